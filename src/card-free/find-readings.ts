import type { CheckedHand } from '../hands/check-hand';
import { EAST, FLOWER, JOKER } from '../tiles/tile-index';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { type Exposure, exposuresOf } from './exposures';
import { DRAGON_HAND, type Found } from './found';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, PATTERN_SIZES, type PatternSizes } from './patterns';
import {
  areSuitsTogether,
  bitCount,
  isWindSet,
  LIKE_NUMBERS,
  NO_CATEGORY,
  numberCategory,
  numberSets,
  WINDS_CATEGORY,
} from './sets';

/*
 * The reader. Every kind of tile in the hand is one block, so a hand has few readings; what is open
 * is how large each block is when jokers may enlarge it, whether single winds make a NEWS block, and
 * what blocks of nothing but jokers stand for.
 *
 * This is the library's hottest code. It works on the lent counts of the checked hand and keeps the
 * blocks it is laying out in the arrays below, which belong to one call of `findReadings` at a time.
 */

const MOST_BLOCKS = 7;

/** The blocks being laid out, by kind ascending. */
const kinds = /* @__PURE__ */ new Uint8Array(MOST_BLOCKS + 3);
/** The natural concealed tiles of each block; 0 for one of jokers only. */
const naturals = /* @__PURE__ */ new Uint8Array(MOST_BLOCKS + 3);
/** The size of each block where it is given (exposures, the flower pair, NEWS), else 0. */
const fixed = /* @__PURE__ */ new Uint8Array(MOST_BLOCKS + 3);
/** The sizes tried for each block. */
const sizes = /* @__PURE__ */ new Uint8Array(MOST_BLOCKS + 3);
let blocks = 0;

/** The numbers of each suit, and the winds and dragons, that have a block, as bits. */
const suits = /* @__PURE__ */ new Uint16Array(3);
let winds = 0;
let dragons = 0;

let limit = 0;
let found: Found[] = [];

const isFull = (): boolean => found.length >= limit;

const addBlock = (kind: number, count: number, size: number): boolean => {
  if (blocks === MOST_BLOCKS) return false;
  let place = blocks;
  while (place > 0 && (kinds[place - 1] as number) > kind) {
    kinds[place] = kinds[place - 1] as number;
    naturals[place] = naturals[place - 1] as number;
    fixed[place] = fixed[place - 1] as number;
    place--;
  }
  kinds[place] = kind;
  naturals[place] = count;
  fixed[place] = size;
  blocks++;
  if (kind >= EAST) {
    if (kind < NEWS) winds |= 1 << (kind - EAST);
  } else if (kind % 10 === 0) {
    if (kind > 0) dragons |= 1 << (kind / 10 - 1);
  } else suits[kind < 10 ? 0 : kind < 20 ? 1 : 2]! |= 1 << ((kind % 10) - 1);
  return true;
};

const record = (category: number, set: number, pattern: number): void => {
  const list: number[] = [];
  for (let place = 0; place < blocks; place++) {
    list.push((kinds[place] as number) * 8 + (sizes[place] as number));
  }
  found.push({ category, set, pattern, blocks: list });
};

/** Whether a block may have a size: tiles fit, no joker in a pair (CF-3), given sizes stay. */
const fits = (place: number, size: number): boolean => {
  const given = fixed[place] as number;
  if (given > 0) return given === size;
  const count = naturals[place] as number;
  return count <= size && (size > 2 || count === 2);
};

const assignSizes = (
  place: number,
  smalls: number,
  larges: number,
  pattern: PatternSizes,
  category: number,
  set: number,
): void => {
  if (isFull()) return;
  if (place === blocks) {
    record(category, set, pattern.place);
    return;
  }
  if (smalls > 0 && fits(place, pattern.small)) {
    sizes[place] = pattern.small;
    assignSizes(place + 1, smalls - 1, larges, pattern, category, set);
  }
  if (larges > 0 && fits(place, pattern.large)) {
    sizes[place] = pattern.large;
    assignSizes(place + 1, smalls, larges - 1, pattern, category, set);
  }
};

/** Records a reading for every pattern whose sizes the blocks can take. */
const assignPatterns = (category: number, set: number): void => {
  for (const pattern of PATTERN_SIZES) {
    if (pattern.blocks === blocks) assignSizes(0, pattern.smalls, pattern.larges, pattern, category, set);
  }
};

const numbersRepeat = (): boolean => {
  const [bams, craks, dots] = suits as unknown as [number, number, number];
  return (bams & craks) !== 0 || (bams & dots) !== 0 || (craks & dots) !== 0;
};

const allNumbers = (): number => (suits[0] as number) | (suits[1] as number) | (suits[2] as number);

