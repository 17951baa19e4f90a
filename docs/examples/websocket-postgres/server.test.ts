import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cardFree, SEATS, type Seat, unwrap } from 'mahjongg';
import { type Action, type GameSetup, gameOf, seededRandom, shuffleWall, type Viewer } from 'mahjongg/game';
import { WebSocket, WebSocketServer } from 'ws';
import { playSeat } from '../shared/bot-seat.js';
import { chancePlayer } from '../shared/chance-player.js';
import { checkGame } from '../shared/check-game.js';
import { findLeaks, type Script, scriptOf } from '../shared/hidden-tiles.js';
import { VIEWERS } from '../shared/in-process.js';
import { LONGEST_MESSAGE } from '../shared/messages.js';
import { type Client, openClient, playOverSockets, sitDown } from '../shared/over-sockets.js';
import { serve } from '../shared/serve.js';
import { type ServerProcess, startServer } from '../shared/server-process.js';
import { createHost } from '../shared/table-host.js';
import { type OwnPostgres, ownPostgres } from './own-postgres.js';
import { postgresLog } from './postgres-log.js';

const rules = cardFree();
const game = gameOf(rules);
const LOBBY_KEY = 'the lobby of the tests';
let database: OwnPostgres;

before(async () => {
  database = await ownPostgres();
});
after(() => database.remove());

const setupOf = (seed: string): GameSetup => ({ wall: shuffleWall(rules, seededRandom(seed)) });
const open = (port: number) => new WebSocket(`ws://127.0.0.1:${port}`);

/** A server in this process, one of several at the same database. */
const serveHere = async (setup: GameSetup) => {
  const log = await postgresLog(database.url);
  const host = createHost({ game, log, deal: () => setup, lobbyKey: LOBBY_KEY });
  await log.follow((table) => void host.refresh(table));
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: LONGEST_MESSAGE });
  const { port, close } = await serve(host, server);
  return { log, open: () => open(port), close: () => close().then(log.close) };
};

/** Two servers; East and West sit at the one, the others at the other. */
const serveTwice = async (setup: GameSetup) => {
  const servers = [await serveHere(setup), await serveHere(setup)] as const;
  const openFor = (viewer: Viewer) => servers[viewer === 'E' || viewer === 'W' ? 0 : 1].open();
  return { servers, open: openFor, close: () => Promise.all(servers.map(({ close }) => close())) };
};

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const start = (port: number): Promise<ServerProcess> =>
  startServer(program, { PORT: String(port), DATABASE_URL: database.url, LOBBY_KEY });

/** Has four bots play a game through two processes; each time so many actions are done, something happens. */
const playThrough = async (
  ports: readonly [number, number],
  happenings: readonly (readonly [number, () => Promise<void>])[],
) => {
  const lobby = await openClient(open(ports[0]));
  const { table, tokens } = await lobby.ask({ type: 'open', key: LOBBY_KEY }, 'opened');
  lobby.close();
  const done = new Map<number, Action>();
  const left = [...happenings];
  // One after the other: a server that starts slowly has started before the next thing happens.
  let happened = Promise.resolve();
  const onDone = (number: number, action: Action): void => {
    assert.ok(!done.has(number), `action ${number} was played twice`);
    done.set(number, action);
    if (done.size === left[0]?.[0])
      happened = happened.then((left.shift() as (typeof happenings)[number])[1]);
  };
  const seats = SEATS.map((seat, place) => {
    const random = seededRandom(`two processes ${seat}`);
    const token = tokens[seat] as string;
    const openAt = (attempt: number) => open(ports[(attempt + place) % 2] as number);
    return playSeat({ game, open: openAt, table, seat, token, player: chancePlayer, random, onDone });
  });
  const ends = await Promise.all(seats);
  await happened;
  assert.deepEqual(left, [], 'the game was over too soon');
  const log = await postgresLog(database.url);
  const entries = await log.read(table, 0);
  await log.close();
  checkGame(game, entries, done, ends);
};

test('either of two processes can be killed, and the other carries the game on', async () => {
  let [one, other] = await Promise.all([start(0), start(0)]);
  const ports = [one.port, other.port] as const;
  await playThrough(ports, [
    [20, () => one.kill()],
    [
      60,
      async () => {
        one = await start(ports[0]);
        await other.kill();
      },
    ],
    [
      100,
      async () => {
        other = await start(ports[1]);
        await one.kill();
      },
    ],
  ]);
  await Promise.all([one.kill(), other.kill()]);
});

test('the database can be killed, and the game goes on when it is back', async () => {
  const [one, other] = await Promise.all([start(0), start(0)]);
  await playThrough([one.port, other.port], [[40, () => database.kill().then(database.start)]]);
  await Promise.all([one.kill(), other.kill()]);
});

