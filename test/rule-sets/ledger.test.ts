import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type LedgerGame, type LedgerOptions, type LedgerPayment, ledger } from '../../src/index';
import { unwrap } from '../unwrap';

// An evening added up, compared with sums in whole numbers of any size.

type Entry = LedgerPayment | LedgerGame;

const pay = (from: string, to: string, amount: number, multiply?: number): LedgerPayment => ({
  from,
  to,
  amount,
  ...(multiply !== undefined && { multiply }),
});

/** The balances, or the codes of the reasons with their places, as text. */
const balances = (entries: readonly Entry[], options?: LedgerOptions): string => {
  const answer = ledger(entries, options);
  const pairs = answer.ok
    ? answer.value.balances.map(({ player, balance }) => [player, balance])
    : answer.error.reasons.map(({ code, at }) => [code, at?.path?.join('.')]);
  return pairs.map((pair) => pair.join(' ').trim()).join(', ');
};

describe('what an evening comes to', () => {
  const table = [pay('E', 'S', 10), pay('W', 'S', 5)];
  const rows: readonly (readonly [string, readonly Entry[], string, LedgerOptions?])[] = [
    ['nothing', [], ''],
    ['one payment', [pay('Ann', 'Ben', 25)], 'Ben 25, Ann -25'],
    ['the other words for it', [{ payer: 'Ann', payee: 'Ben', amount: 1.5 } as never], 'Ben 1.5, Ann -1.5'],
    ['a factor', [pay('Ann', 'Ben', 25)], 'Ben 6.25, Ann -6.25', { multiply: 0.25 }],
    [
      'a factor of one payment',
      [pay('Ann', 'Ben', 25, 2), pay('Ben', 'Ann', 4)],
      'Ben 48, Ann -48',
      { multiply: 0.5 },
    ],
    ['a game', [{ payments: table }], 'S 15, W -5, E -10'],
    [
      'a game with names',
      [{ payments: table, players: { E: 'Ann', S: 'Ben', W: 'Cem' } }],
      'Ben 15, Cem -5, Ann -10',
    ],
    [
      'names for the evening',
      [{ payments: table }, pay('Ann', 'W', 1)],
      'Ben 15, Cem -4, Ann -11',
      { players: { E: 'Ann', S: 'Ben', W: 'Cem' } },
    ],
    [
      'names of a game before those of the evening',
      [{ payments: table, players: { S: 'Eve' } }],
      'Eve 15, W -5, E -10',
      { players: { S: 'Ben' } },
    ],
    [
      'seats in words, for the evening and in a payment',
      [{ payments: table }, pay('East', 'South', 1)],
      'Ben 16, Cem -5, Ann -11',
      { players: { East: 'Ann', south: 'Ben', W: 'Cem' } },
    ],
    [
      'a factor of a game',
      [{ payments: [pay('E', 'S', 10), pay('E', 'S', 10, 3)], multiply: 0.1 }],
      'S 31, E -31',
      { multiply: 7 },
    ],
    ['tenths without dust', [pay('A', 'B', 0.1), pay('A', 'B', 0.2), pay('B', 'A', 0.3)], 'A 0, B 0'],
    [
      'payments rounded one by one',
      [pay('A', 'B', 0.5), pay('A', 'C', 0.5), pay('C', 'B', 1.49)],
      'B 2, C 0, A -2',
      { roundTo: 1 },
    ],
    ['names that every object has', [pay('__proto__', 'constructor', 1)], 'constructor 1, __proto__ -1'],
    [
      'what settle gives beside the payments',
      [{ payments: table, net: {}, assumed: { by: 'wall' }, id: 5 } as never],
      'S 15, W -5, E -10',
    ],
  ];
  for (const [name, entries, expected, options] of rows)
    test(name, () => expect(balances(entries, options)).toEqual(expected));

  test('payments are given as they were added up', () => {
    const answer = ledger([pay('A', 'B', 2.5)], { multiply: 0.5, roundTo: 0.5 });
    expect(answer).toEqual({
      ok: true,
      value: {
        balances: [
          { player: 'B', paid: 0, received: 1.5, balance: 1.5 },
          { player: 'A', paid: 1.5, received: 0, balance: -1.5 },
        ],
        payments: [{ from: 'A', to: 'B', amount: 1.5 }],
        debts: [{ from: 'A', to: 'B', amount: 1.5 }],
        fewest: true,
        sum: 0,
      },
    });
  });
});