/** The category of the number blocks laid out, or `NO_CATEGORY`. */
const categoryOfNumbers = (numbers: number): number => {
  if ((numbers & (numbers - 1)) === 0) {
    return numbers !== 0 && suits[0] === numbers && suits[1] === numbers && suits[2] === numbers ? LIKE_NUMBERS : NO_CATEGORY;
  }
  const category = numberCategory(numbers);
  return category !== NO_CATEGORY && !numbersRepeat() && areSuitsTogether(suits) ? category : NO_CATEGORY;
};

const readLaidOut = (): void => {
  const numbers = allNumbers();
  if (winds !== 0) {
    if (numbers === 0 && isWindSet(winds)) assignPatterns(WINDS_CATEGORY, winds);
    return;
  }
  const category = categoryOfNumbers(numbers);
  if (category !== NO_CATEGORY) assignPatterns(category, numbers);
};

/** Lays out one more block of jokers only, tries what `then` makes of it, and takes it away again. */
const withJokerBlock = (kind: number, then: () => void): void => {
  if (isFull() || !addBlock(kind, 0, 0)) return;
  then();
  let place = 0;
  while (kinds[place] !== kind) place++;
  blocks--;
  for (; place < blocks; place++) {
    kinds[place] = kinds[place + 1] as number;
    naturals[place] = naturals[place + 1] as number;
    fixed[place] = fixed[place + 1] as number;
  }
  if (kind >= EAST) winds &= ~(1 << (kind - EAST));
  else if (kind % 10 === 0) dragons &= ~(1 << (kind / 10 - 1));
  else suits[kind < 10 ? 0 : kind < 20 ? 1 : 2]! &= ~(1 << ((kind % 10) - 1));
};

/** Adds the members of `missing` one by one, numbers in each suit in turn. */
const addMembers = (missing: number, first: number, choices: number, then: () => void): void => {
  if (missing === 0) {
    then();
    return;
  }
  const lowest = 31 - Math.clz32(missing & -missing);
  for (let choice = 0; choice < choices; choice++) {
    withJokerBlock(first + lowest + 10 * choice, () =>
      addMembers(missing & (missing - 1), first, choices, then),
    );
  }
};

/** Completes the set with `count` blocks of jokers only, in every way. */
const completeSet = (count: number, mayTakeWinds: boolean): void => {
  if (count === 0) {
    readLaidOut();
    return;
  }
  const numbers = allNumbers();
  if (numbers === 0 && mayTakeWinds) {
    for (const set of [0b0101, 0b1010, 0b1111]) {
      const missing = set & ~winds;
      if ((winds & ~set) === 0 && bitCount(missing) === count) addMembers(missing, EAST, 1, readLaidOut);
    }
  }
  if (winds !== 0 || numbers === 0) return;
  if ((numbers & (numbers - 1)) === 0) {
    const number = 32 - Math.clz32(numbers);
    const absent = [0, 1, 2].filter((suit) => suits[suit] === 0);
    if (absent.length === count) addTiles(absent.map((suit) => suit * 10 + number), readLaidOut);
  }
  if (numbersRepeat()) return;
  for (const set of numberSets()) {
    const missing = set.mask & ~numbers;
    if ((numbers & ~set.mask) === 0 && bitCount(missing) === count) addMembers(missing, 1, 3, readLaidOut);
  }
};

const addTiles = (tiles: readonly number[], then: () => void): void => {
  const [first, ...rest] = tiles;
  if (first === undefined) then();
  else withJokerBlock(first, () => addTiles(rest, then));
};

/** Adds blocks of jokers only: dragons that are not there yet, and members of the set. */
const addJokerBlocks = (count: number, dragon: number, mayTakeWinds: boolean): void => {
  completeSet(count, mayTakeWinds);
  if (count === 0) return;
  for (let next = dragon; next < 3; next++) {
    if ((dragons & (1 << next)) === 0) {
      withJokerBlock(10 * (next + 1), () => addJokerBlocks(count - 1, next + 1, mayTakeWinds));
    }
  }
};

const clear = (): void => {
  blocks = 0;
  winds = 0;
  dragons = 0;
  suits.fill(0);
};

const takeKinds = (bits: number, from: number, hand: CheckedHand, news: boolean, exposed: number): boolean => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const kind = from + 31 - Math.clz32(rest & -rest);
    if (kind === JOKER) continue;
    const count = (hand.counts[kind] as number) - (news && kind >= EAST ? 1 : 0);
    if (count === 0) continue;
    if (kind < 32 && (exposed & (1 << kind)) !== 0) return false;
    if (kind === FLOWER && count !== 2) return false;
    if (!addBlock(kind, count, kind === FLOWER ? 2 : 0)) return false;
  }
  return true;
};

