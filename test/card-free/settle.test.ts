import { describe, expect, test } from 'vitest';
import {
  type CardFreeChoices,
  type CardFreeWin,
  type Claim,
  cardFree,
  type Seat,
  scoreHand,
  settle,
} from '../../src/index';
import { type ExpectedSettlement, expectSettlement } from '../settlements';
import { handOf, named, readVectors } from './cases';

interface ClaimCase {
  readonly rule: string;
  readonly name: string;
  readonly options?: CardFreeChoices;
  readonly claim: unknown;
  readonly expect: ExpectedSettlement;
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
  readonly expect: ExpectedSettlement & { readonly value: number };
}

const { cases, chains } = readVectors('settle.json') as {
  readonly cases: readonly ClaimCase[];
  readonly chains: readonly Chain[];
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
