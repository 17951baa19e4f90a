import type { Reason, Rejection } from '../core/reason';
import { rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { type CheckedHand, checkHand } from '../hands/check-hand';
import { expectRules, GOALS_PART } from '../hands/expect-rules';
import type { GoalRules, HandStage, HasGoals } from '../hands/rule-parts';

/** A hand in order, to be analyzed. */
export interface StagedHand {
  /** The hand; its counts are lent. */
  readonly hand: CheckedHand;
  /** Whether it could win as it is, or lacks a tile. */
  readonly stage: HandStage;
}

const BOTH: readonly HandStage[] = ['complete', 'waiting'];

/** The stage a hand is in, or what is wrong with it in the first of those it may be in. */
const stageOf = (
  hand: CheckedHand,
  goals: GoalRules<unknown>,
  stages: readonly HandStage[],
): Result<StagedHand, readonly Reason[]> => {
  const found: (readonly Reason[])[] = [];
  for (const stage of stages) {
    const reasons = goals.check(hand, stage);
    if (reasons.length === 0) return success({ hand, stage });
    found.push(reasons);
  }
  const [first = [], second = first] = found;
  // Of a hand that only lacks the last tile, nothing is said about that.
  return { ok: false, error: second.length < first.length ? second : first };
};

/** Reads any value as a hand of these rules that is complete or, unless it must be, lacks a tile. */
export const readStagedHand = (
  value: unknown,
  rules: HasGoals,
  stages: readonly HandStage[] = BOTH,
): Result<StagedHand, Rejection> => {
  expectRules(rules, GOALS_PART);
  const { hand, reasons } = checkHand(value, rules.tiles);
  if (hand === undefined) return rejected(...reasons);
  const staged = stageOf(hand, rules.goals, stages);
  if (staged.ok && reasons.length === 0) return staged;
  return rejected(...reasons, ...(staged.ok ? [] : staged.error));
};
