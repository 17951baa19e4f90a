import type { YearPoints } from '../../src/games/year/points';
import type { YearWin } from '../../src/games/year/vocabulary';
import type { Hand, Meld } from '../../src/hands/hand';
import type { Suit, Tile } from '../../src/tiles/tile';
import { copiesOf, isFlowerOrSeason, KINDS } from '../naive/year-arranger';
import type { NaiveYearOptions } from '../naive/year-readings';
import type { Chance } from './chance';

// Generators of hands of the Year game: winning ones of every kind, near misses and random ones.

/** A hand with the win and the rules that it is judged by. */
export interface GeneratedYearHand {
  readonly hand: Hand;
  readonly win: YearWin | undefined;
  readonly options: NaiveYearOptions;
  /** How it was made. */
  readonly made: string;
}

const POINTS: YearPoints = {
  chow: { concealed: 3, revealed: 1, personalSuit: 2 },
  pung: { concealed: 8, revealed: 4 },
  kong: { concealed: 16, revealed: 9, personalSuit: 5 },
  year: { concealed: 20, revealed: 10 },
  pair: { concealed: 2 },
};

/** The options with every other value. */
export const OPTION_CHOICES: readonly NaiveYearOptions[] = [
  { mixedSaws: true },
  { bonusPair: 'number' },
  { bonusCopies: 1 },
  { points: POINTS },
  { points: { pair: { concealed: 50, revealed: 1 } } },
  { mixedSaws: true, bonusPair: 'number', points: POINTS },
];

const SUIT_KINDS = KINDS.filter((tile) => /^\d/.test(tile));
const HONORS = KINDS.filter((tile) => !/^\d/.test(tile) && !isFlowerOrSeason(tile));
const POOLS: readonly (readonly Tile[])[] = [
  [...SUIT_KINDS, ...HONORS],
  [...SUIT_KINDS, ...HONORS],
  SUIT_KINDS.slice(0, 9),
  SUIT_KINDS.slice(0, 5),
  [...SUIT_KINDS.slice(9, 14), ...HONORS],
  HONORS,
];
const YEARS: readonly (readonly Tile[])[] = [
  ['E', 'S', 'W', 'N'],
  ['GD', 'RD', 'YD', 'WD'],
];
const COLORS = ['F', 'S'];

const copies = (tile: Tile, count: number): Tile[] => Array.from({ length: count }, () => tile);

const bonusYear = ({ mixedSaws = false }: NaiveYearOptions, chance: Chance): Tile[] => {
  const color = chance.pick(COLORS);
  return [1, 2, 3, 4].map((number) => `${mixedSaws ? chance.pick(COLORS) : color}${number}` as Tile);
};

const bonusSet = (options: NaiveYearOptions, chance: Chance): Tile[] => {
  if (chance.oneIn(2)) return bonusYear(options, chance);
  const number = 1 + chance.below(4);
  const color = chance.pick(COLORS);
  const other = options.bonusPair === 'number' ? chance.pick(COLORS) : color;
  return [`${color}${number}` as Tile, `${other}${number}` as Tile];
};

/** A set of any kind from a pool of tiles. */
const chooseSet = (pool: readonly Tile[], options: NaiveYearOptions, chance: Chance): Tile[] => {
  const sort = chance.below(20);
  if (sort === 0) return bonusSet(options, chance);
  if (sort === 1) return [...chance.pick(YEARS)];
  if (sort === 2) {
    const year = chance.pick(YEARS);
    return [...year, chance.pick(year)];
  }
  const tile = chance.pick(pool);
  if (sort < 9 && /^[1-7]/.test(tile)) {
    return [0, 1, 2].map((step) => `${Number(tile[0]) + step}${tile.slice(1)}` as Tile);
  }
  return copies(tile, chance.pick([2, 2, 3, 3, 3, 4]));
};

const fits = (tiles: readonly Tile[], { bonusCopies = 2 }: NaiveYearOptions): boolean =>
  KINDS.every((kind) => tiles.filter((tile) => tile === kind).length <= copiesOf(kind, bonusCopies));

const isAllAlike = (tiles: readonly Tile[]): boolean => tiles.every((tile) => tile === tiles[0]);

const mayBeMeld = (tiles: readonly Tile[]): boolean => tiles.length > 2;

interface Laid {
  readonly tiles: readonly Tile[];
  readonly meld: 'none' | 'revealed' | 'concealed';
  /** Whether a replacement was taken for it. */
  readonly isReplaced: boolean;
}

const lay = (tiles: readonly Tile[], isOpen: boolean, chance: Chance): Laid => {
  if (!isOpen || !mayBeMeld(tiles)) return { tiles, meld: 'none', isReplaced: false };
  const meld = chance.oneIn(5) ? 'concealed' : 'revealed';
  return { tiles, meld, isReplaced: meld === 'revealed' && tiles.length === 4 && !chance.oneIn(6) };
};

