import { tilesAt } from '../../melds/set-shape';
import { seatAfter, seatsAfter } from '../../play/seats';
import { type Tile, WINDS, type Wind } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { partsOf, type YearShape } from './parts';

/** What a discard can be claimed for, the strongest claim first (YG-7). */
export const CLAIMS = ['mahJong', 'pungPair', 'pung', 'chow'] as const;
/** What a discard can be claimed for. */
export type ClaimKind = (typeof CLAIMS)[number];

/** A set that a claimed discard completes. */
export interface SetClaim {
  /** What it completes. */
  readonly kind: Exclude<ClaimKind, 'mahJong'>;
  /** The tiles of the rack that are shown with it, in rack order. */
  readonly shown: readonly Tile[];
}

const countOf = (tiles: readonly number[], kind: number): number =>
  tiles.filter((one) => one === kind).length;

/** Whether the tiles of the rack complete this set with the discard, which a Pung-Pair has once (YG-10). */
const completes = ({ kind, kinds }: YearShape, rack: readonly number[], discard: number): boolean => {
  const own = countOf(kinds, discard);
  if (own === 0 || (kind === 'pungPair' && own > 1)) return false;
  return kinds.every((one) => countOf(rack, one) >= countOf(kinds, one) - (one === discard ? 1 : 0));
};

const shownOf = ({ kinds }: YearShape, discard: number): readonly Tile[] => {
  const at = kinds.indexOf(discard);
  return tilesAt(kinds.filter((_, place) => place !== at));
};

/**
 * What a player can claim a discard for beside Mah Jong: a Year with a Pung-Pair, a pung, or, if it is the player
 * of the next season, a chow (YG-7, YG-10); never a kong (YG-9), a pair or a Year alone. The strongest come first.
 */
export const setClaims = (
  rack: readonly Tile[],
  discard: Tile,
  discarder: Wind,
  caller: Wind,
): readonly SetClaim[] => {
  const [own, wanted] = [rack.map(tileIndex), tileIndex(discard)];
  const isNext = seatAfter(WINDS, discarder) === caller;
  return partsOf({ bonusPair: 'tile', mixedSaws: false })
    .flatMap(({ shapes }) => shapes.flat())
    .filter((shape) => completes(shape, own, wanted) && (shape.kind !== 'chow' || isNext))
    .flatMap((shape) => {
      const { kind } = shape;
      if (kind !== 'pungPair' && kind !== 'pung' && kind !== 'chow') return [];
      return [{ kind, shown: shownOf(shape, wanted) }];
    })
    .sort((one, other) => CLAIMS.indexOf(one.kind) - CLAIMS.indexOf(other.kind));
};

/**
 * Which of the claims to a discard is granted: the strongest, and of equal ones that of the seat whose turn comes
 * first (YG-7); undefined if there is none.
 */
export const grantedClaim = <C extends { readonly seat: Wind; readonly kind: ClaimKind }>(
  claims: readonly C[],
  discarder: Wind,
): C | undefined => {
  const order = seatsAfter(WINDS, discarder);
  return [...claims].sort(
    (one, other) =>
      CLAIMS.indexOf(one.kind) - CLAIMS.indexOf(other.kind) ||
      order.indexOf(one.seat) - order.indexOf(other.seat),
  )[0];
};
