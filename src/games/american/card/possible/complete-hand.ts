import type { Hand, Meld } from '../../../../hands/hand';
import { type Filler, lackOf, type Need, needsOf, type Place } from '../../../../jokers/missing';
import { TILES, type Tile } from '../../../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../../../tiles/tile-index';
import type { Exposure, Laying } from '../exposures';
import { isAny, type VariantGroup } from '../layouts/groups';
import type { Template } from '../layouts/templates';

/*
 * Checks whether unseen tiles can complete a variant with some groups exposed. If an exposure holds a joker that
 * the line does not print, its place is open and the joker is available, since an unseen natural tile may be
 * exchanged for it (AG-21).
 */

/** Exposures laid into groups; any remaining groups of anything are ignored. */
type LaidGroups = Laying<Pick<Template, 'groups'>>;

/** Places that unseen tiles must fill, and the index of their exposure; undefined for concealed places. */
interface Demand {
  readonly meld: number | undefined;
  readonly places: readonly Place[];
  /** How many jokers of the exposure are exchanged. */
  readonly freed: number;
}

/** What an exposure needs to fill its group; without `exchange`, jokers that may stay are not exchanged. */
const demandOf = (
  { tile, size, printedJokers, places }: VariantGroup,
  exposure: Exposure,
  exchange: boolean,
): Omit<Demand, 'meld'> => {
  const kind = tileIndex(tile);
  const filler = places.find((place) => place.kind === kind)?.filler ?? 'own';
  const lacking = Math.max(0, printedJokers - exposure.jokers);
  const loose = Math.max(0, exposure.jokers - printedJokers);
  const freed = exchange || filler === 'own' ? loose : 0;
  const wanted: readonly Place[] = [
    { kind: JOKER, count: lacking, filler: 'own' },
    { kind, count: size - exposure.size - lacking, filler },
    // Only the tile itself can be exchanged for a joker (AG-21), even where flowers serve as jokers.
    { kind, count: freed, filler: filler === 'own' ? 'own' : 'jokers' },
  ];
  return { places: wanted.filter(({ count }) => count > 0), freed };
};

/** The places of a concealed group; in a group of different tiles where flowers may serve, its flowers are filled last. */
const placesOf = ({ tile, filler, places }: VariantGroup): readonly Place[] =>
  tile === undefined && filler === 'flowers'
    ? places.map((place) => (place.kind === FLOWER ? { ...place, filler } : place))
    : places;

const demandsOf = ({ variant, laid, exposures }: LaidGroups, exchange: boolean): readonly Demand[] =>
  variant.groups.map((group, at) => {
    const meld = laid[at];
    const exposure = exposures[meld ?? -1];
    if (isAny(group) || exposure === undefined)
      return { meld: undefined, places: isAny(group) ? [] : placesOf(group), freed: 0 };
    return { meld, ...demandOf(group, exposure, exchange) };
  });

/** The unseen tiles, and the jokers gained by exchanges. */
const availableTo = (demands: readonly Demand[], unseen: ArrayLike<number>): number[] => {
  const available = Array.from(unseen);
  available[JOKER] = demands.reduce((sum, { freed }) => sum + freed, available[JOKER] ?? 0);
  return available;
};

/** What completing a variant needs, and the tiles available with all possible joker exchanges. */
export const completion = (
  variant: LaidGroups,
  unseen: ArrayLike<number>,
): { readonly needs: readonly Need[]; readonly available: readonly number[] } => {
  const demands = demandsOf(variant, true);
  return { needs: needsOf(demands), available: availableTo(demands, unseen) };
};

const FILLERS: readonly Filler[] = ['own', 'jokers', 'flowers'];

/** The tiles that fill the places, by exposure: first where nothing else may go, then where flowers may not. */
const filled = (
  demands: readonly Demand[],
  unseen: ArrayLike<number>,
): ReadonlyMap<number | undefined, readonly Tile[]> => {
  const left = availableTo(demands, unseen);
  const tiles = new Map<number | undefined, readonly Tile[]>();
  /** Puts a tile into an exposure or the concealed hand; false if none is left. */
  const put = (kind: number, meld: number | undefined): boolean => {
    const rest = left[kind] ?? 0;
    if (rest === 0) return false;
    left[kind] = rest - 1;
    tiles.set(meld, [...(tiles.get(meld) ?? []), ...TILES.slice(kind, kind + 1)]);
    return true;
  };
  for (const sort of FILLERS) {
    const spots = demands.flatMap(({ meld, places }) =>
      places
        .filter(({ filler }) => filler === sort)
        .flatMap(({ kind, count }) => Array.from({ length: count }, () => ({ meld, kind }))),
    );
    const open = spots.filter(({ meld, kind }) => !put(kind, meld));
    for (const { meld } of open) if (sort !== 'flowers' || !put(FLOWER, meld)) put(JOKER, meld);
  }
  return tiles;
};

const withoutJokers = (tiles: readonly Tile[], jokers: number): readonly Tile[] => {
  let rest = jokers;
  return tiles.filter((tile) => tile !== 'J' || rest-- <= 0);
};

/** The hand that unseen tiles make of a variant that lacks nothing; jokers are exchanged only if needed. */
export const completedHand = (
  variant: LaidGroups,
  melds: readonly Meld[],
  unseen: ArrayLike<number>,
): Hand => {
  const plain = demandsOf(variant, false);
  const isEnough = lackOf(needsOf(plain), availableTo(plain, unseen)) === 0;
  const demands = isEnough ? plain : demandsOf(variant, true);
  const tiles = filled(demands, unseen);
  const onTable = melds.map((meld, at) => {
    const freed = demands.find((demand) => demand.meld === at)?.freed ?? 0;
    return { ...meld, tiles: [...withoutJokers(meld.tiles, freed), ...(tiles.get(at) ?? [])] };
  });
  const concealed = tiles.get(undefined) ?? [];
  return onTable.length > 0 ? { concealed, melds: onTable } : { concealed };
};
