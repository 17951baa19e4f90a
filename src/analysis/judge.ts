import { isRecord, ownList, ownValue } from '../core/own-values';
import { type Rejection, reasonAt, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { isSameValue } from '../core/same-value';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import { GOALS_PART, HANDS_PART, type Part, SCOUTING_PART } from '../hands/expect-rules';
import type { HasGoals, LayoutOf } from '../hands/rule-parts';
import type { Random } from '../play/chance';
import type { AdvisedChoice } from './advise';
import { estimateFor } from './expected-points';
import { meanOf } from './kind-counts';
import type { Strength } from './knowledge';
import { keptBy, type Weighed } from './rank-choices';
import { RACKS_PART, readChoices } from './supported';
import { ADVISING, weighOwed } from './weigh-owed';
import { type ToldChoice, teller } from './why';

/** How good a choice is, in a word. */
export type Verdict = 'best' | 'good' | 'slip' | 'mistake';

/** How a choice is judged. */
export interface JudgeOptions {
  /** Whose advice it is compared with; `expert` if left out. */
  readonly strength?: Strength | undefined;
  /** Where the tried orders of tiles come from; if left out the same view always gets the same judgment. */
  readonly random?: Random | undefined;
}

/** By which rules a choice is judged, and how. */
export interface JudgeQuestion<Rules extends TableRules & HasGoals = TableRules & HasGoals>
  extends JudgeOptions {
  /** The rules of the game. */
  readonly rules: Rules;
}

/** A choice with what it comes to. */
export interface JudgedChoice<Layout>
  extends ToldChoice<Layout>,
    Pick<AdvisedChoice<Layout>, 'distance' | 'useful'> {
  /** How many points it is expected to bring, by the estimate; below 0 if it is expected to cost some. */
  readonly points: number;
}

/** How a choice compares with the best one. */
export interface Judgment<Layout> {
  /** The choice that is judged. */
  readonly choice: JudgedChoice<Layout>;
  /** The choice that advice ranks first. */
  readonly best: JudgedChoice<Layout>;
  /** How many points worse than the best choice it is; 0 if it is no worse. */
  readonly cost: number;
  /** By how many points the estimate may err in the cost, 95 times in 100. */
  readonly spread: number;
  /** The same in a word. */
  readonly verdict: Verdict;
  /** How many choices there were. */
  readonly weighed: number;
}

/** A verdict on what a choice costs, and what it costs at least: only that is held against it. */
const verdictOn = (cost: number, least: number): Verdict => {
  if (cost === 0) return 'best';
  return least > 8 ? 'mistake' : least > 2 ? 'slip' : 'good';
};

/** Half the width of the interval that holds the true mean of such figures, 95 times in 100. */
const spreadOf = (figures: Readonly<Float64Array>): number => {
  const mean = meanOf(figures);
  const variance = meanOf(figures.map((figure) => (figure - mean) ** 2));
  return 1.96 * Math.sqrt(variance / (figures.length - 1));
};

const NOT_A_CHOICE = 'This is none of the choices that the player has now.';

/** The longest list of an action. */
const MOST_TILES = 14;

/** An action of anybody’s as it is compared: tiles in any order, what is undefined left out, and not what a declarer says of the value. */
const comparable = (action: object): object =>
  Object.fromEntries(
    Object.keys(action).flatMap((name) => {
      const value = ownValue(action, name);
      const list = ownList(value, MOST_TILES);
      return value === undefined || name === 'value'
        ? []
        : [[name, list === undefined ? value : [...list].sort()]];
    }),
  );

/** Judges an action at a moment of a game of these rules. */
export const judgeOwed = (
  view: PlayerView,
  action: unknown,
  { rules, strength = 'expert', random }: JudgeQuestion,
): Result<Judgment<unknown>, Rejection> => {
  const owed = weighOwed(view, rules, strength, random);
  if (!owed.ok) return owed;
  const { ranked, known, prospect } = owed.value;
  const given = isRecord(action) ? comparable(action) : undefined;
  const chosen = ranked.find((one) => isSameValue(comparable(one.action), given));
  const [first] = ranked;
  if (chosen === undefined || first === undefined)
    return rejected(reasonAt('notAChoice', '', NOT_A_CHOICE, ['action']));
  // Points do not depend on the strength: they come from the orders of an expert.
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
  /** A choice with what speaks for and against it, and its points in each order. */
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
  return success({
    choice,
    best,
    cost,
    spread,
    verdict: verdictOn(cost, cost - spread),
    weighed: ranked.length,
  });
};

/** The parts of rules that can answer what a choice costs. */
export const JUDGING_PARTS: readonly Part[] = [GOALS_PART, HANDS_PART, SCOUTING_PART, RACKS_PART];

/**
 * Judges what a player does at an American table: how much worse it is than the best choice, in points.
 *
 * The best choice is the one that `advise` ranks first. Both are measured by the same estimate of the points that they
 * bring, from what the player may know.
 *
 * @param view - The player’s view before the choice, as `viewFor` gives it.
 * @param action - What the player chose, one of `view.legal`.
 * @param asked - The `rules`, and the `strength` of the advice that it is compared with (`expert`).
 * @returns The `choice` and the `best` one with their `points` and `reasons`, what the choice `cost`, and the
 * `verdict`. A player who owes no choice, an action that is none, and rules of other games get a reason; what is no
 * view of such a game ends with a `MisuseError`.
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
): Result<Judgment<LayoutOf<Rules>>, Rejection>;
export function judge(
  view: PlayerView,
  action: Action,
  asked: JudgeQuestion,
): Result<Judgment<unknown>, Rejection> {
  const read = readChoices<JudgeQuestion>(asked, 'judge', ADVISING, JUDGING_PARTS);
  return read.ok ? judgeOwed(view, action, read.value) : read;
}