test.each([
  ['a space that is hard to see', 'Ann ', 'without a space at its ends or a character that cannot be seen'],
  ['a tab', '\tAnn', 'without a space at its ends or a character that cannot be seen'],
  ['a mark without width', 'A\u200bnn', 'without a space at its ends or a character that cannot be seen'],
  ['too many characters', 'A'.repeat(41), 'a name of 1 to 40 characters, not “A'],
  ['nothing', '', 'a name of 1 to 40 characters, not “”'],
])('a refused name is told why: %s', (_, name, said) => {
  const messages = [ledger([pay(name, 'B', 1)]), ledger([{ payments: [], players: { E: name } }])].map(
    (answer) => !answer.ok && answer.error.reasons[0]?.message,
  );
  expect(messages).toEqual([expect.stringContaining(said), expect.stringContaining(said)]);
});

test('a game with too many payments is told how many it has', () => {
  const answer = ledger([{ payments: Array.from({ length: 101 }, () => pay('A', 'B', 1)) }]);
  expect(!answer.ok && answer.error.reasons[0]?.message).toBe(
    '“payments” must be a list of at most 100, not one of 101.',
  );
});

describe('what cannot be', () => {
  const good = pay('A', 'B', 1);
  const rows: readonly (readonly [string, unknown, string, unknown?])[] = [
    ['no list', { from: 'A' }, 'badPayment'],
    ['no payment', [5], 'badPayment 0'],
    ['a list', [[good]], 'badPayment 0'],
    ['no names', [{ amount: 1 }], 'badPayment 0.from, badPayment 0.to'],
    ['an empty name', [pay('', 'B', 1)], 'badPayment 0.from'],
    ['a name with spaces around', [pay('A', ' B', 1)], 'badPayment 0.to'],
    ['a name that steers a terminal', [pay('\u001b[2J', 'B', 1)], 'badPayment 0.from'],
    ['a long name', [pay('A'.repeat(41), 'B', 1)], 'badPayment 0.from'],
    ['both words', [{ ...good, payer: 'A' }], 'badPayment 0.from'],
    ['oneself', [good, pay('A', 'A', 1)], 'badPayment 1'],
    ['oneself by the seat', [pay('E', 'Ann', 1)], 'badPayment 0', { players: { E: 'Ann' } }],
    ['less than nothing', [pay('A', 'B', -1)], 'badPayment 0.amount'],
    ['too much', [pay('A', 'B', 1_000_000.01)], 'badPayment 0.amount'],
    ['thousandths', [pay('A', 'B', 0.125)], 'badPayment 0.amount'],
    [
      'no number',
      [pay('A', 'B', Number.NaN), { ...good, amount: '5' }],
      'badPayment 0.amount, badPayment 1.amount',
    ],
    [
      'no factor',
      [pay('A', 'B', 1, 0), pay('A', 'B', 1, 1001), pay('A', 'B', 1, 0.00001)],
      'badPayment 0.multiply, badPayment 1.multiply, badPayment 2.multiply',
    ],
    ['a misspelled member', [{ ...good, mutliply: 2 }], 'badPayment 0.mutliply'],
    ['a claim that was not settled', [{ reasons: [] }], 'badPayment 0'],
    ['a game without a list', [{ payments: 5 }], 'badPayment 0.payments'],
    ['a game with a bad payment', [{ payments: [good, pay('A', 'A', 1)] }], 'badPayment 0.payments.1'],
    ['a misspelled member of a game', [{ payments: [], player: {} }], 'badPayment 0.player'],
    ['players that are none', [{ payments: [], players: 'Ann' }], 'badPayment 0.players'],
    ['a player without a name', [{ payments: [], players: { E: 5 } }], 'badPayment 0.players.E'],
    ['a seat that is none', [{ payments: [], players: { X: 'Ann' } }], 'badPayment 0.players.X'],
    [
      'a seat that is named twice',
      [{ payments: [], players: { E: 'Ann', East: 'Ben' } }],
      'badPayment 0.players.East',
    ],
    ['one player in two seats', [{ payments: [], players: { E: 'Ann', S: 'Ann' } }], 'badPayment 0.players'],
    ['an unknown option', [good], 'unknownOption factor', { factor: 2 }],
    ['a bad factor', [good], 'badOption multiply, badOption roundTo', { multiply: -1, roundTo: 0 }],
    ['options that are none', [good], 'badOption', 5],
    ['too many entries', Array.from({ length: 10_001 }, () => good), 'tooLarge'],
    ['sums that are too large', Array.from({ length: 2 }, () => pay('A', 'B', 1_000_000, 1_000)), 'tooLarge'],
  ];
  for (const [name, entries, expected, options] of rows)
    test(name, () => expect(balances(entries as never, options as never)).toEqual(expected));

  test('the balances of many players add up to 0, however large they are together', () => {
    const places = [...Array(20).keys()];
    const { sum, balances: all } = unwrap(
      ledger([
        ...places.map((place) => pay(`W${place}`, `W${(place + 1) % 20}`, 0.01)),
        ...places.map((place) => pay(`L${place}`, `W${place}`, 999_999.97, 999.9999)),
      ]),
    );
    expect([sum, all.length, all[0]?.balance]).toEqual([0, 40, 999_999_870.000003]);
  });

  test('of very many bad entries the first hundred reasons are given', () => {
    const answer = ledger(Array.from({ length: 500 }, () => pay('A', 'A', 1)));
    expect(!answer.ok && answer.error.reasons.length).toBe(100);
  });

  property.prop([fc.anything({ withNullPrototype: true, withBigInt: true }), fc.anything()])(
    'whatever it is, it gets an answer',
    (entries, options) => {
      expect(typeof ledger(entries as never, options as never).ok).toBe('boolean');
      expect(typeof ledger([entries] as never).ok).toBe('boolean');
    },
  );
});