/** Sets that come to 14 tiles and the replacements. */
const chooseSets = (options: NaiveYearOptions, chance: Chance): readonly Laid[] => {
  const openness = chance.pick([1, 2, 2, 4, 100]);
  for (;;) {
    const pool = chance.pick(POOLS);
    const sets: Laid[] = [];
    let size = 0;
    while (size < 14) {
      const laid = lay(chooseSet(pool, options, chance), chance.oneIn(openness), chance);
      sets.push(laid);
      size += laid.tiles.length - Number(laid.isReplaced);
    }
    const all = sets.flatMap(({ tiles }) => tiles);
    if (size === 14 && fits(all, options) && sets.some(({ meld }) => meld === 'none')) return sets;
  }
};

const SUITS: readonly Suit[] = ['B', 'C', 'D'];

const chooseWin = (hand: Hand, replacements: number, chance: Chance): YearWin | undefined => {
  if (chance.oneIn(5)) return undefined;
  const by = chance.pick(['wall', 'discard', 'discard', 'steal'] as const);
  return {
    by,
    ...(!chance.oneIn(5) && { tile: chance.pick(hand.concealed) }),
    ...(chance.oneIn(3) && { replacements }),
    ...(chance.oneIn(2) && { personalSuit: chance.pick(SUITS) }),
  };
};

const chooseFlowers = (held: readonly Tile[], options: NaiveYearOptions, chance: Chance): readonly Tile[] => {
  const flowers = chance.shuffle(KINDS.filter(isFlowerOrSeason)).slice(0, chance.below(4));
  return fits([...held, ...flowers], options) ? flowers : [];
};

const meldOf = ({ tiles, meld }: Laid, chance: Chance): Meld => ({
  tiles: chance.shuffle(tiles),
  ...(meld === 'concealed' && { concealed: true }),
});

/** A hand that wins; of some revealed kongs the fourth tile is still in the hand. */
export const winningYearHand = (chance: Chance): GeneratedYearHand => {
  const options = chance.oneIn(2) ? {} : chance.pick(OPTION_CHOICES);
  const sets = chooseSets(options, chance);
  const own = sets.filter(({ meld }) => meld === 'none').flatMap(({ tiles }) => tiles);
  const melds: Meld[] = [];
  const fourths: Tile[] = [];
  for (const laid of sets.filter(({ meld }) => meld !== 'none')) {
    const isGrowing = laid.tiles.length === 4 && isAllAlike(laid.tiles) && !laid.isReplaced;
    if (isGrowing) fourths.push(laid.tiles[0] as Tile);
    melds.push(meldOf(isGrowing ? { ...laid, tiles: laid.tiles.slice(1) } : laid, chance));
  }
  const concealed = chance.shuffle([...own, ...fourths]);
  const held = [...concealed, ...melds.flatMap(({ tiles }) => tiles)];
  const hand: Hand = { concealed, melds, flowers: chooseFlowers(held, options, chance) };
  const replacements = sets.filter(({ isReplaced }) => isReplaced).length;
  return { hand, win: chooseWin(hand, replacements, chance), options, made: 'winning' };
};

/** A winning hand with a tile changed, one too few or one too many. */
export const nearYearMiss = (chance: Chance): GeneratedYearHand => {
  for (;;) {
    const { hand, options } = winningYearHand(chance);
    const [first, ...rest] = hand.concealed;
    const made = chance.pick(['changed', 'changed', 'changed', 'tooFew', 'tooMany']);
    const other = chance.pick(KINDS);
    const concealed = {
      changed: [other, ...rest],
      tooFew: rest,
      tooMany: [first as Tile, other, ...rest],
    }[made] as Tile[];
    const all = [...concealed, ...(hand.melds ?? []).flatMap(({ tiles }) => tiles), ...(hand.flowers ?? [])];
    if (fits(all, options)) return { hand: { ...hand, concealed }, win: undefined, options, made };
  }
};

/** Any 14 tiles; of few kinds now and then. */
export const randomYearHand = (chance: Chance): GeneratedYearHand => {
  const kinds = chance.pick([KINDS, KINDS.slice(0, 6), [...HONORS, ...KINDS.filter(isFlowerOrSeason)]]);
  const pool = kinds.flatMap((kind) => copies(kind, copiesOf(kind)));
  const concealed = chance.shuffle(pool).slice(0, 14);
  return { hand: { concealed }, win: undefined, options: {}, made: 'random' };
};

/** A hand of any of these sorts. */
export const anyYearHand = (chance: Chance): GeneratedYearHand => {
  const sort = chance.below(10);
  if (sort < 6) return winningYearHand(chance);
  return sort < 9 ? nearYearMiss(chance) : randomYearHand(chance);
};