test('sealed answers given through both processes at once all count', async () => {
  const setup = setupOf('sealed');
  const { open: openFor, close } = await serveTwice(setup);
  const { clients } = await sitDown(openFor, LOBBY_KEY);
  const state = unwrap(game.createGame(setup));
  const passes = SEATS.map((seat) => game.legalActions(state, seat)[0] as Action);
  const answers = await Promise.all(
    passes.map((action) => clients[action.seat].ask({ type: 'act', id: 1, action }, 'done')),
  );
  assert.deepEqual(answers.map(({ number }) => number).sort(), [1, 2, 3, 4]);
  for (const viewer of VIEWERS) await clients[viewer].told(4);
  await close();
});

test('the same action given through both processes at once counts once', async () => {
  const setup = setupOf('twice');
  const { servers, open: openFor, close } = await serveTwice(setup);
  const lobby = await openClient(openFor('E'));
  const { table, tokens } = await lobby.ask({ type: 'open', key: LOBBY_KEY }, 'opened');
  const sit = async (at: (typeof servers)[number], seat: Seat) => {
    const client = await openClient(at.open());
    await client.ask({ type: 'join', table, seat, token: tokens[seat] as string }, 'joined');
    return client;
  };
  const clients = new Map<Seat, readonly Client[]>();
  for (const seat of SEATS) clients.set(seat, [await sit(servers[0], seat), await sit(servers[1], seat)]);
  const random = seededRandom('twice');
  let state = unwrap(game.createGame(setup));
  for (let number = 1; number <= 60; number++) {
    const seat = state.awaiting[0] as Seat;
    const action = chancePlayer(game.viewFor(state, seat), random);
    const both = await Promise.all(
      (clients.get(seat) ?? []).map((client) =>
        client.ask({ type: 'act', id: 1, action }, 'done', 'refused'),
      ),
    );
    const codes = both.map((answer) => (answer.type === 'done' ? answer.number : answer.code));
    assert.equal(codes.filter((code) => code === number).length, 1, `number ${number}: ${codes}`);
    assert.equal(codes.filter((code) => typeof code === 'string').length, 1, `number ${number}: ${codes}`);
    state = unwrap(game.apply(state, action)).state;
  }
  assert.equal((await servers[0].log.read(table, 1)).length, 60);
  await close();
});

test('what each client receives does not depend on what is hidden, whichever process tells it', async () => {
  const script = scriptOf(game, setupOf('shared'), chancePlayer, seededRandom('script'));
  const play = async (part: Script) => {
    const { open: openFor, close } = await serveTwice(part.setup);
    const transcripts = await playOverSockets(openFor, LOBBY_KEY, part);
    await close();
    return transcripts;
  };
  assert.deepEqual(
    await findLeaks(
      game,
      { ...script, actions: script.actions.slice(0, 120) },
      play,
      seededRandom('twins'),
      1,
    ),
    [],
  );
});

test('what the database cannot hold is refused, and throws nobody off', async () => {
  const setup = setupOf('junk');
  const { servers, open: openFor, close } = await serveTwice(setup);
  const { clients } = await sitDown(openFor, LOBBY_KEY);
  const state = unwrap(game.createGame(setup));
  const [action] = game.legalActions(state, 'S');
  for (const value of ['\u0000', '\ud800']) {
    const message = JSON.stringify({ type: 'act', id: 1, action: { ...action, value } });
    assert.equal((await clients.S.ask(message, 'refused', 'done')).type, 'refused');
  }
  const stranger = await openClient(servers[0].open());
  const { code } = await stranger.ask({ type: 'join', table: '\u0000', seat: 'spectator' }, 'refused');
  assert.equal(code, 'noSuchTable');
  const { number } = await clients.S.ask({ type: 'act', id: 2, action: action as Action }, 'done');
  for (const viewer of VIEWERS) await clients[viewer].told(number);
  await close();
});

test('a connection acts for its own seat only, at either process', async () => {
  const setup = setupOf('seats');
  const { servers, open: openFor, close } = await serveTwice(setup);
  const { table, clients } = await sitDown(openFor, LOBBY_KEY);
  const state = unwrap(game.createGame(setup));
  for (const viewer of VIEWERS)
    for (const seat of SEATS) {
      if (seat === viewer) continue;
      const action = game.legalActions(state, seat)[0] as Action;
      const { code } = await clients[viewer].ask({ type: 'act', id: 1, action }, 'refused');
      assert.equal(code, 'notYourSeat');
    }
  assert.equal((await servers[0].log.read(table, 1)).length, 0);
  await close();
});
