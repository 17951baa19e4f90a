import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cardFree, SEATS, unwrap } from 'mahjongg';
import { type Action, gameOf, seededRandom, shuffleWall } from 'mahjongg/game';
import { WebSocket, WebSocketServer } from 'ws';
import { playSeat } from '../shared/bot-seat.js';
import { chancePlayer } from '../shared/chance-player.js';
import { checkGame } from '../shared/check-game.js';
import { findLeaks, type Script, scriptOf } from '../shared/hidden-tiles.js';
import { LONGEST_MESSAGE } from '../shared/messages.js';
import { type Client, openClient, playOverSockets, sitDown } from '../shared/over-sockets.js';
import { serve } from '../shared/serve.js';
import { type ServerProcess, startServer } from '../shared/server-process.js';
import { createHost } from '../shared/table-host.js';
import { sqliteLog } from './sqlite-log.js';

const rules = cardFree();
const game = gameOf(rules);
const program = fileURLToPath(new URL('main.ts', import.meta.url));
const LOBBY_KEY = 'the lobby of the tests';
const folder = mkdtempSync(join(tmpdir(), 'mahjongg-sqlite-'));
after(() => rmSync(folder, { recursive: true }));

const setupOf = (seed: string) => ({ wall: shuffleWall(rules, seededRandom(seed)) });
const open = (port: number) => new WebSocket(`ws://127.0.0.1:${port}`);

/** A server in this process. */
const serveHere = async (file: string, setup: Script['setup'], patience?: number) => {
  const log = sqliteLog(join(folder, file));
  const host = createHost({ game, log, deal: () => setup, lobbyKey: LOBBY_KEY, patience });
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: LONGEST_MESSAGE });
  const { port, close } = await serve(host, server);
  return { log, open: () => open(port), close: () => close().then(log.close) };
};

test('a server killed again and again in mid-game loses nothing', async () => {
  const file = join(folder, 'killed.sqlite');
  const start = (PORT: number): Promise<ServerProcess> =>
    startServer(program, { PORT: String(PORT), TABLES_FILE: file, LOBBY_KEY });
  let server = await start(0);
  const { port } = server;
  const lobby = await openClient(open(port));
  const { table, tokens } = await lobby.ask({ type: 'open', key: LOBBY_KEY }, 'opened');
  lobby.close();
  const done = new Map<number, Action>();
  const kills = [20, 60, 120];
  let restarting = Promise.resolve();
  const onDone = (number: number, action: Action): void => {
    assert.ok(!done.has(number), `action ${number} was played twice`);
    done.set(number, action);
    if (done.size !== kills[0]) return;
    kills.shift();
    restarting = server.kill().then(async () => {
      server = await start(port);
    });
  };
  const seats = SEATS.map((seat) => {
    const random = seededRandom(`killed ${seat}`);
    const token = tokens[seat] as string;
    return playSeat({
      game,
      open: () => open(port),
      table,
      seat,
      token,
      player: chancePlayer,
      random,
      onDone,
    });
  });
  const ends = await Promise.all(seats);
  await restarting;
  await server.kill();
  assert.ok(kills.length < 2, 'the game was over too soon');
  const log = sqliteLog(file);
  checkGame(game, await log.read(table, 0), done, ends);
  log.close();
});

test('what each client receives does not depend on what is hidden', async () => {
  const script = scriptOf(game, setupOf('sockets'), chancePlayer, seededRandom('script'));
  let games = 0;
  const play = async (part: Script) => {
    const server = await serveHere(`leaks-${games++}.sqlite`, part.setup);
    const transcripts = await playOverSockets(server.open, LOBBY_KEY, part);
    await server.close();
    return transcripts;
  };
  assert.deepEqual(await findLeaks(game, script, play, seededRandom('twins'), 2), []);
});

