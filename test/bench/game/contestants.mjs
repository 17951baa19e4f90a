// What is timed: the library's own functions, and boardgame.io's reducer on the same actions.
import { createRequire } from 'node:module';
import { freshGames, unwrap } from './tables.mjs';

/** All actions of recorded games through `apply`. @param {import('./tables.mjs').Table} table */
export const applied = (table) => () => {
  const games = freshGames(table);
  return () => {
    let done = 0;
    for (const { state, actions } of games) {
      let at = state;
      for (const action of actions) at = table.game.apply(at, action).value.state;
      done += actions.length;
    }
    return done;
  };
};

/**
 * New games in which each action is drawn from `legalActions`.
 * @param {import('./tables.mjs').Library} library @param {import('./tables.mjs').Table} table
 * @param {number} count
 */
export const chosen =
  ({ seededRandom, shuffleWall, throwDice }, { name, rules, game }, count) =>
  (/** @type {number} */ round) => {
    const random = seededRandom(`${name}, round ${round}`);
    const deal = () => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) });
    const starts = Array.from({ length: count }, () => unwrap(game.createGame(deal())));
    return () => {
      let done = 0;
      for (let state of starts)
        while (state.phase !== 'over') {
          const legal = game.legalActions(state, state.awaiting[0]);
          state = game.apply(state, legal[random(legal.length)]).value.state;
          done++;
        }
      return done;
    };
  };

/** boardgame.io, by a name that no tool takes for a dependency of the library. */
export const loadPeer = () => {
  process.env['NODE_ENV'] = 'production';
  const require = createRequire(new URL('../peers/', import.meta.url));
  const { CreateGameReducer, InitializeGame } = require(['boardgame.io', 'internal'].join('/'));
  const { Client } = require(['boardgame.io', 'client'].join('/'));
  return { CreateGameReducer, InitializeGame, Client };
};

const SEATS = ['E', 'S', 'W', 'N'];

/**
 * A table as a game of boardgame.io, with one move.
 * @param {(kept: any, action: any) => any} play what the move does
 * @param {any} state what is kept at first
 */
const peerGame = (play, state) => ({
  name: 'table',
  setup: () => ({ state }),
  disableUndo: true,
  turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
  moves: {
    act: {
      client: false,
      redact: true,
      ignoreStaleStateID: true,
      move: (/** @type {any} */ { G }, /** @type {any} */ action) => play(G, action),
    },
  },
});

/** The move of the example: what it does is decided by the library. @param {import('./tables.mjs').Table} table */
export const playsOn =
  (table) =>
  (/** @type {any} */ { state }, /** @type {any} */ action) => {
    const taken = table.game.apply(state, action);
    return taken.ok ? { state: taken.value.state } : 'INVALID_MOVE';
  };

/** A move without any rules: what boardgame.io costs by itself. */
export const countsOnly =
  () =>
  (/** @type {any} */ { state }) => ({ state: state + 1 });

/**
 * One game through boardgame.io's reducer; gives what is kept at the end.
 * @param {ReturnType<typeof loadPeer>} peer @param {any} game @param {readonly any[]} actions
 */
const throughPeer = ({ CreateGameReducer, InitializeGame }, game, actions) => {
  const reducer = CreateGameReducer({ game, isClient: false });
  let state = InitializeGame({ game, numPlayers: 4 });
  return {
    run: () => {
      for (const action of actions) {
        const playerID = String(SEATS.indexOf(action.seat));
        const payload = { type: 'act', args: [action], playerID };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        // The server takes the log of a move out of the state before the next one.
        state = { ...state, deltalog: [] };
      }
      return state.G.state;
    },
  };
};

/**
 * The same actions through boardgame.io's reducer.
 * @param {ReturnType<typeof loadPeer>} peer @param {import('./tables.mjs').Table} table
 * @param {(kept: any, action: any) => any} play @param {boolean} counting
 */
export const carried = (peer, table, play, counting) => () => {
  const games = freshGames(table).map(({ state, actions }) => ({
    actions,
    through: throughPeer(peer, peerGame(play, counting ? 0 : state), actions),
  }));
  return () => {
    let done = 0;
    for (const { actions, through } of games) {
      through.run();
      done += actions.length;
    }
    return done;
  };
};

/**
 * How many of the games end in the same state here and there; it stops at the first that does not.
 * @param {ReturnType<typeof loadPeer>} peer @param {import('./tables.mjs').Table} table
 */
export const compared = (peer, table) => {
  for (const { state, actions } of freshGames(table)) {
    let own = state;
    for (const action of actions) own = unwrap(table.game.apply(own, action)).state;
    const theirs = throughPeer(peer, peerGame(playsOn(table), state), actions).run();
    if (JSON.stringify(own) !== JSON.stringify(theirs)) throw new Error('boardgame.io came to another state');
    let count = throughPeer(peer, peerGame(countsOnly(), 0), actions).run();
    count -= actions.length;
    if (count !== 0) throw new Error('boardgame.io left moves out');
  }
  return table.texts.length;
};
