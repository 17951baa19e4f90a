import { isRecord, ownList, ownValue } from '../core/own-values';
import { choice, isNot } from '../core/read';
import { type Reason, reasonAt } from '../core/reason';
import { type Rejection, type Result, rejected, success } from '../core/result';
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
import { positionWith } from './after-discard';
import { estimateFor } from './expected-points';
import { outcomeWith } from './how-soon';
import { JUDGING_PARTS, type JudgeQuestion, type Judgment, judgeOwed } from './judge';
import { meanOf, sumOf } from './kind-counts';
import { CARES, knowledgeOf } from './knowledge';
import { ANYTHING, readChoices } from './supported';
import { owedActions, ownMelds } from './view';
import { ADVISING, seedOf } from './weigh-owed';

/** Whose play to review, and by which rules. */
export interface ReviewQuestion<Rules extends TableRules & HasGoals = TableRules & HasGoals>
  extends JudgeQuestion<Rules> {
  /** The game as played by these rules: `tableGame(rules)` or `gameOf(rules)`. */
  readonly game: Pick<GameOf<RackTypes>, 'replay' | 'apply' | 'viewFor'>;
  /** The player to review. */
  readonly seat: Seat;
}

/** A judged choice of the player, with the position it was made in. */
export interface ReviewedDecision<Layout> extends Judgment<Layout> {
  /** The number of the action in the record, from 1. */
  readonly move: number;
  /** The number of the player’s turn (8 for the eighth discard), or of the pass in the Charleston, from 1. */
  readonly nth: number;
  /** The phase of the game at the time. */
  readonly phase: PlayerView['phase'];
  /** How many tiles were left in the wall at the time. */
  readonly wallLeft: number;
  /** The tiles on the player’s rack at the time. */
  readonly rack: readonly Tile[];
  /** The player’s exposures at the time. */
  readonly melds: readonly Meld[];
  /** The tile that could be claimed; left out if there was none. */
  readonly tile?: Tile;
  /** The seat that tile came from. */
  readonly from?: Seat;
}

/** A tile that a player drew from the wall. */
export interface ReviewedDraw {
  /** How many actions of the record came before the draw. */
  readonly move: number;
  /** The tile. */
  readonly tile: Tile;
  /** How many points better it is than the average unseen tile; negative if worse. */
  readonly luck: number;
}

/** The totals of a review. */
export interface ReviewTotals {
  /** How many choices were judged. */
  readonly decisions: number;
  /** How many of them cost nothing. */
  readonly best: number;
  /** How many points the choices cost in all. */
  readonly cost: number;
  /** How many points better the tiles drawn were than the average unseen tile, in all. */
  readonly luck: number;
}

/** The review of one player’s game. */
export interface Review<Layout> {
  /** Who was reviewed. */
  readonly seat: Seat;
  /** Whether the game was played to its end. */
  readonly finished: boolean;
  /** The player’s choices, in order, without challenges (AG-32); left out where there was only one option. */
  readonly decisions: readonly ReviewedDecision<Layout>[];
  /** The tiles that the player drew from the wall. */
  readonly draws: readonly ReviewedDraw[];
  /** The totals of the choices and draws. */
  readonly totals: ReviewTotals;
}

const FORMS = /* @__PURE__ */ (() => ({ ...ADVISING, game: ANYTHING, seat: choice(...SEATS) }))();

const GAME: Shape = { replay: 'function', apply: 'function', viewFor: 'function' };

/** How many points better the tile just drawn is than the average unseen tile; undefined if the tiles are not a valid hand. */
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

/** Replays a record action by action, and judges one player’s choices and draws. */
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
      // A challenge is never required, and an invalid hand cannot be judged.
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
 * The game can be unfinished. Each choice is judged by what the player could know then, as `judge` does; luck of the draw is
 * counted separately.
 *
 * @param record - The record of the game from `game.record`, as text or JSON.
 * @param asked - The `rules`, the `game` (`tableGame(rules)`), the `seat`, and the `strength` of the advice to compare with
 * (`expert`).
 * @returns The `decisions` with what each cost, the `draws` with their luck, and the `totals`. An unplayable record, or rules
 * that cannot be judged, get reasons.
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
  const read = readChoices(asked, 'review', FORMS, JUDGING_PARTS);
  if (!read.ok) return read;
  const { game, seat } = read.value;
  expectShape(game, GAME, '`review` needs the game, such as `tableGame(rules)`');
  const json = readJson(record);
  if (!json.ok) return json;
  const begun = game.replay(json.value, 0);
  if (!begun.ok) return begun;
  const { state } = begun.value;
  if (!state.seats.includes(seat)) {
    const message = isNot('“seat”', `one of ${state.seats.join(', ')}`, seat);
    return rejected(reasonAt('badOption', '', message, ['seat']));
  }
  const actions = isRecord(json.value) ? ownList(ownValue(json.value, 'actions'), MOST_ACTIONS) : [];
  return reviewed(state, actions ?? [], read.value);
}
