import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardFree,
  formatHand,
  isWinningHand,
  parseHand,
  parseHandText,
  parseTiles,
  type ReasonCode,
  type Rejection,
  type Result,
  readCardFreeOptions,
  scoreHand,
  settle,
  validateHand,
} from '../src/index';

// Whatever comes in from outside gets an answer, and the answer is well formed; test/robustness asks every function.

/** A value as it arrives where the types are not checked. */
const untyped = (value: unknown): never => value as never;

/** Every code there is; the compiler keeps the list complete. */
const CODES: Readonly<Record<ReasonCode, true>> = {
  notAHand: true,
  notText: true,
  notJson: true,
  badNotation: true,
  notAClaim: true,
  notASheet: true,
  badWin: true,
  badReading: true,
  tooLarge: true,
  unknownTile: true,
  unknownOption: true,
  badOption: true,
  unknownRules: true,
  badPayouts: true,
  badPayment: true,
  notACard: true,
  unknownCardProperty: true,
  unknownSymbol: true,
  badCardHand: true,
  wrongLineSize: true,
  unusedLetter: true,
  impossibleGroup: true,
  impossibleLine: true,
  concealedLine: true,
  exposureBinds: true,
  winNotAllowed: true,
  noCardLine: true,
  notInRules: true,
  wrongTileCount: true,
  tooManyCopies: true,
  tooManyJokers: true,
  flowersLaidAside: true,
  flowerNotLaidAside: true,
  notAFlower: true,
  badMeld: true,
  callNotAllowed: true,
  winningTileNotHeld: true,
  badSet: true,
  wrongSetCount: true,
  badDiscards: true,
  jokerInPair: true,
  jokerInFlowers: true,
  jokerInNews: true,
  allJokerBlock: true,
  singleTile: true,
  twoFlowerBlocks: true,
  flowerBlockNotPair: true,
  twoNewsBlocks: true,
  repeatedNumber: true,
  repeatedWind: true,
  repeatedDragon: true,
  wovenSuits: true,
  setTooShort: true,
  noCategory: true,
  noPattern: true,
  houseRule: true,
  skillLevel: true,
  noArrangement: true,
  noPlaceForWin: true,
  hiddenSingle: true,
  tilesLeftOver: true,
  nearestLayout: true,
  closedHandExposed: true,
  exposuresMatchNoLine: true,
  neededTilesGone: true,
  outOfReach: true,
  noChoiceOwed: true,
  badSeat: true,
  badValue: true,
  missingSeat: true,
  notPaid: true,
  valueNeeded: true,
};

const RULE = /^(?:(?:CF|AG)-\d+[a-z]?)?$/;

/** Much of one letter, so that a message that quotes too much of its input shows it. */
const LONG = 'q'.repeat(1_000);

const expectReasons = ({ reasons }: Pick<Rejection, 'reasons'>): void => {
  expect(reasons.length).toBeGreaterThan(0);
  for (const { code, rule, message, params } of reasons) {
    expect(Object.hasOwn(CODES, code), code).toBe(true);
    expect(rule).toMatch(RULE);
    expect(message).toMatch(/^\S.*[.?]$/su);
    expect(message.length).toBeLessThan(500);
    expect(message).not.toContain('q'.repeat(41));
    expect(message).not.toContain('[object');
    expect(JSON.stringify(params).length).toBeLessThan(5_000);
    expect(JSON.parse(JSON.stringify(params))).toEqual(params);
  }
};

const expectResult = <T>(result: Result<T, Rejection>): void => {
  if (result.ok) expect(result.value).toBeDefined();
  else expectReasons(result.error);
};

const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { concealed: value };
  return value;
};

const sparse = (length: number): unknown[] => {
  const list: unknown[] = [];
  list[length - 1] = '1B';
  return list;
};

const throwing = (name: string): object =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get() {
      throw new Error('this property must not be read');
    },
  });

const inherited = (parent: object, own: object): object => Object.assign(Object.create(parent), own);

