import { describe, expect, test } from 'vitest';
import {
  type CardFreeChoices,
  type CardFreeWin,
  type Claim,
  cardFree,
  type Rejection,
  type Result,
  type Seat,
  type Settlement,
  scoreHand,
  settle,
} from '../../src/index';
import { handOf, named, readVectors } from './cases';

interface Expected {
  readonly payments?: Settlement['payments'];
  readonly net?: Settlement['net'];
  readonly reasons?: readonly string[];
}

interface ClaimCase {
  readonly rule: string;
  readonly name: string;
  readonly options?: CardFreeChoices;
  readonly claim: unknown;
  readonly expect: Expected;
}

interface Chain {
  readonly rule: string;
  readonly name: string;
  readonly text: string;
  readonly exposed?: readonly string[];
  readonly options?: CardFreeChoices;
  readonly win: CardFreeWin;
  readonly winner: Seat;
  readonly discarder?: Seat;
  readonly expect: Expected & { readonly value: number };
}

const { cases, chains } = readVectors('settle.json') as {
  readonly cases: readonly ClaimCase[];
  readonly chains: readonly Chain[];
};

const expectSettlement = (settled: Result<Settlement, Rejection>, expected: Expected): void => {
  if (!settled.ok) {
    expect(settled.error.reasons.map(({ code }) => code)).toEqual(expected.reasons);
    return;
  }
  expect(settled.value).toEqual({ payments: expected.payments, net: expected.net });
  expect(Object.values(settled.value.net).reduce((sum, amount) => sum + amount, 0)).toBe(0);
};

describe('claims', () => {
  test.each(named(cases))('%s', (_name, { claim, options, expect: expected }) => {
    expectSettlement(settle(claim as Claim, { rules: cardFree(options) }), expected);
  });
});

describe('scored hands', () => {
  test.each(named(chains))('%s', (_name, { options, win, winner, discarder, expect: expected, ...hand }) => {
    const rules = cardFree(options);
    const score = scoreHand(handOf(hand), { win, rules });
    if (!score.ok) throw new Error(score.error.reasons[0]?.message);
    expect(score.value.claim).toMatchObject({ value: expected.value, by: win.by });
    const { value: _value, ...settlement } = expected;
    expectSettlement(settle({ ...score.value.claim, winner, discarder }, { rules }), settlement);
  });
});
