import { describe, expect, test } from 'vitest';
import {
  AMERICAN_DEFAULTS,
  americanPayouts,
  americanRules,
  type Claim,
  MisuseError,
  type Payouts,
  settle,
} from '../../src/index';
import { type ExpectedSettlement, expectSettlement } from '../settlements';
import { named, payingRules, readVectors } from './cases';

interface PaymentCase {
  readonly rules: string;
  readonly rule: string;
  readonly name: string;
  readonly options?: object;
  readonly claim: unknown;
  readonly expect: ExpectedSettlement;
}

const { cases } = readVectors('payments.json') as { readonly cases: readonly PaymentCase[] };

test('no two cases have the same rule and name', () => {
  expect(new Set(named(cases).map(([name]) => name)).size).toBe(cases.length);
});

describe('claims', () => {
  test.each(named(cases))('%s', (_name, { rules, options, claim, expect: expected }) => {
    expectSettlement(settle(claim as Claim, { rules: payingRules(rules, options) }), expected);
  });
});

describe('a refused claim names the rule', () => {
  test.each([
    ['AG-27a', 'american-2018', { value: 25, winner: 'E', by: 'jokerExchange', jokerOf: 'E' }],
    ['AG-32', 'american-2018', { value: 25, winner: 'E', by: 'wall', dead: ['E'] }],
  ] as const)('%s', (rule, preset, claim) => {
    const settled = settle(claim, { rules: americanRules(preset, { ownJokerWin: false }) });
    expect(settled.ok ? [] : settled.error.reasons.map((reason) => reason.rule)).toEqual([rule]);
  });
});

describe('the rule sets', () => {
  test('the same options give the same value, frozen', () => {
    const rules = americanRules('nmjl', { deadPays: 'single' });
    expect(americanRules('nmjl', { deadPays: 'single' })).toBe(rules);
    expect(americanRules('american-2018', { deadPays: 'single' })).not.toBe(rules);
    expect(americanRules('nmjl')).toBe(americanRules('nmjl', {}));
    expect(rules).toMatchObject({ name: 'nmjl', options: { ...AMERICAN_DEFAULTS.nmjl, deadPays: 'single' } });
    const isDeepFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));
    for (const one of [rules, americanRules('american-game')]) expect(isDeepFrozen(one)).toBe(true);
  });

  test('AG-1: 152 tiles, and as many in The American Game', () => {
    for (const preset of ['american-2018', 'nmjl', 'american-game'] as const) {
      const { copies, rule } = americanRules(preset).tiles;
      expect(Object.values(copies).reduce((sum, count) => sum + count, 0)).toBe(152);
      expect([copies.F, copies.J, copies['1B'], copies.YD]).toEqual([8, 8, 4, undefined]);
      expect(rule).toBe(preset === 'american-game' ? 'TG-1' : 'AG-1');
    }
  });

  test.each([
    ['an option of another game', () => americanRules('nmjl', { jackpotAdds: true } as never)],
    ['a value it does not take', () => americanRules('nmjl', { deadPays: 'double' } as never)],
    ['a rule set that there is not', () => americanRules('nmjl-2026' as never)],
    ['no object', () => americanRules('nmjl', 5 as never)],
  ])('%s is misuse', (_name, make) => {
    expect(make).toThrow(MisuseError);
  });
});

describe('a table of payments of one’s own', () => {
  const payouts: Payouts = {
    wins: {
      wall: {
        rule: 'House',
        fromDiscarder: false,
        plain: { discarder: 1, others: 1 },
        jokerless: { discarder: 3, others: 3 },
      },
    },
    falseWin: { rule: 'House', wins: { wall: { shares: { discarder: 1, others: 1 } } } },
  };
  const club = { name: 'club', payouts };

  test('a false win without a value must name it', () => {
    const event = { event: 'falseWin', offender: 'E', by: 'wall' } as const;
    const settled = settle(event, { rules: club });
    expect(settled.ok ? [] : settled.error.reasons.map(({ code }) => code)).toEqual(['badValue']);
    const valued = settle({ ...event, highestValue: 10 }, { rules: club });
    expect(valued.ok && valued.value.net).toEqual({ E: -30, S: 10, W: 10, N: 10 });
  });

  test('TG-11a: with a card the highest value is that of its best line', () => {
    const byCard = {
      name: 'american-game',
      payouts: americanPayouts('american-game', AMERICAN_DEFAULTS['american-game'], 60),
    };
    const settled = settle({ event: 'falseWin', offender: 'N', by: 'wall' }, { rules: byCard });
    expect(settled.ok && settled.value.net).toEqual({ E: 60, S: 60, W: 60, N: -180 });
  });

  test('what it does not have is not paid', () => {
    const settled = settle({ value: 25, winner: 'E', by: 'discard', discarder: 'S' }, { rules: club });
    expect(settled.ok ? [] : settled.error.reasons.map(({ code }) => code)).toEqual(['notPaid']);
    const error = settle({ event: 'mahjonggInError', declarer: 'E', exposed: [], value: 5 }, { rules: club });
    expect(error.ok ? '' : error.error.reasons[0]?.message).toBe(
      'These rules settle wallGame and falseWin, not “mahjonggInError”.',
    );
  });
});