test('a connection acts for its own seat only, and only with its token', async () => {
  const server = await serveHere('seats.sqlite', setupOf('seats'));
  const { table, clients } = await sitDown(server.open, LOBBY_KEY);
  const [first] = game.viewFor(unwrap(game.createGame(setupOf('seats'))), 'S').legal;
  const refusedFor = async (client: Client, message: Parameters<Client['ask']>[0]) =>
    (await client.ask(message, 'refused', 'done', 'joined', 'opened', 'record')) as {
      readonly code?: string;
    };
  const act = (action: unknown, id = 1) => JSON.stringify({ type: 'act', id, action });
  for (const viewer of ['E', 'W', 'N', 'spectator'] as const)
    assert.equal((await refusedFor(clients[viewer], act(first))).code, 'notYourSeat');
  const stranger = await openClient(server.open());
  const refusals: readonly (readonly [string, string])[] = [
    [act(first), 'notJoined'],
    [JSON.stringify({ type: 'join', table, seat: 'S', token: 'guessed' }), 'badToken'],
    [JSON.stringify({ type: 'join', table, seat: 'S' }), 'badToken'],
    [JSON.stringify({ type: 'join', table, seat: '__proto__', token: 'x' }), 'badToken'],
    [JSON.stringify({ type: 'join', table: 'no such', seat: 'S' }), 'noSuchTable'],
    [JSON.stringify({ type: 'open', key: 'guessed' }), 'badKey'],
    ['{"type":', 'notAMessage'],
    ['null', 'notAMessage'],
    [JSON.stringify({ type: 'record' }), 'notJoined'],
  ];
  for (const [message, code] of refusals)
    assert.equal((await refusedFor(stranger, message)).code, code, message);
  const nonsense: readonly (readonly [unknown, string])[] = [
    [null, 'notAnAction'],
    [{}, 'notYourSeat'],
    [{ seat: 'S' }, 'unknownAction'],
    [{ ...first, seat: ['S'] }, 'notYourSeat'],
    [{ ...first, moment: 5 }, 'stale'],
    [{ ...first, tiles: 'all' }, 'badActionField'],
    [{ type: 'discard', tile: '1B', seat: 'S', moment: 0 }, 'wrongPhase'],
  ];
  for (const [action, code] of nonsense) assert.equal((await refusedFor(clients.S, act(action))).code, code);
  assert.equal((await refusedFor(clients.S, JSON.stringify({ type: 'record' }))).code, 'notOver');
  const again = JSON.stringify({ type: 'join', table, seat: 'E', token: 'x' });
  assert.equal((await refusedFor(clients.S, again)).code, 'alreadyJoined');
  assert.equal((await server.log.read(table, 0)).length, 1, 'nothing of this is in the log');
  assert.equal((await refusedFor(clients.S, act({ ...first, extra: 'x' }))).code, 'strangePart');
  const { number } = await clients.S.ask(act(first), 'done');
  assert.deepEqual((await server.log.read(table, number))[0], { type: 'action', action: first });
  assert.equal((await refusedFor(clients.S, act(first))).code, 'alreadyAnswered');
  await server.close();
});

test('a message that is too long ends the connection, and the others go on', async () => {
  const server = await serveHere('long.sqlite', setupOf('long'));
  const { clients } = await sitDown(server.open, LOBBY_KEY);
  const socket = server.open();
  await openClient(socket);
  const gone = new Promise((done) => socket.on('close', done));
  socket.send('x'.repeat(5_000));
  assert.equal(await gone, 1009);
  const action = unwrap(game.createGame(setupOf('long')));
  await clients.E.ask({ type: 'act', id: 1, action: game.legalActions(action, 'E')[0] as Action }, 'done');
  await server.close();
});

test('a spectator that asks for the record again and again without reading is cut off, and the others go on', async () => {
  const server = await serveHere('flood.sqlite', setupOf('flood'));
  const { table, clients } = await sitDown(server.open, LOBBY_KEY);
  const socket = server.open();
  const spectator = await openClient(socket);
  await spectator.ask({ type: 'join', table, seat: 'spectator' }, 'joined');
  const gone = new Promise((done) => socket.on('close', done));
  socket.pause();
  for (let count = 0; count < 10_000; count++) spectator.send({ type: 'record' });
  const state = unwrap(game.createGame(setupOf('flood')));
  await clients.E.ask({ type: 'act', id: 1, action: game.legalActions(state, 'E')[0] as Action }, 'done');
  socket.resume();
  assert.equal(await gone, 1013);
  assert.ok(spectator.received.length < 100);
  await server.close();
});

test('a server whose settings mean nothing says so and ends', () => {
  const env = { ...process.env, LOBBY_KEY, TABLES_FILE: join(folder, 'never.sqlite'), PATIENCE: '5s' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    env,
    encoding: 'utf8',
  });
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^PATIENCE must be a number of milliseconds .* got "5s"\.\n$/);
});

test('a player who keeps the others waiting is answered for, by actions in the log', async () => {
  const server = await serveHere('late.sqlite', setupOf('late'), 100);
  const { table, clients } = await sitDown(server.open, LOBBY_KEY);
  const enough = new Promise<void>((resolve) => {
    const look = async (): Promise<void> => {
      const entries = await server.log.read(table, 1);
      if (entries.some((entry) => entry.type === 'action' && entry.action.type === 'decline')) resolve();
      else setTimeout(look, 50);
    };
    void look();
  });
  await enough;
  const told = clients.spectator.received.filter((text) => text.includes('"discarded"'));
  assert.ok(told.length > 0);
  await server.close();
});
