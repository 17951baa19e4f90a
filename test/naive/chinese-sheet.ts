import type { Tile } from '../../src/tiles/tile';
import { type Group, kindOf } from './chinese-arranger';

// The sheet once more, written down from the rulebook as plainly as it can be (CS-9 to CS-21).

/** The options that the naive sheet knows, by the rulebook's names. */
export interface NaiveChineseOptions {
  readonly winOnDiscard?: 'anything' | 'setsOnly';
  readonly ownWindPair?: 'both' | 'once';
  readonly noScoring?: 'sets' | 'strict' | 'section2';
  readonly requireSoleWait?: boolean;
  readonly claimedWin?: 'table' | 'hand';
  readonly lastTile?: 'drawnOrDiscarded' | 'drawn';
  readonly terminalsAllowHonours?: boolean;
  readonly ownFlowers?: 'instead' | 'cumulative';
  readonly bouquetIncludesOwn?: boolean;
  readonly kongTiles?: 'sheet' | 'exact';
  readonly dummyFlowers?: 'discarded' | 'replaced';
}

/** A hand laid out: which groups lie on the table, and what the sheet asks. */
export interface NaiveLaid {
  readonly groups: readonly { readonly tiles: Group; readonly table: boolean }[];
  readonly flowers: readonly Tile[];
  readonly drawn: boolean;
  readonly onlyPlace: boolean;
  readonly loose: boolean;
  readonly last: boolean;
  readonly original: boolean;
}

/** The natural score with what led to it. */
export interface NaiveScore {
  readonly points: number;
  readonly doubles: Readonly<Record<string, number>>;
  readonly product: number;
}

const HONORS: readonly Tile[] = ['E', 'S', 'W', 'N', 'RD', 'GD', 'WD'];
const isHonor = (tile: Tile): boolean => HONORS.includes(tile);
const isEnd = (tile: Tile): boolean => tile.startsWith('1') || tile.startsWith('9');

const setPoints = (tiles: Group, table: boolean): number => {
  const kind = kindOf(tiles);
  if (kind !== 'pung' && kind !== 'kong') return 0;
  const tile = tiles[0] as Tile;
  const base = kind === 'pung' ? 2 : 8;
  return base * (isHonor(tile) || isEnd(tile) ? 2 : 1) * (table ? 1 : 2);
};

const pairPoints = (tiles: Group, options: NaiveChineseOptions): number => {
  const tile = tiles[0] as Tile;
  if (kindOf(tiles) !== 'pair' || !isHonor(tile)) return 0;
  return tile === 'E' && options.ownWindPair !== 'once' ? 4 : 2;
};

const section2 = (laid: NaiveLaid, options: NaiveChineseOptions): Record<string, number> => {
  const tiles = laid.groups.flatMap((group) => group.tiles);
  const big = laid.groups
    .filter((group) => ['pung', 'kong'].includes(kindOf(group.tiles) ?? ''))
    .map((group) => group.tiles[0]);
  const suits = new Set(tiles.filter((tile) => !isHonor(tile)).map((tile) => tile[1])).size;
  const honors = tiles.some(isHonor);
  const dragons = big.filter((tile) => tile?.endsWith('D') && isHonor(tile)).length;
  const ends = tiles.filter((tile) => !isHonor(tile));
  const factors: Record<string, number> = {
    '2a': big.includes('E') ? 2 : 1,
    '2b': [1, 2, 4, 8][dragons] as number,
    '2c': suits === 1 && honors ? 2 : 1,
    '2d': laid.last && (laid.drawn || options.lastTile !== 'drawn') ? 2 : 1,
    '2e': suits === 1 && !honors ? 8 : 1,
    '2f': ends.length > 0 && ends.every(isEnd) && (!honors || options.terminalsAllowHonours === true) ? 2 : 1,
    '2g': suits === 0 ? 8 : 1,
    '2h': laid.original ? 8 : 1,
  };
  return factors;
};

const section3 = ({ flowers }: NaiveLaid, options: NaiveChineseOptions): Record<string, number> => {
  const red = flowers.filter((flower) => flower.startsWith('F'));
  const black = flowers.filter((flower) => flower.startsWith('S'));
  const bouquets = [red, black].filter((color) => color.length === 4);
  const included = options.bouquetIncludesOwn === true ? bouquets.flat() : [];
  const own = flowers.filter((flower) => flower.endsWith('1') && !included.includes(flower)).length;
  const both = own === 2;
  return {
    '3a': own === 1 || (both && options.ownFlowers === 'cumulative') ? 2 : 1,
    '3b': both ? 4 : 1,
    '3c': [1, 8, 64][bouquets.length] as number,
  };
};

/** Sections 1 to 3. */
export const naiveScore = (laid: NaiveLaid, options: NaiveChineseOptions): NaiveScore => {
  const factors2 = section2(laid, options);
  const factors = { ...factors2, ...section3(laid, options) };
  const ofSets = laid.groups
    .map(({ tiles, table }) => setPoints(tiles, table) + pairPoints(tiles, options))
    .reduce((sum, points) => sum + points, 0);
  const noRuns = laid.groups.every(({ tiles }) => kindOf(tiles) !== 'run');
  const others =
    4 * laid.flowers.length +
    (laid.drawn ? 2 : 0) +
    (laid.onlyPlace ? 2 : 0) +
    (laid.loose ? 10 : 0) +
    (noRuns ? 10 : 0);
  const plain =
    options.noScoring === 'strict'
      ? ofSets + others === 0
      : options.noScoring === 'section2'
        ? Object.values(factors2).every((factor) => factor === 1)
        : ofSets === 0;
  const points = ofSets + others + 20 + (plain ? 10 : 0);
  const doubles = Object.fromEntries(Object.entries(factors).filter(([, factor]) => factor > 1));
  return {
    points,
    doubles,
    product: Object.values(factors).reduce((product, factor) => product * factor, points),
  };
};

/** What section 4 asks about. */
export interface NaiveCounts {
  readonly ownFlowers: number;
  readonly flowersOfDummies: number;
  readonly kongs: number;
  readonly discards: number;
}

/** Section 4 (CS-7a, CS-21): flowers laid aside come off the 130, whoever drew them. */
export const naiveTilesLeft = (
  { ownFlowers, flowersOfDummies, kongs, discards }: NaiveCounts,
  { kongTiles, dummyFlowers }: NaiveChineseOptions,
): Readonly<Record<'4a' | '4b' | '4c', number>> => {
  let toDraw = 144 - 14 - ownFlowers;
  if (dummyFlowers === 'replaced') toDraw -= flowersOfDummies;
  if (kongTiles === 'exact') toDraw -= kongs;
  return { '4a': toDraw, '4b': discards, '4c': toDraw - discards };
};
