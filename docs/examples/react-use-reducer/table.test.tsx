import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { JSDOM } from 'jsdom';
import { cardFree, type Seat, unwrap } from 'mahjongg';
import { type Action, gameOf, seededRandom, shuffleWall } from 'mahjongg/game';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { chancePlayer } from '../shared/chance-player.js';
import { findLeaks, type Script, scriptOf } from '../shared/hidden-tiles.js';
import { seatEverybody } from '../shared/in-process.js';
import type { FromHost } from '../shared/messages.js';
import { Table } from './table.js';
import { type Place, usePractice } from './use-practice.js';
import { type Connection, useRemoteSeat } from './use-remote-seat.js';

const rules = cardFree();
const game = gameOf(rules);
const setupOf = (seed: string) => ({ wall: shuffleWall(rules, seededRandom(seed)) });
const chance = seededRandom('bots');
const SEATS: readonly Seat[] = ['E', 'S', 'W', 'N'];

before(() => {
  const { window } = new JSDOM('<!doctype html>');
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
});

interface RoomProps {
  readonly usePlace: () => Partial<Place>;
  /** What the component gave its table last. */
  readonly place: { current: Partial<Place> };
}

const Room = ({ usePlace, place }: RoomProps): ReactNode => {
  const given = usePlace();
  place.current = given;
  const { view, act: doIt, refused = null } = given;
  return view === undefined || doIt === undefined ? null : <Table view={view} act={doIt} refused={refused} />;
};

/** Renders into a page. */
const mount = (usePlace: RoomProps['usePlace']) => {
  const place: RoomProps['place'] = { current: {} };
  const element = document.createElement('div');
  const root = createRoot(element);
  act(() =>
    root.render(
      <StrictMode>
        <Room usePlace={usePlace} place={place} />
      </StrictMode>,
    ),
  );
  return { place, element, unmount: () => act(() => root.unmount()) };
};

test('a game is played to its end by clicking, against three bots', () => {
  const setup = setupOf('practice');
  const { place, element, unmount } = mount(() => usePractice(game, setup, 'E', chancePlayer, chance));
  for (let clicks = 0; place.current.view?.phase !== 'over'; clicks++) {
    assert.ok(clicks < 500);
    const legal = place.current.view?.legal ?? [];
    const choice = legal.indexOf(chancePlayer(place.current.view as Place['view'], chance));
    act(() => element.querySelectorAll('button')[choice]?.click());
    assert.equal(element.querySelector('[role=alert]'), null);
  }
  assert.match(element.querySelector('[role=status]')?.textContent ?? '', /mahjongg|wallGame|deadHands/);
  unmount();
});

test('a component cannot act for another seat, nor do what is illegal', () => {
  const setup = setupOf('seats');
  const { place, element, unmount } = mount(() => usePractice(game, setup, 'E', chancePlayer, chance));
  const before = place.current.view;
  const other = { ...(before?.legal[0] as Action), seat: 'S' as const };
  act(() => place.current.act?.(other));
  assert.equal(place.current.refused?.code, 'notYourSeat');
  assert.match(element.querySelector('[role=alert]')?.textContent ?? '', /E only/);
  act(() => place.current.act?.({ type: 'discard', seat: 'E', moment: 0, tile: '1B' }));
  assert.equal(place.current.refused?.code, 'wrongPhase');
  assert.deepEqual(place.current.view, before);
  unmount();
});

test('what is rendered for a player does not depend on what is hidden', async () => {
  const script = scriptOf(game, setupOf('pages'), chancePlayer, seededRandom('script'));
  const page = (state: Parameters<typeof game.viewFor>[0], seat: Seat): string =>
    renderToString(<Table view={game.viewFor(state, seat)} act={() => undefined} refused={null} />);
  const play = ({ setup, actions }: Script) => {
    const after = [actions.length - 2, actions.length - 1, actions.length];
    const states = after.map((count) => unwrap(game.replay(game.record(setup, actions), count)).state);
    return Object.fromEntries(SEATS.map((seat) => [seat, states.map((state) => page(state, seat))]));
  };
  assert.deepEqual(await findLeaks(game, script, play, seededRandom('twins'), 3), []);
});

test('four players at a table elsewhere: each page follows its own events, and nobody acts for another', async () => {
  const listeners = new Map<Seat, (message: FromHost) => void>();
  const deal = () => setupOf('elsewhere');
  const hosted = await seatEverybody({ game, deal }, (viewer, message) =>
    act(() => listeners.get(viewer as Seat)?.(message)),
  );
  const pages = SEATS.map((seat) => {
    const [joined] = hosted[seat].messages();
    const connection: Connection = {
      listen: (listener) => {
        listeners.set(seat, listener);
        listener(joined as FromHost);
        return () => listeners.delete(seat);
      },
      send: (message) => void hosted[seat].line.receive(JSON.stringify(message)),
    };
    return { seat, ...mount(() => useRemoteSeat(game, connection)) };
  });
  const settled = () => new Promise((done) => setImmediate(done));
  for (let rounds = 0; rounds < 60; rounds++) {
    for (const { place } of pages) {
      const { view, act: doIt } = place.current;
      if (view?.awaiting.includes(view.viewer as Seat)) doIt?.(chancePlayer(view, chance));
      await settled();
    }
  }
  const [east, south] = pages.map(({ place }) => place.current);
  assert.ok((east?.view?.moment ?? 0) > 10);
  for (const { seat, place } of pages) {
    const told = hosted[seat].messages().flatMap((message) => (message.type === 'happened' ? [message] : []));
    assert.ok(told.every(({ events }) => events.every(({ viewer }) => viewer === seat)));
    assert.equal(place.current.view?.moment, east?.view?.moment);
  }
  const foreign = east?.view?.legal[0] ?? south?.view?.legal[0];
  for (const { seat, place } of pages) {
    if (foreign === undefined || foreign.seat === seat) continue;
    place.current.act?.(foreign);
    await settled();
    assert.equal(place.current.refused?.code, 'notYourSeat');
  }
  for (const { unmount } of pages) unmount();
});
