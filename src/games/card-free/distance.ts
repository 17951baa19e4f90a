import type { CheckedHand } from '../../hands/check-hand';
import { reasonsInStage } from '../../hands/check-size';
import type { Goal, GoalRules } from '../../hands/rule-parts';
import { gapsOf, missingCount, spareTiles } from '../../jokers/missing';
import { checkExposures } from './check';
import { type BlockCode, type CodedLayout, kindOf, NEWS, sizeOf } from './layouts/blocks';
import { namedLayout, shapeOf } from './layouts/named';
import { HAND_SIZE } from './layouts/patterns';
import { jokersToBeHad, type Rack, rackOf, tilesNotExposed } from './layouts/rack';
import { atBest, isForbidden } from './layouts/restrictions';
import { canBeMade, layOut, layoutsWithin, leastDistance } from './layouts/search';
import type { CardFreeOptions } from './options';
import { bonusesOf, totalOf } from './score';
import type { Layout } from './vocabulary';

/** The most jokers that a layout needs because natural tiles run out: one in each of two quints. */
const MOST_FORCED = 2;

/**
 * The fewest tiles to exchange so that a hand with valid melds wins, or with fewer than 14 tiles, the fewest
 * missing; Infinity if no layout has its exposures. The win is assumed to be whatever helps the hand.
 */
export const distanceOf = (rack: Rack, options: CardFreeOptions): number => {
  const least = leastDistance(rack, options);
  // Only jokers in exposures, or winds that a NEWS block needs too, can leave the game short of tiles.
  const isShort = jokersToBeHad(rack, options) < MOST_FORCED || options.newsWithWinds;
  if (!isShort && least <= HAND_SIZE) return least;
  const all = tilesNotExposed(rack, options);
  for (let distance = least; distance <= HAND_SIZE; distance++)
    for (const layout of layoutsWithin(distance, rack, options))
      if (canBeMade(layout, rack, options, all)) return distance;
  return Number.POSITIVE_INFINITY;
};

/** Whether a block can be called for: three tiles or more, not NEWS, flowers only if the options allow (CF-18). */
const isCallable = (block: BlockCode, options: CardFreeOptions): boolean => {
  const kind = kindOf(block);
  return sizeOf(block) > 2 && kind !== NEWS && (kind > 0 || options.callFlowerPungs);
};

const goalOf = (layout: CodedLayout, rack: Rack, options: CardFreeOptions): Goal<Layout> => {
  const { gaps, concealed, needs } = layOut(layout, rack, options);
  const totalIf = (isConcealed: boolean): number =>
    totalOf(layout, bonusesOf(layout, isConcealed, options), options);
  // The last set holds the winning tile, which is concealed (AG-11).
  const mayExpose =
    concealed.length > 1 &&
    concealed.some((block) => isCallable(block, options)) &&
    !isForbidden(layout, { ...atBest(rack), exposed: true }, options);
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
const listGoals = (
  hand: CheckedHand,
  farthest: number,
  options: CardFreeOptions,
  afterCall: boolean,
): readonly Goal<Layout>[] => {
  const rack = rackOf({ ...hand, counts: hand.counts.slice() }, { afterCall });
  return Array.from(layoutsWithin(Math.min(farthest, HAND_SIZE), rack, options), (layout) =>
    goalOf(layout, rack, options),
  );
};

/** How to find the way to a winning hand under these options, declared right after a call or not (CF-23). */
export const cardFreeGoals = (options: CardFreeOptions, afterCall: boolean): GoalRules<Layout> =>
  Object.freeze({
    check: (hand, stage) => reasonsInStage(hand, stage, checkExposures(hand, undefined, options), HAND_SIZE),
    distance: (hand, _, drawn) => distanceOf(rackOf(hand, { afterCall, drawn }), options),
    goals: (hand, _, farthest) => listGoals(hand, farthest, options, afterCall),
  } satisfies GoalRules<Layout>);