const WINNING = ['1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '4B', '4B', '4B', '5B', '5B', '5B'];

class HandOfClass {
  concealed = WINNING;
  get melds(): number {
    return 5;
  }
}

/** Values that have brought down programs. */
const NASTY: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  '',
  LONG,
  '\u0000\u001b[31m\u202e',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  10n,
  Symbol('1B'),
  () => '1B',
  new Date(Number.NaN),
  new Map([['concealed', []]]),
  new Set(['1B']),
  new Uint8Array(14),
  new Proxy({}, {}),
  /1B/,
  [],
  [[]],
  [undefined],
  sparse(14),
  sparse(100_000),
  Array.from({ length: 100_000 }, () => '1B'),
  nested(63),
  nested(10_000),
  {},
  Object.create(null),
  JSON.parse('{"__proto__": {"concealed": ["1B"], "by": "wall", "ok": true}}'),
  JSON.parse('{"constructor": {"prototype": 1}, "toString": null, "valueOf": 1}'),
  JSON.parse('{"concealed": [], "__proto__": null, "melds": {"length": 2}}'),
  { length: 14, 0: '1B' },
  { concealed: { length: 14 } },
  { toString: 1, valueOf: 1, toJSON: 1 },
  throwing('concealed'),
  throwing('melds'),
  throwing('by'),
  throwing('event'),
  throwing('skillLevel'),
  throwing('houseRules'),
  inherited({ melds: 5, flowers: 5 }, { concealed: WINNING }),
  inherited({ by: 'wall', tile: 5 }, { tile: '1B' }),
  new HandOfClass(),
  Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`q${at}`, at])),
  { [LONG]: LONG },
];

/** All but those that fast-check itself could not print. */
const PRINTABLE = NASTY.filter((value) => {
  try {
    fc.stringify(value);
    return true;
  } catch {
    return false;
  }
});

const nasty: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...PRINTABLE), fc.jsonValue(), fc.anything());

const maybe = (...values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: nasty });

const TILES_AND_WORSE = [
  '1B',
  '2B',
  '9D',
  'F',
  'J',
  'E',
  'N',
  'GD',
  'YD',
  'F1',
  '0B',
  '10B',
  'toString',
  LONG,
  null,
  7,
];
const anyTiles = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom<unknown>(...TILES_AND_WORSE), { maxLength: 26 }) },
  { weight: 1, arbitrary: nasty },
);
const melds = fc.oneof(
  fc.array(fc.record({ tiles: anyTiles, concealed: maybe(true, false) }, { requiredKeys: [] }), {
    maxLength: 9,
  }),
  nasty,
);

/** Objects with the properties of a hand, each of them perhaps wrong. */
const nearHand = fc.record(
  { concealed: fc.oneof(fc.constant(WINNING), anyTiles), melds, flowers: anyTiles },
  { requiredKeys: [] },
);
const nearWin = fc.record(
  { by: maybe('wall', 'discard', 'jokerExchange', 'steal'), tile: maybe('1B', 'J', 'WD') },
  { requiredKeys: [] },
);
const nearClaim = fc.record(
  {
    value: maybe(25, 12.5, -1, 0, 1e9),
    winner: maybe('E', 'S', 'X'),
    by: maybe('wall', 'discard', 'misnamedDiscard'),
    discarder: maybe('N', 'E', undefined),
    jokerless: maybe(true, false),
    allPairs: maybe(true, false),
    dead: maybe([], ['S'], ['S', 'S']),
    seats: maybe(['E', 'S', 'W', 'N'], ['E', 'S', 'N'], ['E']),
    event: maybe(undefined, 'wallGame', 'mahjonggInError', 'falseWin'),
    declarer: maybe('E', 'W'),
    exposed: maybe([], ['S', 'W'], ['E']),
  },
  { requiredKeys: [] },
);
const nearOptions = fc.record(
  {
    skillLevel: maybe(0, 5, 6),
    baseValue: maybe(20, 25),
    minimumValue: maybe(20, 25),
    allJokerBlocks: maybe(true, false),
    newsWithWind: maybe(true),
    houseRules: fc.oneof(
      fc.record({ requireBonus: maybe(true, false), [LONG]: nasty }, { requiredKeys: [] }),
      nasty,
    ),
  },
  { requiredKeys: [] },
);

