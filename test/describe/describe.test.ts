import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { targets } from '../../src/analysis';
import {
  americanCard,
  americanSolitaireSheet,
  type ChineseSheetInput,
  cardFree,
  chineseSheet,
  chineseSolitaire,
  describeReading,
  describeReason,
  describeScore,
  ENGLISH,
  freeForm,
  type HasHands,
  type HasLayouts,
  type HasScore,
  layouts,
  type Reason,
  type Scored,
  scoreHand,
  validateHand,
  type Win,
  yearGame,
} from '../../src/index';
import { entries, page, reasonsFor } from '../docs/errors-page';
import { handOf, tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';
import { german } from './german';

const NOT_WORDED = 'nobody has put this into words';

describe('describeReason', () => {
  test.each(entries.map(({ code, example }) => [code, example] as const))(
    '%s can be said from its params alone',
    async (code, example) => {
      const found = (await reasonsFor(example)).find((reason) => reason.code === code) as Reason;
      const said = describeReason({ ...found, message: NOT_WORDED }, german);
      expect(said).not.toContain(NOT_WORDED);
      expect(said).toMatch(/^[^{}]+[.?]$/);
      for (const value of Object.values(found.params)) {
        if (typeof value === 'number' && new RegExp(`\\b${value}\\b`).test(found.message))
          expect(said).toContain(String(value));
      }
      expect(describeReason(found)).toBe(found.message);
    },
  );

  test('every remark and condition of the page has a wording', () => {
    const remarks = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code as string);
    expect(remarks.length).toBeGreaterThan(5);
    for (const code of remarks)
      expect(describeReason({ code, message: NOT_WORDED }, german)).not.toBe(NOT_WORDED);
  });

  const reason: Reason = {
    code: 'tooManyCopies',
    rule: 'CF-1',
    message: 'There are only 4 of 3B; the hand holds 5.',
    params: { tile: '3B', count: 5, copies: 4 },
  };

  test.each([
    ['a text with values', 'zu viele {tile}: {count}', 'zu viele 3B: 5'],
    ['the first text that can be filled in', ['{absent}', '{count} von {tile}', '{count}'], '5 von 3B'],
    ['a function of the values', ({ count }: Reason['params']) => `${count}!`, '5!'],
    ['English if a value is not there', 'zu viele {absent}', reason.message],
    ['English if a value is only inherited', '{toString}', reason.message],
    ['English if the wording is none', 5, reason.message],
    ['English if nobody has translated it yet', '', reason.message],
    ['the first text that says something', ['', 'zu viele {tile}'], 'zu viele 3B'],
    ['English if a function says nothing', () => '', reason.message],
    ['English if a function gives no text', () => 42, reason.message],
    ['braces around no name as they stand', '{} {count', '{} {count'],
  ])('it is %s', (_, wording, expected) => {
    expect(describeReason(reason, { reasons: { tooManyCopies: wording as string } })).toBe(expected);
  });

  test('English if the table is that of an empty file', () => {
    const none = JSON.parse('null') as undefined;
    expect(describeReason(reason, none)).toBe(reason.message);
    expect(describeReading({ groups: [{ tile: '3B', size: 3 }] }, none)).toBe('333B');
    expect(describeScore({ lines: [] }, none)).toEqual([]);
  });

  test('a wording for the rule goes before that for the code', () => {
    const reasons = { tooManyCopies: 'alle', 'tooManyCopies:CF-32': 'CF-32' };
    expect(describeReason(reason, { reasons })).toBe('alle');
    expect(describeReason({ ...reason, rule: 'CF-32' }, { reasons })).toBe('CF-32');
  });

  test.each([
    ['an unknown code', 'madeTomorrow'],
    ['a name that every object has', 'constructor'],
    ['the prototype', '__proto__'],
  ])('%s is said with its own message', (_, code) => {
    expect(describeReason({ code, message: 'As it is.' }, german)).toBe('As it is.');
  });

  test.each([
    ['words for values', { tile: 'E' }, '{tile}', 'Ostwind'],
    ['lists', { tiles: ['1B', '2B'] }, '{tiles}', '1B 2B'],
    ['empty lists not at all', { tiles: [] }, '{tiles}', 'M'],
    [
      'blocks',
      {
        blocks: [
          { tile: '3B', size: 3, jokers: 1 },
          { tile: 'NEWS', size: 4 },
        ],
      },
      '{blocks}',
      '33BJ NEWS',
    ],
    ['blocks of jokers', { blocks: [{ tile: '3B', size: 2, jokers: 2 }] }, '{blocks}', 'JJ=3B'],
    ['open groups', { groups: [{ tile: 'WD', size: 4, jokers: 1, exposed: true }] }, '{groups}', '[WDWDWDJ]'],
    ['flowers as jokers', { groups: [{ tile: '3B', size: 4, jokers: 1, flowers: 1 }] }, '{groups}', '33BFJ'],
    [
      'runs and concealed kongs',
      {
        sets: [
          { kind: 'run', tile: '3B' },
          { kind: 'kong', tile: 'E', where: 'table' },
        ],
      },
      '{sets}',
      '345B [EEEE]',
    ],
    ['revealed sets', { sets: [{ tiles: ['1B', '2B', '3B'], concealed: false }] }, '{sets}', '[123B]'],
    ['fractions', { factor: { n: 89, d: 64, rounded: 1 } }, '{factor}', '1 25/64'],
    ['yes and no in words only', { open: true }, '{open}', 'M'],
    ['yes and no', { concealed: true }, '{concealed}', 'verdeckt'],
    ['what is no set not at all', { blocks: [{ tile: '3B', size: -1 }] }, '{blocks}', 'M'],
    ['what is hostile not at all', { blocks: [{ tile: '3B', size: 1e9 }, { get: null }] }, '{blocks}', 'M'],
    ['too long a list not at all', { tiles: Array.from({ length: 101 }, () => '1B') }, '{tiles}', 'M'],
  ])('it writes %s', (_, params, text, expected) => {
    const translation = { reasons: { noPattern: text }, terms: german.terms };
    expect(describeReason({ code: 'noPattern', message: 'M', params }, translation)).toBe(expected);
  });

  test('it names the place', () => {
    const translation = { reasons: { badNotation: '{path} {character}' } } as const;
    const at = { path: ['melds', 0], offset: 3 };
    expect(describeReason({ code: 'badNotation', message: 'M', at }, translation)).toBe('melds.0 4');
  });
});

