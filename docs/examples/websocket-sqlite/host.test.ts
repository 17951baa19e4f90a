import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardFree, type Seat, unwrap } from 'mahjongg';
import { type Action, type BySeat, gameOf, seededRandom, shuffleWall, type Viewer } from 'mahjongg/game';
import { VIEWERS } from '../shared/in-process.js';
import { type FromHost, LONGEST_MESSAGE } from '../shared/messages.js';
import { BURST, MOST_WAITING, paced, RATE } from '../shared/paced.js';
import { readSettings } from '../shared/settings.js';
import { attach, MOST_UNREAD } from '../shared/socket.js';
import { createHost, type Host, type HostOptions } from '../shared/table-host.js';
import { memoryLog, type TableLog } from '../shared/table-log.js';

// What a host does when logs fail, clients leave and strangers send whatever they like: without any network.

const rules = cardFree();
const game = gameOf(rules);
const setup = { wall: shuffleWall(rules, seededRandom('host')) };
const start = unwrap(game.createGame(setup));
const passOf = (seat: Seat) => game.legalActions(start, seat)[0] as Action;

/** A client at a host, and what became of it. */
const connect = (host: Host) => {
  const received: FromHost[] = [];
  const hungUp: true[] = [];
  const line = host.connect(
    (text) => received.push(JSON.parse(text)),
    () => hungUp.push(true),
  );
  const send = (message: object): Promise<void> => line.receive(JSON.stringify(message));
  const ask = async (message: object): Promise<FromHost | undefined> => {
    await send(message);
    return received.at(-1);
  };
  return { ...line, send, ask, received, hungUp };
};

type Connected = ReturnType<typeof connect>;

/** A host of tables in memory, and one table. */
const openTable = async (options: Partial<HostOptions> = {}) => {
  const log = options.log ?? memoryLog();
  const host = createHost({ game, deal: () => setup, lobbyKey: 'the lobby', ...options, log });
  const opened = await connect(host).ask({ type: 'open', key: 'the lobby' });
  assert.ok(opened?.type === 'opened');
  const { table, tokens } = opened;
  const joinAs = (client: Connected, seat: Viewer) =>
    client.ask({ type: 'join', table, seat, token: tokens[seat as Seat] });
  const sit = async (seat: Viewer): Promise<Connected> => {
    const client = connect(host);
    assert.equal((await joinAs(client, seat))?.type, 'joined');
    return client;
  };
  const sitAll = async (): Promise<Required<BySeat<Connected>>> =>
    Object.fromEntries(await Promise.all(VIEWERS.slice(0, 4).map(async (seat) => [seat, await sit(seat)])));
  return { log, host, table, sit, sitAll, joinAs };
};

/** A log that counts how often it is read, can be made to fail, and can be made to wait. */
const testLog = () => {
  const log = memoryLog();
  const counts = { reads: 0, failures: 0 };
  let gate = Promise.resolve();
  const watched: TableLog = {
    append: async (table, number, entry) => {
      if (counts.failures === 0) return log.append(table, number, entry);
      counts.failures--;
      throw new Error('the log cannot be reached');
    },
    read: async (table, from) => {
      counts.reads++;
      await gate;
      return log.read(table, from);
    },
  };
  /** The log answers nothing until the function given back is called. */
  const hold = (): (() => void) => {
    let go = (): void => undefined;
    gate = new Promise((resolve) => {
      go = resolve;
    });
    return go;
  };
  return { log: watched, counts, hold };
};

const codeOf = (message: FromHost | undefined): string | undefined =>
  message?.type === 'refused' ? message.code : undefined;

test('after the log failed once, everybody comes back to one and the same table', async () => {
  const { log, counts } = testLog();
  const { sitAll } = await openTable({ log });
  const before = await sitAll();
  counts.failures = 1;
  await before.S.send({ type: 'act', id: 1, action: passOf('S') });
  for (const { hungUp } of Object.values(before)) assert.equal(hungUp.length, 1);
  const after = await sitAll();
  // The closing of the old connections is noticed only now.
  for (const { close } of Object.values(before)) close();
  const again = await sitAll();
  const { reads } = counts;
  await after.E.ask({ type: 'act', id: 1, action: passOf('E') });
  for (const { received } of [...Object.values(after), ...Object.values(again)])
    assert.ok(received.some(({ type }) => type === 'happened'));
  assert.equal(counts.reads, reads);
});