/** Lays out one block for each kind in the hand; false if a kind would need two, or there are too many. */
const layOut = (hand: CheckedHand, exposures: readonly Exposure[], news: boolean): boolean => {
  clear();
  let lowExposed = 0;
  for (const { kind, size } of exposures) {
    if (kind === FLOWER || kinds.subarray(0, blocks).includes(kind) || !addBlock(kind, 0, size)) return false;
    if (kind < 32) lowExposed |= 1 << kind;
    else if ((hand.counts[kind] as number) > (news ? 1 : 0)) return false;
  }
  if (!takeKinds(hand.lowKinds, 0, hand, news, lowExposed)) return false;
  if (!takeKinds(hand.highKinds, 32, hand, news, 0)) return false;
  return !news || addBlock(NEWS, 4, 4);
};

const readBlocks = (
  hand: CheckedHand,
  exposures: readonly Exposure[],
  news: boolean,
  options: CardFreeOptions,
): void => {
  if (!layOut(hand, exposures, news)) return;
  const mayTakeWinds = !news || options.newsWithWinds;
  if (winds !== 0 && !mayTakeWinds) return;
  readLaidOut();
  if (!options.allJokerBlocks) return;
  const most = Math.floor((hand.counts[JOKER] as number) / 3);
  for (let count = 1; count <= most && blocks + count <= MOST_BLOCKS; count++) {
    addJokerBlocks(count, 0, mayTakeWinds);
  }
};

/** The blocks of a Dragon Hand that are left for the concealed tiles; undefined if an exposure does not fit. */
const withoutExposures = (
  layout: readonly number[],
  exposures: readonly Exposure[],
): readonly number[] | undefined => {
  const left = [...layout];
  for (const { kind, size } of exposures) {
    const place = left.indexOf(kind * 8 + size);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
};

/** Whether the concealed tiles, jokers included, fill these blocks of a Dragon Hand (CF-25a). */
const fillsDragonHand = (left: readonly number[], hand: CheckedHand, options: CardFreeOptions): boolean => {
  const needs = new Map<number, number>();
  const jokersTake = new Set<number>();
  for (const block of left) {
    const kind = block >> 3;
    needs.set(kind, (needs.get(kind) ?? 0) + (block & 7));
    const takes = kind === FLOWER ? options.jokersInFlowerPungs : (block & 7) > 2;
    if (takes) jokersTake.add(kind);
  }
  let tiles = hand.counts[JOKER] as number;
  for (const [kind, size] of needs) {
    const count = hand.counts[kind] as number;
    if (count > size || (count < size && !jokersTake.has(kind))) return false;
    const least = options.allJokerBlocks ? 0 : left.filter((block) => block >> 3 === kind).length;
    if (count < least) return false;
    tiles += count;
  }
  return tiles === hand.concealed.length;
};

/** The low kinds that a Dragon Hand may hold: flowers, 1 bam, the dragons, East. */
const DRAGON_HAND_KINDS = 1 | (1 << 1) | (1 << 10) | (1 << 20) | (1 << 30) | (1 << EAST);

const readDragonHands = (
  hand: CheckedHand,
  exposures: readonly Exposure[],
  options: CardFreeOptions,
): void => {
  if ((hand.lowKinds & ~DRAGON_HAND_KINDS) !== 0) return;
  for (const { place, blocks: layout } of DRAGON_HAND_LAYOUTS) {
    const left = withoutExposures(layout, exposures);
    if (left !== undefined && fillsDragonHand(left, hand, options)) {
      found.push({
        category: DRAGON_HAND,
        set: 0,
        pattern: FIRST_DRAGON_HAND + place,
        blocks: layout,
      });
    }
  }
};

/** Every wind is concealed at least once. */
const holdsNews = (hand: CheckedHand): boolean =>
  hand.lowKinds < 0 && (hand.highKinds & 0b111) === 0b111;

/**
 * Every reading of a hand of 14 whose melds are sound (CF-2 to CF-18, CF-25 to CF-28), in no
 * particular order and without regard to house rules and levels; no more than `most` of them.
 */
export const findReadings = (hand: CheckedHand, options: CardFreeOptions, most: number): readonly Found[] => {
  found = [];
  limit = most;
  const exposures = exposuresOf(hand);
  readBlocks(hand, exposures, false, options);
  if (!isFull() && holdsNews(hand)) readBlocks(hand, exposures, true, options);
  if (!isFull()) readDragonHands(hand, exposures, options);
  return found;
};
