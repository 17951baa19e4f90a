import { type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { HandInput } from '../hands/hand';
import type { HasGoals } from '../hands/rule-parts';
import { RULES, readChoices } from './read-choices';
import { readStagedHand } from './read-hand';

/** Why a hand has no distance. */
export const OUT_OF_REACH: Reason = /* @__PURE__ */ Object.freeze({
  code: 'outOfReach',
  rule: 'AG-31',
  message: 'No winning hand has these exposures.',
  at: { path: ['melds'] },
  params: {},
});

/** By what a distance is measured. */
export interface DistanceQuestion {
  /** The rules. */
  readonly rules: HasGoals;
}

const SPECS = { rules: RULES };

/**
 * How far a hand is from winning: the least number of tiles to be exchanged, 0 if it wins as it is, 1 if the right
 * tile in place of another would do. A hand that lacks its last tile has the distance it has after the best
 * exchange, so 1 if it waits. Exact: jokers, exposures, skill levels and the copies that there are of each tile are respected;
 * how it is won is taken in the hand's favor. What is no such hand gets reasons, and so do exposures that no winning hand has.
 */
export const distance = (hand: HandInput, asked: DistanceQuestion): Result<number, Rejection> => {
  const read = readChoices<DistanceQuestion>(asked, SPECS);
  if (!read.ok) return read;
  const { rules } = read.value;
  const staged = readStagedHand(hand, rules);
  if (!staged.ok) return staged;
  const tiles = rules.goals.distance(staged.value.hand, staged.value.stage);
  return tiles === Number.POSITIVE_INFINITY ? rejected(OUT_OF_REACH) : success(tiles);
};
