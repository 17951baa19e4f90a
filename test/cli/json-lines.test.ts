import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { cardFree } from '../../src/games/card-free/rules';
import { scoreHand, validateHand } from '../../src/index';
import { settle } from '../../src/questions/settle';
import { tilesOf } from '../hand-text';
import { answers, program, run, streamed } from './run';

const RUN = '11B 222B 333B 444B 555B';
const concealed = tilesOf(RUN);
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** An answer as the program gives it: the sentence of the first reason stands there only once. */
const withoutMessage = (answer: object): object =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => name !== 'message'));

const ask = (command: string, ...requests: readonly unknown[]): Promise<unknown[]> =>
  answers(
    [command, '--json'],
    requests.map((one) => JSON.stringify(one)),
  );

/** The codes of the reasons of an answer. */
const codesOf = (answer: unknown): string[] =>
  (answer as { reasons?: { code: string }[] }).reasons?.map(({ code }) => code) ?? [];

describe('validate', () => {
  test('answers are those of validateHand, in order, with their ids', async () => {
    const losing = { concealed: concealed.slice(1) };
    const melded = { concealed: concealed.slice(0, 11), melds: [{ tiles: tilesOf('555B') }] };
    const given = await ask(
      'validate',
      { id: 1, concealed },
      { id: 'two', ...losing },
      { ...melded, id: [3] },
      { hand: RUN },
    );
    expect(given).toEqual(
      [
        { id: 1, ...validateHand({ concealed }) },
        { id: 'two', ...withoutMessage(validateHand(losing)) },
        { id: [3], ...validateHand(melded) },
        validateHand({ concealed }),
      ].map(asJson),
    );
  });

  test('a win and options count', async () => {
    const options = { houseRules: { requireBonus: true } };
    const hand = '[222B] 33BJ [4444C] NEWS';
    const [open, wall, discard, none] = await ask(
      'validate',
      { hand, options },
      { hand, options, win: { by: 'wall' } },
      { hand, options, win: { by: 'discard', tile: 'J' } },
      { hand, options, win: { by: 'nobody' } },
    );
    expect(open).toMatchObject({ valid: true, conditions: [{ code: 'selfPicked' }] });
    expect(wall).toMatchObject({ valid: true, conditions: [] });
    expect(discard).toMatchObject({ valid: false });
    expect(codesOf(none)).toEqual(['badWin']);
  });

  test('the command line says what a request does not; options of its own replace those given there', async () => {
    const words = [
      'validate',
      '--json',
      '--by',
      'wall',
      '--limit',
      '1',
      '--options',
      '{"skillLevel": 3, "newsWithWinds": true}',
    ];
    const dragons = { hand: '[RRR] 22B 444B 666B 888B' };
    const [given, own, win] = await answers(
      words,
      [dragons, { ...dragons, options: {} }, { hand: RUN, win: { by: 'discard', tile: '9B' } }].map((one) =>
        JSON.stringify(one),
      ),
    );
    expect(codesOf(given)).toContain('skillLevel');
    expect(own).toMatchObject({ valid: true });
    expect(codesOf(win)).toEqual(['winningTileNotHeld']);
  });

  test('--limit shortens the list of readings and says so', async () => {
    const hand = '11B JJJJJJJJ 333B 4B';
    const [all] = (await ask('validate', { hand })) as [{ readings: unknown[] }];
    const [some] = await answers(['validate', '--json', '--limit', '2'], [JSON.stringify({ hand })]);
    expect(all.readings.length).toBeGreaterThan(2);
    expect(some).toEqual({ ...all, readings: all.readings.slice(0, 2), truncated: true });
  });
});

