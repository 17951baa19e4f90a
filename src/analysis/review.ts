import { isRecord, ownList, ownValue } from '../core/own-values';
import { choice, isNot } from '../core/read';
import { type Reason, type Rejection, reasonAt, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { expectShape, type Shape } from '../core/shape';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView, RackTypes } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { Meld } from '../hands/hand';
import { SEATS, type Seat } from '../hands/payouts';
import type { HasGoals, LayoutOf } from '../hands/rule-parts';
import { seededRandom } from '../play/chance';
import type { GameOf } from '../play/make-game';
import { without } from '../play/racks';
import { MOST_ACTIONS } from '../play/record';
import { readJson, type StoredFault, storedFault } from '../play/stored';
import { TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { estimateFor } from './expected-points';
import { outcomeWith } from './how-soon';
import { JUDGING_PARTS, type JudgeQuestion, type Judgment, judgeOwed } from './judge';
import { meanOf, sumOf } from './kind-counts';
import { CARES, knowledgeOf } from './knowledge';
import { positionWith } from './rank-choices';
import { ANYTHING, readChoices } from './supported';
import { owedActions, ownMelds } from './view';
import { ADVISING, seedOf } from './weigh-owed';

/** Whose play is reviewed, by which rules. */
export interface ReviewQuestion<Rules extends TableRules & HasGoals = TableRules & HasGoals>
  extends JudgeQuestion<Rules> {
  /** The functions that play the game: `tableGame(rules)` or `gameOf(rules)`. */
  readonly game: Pick<GameOf<RackTypes>, 'replay' | 'apply' | 'viewFor'>;
  /** Which player. */
  readonly seat: Seat;
}

/** A choice that a player made, judged, with what lay before the player. */
export interface ReviewedDecision<Layout> extends Judgment<Layout> {
  /** Which action of the record it is, 1 for the first. */
  readonly move: number;
  /** Which pass or turn of the player it belongs to: 8 for the eighth discard. */
  readonly nth: number;
  /** The phase in which it was asked for. */
  readonly phase: PlayerView['phase'];
  /** How many tiles were left in the wall. */
  readonly wallLeft: number;
  /** The tiles on the rack. */
  readonly rack: readonly Tile[];
  /** The exposures. */
  readonly melds: readonly Meld[];
  /** The tile that could be claimed; left out if there was none. */
  readonly tile?: Tile;
  /** Whose tile that was. */
  readonly from?: Seat;
}

/** A tile that a player drew from the wall. */
export interface ReviewedDraw {
  /** After how many actions of the record it was drawn. */
  readonly move: number;
  /** The tile. */
  readonly tile: Tile;
  /** By how many points it is better than an unseen tile is on average; below 0 if it is worse. */
  readonly luck: number;
}

/** What a player’s choices came to. */
export interface ReviewTotals {
  /** How many choices were judged. */
  readonly decisions: number;
  /** How many of them cost nothing. */
  readonly best: number;
  /** How many points they cost in all. */
  readonly cost: number;
  /** How many points the tiles drawn were better than unseen ones are on average. */
  readonly luck: number;
}

/** A game from the seat of one player. */
export interface Review<Layout> {
  /** Who was reviewed. */
  readonly seat: Seat;
  /** Whether the game was played to its end. */
  readonly finished: boolean;
  /** The choices of the player, in order; where there was only one, it is left out. */
  readonly decisions: readonly ReviewedDecision<Layout>[];
  /** The tiles that the player drew from the wall. */
  readonly draws: readonly ReviewedDraw[];
  /** The sums. */
  readonly totals: ReviewTotals;
}

const FORMS = /* @__PURE__ */ (() => ({ ...ADVISING, game: ANYTHING, seat: choice(...SEATS) }))();

const GAME: Shape = { replay: 'function', apply: 'function', viewFor: 'function' };

/** By how many points the tile just drawn is better than the mean of all that could have come; undefined for what is no hand. */
export const luckOf = (
  view: PlayerView,
  drawn: Tile,
  { rules }: Pick<JudgeQuestion, 'rules'>,
): number | undefined => {
  const before = { ...view, rack: without(view.rack, [drawn]) };
  const known = knowledgeOf(before, rules, seededRandom(`${seedOf(before)} to draw`), CARES.expert);
  if (!known.ok) return undefined;
  const { own, unseen, trials } = known.value;
  const position = positionWith(own, known.value);
  if (position === undefined) return undefined;
  const outcome = outcomeWith(position, unseen, trials());
  const { counts, total } = unseen;
  const { ofHand } = estimateFor(known.value);
  const points = TILES.map((_, kind) => (counts[kind] ? meanOf(ofHand(outcome(kind))) : 0));
  const mean = sumOf(points.map((some, kind) => some * (counts[kind] ?? 0))) / total;
  return (points[tileIndex(drawn)] ?? 0) - mean;
};

/** Plays a record action by action, and judges what one player did and drew. */
const reviewed = (
  begun: RackTypes['state'],
  actions: readonly unknown[],
  asked: ReviewQuestion,
): Result<Review<unknown>, Rejection<Reason | StoredFault>> => {
  const { game, seat } = asked;
  const decisions: ReviewedDecision<unknown>[] = [];
  const draws: ReviewedDraw[] = [];
  const made: unknown[] = [];
  let state = begun;
  for (const [at, action] of actions.entries()) {
    const before = state;
    const taken = game.apply(before, action as Action);
    if (!taken.ok) {
      const message = `Action ${at + 1} of the record cannot be played: ${taken.error.message}`;
      return storedFault('badRecord', message, 'actions', String(at));
    }
    state = taken.value.state;
    if (isRecord(action) && ownValue(action, 'seat') === seat) {
      const view = game.viewFor(before, seat);
      const judged = owedActions(view).length > 1 ? judgeOwed(view, action, asked) : undefined;
      const ending = view.phase === 'turn' ? 'discard' : 'pass';
      const nth = 1 + made.filter((type) => type === ending).length;
      made.push(ownValue(action, 'type'));
      // A challenge is no choice that is owed, and a hand that is none cannot be judged.
      if (judged?.ok) {
        const { phase, wallLeft, rack } = view;
        const claimable = phase === 'claims' && { tile: view.now.tile, from: view.now.from };
        const situation = { phase, wallLeft, rack, melds: ownMelds(view), ...claimable };
        decisions.push({ move: at + 1, nth, ...situation, ...judged.value });
      }
    }
    if (!taken.value.events.some((event) => event.type === 'drew' && event.seat === seat)) continue;
    const view = game.viewFor(state, seat);
    const luck = view.drawn === null ? undefined : luckOf(view, view.drawn, asked);
    if (view.drawn !== null && luck !== undefined) draws.push({ move: at + 1, tile: view.drawn, luck });
  }
  const costs = decisions.map(({ cost }) => cost);
  const totals = {
    decisions: costs.length,
    best: costs.filter((cost) => cost === 0).length,
    cost: sumOf(costs),
    luck: sumOf(draws.map(({ luck }) => luck)),
  };
  return success({ seat, finished: state.phase === 'over', decisions, draws, totals });
};

/**
 * Reviews a game at an American table, choice by choice, for one player.
 *
 * The game can be unfinished. Each choice is judged by what the player could know then, as `judge` does; luck in
 * drawing is told apart.
 *
 * @param record - The record of the game, as text or JSON, as `game.record` gives it.
 * @param asked - The `rules`, the `game` (`tableGame(rules)`), the `seat`, and the `strength` of the advice that choices
 * are compared with (`expert`).
 * @returns The `decisions` with what each cost, the `draws` with their luck, and the `totals`. A record that cannot have
 * been played, and rules of other games, get reasons.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { review } from 'mahjongg/analysis';
 * import { greedyBot, playGame } from 'mahjongg/bots';
 * import { tableGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const game = tableGame(rules);
 * const { setup, actions } = unwrap(playGame(rules, { bots: greedyBot(rules), seed: 'kitchen table' }));
 * const record = game.record(setup, actions);
 * const { totals } = unwrap(review(record, { rules, game, seat: 'E', strength: 'beginner' }));
 * totals.best <= totals.decisions; // => true
 * ```
 */
export function review<Rules extends TableRules & HasGoals>(
  record: unknown,
  asked: ReviewQuestion<Rules>,
): Result<Review<LayoutOf<Rules>>, Rejection<Reason | StoredFault>>;
export function review(
  record: unknown,
  asked: ReviewQuestion,
): Result<Review<unknown>, Rejection<Reason | StoredFault>> {
  const read = readChoices<ReviewQuestion>(asked, 'review', FORMS, JUDGING_PARTS);
  if (!read.ok) return read;
  const { game, seat } = read.value;
  expectShape(game, GAME, '`review` needs the game, such as `tableGame(rules)`');
  const json = readJson(record);
  if (!json.ok) return json;
  const begun = game.replay(json.value, 0);
  if (!begun.ok) return begun;
  const { state } = begun.value;
  if (!state.seats.includes(seat))
    return rejected(
      reasonAt('badOption', '', isNot('“seat”', `one of ${state.seats.join(', ')}`, seat), ['seat']),
    );
  const actions = isRecord(json.value) ? ownList(ownValue(json.value, 'actions'), MOST_ACTIONS) : [];
  return reviewed(state, actions ?? [], read.value);
}
