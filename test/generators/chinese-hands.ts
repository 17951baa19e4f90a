import type { ChineseWin } from '../../src/games/chinese/vocabulary';
import type { Hand, Meld } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { KINDS } from '../naive/chinese-arranger';
import type { NaiveChineseOptions } from '../naive/chinese-sheet';
import type { Chance } from './chance';

// Generators of Chinese hands: winning ones of every kind, near misses and random ones.

/** A hand with the win and the rules that it is judged by. */
export interface GeneratedChineseHand {
  readonly hand: Hand;
  readonly win: ChineseWin | undefined;
  readonly options: NaiveChineseOptions;
  /** How it was made. */
  readonly made: string;
}

const FLOWERS: readonly Tile[] = ['F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4'];
const HONORS: readonly Tile[] = ['E', 'S', 'W', 'N', 'RD', 'GD', 'WD'];
const OF_B = KINDS.filter((tile) => /^\dB$/.test(tile));
const ENDS = KINDS.filter((tile) => /^[19]/.test(tile));

/** Tiles that the sets of a hand are taken from, so that rare doubles come often. */
const POOLS: readonly (readonly Tile[])[] = [
  KINDS,
  KINDS,
  OF_B,
  OF_B.slice(0, 5),
  [...OF_B, ...HONORS],
  ENDS,
  [...ENDS, ...HONORS],
  HONORS,
];

/** The options with every other value. */
export const OPTION_CHOICES: readonly NaiveChineseOptions[] = [
  { winOnDiscard: 'setsOnly' },
  { ownWindPair: 'once' },
  { noScoring: 'strict' },
  { noScoring: 'section2' },
  { requireSoleWait: false },
  { claimedWin: 'hand' },
  { lastTile: 'drawn' },
  { terminalsAllowHonours: true },
  { ownFlowers: 'cumulative' },
  { bouquetIncludesOwn: true },
  { kongTiles: 'exact' },
  { bouquetIncludesOwn: true, ownFlowers: 'cumulative', requireSoleWait: false, claimedWin: 'hand' },
];

const chooseOptions = (chance: Chance): NaiveChineseOptions =>
  chance.oneIn(2) ? {} : chance.pick(OPTION_CHOICES);

const runFrom = (tile: Tile): Tile[] => {
  const number = Number(tile[0]);
  return [0, 1, 2].map((step) => `${number + step}${tile.slice(1)}` as Tile);
};

const setAt = (tile: Tile, kongs: boolean, chance: Chance): Tile[] => {
  const isRunStart = /^[1-7]/.test(tile);
  if (isRunStart && !kongs && !chance.oneIn(3)) return runFrom(tile);
  return Array.from({ length: kongs || chance.oneIn(4) ? 4 : 3 }, () => tile);
};

const fits = (sets: readonly (readonly Tile[])[]): boolean =>
  KINDS.every((kind) => sets.flat().filter((tile) => tile === kind).length <= 4);

/** Four sets and a pair, the pair first. */
const chooseSets = (chance: Chance): Tile[][] => {
  const kongs = chance.oneIn(20);
  const pool = kongs ? KINDS : chance.pick(POOLS);
  for (;;) {
    const pair = chance.pick(pool);
    const sets = [[pair, pair], ...Array.from({ length: 4 }, () => setAt(chance.pick(pool), kongs, chance))];
    if (fits(sets)) return sets;
  }
};

const chooseWin = (hand: Hand, hasKong: boolean, chance: Chance): ChineseWin | undefined => {
  if (chance.oneIn(5)) return undefined;
  const tile = chance.pick(hand.concealed);
  const isOpen = (hand.melds ?? []).some(({ concealed }) => concealed !== true);
  const last = chance.oneIn(8) ? { lastTile: true } : {};
  const withTile = chance.oneIn(6) ? {} : { tile };
  if (!hasKong && !isOpen && chance.oneIn(4)) return { by: 'wall', ...withTile, originalDraw: true };
  if (chance.oneIn(3) && (hasKong || (hand.flowers ?? []).length > 0)) {
    const after = hasKong && chance.oneIn(2) ? { afterKong: true } : {};
    return { by: 'looseTile', ...withTile, ...after, ...last };
  }
  const only = chance.oneIn(10) ? { onlyPlace: chance.oneIn(2) } : {};
  return { by: chance.pick(['wall', 'discard', 'discard'] as const), ...withTile, ...last, ...only };
};

const chooseFlowers = (chance: Chance): readonly Tile[] => {
  if (chance.oneIn(2)) return [];
  if (chance.oneIn(3))
    return [
      ...chance.pick([FLOWERS.slice(0, 4), FLOWERS.slice(4), FLOWERS]),
      ...(chance.oneIn(8) ? ['F1' as const] : []),
    ].filter((flower, at, all) => all.indexOf(flower) === at);
  return chance.shuffle(FLOWERS).slice(0, chance.below(4));
};

/** A hand of four sets and a pair; kongs may stay among the concealed tiles. */
export const winningChineseHand = (chance: Chance): GeneratedChineseHand => {
  const [pair = [], ...any] = chooseSets(chance);
  const laysKongsDown = !chance.oneIn(5);
  const sets = laysKongsDown ? any.toSorted((one, other) => other.length - one.length) : any;
  const kongs = laysKongsDown ? sets.filter(({ length }) => length === 4).length : 0;
  const open = Math.max(kongs, chance.oneIn(3) ? 0 : chance.below(5));
  const melds: Meld[] = sets.slice(0, open).map((tiles) => ({
    tiles: chance.shuffle(tiles),
    ...(tiles.length === 4 && chance.oneIn(2) && { concealed: true }),
  }));
  const concealed = chance.shuffle([...pair, ...sets.slice(open).flat()]);
  const hand: Hand = { concealed, melds, flowers: chooseFlowers(chance) };
  const win = chooseWin(
    hand,
    sets.some((tiles) => tiles.length === 4),
    chance,
  );
  return { hand, win, options: chooseOptions(chance), made: 'winning' };
};

/** A winning hand with a tile changed, one too few or one too many. */
export const nearChineseMiss = (chance: Chance): GeneratedChineseHand => {
  for (;;) {
    const { hand, options } = winningChineseHand(chance);
    const [first, ...rest] = hand.concealed;
    const made = chance.pick(['changed', 'changed', 'tooFew', 'tooMany']);
    const other = chance.pick(KINDS);
    const concealed = {
      changed: [other, ...rest],
      tooFew: rest,
      tooMany: [first as Tile, other, ...rest],
    }[made] as Tile[];
    if (fits([concealed, ...(hand.melds ?? []).map(({ tiles }) => tiles)])) {
      return { hand: { ...hand, concealed }, win: undefined, options, made };
    }
  }
};

const allTiles: readonly Tile[] = KINDS.flatMap((kind) => [kind, kind, kind, kind]);

/** Any 14 tiles; of one suit now and then. */
export const randomChineseHand = (chance: Chance): GeneratedChineseHand => {
  const pool = chance.oneIn(2) ? allTiles : allTiles.filter((tile) => OF_B.includes(tile));
  const concealed = chance.shuffle(pool).slice(0, 14);
  return { hand: { concealed }, win: undefined, options: chooseOptions(chance), made: 'random' };
};

/** A hand of any of these sorts. */
export const anyChineseHand = (chance: Chance): GeneratedChineseHand => {
  const sort = chance.below(10);
  if (sort < 6) return winningChineseHand(chance);
  return sort < 9 ? nearChineseMiss(chance) : randomChineseHand(chance);
};
