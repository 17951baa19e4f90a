import { onFirstUseOf } from '../core/first-use';
import { wholeNumber } from '../core/read';
import type { Rejection } from '../core/reason';
import { type Result, success } from '../core/result';
import type { CallAction } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import { GOALS_PART, HANDS_PART } from '../hands/expect-rules';
import type { HasGoals, LayoutOf } from '../hands/rule-parts';
import { type Random, seededRandom } from '../play/chance';
import { holds, tilesOf } from '../play/racks';
import { completionChance, exactly, type Trials, trialsOf } from './chances';
import type { Strength } from './knowledge';
import type { OwnTiles } from './own-tiles';
import { keptBy, positionWith } from './rank-choices';
import { RACKS_PART, readChoices, readSupported } from './supported';
import { ADVISING, type Outlook, type Owed, seedOf, weighOwed } from './weigh-owed';
import { type ToldChoice, teller } from './why';

/** What is asked of advice. */
export interface AdviceOptions {
  /** How many choices are listed, the best ones: 1 to 1,000; 5 if left out. */
  readonly limit?: number | undefined;
  /** How many draws the chances look ahead, 1 to 152; 10 if left out, and never more than the wall has left for the player. */
  readonly draws?: number | undefined;
  /** How many draws are tried where the chance cannot be counted, 1 to 100,000; 300 if left out. */
  readonly trials?: number | undefined;
  /** How carefully the choices are weighed, as the bot of that strength does; `expert` if left out, others answer sooner. */
  readonly strength?: Strength | undefined;
  /** Where the tried draws come from; if left out the same view always gets the same advice. */
  readonly random?: Random | undefined;
}

/** A choice with the figures behind it. */
export interface AdvisedChoice<Layout> extends ToldChoice<Layout>, Outlook {
  /** How promising it is beside the best choice: 1 for that, 0 for what leads nowhere. */
  readonly rating: number;
}

/** What a player is advised. */
export interface Advice<Layout> {
  /** What the tiles come to as they are. */
  readonly now: Outlook;
  /** The choices, the best first. */
  readonly choices: readonly AdvisedChoice<Layout>[];
  /** How many choices were weighed; more than are listed if the limit was lower. */
  readonly weighed: number;
}

const USUAL_LIMIT = 5;
const USUAL_DRAWS = 10;
const USUAL_TRIALS = 300;

/** Which advice is asked for, by which rules. */
export interface AdviceQuestion<Rules extends TableRules & HasGoals = TableRules & HasGoals>
  extends AdviceOptions {
  /** The rules of the game. */
  readonly rules: Rules;
}

const FORMS = /* @__PURE__ */ (() => ({
  ...ADVISING,
  limit: wholeNumber(1, 1_000),
  draws: wholeNumber(1, 152),
  trials: wholeNumber(1, 100_000),
}))();

const PARTS = [GOALS_PART, HANDS_PART, RACKS_PART] as const;

/** Works out the figures of own tiles, all by the same trials, so that choices can be compared. */
const outlookBy = (
  { known, prospect }: Owed,
  { draws: most = USUAL_DRAWS, trials: times = USUAL_TRIALS }: AdviceOptions,
  random: Random,
): ((own: OwnTiles) => Outlook) => {
  const { own: held, unseen, table } = known;
  const draws = Math.min(most, Math.ceil(known.turns));
  const now = positionWith(held, known);
  const trialsOfSize = onFirstUseOf((size: number) => trialsOf(unseen, size, times, random, now));
  return onFirstUseOf((own: OwnTiles) => {
    const { figures, alive } = prospect(own);
    if (alive === undefined) return { ...figures, chance: exactly(0, draws) };
    const { rack, melds } = own;
    // What is passed comes back as other tiles.
    const size = draws + Math.max(0, table.handSize - 1 - rack.length - tilesOf(melds).length);
    // If nothing completes all the tiles, nothing completes a part of them.
    const isPart = melds === held.melds && holds(held.rack, rack);
    const trials = (): Trials => {
      const tried = trialsOfSize(size);
      return isPart ? tried : { ...tried, completing: tried.all };
    };
    const chance = completionChance(alive.position, alive.useful, unseen, size, trials);
    return { ...figures, chance: { ...chance, draws } };
  });
};