const hands = fc.oneof(nasty, nearHand);
const wins = fc.oneof(fc.constant(undefined), nasty, nearWin);

const RULE_SETS = [
  cardFree(),
  cardFree({ skillLevel: 4, jokersInFlowerPungs: true }),
  cardFree({ houseRules: { requireBonus: true, removeFlowersAndJokers: true } }),
];
const ruleSets = fc.constantFrom(...RULE_SETS);

const RUNS = { numRuns: 1_000 };

describe('any value whatever', () => {
  test('as a hand and a win: readings or reasons', () => {
    fc.assert(
      fc.property(hands, ruleSets, wins, (hand, rules, win) => {
        const answer = validateHand(untyped(hand), { rules, win: untyped(win) });
        expect(isWinningHand(untyped(hand), { rules, win: untyped(win) })).toBe(answer.valid);
        if (!answer.valid) expectReasons(answer);
        else expect(answer.readings).toContain(answer.best);
      }),
      RUNS,
    );
  });

  test('as a hand, a win and a reading: a score or reasons', () => {
    fc.assert(
      fc.property(hands, wins, ruleSets, nasty, (hand, win, rules, reading) => {
        expectResult(scoreHand(untyped(hand), { win: untyped(win), rules }));
        expectResult(scoreHand(untyped(hand), { win: untyped(win), rules, reading: untyped(reading) }));
      }),
      RUNS,
    );
  });

  test('as a claim: payments that add up to zero or reasons', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, nearClaim), ruleSets, (claim, rules) => {
        const settled = settle(untyped(claim), { rules });
        expectResult(settled);
        if (!settled.ok) return;
        expect(Object.values(settled.value.net).reduce((sum, amount) => sum + amount, 0)).toBe(0);
        for (const { amount, from, to } of settled.value.payments) {
          expect(amount).toBeGreaterThan(0);
          expect(from).not.toBe(to);
        }
      }),
      RUNS,
    );
  });

  test('as options: all of them, or reasons; cardFree takes exactly those', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, nearOptions), (options) => {
        const read = readCardFreeOptions(options);
        expectResult(read);
        if (read.ok) expect(cardFree(untyped(options)).options).toEqual(read.value);
      }),
      RUNS,
    );
  });

  test('as a hand or a text to be parsed: what was read, or reasons', () => {
    fc.assert(
      fc.property(hands, nasty, (hand, text) => {
        const parsed = parseHand(hand);
        expectResult(parsed);
        if (parsed.ok) {
          expect(parseHand(parsed.value)).toEqual(parsed);
          expect(parseHandText(formatHand(parsed.value))).toEqual(parsed);
        }
        expectResult(parseTiles(untyped(text)));
        expectResult(parseHandText(untyped(text)));
      }),
      RUNS,
    );
  });
});

describe('no answer', () => {
  test('leaves anything on the prototype of all objects', () => {
    const evil = JSON.parse(
      '{"__proto__": {"polluted": 1}, "concealed": [], "houseRules": {"__proto__": {"polluted": 1}}}',
    );
    validateHand(evil);
    readCardFreeOptions(evil);
    settle(evil, { rules: cardFree() });
    parseHand(evil);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('takes a property that is only inherited for the value’s own', () => {
    expect(parseHand(inherited({ concealed: WINNING }, {})).ok).toBe(false);
    expect(validateHand(untyped(inherited({ concealed: WINNING }, {}))).valid).toBe(false);
    expect(settle(untyped(inherited({ event: 'wallGame' }, {})), { rules: cardFree() }).ok).toBe(false);
  });

  test('needs long for a huge text', () => {
    const started = performance.now();
    expectResult(parseTiles('1B'.repeat(1_000_000)));
    expectResult(parseTiles('x'.repeat(65_000)));
    expectResult(parseHandText('['.repeat(65_000)));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

test('what a value does by itself is its own: a revoked Proxy throws as it would anywhere', () => {
  const { proxy, revoke } = Proxy.revocable({ concealed: WINNING }, {});
  expect(validateHand(proxy as never).valid).toBe(true);
  revoke();
  expect(() => validateHand(proxy as never)).toThrow(TypeError);
});