describe('score', () => {
  const win = { by: 'discard', tile: '5B' } as const;
  const sheet = scoreHand({ concealed }, { win });
  if (!sheet.ok) throw new Error('the hand wins');

  test('answers are those of scoreHand', async () => {
    const [good, bad] = await ask('score', { id: 7, concealed, win }, { id: 8, concealed: [] });
    expect(good).toEqual(asJson({ id: 7, valid: true, ...sheet.value }));
    expect(bad).toMatchObject({ id: 8, valid: false });
    expect(codesOf(bad)).toContain('wrongTileCount');
  });

  test('without a win the hand is won from the wall, or on a discard if there is a discarder', async () => {
    const [wall, discard] = await ask('score', { hand: RUN }, { hand: RUN, winner: 'E', discarder: 'N' });
    expect(wall).toMatchObject({ claim: { by: 'wall' } });
    expect(discard).toMatchObject({ claim: { by: 'discard' } });
  });

  test('with a winner the answer has the payments, or why there are none', async () => {
    const [paid, unpaid] = await ask(
      'score',
      { concealed, win, winner: 'E', discarder: 'S' },
      { concealed, win, winner: 'E', discarder: 'E' },
    );
    const claim = { ...sheet.value.claim, winner: 'E', discarder: 'S' } as const;
    const settlement = settle(claim, { rules: cardFree() });
    expect(paid).toEqual(
      asJson({ valid: true, ...sheet.value, settlement: settlement.ok && settlement.value }),
    );
    expect(unpaid).toMatchObject({ valid: true, settlement: { reasons: [{ code: 'badSeat' }] } });
  });

  test('the players of the command line are those of every request that names none', async () => {
    const [first, second] = (await answers(
      ['score', '--json', '--winner', 'E'],
      [JSON.stringify({ hand: RUN }), JSON.stringify({ hand: RUN, winner: 'N' })],
    )) as { settlement: { net: Record<string, number> } }[];
    expect(first?.settlement.net['E']).toBe(540);
    expect(second?.settlement.net['N']).toBe(540);
  });

  test('any reading that validate lists may be scored, and no other', async () => {
    const hand = '11B JJJJJJJJ 333B 4B';
    const [validation] = (await ask('validate', { hand })) as [{ readings: { total: number }[] }];
    const reading = validation.readings.at(-1)!;
    const [last, other] = await ask('score', { hand, reading }, { hand, reading: { ...reading, total: 1 } });
    expect(last).toMatchObject({ valid: true, reading, total: reading.total });
    expect(codesOf(other)).toEqual(['badReading']);
  });
});

test('settle answers with payments or reasons', async () => {
  const claim = { value: 25, winner: 'E', by: 'discard', discarder: 'S', jokerless: true } as const;
  const [paid, refused, event] = await ask(
    'settle',
    { id: 0, ...claim },
    { id: 1, ...claim, winner: 'X' },
    { event: 'wallGame' },
  );
  const settlement = settle(claim, { rules: cardFree() });
  expect(paid).toEqual({ id: 0, ...(settlement.ok && settlement.value) });
  expect(refused).toMatchObject({ id: 1, reasons: [{ code: 'badSeat' }] });
  expect(event).toMatchObject({ payments: [] });
});

test('what settle is told beside the value goes for every claim that does not say otherwise', async () => {
  const lines = [
    { value: 25, winner: 'E' },
    { value: 25, winner: 'S', by: 'discard', discarder: 'W', seats: ['E', 'S', 'W'] },
    { event: 'wallGame' },
    7,
  ].map((claim) => JSON.stringify(claim));
  const [usual, own, event, none] = await answers(
    ['settle', '--json', '--seats', 'ES', '--jokerless'],
    lines,
  );
  const paid = (claim: object) => {
    const settlement = settle(claim as never, { rules: cardFree() });
    return settlement.ok && settlement.value;
  };
  expect(usual).toEqual({
    ...paid({ value: 25, winner: 'E', by: 'wall', seats: ['E', 'S'], jokerless: true }),
    assumed: { by: 'wall' },
  });
  expect(own).toEqual(
    paid({ value: 25, winner: 'S', by: 'discard', discarder: 'W', seats: ['E', 'S', 'W'], jokerless: true }),
  );
  expect(event).toEqual(paid({ event: 'wallGame', seats: ['E', 'S'] }));
  expect(codesOf(none)).toEqual(['notAClaim']);
});

