import type { Tile } from '../../src/tiles/tile';

// A second implementation of arranging, as slow and plain as it can be: every partition of the tiles is tried.

/** Tiles that lie together as a set or as the pair. */
export type Group = readonly Tile[];

/** The kinds of tile that sets are made of. */
export const KINDS: readonly Tile[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) => [`${number}B`, `${number}C`, `${number}D`] as Tile[]),
  ...(['E', 'S', 'W', 'N', 'RD', 'GD', 'WD'] as const),
];

const numberOf = (tile: Tile): number => (/^[1-9]/.test(tile) ? Number(tile[0]) : 0);
const suitOf = (tile: Tile): string => (numberOf(tile) > 0 ? tile.slice(1) : '');

/** Whether all tiles of a group are the same. */
export const areAlike = (group: Group): boolean => group.every((tile) => tile === group[0]);

/** Whether three tiles are in a row of one suit. */
export const isRun = (group: Group): boolean => {
  const numbers = group.map(numberOf).sort((one, other) => one - other);
  const oneSuit = group.every((tile) => suitOf(tile) !== '' && suitOf(tile) === suitOf(group[0] as Tile));
  return oneSuit && numbers[1] === (numbers[0] as number) + 1 && numbers[2] === (numbers[0] as number) + 2;
};

/** What a group is; undefined if it is nothing. */
export const kindOf = (group: Group): 'pair' | 'pung' | 'kong' | 'run' | undefined => {
  if (group.length === 3 && isRun(group)) return 'run';
  if (!areAlike(group)) return undefined;
  return ({ 2: 'pair', 3: 'pung', 4: 'kong' } as const)[group.length as 2 | 3 | 4];
};

/** Every choice of so many of the items. */
const choices = <T>(items: readonly T[], count: number): T[][] => {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
};

/** The tiles with some of them taken away. */
export const without = (tiles: readonly Tile[], taken: readonly Tile[]): Tile[] => {
  const left = [...tiles];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
};

/** A group as a word: the same tiles give the same word. */
export const groupWord = (group: Group): string => [...group].sort().join(' ');

/** A partition as a word, whatever the order of its groups. */
const partitionWord = (groups: readonly Group[]): string => groups.map(groupWord).sort().join(' | ');

/** Every partition of the tiles into groups of these sizes that are sets, in any order and as often as it is found. */
const partitions = (
  tiles: readonly Tile[],
  sizes: readonly number[],
  isSet: (group: Group) => boolean,
): Group[][] => {
  const [first, ...rest] = tiles;
  if (first === undefined) return [[]];
  const seen = new Set<string>();
  return sizes
    .flatMap((size) => choices(rest, size - 1))
    .map((others) => [first, ...others])
    .filter(isSet)
    .filter((group) => !seen.has(groupWord(group)) && seen.add(groupWord(group)))
    .flatMap((group) => partitions(without(tiles, group), sizes, isSet).map((groups) => [group, ...groups]));
};

/** Every partition of the tiles into groups of these sizes that are sets, each once. */
export const distinctPartitions = (...asked: Parameters<typeof partitions>): readonly Group[][] => [
  ...new Map(partitions(...asked).map((groups) => [partitionWord(groups), groups])).values(),
];

/** Every distinct way to lay out the tiles as so many sets and one pair, with so many kongs among the sets. */
export const naiveArrangements = (
  tiles: readonly Tile[],
  sets: number,
  kongs: number,
): readonly Group[][] => {
  const sizes = kongs > 0 ? [2, 3, 4] : [2, 3];
  return distinctPartitions(tiles, sizes, (group) => kindOf(group) !== undefined).filter((groups) => {
    const count = (kind: string): number => groups.filter((group) => kindOf(group) === kind).length;
    return count('pair') === 1 && groups.length === sets + 1 && count('kong') === kongs;
  });
};

/** Whether tiles are so many sets and a pair: the lowest tile goes into a pair, a pung or a run. */
export const naiveWins = (tiles: readonly Tile[], sets: number, pairs = 1): boolean => {
  const sorted = [...tiles].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
  const first = sorted[0];
  if (first === undefined) return sets === 0 && pairs === 0;
  const next = (steps: number): Tile => `${numberOf(first) + steps}${suitOf(first)}` as Tile;
  const wins = (group: Group, setsLeft: number, pairsLeft: number): boolean => {
    const left = [...sorted];
    for (const tile of group) {
      const at = left.indexOf(tile);
      if (at < 0) return false;
      left.splice(at, 1);
    }
    return setsLeft >= 0 && pairsLeft >= 0 && naiveWins(left, setsLeft, pairsLeft);
  };
  return (
    wins([first, first], sets, pairs - 1) ||
    wins([first, first, first], sets - 1, pairs) ||
    (numberOf(first) > 0 && wins([first, next(1), next(2)], sets - 1, pairs))
  );
};
