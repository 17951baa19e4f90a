import { setsByTile } from '../../melds/set-shape';
import { holds } from '../../play/racks';
import { seatAfter, seatsAfter } from '../../play/seats';
import { type Tile, WINDS, type Wind } from '../../tiles/tile';
import { partsOf } from './parts';

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

/** Made once, since every discard asks. */
let byTile: ReadonlyMap<Tile, readonly SetClaim[]> | undefined;

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
  const isNext = seatAfter(WINDS, discarder) === caller;
  byTile ??= setsByTile(partsOf({ bonusPair: 'tile', mixedSaws: false }), ['pungPair', 'pung', 'chow']);
  return (
    byTile.get(discard)?.filter(({ kind, shown }) => {
      // The discard is not the tile of a Pung-Pair that is there twice.
      const isAllowed = { pungPair: !shown.includes(discard), pung: true, chow: isNext };
      return isAllowed[kind] && holds(rack, shown);
    }) ?? []
  );
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
