import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { styleFor } from '../../src/cli/io';
import { runProgram } from '../../src/cli/program';
import {
  chineseSolitaire,
  chineseWaits,
  isWinningHand,
  type Rejection,
  type Result,
  scoreHand,
  validateHand,
} from '../../src/index';

// Whatever comes in gets a number or reasons, never an exception.

/** A value as it arrives where the types are not checked. */
const untyped = (value: unknown): never => value as never;

const LONG = 'q'.repeat(1_000);

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.anything(),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'toString',
    LONG,
    [],
    [[]],
    {},
    Symbol('1B'),
    10n,
    -0,
    1e308,
  ),
);
const maybe = (...values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: nasty });

const tile = maybe('1B', '2B', '3B', '9D', 'E', 'RD', 'F1', 'S4', 'J', 'F', 'YD', '0B');
const tiles = fc.oneof(fc.array(tile, { maxLength: 26 }), nasty);
const set = fc.record(
  { kind: maybe('pung', 'kong', 'run', 'pair'), tile, where: maybe('hand', 'table') },
  { requiredKeys: [] },
);
const flag = maybe(true, false);
const sheet = fc.record(
  {
    sets: fc.oneof(fc.array(set, { maxLength: 7 }), nasty),
    flowers: tiles,
    discards: maybe(0, 40, 130, 131, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY),
    winningPieceDrawn: flag,
    onlyPlace: flag,
    looseAfterKong: flag,
    lastTile: flag,
    originalDraw: flag,
  },
  { requiredKeys: [] },
);
const hand = fc.record(
  {
    concealed: fc.oneof(
      fc.constant(['1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '4B', '4B', '4B', '5B', '5B', '5B']),
      tiles,
    ),
    melds: fc.oneof(
      fc.array(fc.record({ tiles, concealed: flag }, { requiredKeys: [] }), { maxLength: 8 }),
      nasty,
    ),
    flowers: tiles,
    discards: maybe(0, 40, -1),
  },
  { requiredKeys: [] },
);
const win = fc.record(
  {
    by: maybe('wall', 'discard', 'looseTile', 'steal'),
    tile: maybe('1B', '5B', 'J'),
    afterKong: flag,
    lastTile: flag,
    originalDraw: flag,
    onlyPlace: flag,
    discards: maybe(0, 40, 200, -1),
  },
  { requiredKeys: [] },
);
const options = fc.record(
  {
    ownWindPair: maybe('both', 'once'),
    noScoring: maybe('strict'),
    claimedWins: nasty,
    requireSoleWait: flag,
  },
  { requiredKeys: [] },
);
const american = fc.record(
  {
    cardValue: maybe(25, 0, -5, 1e9, 2.5),
    by: maybe('wall', 'discard', 'charleston'),
    jokerless: flag,
    passed: maybe(0, 9, -1),
    discards: maybe(0, 40, 138, 139),
  },
  { requiredKeys: [] },
);

const expectReasons = ({ reasons }: Pick<Rejection, 'reasons'>): void => {
  expect(reasons.length).toBeGreaterThan(0);
  for (const { code, rule, message, params } of reasons) {
    expect(code).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(rule).toMatch(/^(?:(?:CS|AS|CF)-\d+[a-z]?)?$/);
    expect(message).toMatch(/^\S.*[.?]$/su);
    expect(message.length).toBeLessThan(500);
    expect(message).not.toContain('q'.repeat(41));
    expect(JSON.parse(JSON.stringify(params))).toEqual(params);
  }
};

const expectResult = <T>(result: Result<T, Rejection>): void => {
  if (!result.ok) {
    expectReasons(result.error);
    return;
  }
  for (const [, figure] of JSON.stringify(result.value).matchAll(/:(null)/g)) expect(figure).toBeUndefined();
  expect(JSON.parse(JSON.stringify(result.value))).toBeDefined();
};

const RUNS = { numRuns: 1_500 };

describe('any value', () => {
  test('CS-22: as a hand and a win', () => {
    const rules = [chineseSolitaire(), chineseSolitaire({ winOnDiscard: 'setsOnly', kongTiles: 'exact' })];
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
          expectResult(chineseWaits(untyped(value)));
        },
      ),
      RUNS,
    );
  });
});

/** A value as the program reads it. */
const line = (value: unknown): string =>
  `${JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? Number(part) : part)) ?? 'null'}\n`;

const SOUND: Readonly<Record<string, object>> = {
  'chinese-solitaire': {
    sets: [
      ...['1B', '2B', '3B'].map((one) => ({ kind: 'pung', tile: one, where: 'hand' })),
      ...[{ kind: 'run', tile: '4B' }],
      ...[{ kind: 'pair', tile: 'E' }],
    ],
  },
  'american-solitaire': { cardValue: 25, by: 'wall' },
};

test.each(Object.entries(SOUND))(
  'CS-22, AS-8: any request to score gets one answer from the program: %s',
  async (rules, sound) => {
    const beside = { win, discards: maybe(0, 40, -1), options };
    const request = fc.oneof(
      fc.record({ sheet: fc.oneof(sheet, american, nasty), ...beside }, { requiredKeys: ['sheet'] }),
      fc.record({ sheet: fc.constant(sound), ...beside }, { requiredKeys: ['sheet'] }),
      fc.tuple(hand, fc.record(beside, { requiredKeys: [] })).map(([tiles, more]) => ({ ...tiles, ...more })),
      nasty,
    );
    const requests = fc.sample(request, { numRuns: 1_500, seed: 22 });
    let output = '';
    const print = async (text: string): Promise<boolean> => {
      output += text;
      return true;
    };
    const input = (async function* () {
      for (const one of requests) yield line(one);
    })();
    const io = { input, print, complain: () => {}, style: styleFor(false), env: {} };
    expect(await runProgram(['score', '--json', '--rules', rules], io)).toBe(0);
    const answers = output
      .split('\n')
      .slice(0, -1)
      .map((text) => JSON.parse(text) as { valid: boolean; reasons: Rejection['reasons'] });
    expect(answers).toHaveLength(requests.length);
    expect(new Set(answers.map(({ valid }) => valid))).toEqual(new Set([true, false]));
    for (const answer of answers) if (!answer.valid) expectReasons(answer);
  },
);