test('members that no command reads are named in the answer, and no others', async () => {
  const known = { id: 1, hand: RUN, win: { by: 'wall' }, winner: 'E', value: 25, event: 'wallGame' };
  const [whole, misspelled, many, none] = await ask(
    'score',
    known,
    { hand: RUN, wim: { by: 'wall' }, optoins: {} },
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}`.repeat(60), at])),
    [1],
  );
  expect(whole).not.toHaveProperty('ignored');
  expect(misspelled).toMatchObject({ valid: true, ignored: ['wim', 'optoins'] });
  const { ignored } = many as { ignored: readonly string[] };
  expect(ignored).toHaveLength(8);
  expect(ignored.every(({ length }) => length === 40)).toBe(true);
  expect(none).not.toHaveProperty('ignored');
  for (const command of ['validate', 'settle']) {
    expect((await ask(command, { ...known, x: 1 }))[0]).toMatchObject({ ignored: ['x'] });
    expect((await ask(command, known))[0]).not.toHaveProperty('ignored');
  }
});

test.each([
  ['score', { hand: RUN, by: 'discard' }, ['by']],
  ['score', { hand: RUN, by: 'discard', win: { by: 'discard' } }, undefined],
  ['score', { hand: RUN, win: { by: 'discard' }, discarder: 'S', seats: ['E', 'S'] }, ['discarder', 'seats']],
  ['score', { hand: RUN, win: { by: 'discard' }, winner: 'E', discarder: 'S' }, undefined],
  ['validate', { hand: RUN, by: 'discard' }, ['by']],
  ['validate', { hand: RUN, win: { by: 'wall' }, discarder: 'S' }, undefined],
  ['settle', { value: 25, winner: 'E', win: { by: 'discard' } }, ['win']],
  ['settle', { value: 25, winner: 'E', by: 'wall', win: { by: 'wall' } }, undefined],
  ['settle', { event: 'wallGame', win: { by: 'wall' } }, undefined],
])(
  'AG-26: %s names what another command reads where its own answer assumes something else: %j',
  async (command, request, expected) => {
    const [answer] = await ask(command, request);
    expect((answer as { readonly ignored?: unknown }).ignored).toEqual(expected);
  },
);

test('AG-31: what is asked about targets is not named as ignored, also where it is refused', async () => {
  const asked = {
    hand: RUN,
    visible: ['9D'],
    limit: 1,
    sortBy: 'value',
    draws: 3,
    within: 1,
    impossible: true,
  };
  const [read, refused, strange] = await ask('analyze', asked, { ...asked, limit: 0 }, { ...asked, limt: 1 });
  expect(read).toHaveProperty('targets');
  expect(read).not.toHaveProperty('ignored');
  expect(refused).not.toHaveProperty('ignored');
  expect(refused).toMatchObject({ reasons: [{ code: 'badOption' }] });
  expect(strange).toMatchObject({ ignored: ['limt'] });
});

test('TG-8: a value beside the hand is named, as “score” reads it in the win only', async () => {
  const beside = { hand: RUN, value: 40, rules: 'american-game', win: { by: 'discard', value: 30 } };
  const [answer, lacking] = await ask('score', beside, { ...beside, win: { by: 'discard' } });
  expect(answer).toMatchObject({ valid: true, total: 30, ignored: ['value'] });
  expect(lacking).toMatchObject({ valid: true, reasons: [{ code: 'valueNeeded' }], ignored: ['value'] });
});

test('AG-27: what settle prints goes into a ledger', async () => {
  const claim = '{"value": 25, "winner": "E", "by": "discard", "discarder": "S", "id": 1}';
  const { stdout } = await run(['settle', '--json'], { input: `${claim}\n${claim}\n` });
  expect(await run(['ledger', '--multiply', '0.1', '--csv'], { input: stdout })).toEqual({
    status: 0,
    stdout: 'player,paid,received,balance\nE,0,20,20\nW,5,0,-5\nN,5,0,-5\nS,10,0,-10\n',
    stderr: '',
  });
});

test('a ledger takes one list with a byte-order mark, and no more than 20,000 lines', async () => {
  const payment = '{"from": "Ann", "to": "Ben", "amount": 25}\n';
  const list = await run(['ledger', '--csv'], { input: `\ufeff[\n${payment},\n${payment}]` });
  expect(list.stdout).toContain('Ben,0,50,50');
  const { status, stdout, stderr } = await run(['ledger'], { input: payment.repeat(20_001) });
  const message = 'mahjongg ledger: At most 20000 lines are read; there are more.\n';
  expect([status, stdout, stderr]).toEqual([2, '', message]);
});

describe('what a score took to be so is in its answer', () => {
  const assumed = async (...requests: readonly object[]): Promise<readonly unknown[]> =>
    (await ask('score', ...requests)).map((answer) => (answer as { readonly assumed?: unknown }).assumed);
  const chinese = { hand: 'EEE 00 GGG 234B [8888D] + F1 S3', rules: 'chinese-solitaire' };

  test('CF-29: how the hand was won', async () => {
    const requests = [
      { hand: RUN },
      { hand: RUN, winner: 'E', discarder: 'S' },
      { hand: RUN, win: { by: 'wall' } },
    ];
    expect(await assumed(...requests)).toEqual([{ by: 'wall' }, { by: 'discard' }, undefined]);
  });

  test('TG-9: on the tile of a joker exchange if an exchanger is named', async () => {
    const request = {
      hand: '11B 222B 333B 44B [5555B]',
      rules: 'american-game',
      winner: 'E',
      exchanger: 'S',
    };
    const [answer] = await ask('score', { ...request, win: { by: 'exchangeTile', value: 30 } });
    expect(answer).toMatchObject({ settlement: { net: { E: 90, S: -90, W: 0, N: 0 } } });
  });

  test('CS-21: that no tiles were discarded, on a sheet too', async () => {
    const sheet = { cardValue: 30, by: 'wall' };
    expect(
      await assumed(
        { ...chinese, win: { by: 'wall' } },
        { ...chinese, win: { by: 'wall', discards: 0 } },
        { ...chinese, discards: 3 },
        { sheet, rules: 'american-solitaire' },
        { sheet: { ...sheet, discards: 1 }, rules: 'american-solitaire' },
      ),
    ).toEqual([{ discards: 0 }, undefined, { by: 'wall' }, { discards: 0 }, undefined]);
  });
});

describe('a hand or a claim on the command line is answered in JSON too', () => {
  test.each<[string, readonly string[], number, object]>([
    ['a hand that wins', ['validate', RUN], 0, { valid: true }],
    ['a hand that does not', ['validate', '11B'], 1, { valid: false }],
    [
      'a hand that cannot be read',
      ['validate', '1X'],
      2,
      { valid: false, reasons: [{ code: 'unknownTile' }] },
    ],
    ['a sheet', ['score', RUN], 0, { valid: true, total: 45 }],
    ['no sheet', ['score', '11B'], 1, { valid: false }],
    ['a sheet with payments', ['score', RUN, '--winner', 'E'], 0, { settlement: { net: { E: 540 } } }],
    ['payments', ['settle', '--value', '25', '--winner', 'E'], 0, { net: { E: 150 } }],
    ['no payments', ['settle', '--value', '25'], 2, { reasons: [{ code: 'missingSeat' }] }],
  ])('%s', async (_, words, status, answer) => {
    const done = await run([...words, '--json']);
    expect(done.status).toBe(status);
    expect(done.stdout).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(done.stdout)).toMatchObject(answer);
  });
});

describe('lines that are no requests are answered, and the next ones too', () => {
  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  test.each<[string, string, readonly string[]]>([
    ['no JSON', 'hello', ['notJson']],
    ['JSON that breaks off', '{"hand":', ['notJson']],
    ['two values', '{} {}', ['notJson']],
    ['a list', '[]', ['notAHand']],
    ['a text that is no hand', '"11X"', ['unknownTile']],
    ['null', 'null', ['notAHand']],
    ['an empty object', '{}', ['notAHand']],
    ['64 levels', `{"concealed":${deep(63)}}`, ['unknownTile']],
    ['65 levels', `{"concealed":${deep(64)}}`, ['tooLarge']],
    ['100,000 levels', deep(100_000), ['tooLarge']],
    ['100,000 levels that break off', '[{"a":'.repeat(100_000), ['tooLarge']],
    [
      'brackets in a string are no levels',
      `{"hand":"\\"${'['.repeat(100)}"}`,
      ['unknownTile', 'badNotation'],
    ],
    ['more than 1 MiB', `{"id":"${'x'.repeat(1_048_576)}"}`, ['tooLarge']],
    ['more than 1 MiB in fewer characters', `{"id":"${'牌'.repeat(349_525)}"}`, ['tooLarge']],
    ['a hand that is no text', '{"hand":{"concealed":[]}}', ['notText']],
    ['two hands', '{"hand":"1B","concealed":[]}', ['notAHand']],
    ['a hand of too much text', `{"hand":"${' '.repeat(70_000)}"}`, ['tooLarge']],
    ['too many tiles', `{"concealed":${JSON.stringify(Array(25).fill('J'))}}`, ['tooLarge']],
    ['unknown rules', '{"hand":"1B","rules":"chess"}', ['unknownRules']],
    ['rules named like a property', '{"hand":"1B","rules":"__proto__"}', ['unknownRules']],
    ['rules that are no name', '{"hand":"1B","rules":{}}', ['unknownRules']],
    ['options that are no object', '{"hand":"1B","options":7}', ['badOption']],
    [
      'options named like properties',
      '{"hand":"1B","options":{"__proto__":1,"constructor":1}}',
      ['unknownOption', 'unknownOption'],
    ],
    ['a hand in a prototype', '{"__proto__":{"concealed":[]}}', ['notAHand']],
    ['a win that is none', '{"hand":"11B 222B 333B 444B 555B","win":null}', ['badWin']],
    ['a win named like a property', '{"hand":"11B 222B 333B 444B 555B","win":{"by":"toString"}}', ['badWin']],
  ])('%s', async (_, line, codes) => {
    for (const command of ['validate', 'score']) {
      const [bad, good] = await answers([command, '--json'], [line, JSON.stringify({ id: 2, hand: RUN })]);
      expect(bad).toMatchObject({ valid: false });
      expect([...new Set(codesOf(bad))]).toEqual([...new Set(codes)]);
      expect(good).toMatchObject({ id: 2, valid: true });
    }
  });

  test.each([
    ['no JSON', 'hello', 'notJson'],
    ['a list', '[]', 'notAClaim'],
    ['unknown rules', '{"rules":"chess"}', 'unknownRules'],
  ])('settle: %s', async (_, line, code) => {
    const [bad, good] = await answers(['settle', '--json'], [line, '{"event":"wallGame"}']);
    expect(codesOf(bad)).toEqual([code]);
    expect(good).toHaveProperty('net');
  });

  test('no message quotes more than a little of the line', async () => {
    const [first] = (await answers(['validate', '--json'], [`{"${'long '.repeat(10_000)}`])) as {
      reasons: { message: string }[];
    }[];
    expect(first?.reasons[0]?.message.length).toBeLessThan(120);
  });

  test('places inside the request are named from its top', async () => {
    const [text, option] = await ask('validate', { hand: '1X' }, { hand: '1B', options: { skillLevel: 9 } });
    expect(text).toMatchObject({ reasons: [{ at: { path: ['hand'], offset: 1, length: 1 } }] });
    expect(option).toMatchObject({ reasons: [{ at: { path: ['options', 'skillLevel'] } }] });
  });

  test('an id may be anything, and comes back as it was', async () => {
    const ids = [null, 0, '', 'é牌🀐', JSON.parse('{"__proto__":{"a":1}}'), [[]]];
    const lines = ids.map((id) => JSON.stringify({ id, hand: '1B' }));
    const { stdout } = await run(['validate', '--json'], { input: lines.join('\n') });
    const echoed = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.stringify(JSON.parse(line).id));
    expect(echoed).toEqual(ids.map((id) => JSON.stringify(id)));
  });
});