/** The second way: everything in millionths as BigInt, from the digits as they are written. */
const digits = (value: number, decimals: number): bigint => {
  const [whole = '', rest = ''] = String(value).split('.');
  return BigInt(whole + rest.padEnd(decimals, '0'));
};
const naive = (
  payments: readonly LedgerPayment[],
  multiply: number,
  unit: number | undefined,
): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const payment of payments) {
    const exact = digits(payment.amount, 2) * digits(payment.multiply ?? multiply, 4);
    const step = unit === undefined ? 1n : digits(unit, 4) * 100n;
    const rest = exact % step;
    const amount = exact - rest + (2n * rest >= step ? step : 0n) * (step === 1n ? 0n : 1n);
    sums.set(payment.from, (sums.get(payment.from) ?? 0n) - amount);
    sums.set(payment.to, (sums.get(payment.to) ?? 0n) + amount);
  }
  return sums;
};

describe('against a second implementation', () => {
  const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((count) => count / 100);
  const factor = fc.integer({ min: 1, max: 30_000 }).map((count) => count / 10_000);
  const players = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];
  const payment = fc
    .tuple(fc.shuffledSubarray(players, { minLength: 2, maxLength: 2 }), hundredths(5_000), fc.option(factor))
    .map(([[from = '', to = ''], amount, multiply]) => pay(from, to, amount, multiply ?? undefined));

  property.prop([
    fc.array(payment, { maxLength: 40 }),
    factor,
    fc.constantFrom(undefined, 0.01, 0.05, 0.25, 1, 5),
  ])('the balances are the same, in exact numbers, and add up to zero', (payments, multiply, roundTo) => {
    const answer = unwrap(ledger(payments, { multiply, roundTo }));
    const expected = naive(payments, multiply, roundTo);
    const found = answer.balances.map(({ player, balance }) => {
      const size = digits(Math.abs(balance), 6);
      return [player, balance < 0 ? -size : size] as const;
    });
    expect(new Map(found)).toEqual(new Map(expected));
    expect(found.reduce((sum, [, balance]) => sum + balance, 0n)).toBe(0n);
    expect(answer.sum).toBe(0);
    for (const { paid, received, balance } of answer.balances)
      expect(Math.abs(received - paid - balance)).toBeLessThan(1e-9);
  });
});
