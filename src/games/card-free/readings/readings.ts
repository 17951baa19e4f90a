import type { CheckedHand } from '../../../hands/check-hand';
import { LIMITS } from '../../../hands/limits';
import type { Readings, Remark } from '../../../hands/rule-parts';
import {
  type BlockCode,
  type CodedLayout,
  FLOWER_PUNG,
  isWind,
  kindOf,
  NEWS,
  NEWS_BLOCK,
  sizeOf,
} from '../layouts/blocks';
import { nameOfSize, roleOf, shapeOf, tileOfKind } from '../layouts/named';
import { hasJokers, type Rack, rackOf } from '../layouts/rack';
import { type Circumstances, isForbidden, isRestricted } from '../layouts/restrictions';
import { layoutsWithin, leastDistance } from '../layouts/search';
import type { CardFreeOptions } from '../options';
import { bonusesOf, totalOf, traitsOf } from '../score';
import type { Block, CardFreeWin, Reading } from '../vocabulary';
import { readPlainHand } from './plain-hand';

/** The jokers of a concealed block; two flower pungs share the flowers evenly, the first has the odd one. */
const jokersIn = (block: BlockCode, held: number, isShared: boolean, isSecond: boolean): number =>
  isShared ? 3 - (isSecond ? held >> 1 : (held + 1) >> 1) : sizeOf(block) - held;

/** The blocks as the hand fills them; of two flower pungs the exposed one comes first. */
const blocksOf = ({ blocks, category }: CodedLayout, rack: Rack): readonly Block[] => {
  const { counts, exposed, exposedJokers } = rack;
  const hasNews = blocks.at(-1) === NEWS_BLOCK;
  return blocks.map((block, place) => {
    const kind = kindOf(block);
    const isSecond = place > 0 && block === blocks[place - 1];
    const first = exposed.indexOf(block);
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

/** A layout with the tiles of the hand in its blocks, its bonuses and its value, in readable names. */
export const makeReading = (layout: CodedLayout, rack: Rack, options: CardFreeOptions): Reading => {
  const bonuses = bonusesOf(layout, traitsOf(layout.blocks), rack.concealed, options);
  const { category, set, pattern } = shapeOf(layout);
  const total = totalOf(layout, bonuses, options);
  return { category, set, pattern, blocks: blocksOf(layout, rack), bonuses, total };
};

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** What the hand and its win bring to every reading; any win but on a discard counts as drawn (CF-29). */
export const circumstancesOf = (rack: Rack, win: CardFreeWin | undefined): Circumstances => ({
  exposed: !rack.concealed,
  jokers: hasJokers(rack),
  selfPicked: win && win.by !== 'discard' && win.by !== 'misnamedDiscard',
});

const condition = (rule: string, hand: string): Remark => ({
  code: 'selfPicked',
  rule,
  message: `${hand} counts only if the hand is self-picked.`,
});

/** What the best reading needs of a win that is not known (CF-33, CF-38). */
const conditionsOf = (
  best: Reading | undefined,
  rack: Rack,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): readonly Remark[] => {
  if (win !== undefined || !hasJokers(rack) || best === undefined || best.category === 'dragonHand')
    return NONE;
  const conditions: Remark[] = [];
  if (options.houseRules.requireBonus && best.bonuses.length === 0) {
    conditions.push(condition('CF-33', 'With jokers and without a bonus, this reading'));
  }
  if (options.skillLevel === 5) conditions.push(condition('CF-38', 'At level 5, a reading with jokers'));
  return conditions;
};

/** The readings that the rules in play allow. */
const allowedReadings = (
  rack: Rack,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): readonly CodedLayout[] => {
  const found = [...layoutsWithin(0, rack, options)];
  if (!isRestricted(options)) return found;
  const hand = circumstancesOf(rack, win);
  return found.filter((one) => !isForbidden(one, hand, options));
};

/** Readings in the order of equals with their worth, best first (CF-24). */
const rank = (found: readonly CodedLayout[], rack: Rack, options: CardFreeOptions): readonly Reading[] => {
  const [only] = found;
  if (only === undefined) return NONE;
  if (found.length === 1) return [makeReading(only, rack, options)];
  return found.map((one) => makeReading(one, rack, options)).sort((one, other) => other.total - one.total);
};

/** Every reading of a hand that passed the check, best first (CF-24). */
export const listReadings = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
  afterCall: boolean,
): Readings<Reading> => {
  const rack = rackOf(hand, { afterCall });
  const plain = isRestricted(options) ? undefined : readPlainHand(hand);
  if (plain !== undefined) return { readings: rank(plain, rack, options), conditions: NONE };
  const all = rank(allowedReadings(rack, win, options), rack, options);
  const readings = all.length > LIMITS.readings ? all.slice(0, LIMITS.readings) : all;
  const conditions = isRestricted(options) ? conditionsOf(readings[0], rack, win, options) : NONE;
  return all.length > readings.length ? { readings, conditions, truncated: true } : { readings, conditions };
};

/** Whether a hand that passed the check has any reading that the rules in play allow. */
export const hasReading = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
  afterCall = false,
): boolean => {
  const rack = rackOf(hand, { afterCall });
  if (!isRestricted(options)) return leastDistance(rack, options, 0) === 0;
  return allowedReadings(rack, win, options).length > 0;
};
