import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardFree, SEATS, type Seat, unwrap } from 'mahjongg';
import { type Action, gameOf, seededRandom, shuffleWall, type Viewer } from 'mahjongg/game';
import { chancePlayer } from '../shared/chance-player.js';
import { findLeaks, type Script, scriptOf } from '../shared/hidden-tiles.js';
import { VIEWERS } from '../shared/in-process.js';
import { Client, Local } from './boardgame.js';
import { type Shown, tableGame } from './table-game.js';

const rules = cardFree();
const game = gameOf(rules);
const KEYS = { E: 'key of East', S: 'key of South', W: 'key of West', N: 'key of North' };
const setupOf = (seed: string) => ({ wall: shuffleWall(rules, seededRandom(seed)) });
const idOf = (viewer: Viewer): string | null =>
  viewer === 'spectator' ? null : String(SEATS.indexOf(viewer));

type LocalOptions = Parameters<ReturnType<typeof Local>>[0];

/** A server and a client for everybody who sits or watches; `received` is all that boardgame.io sent to each. */
const sitDown = (setup: ReturnType<typeof setupOf>, viewers: readonly Viewer[] = VIEWERS) => {
  const board = tableGame(game, () => setup, KEYS);
  const multiplayer = Local();
  const received = new Map<Viewer, string[]>();
  const clients = new Map<Viewer, ReturnType<typeof clientOf>>();
  const lines = new Map<Viewer, ReturnType<ReturnType<typeof Local>>>();
  const clientOf = (viewer: Viewer) => {
    const texts: string[] = [];
    received.set(viewer, texts);
    const listening = (options: LocalOptions) => {
      const line = multiplayer({
        ...options,
        transportDataCallback: (data) => {
          texts.push(JSON.stringify(data));
          options.transportDataCallback(data);
        },
      });
      lines.set(viewer, line);
      return line;
    };
    const client = Client({
      game: board,
      numPlayers: 4,
      matchID: 'the table',
      multiplayer: listening as ReturnType<typeof Local>,
      debug: false,
      ...(viewer !== 'spectator' && { playerID: idOf(viewer) as string }),
    });
    client.start();
    return client;
  };
  for (const viewer of viewers) clients.set(viewer, clientOf(viewer));
  const at = (viewer: Viewer) => clients.get(viewer) as ReturnType<typeof clientOf>;
  const viewAt = (viewer: Viewer) => (at(viewer).getState()?.G as unknown as Shown | undefined)?.view ?? null;
  const act = (action: Action, by: Viewer = action.seat, key: string = KEYS[action.seat]) =>
    at(by).moves['act']?.(action, key);
  /** What a client of a player's own making sends: a move that says it is somebody else's. */
  const forge = (by: Viewer, playerID: string, args: readonly unknown[]): void => {
    const payload = { type: 'act', args: [...args], playerID };
    lines.get(by)?.sendAction(at(by).getState() as never, { type: 'MAKE_MOVE', payload } as never);
  };
  at(viewers[0] as Viewer).moves['deal']?.();
  return {
    at,
    viewAt,
    act,
    forge,
    received,
    stop: () => [...clients.values()].map((client) => client.stop()),
  };
};

test('a server and its clients play a game to its end', () => {
  const setup = setupOf('a game');
  const { viewAt, at, act, stop } = sitDown(setup);
  const random = seededRandom('players');
  let state = unwrap(game.createGame(setup));
  while (state.phase !== 'over') {
    const seat = state.awaiting[random(state.awaiting.length)] as Seat;
    const view = viewAt(seat);
    assert.deepEqual(view, game.viewFor(state, seat));
    const action = chancePlayer(view ?? assert.fail(), random);
    act(action);
    state = unwrap(game.apply(state, action)).state;
  }
  for (const viewer of VIEWERS) {
    assert.deepEqual(viewAt(viewer), game.viewFor(state, viewer));
    assert.deepEqual(at(viewer).getState()?.ctx.gameover, game.outcome(state));
  }
  stop();
});

test('two clients at a server: neither receives what is hidden from it, moves and first state included', async () => {
  const script = scriptOf(game, setupOf('two clients'), chancePlayer, seededRandom('script'));
  const play = ({ setup, actions }: Script) => {
    const { act, received, stop } = sitDown(setup);
    for (const action of actions) act(action);
    stop();
    return {
      E: received.get('E') ?? [],
      S: received.get('S') ?? [],
      spectator: received.get('spectator') ?? [],
    };
  };
  const part = { ...script, actions: script.actions.slice(0, 120) };
  assert.deepEqual(await findLeaks(game, part, play, seededRandom('twins'), 2), []);
});

test('the arguments of a move stay between the player and the server', () => {
  const setup = setupOf('arguments');
  const { viewAt, act, at, received, stop } = sitDown(setup);
  const pass = viewAt('S')?.legal.at(7) ?? assert.fail();
  act(pass);
  const argsAt = (viewer: Viewer) => (at(viewer).log ?? []).map(({ action }) => action.payload?.args);
  assert.deepEqual(argsAt('S').at(-1), [pass, KEYS.S]);
  for (const viewer of ['E', 'W', 'N', 'spectator'] as const) {
    assert.deepEqual(argsAt(viewer).slice(-1), [null]);
    assert.ok(received.get(viewer)?.every((text) => !text.includes(KEYS.S)));
  }
  stop();
});

test('nobody acts for another, by the action’s seat, the client’s number or a guessed key', () => {
  const complain = console.error;
  console.error = () => undefined;
  const setup = setupOf('seats');
  const { viewAt, act, forge, at, stop } = sitDown(setup);
  const start = unwrap(game.createGame(setup));
  const unchanged = () => {
    for (const viewer of VIEWERS) assert.deepEqual(viewAt(viewer), game.viewFor(start, viewer));
  };
  const pass = viewAt('S')?.legal.at(0) ?? assert.fail();
  for (const viewer of ['E', 'W', 'N', 'spectator'] as const) {
    act(pass, viewer);
    for (const key of [KEYS.E, 'a guessed key', '', null, undefined, ['key of South']])
      forge(viewer, '1', [pass, key]);
    forge(viewer, 'toString', [{ ...pass, seat: 'spectator' }, undefined]);
    unchanged();
  }
  for (const nonsense of [null, 'pass', {}, { ...pass, moment: 3 }, { ...pass, tiles: ['XX'] }])
    act(nonsense as Action, 'S', KEYS.S);
  for (const event of [
    'endGame',
    'endTurn',
    'endPhase',
    'endStage',
    'setPhase',
    'setActivePlayers',
    'setStage',
    'pass',
  ])
    (at('E').events as Record<string, undefined | ((...given: unknown[]) => void)>)[event]?.({});
  at('E').undo();
  at('E').moves['deal']?.();
  unchanged();
  // With the right key, the same forged line would move: it is the key that counts.
  forge('S', '1', [pass, KEYS.S]);
  assert.deepEqual(viewAt('S')?.answer, { type: 'pass', tiles: 'tiles' in pass ? pass.tiles : [] });
  console.error = complain;
  stop();
});
