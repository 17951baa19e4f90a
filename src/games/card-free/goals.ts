import type { Reason } from '../../core/reason';
import type { CheckedHand, WholeHand } from '../../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../../hands/rule-parts';
import { missingCount, spareTiles } from '../../jokers/places';
import { checkExposures } from './check';
import { atBest, distanceOf } from './distance';
import { type BlockCode, type CodedLayout, kindOf, NEWS, sizeOf } from './layouts/blocks';
import { namedLayout, shapeOf } from './layouts/named';
import { HAND_SIZE } from './layouts/patterns';
import { type Rack, rackOf } from './layouts/rack';
import { isForbidden } from './layouts/restrictions';
import { type Laid, layOut, layoutSearch } from './layouts/search';
import type { CardFreeOptions } from './options';
import { bonusesOf, totalOf, traitsOf } from './score';
import type { Layout } from './vocabulary';

const checkStage = (hand: WholeHand, stage: HandStage, options: CardFreeOptions): readonly Reason[] => {
  const reasons = checkExposures(hand, undefined, options);
  if (stage === 'complete') return reasons;
  const count = hand.melds.reduce((sum, { tiles }) => sum + tiles.length, hand.concealed.length);
  const expected = HAND_SIZE - 1;
  const others = reasons.filter(({ code }) => code !== 'wrongTileCount' && code !== 'winningTileNotHeld');
  if (count === expected) return others;
  const message = `A hand that waits has ${expected} tiles; this one has ${count}.`;
  return [{ code: 'wrongTileCount', rule: 'AG-11', message, params: { count, expected } }, ...others];
};

/** Blocks that can be called for: of three tiles or more, NEWS apart, flowers only where they may be called (CF-18). */
const isCallable = (block: BlockCode, options: CardFreeOptions): boolean => {
  const kind = kindOf(block);
  return sizeOf(block) > 2 && kind !== NEWS && (kind > 0 || options.callFlowerPungs);
};

const goalOf = (layout: CodedLayout, laid: Laid, rack: Rack, options: CardFreeOptions): Goal<Layout> => {
  const { places, lack, concealed } = laid;
  const totalIf = (isConcealed: boolean): number =>
    totalOf(layout, bonusesOf(layout, traitsOf(layout.blocks), isConcealed, options), options);
  const mayExpose =
    concealed.some((block) => isCallable(block, options)) &&
    !isForbidden(layout, { ...atBest(rack), exposed: true }, options);
  return {
    distance: missingCount(lack, rack.jokers),
    ...lack,
    spare: () => spareTiles(places, lack, rack.counts),
    mayExpose,
    value: () => totalIf(rack.concealed),
    exposedValue: () => (mayExpose ? totalIf(false) : undefined),
    group: () => {
      const { category, pattern } = shapeOf(layout);
      return [category, pattern];
    },
    layout: () => namedLayout(layout),
  };
};

/** The layouts from which at most so many tiles are missing, in the order of equals (CF-24). */
const listGoals = (
  hand: CheckedHand,
  farthest: number,
  options: CardFreeOptions,
): readonly Goal<Layout>[] => {
  const rack = rackOf({ ...hand, counts: hand.counts.slice() });
  const goals: Goal<Layout>[] = [];
  for (const layout of layoutSearch(rack, options).within(Math.min(farthest, HAND_SIZE))) {
    const laid = layOut(layout, rack, options);
    if (laid !== undefined && !isForbidden(layout, atBest(rack), options))
      goals.push(goalOf(layout, laid, rack, options));
  }
  return goals;
};

/** What Card Free knows of the way to a winning hand under these options. */
export const cardFreeGoals = (options: CardFreeOptions): GoalRules<Layout> =>
  Object.freeze({
    check: (hand, stage) => checkStage(hand, stage, options),
    distance: (hand, _, drawn) => distanceOf(rackOf(hand, { drawn }), options),
    goals: (hand, _, farthest) => listGoals(hand, farthest, options),
  } satisfies GoalRules<Layout>);
