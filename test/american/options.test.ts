import { describe, expect, test } from 'vitest';
import {
  AMERICAN_DEFAULTS,
  AMERICAN_PRESETS,
  type AmericanPreset,
  readAmericanOptions,
} from '../../src/index';
import { inBackticks, json, read, rowsOf } from '../docs/options-tables';

// docs/options.md lists every option of the American games. These tests keep it true.

const source = read('src/games/american/options.ts');

interface Option {
  readonly name: string;
  readonly rule: string;
  readonly values: readonly unknown[];
  readonly defaults: Readonly<Partial<Record<AmericanPreset, unknown>>>;
  readonly effect: string;
}

const option = (presets: readonly AmericanPreset[], cells: readonly string[]): Option => {
  const [name = '', rule = '', values = '', ...more] = cells;
  const usual = presets.map(
    (preset, at) => [preset, json(more[Math.min(at, more.length - 2)] ?? '')] as const,
  );
  return {
    name: inBackticks(name)[0] ?? '',
    rule,
    values: inBackticks(values).map((value) => JSON.parse(value) as unknown),
    defaults: Object.fromEntries(usual),
    effect: more.at(-1) ?? '',
  };
};

const GUIDE = ['american-2018', 'nmjl'] as const;
const options: readonly Option[] = [
  ...rowsOf('option of all three').map((cells) => option(AMERICAN_PRESETS, cells)),
  ...rowsOf('option of the guide').map((cells) => option(GUIDE, cells)),
  ...rowsOf('option of The American Game').map((cells) => option(['american-game'], cells)),
];

test.each(AMERICAN_PRESETS)(
  'every option of %s has its row with its default, in the order of the source',
  (preset) => {
    const listed = options.filter(({ defaults }) => preset in defaults);
    expect(listed.map(({ name, defaults }) => [name, defaults[preset]])).toEqual(
      Object.entries(AMERICAN_DEFAULTS[preset]),
    );
  },
);

describe.each(options.map((one) => [one.name, one] as const))(
  '%s',
  (name, { rule, values, defaults, effect }) => {
    const presets = Object.keys(defaults) as readonly AmericanPreset[];

    test('cites the rule that the source cites', () => {
      const declared = new RegExp(`\\(([^()]*)\\)\\.(?: \\*/|\\n +\\*/)\\n +readonly ${name}:`).exec(source);
      expect(rule).toBe(declared?.[1]);
      expect(effect).toMatch(/^[A-Z].*\.$/);
    });

    test('takes the values listed, and no others', () => {
      const tried = [
        true,
        false,
        null,
        'best',
        'nmjl',
        'none',
        'each',
        'yes',
        0,
        1,
        25,
        25.5,
        1_000_000,
        1_000_001,
        [],
        {},
      ];
      const isListed = (value: unknown): boolean =>
        values.includes(value) ||
        (name === 'highestValue' && value === 25) ||
        (name === 'concealedBonus' && [1, 25, 25.5].includes(value as number));
      for (const preset of presets) {
        const takes = (value: unknown): boolean => readAmericanOptions(preset, { [name]: value }).ok;
        expect(tried.filter(takes)).toEqual(tried.filter(isListed));
        expect(values.every(takes)).toBe(true);
      }
    });

    test('a value it does not take is refused with its rule', () => {
      for (const preset of presets) {
        const answer = readAmericanOptions(preset, { [name]: 'yes' });
        expect(answer.ok ? [] : answer.error.reasons).toMatchObject([
          { code: 'badOption', rule, at: { path: [name] }, params: { option: name } },
        ]);
      }
    });
  },
);

test('AG-29a: the League plays like the guide but for what the rule lists', () => {
  const guide = new Map<string, unknown>(Object.entries(AMERICAN_DEFAULTS['american-2018']));
  const others = Object.entries(AMERICAN_DEFAULTS.nmjl).filter(([name, value]) => guide.get(name) !== value);
  expect(Object.fromEntries(others)).toEqual({
    breakWall: 'dice',
    blindOrder: 'fewestFirst',
    jokerlessDiscard: 'nmjl',
    jokerlessExemptsAllPairs: true,
    wrongChallenge: 'dead',
    errorPayment: 'nmjl',
  });
});

describe('options from outside', () => {
  test.each([
    ['nothing', undefined, 'badOption'],
    ['a list', [], 'badOption'],
    ['an option of another rule set', { jackpotAdds: true }, 'unknownOption'],
    ['the name of a property', JSON.parse('{"__proto__": {}}') as unknown, 'unknownOption'],
    ['the name of a method', { toString: true }, 'unknownOption'],
  ])('%s is refused', (_name, value, code) => {
    const answer = readAmericanOptions('nmjl', value);
    expect(answer.ok ? [] : answer.error.reasons.map((reason) => reason.code)).toEqual([code]);
  });

  test('a rule set that there is not is refused, with the nearest name', () => {
    const answer = readAmericanOptions('njml' as AmericanPreset, {});
    expect(answer.ok ? [] : answer.error.reasons).toMatchObject([
      { code: 'unknownRules', params: { known: AMERICAN_PRESETS, nearest: 'nmjl' } },
    ]);
    const method = readAmericanOptions('constructor' as AmericanPreset, {});
    expect(method.ok).toBe(false);
  });
});
