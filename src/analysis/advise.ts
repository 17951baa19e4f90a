import { choice, wholeNumber } from '../core/read';
import { type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { Action, PassAction } from '../games/american/play/table/actions';
import { RACK_GAMES } from '../games/american/play/table/played-games';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import { expectRules, GOALS_PART } from '../hands/expect-rules';
import type { Goal, HasGoals } from '../hands/rule-parts';
import { checkedRandom, type Random, seededRandom } from '../play/chance';
import { expectPlayed } from '../play/played-games';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { type CompletionChance, completionChance, type Trials, trialsOf, usefulDraws } from './chance';
import { FUNCTION, RULES, readChoices } from './read-choices';
import { CARES, STRENGTHS, type Strength, scalesFor } from './scales';
import { expectSameRules, expectView, without } from './viewer';
import { areSets, handOf, positionOf, type Scales, stageOf, type Weighed, weigher } from './weigh-action';
import { isPass, passWorths } from './weigh-pass';

/** What is asked of advice. */
export interface AdviceOptions {
  /** How many choices are listed, the best ones: 1 to 1,000; 5 if left out. */
  readonly limit?: number | undefined;
  /** How many draws the chances look ahead, 1 to 152; 10 if left out. */
  readonly draws?: number | undefined;
  /** How many draws are tried where the chance cannot be counted, 1 to 100,000; 300 if left out. */
  readonly trials?: number | undefined;
  /** How carefully the choices are weighed, as the bot of that strength does; `expert` if left out, others answer sooner. */
  readonly strength?: Strength | undefined;
  /** Where the tried draws come from; if left out the same view always gets the same advice. */
  readonly random?: Random | undefined;
}

/** The layout that a choice leads to. */
export interface Aim<L> {
  /** The layout. */
  readonly layout: L;
  /** What it belongs to, from the widest name to the narrowest. */
  readonly group: readonly string[];
  /** Its value if it is won from the wall and nothing more is exposed. */
  readonly value: number;
  /** Whether tiles may be exposed on the way to it. */
  readonly mayExpose: boolean;
}

/** What the own tiles come to. */
export interface Outlook {
  /** How many tiles are missing from the nearest layout; null if no winning hand has the exposures. */
  readonly distance: number | null;
  /** How many unseen tiles would bring the hand nearer. */
  readonly useful: number;
  /** The chance that the next draws complete the hand; tiles that come in by a pass are draws beside them. */
  readonly chance: CompletionChance;
}

/** A choice with the figures behind it. */
export interface AdvisedChoice<L> extends Outlook {
  /** The choice, one of `view.legal`. */
  readonly action: Action;
  /** Whether it wins at once. */
  readonly wins: boolean;
  /** How promising it is beside the best choice: 1 for that, 0 for what leads nowhere. */
  readonly rating: number;
  /** The most promising layout afterward; left out if there is none. */
  readonly aim?: Aim<L>;
}

/** What a player is advised. */
export interface Advice<L> {
  /** What the tiles come to as they are. */
  readonly now: Outlook;
  /** The choices, the best first. */
  readonly choices: readonly AdvisedChoice<L>[];
  /** How many choices were weighed; more than are listed if the limit was lower. */
  readonly weighed: number;
}

const USUAL_LIMIT = 5;
const USUAL_DRAWS = 10;
const USUAL_TRIALS = 300;

/** Which advice is asked for, by which rules. */
export interface AdviceQuestion<L> extends AdviceOptions {
  /** The rules. */
  readonly rules: TableRules & HasGoals<L>;
}

const SPECS = {
  rules: RULES,
  limit: wholeNumber(1, 1_000),
  draws: wholeNumber(1, 152),
  trials: wholeNumber(1, 100_000),
  strength: choice(...STRENGTHS),
  random: FUNCTION,
};

const NOTHING_OWED: Reason = /* @__PURE__ */ Object.freeze({
  code: 'noChoiceOwed',
  rule: '',
  message: 'This player owes no choice now, so there is nothing to advise.',
  params: {},
});

/** A choice for which nothing speaks but that it is there; the first of equals is taken. */
const ORDER: readonly Action['type'][] = [
  'mahjongg',
  'exchange',
  'grow',
  'rearrange',
  'decline',
  'keep',
  'continue',
];

const rankOf = ({ type }: Action): number => {
  const place = ORDER.indexOf(type);
  return place < 0 ? ORDER.length : place;
};

const byPromise = (one: Weighed<unknown>, other: Weighed<unknown>): number =>
  one.promise === other.promise ? rankOf(one.action) - rankOf(other.action) : other.promise - one.promise;

const aimOf = <L>(goal: Goal<L>): Aim<L> => ({
  layout: goal.layout(),
  group: goal.group(),
  value: goal.value(),
  mayExpose: goal.mayExpose,
});

/** Passes weighed by what becomes of the tiles that are kept; which layouts they lead to is looked at when asked. */
const weighedPasses = <L>(scales: Scales<L>, passes: readonly PassAction[]): readonly Weighed<L>[] => {
  const { view, melds } = scales;
  const worths = passWorths(scales, passes);
  return passes.map((action) => ({
    action,
    promise: worths.get(action) ?? 0,
    best: () => {
      const now = positionOf(view.rack, melds, scales);
      return now?.without(action.tiles.map(tileIndex)).best;
    },
    rack: without(view.rack, action.tiles),
    melds,
  }));
};

/** All choices that a player owes, the best first; undefined if the tiles of the view are no hand of these rules. */
export const ranked = <L>(
  scales: Scales<L>,
  actions: readonly Action[],
): readonly Weighed<L>[] | undefined => {
  const { view } = scales;
  if (actions.every(isPass)) return [...weighedPasses(scales, actions)].sort(byPromise);
  const hand = handOf(view.rack, scales.melds, scales.rules);
  return hand && actions.map(weigher(scales, hand)).sort(byPromise);
};

/** What an awaited player may do; a challenge is never owed, so it is left out. */
export const owedActions = ({ legal }: PlayerView): readonly Action[] =>
  legal.filter(({ type }) => type !== 'challenge');

/** A text that is the same for views of the same tiles at the same moment. */
const seedOf = ({ moment, rack }: PlayerView): string => `${moment} ${rack.join(' ')}`;

/** Works out the figures of positions, all by the same trials, so that choices can be compared. */
const examiner = <L>(
  scales: Scales<L>,
  { draws = USUAL_DRAWS, trials = USUAL_TRIALS }: AdviceOptions,
  source: Random,
) => {
  const { rules, horizon, handSize } = scales;
  const { unseen } = horizon;
  const made = new Map<number, Trials>();
  const tried = (size: number): Trials => {
    const known = made.get(size) ?? trialsOf(unseen, size, trials, source);
    made.set(size, known);
    return known;
  };
  return (rack: readonly Tile[], melds: Scales<L>['melds']): Outlook => {
    const hand = handOf(rack, melds, rules);
    const stage = stageOf(rack, melds, scales);
    const none = { share: 0, draws, exact: true, low: 0, high: 0 };
    if (hand === undefined || !areSets(hand, rules)) return { distance: null, useful: 0, chance: none };
    const distance = rules.goals.distance(hand, stage);
    if (distance === Number.POSITIVE_INFINITY) return { distance: null, useful: 0, chance: none };
    const tiles = melds.reduce((sum, meld) => sum + meld.tiles.length, rack.length);
    // What is passed comes back as other tiles.
    const more = Math.max(0, handSize - 1 - tiles);
    const chance = completionChance(hand, stage, rules.goals, unseen, distance, draws + more, () =>
      tried(draws + more),
    );
    return {
      distance,
      useful: usefulDraws(hand, stage, rules.goals, unseen, distance),
      chance: { ...chance, draws },
    };
  };
};

/**
 * What a player should do, from what that player may know: the choices owed, the best first, each with the distance it
 * leaves, how many unseen tiles then bring the hand nearer, the chance to complete it, and the layout it leads to. Passes
 * (AG-5), the courtesy (AG-7), discards, calls (AG-15), joker exchanges (AG-21) and all other choices are
 * weighed alike. A player who owes no choice gets a reason, and so do tiles that are no hand of these rules; what is no view
 * of such a game ends with a `MisuseError`.
 */
export const advise = <L>(view: PlayerView, asked: AdviceQuestion<L>): Result<Advice<L>, Rejection> => {
  const read = readChoices<AdviceQuestion<L>>(asked, SPECS);
  if (!read.ok) return read;
  const { rules } = read.value;
  expectPlayed(rules, 'Advice', [RACK_GAMES]);
  expectRules(rules, GOALS_PART);
  expectView(view);
  const actions = owedActions(view);
  if (view.viewer === 'spectator' || !view.awaiting.includes(view.viewer) || actions.length === 0)
    return rejected(NOTHING_OWED);
  expectSameRules(view, rules);
  // Orders and draws are tried apart, so that the figures do not depend on how carefully the choices were weighed.
  const random = read.value.random && checkedRandom(read.value.random);
  const orders = random ?? seededRandom(`${seedOf(view)} in order`);
  const scales = scalesFor(view, rules, orders, CARES[read.value.strength ?? 'expert']);
  if (!scales.ok) return scales;
  const weighed = ranked(scales.value, actions);
  if (weighed === undefined) return rejected(NOTHING_OWED);
  const examine = examiner(scales.value, read.value, random ?? seededRandom(seedOf(view)));
  const now = examine(view.rack, scales.value.melds);
  const most = weighed.find(({ promise }) => Number.isFinite(promise))?.promise ?? 0;
  const choices = weighed
    .slice(0, read.value.limit ?? USUAL_LIMIT)
    .map(({ action, promise, best, rack, melds }) => {
      const wins = promise === Number.POSITIVE_INFINITY;
      const rating = wins ? 1 : most > 0 ? Math.max(0, Math.min(1, promise / most)) : 0;
      const goal = best();
      return { action, wins, rating, ...(goal && { aim: aimOf(goal) }), ...examine(rack, melds) };
    });
  return success({ now, choices, weighed: weighed.length });
};