/** How promising a choice is beside the best one that does not win. */
const ratingOf = (promise: number, most: number): number => {
  if (promise === Number.POSITIVE_INFINITY) return 1;
  return most > 0 ? Math.max(0, Math.min(1, promise / most)) : 0;
};

/**
 * Advises a player at an American table what to do, from what that player may know.
 *
 * Passes (AG-5), the courtesy (AG-7), discards, calls (AG-15), joker exchanges (AG-21) and all other choices are
 * weighed alike.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param asked - The `rules`; `limit` (5), `draws` to look ahead (10), `trials` where a chance cannot be counted
 * (300), and the `strength` (`expert`).
 * @returns The choices owed, the best first, each with the `distance` it leaves, how many unseen tiles are
 * `useful` then, the `chance` to complete the hand, the layout it leads to, and why (`reasons`). A player who owes no choice, and
 * tiles that are no hand of these rules, get a reason; what is no view of such a game ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { advise } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const { choices } = unwrap(advise(game.viewFor(state, 'E'), { rules, limit: 1 }));
 * choices.map(({ action, rating }) => [action.type, rating]); // => [['pass', 1]]
 * ```
 */
export function advise<Rules extends TableRules & HasGoals>(
  view: PlayerView,
  asked: AdviceQuestion<Rules>,
): Result<Advice<LayoutOf<Rules>>, Rejection>;
export function advise(view: PlayerView, asked: AdviceQuestion): Result<Advice<unknown>, Rejection> {
  const read = readChoices<AdviceQuestion>(asked, 'advise', FORMS, PARTS);
  if (!read.ok) return read;
  const { rules } = read.value;
  const { strength = 'expert', limit = USUAL_LIMIT, random } = read.value;
  const owed = weighOwed(view, rules, strength, random);
  if (!owed.ok) return owed;
  const { known, ranked } = owed.value;
  const outlook = outlookBy(owed.value, read.value, random ?? seededRandom(seedOf(view)));
  const [first] = ranked;
  const now = outlook(first?.promise === Number.POSITIVE_INFINITY ? first.own : known.own);
  const most = ranked.find(({ promise }) => Number.isFinite(promise))?.promise ?? 0;
  const tell = teller(owed.value);
  const choices = ranked.slice(0, limit).map((one) => {
    const then = outlook(keptBy(one));
    return { ...tell(one), rating: ratingOf(one.promise, most), ...then };
  });
  return success({ now, choices, weighed: ranked.length });
}

/** By which rules calls are looked at. */
export interface UsefulCallsQuestion {
  /** The rules of the game. */
  readonly rules: TableRules & HasGoals;
}

/** A call is worth asking about if it promises at least this share of what passing does. */
const CLOSE = 0.5;

/**
 * Lists the calls of a discard that are worth asking a player about, so that a table need not ask after each one.
 *
 * A call is worth it if it brings nearer a hand that can be completed, or nearly so.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param asked - The `rules`.
 * @returns The calls, the best first; none where no call helps. A declaration of Mah Jongg is no call: it is always worth asking about.
 * A player who owes no choice gets a reason; what is no view of such a game ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { usefulCalls } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * unwrap(usefulCalls(game.viewFor(state, 'E'), { rules })); // => []
 * ```
 */
export const usefulCalls = (
  view: PlayerView,
  asked: UsefulCallsQuestion,
): Result<readonly CallAction[], Rejection> => {
  const read = readSupported<UsefulCallsQuestion>(asked, 'advise', ['rules'], PARTS);
  if (!read.ok) return read;
  const owed = weighOwed(view, read.value.rules, 'beginner', undefined);
  if (!owed.ok) return owed;
  const { ranked } = owed.value;
  const pass = ranked.find(({ action }) => action.type === 'decline')?.promise ?? 0;
  return success(
    ranked
      .filter(({ promise }) => promise > 0 && promise >= CLOSE * pass)
      .map(({ action }) => action)
      .filter((action) => action.type === 'call'),
  );
};
