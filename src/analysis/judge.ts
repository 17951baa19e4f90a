import { isRecord, ownList, ownMembers } from '../core/own-values';
import { reasonAt } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { isSameValue } from '../core/same-value';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import { GOALS_PART, HANDS_PART, type Part, SCOUTING_PART } from '../hands/expect-rules';
import type { HasGoals, LayoutOf } from '../hands/rule-parts';
import type { AdviceQuestion, AdvisedChoice } from './advise';
import { estimateFor } from './expected-points';
import { meanOf } from './kind-counts';
import { keptBy, type Weighed } from './rank-choices';
import { RACKS_PART, readChoices } from './supported';
import { ADVISING, weighOwed } from './weigh-owed';
import { type ToldChoice, teller } from './why';

/** How good a choice is, in one word. */
export type Verdict = 'best' | 'good' | 'slip' | 'mistake';

/** The rules to judge a choice by, and options. */
export interface JudgeQuestion<Rules extends TableRules & HasGoals = TableRules & HasGoals>
  extends Pick<AdviceQuestion<Rules>, 'rules' | 'strength' | 'random'> {}

/** A choice with its estimated points. */
export interface JudgedChoice<Layout>
  extends ToldChoice<Layout>,
    Pick<AdvisedChoice<Layout>, 'distance' | 'useful'> {
  /** The estimated points it brings; negative if it costs points. */
  readonly points: number;
}

/** How a choice compares with the best one. */
export interface Judgment<Layout> {
  /** The choice the player made. */
  readonly choice: JudgedChoice<Layout>;
  /** The choice that advice ranks first. */
  readonly best: JudgedChoice<Layout>;
  /** How many points worse it is than the best choice; 0 if it is no worse. */
  readonly cost: number;
  /** The margin of error of `cost`, in points, at 95% confidence. */
  readonly spread: number;
  /** The cost in one word, allowing for the margin of error. */
  readonly verdict: Verdict;
  /** How many choices the player had. */
  readonly weighed: number;
}

/** The verdict on a cost: only what it costs at least (`least`) counts against the choice. */
const verdictOn = (cost: number, least: number): Verdict => {
  if (cost === 0) return 'best';
  return least > 8 ? 'mistake' : least > 2 ? 'slip' : 'good';
};

/** Half the width of the 95% confidence interval for the mean of these figures. */
const spreadOf = (figures: Readonly<Float64Array>): number => {
  const mean = meanOf(figures);
  const variance = meanOf(figures.map((figure) => (figure - mean) ** 2));
  return 1.96 * Math.sqrt(variance / (figures.length - 1));
};

const NOT_A_CHOICE = 'This is not one of the player’s choices now (“view.legal”).';
const NOT_OWED = 'Only a choice that the player must make now is judged, not a challenge.';

/** The longest tile list in an action. */
const MOST_TILES = 14;

/**
 * An action in a form that can be compared: lists sorted, without undefined members and without the `value` a winner declares.
 */
const comparable = (action: object): object => {
  const members: readonly [string, unknown][] = Object.entries(ownMembers(action));
  const told = members.filter(([name, value]) => value !== undefined && name !== 'value');
  return Object.fromEntries(
    told.map(([name, value]) => [name, ownList(value, MOST_TILES)?.slice().sort() ?? value]),
  );
};

/** Judges an action, for options that are already checked. */
export const judgeOwed = (
  view: PlayerView,
  action: unknown,
  { rules, strength = 'expert', random }: JudgeQuestion,
): Result<Judgment<unknown>> => {
  const owed = weighOwed(view, rules, strength, random);
  if (!owed.ok) return owed;
  const { ranked, known, prospect } = owed.value;
  const given = isRecord(action) ? comparable(action) : undefined;
  const isGiven = (one: Action): boolean => isSameValue(comparable(one), given);
  const chosen = ranked.find((one) => isGiven(one.action));
  const [first] = ranked;
  if (chosen === undefined || first === undefined) {
    const message = view.legal.some(isGiven) ? NOT_OWED : NOT_A_CHOICE;
    return rejected(reasonAt('notAChoice', '', message, ['action']));
  }
  // Points do not depend on the strength: they always come from the orders an expert tries.
  const measured = strength === 'expert' ? owed : weighOwed(view, rules, 'expert', random);
  if (!measured.ok) return measured;
  const inPoints = (one: Weighed): Weighed =>
    measured.value.ranked.find((same) => same.action === one.action) ?? one;
  const estimate = estimateFor(known);
  const exchange = measured.value.ranked.find(
    ({ action: { type }, promise }) => type === 'exchange' && promise > 0,
  );
  const exchanged = exchange?.left().outcome();
  const tell = teller(owed.value);
  /** A choice with the reasons for and against it, and its points in each order. */
  const judged = (one: Weighed): readonly [JudgedChoice<unknown>, Readonly<Float64Array>] => {
    const { figures, alive } = prospect(keptBy(one));
    const inOrders = estimate.of(inPoints(one), alive !== undefined, exchanged);
    return [{ ...tell(one), points: meanOf(inOrders), ...figures }, inOrders];
  };
  const ofBest = judged(first);
  const [best, most] = ofBest;
  const [choice, some] = chosen === first ? ofBest : judged(chosen);
  const cost = Math.max(0, best.points - choice.points);
  const spread = spreadOf(most.map((points, order) => points - (some[order] ?? 0)));
  const verdict = verdictOn(cost, cost - spread);
  return success({ choice, best, cost, spread, verdict, weighed: ranked.length });
};

/** The parts that rules need so that choices can be judged. */
export const JUDGING_PARTS: readonly Part[] = [GOALS_PART, HANDS_PART, SCOUTING_PART, RACKS_PART];

/**
 * Judges a player’s choice at an American table: how many points worse it is than the best choice.
 *
 * The best choice is the one that `advise` ranks first. The points of both are estimated in the same way, from what the player
 * can know.
 *
 * @param view - The player’s view before the choice, as `viewFor` gives it.
 * @param action - The player’s choice, one of `view.legal`.
 * @param asked - The `rules`, and the `strength` of the advice to compare with (`expert`).
 * @returns The `choice` and the `best` one with their `points` and `reasons`, the `cost` of the choice, and the `verdict`. A
 * player with nothing to choose, a challenge, an action that is not one of the choices, or rules that cannot be judged get a
 * reason; a value that is not a player’s view of such a game throws a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { advise, judge } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const view = game.viewFor(state, 'E');
 * const [best] = unwrap(advise(view, { rules })).choices;
 * best && unwrap(judge(view, best.action, { rules })).verdict; // => 'best'
 * ```
 */
export function judge<Rules extends TableRules & HasGoals>(
  view: PlayerView,
  action: Action,
  asked: JudgeQuestion<Rules>,
): Result<Judgment<LayoutOf<Rules>>>;
export function judge(view: PlayerView, action: Action, asked: JudgeQuestion): Result<Judgment<unknown>> {
  const read = readChoices(asked, 'judge', ADVISING, JUDGING_PARTS);
  return read.ok ? judgeOwed(view, action, read.value) : read;
}
