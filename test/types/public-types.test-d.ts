import { assertType, describe, expectTypeOf, test } from 'vitest';
import {
  type ByRules,
  type CardFreeClaim,
  type CardFreeScore,
  type Claim,
  cardFree,
  type Hand,
  type HasHands,
  type HasPayouts,
  type Layout,
  layouts,
  type Meld,
  parseHand,
  parseTiles,
  type Reading,
  type Reason,
  type ReasonCode,
  type Rejection,
  type Result,
  readCardFreeOptions,
  type Seat,
  type Settlement,
  scoreHand,
  settle,
  sortRack,
  TILES,
  type Tile,
  type Validation,
  validateHand,
  type Win,
} from '../../src/index';

// What the compiler holds against a caller, and what it knows of an answer.

const hand: Hand = { concealed: ['1B', '1B', 'RD', 'J', 'F', 'E'] };
const rules = cardFree();

interface OtherReading {
  readonly runs: number;
}
declare const otherRules: HasHands<OtherReading, Win & { readonly by: 'looseTile' }, string>;

describe('tiles', () => {
  test('are literals', () => {
    assertType<Tile>('9D');
    assertType<Tile>('S4');
    // @ts-expect-error there is no ten
    assertType<Tile>('10B');
    // @ts-expect-error there is no zero
    assertType<Tile>('0B');
    // @ts-expect-error a tile is not any text
    assertType<Tile>('1b' as string);
    // @ts-expect-error NEWS is a block, no tile
    assertType<Tile>('NEWS');
    expectTypeOf(TILES).toEqualTypeOf<readonly Tile[]>();
  });

  test('of a hand are checked where it is written', () => {
    // @ts-expect-error 1X is no tile
    assertType<Hand>({ concealed: ['1X'] });
    // @ts-expect-error a meld is an object with tiles
    assertType<Hand>({ concealed: [], melds: [['1B']] });
    // @ts-expect-error the concealed tiles are needed
    assertType<Hand>({ melds: [] });
    assertType<Hand>({ concealed: [], melds: undefined, flowers: undefined });
  });

  test('come as new lists', () => {
    expectTypeOf(parseTiles('11B')).toEqualTypeOf<Result<Tile[], Rejection>>();
    expectTypeOf(sortRack(hand.concealed)).toEqualTypeOf<Tile[]>();
    expectTypeOf(parseHand).parameter(0).toEqualTypeOf<unknown>();
    expectTypeOf(parseHand({})).toEqualTypeOf<Result<Hand, Rejection>>();
  });
});

describe('what is given stays as it is', () => {
  test('lists and properties are readonly', () => {
    // @ts-expect-error no tile is added
    hand.concealed.push('1B');
    // @ts-expect-error no list is replaced
    hand.concealed = [];
    // @ts-expect-error no option is changed
    rules.options.skillLevel = 1;
    // @ts-expect-error no house rule is changed
    rules.options.houseRules.requireBonus = true;
    expectTypeOf<Meld['tiles']>().toEqualTypeOf<readonly Tile[]>();
    expectTypeOf<Reading['blocks']>().toExtend<readonly unknown[]>();
    expectTypeOf<Reason['params']>().toEqualTypeOf<Readonly<Record<string, unknown>>>();
  });

  test('readonly lists are taken', () => {
    const concealed: readonly Tile[] = ['1B'];
    assertType(validateHand({ concealed, melds: [{ tiles: concealed }] } as const, { rules }));
  });
});