describe('describeReading', () => {
  const readingOf = <R>(text: string, rules: HasHands<R>): R => {
    const answer = validateHand(handOf(text), { rules });
    if (!answer.valid) throw new Error(answer.reasons[0]?.message);
    return answer.best;
  };

  test.each<[string, HasLayouts<object>, string]>([
    ['Card Free', cardFree(), 'Consecutive Run 1 2 3, 1 Pair 4 Pungs: FF 111B 222B 333B GGG'],
    ['a card', americanCard(practiceCard), 'Year, line 1: '],
    ['The American Game', freeForm(), 'FFFFFF '],
    ['the Chinese solitaire', chineseSolitaire(), '1B 1B 1B'],
    ['the Year game', yearGame(), ''],
  ])('a layout: %s', (_, rules, english) => {
    for (const layout of layouts({ rules })) {
      const text = describeReading(layout);
      expect(text).not.toBe('');
      expect(text.slice(0, english.length)).toBe(english);
      break;
    }
  });

  test('a Dragon Hand is named by its pattern', () => {
    const found = unwrap(targets('NN EE WW SS RR GG 0', { rules: cardFree(), within: 1, limit: 1 }));
    expect(describeReading(found.targets[0]?.layout ?? {})).toBe("Dragon's Breath: GG RR 00 EE SS WW NN");
  });

  test.each([
    [
      'Card Free',
      readingOf('22D 333D J44D [555D] [666D]', cardFree() as HasHands<object>),
      'Consecutive Run 2 3 4 5 6, 1 Pair 4 Pungs: 22D 333D 44DJ [555D] [666D]; set +5, suit +5; 35 points',
      'Zahlenfolge 2 3 4 5 6, 1 Pair 4 Pungs: 22D 333D 44DJ [555D] [666D]; Nur Zahlen +5, Eine Farbe +5; 35 Punkte',
    ],
    [
      'Card Free without a bonus',
      readingOf('22B 444B GG J [666C] [888C]', cardFree() as HasHands<object>),
      'Consecutive Evens 2 4 6 8, 1 Pair 4 Pungs: 22B 444B GGJ [666C] [888C]; 25 points',
      'Gerade Folge 2 4 6 8, 1 Pair 4 Pungs: 22B 444B GGJ [666C] [888C]; 25 Punkte',
    ],
    [
      'a Dragon Hand',
      readingOf('NN EE WW SS RR GG 00', cardFree() as HasHands<object>),
      "Dragon's Breath: GG RR 00 EE SS WW NN; 100 points",
      "Dragon's Breath: GG RR 00 EE SS WW NN; 100 Punkte",
    ],
    [
      'a line of a card',
      readingOf('FFF 2222B 44B 66B 88C J', americanCard(practiceCard) as HasHands<object>),
      'Even Numbers, line 2: FFF 2222B 44B 66B 88CJ; 25 points',
      'Even Numbers, Zeile 2: FFF 2222B 44B 66B 88CJ; 25 Punkte',
    ],
    [
      'a hand without a card',
      readingOf('FF 2222B [3333C] EE 00', freeForm() as HasHands<object>),
      'FF 2222B [3333C] 00 EE',
      'FF 2222B [3333C] 00 EE',
    ],
    [
      'the Chinese solitaire',
      readingOf('EEE 00 GGG 234B [8888D] + F1 S3', chineseSolitaire() as HasHands<object>),
      '234B GGG [8888D] EEE 00; 464 points before the tiles left',
      '234B GGG [8888D] EEE 00; 464 Punkte vor den übrigen Steinen',
    ],
    [
      'the Year game',
      readingOf('NNEWS 123B 456B [777C] + S1', yearGame() as HasHands<object>),
      '123B 456B [777C] ESWNN',
      '123B 456B [777C] ESWNN',
    ],
  ])('%s, in English and in German', (_, reading, english, deutsch) => {
    expect(describeReading(reading)).toBe(english);
    expect(describeReading(reading, german)).toBe(deutsch);
  });

  test('a text of one’s own is all that rules of one’s own need', () => {
    expect(describeReading({ dots: 5 })).toBe('');
    expect(describeReading({ dots: 5 }, { reading: '{dots} dots' })).toBe('5 dots');
  });
});

