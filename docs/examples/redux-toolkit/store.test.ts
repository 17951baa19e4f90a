import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardFree, SEATS, type Seat, unwrap } from 'mahjongg';
import { type Action, gameOf, seededRandom, shuffleWall, type Viewer } from 'mahjongg/game';
import { chancePlayer } from '../shared/chance-player.js';
import { findLeaks, type Script, scriptOf } from '../shared/hidden-tiles.js';
import { VIEWERS } from '../shared/in-process.js';
import { createSeat, createTable, wanted } from './table-store.js';

const rules = cardFree();
const game = gameOf(rules);
const setupOf = (seed: string) => ({ wall: shuffleWall(rules, seededRandom(seed)) });

/** A table with a store for each of the four players. */
const sitDown = (setup: ReturnType<typeof setupOf>) => {
  const table = createTable(game, setup);
  const seats = SEATS.map((seat) => [seat, createSeat(game, table.lineFor(seat), seat).store] as const);
  return { table, seats: Object.fromEntries(seats) as Record<Seat, (typeof seats)[number][1]> };
};

test('four stores play a game to its end, and each holds what its player may know', () => {
  const { table, seats } = sitDown(setupOf('a game'));
  const random = seededRandom('players');
  // The toolkit's own checks are on: it throws if a state is changed, and complains of what is not plain data.
  const complaints: unknown[] = [];
  const complain = console.error;
  console.error = (...text) => complaints.push(text);
  while (table.store.getState().game.phase !== 'over') {
    const [seat] = table.store.getState().game.awaiting;
    const { view } = seats[seat as Seat].getState();
    seats[seat as Seat].dispatch(wanted(chancePlayer(view, random)));
    assert.equal(seats[seat as Seat].getState().refused, null);
  }
  console.error = complain;
  assert.deepEqual(complaints, []);
  for (const seat of SEATS) assert.deepEqual(seats[seat].getState().view, table.lineFor(seat).view());
  const { actions, game: state } = table.store.getState();
  const replayed = unwrap(game.replay(game.record(setupOf('a game'), actions)));
  assert.equal(replayed.stopped, undefined);
  assert.deepEqual(replayed.state, state);
});

test('a refused action leaves the very same state', () => {
  const { table, seats } = sitDown(setupOf('refused'));
  const before = table.store.getState();
  seats.E.dispatch(wanted({ type: 'discard', seat: 'E', moment: 0, tile: '1B' }));
  assert.equal(seats.E.getState().refused, 'wrongPhase');
  const stale = { ...(seats.E.getState().view.legal[0] as Action), moment: 7 };
  seats.E.dispatch(wanted(stale));
  assert.equal(seats.E.getState().refused, 'stale');
  assert.equal(table.store.getState(), before);
});

test('nobody acts for another', () => {
  const { table, seats } = sitDown(setupOf('seats'));
  const before = table.store.getState();
  for (const seat of SEATS)
    for (const other of SEATS) {
      if (other === seat) continue;
      seats[seat].dispatch(wanted(seats[other].getState().view.legal[0] as Action));
      assert.equal(seats[seat].getState().refused, 'notYourSeat');
    }
  assert.deepEqual(table.lineFor('spectator').act(seats.E.getState().view.legal[0] as Action), {
    ok: false,
    code: 'notYourSeat',
  });
  assert.equal(table.store.getState(), before);
});

test('what is told to a player, and what a player’s store holds, does not depend on what is hidden', async () => {
  const play = ({ setup, actions }: Script) => {
    const table = createTable(game, setup);
    const got = new Map<Viewer, string[]>();
    const seats = new Map<Viewer, ReturnType<typeof createSeat>['store']>();
    for (const viewer of VIEWERS) {
      const line = table.lineFor(viewer);
      const texts = [JSON.stringify(line.view())];
      got.set(viewer, texts);
      line.listen((events) => texts.push(JSON.stringify(events)));
      if (viewer !== 'spectator') seats.set(viewer, createSeat(game, line, viewer).store);
    }
    for (const action of actions) seats.get(action.seat)?.dispatch(wanted(action));
    for (const [viewer, store] of seats) got.get(viewer)?.push(JSON.stringify(store.getState()));
    return Object.fromEntries(got);
  };
  const script = scriptOf(game, setupOf('told'), chancePlayer, seededRandom('script'));
  assert.deepEqual(await findLeaks(game, script, play, seededRandom('twins'), 2), []);
});
