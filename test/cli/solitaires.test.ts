import { describe, expect, test } from 'vitest';
import { formatHand } from '../../src/hands/hand-notation';
import {
  americanSheetText,
  americanSolitaireSheet,
  type ChineseWin,
  chineseSheet,
  chineseSheetText,
  chineseSolitaire,
  type Hand,
  scoreHand,
  validateHand,
} from '../../src/index';
import { answers, run } from './run';

// The solitaires at the command line: what the program prints is what the library says.

const HAND: Hand = {
  concealed: ['E', 'E', 'E', 'WD', 'WD', 'GD', 'GD', 'GD', '2B', '3B', '4B'],
  melds: [{ tiles: ['8D', '8D', '8D', '8D'] }],
  flowers: ['F1', 'S3'],
};
const WIN = { by: 'discard', tile: 'GD' } as const;
const SHEET = {
  sets: [
    { kind: 'pung', tile: 'E', where: 'hand' },
    { kind: 'pung', tile: 'GD', where: 'table' },
    { kind: 'run', tile: '2B' },
    { kind: 'kong', tile: '8D', where: 'table' },
    { kind: 'pair', tile: 'WD' },
  ],
  flowers: ['F1', 'S3'],
  discards: 39,
} as const;
const CHINESE = ['--rules', 'chinese-solitaire'];
const AMERICAN = ['--rules', 'american-solitaire'];

const scored = (win: ChineseWin, hand: Hand = HAND, choices = {}) => {
  const score = scoreHand(hand, { win, rules: chineseSolitaire(choices) });
  if (!score.ok) throw new Error('it wins');
  return score.value;
};

const ask = (words: readonly string[], ...requests: readonly object[]): Promise<unknown[]> =>
  answers(
    [...words, '--json'],
    requests.map((request) => JSON.stringify(request)),
  );

