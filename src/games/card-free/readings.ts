import type { CheckedHand } from '../../hands/check-hand';
import { LIMITS } from '../../hands/limits';
import type { Readings, Remark } from '../../hands/rule-parts';
import { FLOWER, JOKER } from '../../tiles/tile-index';
import {
  type BlockCode,
  blockCode,
  type CodedLayout,
  compareLayouts,
  FLOWER_PUNG,
  isWind,
  kindOf,
  NEWS,
  NEWS_BLOCK,
  NO_CATEGORY,
  sizeOf,
  WIND_KINDS,
} from './layouts/blocks';
import { nameOfSize, roleOf, shapeOf, tileOfKind } from './layouts/named';
import { MOST_BLOCKS, patternOf, sizeBit } from './layouts/patterns';
import { hasJokers, type Rack, rackOf } from './layouts/rack';
import { isRestricted } from './layouts/restrictions';
import { layoutsWithin, leastDistance } from './layouts/search';
import { areSuitsTogether, LIKE_NUMBERS, numberCategory } from './layouts/sets';
import type { CardFreeRules } from './options';
import { bonusesOf, totalOf } from './score';
import type { Block, CardFreeWin, Reading } from './vocabulary';

/*
 * The fast path for most hands. With at most two jokers no block is all jokers, so without exposures every kind of tile
 * is one block, and a hand with numbers already has its category. The only question is which blocks the jokers enlarge.
 * This makes `isWinningHand` four times and `validateHand` one and a half times as fast as a look-up in a table of all
 * layouts (docs/performance.md).
 */

const MOST_JOKERS = 2;
const NINE_NUMBERS = 0x1ff;
const HIGH_WINDS = 0b111;
/** All kinds of the lower half except East. */
const BEFORE_EAST = 0x7fffffff;
const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** The category of numbers by suit; `NO_CATEGORY` if they repeat, their suits are woven, or they form no set. */
const categoryOf = (bams: number, craks: number, dots: number): number => {
  const all = bams | craks | dots;
  const others = all & (all - 1);
  if (bams === craks && craks === dots) return others === 0 ? LIKE_NUMBERS : NO_CATEGORY;
  const isShort = (others & (others - 1)) === 0;
  const repeat = (bams & craks) | (bams & dots) | (craks & dots);
  return !isShort && repeat === 0 && areSuitsTogether(bams, craks, dots) ? numberCategory(all) : NO_CATEGORY;
};

/** The numbers of a suit as bits. */
const numbersIn = (lowKinds: number, suit: number): number => (lowKinds >> (10 * suit + 1)) & NINE_NUMBERS;

/** How many NEWS blocks the winds form: 1 if there is one of each, 0 if there are none, -1 if they form something else. */
const newsBlocks = ({ counts, lowKinds, highKinds }: CheckedHand): number => {
  const high = highKinds & HIGH_WINDS;
  if (lowKinds >= 0 && high === 0) return 0;
  if (lowKinds >= 0 || high !== HIGH_WINDS) return -1;
  return WIND_KINDS.every((wind) => counts[wind] === 1) ? 1 : -1;
};

/** The histogram of block sizes, without jokers. */
const sizesOf = ({ lowKinds, counts }: CheckedHand, news: number): number => {
  let sizes = news * sizeBit(4);
  for (let rest = lowKinds & BEFORE_EAST; rest !== 0; rest &= rest - 1)
    sizes += 1 << (4 * (counts[31 - Math.clz32(rest & -rest)] ?? 0) - 4);
  return sizes;
};

/** The blocks, without jokers. */
const naturalBlocksOf = ({ lowKinds, counts }: CheckedHand, news: number): readonly BlockCode[] => {
  const blocks: BlockCode[] = [];
  for (let rest = lowKinds & BEFORE_EAST; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    blocks.push(blockCode(kind, counts[kind] ?? 0));
  }
  if (news > 0) blocks.push(NEWS_BLOCK);
  return blocks;
};