describe('the reading, the win and the score', () => {
  test('are Card Free’s where no rules are named', () => {
    expectTypeOf(validateHand(hand)).toEqualTypeOf<Validation<Reading>>();
    expectTypeOf(scoreHand(hand, { win: { by: 'wall' } })).toEqualTypeOf<Result<CardFreeScore, Rejection>>();
    expectTypeOf(layouts()).toEqualTypeOf<Iterable<Layout>>();
  });

  test('belong to the rules that are named', () => {
    expectTypeOf(validateHand(hand, { rules })).toEqualTypeOf<Validation<Reading>>();
    expectTypeOf(validateHand(hand, { rules: otherRules })).toEqualTypeOf<Validation<OtherReading>>();
    expectTypeOf(scoreHand(hand, { win: { by: 'wall' }, rules })).toEqualTypeOf<
      Result<CardFreeScore, Rejection>
    >();
    expectTypeOf(layouts({ rules })).toEqualTypeOf<Iterable<Layout>>();
    expectTypeOf(layouts({ rules: otherRules })).toEqualTypeOf<Iterable<string>>();
    const answer = validateHand(hand, { rules: otherRules });
    // @ts-expect-error these readings have no bonuses
    if (answer.valid) assertType(answer.best.bonuses);
  });

  test('rules that may be undefined are not taken for Card Free’s', () => {
    const maybe = [otherRules].find(({ name }) => name === 'mine');
    // @ts-expect-error the rules may be missing
    validateHand(hand, { rules: maybe });
    // @ts-expect-error the rules may be missing
    layouts({ rules: maybe });
    // @ts-expect-error without rules it is Card Free
    validateHand<typeof otherRules>(hand);
  });

  test('a win is one of the game’s', () => {
    validateHand(hand, { rules, win: { by: 'jokerExchange', tile: 'J' } });
    validateHand(hand, { rules: otherRules, win: { by: 'looseTile' } });
    // @ts-expect-error nobody steals in Card Free
    validateHand(hand, { rules, win: { by: 'steal' } });
    // @ts-expect-error the other game knows loose tiles only
    validateHand(hand, { rules: otherRules, win: { by: 'wall' } });
    // @ts-expect-error a score needs a win
    scoreHand(hand);
  });

  test('are there only after a look at the answer', () => {
    const answer = validateHand(hand);
    // @ts-expect-error it may not be valid
    assertType(answer.best);
    if (answer.valid) {
      expectTypeOf(answer.best.total).toEqualTypeOf<number>();
      expectTypeOf(answer.best.blocks[0]!.tile).toEqualTypeOf<Tile | 'NEWS'>();
    } else {
      expectTypeOf(answer.reasons[0]!.code).toEqualTypeOf<ReasonCode>();
    }
    const score = scoreHand(hand, { win: { by: 'wall' } });
    // @ts-expect-error there may be no value
    assertType(score.value);
    if (score.ok) expectTypeOf(score.value.claim).toEqualTypeOf<CardFreeClaim>();
    else expectTypeOf(score.error.reasons).toEqualTypeOf<readonly [Reason, ...Reason[]]>();
  });
});

describe('options', () => {
  test('are known by name and value', () => {
    cardFree({ skillLevel: 3, houseRules: { requireBonus: true }, baseValue: 20 });
    // @ts-expect-error there is no level 6
    cardFree({ skillLevel: 6 });
    // @ts-expect-error no such option
    cardFree({ newWithWinds: true });
    // @ts-expect-error no such house rule
    cardFree({ houseRules: { skipCharleston: true } });
    expectTypeOf(readCardFreeOptions).parameter(0).toEqualTypeOf<unknown>();
  });
});

describe('payments', () => {
  test('need only the payments of a rule set', () => {
    expectTypeOf(settle).parameters.toEqualTypeOf<[claim: Claim, asked: ByRules<HasPayouts>]>();
    expectTypeOf(settle({ event: 'wallGame' }, { rules })).toEqualTypeOf<Result<Settlement, Rejection>>();
  });

  test('take a scored claim with its seats', () => {
    const score = scoreHand(hand, { win: { by: 'wall' }, rules });
    if (!score.ok) return;
    settle({ ...score.value.claim, winner: 'E', discarder: undefined }, { rules });
    // @ts-expect-error the winner is missing
    settle(score.value.claim, { rules });
    // @ts-expect-error X is no seat
    settle({ ...score.value.claim, winner: 'X' }, { rules });
    expectTypeOf<Seat>().toEqualTypeOf<'E' | 'S' | 'W' | 'N'>();
  });
});