/** What JSON keeps of a value. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('CS-22: a Chinese hand', () => {
  test('is scored from its tiles, with the discards beside them or in the win', async () => {
    const expected = asJson({ valid: true, ...scored({ ...WIN, discards: 39 }) });
    const [beside, inWin, asText, inRequest] = await ask(
      ['score', ...CHINESE],
      { ...HAND, win: WIN, discards: 39 },
      { ...HAND, win: { ...WIN, discards: 39 } },
      { hand: formatHand(HAND), win: WIN, discards: 39 },
      { ...HAND, win: WIN, discards: 39, options: { claimedWin: 'hand' } },
    );
    expect(beside).toEqual(expected);
    expect(inWin).toEqual(expected);
    expect(asText).toEqual(expected);
    expect(inRequest).toMatchObject({ valid: true, subtotal1: 54 });
  });

  test('is printed as its sheet is laid out on paper', async () => {
    const { status, stdout } = await run([
      'score',
      formatHand(HAND),
      ...CHINESE,
      '--by',
      'discard',
      '--tile',
      'GD',
      '--discards',
      '39',
    ]);
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      '234B [GGG] [8888D] EEE 00',
      'GD makes one of two pairs a pung',
      'Won by discard',
    ]);
    expect(stdout.endsWith(`\n\n${chineseSheetText(scored({ ...WIN, discards: 39 })).join('\n')}\n`)).toBe(
      true,
    );
  });

  test.each<[string, readonly string[], ChineseWin, string]>([
    ['CS-18: the last tile', ['--by', 'wall', '--last-tile'], { by: 'wall', lastTile: true }, '2d'],
    [
      'CS-18: the original draw',
      ['--by', 'wall', '--original-draw'],
      { by: 'wall', originalDraw: true },
      '2h',
    ],
  ])('%s', async (_, words, win, entry) => {
    const hand: Hand = {
      concealed: ['E', 'E', 'E', '1B', '2B', '3B', '4B', '5B', '6B', '7C', '7C', '7C', '9D', '9D'],
    };
    const answer = async (given: readonly string[]) =>
      JSON.parse((await run(['score', formatHand(hand), ...CHINESE, ...given, '--json'])).stdout);
    const [told, untold] = [await answer(words), await answer(words.slice(0, 2))];
    expect(told).toEqual(asJson({ valid: true, ...scored(win, hand), assumed: { discards: 0 } }));
    expect(told.doubles).toHaveProperty(entry);
    expect(untold.doubles).not.toHaveProperty(entry);
  });

  test('CS-14, CS-15: --only-place and --after-kong say what the tiles do not', async () => {
    const subtotal = async (...words: string[]): Promise<number> =>
      JSON.parse(
        (
          await run([
            'score',
            formatHand(HAND),
            ...CHINESE,
            '--by',
            'looseTile',
            '--tile',
            'GD',
            ...words,
            '--json',
          ])
        ).stdout,
      ).subtotal1;
    const usual = await subtotal();
    expect(await subtotal('--only-place', 'yes')).toBe(usual + 2);
    expect(await subtotal('--only-place', 'no')).toBe(usual);
    expect(await subtotal('--after-kong')).toBe(usual + 10);
  });

  test('CS-8: is validated, with its readings or the reasons', async () => {
    const [wins, loses] = await ask(['validate', ...CHINESE], HAND, {
      ...HAND,
      concealed: HAND.concealed.slice(1),
    });
    expect(wins).toEqual(asJson(validateHand(HAND, { rules: chineseSolitaire() })));
    const short = { ...HAND, concealed: HAND.concealed.slice(1) };
    expect(loses).toEqual(asJson(validateHand(short, { rules: chineseSolitaire() })));
    expect(loses).toMatchObject({ valid: false });
    expect(await run(['validate', '19B 19C 19D NEWS RGW 1B', ...CHINESE])).toMatchObject({
      status: 1,
      stderr: '',
    });
  });

  test('the facts of the command line are not those of a request with another game', async () => {
    const card = { hand: '11B 222B 333B 444B 555B', rules: 'card-free' };
    const [other] = await ask(['score', ...CHINESE, '--discards', '3'], card);
    expect(other).toEqual((await ask(['score'], card))[0]);
  });
});

describe('CS-21: the discards', () => {
  const tiles = { ...HAND, win: WIN };
  const left = (answer: unknown): unknown => (answer as { tilesLeft?: object }).tilesLeft;

  test('of a request go before those of the command line', async () => {
    const [own, usual] = await ask(
      ['score', ...CHINESE, '--discards', '40'],
      { ...HAND, discards: 10 },
      HAND,
    );
    expect(left(own)).toEqual({ '4a': 128, '4b': 10, '4c': 118 });
    expect(left(usual)).toEqual({ '4a': 128, '4b': 40, '4c': 88 });
  });

  test.each([
    ['more than tiles', { ...tiles, discards: 129 }, 'badDiscards', ['discards']],
    ['fewer than none', { ...tiles, discards: -1 }, 'badDiscards', ['discards']],
    ['no number', { ...tiles, discards: null }, 'badDiscards', ['discards']],
    [
      'more than tiles, in the win',
      { ...HAND, win: { ...WIN, discards: 129 } },
      'badDiscards',
      ['win', 'discards'],
    ],
    [
      'two numbers of them',
      { ...HAND, win: { ...WIN, discards: 39 }, discards: 40 },
      'badDiscards',
      ['discards'],
    ],
    ['beside a sheet', { sheet: SHEET, discards: 40 }, 'notASheet', ['discards']],
  ])('are refused: %s', async (_, request, code, path) => {
    const [answer] = await ask(['score', ...CHINESE], request);
    expect(answer).toMatchObject({ valid: false, reasons: [{ code, at: { path } }] });
  });

  test('may be given twice if they are the same', async () => {
    const [answer] = await ask(['score', ...CHINESE], {
      ...HAND,
      win: { ...WIN, discards: 39 },
      discards: 39,
    });
    expect(left(answer)).toEqual({ '4a': 128, '4b': 39, '4c': 89 });
  });
});

describe('bad input of a single hand', () => {
  test.each([
    [
      ['--by', 'wall', '--discards', '129'],
      'Only 128 tiles were left to draw; 129 cannot have been discarded.',
    ],
    [
      ['--by', 'wall', '--tile', '9D'],
      'The winning tile 9D is not among the concealed tiles, where it is counted.',
    ],
    [['--by', 'wall', '--after-kong'], 'The tile after a kong is a loose tile.'],
  ])('CS-14, CS-15, CS-21: is no losing hand: %j', async (words, message) => {
    for (const command of words.includes('--discards') ? ['score'] : ['validate', 'score']) {
      const given = [command, formatHand(HAND), ...CHINESE, ...words];
      const complaint = { status: 2, stderr: `mahjongg ${command}: ${message}\n` };
      expect(await run(given)).toEqual({ ...complaint, stdout: '' });
      const asked = await run([...given, '--json']);
      expect(asked).toMatchObject(complaint);
      expect(JSON.parse(asked.stdout)).toMatchObject({ valid: false, reasons: [{ message }] });
    }
  });

  test('CS-21: the tiles left are no part of what is validated, and a score says if nobody counted', async () => {
    const hand = formatHand(HAND);
    expect(await run(['validate', hand, ...CHINESE, '--by', 'wall', '--discards', '9'])).toMatchObject({
      status: 2,
      stderr: 'mahjongg validate: there is no option “--discards”\n',
    });
    expect((await run(['validate', hand, ...CHINESE])).stdout).toMatch(
      /wins with \d+ points before the tiles left\./,
    );
    const line = 'Assumed: 0 discards (if not so, say it with --discards)';
    expect((await run(['score', hand, ...CHINESE, '--by', 'wall'])).stdout).toContain(line);
    expect((await run(['score', hand, ...CHINESE, '--by', 'wall', '--discards', '0'])).stdout).not.toContain(
      'Assumed',
    );
  });

  test('CS-7a: with flowers of dummies replaced, a score says if nobody counted them', async () => {
    const replaced = [...CHINESE, '--options', '{"dummyFlowers": "replaced"}'];
    const scored = ['score', formatHand(HAND), '--by', 'wall', '--discards', '9'];
    const line = 'Assumed: 0 flowers of dummies (if not so, say it with --flowers-of-dummies)';
    expect((await run([...scored, ...replaced])).stdout).toContain(line);
    expect((await run([...scored, ...CHINESE])).stdout).not.toContain('Assumed');
    const counted = await run([...scored, ...replaced, '--flowers-of-dummies', '0', '--json']);
    expect(JSON.parse(counted.stdout)).not.toHaveProperty('assumed');
    const [hand, sheet] = await ask(
      ['score', ...replaced],
      { hand: formatHand(HAND), win: { by: 'wall', discards: 9 } },
      { sheet: { ...SHEET, discards: 9 } },
    );
    const assumed = { flowersOfDummies: 0 };
    expect([hand, sheet]).toMatchObject([{ assumed }, { assumed }]);
    const text = (await run(['score', ...replaced, '--sheet', JSON.stringify({ ...SHEET, discards: 9 })]))
      .stdout;
    expect(text).toContain(
      'Assumed: 0 flowers of dummies (if not so, write “flowersOfDummies” into the sheet)',
    );
  });

  test('CS-7: a concealed kong keeps its parentheses', async () => {
    expect((await run(['score', 'EEE 00 GGG 234B (8888D)', ...CHINESE])).stdout).toMatch(
      /^234B GGG \(8888D\) EEE 00\n/,
    );
  });

  test('CS-6b: a tile that has no place is a losing hand', async () => {
    const options = ['--options', '{"winOnDiscard":"setsOnly"}', '--by', 'discard'];
    const won = (tile: string) => run(['validate', formatHand(HAND), ...CHINESE, ...options, '--tile', tile]);
    expect(await won('GD')).toMatchObject({ status: 0, stderr: '' });
    expect(await won('WD')).toMatchObject({ status: 1, stderr: '' });
  });

  test('CS-15: a loose tile is told in words', async () => {
    const words = ['--by', 'looseTile', '--tile', 'GD'];
    expect((await run(['score', formatHand(HAND), ...CHINESE, ...words])).stdout).toContain(
      '\nWon by loose tile\n',
    );
  });
});

describe('a sheet that a person fills in', () => {
  const american = { cardValue: 30, by: 'discard', jokerless: true, passed: 9, discards: 40 } as const;

  test('CS-22, AS-8: is answered as the library does', async () => {
    const chinese = chineseSheet(SHEET);
    const solitaire = americanSolitaireSheet(american);
    const [one, other, refused] = await ask(
      ['score', ...CHINESE],
      { id: 1, sheet: SHEET },
      { sheet: american, rules: 'american-solitaire' },
      { sheet: { ...SHEET, discards: -1 } },
    );
    expect(one).toEqual(asJson({ id: 1, valid: true, ...(chinese.ok && chinese.value) }));
    expect(other).toEqual(asJson({ valid: true, ...(solitaire.ok && solitaire.value) }));
    expect(refused).toMatchObject({
      valid: false,
      reasons: [{ code: 'badDiscards', at: { path: ['sheet', 'discards'] } }],
    });
  });

  test('is printed as on paper', async () => {
    const chinese = chineseSheet(SHEET);
    const solitaire = americanSolitaireSheet(american);
    const printed = async (rules: readonly string[], sheet: object): Promise<string> =>
      (await run(['score', ...rules, '--sheet', JSON.stringify(sheet)])).stdout;
    expect(await printed(CHINESE, SHEET)).toBe(
      `${chinese.ok && chineseSheetText(chinese.value).join('\n')}\n`,
    );
    expect(await printed(AMERICAN, american)).toBe(
      `${solitaire.ok && americanSheetText(solitaire.value).join('\n')}\n`,
    );
  });

  test.each<[string, readonly string[], object, string]>([
    [
      'a member that is misspelled',
      AMERICAN,
      { ...american, discard: 3 },
      '--sheet: a sheet has cardValue, by, jokerless, passed, discards, not “discard”; did you mean “discards”?',
    ],
    [
      'a member named like a property',
      AMERICAN,
      JSON.parse('{"cardValue": 30, "by": "wall", "__proto__": {"jokerless": true}}'),
      '--sheet: a sheet has cardValue, by, jokerless, passed, discards, not “__proto__”',
    ],
    [
      'a fact of the win outside of it',
      [...CHINESE, '--discards', '40'],
      SHEET,
      '--discards goes with a hand; on a sheet the win is written in it',
    ],
    [
      'a way of winning outside of it',
      [...CHINESE, '--by', 'wall'],
      SHEET,
      '--by goes with a hand; on a sheet the win is written in it',
    ],
    [
      'more discards than tiles',
      CHINESE,
      { ...SHEET, discards: 129 },
      '--sheet: Only 128 tiles were left to draw; 129 cannot have been discarded.',
    ],
  ])('CS-22, AS-8: is not filled in with %s', async (_, rules, sheet, message) => {
    expect(await run(['score', ...rules, '--sheet', JSON.stringify(sheet)])).toEqual({
      status: 2,
      stdout: '',
      stderr: `mahjongg score: ${message}\n`,
    });
  });

  test('CS-22: members of sheets and wins that nobody reads are named', async () => {
    const [sheet, win, right] = await ask(
      ['score', ...CHINESE],
      { sheet: { ...SHEET, winningPeiceDrawn: true } },
      { ...HAND, win: { ...WIN, lasttile: true }, discard: 4 },
      { ...HAND, win: { ...WIN, lastTile: true, afterKong: false, onlyPlace: true, discards: 4 } },
    );
    expect(sheet).toMatchObject({ valid: true, ignored: ['sheet.winningPeiceDrawn'] });
    expect(win).toMatchObject({ valid: true, ignored: ['discard', 'win.lasttile'] });
    expect(right).not.toHaveProperty('ignored');
  });

  test.each([
    ['no hand', 7, ['notAHand']],
    ['nothing', null, ['notAHand']],
    ['a sheet that is none', { sheet: 'x' }, ['notASheet']],
    ['a sheet and a win', { sheet: SHEET, win: WIN }, ['notASheet']],
    ['a sheet and a hand', { sheet: SHEET, ...HAND }, ['notASheet']],
    ['no sheet of the American solitaire', { ...HAND, rules: 'american-solitaire' }, ['notInRules']],
  ])('CS-22, AS-8: a request with %s gets reasons', async (_, request, codes) => {
    const [answer] = await ask(['score', ...CHINESE], request as object);
    const { valid, reasons } = answer as { valid: boolean; reasons: { code: string }[] };
    expect([valid, reasons.map(({ code }) => code)]).toEqual([false, codes]);
  });

  test('CS-21a: takes the options of the command line', async () => {
    const [sheet] = await ask(['score', ...CHINESE, '--options', '{"kongTiles":"exact"}'], { sheet: SHEET });
    expect(sheet).toMatchObject({ tilesLeft: { '4a': 127 } });
  });
});

test('CS-8: every Chinese hand without kongs is counted within 20 seconds', { timeout: 60_000 }, async () => {
  const start = performance.now();
  const { stdout } = await run(['layouts', ...CHINESE, '--count']);
  expect(stdout).toBe('11498658\n');
  expect(performance.now() - start).toBeLessThan(20_000);
});
