import { EAST, FLOWER } from '../../../tiles/tile-index';
import {
  DRAGON_KINDS,
  isDragon,
  isMember,
  isNumber,
  isWind,
  memberBit,
  NEWS,
  NO_CATEGORY,
  suitOf,
} from '../layouts/blocks';
import { isRestricted } from '../layouts/restrictions';
import {
  areSuitsTogether,
  bitCount,
  bitsFor,
  bitsOf,
  isWindSet,
  LIKE_NUMBERS,
  numberCategory,
  WINDS_CATEGORY,
} from '../layouts/sets';
import type { CardFreeOptions } from '../options';

/** The constraints on a winning hand, in the order of docs/reasons.md, which defines them. */
export const CONSTRAINTS = [
  'jokerInPair',
  'jokerInFlowers',
  'jokerInNews',
  'allJokerBlock',
  'singleTile',
  'twoFlowerBlocks',
  'flowerBlockNotPair',
  'twoNewsBlocks',
  'repeatedNumber',
  'repeatedWind',
  'repeatedDragon',
  'wovenSuits',
  'houseRule',
  'skillLevel',
  'setTooShort',
  'noCategory',
  'noPattern',
] as const;

export type Constraint = (typeof CONSTRAINTS)[number];

type Test = (kind: number, size: number, blocks: readonly number[]) => boolean;

const isFlower: Test = (kind) => kind === FLOWER;
const isNews: Test = (kind) => kind === NEWS;
const shares =
  (same: (one: number, other: number) => boolean): Test =>
  (kind, _, blocks) =>
    blocks.filter((block) => same(block >> 3, kind)).length > 1;

/** For each constraint its rule, its message with `#` for the tiles, and which blocks it is about. */
export const SENTENCES: Readonly<Record<Constraint, readonly [string, string, Test]>> = {
  jokerInPair: [
    'CF-3',
    'There is a joker in a pair; pairs take no jokers.',
    (kind, size) => size === 2 && kind > 0,
  ],
  jokerInFlowers: ['CF-16', 'A joker never stands for a flower.', isFlower],
  jokerInNews: ['CF-17', 'A joker never stands for a wind of the NEWS block.', isNews],
  allJokerBlock: ['CF-3a', 'A block of jokers only is not allowed here.', () => true],
  singleTile: ['CF-2', 'A block has 2 to 5 tiles; these stand alone: #.', (_, size) => size === 1],
  twoFlowerBlocks: ['CF-16', 'A hand has at most one flower block.', isFlower],
  flowerBlockNotPair: ['CF-16', 'A flower block is a pair.', isFlower],
  twoNewsBlocks: ['CF-17', 'A hand has at most one NEWS block.', isNews],
  repeatedNumber: [
    'CF-6',
    'A number can be in only one block; here two blocks share one: #.',
    shares((one, other) => isNumber(one) && isNumber(other) && one % 10 === other % 10),
  ],
  repeatedWind: [
    'CF-6',
    'A wind can be in only one block, and NEWS takes one of each: #.',
    (kind) => kind >= EAST,
  ],
  repeatedDragon: [
    'CF-15',
    'A dragon can be in only one block: #.',
    shares((one, other) => isDragon(one) && one === other),
  ],
  wovenSuits: [
    'CF-13',
    'The suits are woven: as the numbers go up, a suit stops and comes back: #.',
    isNumber,
  ],
  houseRule: [
    'CF-33',
    'The house rule asks for a bonus, no jokers, a self-picked win or a Dragon Hand.',
    () => true,
  ],
  skillLevel: ['CF-34', 'The skill level of the player does not allow this hand.', () => true],
  setTooShort: ['CF-6', 'The set is too short: #.', isMember],
  noCategory: ['CF-6', 'The numbers and winds form no set: #.', isMember],
  noPattern: ['CF-4', 'The sizes of the blocks form none of the patterns.', () => true],
};

/** The constraints as bits, so that a combination is a small number. */
export const BROKEN: Readonly<Record<Constraint, number>> = /* @__PURE__ */ Object.freeze(
  Object.fromEntries(CONSTRAINTS.map((code, place) => [code, 1 << place])) as Record<Constraint, number>,
);

export const brokenCodes = (broken: number): readonly Constraint[] =>
  CONSTRAINTS.filter((_, place) => (broken & (1 << place)) !== 0);