/** Passes on the blocks of each pattern that the jokers form by enlarging blocks from `from` on. */
const enlarge = (
  blocks: readonly BlockCode[],
  sizes: number,
  jokers: number,
  from: number,
  note: (blocks: readonly BlockCode[], pattern: number) => void,
): void => {
  if (jokers === 0) {
    const pattern = patternOf(sizes);
    if (pattern >= 0) note(blocks, pattern);
    return;
  }
  for (let place = from; place < blocks.length; place++) {
    const block = blocks[place] ?? 0;
    const size = sizeOf(block);
    if (kindOf(block) === FLOWER || kindOf(block) === NEWS) continue;
    for (let more = Math.max(1, 3 - size); more <= jokers && size + more <= 5; more++) {
      const sizesThen = sizes - sizeBit(size) + sizeBit(size + more);
      if (more === jokers && patternOf(sizesThen) < 0) continue;
      const larger = blocks.slice();
      larger[place] = block + more;
      enlarge(larger, sizesThen, jokers - more, place + 1, note);
    }
  }
};

/** A hand whose kinds can win; only the sizes of its blocks are open. */
interface PlainHand extends Pick<CodedLayout, 'category' | 'set'> {
  readonly news: number;
  readonly sizes: number;
}

/** A hand with numbers, at most two jokers and no exposures; without a category if it cannot win. Undefined for other hands. */
const plainHand = (hand: CheckedHand): PlainHand | undefined => {
  const { melds, lowKinds, counts } = hand;
  if (melds.length > 0 || (counts[JOKER] ?? 0) > MOST_JOKERS) return undefined;
  const bams = numbersIn(lowKinds, 0);
  const craks = numbersIn(lowKinds, 1);
  const dots = numbersIn(lowKinds, 2);
  const set = bams | craks | dots;
  // A single number is a like number or the 1 bam of Dragon’s Wing; without numbers there are winds.
  if ((set & (set - 1)) === 0 && (set === 0 || bams !== craks)) return undefined;
  const news = newsBlocks(hand);
  const haveFillers = news >= 0 && ((lowKinds & 1) === 0 || counts[FLOWER] === 2);
  const category = haveFillers ? categoryOf(bams, craks, dots) : NO_CATEGORY;
  return { category, set, news, sizes: category === NO_CATEGORY ? 0 : sizesOf(hand, news) };
};

/** The readings of a hand with numbers, at most two jokers and no exposures, in tie-break order; undefined for other hands. */
export const readPlainHand = (hand: CheckedHand): readonly CodedLayout[] | undefined => {
  const plain = plainHand(hand);
  if (plain === undefined || plain.category === NO_CATEGORY) return plain && NONE;
  const { category, set, sizes, news } = plain;
  const blocks = naturalBlocksOf(hand, news);
  if (blocks.length > MOST_BLOCKS) return NONE;
  const found: CodedLayout[] = [];
  enlarge(blocks, sizes, hand.counts[JOKER] ?? 0, 0, (enlarged, pattern) => {
    found.push({ category, set, pattern, blocks: enlarged });
  });
  return found.length > 1 ? found.sort(compareLayouts) : found;
};

/** Whether jokers can turn block sizes into a pattern by enlarging the `open` ones from size `from` on. */
const canBeEnlarged = (sizes: number, open: number, jokers: number, from: number): boolean => {
  if (jokers === 0) return patternOf(sizes) >= 0;
  for (let size = from; size < 5; size++) {
    const block = sizeBit(size);
    if ((open & (15 * block)) === 0) continue;
    for (let more = Math.max(1, 3 - size); more <= jokers && size + more <= 5; more++)
      if (canBeEnlarged(sizes - block + sizeBit(size + more), open - block, jokers - more, size)) return true;
  }
  return false;
};

/** Whether such a hand has any reading; undefined for other hands. */
const isPlainWin = (hand: CheckedHand): boolean | undefined => {
  const plain = plainHand(hand);
  if (plain === undefined || plain.category === NO_CATEGORY) return plain && false;
  const { sizes, news } = plain;
  const flowers = (hand.lowKinds & 1) * sizeBit(2);
  return canBeEnlarged(sizes, sizes - news * sizeBit(4) - flowers, hand.counts[JOKER] ?? 0, 1);
};