test('what waited at a table that was forgotten is not done there any more', async () => {
  const { log, counts } = testLog();
  const { table, sitAll } = await openTable({ log });
  const clients = await sitAll();
  counts.failures = 1;
  await Promise.all([
    clients.E.send({ type: 'act', id: 1, action: passOf('E') }),
    clients.S.send({ type: 'act', id: 1, action: passOf('S') }),
  ]);
  assert.equal((await log.read(table, 1)).length, 0);
  assert.ok(!clients.S.received.some(({ type }) => type === 'done'));
});

test('the log gets what the game made of an action, never what a stranger added', async () => {
  const { log, table, sitAll } = await openTable();
  const { S } = await sitAll();
  const pass = passOf('S') as Action & { readonly type: 'pass' };
  for (const junk of ['\u0000', '\ud800', 'x'.repeat(1_000), { deep: [[[]]] }])
    for (const name of ['value', 'against', 'strange', 'x'.repeat(200)]) {
      const answer = await S.ask({ type: 'act', id: 1, action: { ...pass, [name]: junk } });
      assert.equal(codeOf(answer), 'strangePart');
      assert.ok(answer?.type === 'refused' && answer.message.length < 100);
    }
  assert.equal((await log.read(table, 1)).length, 0);
  const reversed = { ...pass, tiles: [...pass.tiles].reverse() };
  assert.notDeepEqual(reversed, pass);
  await S.send({ type: 'act', id: 2, action: reversed });
  assert.deepEqual(await log.read(table, 1), [{ type: 'action', action: pass }]);
});

test('strange names of tables do not reach the log, and long messages are not read', async () => {
  const { log, counts } = testLog();
  const { host, table } = await openTable({ log });
  const stranger = connect(host);
  const { reads } = counts;
  for (const name of ['\u0000', `${table}\u0000`, 'x'.repeat(36), '', { toString: 1 }, [table], null])
    assert.equal(codeOf(await stranger.ask({ type: 'join', table: name, seat: 'spectator' })), 'noSuchTable');
  const long = { type: 'join', table, seat: 'spectator', token: 'x'.repeat(LONGEST_MESSAGE) };
  assert.equal(codeOf(await stranger.ask(long)), 'notAMessage');
  assert.equal(counts.reads, reads);
  assert.deepEqual(stranger.hungUp, []);
});

test('a client that is gone before it is let in does not stay', async () => {
  const { log, counts, hold } = testLog();
  const { host, joinAs, sit } = await openTable({ log });
  const early = connect(host);
  const go = hold();
  const before = counts.reads;
  const joining = joinAs(early, 'E');
  while (counts.reads === before) await new Promise(setImmediate);
  early.close();
  go();
  await joining;
  assert.deepEqual(early.received, []);
  // Nobody stayed, so the table was forgotten: for the next player the host reads all of it, once, and then what is new.
  const { reads } = counts;
  const south = await sit('S');
  assert.equal(counts.reads, reads + 2);
  await south.send({ type: 'act', id: 1, action: passOf('S') });
  assert.deepEqual(early.received, []);
});

test('a table that lets nobody in is not kept', async () => {
  const { log, counts } = testLog();
  const { host, table, sit } = await openTable({ log });
  assert.equal(codeOf(await connect(host).ask({ type: 'join', table, seat: 'E', token: 'x' })), 'badToken');
  const { reads } = counts;
  await sit('E');
  assert.equal(counts.reads, reads + 2);
});

test('a connection that asks twice for a seat at once gets one', async () => {
  const { host, joinAs, sit } = await openTable();
  const twice = connect(host);
  await Promise.all([joinAs(twice, 'E'), joinAs(twice, 'E')]);
  assert.deepEqual(
    twice.received.map((message) => codeOf(message) ?? message.type),
    ['joined', 'alreadyJoined'],
  );
  const south = await sit('S');
  twice.close();
  await south.send({ type: 'act', id: 1, action: passOf('S') });
  assert.equal(twice.received.length, 2);
});

