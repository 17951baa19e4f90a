import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { areAlike, distinctPartitions, type Group, isRun, without } from './chinese-arranger';

// A second reading of the Year game's sets, as slow and plain as it can be: every partition of the tiles is tried.

/** The options that say which sets there are. */
export interface NaiveSetOptions {
  readonly mixedSaws?: boolean;
  readonly bonusPair?: 'tile' | 'number';
}

/** Every kind of tile of the game. */
export const KINDS: readonly Tile[] = [
  ...['B', 'C', 'D'].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}` as Tile),
  ),
  ...(['E', 'S', 'W', 'N', 'GD', 'RD', 'YD', 'WD'] as const),
  ...(['F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4'] as const),
];

/** Whether a tile is a flower or a season. */
export const isFlowerOrSeason = (tile: Tile): boolean => /^[FS][1-4]$/.test(tile);

/** How many of a tile there are. */
export const copiesOf = (tile: Tile, bonusCopies = 2): number => (isFlowerOrSeason(tile) ? bonusCopies : 4);

const isOneEach = (group: Group, of: readonly string[]): boolean =>
  group.length === of.length && of.every((tile) => group.includes(tile as Tile));

/** The name of the Year that four tiles are. */
export const yearOf = (group: Group, { mixedSaws = false }: NaiveSetOptions): string | undefined => {
  if (isOneEach(group, ['N', 'E', 'W', 'S'])) return 'NEWS';
  if (isOneEach(group, ['GD', 'RD', 'YD', 'WD'])) return 'GRGW';
  if (isOneEach(group, ['S1', 'S2', 'S3', 'S4']) || isOneEach(group, ['F1', 'F2', 'F3', 'F4'])) return 'SAWS';
  if (!mixedSaws || !group.every(isFlowerOrSeason)) return undefined;
  return isOneEach(group.map((tile) => tile[1]) as Tile[], ['1', '2', '3', '4']) ? 'SAWS' : undefined;
};

/** The tile that is there twice in a Pung-Pair; undefined if the tiles are none. */
export const pairOfPungPair = (group: Group): Tile | undefined => {
  if (group.length !== 5) return undefined;
  const each = [...new Set(group)];
  const year = yearOf(each, {});
  if (each.length !== 4 || year === undefined || year === 'SAWS') return undefined;
  return group.find((tile, at) => group.indexOf(tile) !== at);
};

/** What a group is; undefined if it is nothing. */
export const kindOf = (group: Group, options: NaiveSetOptions): string | undefined => {
  if (pairOfPungPair(group) !== undefined) return 'pungPair';
  if (group.length === 4 && yearOf(group, options) !== undefined) return 'year';
  if (group.length === 3 && isRun(group)) return 'chow';
  if (areAlike(group)) return { 2: 'pair', 3: 'pung', 4: 'kong' }[group.length];
  const [one = '', other = ''] = group;
  const isPair =
    group.length === 2 && group.every((tile) => isFlowerOrSeason(tile)) && options.bonusPair === 'number';
  return isPair && one[1] === other[1] ? 'pair' : undefined;
};

/** Every distinct partition of the tiles into sets. */
export const naivePartitions = (tiles: readonly Tile[], options: NaiveSetOptions): readonly Group[][] =>
  distinctPartitions(tiles, [2, 3, 4, 5], (group) => kindOf(group, options) !== undefined);

/** A set as it lies: its tiles, whether it is concealed, and those of its tiles that are counted in the hand. */
export interface NaiveSet {
  readonly tiles: Group;
  readonly concealed: boolean;
  readonly own: Group;
}

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => all.concat(all.map((some) => some.concat([item]))), [[]]);

/** Every way a hand lies: its partitions, with any pungs among the melds made kongs by a tile of the hand. */
export const naiveLays = (hand: Hand, options: NaiveSetOptions): readonly (readonly NaiveSet[])[] => {
  const melds = hand.melds ?? [];
  const open = melds.flatMap(({ tiles }) =>
    kindOf(tiles, options) === 'pung' && hand.concealed.includes(tiles[0] as Tile) ? [tiles[0] as Tile] : [],
  );
  return subsets(open).flatMap((fourths) =>
    naivePartitions(without(hand.concealed, fourths), options).map((groups) => [
      ...groups.map((tiles) => ({ tiles, concealed: true, own: tiles })),
      ...melds.map(({ tiles, concealed = false }) => {
        const own = fourths.filter((tile) => tiles.length === 3 && tiles.every((one) => one === tile));
        return { tiles: [...tiles, ...own], concealed, own };
      }),
    ]),
  );
};
