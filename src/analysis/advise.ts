import { onFirstUseOf } from '../core/first-use';
import { wholeNumber } from '../core/read';
import { type Result, success } from '../core/result';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import { GOALS_PART, HANDS_PART } from '../hands/expect-rules';
import type { ByRules, HasGoals, LayoutOf } from '../hands/rule-parts';
import { type Random, seededRandom } from '../play/chance';
import { holds, tilesOf } from '../play/racks';
import { positionWith } from './after-discard';
import { completionChance, exactly, type Trials, trialsOf } from './chances';
import type { Strength } from './knowledge';
import type { OwnTiles } from './own-tiles';
import { keptBy } from './rank-choices';
import { RACKS_PART, readChoices, readSupported } from './supported';
import { ADVISING, type Outlook, type Owed, seedOf, weighOwed } from './weigh-owed';
import { type ToldChoice, teller } from './why';

/** Options for advice. */
export interface AdviceOptions {
  /** How many of the best choices to list, 1 to 1,000; 5 if left out. */
  readonly limit?: number | undefined;
  /** How many draws ahead the chances look, 1 to 152; 10 if left out, and never more than the wall leaves the player. */
  readonly draws?: number | undefined;
  /** How many random trials estimate a chance that cannot be computed exactly, 1 to 100,000; 300 if left out. */
  readonly trials?: number | undefined;
  /** How carefully to weigh the choices, like the bot of that strength; `expert` if left out, others are faster. */
  readonly strength?: Strength | undefined;
  /** The random source for trials; if left out, the same view always gets the same advice. */
  readonly random?: Random | undefined;
}

/** A choice with its reasons and figures. */
export interface AdvisedChoice<Layout> extends ToldChoice<Layout>, Outlook {
  /** How promising it is compared with the best choice: 1 for the best, 0 for a choice that leads nowhere. */
  readonly rating: number;
}

/** The advice for a player. */
export interface Advice<Layout> {
  /** How the player’s tiles stand now. */
  readonly now: Outlook;
  /** The choices listed, the best first. */
  readonly choices: readonly AdvisedChoice<Layout>[];
  /** How many choices were weighed, listed or not. */
  readonly weighed: number;
}

const USUAL_LIMIT = 5;
const USUAL_DRAWS = 10;
const USUAL_TRIALS = 300;

/** The rules to advise by, and options. */
export interface AdviceQuestion<Rules extends TableRules & HasGoals = TableRules & HasGoals>
  extends AdviceOptions,
    ByRules<Rules> {}

const FORMS = /* @__PURE__ */ (() => ({
  ...ADVISING,
  limit: wholeNumber(1, 1_000),
  draws: wholeNumber(1, 152),
  trials: wholeNumber(1, 100_000),
}))();

const PARTS = [GOALS_PART, HANDS_PART, RACKS_PART] as const;

/** Makes a function for the outlook of tiles, which uses the same trials for all choices so that they can be compared. */
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
    // Passed tiles are replaced by other tiles.
    const size = draws + Math.max(0, table.handSize - 1 - rack.length - tilesOf(melds).length);
    // A draw that does not complete all the tiles cannot complete a part of them.
    const isPart = melds === held.melds && holds(held.rack, rack);
    const trials = (): Trials => {
      const tried = trialsOfSize(size);
      return isPart ? tried : { ...tried, completing: tried.all };
    };
    const chance = completionChance(alive.position, alive.useful, unseen, size, trials);
    return { ...figures, chance: { ...chance, draws } };
  });
};

/** How promising a choice is compared with the best one that does not win at once. */
const ratingOf = (promise: number, most: number): number => {
  if (promise === Infinity) return 1;
  return most > 0 ? Math.max(0, Math.min(1, promise / most)) : 0;
};

/**
 * Advises a player at an American table what to do, using only what that player can know.
 *
 * Passes (AG-5), the courtesy (AG-7), discards, calls (AG-15), joker exchanges (AG-21) and all other choices that the player owes
 * are weighed; challenges (AG-32), which nobody owes, are not.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param asked - The `rules`; `limit` (5), `draws` to look ahead (10), `trials` for a chance that cannot be computed exactly
 * (300), and the `strength` (`expert`).
 * @returns The choices, the best first, each with the `distance` it leaves, how many unseen tiles are `useful` then, the `chance`
 * to complete the hand, the layout it leads to (`aim`), and why (`reasons`). A player with nothing to choose, or tiles that are
 * not a hand of these rules, gets a reason; a value that is not a player’s view of such a game throws a `MisuseError`.
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
): Result<Advice<LayoutOf<Rules>>>;
export function advise(view: PlayerView, asked: AdviceQuestion): Result<Advice<unknown>> {
  const read = readChoices(asked, 'advise', FORMS, PARTS);
  if (!read.ok) return read;
  const { rules } = read.value;
  const { strength = 'expert', limit = USUAL_LIMIT, random } = read.value;
  const owed = weighOwed(view, rules, strength, random);
  if (!owed.ok) return owed;
  const { known, ranked } = owed.value;
  const outlook = outlookBy(owed.value, read.value, random ?? seededRandom(seedOf(view)));
  const [first] = ranked;
  const now = outlook(first?.promise === Infinity ? first.own : known.own);
  const most = ranked.find(({ promise }) => Number.isFinite(promise))?.promise ?? 0;
  const tell = teller(owed.value);
  const choices = ranked.slice(0, limit).map((one) => {
    const then = outlook(keptBy(one));
    return { ...tell(one), rating: ratingOf(one.promise, most), ...then };
  });
  return success({ now, choices, weighed: ranked.length });
}

/** A call is worth asking about if it promises at least this share of what declining does. */
const CLOSE = 0.5;

/**
 * Lists the calls of a discard that are worth asking a player about, so that an app need not ask about every discard.
 *
 * A call is listed if it brings the hand nearer to a layout that can be completed, and promises at least half of what declining
 * does.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param asked - The `rules`.
 * @returns The calls, the best first; empty if no call helps. It leaves out a declaration of Mah Jongg, which is always worth
 * asking about. A player with nothing to choose gets a reason; a value that is not a player’s view of such a game throws a
 * `MisuseError`.
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
  asked: ByRules<TableRules & HasGoals>,
): Result<readonly Action<'call'>[]> => {
  const read = readSupported(asked, 'usefulCalls', ['rules'], PARTS);
  if (!read.ok) return read;
  const owed = weighOwed(view, read.value.rules, 'beginner', undefined);
  if (!owed.ok) return owed;
  const { ranked } = owed.value;
  const pass = ranked.find(({ action }) => action.type === 'decline')?.promise ?? 0;
  const close = ranked.filter(({ promise }) => promise > 0 && promise >= CLOSE * pass);
  return success(close.map(({ action }) => action).filter((action) => action.type === 'call'));
};
