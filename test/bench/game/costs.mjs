// What a game costs its host: bytes of states, records and messages, memory of a table, processor time.
import { collectGarbage } from '../frame.mjs';
import { spreadOf } from '../results-files.mjs';
import { freshGames, unwrap } from './tables.mjs';

const VIEWERS = ['E', 'S', 'W', 'N'];
const bytes = (/** @type {unknown} */ value) => Buffer.byteLength(JSON.stringify(value));

/** The bytes of every state, of the records and of what each player is sent. @param {import('./tables.mjs').Table} table */
export const sizesOf = ({ name, game, texts }) => {
  /** @type {Record<'state' | 'record' | 'actions' | 'entry' | 'sentToOne', number[]>} */
  const sizes = { state: [], record: [], actions: [], entry: [], sentToOne: [] };
  for (const { setup, state: start, actions } of freshGames({ game, texts })) {
    let state = start;
    let told = bytes(game.viewFor(state, 'S'));
    sizes.state.push(bytes(state));
    for (const action of actions) {
      const taken = unwrap(game.apply(state, action));
      state = taken.state;
      sizes.state.push(bytes(state));
      sizes.entry.push(bytes(action));
      for (const event of taken.events) told += bytes(game.eventFor(event, 'S'));
    }
    sizes.record.push(bytes(game.record(setup, actions)));
    sizes.actions.push(actions.length);
    sizes.sentToOne.push(told);
  }
  return { name, ...Object.fromEntries(Object.entries(sizes).map(([of, list]) => [of, spreadOf(list)])) };
};

/** How many bytes of memory a table in the middle of its game takes. @param {import('./tables.mjs').Table} table */
export const memoryOf = (table, copies = 1_000) => {
  const halfway = freshGames(table).map(({ state, actions }) => {
    const half = actions.slice(0, actions.length >> 1);
    return table.game.encodeState(
      half.reduce((at, action) => unwrap(table.game.apply(at, action)).state, state),
    );
  });
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: copies }, (_, at) =>
    unwrap(table.game.decodeState(halfway[at % halfway.length])),
  );
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  return kept.length > 0 ? (after - before) / copies : 0;
};

/**
 * Everything a host does for each action: it reads the text, applies it, and makes the events of four players as text.
 * @param {import('./tables.mjs').Table} table
 */
export const hosted = (table) => () => {
  const games = freshGames(table).map(({ state, actions }) => ({
    state,
    lines: actions.map((one) => JSON.stringify(one)),
  }));
  return () => {
    let done = 0;
    for (const { state, lines } of games) {
      let at = state;
      for (const line of lines) {
        const { state: next, events } = table.game.apply(at, JSON.parse(line)).value;
        at = next;
        for (const viewer of VIEWERS)
          done +=
            JSON.stringify(events.map((/** @type {any} */ event) => table.game.eventFor(event, viewer)))
              .length > 0
              ? 0.25
              : 0;
      }
    }
    return done;
  };
};

/** Whole records played again, as a host does that takes a table over. @param {import('./tables.mjs').Table} table */
export const replayed = (table) => () => {
  const records = freshGames(table).map(({ setup, actions }) =>
    JSON.stringify(table.game.record(setup, actions)),
  );
  return () => {
    let done = 0;
    for (const record of records) done += unwrap(table.game.replay(record)).actions.length;
    return done;
  };
};
