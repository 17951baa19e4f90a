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
  const score = scoreHand(hand, win, chineseSolitaire(choices));
  if (!score.ok) throw new Error('it wins');
  return score.value;
};

const ask = (words: readonly string[], ...requests: readonly object[]): unknown[] =>
  answers(
    [...words, '--json'],
    requests.map((request) => JSON.stringify(request)),
  );

/** What JSON keeps of a value. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('CS-22: a Chinese hand', () => {
  test('is scored from its tiles, with the discards beside them or in the win', () => {
    const expected = asJson({ valid: true, ...scored({ ...WIN, discards: 39 }) });
    const [beside, inWin, asText, inRequest] = ask(
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

  test('is printed as its sheet is laid out on paper', () => {
    const { status, stdout } = run([
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
  ])('%s', (_, words, win, entry) => {
    const hand: Hand = {
      concealed: ['E', 'E', 'E', '1B', '2B', '3B', '4B', '5B', '6B', '7C', '7C', '7C', '9D', '9D'],
    };
    const [told, untold] = [words, words.slice(0, 2)].map((given) =>
      JSON.parse(run(['score', formatHand(hand), ...CHINESE, ...given, '--json']).stdout),
    );
    expect(told).toEqual(asJson({ valid: true, ...scored(win, hand) }));
    expect(told.doubles).toHaveProperty(entry);
    expect(untold.doubles).not.toHaveProperty(entry);
  });

  test('CS-14, CS-15: --only-place and --after-kong say what the tiles do not', () => {
    const subtotal = (...words: string[]): number =>
      JSON.parse(
        run(['score', formatHand(HAND), ...CHINESE, '--by', 'looseTile', '--tile', 'GD', ...words, '--json'])
          .stdout,
      ).subtotal1;
    const usual = subtotal();
    expect(subtotal('--only-place', 'yes')).toBe(usual + 2);
    expect(subtotal('--only-place', 'no')).toBe(usual);
    expect(subtotal('--after-kong')).toBe(usual + 10);
  });

  test('CS-8: is validated, with its readings or the reasons', () => {
    const [wins, loses] = ask(['validate', ...CHINESE], HAND, {
      ...HAND,
      concealed: HAND.concealed.slice(1),
    });
    expect(wins).toEqual(asJson(validateHand(HAND, chineseSolitaire())));
    const short = { ...HAND, concealed: HAND.concealed.slice(1) };
    expect(loses).toEqual(asJson(validateHand(short, chineseSolitaire())));
    expect(loses).toMatchObject({ valid: false });
    expect(run(['validate', '19B 19C 19D NEWS RGW 1B', ...CHINESE])).toMatchObject({ status: 1, stderr: '' });
  });

  test('the facts of the command line are not those of a request with another game', () => {
    const card = { hand: '11B 222B 333B 444B 555B', rules: 'card-free' };
    const [other] = ask(['score', ...CHINESE, '--discards', '3'], card);
    expect(other).toEqual(ask(['score'], card)[0]);
  });
});

describe('a sheet that a person fills in', () => {
  const american = { cardValue: 30, by: 'discard', jokerless: true, passed: 9, discards: 40 } as const;

  test('CS-22, AS-8: is answered as the library does', () => {
    const chinese = chineseSheet(SHEET);
    const solitaire = americanSolitaireSheet(american);
    const [one, other, refused] = ask(
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

  test('is printed as on paper', () => {
    const chinese = chineseSheet(SHEET);
    const solitaire = americanSolitaireSheet(american);
    const printed = (rules: readonly string[], sheet: object): string =>
      run(['score', ...rules, '--sheet', JSON.stringify(sheet)]).stdout;
    expect(printed(CHINESE, SHEET)).toBe(`${chinese.ok && chineseSheetText(chinese.value).join('\n')}\n`);
    expect(printed(AMERICAN, american)).toBe(
      `${solitaire.ok && americanSheetText(solitaire.value).join('\n')}\n`,
    );
  });

  test('CS-21a: takes the options of the command line', () => {
    const [sheet] = ask(['score', ...CHINESE, '--options', '{"kongTiles":"exact"}'], { sheet: SHEET });
    expect(sheet).toMatchObject({ tilesLeft: { '4a': 127 } });
  });
});

test('CS-8: every Chinese hand without kongs is counted within 20 seconds', { timeout: 60_000 }, () => {
  const start = performance.now();
  const { stdout } = run(['layouts', ...CHINESE, '--count']);
  expect(stdout).toBe('11498658\n');
  expect(performance.now() - start).toBeLessThan(20_000);
});
