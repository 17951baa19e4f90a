import { expect } from 'vitest';
import type { Rejection, Result, Settlement } from '../src/index';

// Settlements as vectors write them.

/** What a claim comes to: the payments, or the codes of the reasons why there are none. */
export interface ExpectedSettlement {
  readonly payments?: Settlement['payments'];
  readonly net?: Settlement['net'];
  readonly reasons?: readonly string[];
}

/** Fails unless a claim is settled so; what is won is what the others lose. */
export const expectSettlement = (
  settled: Result<Settlement, Rejection>,
  expected: ExpectedSettlement,
): void => {
  if (!settled.ok) {
    expect(settled.error.reasons.map(({ code }) => code)).toEqual(expected.reasons);
    return;
  }
  expect(settled.value).toEqual({ payments: expected.payments, net: expected.net });
  expect(Object.values(settled.value.net).reduce((sum, amount) => sum + amount, 0)).toBe(0);
};