describe('describeScore', () => {
  test('an answer of scoreHand that is not unwrapped is a misuse that says so', () => {
    const win = { by: 'wall' } as const;
    for (const answer of [scoreHand('11B 222B 333B 444B 555B', { win }), scoreHand('1B', { win })]) {
      expect(() => describeScore(answer as never)).toThrow(
        '`describeScore` needs a score with its lines; it got an answer: write unwrap(…) around it.',
      );
    }
    expect(() => describeScore({} as never)).toThrow('`describeScore` needs a score with its lines;');
  });

  const scored = <R, W extends Win>(
    text: string,
    win: W,
    rules: HasHands<R, W> & HasScore<R, W, Scored>,
  ): Scored => unwrap(scoreHand(handOf(text), { win, rules }));
  /** A sheet of sets such as `pung E, kong GD table`. */
  const chinese = (sets: string, flowers = '', facts: Partial<ChineseSheetInput> = {}): Scored => {
    const read = sets.split(', ').map((set) => {
      const [kind, tile, where = 'hand'] = set.split(' ');
      return { kind, tile, where };
    }) as ChineseSheetInput['sets'];
    const input = { sets: read, flowers: tilesOf(flowers) as never, discards: 10, ...facts };
    return unwrap(chineseSheet(input, { ownWindPair: 'both' }));
  };
  const solitaire = (by: 'wall' | 'discard' | 'charleston'): Scored =>
    unwrap(americanSolitaireSheet({ cardValue: 30, by, jokerless: true, discards: 69 }));
  const minimum = cardFree({ baseValue: 20, houseRules: { requireBonus: true } });

  const scores: readonly Scored[] = [
    scored('11B 22B 33B 66B 444B [555B]', { by: 'wall' }, cardFree()),
    scored('22B 33B 4444B J 5555B J', { by: 'wall' }, cardFree()),
    scored('22B 444B GGG [666C] [888C]', { by: 'wall' }, minimum),
    scored('NN EE WW SS RR GG 00', { by: 'wall' }, cardFree()),
    scored('FFF 2222B 44B 66B 88C J', { by: 'wall' }, americanCard(practiceCard, { concealedBonus: 10 })),
    scored('FF 2222B 3333C EE 00', { by: 'wall' }, freeForm()),
    scored('FF 2222B [3333C] EE 00', { by: 'wall', value: 30 }, freeForm()),
    scored('NNEWS 123B 456B [777C]', { by: 'wall' }, yearGame()),
    chinese('pung E, kong GD table, run 1B, run 4B table, pair RD', 'F1', {
      winningPieceDrawn: true,
      onlyPlace: true,
      looseAfterKong: true,
      lastTile: true,
    }),
    chinese('pung 2B table, kong 3B, run 5B, run 6B, pair 9B', 'F1 S1 S2 S3 S4', { originalDraw: true }),
    chinese('pung E, pung S, pung RD, pung N, pair W'),
    chinese('pung 1B, pung 9B, pung 1C, pung 9C, pair 1D'),
    chinese('run 1B, run 2B, run 1C, run 2C, pair 3D'),
    chinese('run 1B, run 2B, run 1C, run 2C, pair E'),
    solitaire('wall'),
    solitaire('discard'),
    solitaire('charleston'),
    scored('4444B RD GD YD WD 55C 66C 88C', { by: 'wall' }, yearGame()),
  ];

  test('every line of every game has a code, and every code is met', () => {
    const codes = scores.flatMap(({ lines }) => lines.map(({ code }) => code));
    expect([...new Set(codes)].sort()).toEqual(Object.keys(german.lines).sort());
  });

  test('the values of lines are those that the guide lists', () => {
    const [guide] = readFileSync('docs/guides/other-languages.md', 'utf8').split('## Hints');
    const rows = [...(guide ?? '').matchAll(/^\| (`\w+`.*) \| (`\w+`.*) \|$/gm)];
    const namesIn = (cell = ''): readonly string[] => [...cell.matchAll(/\w+/g)].map(([name]) => name);
    const listed = new Map(rows.flatMap(([, codes, values]) => namesIn(codes).map((code) => [code, values])));
    const lines = scores.flatMap((score) => score.lines);
    const own = (line: object) =>
      Object.keys(line).filter((name) => ['tiles', 'concealed', 'pairName'].includes(name));
    for (const line of lines) {
      const values = [...Object.keys(line.params ?? {}), ...own(line)];
      expect([line.code, ...values.toSorted()]).toEqual([
        line.code,
        ...namesIn(listed.get(line.code ?? '')).toSorted(),
      ]);
    }
    const met = new Set(lines.map(({ code }) => code));
    expect([...listed.keys()].filter((code) => !met.has(code as never))).toEqual([]);
  });

  test.each(scores.map((score) => [score.lines.map(({ label }) => label).join(', '), score] as const))(
    '%s: every row can be said from its code and values alone',
    (_, score) => {
      const unsaid = { ...score, lines: score.lines.map((line) => ({ ...line, label: NOT_WORDED })) };
      const said = describeScore(unsaid, german);
      for (const { label } of said) expect(label).toMatch(/^[^{}]+$/);
      expect(said.map(({ label }) => label)).not.toContain(NOT_WORDED);
      const english = describeScore(score);
      expect(english.slice(0, score.lines.length).map(({ label }) => label)).toEqual(
        score.lines.map(({ label }) => label),
      );
      expect(said.map(({ amount, rule }) => [amount, rule])).toEqual(
        english.map(({ amount, rule }) => [amount, rule]),
      );
    },
  );

  test.each([
    [
      'Card Free',
      scores[1],
      [
        ['CF-19', 'Grundwert', '25'],
        ['CF-21', 'Fünflinge', '10'],
        ['CF-30', 'Nur Zahlen', '5'],
        ['CF-22', 'Eine Farbe', '5'],
        ['CF-23', 'Verdeckt', '10'],
        ['', 'Summe', '55'],
      ],
    ],
    [
      'the American solitaire',
      scores[14],
      [
        ['AS-8', 'Wert auf der Karte', '30'],
        ['AS-8', 'Von der Mauer', 'x2'],
        ['AS-8', 'Ohne Joker', 'x4'],
        ['', 'Zwischensumme', '240'],
        ['', 'Steine übrig', '69'],
        ['', 'Anteil, der übrig ist', '1/2'],
        ['', 'Ergebnis', '120'],
        ['', 'Gerundet', '120'],
      ],
    ],
  ])('%s, row by row', (_, score, rows) => {
    const said = describeScore(score as Scored, german);
    expect(said.map(({ rule, label, amount }) => [rule, label, amount])).toEqual(rows);
  });

  test('the values of a line are in its words', () => {
    const rows = describeScore(scores[7] as Scored, german).map(({ label }) => label);
    expect(rows).toContain('Paar N N, „langer Winter“, verdeckt');
    expect(rows).toContain('Drilling 7C 7C 7C, offen');
    expect(describeScore(scores[8] as Scored, german).map(({ label }) => label)).toContain(
      'Vierling Grüner Drache, offen',
    );
  });

  test('a sum whose word is empty or none is said in English', () => {
    const score = { lines: [], subtotal: 30, total: 45 } as Scored;
    const sums = { subtotal: '', total: 5 } as object;
    expect(describeScore(score, { sums }).map(({ label }) => label)).toEqual(['Subtotal', 'Total']);
  });

  test('a line of other rules keeps its label, and so does one without a code', () => {
    const lines = [
      { rule: 'DP-2', label: 'Pairs of dots', points: 2 },
      { rule: 'DP-3', code: 'constructor', label: 'Nothing' },
    ];
    expect(describeScore({ lines }, german)).toEqual([
      { rule: 'DP-2', label: 'Pairs of dots', amount: '2' },
      { rule: 'DP-3', label: 'Nothing', amount: '' },
    ]);
  });
});

test('the codes of the lines and remarks in the types are those that the source gives', () => {
  const source = readFileSync(new URL('../../src/describe/messages.ts', import.meta.url), 'utf8');
  const union = (name: string): readonly (string | undefined)[] =>
    [...(source.split(`export type ${name} =`)[1]?.split(';')[0] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, code]) => code,
    );
  expect(union('LineCode').toSorted()).toEqual(Object.keys(german.lines).sort());
  expect(union('SumCode').toSorted()).toEqual(Object.keys(ENGLISH.sums).sort());
  const remarks = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
  expect(union('RemarkCode').toSorted()).toEqual(remarks.toSorted());
});
