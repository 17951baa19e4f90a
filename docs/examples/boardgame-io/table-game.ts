import type { Game as BoardGame } from 'boardgame.io';
import { SEATS, type Seat, unwrap } from 'mahjongg';
import type { BySeat, Game, GameSetup, GameState, PlayerView, Viewer } from 'mahjongg/game';
import { INVALID_MOVE } from './boardgame.js';

/** What the server keeps, before and after the deal. */
export interface Kept {
  /** The game; null until it is dealt. */
  readonly state: GameState | null;
}

/** What a client receives in its place. */
export interface Shown {
  /** The table as this client may know it; null until it is dealt. */
  readonly view: PlayerView | null;
}

/** The seat of a player, whose name is a number from 0 to 3; everybody else watches. */
export const viewerOf = (playerID: string | null | undefined): Viewer =>
  (/^[0-3]$/.test(playerID ?? '') ? SEATS[Number(playerID)] : undefined) ?? 'spectator';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * A table as a game of boardgame.io. What happens is decided by the table's machine; boardgame.io carries it.
 *
 * - The tiles are dealt by a move, since boardgame.io sends the very first state to every client as it is,
 *   without asking `playerView`.
 * - The moves are redacted, or everybody would find their arguments, the tiles passed, in the log.
 * - Each action comes with the seat's key, since boardgame.io lets a client say who moves.
 * - `client: false`: only the server knows the state the moves need.
 */
export const tableGame = (game: Game, deal: () => GameSetup, keys: BySeat<string>): BoardGame<Kept> => ({
  name: 'mahjongg',
  setup: () => ({ state: null }),
  seed: 'nothing here is left to chance',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  events: {
    endGame: false,
    endPhase: false,
    endStage: false,
    endTurn: false,
    pass: false,
    setActivePlayers: false,
    setPhase: false,
    setStage: false,
  },
  turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
  moves: {
    deal: {
      client: false,
      redact: true,
      ignoreStaleStateID: true,
      move: ({ G }) => (G.state === null ? { state: unwrap(game.createGame(deal())) } : INVALID_MOVE),
    },
    act: {
      client: false,
      redact: true,
      // The machine's own number of the decision says what is stale; sealed answers come in any order.
      ignoreStaleStateID: true,
      move: ({ G, playerID }, action: unknown, key: unknown) => {
        const seat = viewerOf(playerID) as Seat;
        const mayAct =
          isText(key) && keys[seat] === key && (action as { seat?: unknown } | null)?.seat === seat;
        if (G.state === null || !mayAct) return INVALID_MOVE;
        const taken = game.apply(G.state, action as never);
        return taken.ok ? { state: taken.value.state } : INVALID_MOVE;
      },
    },
  },
  endIf: ({ G }) => (G.state === null ? undefined : game.outcome(G.state)),
  playerView: ({ G, playerID }): Shown => ({
    view: G.state === null ? null : game.viewFor(G.state, viewerOf(playerID)),
  }),
});
