import type { Reason } from '../../core/reason';
import type { CheckedHand, WholeHand } from '../../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../../hands/rule-parts';
import { besideExposures } from '../../jokers/exposures';
import { type Lack, lackOf, missingCount, type Places, spareTiles } from '../../jokers/places';
import { placesOfBlocks } from './block-cost';
import { checkExposures } from './check-exposures';
import { distanceOf } from './distance';
import { compareFound, type Found } from './found';
import { heldTiles } from './held-tiles';
import { NEWS } from './kinds';
import { layoutBlocksOf, shapeOf } from './make-reading';
import type { CardFreeOptions } from './options';
import { HAND_SIZE } from './patterns';
import { rackOf } from './rack';
import { isForbidden } from './restrictions';
import { layoutSearch } from './search-layouts';
import type { Layout } from './vocabulary';
import { bonusesOf, totalOf, traitsOf } from './worth';

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
const isCallable = (block: number, options: CardFreeOptions): boolean => {
  const kind = block >> 3;
  return (block & 7) > 2 && kind !== NEWS && (kind > 0 || options.callFlowerPungs);
};

const AT_BEST = { jokers: false, selfPicked: undefined };

const goalOf = (
  found: Found,
  places: Places,
  lack: Lack,
  { counts, isExposed }: { readonly counts: Readonly<Uint8Array>; readonly isExposed: boolean },
  distance: number,
  left: readonly number[],
  options: CardFreeOptions,
): Goal<Layout> => {
  const { bare, open } = lack;
  const totalIf = (concealed: boolean): number =>
    totalOf(found, bonusesOf(found, traitsOf(found.blocks), concealed, options), options);
  const mayExpose =
    left.some((block) => isCallable(block, options)) &&
    !isForbidden(found, { ...AT_BEST, exposed: true }, options);
  return {
    distance,
    bare,
    open,
    spare: () => spareTiles(places, lack, counts),
    mayExpose,
    value: () => totalIf(!isExposed),
    exposedValue: () => (mayExpose ? totalIf(false) : undefined),
    group: () => {
      const { category, pattern } = shapeOf(found);
      return [category, pattern];
    },
    layout: () => ({ ...shapeOf(found), blocks: layoutBlocksOf(found) }),
  };
};

/** The layouts from which at most so many tiles are missing, in the order of equals (CF-24). */
const listGoals = (
  hand: CheckedHand,
  farthest: number,
  options: CardFreeOptions,
): readonly Goal<Layout>[] => {
  const rack = rackOf(hand);
  const isExposed = rack.exposed.length > 0;
  const counts = Uint8Array.from(hand.counts);
  return layoutSearch(rack, options)
    .within(Math.min(farthest, HAND_SIZE))
    .filter((found) => !isForbidden(found, { ...AT_BEST, exposed: isExposed }, options))
    .sort(compareFound)
    .flatMap((found) => {
      const left = besideExposures(found.blocks, rack.exposed) ?? [];
      const places = placesOfBlocks(left, options);
      const lack = lackOf(places, counts);
      const distance = missingCount(lack, rack.jokers);
      return distance > farthest
        ? []
        : [goalOf(found, places, lack, { counts, isExposed }, distance, left, options)];
    });
};

/** What Card Free knows of the way to a winning hand under these options. */
export const cardFreeGoals = (options: CardFreeOptions): GoalRules<Layout> =>
  Object.freeze({
    check: (hand, stage) => checkStage(hand, stage, options),
    distance: (hand, _, drawn) => distanceOf(heldTiles(hand, drawn), options),
    goals: (hand, _, farthest) => listGoals(hand, farthest, options),
  } satisfies GoalRules<Layout>);
