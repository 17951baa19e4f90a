import type { CheckedHand } from '../../hands/check-hand';
import { reasonsInStage } from '../../hands/check-size';
import type { Goal, GoalRules } from '../../hands/rule-parts';
import { gapsOf, missingCount, spareTiles } from '../../jokers/missing';
import { checkExposures } from './check';
import { type BlockCode, type CodedLayout, kindOf, NEWS, sizeOf } from './layouts/blocks';
import { namedLayout, shapeOf } from './layouts/named';
import { HAND_SIZE } from './layouts/patterns';
import { jokersToBeHad, type Rack, rackOf, tilesNotExposed } from './layouts/rack';
import { isForbidden } from './layouts/restrictions';
import { canBeMade, layOut, layoutsWithin, leastDistance } from './layouts/search';
import type { CardFreeOptions, CardFreeRules } from './options';
import { bonusesOf, totalOf } from './score';
import type { Layout } from './vocabulary';

/** The most jokers that a layout needs because natural tiles run out: one in each of two quints. */
const MOST_FORCED = 2;

/**
 * The fewest tiles to exchange so that a hand with valid melds wins, or with fewer than 14 tiles, the fewest
 * missing; Infinity if no layout has its exposures. The win is assumed to be whatever helps the hand.
 */
export const distanceOf = (rack: Rack): number => {
  const least = leastDistance(rack);
  // Only jokers in exposures, or winds that a NEWS block needs too, can leave the game short of tiles.
  const isShort = jokersToBeHad(rack) < MOST_FORCED || rack.rules.newsWithWinds;
  if (!isShort && least <= HAND_SIZE) return least;
  const all = tilesNotExposed(rack);
  for (let distance = least; distance <= HAND_SIZE; distance++)
    for (const layout of layoutsWithin(distance, rack)) if (canBeMade(layout, rack, all)) return distance;
  return Infinity;
};

/** Whether a block can be called for: three tiles or more, not NEWS, flowers only if the options allow (CF-18). */
const isCallable = (block: BlockCode, options: CardFreeOptions): boolean => {
  const kind = kindOf(block);
  return sizeOf(block) > 2 && kind !== NEWS && (kind > 0 || options.callFlowerPungs);
};

const goalOf = (layout: CodedLayout, rack: Rack): Goal<Layout> => {
  const { rules } = rack;
  const { gaps, concealed, needs } = layOut(layout, rack);
  const totalIf = (isConcealed: boolean): number =>
    totalOf(layout, bonusesOf(layout, isConcealed, rules), rules);
  // The last set holds the winning tile, which is concealed (AG-11).
  const mayExpose =
    concealed.length > 1 &&
    concealed.some((block) => isCallable(block, rules)) &&
    !isForbidden(layout, { ...rack, concealed: false });
  return {
    distance: missingCount(gaps, rack.jokers),
    bare: gaps.bare,
    open: gaps.open,
    spare: () => spareTiles(gaps),
    lackOf: (tiles) => gapsOf(needs, tiles),
    mayExpose,
    value: () => totalIf(rack.concealed),
    exposedValue: () => (mayExpose ? totalIf(false) : undefined),
    group: () => {
      const { category, pattern, set } = shapeOf(layout);
      return set.length === 0 ? [category, pattern] : [category, pattern, set.join(' ')];
    },
    layout: () => namedLayout(layout),
  };
};

/** The layouts that miss at most `farthest` tiles, in tie-break order (CF-24). */
const listGoals = (hand: CheckedHand, farthest: number, rules: CardFreeRules): readonly Goal<Layout>[] => {
  const rack = rackOf({ ...hand, counts: hand.counts.slice() }, rules);
  return Array.from(layoutsWithin(Math.min(farthest, HAND_SIZE), rack), (layout) => goalOf(layout, rack));
};

/** How to find the way to a winning hand under these rules. */
export const cardFreeGoals = (rules: CardFreeRules): GoalRules<Layout> =>
  Object.freeze({
    check: (hand, stage) => reasonsInStage(hand, stage, checkExposures(hand, undefined, rules), HAND_SIZE),
    distance: (hand, _, drawn) => distanceOf(rackOf(hand, rules, undefined, drawn)),
    goals: (hand, _, farthest) => listGoals(hand, farthest, rules),
  } satisfies GoalRules<Layout>);
