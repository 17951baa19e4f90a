import { EAST, FLOWER } from '../tiles/tile-index';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { compareFound, DRAGON_HAND, type Found } from './found';
import { blockOf, NEWS } from './kinds';
import { layoutBlocksOf, shapeOf } from './make-reading';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, PATTERN_SIZES, type PatternSizes } from './patterns';
import { breaksHouseRule, brokenLevel, type Circumstances } from './restrictions';
import { CATEGORIES, type Layout } from './vocabulary';
import { bitCount, LIKE_NUMBERS, numberBit, numberSets, WINDS_CATEGORY } from './sets';
import { traitsOf } from './worth';

const MOST_BLOCKS = 7;

/** The sets of a category that a pattern has blocks for, as bits, ascending (CF-7 to CF-12). */
export const setsOf = (category: number): readonly number[] => {
  if (category === WINDS_CATEGORY) return [0b1111, 0b0101, 0b1010];
  if (category === LIKE_NUMBERS) return [1, 2, 3, 4, 5, 6, 7, 8, 9].map(numberBit);
  return numberSets()
    .filter((set) => set.category === category && bitCount(set.mask) <= MOST_BLOCKS)
    .map((set) => set.mask);
};

const bitsOf = (mask: number): readonly number[] =>
  Array.from({ length: 9 }, (_, place) => place).filter((place) => (mask >> place) & 1);

/** The ways to give the numbers suits so that each suit stays together (CF-13), as kinds. */
const suited = (numbers: readonly number[], last: number, used: number): readonly (readonly number[])[] => {
  const [first, ...rest] = numbers;
  if (first === undefined) return [[]];
  return [0, 1, 2]
    .filter((suit) => suit === last || (used & (1 << suit)) === 0)
    .flatMap((suit) =>
      suited(rest, suit, used | (1 << suit)).map((kinds) => [suit * 10 + first + 1, ...kinds]),
    );
};

/** The tiles that a set's blocks can be made of, as kinds. */
export const membersOf = (category: number, set: number): readonly (readonly number[])[] => {
  if (category === WINDS_CATEGORY) return [bitsOf(set).map((wind) => EAST + wind)];
  const numbers = bitsOf(set);
  if (category === LIKE_NUMBERS) return [[0, 10, 20].map((suit) => suit + (numbers[0] as number) + 1)];
  return suited(numbers, -1, 0);
};

/** Every choice of `count` of these. */
const choices = (kinds: readonly number[], count: number): readonly (readonly number[])[] => {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, place) =>
    choices(kinds.slice(place + 1), count - 1).map((rest) => [kind, ...rest]),
  );
};

/** The fillers a pattern can have beside a set of this category (CF-14 to CF-17a). */
const fillersFor = (pattern: PatternSizes, category: number, options: CardFreeOptions): readonly number[] => {
  const pairs = pattern.small === 2;
  const kongs = pattern.small === 4 || (pattern.large === 4 && pattern.larges > 0);
  const news = kongs && (category !== WINDS_CATEGORY || options.newsWithWinds);
  return [...(pairs ? [FLOWER] : []), 10, 20, 30, ...(news ? [NEWS] : [])];
};

/** Every way to give the kinds the pattern's sizes, as blocks. */
const sized = (
  kinds: readonly number[],
  pattern: PatternSizes,
  smalls: number,
  larges: number,
): readonly (readonly number[])[] => {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return [[]];
  const given = kind === FLOWER ? 2 : kind === NEWS ? 4 : 0;
  const small = smalls > 0 && (given === 0 || given === pattern.small);
  const large = larges > 0 && (given === 0 || given === pattern.large);
  const with_ = (size: number, left: readonly (readonly number[])[]): readonly (readonly number[])[] =>
    left.map((blocks) => [blockOf(kind, size), ...blocks]);
  return [
    ...(small ? with_(pattern.small, sized(rest, pattern, smalls - 1, larges)) : []),
    ...(large ? with_(pattern.large, sized(rest, pattern, smalls, larges - 1)) : []),
  ];
};

/** The layouts of one pattern and set, in the order of equals. */
const layoutsOfSet = (
  category: number,
  set: number,
  pattern: PatternSizes,
  options: CardFreeOptions,
): readonly Found[] => {
  const members = membersOf(category, set);
  const fillerCount = pattern.blocks - (members[0] as readonly number[]).length;
  if (fillerCount < 0) return [];
  const fillers = choices(fillersFor(pattern, category, options), fillerCount);
  return members
    .flatMap((kinds) => fillers.map((filler) => [...kinds, ...filler].sort((one, other) => one - other)))
    .flatMap((kinds) => sized(kinds, pattern, pattern.smalls, pattern.larges))
    .map((blocks) => ({ category, set, pattern: pattern.place, blocks }))
    .sort(compareFound);
};

/** What asks least of a layout: nothing exposed, no jokers. */
const AT_BEST: Circumstances = { exposed: false, jokers: false, selfPicked: undefined };

/** Whether the house rules and the level let the layout win in these circumstances. */
export const isAllowed = (layout: Found, options: CardFreeOptions, circumstances: Circumstances): boolean => {
  const { category, pattern, blocks } = layout;
  const dragonHand = category === DRAGON_HAND;
  const part = { category, pattern, dragonHand, traits: traitsOf(blocks) };
  return !breaksHouseRule(part, circumstances, options) && brokenLevel(part, circumstances, options) === 0;
};

/** The layouts of the Dragon Hands that the tile set can make (CF-25 to CF-27, CF-32). */
export const dragonHandLayouts = (options: CardFreeOptions): readonly Found[] =>
  DRAGON_HAND_LAYOUTS.filter(
    ({ place }) =>
      place > 0 || !options.houseRules.removeFlowersAndJokers || options.jokersInFlowerPungs,
  )
    .map(({ place, blocks }) => ({
      category: DRAGON_HAND,
      set: 0,
      pattern: FIRST_DRAGON_HAND + place,
      blocks,
    }))
    .filter((layout) => isAllowed(layout, options, AT_BEST));

/** Every distinct layout in the order of equals (CF-24), made set by set as they are asked for. */
export function* listFound(options: CardFreeOptions, dragonHands: boolean): Generator<Found> {
  if (dragonHands) yield* dragonHandLayouts(options);
  for (let category = 0; category < CATEGORIES.length; category++) {
    const sets = setsOf(category);
    for (const pattern of PATTERN_SIZES) {
      for (const set of sets) {
        for (const layout of layoutsOfSet(category, set, pattern, options)) {
          if (isAllowed(layout, options, AT_BEST)) yield layout;
        }
      }
    }
  }
}

/** Every distinct layout, readable (CF-4 to CF-17, CF-25 to CF-27). */
export function* listLayouts(options: CardFreeOptions, dragonHands: boolean): Generator<Layout> {
  for (const found of listFound(options, dragonHands)) {
    yield { ...shapeOf(found), blocks: layoutBlocksOf(found) };
  }
}