/** The jokers of a concealed block; two flower pungs share the flowers evenly, with any odd one in the first. */
const jokersIn = (block: BlockCode, held: number, isShared: boolean, isSecond: boolean): number =>
  isShared ? 3 - (isSecond ? held >> 1 : (held + 1) >> 1) : sizeOf(block) - held;

/** The blocks as the hand fills them; an exposed flower pung comes before a concealed one. */
const blocksOf = ({ blocks, category }: CodedLayout, rack: Rack): readonly Block[] => {
  const { counts, exposed, exposedJokers } = rack;
  const hasNews = blocks.at(-1) === NEWS_BLOCK;
  return blocks.map((block, place) => {
    const kind = kindOf(block);
    const isSecond = place > 0 && block === blocks[place - 1];
    const first = exposed.length === 0 ? -1 : exposed.indexOf(block);
    const onTable = isSecond && first >= 0 ? exposed.indexOf(block, first + 1) : first;
    const size = sizeOf(block);
    const held = kind === NEWS ? size : (counts[kind] ?? 0) - (hasNews && isWind(kind) ? 1 : 0);
    const isShared = block === FLOWER_PUNG && first < 0;
    const jokers =
      (onTable < 0 ? undefined : exposedJokers[onTable]) ?? jokersIn(block, held, isShared, isSecond);
    return {
      tile: tileOfKind(kind),
      kind: nameOfSize(size),
      size,
      jokers,
      exposed: onTable >= 0,
      role: roleOf(kind, category),
    };
  });
};

/** The reading of a layout, with the hand’s tiles, bonuses and value. */
export const makeReading = (layout: CodedLayout, rack: Rack): Reading => {
  const bonuses = bonusesOf(layout, rack.concealed, rack.rules);
  const { category, set, pattern } = shapeOf(layout);
  const total = totalOf(layout, bonuses, rack.rules);
  return { category, set, pattern, blocks: blocksOf(layout, rack), bonuses, total };
};

const condition = (rule: string, hand: string): Remark => ({
  code: 'selfPicked',
  rule,
  message: `${hand} counts only if the hand is self-picked.`,
});

/** What the best reading assumes about an unknown win (CF-33, CF-38). */
const conditionsOf = (
  best: Reading | undefined,
  rack: Rack,
  win: CardFreeWin | undefined,
): readonly Remark[] => {
  const { houseRules, skillLevel } = rack.rules;
  if (win !== undefined || !hasJokers(rack) || best === undefined || best.category === 'dragonHand')
    return NONE;
  const conditions: Remark[] = [];
  if (houseRules.requireBonus && best.bonuses.length === 0) {
    conditions.push(condition('CF-33', 'With jokers and without a bonus, this reading'));
  }
  if (skillLevel === 5) conditions.push(condition('CF-38', 'At level 5, a reading with jokers'));
  return conditions;
};

/** Adds the values of readings in tie-break order and puts the best first (CF-24). */
const rank = (found: readonly CodedLayout[], rack: Rack): readonly Reading[] => {
  const [only] = found;
  if (only === undefined) return NONE;
  if (found.length === 1) return [makeReading(only, rack)];
  return found.map((one) => makeReading(one, rack)).sort((one, other) => other.total - one.total);
};

/** Every reading of a hand that passed the check, best first (CF-24). */
export const listReadings = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  rules: CardFreeRules,
): Readings<Reading> => {
  const rack = rackOf(hand, rules, win);
  const plain = isRestricted(rules) ? undefined : readPlainHand(hand);
  if (plain !== undefined) return { readings: rank(plain, rack), conditions: NONE };
  const all = rank([...layoutsWithin(0, rack)], rack);
  const readings = all.length > LIMITS.readings ? all.slice(0, LIMITS.readings) : all;
  const conditions = isRestricted(rules) ? conditionsOf(readings[0], rack, win) : NONE;
  return all.length > readings.length ? { readings, conditions, truncated: true } : { readings, conditions };
};

/** Whether a hand that passed the check has a reading that the rules in play allow. */
export const hasReading = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  rules: CardFreeRules,
): boolean => {
  if (isRestricted(rules)) return layoutsWithin(0, rackOf(hand, rules, win)).next().done !== true;
  return isPlainWin(hand) ?? leastDistance(rackOf(hand, rules), 0) === 0;
};
