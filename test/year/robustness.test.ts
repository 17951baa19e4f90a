import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isWinningHand,
  MisuseError,
  type Rejection,
  type Result,
  readYearOptions,
  scoreHand,
  validateHand,
  yearGame,
} from '../../src/index';

// Whatever comes in gets an answer or reasons, never an exception.

/** A value as it arrives where the types are not checked. */
const untyped = (value: unknown): never => value as never;

const LONG = 'q'.repeat(1_000);

const throwing = (...names: readonly string[]): object => {
  const get = (): never => {
    throw new Error('this property must not be read');
  };
  return Object.defineProperties(
    { by: 'wall' },
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get }])),
  );
};

const ODD: readonly unknown[] = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    LONG,
    '\u0000\u001b[31m',
    [],
    [[]],
    {},
    10n,
    -0,
    1e308,
    Number.NaN,
  ],
  throwing('tile', 'replacements', 'personalSuit'),
  throwing('points', 'wallStacks', 'mixedSaws'),
  Object.create({ replacements: 7, tile: 5, personalSuit: 5 }, { by: { value: 'wall', enumerable: true } }),
  JSON.parse('{"__proto__": {"chow": {"concealed": 5}}, "constructor": {"concealed": 1}}'),
];

const nasty: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue(), fc.anything(), fc.constantFrom(...ODD));
const maybe = (...values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: nasty });

const WINNING = ['1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '4B', '4B', '4B', '5B', '5B', '5B'];

const tile = maybe('1B', '2B', '3B', '9D', 'E', 'N', 'W', 'S', 'YD', 'F1', 'S4', 'S4', 'J', 'F', '0B');
const tiles = fc.oneof(fc.array(tile, { maxLength: 26 }), nasty);
const melds = fc.oneof(
  fc.array(fc.record({ tiles, concealed: maybe(true, false) }, { requiredKeys: [] }), { maxLength: 8 }),
  fc.constant([{ tiles: ['E', 'S', 'W', 'N'] }]),
  nasty,
);
const hand = fc.record(
  { concealed: fc.oneof(fc.constant(WINNING), tiles), melds, flowers: tiles },
  { requiredKeys: [] },
);
const win = fc.record(
  {
    by: maybe('wall', 'discard', 'steal', 'looseTile'),
    tile: maybe('1B', '5B', 'S4', 'J'),
    replacements: maybe(0, 1, -1, 0.5, 1e9),
    personalSuit: maybe('B', 'X'),
  },
  { requiredKeys: [] },
);
const amounts = fc.record({ concealed: maybe(0, 8, -1, 0.5), revealed: maybe(4, '4') }, { requiredKeys: [] });
const options = fc.record(
  {
    bonusCopies: maybe(1, 2, 3),
    wallStacks: maybe('even', [24, 18, 18, 18], [20, 20, 20, 20], [1, 2]),
    mixedSaws: maybe(true, false),
    bonusPair: maybe('tile', 'number', 'both'),
    points: fc.oneof(
      fc.record({ chow: amounts, pung: maybe(8), kongs: amounts }, { requiredKeys: [] }),
      nasty,
    ),
    mixedSaw: nasty,
    [LONG]: nasty,
  },
  { requiredKeys: [] },
);

const expectReasons = ({ reasons }: Pick<Rejection, 'reasons'>): void => {
  expect(reasons.length).toBeGreaterThan(0);
  for (const { code, rule, message, params } of reasons) {
    expect(code).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(rule).toMatch(/^(?:(?:YG|CF)-\d+[a-z]?)?$/);
    expect(message).toMatch(/^\S.*[.?]$/su);
    expect(message.length).toBeLessThan(500);
    expect(message).not.toContain('q'.repeat(41));
    expect(message).not.toContain('[object');
    expect(JSON.stringify(params).length).toBeLessThan(5_000);
    expect(JSON.parse(JSON.stringify(params))).toEqual(params);
  }
};

const expectResult = <T>(result: Result<T, Rejection>): void => {
  if (result.ok) expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value);
  else expectReasons(result.error);
};

const RUNS = { numRuns: 1_500 };

describe('any value', () => {
  test('YG-11: as a hand and a win', () => {
    const rules = [
      yearGame(),
      yearGame({ mixedSaws: true, bonusPair: 'number', points: { pung: { concealed: 8, personalSuit: 1 } } }),
      yearGame({ bonusCopies: 1 }),
    ];
    fc.assert(
      fc.property(
        fc.oneof(hand, nasty),
        fc.oneof(win, nasty),
        fc.constantFrom(...rules),
        (value, won, game) => {
          const answer = validateHand(untyped(value), { rules: game, win: untyped(won) });
          expect(isWinningHand(untyped(value), { rules: game, win: untyped(won) })).toBe(answer.valid);
          if (!answer.valid) expectReasons(answer);
          expectResult(scoreHand(untyped(value), { win: untyped(won), rules: game }));
        },
      ),
      RUNS,
    );
  });

  test('YG-13: as options', () => {
    fc.assert(
      fc.property(fc.oneof(options, nasty), (value) => {
        const read = readYearOptions(value);
        expectResult(read);
        if (read.ok) expect(yearGame(untyped(value))).toBe(yearGame(read.value));
        else if (value !== null && value !== undefined)
          expect(() => yearGame(untyped(value))).toThrow(MisuseError);
      }),
      RUNS,
    );
  });

  test('YG-9: what a win inherits, or would have to compute, is not read', () => {
    const whole = { concealed: WINNING };
    const inherits = Object.create({ replacements: 7, tile: 5 }, { by: { value: 'wall', enumerable: true } });
    expect(validateHand(untyped(whole), { rules: yearGame(), win: inherits }).valid).toBe(true);
    const computes = throwing('tile', 'replacements', 'personalSuit');
    expect(validateHand(untyped(whole), { rules: yearGame(), win: untyped(computes) }).valid).toBe(true);
  });
});