describe('streams', () => {
  test.each<[string, string | Uint8Array, number]>([
    ['nothing', '', 0],
    ['blank lines only', '\n \t\n\r\n', 0],
    ['a last line without an end', `{"hand":"${RUN}"}`, 1],
    ['blank lines in between', `\n{"hand":"${RUN}"}\n\n{"hand":"${RUN}"}\n\n`, 2],
    ['line ends of two characters', `{"hand":"${RUN}"}\r\n{"hand":"${RUN}"}\r\n`, 2],
    ['a byte order mark', `\ufeff{"hand":"${RUN}"}`, 1],
  ])('%s', async (_, input, count) => {
    const { status, stdout } = await run(['validate', '--json'], { input });
    const lines = stdout.split('\n').slice(0, -1);
    expect(status).toBe(0);
    expect(lines.map((line) => JSON.parse(line).valid)).toEqual(Array(count).fill(true));
  });

  test('each request is answered before the next one is there', async () => {
    const child = spawn(process.execPath, [program, 'validate', '--json'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdout.setEncoding('utf8');
    for (const id of [1, 2, 3]) {
      child.stdin.write(`${JSON.stringify({ id, hand: RUN })}\n`);
      const [answer] = (await once(child.stdout, 'data')) as [string];
      expect(JSON.parse(answer)).toMatchObject({ id, valid: true });
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  function* requests(count: number): Generator<string> {
    for (let id = 1; id <= count; id++) {
      if (id % 50 === 0) yield '{broken\n';
      else yield `${JSON.stringify({ id, concealed, win: { by: 'wall' } })}\n`;
    }
    // Without a line break after it.
    yield JSON.stringify({ id: 'last', hand: RUN });
  }

  test('100,000 lines take no more memory than 10,000 do', { timeout: 120_000 }, async () => {
    const few = await streamed(['validate', '--json'], requests(9_999));
    const many = await streamed(['validate', '--json'], requests(99_999));
    expect([few.answered, many.answered]).toEqual([10_000, 100_000]);
    expect(JSON.parse(many.last)).toMatchObject({ id: 'last', valid: true });
    expect(few.kilobytes).toBeGreaterThan(0);
    expect(many.kilobytes - few.kilobytes).toBeLessThan(48_000);
  });

  test('a line of 100 MB is not kept', { timeout: 120_000 }, async () => {
    function* oneLine(): Generator<string> {
      for (let piece = 0; piece < 100; piece++) yield 'x'.repeat(1_000_000);
      yield `\n${JSON.stringify({ id: 2, hand: RUN })}\n`;
    }
    const usual = await streamed(['validate', '--json'], requests(9));
    const { answered, last, kilobytes } = await streamed(['validate', '--json'], oneLine());
    expect(answered).toBe(2);
    expect(JSON.parse(last)).toMatchObject({ id: 2, valid: true });
    expect(kilobytes - usual.kilobytes).toBeLessThan(48_000);
  });
});
