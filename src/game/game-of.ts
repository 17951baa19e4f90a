import { MisuseError } from '../result/misuse';
import { type Result, success } from '../result/result';
import { isSameValue } from '../result/same-value';
import { expectRules } from '../rules/expect-rules';
import type { Seat } from '../rules/payouts';
import type { Action } from './actions';
import { type GameSetup, type IllegalSetup, readWholeSetup, startGame } from './create-game';
import { decodeGame, encodeGame } from './decode-state';
import type { Event, SeenEvent } from './events';
import type { IllegalAction } from './illegal';
import type { Kit, TableRules } from './kit';
import { makeKit } from './make-kit';
import type { PlayerView } from './player-view';
import type { StoredFault } from './read-json';
import { type GameRecord, makeRecord, type Replayed, replayRecord } from './record';
import type { BySeat, Viewer } from './seats';
import type { GameState, Outcome } from './state';
import { checkAction, legalFor, ownOf, type Taken, takeAction } from './take-action';
import { advance, seenBy, viewOf } from './views';

/** A game of one rule set, as pure functions over plain states. */
export interface Game {
  /** Deals; a setup that cannot be gives the reason. */
  readonly createGame: (setup: GameSetup) => Result<GameState, IllegalSetup>;
  /** Who owes a choice: several while answers are sealed; nobody only when the game is over. */
  readonly awaiting: (state: GameState) => readonly Seat[];
  /** Everything a player may do, in a stable order; somebody not awaited may still challenge (AG-32). */
  readonly legalActions: (state: GameState, seat: Seat) => readonly Action[];
  /** Whether an action is legal, or why not. */
  readonly check: (state: GameState, action: Action) => Result<void, IllegalAction>;
  /** The state after an action and what happened; a refused action changes nothing. */
  readonly apply: (state: GameState, action: Action) => Result<Taken, IllegalAction>;
  /** The state after an action, or the same one if it is refused; for `useReducer` and Redux. */
  readonly reducer: (state: GameState, action: Action) => GameState;
  /** What one player, or somebody who watches, may know of a state. */
  readonly viewFor: (state: GameState, viewer: Viewer) => PlayerView;
  /** What one player, or somebody who watches, may know of an event. */
  readonly eventFor: (event: Event, viewer: Viewer) => SeenEvent;
  /** A view after an event for the same viewer; after the last event of an action, it is the next view. */
  readonly advanceView: (view: PlayerView, event: SeenEvent) => PlayerView;
  /** How a game ended and who pays whom; undefined while it goes on. */
  readonly outcome: (state: GameState) => Outcome | undefined;
  /** What each player has won or lost, 0 for everybody before the end and where nobody pays. */
  readonly returns: (state: GameState) => BySeat<number>;
  /** A state as text. */
  readonly encodeState: (state: GameState) => string;
  /** A state from text or a JSON value of anybody's; one that cannot arise is refused. */
  readonly decodeState: (given: unknown) => Result<GameState, StoredFault>;
  /** The record of a game: how it was set up, and what was done since. */
  readonly record: (setup: GameSetup, actions: readonly Action[]) => GameRecord;
  /** Plays a record of anybody's again, all of it or so many actions, up to the first that is illegal. */
  readonly replay: (record: unknown, actions?: number) => Result<Replayed, StoredFault>;
}

const otherRules = (name: string): MisuseError =>
  new MisuseError([
    {
      code: 'unknownRules',
      rule: '',
      message: `This state belongs to other rules than ${name} with these options.`,
      params: {},
    },
  ]);

/**
 * The functions that play one rule set. The rules are named in every state and record; a state of
 * other rules ends in a `MisuseError` (`decodeState` answers with reasons instead).
 */
export const gameOf = (rules: TableRules): Game => {
  expectRules(rules, 'table');
  const kit: Kit = makeKit(rules);
  const known = new WeakSet<object>([kit.identity]);
  const expectState = (state: GameState): void => {
    if (known.has(state.rules)) return;
    if (!isSameValue(state.rules, kit.identity)) throw otherRules(rules.name);
    known.add(state.rules);
  };
  const apply: Game['apply'] = (state, action) => {
    expectState(state);
    return takeAction(kit, state, action);
  };
  return Object.freeze<Game>({
    createGame: (setup) => {
      const read = readWholeSetup(kit, setup);
      return read.ok ? success(startGame(kit, read.value)) : read;
    },
    awaiting: ({ awaiting }) => awaiting,
    legalActions: (state, seat) => {
      expectState(state);
      return state.seats.includes(seat) ? legalFor(kit, state, ownOf(state, seat)) : [];
    },
    check: (state, action) => {
      expectState(state);
      const checked = checkAction(kit, state, action);
      return checked.ok ? success(undefined) : checked;
    },
    apply,
    reducer: (state, action) => {
      const taken = apply(state, action);
      return taken.ok ? taken.value.state : state;
    },
    viewFor: (state, viewer) => {
      expectState(state);
      return viewOf(kit, state, viewer);
    },
    eventFor: seenBy,
    advanceView: (view, event) => advance(kit, view, event),
    outcome: ({ phase, now }) => (phase === 'over' ? now.outcome : undefined),
    returns: (state) => {
      const net = state.phase === 'over' ? state.now.outcome.settlement?.net : undefined;
      return Object.fromEntries(state.seats.map((seat) => [seat, net?.[seat] ?? 0]));
    },
    encodeState: encodeGame,
    decodeState: (given) => decodeGame(kit, given),
    record: (setup, actions) => makeRecord(kit, setup, actions),
    replay: (given, actions) => replayRecord(kit, given, actions),
  });
};