test('a client that sends without waiting for answers is cut off', async () => {
  const { log, counts, hold } = testLog();
  const { sit } = await openTable({ log });
  const spectator = await sit('spectator');
  const { reads } = counts;
  const go = hold();
  const sent = Array.from({ length: 10_000 }, () => spectator.send({ type: 'record' }));
  assert.deepEqual(spectator.hungUp, [true]);
  go();
  await Promise.all(sent);
  assert.ok(spectator.received.length <= 1 + MOST_WAITING);
  assert.ok(counts.reads - reads <= MOST_WAITING);
});

test('messages are taken at once up to a number, and then at a rate', async () => {
  const more = 10;
  const taken: string[] = [];
  const receive = paced(
    async (text) => void taken.push(text),
    () => assert.fail('too many waited'),
  );
  const begun = performance.now();
  for (let count = 0; count < BURST; count++) await receive(String(count));
  const burst = performance.now() - begun;
  for (let count = 0; count < more; count++) await receive('more');
  const whole = performance.now() - begun;
  assert.equal(taken.length, BURST + more);
  // A timer may fire a millisecond early.
  assert.ok(whole >= ((more - 1) * 1000) / RATE - more, `${whole} ms`);
  assert.ok(burst < (BURST * 1000) / RATE / 2, `${burst} ms`);
});

test('a client that does not read is cut off before much waits for it', async () => {
  const { host, table } = await openTable();
  const told = { bytes: 0, ended: 0 };
  const listeners = new Map<string, (data: unknown) => void>();
  attach(host, {
    get bufferedAmount() {
      return told.bytes;
    },
    send: (text) => {
      told.bytes += text.length;
    },
    terminate: () => {
      told.ended++;
    },
    close: () => undefined,
    on: (event, listener) => listeners.set(event, listener),
  });
  const send = (message: object): void => listeners.get('message')?.(JSON.stringify(message));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  send({ type: 'join', table, seat: 'spectator' });
  await settled();
  const joined = told.bytes;
  assert.ok(joined > 0);
  told.bytes = MOST_UNREAD;
  send({ type: 'record' });
  await settled();
  assert.equal(told.ended, 0);
  const full = told.bytes;
  assert.ok(full > MOST_UNREAD);
  send({ type: 'record' });
  await settled();
  assert.deepEqual(told, { bytes: full, ended: 1 });
});

test('a server is not started with settings that mean nothing', () => {
  const sound = { LOBBY_KEY: 'the lobby', TABLES_FILE: 'tables.sqlite' };
  const texts = { TABLES_FILE: 'the file that keeps the tables' };
  const settingsOf = (given: Readonly<Record<string, string>>) => {
    const read = readSettings(given, texts);
    return read.ok ? read.value : read.error;
  };
  const usual = { ...sound, port: 8080 };
  assert.deepEqual(settingsOf({ ...sound, PATIENCE: '5000', OTHER: 'x' }), { ...usual, patience: 5000 });
  assert.deepEqual(settingsOf(sound), { ...usual, patience: undefined });
  assert.deepEqual(settingsOf({ ...sound, PORT: '0' }), { ...sound, port: 0, patience: undefined });
  const wrong: readonly (readonly [string, string | undefined])[] = [
    ...['5s', '', ' ', '-1', '0', '99', '1e5', '2147483648', 'NaN'].map(
      (value) => ['PATIENCE', value] as const,
    ),
    ...['', 'http', '65536', '80.5', '0x50'].map((value) => ['PORT', value] as const),
    ...['', undefined].map((value) => ['LOBBY_KEY', value] as const),
    ...['', undefined].map((value) => ['TABLES_FILE', value] as const),
  ];
  for (const [name, value] of wrong) {
    const read = readSettings({ ...sound, [name]: value }, texts);
    assert.ok(!read.ok, `${name}=${value}`);
    assert.match(read.error, new RegExp(`^${name} must be .*; got .*\\.$`));
  }
  assert.deepEqual(readSettings({ ...sound, PATIENCE: '5s' }, texts), {
    ok: false,
    error: 'PATIENCE must be a number of milliseconds from 100 to 2147483647, such as 60000; got "5s".',
  });
});
