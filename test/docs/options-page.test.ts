import { describe, expect, test } from 'vitest';
import {
  type CardFreeChoices,
  type CardFreeWin,
  cardFree,
  parseHandText,
  type Rejection,
  type Result,
  readAmericanSheetOptions,
  readCardFreeOptions,
  readChineseOptions,
  readYearOptions,
  validateHand,
  type YearChoices,
  yearGame,
} from '../../src/index';
import { unwrap } from '../unwrap';
import { memberTexts, ruleIn } from './docstrings';
import { CARD_FREE_HANDS, YEAR_HANDS } from './option-hands';
import { optionOf, rowsOf } from './options-tables';

// docs/options.md lists every option of Card Free, of the solitaires and of the Year game. These tests keep it true.

type Values = Readonly<Record<string, unknown>>;

/** Options by their names on the page, house rules as `houseRules.name`. */
const flat = (options: Values): ReadonlyMap<string, unknown> => {
  const { houseRules, ...rest } = options;
  const own = Object.entries((houseRules ?? {}) as Values);
  return new Map([
    ...Object.entries(rest),
    ...own.map(([name, value]) => [`houseRules.${name}`, value] as const),
  ]);
};

/** The options with these values, by their names on the page. */
const nested = (values: ReadonlyMap<string, unknown>): CardFreeChoices => {
  const [rules, rest] = [true, false].map((isRule) =>
    [...values].filter(([name]) => name.startsWith('houseRules.') === isRule),
  ) as [[string, unknown][], [string, unknown][]];
  const houseRules = Object.fromEntries(
    rules.map(([name, value]) => [name.slice('houseRules.'.length), value]),
  );
  return { ...Object.fromEntries(rest), houseRules } as CardFreeChoices;
};

/** What an option needs beside it for one of its values. */
const besides = (name: string, value: unknown): readonly (readonly [string, unknown])[] => {
  if (value !== 20 || (name !== 'baseValue' && name !== 'minimumValue')) return [];
  const bonus = ['houseRules.requireBonus', true] as const;
  return name === 'baseValue' ? [bonus] : [bonus, ['baseValue', 20]];
};

/** What the options of a game are by its source, and which values its reader takes. */
const GAMES = [
  {
    title: 'option',
    defaults: [...flat(cardFree().options)],
    texts: new Map(
      ['CardFreeOptions', 'HouseRules'].flatMap((name) => [
        ...memberTexts('src/games/card-free/options.ts', name),
      ]),
    ),
    takes: (name: string, value: unknown): boolean =>
      readCardFreeOptions(nested(new Map([[name, value], ...besides(name, value)]))).ok,
    tried: [true, false, null, 'yes', -1, 0, 1, 2, 3, 4, 5, 6, 15, 20, 25, 30],
  },
  {
    title: 'Year option',
    defaults: Object.entries(yearGame().options),
    texts: memberTexts('src/games/year/options.ts', 'YearOptions'),
    takes: (name: string, value: unknown): boolean => readYearOptions({ [name]: value }).ok,
    tried: [true, false, 0, 1, 2, 3, 'even', 'stacks', 'tiles', 'tile', 'number', null, []],
  },
];

describe.each(GAMES)('$title', ({ title, defaults, texts, takes, tried }) => {
  const options = rowsOf(title, 'rule').map(optionOf);

  test('every option has its row with its default, in the order of the source', () => {
    expect(options.map(({ name, usual }) => [name, usual])).toEqual(defaults);
  });

  test.each(options)('$name cites the rules that the source cites', ({ name, rule, effect }) => {
    const declared = ruleIn(texts.get(name.split('.').at(-1) ?? ''));
    expect(rule).toBe(declared?.replace(/; .*/, ''));
    expect(effect).toMatch(/^[A-Z0-9].*\.$/);
  });

  test.each(options)('$name takes the values listed, and none of another kind', ({ name, values }) => {
    const listed = values.map((value) => JSON.stringify(value));
    expect(values.filter((value) => takes(name, value))).toEqual(values);
    expect(tried.filter((value) => takes(name, value))).toEqual(
      tried.filter((value) => listed.includes(JSON.stringify(value))),
    );
  });
});

const namesOf = (title: string, ending = ''): readonly string[] =>
  rowsOf(title, 'rule')
    .map(optionOf)
    .filter(({ effect }) => effect.endsWith(ending))
    .map(({ name }) => name);

describe('hands that show the difference', () => {
  test('every option has one that can', () => {
    const shown = new Set(CARD_FREE_HANDS.map(({ name }) => name));
    const others = namesOf('option').filter((name) => !shown.has(name));
    expect(others).toEqual(['jokerlessExemptsAllPairs', 'houseRules.skipSecondCharleston']);
    const ofYears = YEAR_HANDS.map(({ name }) => name);
    const all = [...namesOf('Year option', 'Concerns the table.'), ...ofYears, 'points'];
    expect(all.sort()).toEqual(namesOf('Year option').toSorted());
  });

  const answerTo = (text: string, by: string, choices: CardFreeChoices): string => {
    const hand = unwrap(parseHandText(text));
    const win = by === '' ? undefined : ({ by } as CardFreeWin);
    const answer = validateHand(hand, { rules: cardFree(choices), win });
    return answer.valid ? String(answer.best.total) : (answer.reasons[0]?.code ?? '');
  };

  test.each(CARD_FREE_HANDS)('$hand with $options', ({ name, options: given, hand, by = '', answers }) => {
    const values = new Map(flat(given));
    const withThem = answerTo(hand, by, nested(values));
    expect(values.delete(name)).toBe(true);
    expect([withThem, answerTo(hand, by, nested(values))]).toEqual(answers.map(String));
    expect(answers[0]).not.toBe(answers[1]);
  });

  test.each(YEAR_HANDS)('$hand with $options', ({ options: given, hand: text, answers }) => {
    const answerTo = (choices: YearChoices): number | string => {
      const answer = validateHand(unwrap(parseHandText(text)), { rules: yearGame(choices) });
      return answer.valid ? answer.readings.length : (answer.reasons[0]?.code ?? '');
    };
    expect([answerTo(given), answerTo({})]).toEqual(answers);
  });
});

test('the levels are those there are', () => {
  const levels = rowsOf('level', 'rule').map(([level, rule]) => [Number(level), rule]);
  expect(levels).toEqual([
    [0, 'CF-34'],
    [1, 'CF-34'],
    [2, 'CF-35'],
    [3, 'CF-36'],
    [4, 'CF-37'],
    [5, 'CF-38'],
  ]);
});

describe.each<[string, (options: unknown) => Result<object, Rejection>]>([
  ['chinese-solitaire', readChineseOptions],
  ['american-solitaire', readAmericanSheetOptions],
])('the options of %s', (game, readOptions) => {
  const rows = rowsOf(`option of ${game}`, 'rule').map(optionOf);

  test('are those of the page, with their defaults', () => {
    const defaults = readOptions({});
    expect(Object.fromEntries(rows.map(({ name, usual }) => [name, usual]))).toEqual(
      defaults.ok ? defaults.value : {},
    );
  });

  test.each(rows)(
    '$name takes the values of the page and no others, and names $rule',
    ({ name, rule, values }) => {
      expect(values.length).toBeGreaterThan(1);
      for (const value of values) expect(readOptions({ [name]: value })).toMatchObject({ ok: true });
      const refused = readOptions({ [name]: 'neither' });
      expect(refused.ok ? undefined : refused.error.reasons[0].rule).toBe(rule);
    },
  );
});
