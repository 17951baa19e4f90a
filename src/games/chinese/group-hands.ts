import { TILES, type Tile } from '../../tiles/tile';
import { EAST, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../tiles/tile-index';
import { startsRun } from './arrangements';

/*
 * What each suit, and the winds and dragons together, can contribute to a winning hand: every
 * multiset of their tiles that makes some sets with or without the pair. How many tiles there are
 * says how many sets they make, so a multiset that can be read in two ways is there once.
 */

/** Kinds that sets are made of together, as places in `TILES`, ascending within the group. */
export type Group = readonly number[];

/** Tiles of one group that make whole sets, with or without the pair; the same for every suit. */
export interface GroupHand {
  /** How many of each kind of the group. */
  readonly counts: readonly number[];
  /** How many sets they make. */
  readonly sets: number;
  /** How many pairs they make beside the sets: none or one. */
  readonly pairs: number;
}

/** The groups of the Chinese game: bams, craks, dots, then winds and dragons. */
export const GROUPS: readonly Group[] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [11, 12, 13, 14, 15, 16, 17, 18, 19],
  [21, 22, 23, 24, 25, 26, 27, 28, 29],
  [EAST, EAST + 1, EAST + 2, EAST + 3, RED_DRAGON, GREEN_DRAGON, WHITE_DRAGON],
];

const MOST_SETS = 4;
const COPIES = 4;

/** The sets that tiles of a group can form, each as the places in the group of its tiles. */
const setsIn = (group: Group): readonly (readonly number[])[] => [
  ...group.map((_, place) => [place, place, place]),
  ...group.flatMap((kind, place) => {
    const isRun = startsRun(kind) && group[place + 1] === kind + 1 && group[place + 2] === kind + 2;
    return isRun ? [[place, place + 1, place + 2]] : [];
  }),
];

/** The counts after tiles in these places were added; undefined if there are not so many. */
const added = (counts: readonly number[], places: readonly number[]): readonly number[] | undefined => {
  const sum = [...counts];
  for (const place of places) sum[place]!++;
  return sum.every((count) => count <= COPIES) ? sum : undefined;
};

/** Counts as one number, which is greater the more there is of an earlier tile. */
const keyOf = (counts: readonly number[]): number =>
  counts.reduce((key, count) => (COPIES + 1) * key + count, 0);

/** Everything that so many kinds with these sets can contribute, more of an earlier kind first. */
const makeGroupHands = (kinds: number, sets: readonly (readonly number[])[]): readonly GroupHand[] => {
  const found = new Map<number, GroupHand>();
  const add = (counts: readonly number[], setCount: number, pairs: number): void => {
    const key = keyOf(counts);
    if (!found.has(key)) found.set(key, { counts, sets: setCount, pairs });
  };
  const grow = (counts: readonly number[], setCount: number, from: number): void => {
    add(counts, setCount, 0);
    for (let place = 0; place < kinds; place++) {
      const paired = added(counts, [place, place]);
      if (paired !== undefined) add(paired, setCount, 1);
    }
    if (setCount === MOST_SETS) return;
    for (let next = from; next < sets.length; next++) {
      const grown = added(counts, sets[next] as readonly number[]);
      if (grown !== undefined) grow(grown, setCount + 1, next);
    }
  };
  grow(
    Array.from({ length: kinds }, () => 0),
    0,
    0,
  );
  return [...found].sort(([one], [other]) => other - one).map(([, hand]) => hand);
};

/** What was made, by the sets it is made of: the three suits have theirs in the same places. */
const made = new Map<string, readonly GroupHand[]>();

/** Everything that tiles of a group can contribute, up to four sets and a pair; more of an earlier tile first. */
export const groupHands = (group: Group): readonly GroupHand[] => {
  const sets = setsIn(group);
  const key = sets.join(' ');
  const hands = made.get(key) ?? makeGroupHands(group.length, sets);
  made.set(key, hands);
  return hands;
};

/** The tiles of a hand of a group, in the order of the group. */
export const groupTiles = (group: Group, { counts }: GroupHand): readonly Tile[] =>
  group.flatMap((kind, place) => Array.from({ length: counts[place] as number }, () => TILES[kind] as Tile));
