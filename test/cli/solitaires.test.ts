import { describe, expect, test } from 'vitest';
import { formatHand } from '../../src/hands/hand-notation';
import {
  americanSolitaireSheet,
  type ChineseWin,
  chineseSheet,
  chineseSolitaire,
  type Hand,
  type InvalidHand,
  scoreHand,
  validateHand,
} from '../../src/index';
import { unwrap } from '../unwrap';
import { answers } from './run';

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

const scored = (win: ChineseWin, hand: Hand = HAND, choices = {}) =>
  unwrap(scoreHand(hand, { win, rules: chineseSolitaire(choices) }));

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

  test('CS-8: is validated, with its readings or the reasons', async () => {
    const [wins, loses] = await ask(['validate', ...CHINESE], HAND, {
      ...HAND,
      concealed: HAND.concealed.slice(1),
    });
    expect(wins).toEqual(asJson(validateHand(HAND, { rules: chineseSolitaire() })));
    const short = { ...HAND, concealed: HAND.concealed.slice(1) };
    const { message: _, ...answer } = validateHand(short, { rules: chineseSolitaire() }) as InvalidHand;
    expect(loses).toEqual(asJson(answer));
    expect(loses).toMatchObject({ valid: false });
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

  test('CS-22: members that no sheet and no win has are refused; others that nobody reads are named', async () => {
    const [sheet, win, right] = await ask(
      ['score', ...CHINESE],
      { sheet: { ...SHEET, winningPeiceDrawn: true } },
      { ...HAND, win: { ...WIN, lasttile: true }, discard: 4 },
      { ...HAND, win: { ...WIN, lastTile: true, afterKong: false, onlyPlace: true, discards: 4 } },
    );
    expect(sheet).toMatchObject({
      valid: false,
      reasons: [{ code: 'notASheet', params: { nearest: 'winningPieceDrawn' } }],
    });
    expect(win).toMatchObject({
      valid: false,
      reasons: [{ code: 'badWin', params: { nearest: 'lastTile' } }],
      ignored: ['discard'],
    });
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