/** What blocks of these kinds form, whatever their sizes. */
export interface Verdict {
  /** The index in `CATEGORIES` of the category that the set has or could still get; `NO_CATEGORY` if none. */
  readonly category: number;
  /** The numbers as bits, or the winds if there are no numbers. */
  readonly set: number;
  readonly broken: number;
}

const NINE = 0b111111111;

/** The category of numbers and winds given as bits, and whether they break setTooShort or noCategory. */
export const judgeSet = (
  numbers: number,
  winds: number,
  inThreeSuits: boolean,
): readonly [number, number] => {
  const count = bitCount(numbers);
  const ofNumbers = count === 1 ? LIKE_NUMBERS : numberCategory(numbers);
  const category = count > 0 ? ofNumbers : WINDS_CATEGORY;
  if (count > 0 === winds > 0 || category === NO_CATEGORY) return [NO_CATEGORY, BROKEN.noCategory];
  const isWhole = count > 0 ? count > 2 || (count === 1 && inThreeSuits) : isWindSet(winds);
  return [category, isWhole ? 0 : BROKEN.setTooShort];
};

const FOUR_WINDS = 0b1111;
const NEWS_BIT = 1 << (NEWS - EAST);
const DRAGONS: number = /* @__PURE__ */ bitsFor(DRAGON_KINDS, (kind) => kind);
const NUMBERS: number = /* @__PURE__ */ (() => ~(DRAGONS | 1))();

/** Faults that adding blocks cannot fix. */
export const FOR_GOOD: number = /* @__PURE__ */ (() =>
  BROKEN.twoFlowerBlocks |
  BROKEN.twoNewsBlocks |
  BROKEN.repeatedNumber |
  BROKEN.repeatedWind |
  BROKEN.repeatedDragon |
  BROKEN.wovenSuits)();

/** The constraints that blocks of these kinds break together: repeats, woven suits, the set (docs/reasons.md). */
export const judgeKinds = (kinds: readonly number[], options: CardFreeOptions): Verdict => {
  let [low, high, lowTwice, highTwice] = [0, 0, 0, 0];
  for (const kind of kinds)
    if (kind < EAST) {
      lowTwice |= low & (1 << kind);
      low |= 1 << kind;
    } else {
      highTwice |= high & (1 << (kind - EAST));
      high |= 1 << (kind - EAST);
    }
  const [bams, craks, dots] = [(low >> 1) & NINE, (low >> 11) & NINE, (low >> 21) & NINE];
  const numbers = bams | craks | dots;
  const winds = high & FOUR_WINDS;
  const isLike = (numbers & (numbers - 1)) === 0;
  const isShared = ((bams & craks) | (bams & dots) | (craks & dots)) !== 0;
  const besideNews = winds > 0 && (high & NEWS_BIT) > 0 && !options.newsWithWinds;
  const inThreeSuits = bams > 0 && craks > 0 && dots > 0;
  const [category, bySet] = judgeSet(numbers, winds, inThreeSuits);
  const broken =
    (lowTwice & 1 ? BROKEN.twoFlowerBlocks : 0) |
    (highTwice & NEWS_BIT ? BROKEN.twoNewsBlocks : 0) |
    (lowTwice & NUMBERS || (isShared && !isLike) ? BROKEN.repeatedNumber : 0) |
    (highTwice & FOUR_WINDS || besideNews ? BROKEN.repeatedWind : 0) |
    (lowTwice & DRAGONS ? BROKEN.repeatedDragon : 0) |
    (areSuitsTogether(bams, craks, dots) ? 0 : BROKEN.wovenSuits);
  return { category, set: numbers || winds, broken: broken | bySet };
};

/*
 * What blocks of only jokers can be next to given blocks, as far as it matters for the broken constraints. One
 * choice stands for all with the same result: without levels and house rules, those that break the same
 * constraints; with them, those that form the same set.
 */

/** Kinds above this are numbers whose suit is still open: 40 + number. */
const OPEN_SUIT = 40;

type Kinds = readonly number[];

/** What blocks of jokers can be, and the verdict on all kinds together. */
export interface Outcome {
  readonly added: Kinds;
  readonly verdict: Verdict;
}

