import { describe, expect, test } from 'vitest';
import {
  type ChineseChoices,
  type ChineseWin,
  chineseSheet,
  chineseSheetText,
  chineseSolitaire,
  type Hand,
  MisuseError,
  readChineseOptions,
  scoreHand,
  type Tile,
  validateHand,
} from '../../src/index';
import { tilesOf } from '../hand-text';

const figure18: Hand = {
  concealed: tilesOf('EEE 00 GGG 234B'),
  melds: [{ tiles: tilesOf('8888D') }],
  flowers: tilesOf('F1 S3'),
};
const win = { by: 'discard', tile: 'GD', discards: 39 } as const;

test.each([
  ['a flower and a kong', 'EEE 00 GGG 234B [8888D] + F2', {}, ['replacedFlower']],
  ['a flower and a kong not laid down', 'EEE 00 GGG 234B 8888D + F2', {}, ['replacedFlower']],
  ['no kong', 'EEE 00 GGG 234B 888D + F2', {}, []],
  ['no flower', 'EEE 00 GGG 234B [8888D]', {}, []],
  ['a flower and a kong, and it is said which', 'EEE 00 GGG 234B [8888D] + F2', { afterKong: true }, []],
  ['a flower and a kong, and it is said which not', 'EEE 00 GGG 234B [8888D] + F2', { afterKong: false }, []],
] as const)('CS-15: on a loose tile, with %s', (_, hand, said, codes) => {
  const answer = validateHand(hand, {
    rules: chineseSolitaire(),
    win: { by: 'looseTile', tile: '2B', ...said },
  });
  if (!answer.valid) throw new Error(answer.message);
  expect(answer.conditions.map(({ code }) => code)).toEqual(codes);
});

test.each<[string, Partial<ChineseWin>, string[]]>([
  ['from the wall after no discard', {}, ['laterDraw']],
  ['on the loose tile for a flower after no discard', { by: 'looseTile' }, ['laterDraw']],
  ['on a discard', { by: 'discard' }, []],
  ['on what was the original draw', { originalDraw: true }, []],
  ['on what was not the original draw', { originalDraw: false }, []],
  ['on the last tile', { lastTile: true }, []],
  ['after a dummy laid a flower aside', { flowersOfDummies: 1 }, []],
  ['after a discard', { discards: 1 }, []],
  ['after an unknown number of discards', { discards: undefined }, []],
])('CS-18: whether it was the original draw is asked of a hand won %s', (_, said, codes) => {
  const rules = chineseSolitaire({ dummyFlowers: 'replaced' });
  const conditionsOf = (hand: string): readonly string[] => {
    const won = { by: 'wall', tile: '7C', discards: 0, ...said } as const;
    const answer = validateHand(`${hand} + F1`, { rules, win: won });
    return answer.valid ? answer.conditions.map(({ code }) => code) : [answer.message];
  };
  expect(conditionsOf('EE 123C 456C 789C 222D')).toEqual(codes);
  expect(conditionsOf('EE 123C 456C 789C (222D)')).toEqual(codes);
  if (said.originalDraw) return;
  expect(conditionsOf('EE 123C 456C 789C [222D]')).toEqual([]);
  expect(conditionsOf('EE 123C 456C 789C 2222D')).not.toContain('laterDraw');
});

test('CS-7: what is laid aside and is no flower is told with its place', () => {
  const hand: Hand = { ...figure18, flowers: tilesOf('F1 1B') };
  expect(validateHand(hand, { rules: chineseSolitaire() })).toMatchObject({
    valid: false,
    reasons: [{ code: 'notAFlower', rule: 'CS-7', at: { path: ['flowers', 1] } }],
  });
});

