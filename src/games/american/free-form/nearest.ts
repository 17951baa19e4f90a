import { FLOWER, JOKER } from '../../../tiles/tile-index';
import { type FoundLayout, lackOf, layoutSearch } from './layouts';
import { type FreeFormRack, HAND_SIZE, KINDS } from './rack';

/** Tiles by kind as places in `TILES`, and of each how many. */
export type Naturals = readonly number[];

/** A layout near a hand, with what is to be exchanged for it. */
export interface NearLayout {
  /** The groups, concealed and exposed, each with its kind and size; in order. */
  readonly groups: readonly { readonly kind: number; readonly size: number }[];
  /** The tiles missing, in rack order, as places in `TILES`. */
  readonly missing: readonly number[];
  /** The tiles that are too many, in rack order. */
  readonly tooMany: readonly number[];
}

const LISTED = 3;

const times = (kind: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, () => kind);

/** What is missing of a layout and too many of the rack; jokers fill first what only they can fill. */
const exchangeFor = (
  { groups, jokers }: FoundLayout,
  rack: FreeFormRack,
  copies: Naturals,
): Pick<NearLayout, 'missing' | 'tooMany'> => {
  const wanted = Array.from({ length: KINDS }, (_, kind) => {
    const sizes = groups.find((one) => one.kind === kind)?.sizes ?? [];
    const tiles = sizes.reduce((sum, size) => sum + size, 0);
    const inPairs = sizes.filter((size) => size === 2).length * 2;
    const lack = lackOf(rack.counts[kind] as number, tiles, inPairs);
    return { tiles, lack, beyond: Math.max(0, tiles - (copies[kind] as number)) };
  });
  const beyond = wanted.reduce((sum, one) => sum + one.beyond, 0);
  let free = Math.max(0, jokers - beyond);
  const missing = wanted.flatMap(({ lack, beyond: own }, kind) => {
    const filled = Math.min(free, lack.places - own);
    free -= filled;
    return times(kind, lack.pairs + lack.places - own - filled);
  });
  // Jokers that are left over are too many, and before them the flowers that could have served as such.
  const isServing = (kind: number): boolean => kind === FLOWER && rack.flowersAsJokers;
  const extra = wanted.flatMap(({ tiles }, kind) =>
    isServing(kind) ? [] : times(kind, (rack.counts[kind] as number) - tiles),
  );
  const flowers = Math.min(free, jokers - rack.jokers);
  return {
    missing: [...missing, ...times(JOKER, beyond - jokers)],
    tooMany: [...times(FLOWER, flowers), ...extra, ...times(JOKER, free - flowers)],
  };
};

/** The first three of the layouts for which the fewest tiles of a hand must be exchanged. */
export const findNearest = (
  rack: FreeFormRack,
  naturals: Naturals,
  jokers: number,
): readonly NearLayout[] => {
  const { exposed } = rack;
  const tiles = exposed.reduce((left, { size }) => left - size, HAND_SIZE);
  const copies = naturals.map((count, kind) =>
    exposed.reduce((left, group) => (group.kind === kind ? left - group.size + group.jokers : left), count),
  );
  const spare = exposed.reduce((left, group) => left - group.jokers, jokers);
  const search = layoutSearch({ rack, tiles, copies, jokers: Math.max(0, spare) });
  for (let distance = 0; distance <= HAND_SIZE; distance++) {
    const near: NearLayout[] = [];
    for (const found of search(distance)) {
      const own = found.groups.flatMap(({ kind, sizes }) => sizes.map((size) => ({ kind, size })));
      const groups = [...own, ...exposed.map(({ kind, size }) => ({ kind, size }))];
      groups.sort((one, other) => one.kind - other.kind || other.size - one.size);
      near.push({ groups, ...exchangeFor(found, rack, copies) });
      if (near.length === LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};
