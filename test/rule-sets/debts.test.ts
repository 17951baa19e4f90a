import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type Ledger, type LedgerPayment, ledger } from '../../src/index';
import { unwrap } from '../unwrap';

// Who pays whom at the end of an evening: everybody is even then, after as few payments as there can be.

const evening = (balances: readonly number[]): Ledger => {
  const entries = balances.flatMap((balance, at): readonly LedgerPayment[] => {
    const [player, bank] = [`P${at}`, 'bank'];
    if (balance === 0) return [];
    return balance > 0
      ? [{ from: bank, to: player, amount: balance }]
      : [{ from: player, to: bank, amount: -balance }];
  });
  return unwrap(ledger(entries));
};

/** What is left of the balances once the debts are paid, in hundredths. */
const afterwards = ({ balances, debts }: Ledger): readonly number[] =>
  balances.map(({ player, balance }) => {
    const hundredths = (amount: number): number => Math.round(amount * 100);
    return debts.reduce(
      (left, { from, to, amount }) =>
        left + (from === player ? hundredths(amount) : 0) - (to === player ? hundredths(amount) : 0),
      hundredths(balance),
    );
  });

/** The fewest payments by trying: the first who is not even pays, or is paid by, each of the others in turn. */
const fewestByTrying = (balances: readonly number[]): number => {
  const [first, ...rest] = balances.filter((balance) => balance !== 0);
  if (first === undefined) return 0;
  return (
    1 +
    Math.min(
      ...rest.map((other, at) =>
        Math.sign(other) === Math.sign(first)
          ? Number.POSITIVE_INFINITY
          : fewestByTrying(rest.with(at, other + first)),
      ),
    )
  );
};

/** Balances of so many players that add up to 0. */
const even = (most: number, size: number) =>
  fc
    .array(fc.integer({ min: -size, max: size }), { minLength: 1, maxLength: most - 1 })
    .map((some) => [...some, -some.reduce((sum, one) => sum + one, 0)]);

describe('debts', () => {
  test.each<[string, readonly number[], readonly string[]]>([
    ['nobody', [], []],
    ['two', [5, -5], ['P1 pays P0 5']],
    ['a chain is cut short', [5, 0, -5], ['P2 pays P0 5']],
    ['two pairs and not three payments', [7, 3, -3, -7], ['P3 pays P0 7', 'P2 pays P1 3']],
    // Who lost most first would pay 8 to who won most.
    [
      'groups that are even by themselves',
      [9, 4, -8, -1, -2, -2],
      ['P2 pays P0 8', 'P5 pays P1 2', 'P4 pays P1 2', 'P3 pays P0 1'],
    ],
  ])('%s', (_, balances, expected) => {
    const { debts, fewest } = evening(balances);
    expect(fewest).toBe(true);
    expect(debts.map(({ from, to, amount }) => `${from} pays ${to} ${amount}`)).toEqual(expected);
  });

  property.prop([even(7, 12)])('as few as by trying, for up to 7 players', (balances) => {
    const found = evening(balances);
    expect(afterwards(found).every((left) => left === 0)).toBe(true);
    expect(found.debts.length).toBe(fewestByTrying(balances));
  });

  property.prop([even(40, 100_000)])('make everybody even, whoever plays', (balances) => {
    const found = evening(balances.map((balance) => balance / 100));
    const uneven = balances.filter((balance) => balance !== 0).length;
    expect(afterwards(found).every((left) => left === 0)).toBe(true);
    expect(found.debts.every(({ from, to, amount }) => from !== to && amount > 0)).toBe(true);
    expect(found.debts.length).toBeLessThanOrEqual(Math.max(0, uneven - 1));
    expect(found.fewest).toBe(uneven <= 16);
  });

  test.each([
    [16, true],
    [17, false],
  ])('of %i players are certainly the fewest: %s', (players, fewest) => {
    const balances = Array.from({ length: players }, (_, at) => (at === 0 ? players - 1 : -1));
    expect(evening(balances).fewest).toBe(fewest);
  });

  test('of ten thousand players, soon', () => {
    const found = evening(
      Array.from({ length: 9_999 }, (_, at) => (at % 2 === 0 ? at : -at - 1)).with(0, 4_999),
    );
    expect(found.fewest).toBe(false);
    expect(found.debts.length).toBeLessThan(10_000);
  });
});