/** Gives suits to the open numbers in `added`: the missing suits of a like number, or else suits of their neighbors. */
const withSuits = (added: Kinds, kinds: Kinds, options: CardFreeOptions): Kinds => {
  const all = [...kinds];
  const open = added.filter((kind) => kind > OPEN_SUIT);
  const isLike = new Set([...kinds.filter(isNumber), ...open].map((kind) => kind % 10)).size === 1;
  const ofDragon = suitOf([...kinds, ...added].find(isDragon) ?? 1);
  return added.map((kind) => {
    if (kind <= OPEN_SUIT) return kind;
    const there = all.filter(isNumber).map(suitOf);
    const inSuit = (suit: number): number => kind - OPEN_SUIT + 10 * suit;
    const fits = (suit: number): boolean =>
      isLike
        ? !all.includes(inSuit(suit))
        : (judgeKinds([...all, inSuit(suit)], options).broken & BROKEN.wovenSuits) === 0;
    const suit = (isLike ? [ofDragon, 0, 1, 2] : there).find(fits) ?? there[0] ?? ofDragon;
    all.push(inSuit(suit));
    return inSuit(suit);
  });
};

/**
 * Ways to add `count` members to the set: numbers, winds, or one number repeatedly. One way is enough for each
 * name: numbers and winds are named by the set if `bySet` is true, or else by what they break.
 */
const newMembers = (kinds: Kinds, count: number, bySet: boolean): ReadonlyMap<number, Kinds> => {
  const numbers = bitsFor(kinds.filter(isNumber), memberBit);
  const winds = bitsFor(kinds.filter(isWind), memberBit);
  const ways = new Map<number, Kinds>();
  const addTo = (have: number, all: number, first: number, breaks: (bits: number) => number): void => {
    const size = bitCount(have) + count;
    for (let bits = have; bits <= all; bits = (bits + 1) | have) {
      if (bitCount(bits) !== size) continue;
      const broken = breaks(bits);
      const name = first + 64 * (bySet && broken !== BROKEN.noCategory ? bits : broken);
      if (!ways.has(name))
        ways.set(
          name,
          bitsOf(bits & ~have).map((place) => place + first),
        );
    }
  };
  addTo(numbers, 511, OPEN_SUIT + 1, (bits) => judgeSet(bits, winds, false)[1]);
  if (count > 0) addTo(winds, 15, EAST, (bits) => judgeSet(numbers, bits, false)[1]);
  if (count > 0 && bitCount(numbers) <= 1) {
    const like = OPEN_SUIT + Math.max(1, 32 - Math.clz32(numbers));
    ways.set(
      count,
      Array.from({ length: count }, () => like),
    );
  }
  return ways;
};

/** Choices of up to three dragons as bits, most dragons first, since these leave the fewest repeats. */
const MOST_DRAGONS_FIRST: readonly number[] = [7, 3, 5, 6, 1, 2, 4, 0];

/** The remaining blocks repeat one kind that is there: a number, a wind or a dragon. */
const withRepeats = (chosen: Kinds, kinds: Kinds, repeats: number): readonly Kinds[] => {
  if (repeats === 0) return [chosen];
  const there = [...kinds, ...chosen];
  return [isNumber, isWind, isDragon].flatMap((test) => {
    const kind = there.find(test);
    return kind === undefined ? [] : [[...chosen, ...Array.from({ length: repeats }, () => kind)]];
  });
};

/** Choices of kinds for `count` blocks of jokers next to blocks of these kinds, apart from flowers and NEWS. */
export const completions = (kinds: Kinds, count: number, options: CardFreeOptions): readonly Outcome[] => {
  const bySet = isRestricted(options);
  const absent = [10, 20, 30].filter((dragon) => !kinds.includes(dragon));
  const outcomes: Outcome[] = [];
  const judged = (added: Kinds): Outcome => ({ added, verdict: judgeKinds([...kinds, ...added], options) });
  const isOfUse = ({ verdict: { broken } }: Outcome): boolean =>
    bySet || !outcomes.some(({ verdict }) => (broken & verdict.broken) === verdict.broken);
  const known = new Set<number>();
  for (let members = 0; members <= count; members++) {
    for (const [name, added] of newMembers(kinds, members, bySet)) {
      for (const dragons of bySet ? MOST_DRAGONS_FIRST.keys() : MOST_DRAGONS_FIRST) {
        const repeats = count - members - bitCount(dragons);
        const way = 2 * name + (repeats > 0 ? 1 : 0);
        if (repeats < 0 || dragons >= 1 << absent.length || (!bySet && known.has(way))) continue;
        known.add(way);
        const all = [...added, ...absent.filter((_, place) => dragons & (1 << place))];
        const chosen = withSuits(all, kinds, options);
        outcomes.push(...withRepeats(chosen, kinds, repeats).map(judged).filter(isOfUse));
      }
    }
  }
  return outcomes;
};