describe('the rule set', () => {
  test('is a frozen value under its name', () => {
    const rules = chineseSolitaire();
    expect(rules.name).toBe('chinese-solitaire');
    for (const part of [rules, rules.options, rules.hands, rules.tiles])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test('is the same value for equal options, and another one for others', () => {
    expect(chineseSolitaire({})).toBe(chineseSolitaire());
    expect(chineseSolitaire({ ownWindPair: 'both' })).toBe(chineseSolitaire());
    expect(chineseSolitaire({ ownWindPair: 'once', kongTiles: 'exact' })).toBe(
      chineseSolitaire({ kongTiles: 'exact', ownWindPair: 'once' }),
    );
    expect(chineseSolitaire({ ownWindPair: 'once' })).not.toBe(chineseSolitaire());
  });

  test('CS-1: has 144 tiles', () => {
    const { copies } = chineseSolitaire().tiles;
    expect(Object.values(copies).reduce((sum, count) => sum + count, 0)).toBe(144);
    expect(copies).not.toHaveProperty('J');
    expect(copies).toMatchObject({ '1B': 4, WD: 4, N: 4, F1: 1, S4: 1 });
  });

  test('refuses options that it does not have, with the nearest name', () => {
    const read = readChineseOptions({ claimedWins: 'hand', constructor: 1 });
    const reasons = read.ok ? [] : read.error.reasons;
    expect(reasons.map(({ code, params }) => [code, params['nearest']])).toEqual([
      ['unknownOption', 'claimedWin'],
      ['unknownOption', undefined],
    ]);
    expect(() => chineseSolitaire({ lastTile: 'never' } as never)).toThrow(MisuseError);
  });

  test('a reading that is not of the hand is refused', () => {
    const rules = chineseSolitaire();
    const answer = validateHand(figure18, { rules, win });
    if (!answer.valid) throw new Error('it wins');
    const reading = { ...answer.best, product: answer.best.product + 1 };
    expect(scoreHand(figure18, { win, rules, reading }).ok).toBe(false);
  });
});

test('CS-2: the player is East, and no other wind is the own one', () => {
  const product = (text: string, tile: 'E' | 'S' | 'W' | 'N'): unknown => {
    const score = scoreHand(
      { concealed: tilesOf(text) },
      { win: { by: 'wall', tile }, rules: chineseSolitaire() },
    );
    return score.ok && score.value.doubles['2a'];
  };
  expect(product('EEE 234B 567C 345D 88D', 'E')).toBe(2);
  expect(product('SSS 234B 567C 345D 88D', 'S')).toBeUndefined();
  expect(product('WWW 234B 567C 345D 88D', 'W')).toBeUndefined();
  expect(product('NNN 234B 567C 345D 88D', 'N')).toBeUndefined();
});

test('CS-21a: discards beside the tiles are no more than there were, kongs counted where agreed', () => {
  const final = (discards: number, kongTiles: 'sheet' | 'exact'): unknown => {
    const hand = { ...figure18, discards } as Hand;
    const score = scoreHand(hand, {
      win: { by: 'discard', tile: 'GD' },
      rules: chineseSolitaire({ kongTiles }),
    });
    return score.ok ? score.value.final.n : score.error.reasons.map(({ code }) => code);
  };
  expect(final(128, 'sheet')).toBe(0);
  expect(final(129, 'sheet')).toEqual(['badDiscards']);
  expect(final(127, 'exact')).toBe(0);
  expect(final(128, 'exact')).toEqual(['badDiscards']);
});

test('CS-7a: discards beside the tiles are no more than the dummies’ flowers left', () => {
  const final = (discards: number): unknown => {
    const hand = { ...figure18, discards } as Hand;
    const by = { by: 'discard', tile: 'GD', flowersOfDummies: 3 } as const;
    const score = scoreHand(hand, { win: by, rules: chineseSolitaire({ dummyFlowers: 'replaced' }) });
    return score.ok ? score.value.final.n : score.error.reasons.map(({ code }) => code);
  };
  expect(final(125)).toBe(0);
  expect(final(126)).toEqual(['badDiscards']);
});

describe('lines of section 1', () => {
  /** The lines of one code on the sheet of a hand of runs. */
  const linesOf = (code: string, flowers: readonly Tile[] = [], choices: ChineseChoices = {}) => {
    const hand = { concealed: tilesOf('234B 567C 345D 678D 88B'), flowers };
    const score = scoreHand(hand, { win: { by: 'discard', tile: '8B' }, rules: chineseSolitaire(choices) });
    if (!score.ok) throw new Error(score.error.reasons[0]?.message);
    return score.value.lines.filter((line) => line.code === code);
  };

  test('CS-12: flowers are a line with their number; without any there is none', () => {
    expect(linesOf('flowers', ['F2', 'S3'])).toEqual([
      { entry: '1', rule: 'CS-12', code: 'flowers', label: 'Flowers: 2', points: 8, params: { count: 2 } },
    ]);
    expect(linesOf('flowers')).toEqual([]);
  });

  test.each([
    ['CS-13', 'sets'],
    ['CS-13a', 'section2'],
  ] as const)('%s: says that a hand scores nothing by “%s”', (rule, noScoring) => {
    expect(linesOf('noScoring', [], { noScoring }).map((line) => [line.rule, line.points])).toEqual([
      [rule, 10],
    ]);
  });
});

describe('reasons say what is so', () => {
  const messages = (hand: unknown, by: object): readonly string[] => {
    const answer = validateHand(hand as Hand, { rules: chineseSolitaire(), win: by as ChineseWin });
    return answer.valid ? [] : answer.reasons.map(({ message }) => message);
  };

  test('CS-7: a loose tile has a flower or a kong before it', () => {
    const loose = { by: 'looseTile', tile: 'GD' };
    const { concealed, melds = [] } = figure18;
    const neither = 'A loose tile replaces a flower or follows a kong, and this hand has neither.';
    expect(messages({ concealed, melds: [{ tiles: tilesOf('888D') }] }, loose)).toEqual([neither]);
    expect(messages({ concealed, melds }, { ...loose, afterKong: false })).toEqual([
      'Without a flower to replace, the loose tile followed the kong.',
    ]);
    expect(messages({ concealed, melds, flowers: ['F2'] }, { ...loose, afterKong: false })).toEqual([]);
  });

  test('CS-1: there is one flower of a number', () => {
    expect(messages({ ...figure18, flowers: ['F2', 'F2'] }, win)).toEqual([
      'There is only one F2; the hand holds 2.',
    ]);
  });

  test.each([
    ['CS-8: sets', { sets: Array(25).fill({ kind: 'pair', tile: 'E' }) }, 'sets'],
    ['CS-1: flowers', { sets: [], flowers: Array(25).fill('F1') }, 'flowers'],
  ])('%s beyond the limit are too many, not of the wrong form', (_name, sheet, name) => {
    const answer = chineseSheet(sheet as never);
    const found = answer.ok ? [] : answer.error.reasons.filter(({ code }) => code === 'tooLarge');
    expect(found).toEqual([
      {
        code: 'tooLarge',
        rule: name === 'sets' ? 'CS-8' : 'CS-1',
        message: `At most 24 ${name} are read; there are 25.`,
        at: { path: [name] },
        params: { limit: 24, length: 25 },
      },
    ]);
  });
});

test('CS-22: the sheet as text is laid out as on paper', () => {
  const score = scoreHand(figure18, { win, rules: chineseSolitaire() });
  if (!score.ok) throw new Error('it wins');
  expect(chineseSheetText(score.value)).toEqual([
    '1   Basic points',
    '    Run from 2 Bam, in hand                  0',
    '    Pung of Green Dragon, on the table       4',
    '    Kong of 8 Dot, on the table              8',
    '    Pung of East Wind, in hand               8',
    '    Pair of White Dragon                     0',
    '    Pair of dragons                          2',
    '    Flowers: 2                               8',
    '    Mah Jongg                               20',
    '    Subtotal 1                                       50',
    '2   Doubling',
    '2a  Pung or kong of own wind                x2      100',
    '2b  Pungs or kongs of dragons               x2      200',
    '3   Flowers',
    '3a  One own flower                          x2      400',
    '4   Tiles left',
    '4a  Tiles to draw                          128',
    '4b  Tiles discarded                         39',
    '4c  Tiles left (4a - 4b)                    89',
    '4d  Fraction left (4c / 4a)             89/128',
    '5   Final score',
    '    400 x 89/128                                278 1/8',
    '    Rounded                                         278',
  ]);
});

test('CS-22: a contradiction is noted under the sheet', () => {
  const answer = validateHand(figure18, { rules: chineseSolitaire(), win });
  const sets = answer.valid ? answer.best.sets : [];
  const sheet = chineseSheet({
    sets,
    lastTile: true,
    originalDraw: true,
    winningPieceDrawn: true,
  });
  const lines = sheet.ok ? chineseSheetText(sheet.value) : [];
  expect(lines.slice(-3)).toEqual([
    'Note: On the original draw there is no kong and nothing on the table. (CS-18)',
    'Note: The original draw is not the last tile. (CS-18)',
    'Note: The wall has no last tile yet: 130 tiles are left. (CS-18)',
  ]);
  expect(lines).toContain('    none');
});

// Of 144 tiles the player has 14 and one more for each kong; two loose tiles may be left.
test.each([
  [{ discards: 128 }, 0],
  [{ discards: 127 }, 1],
  [{ discards: 127, flowers: ['F2'] }, 0],
  [{ discards: 126, flowers: ['F2'] }, 1],
  [{ discards: 127, kong: 1 }, 0],
  [{ discards: 126, kong: 1 }, 1],
  [{ discards: 126, lastTile: false }, 0],
] as const)('CS-18: the last tile is noted where the wall cannot be empty: %j', (facts, notes) => {
  const { kong, ...said } = { kong: 0, ...facts };
  const pungs = (['2B', '5C', '8D', 'N'] as const).map(
    (tile) => ({ kind: 'pung', tile, where: 'hand' }) as const,
  );
  const [first, ...others] = pungs;
  const sets = [
    kong > 0 ? ({ ...first, kind: 'kong' } as const) : first,
    ...others,
    { kind: 'pair', tile: 'RD', where: 'hand' },
  ] as const;
  const sheet = chineseSheet({ sets, lastTile: true, winningPieceDrawn: true, ...said } as never);
  expect(sheet.ok && sheet.value.notes.length).toBe(notes);
});
