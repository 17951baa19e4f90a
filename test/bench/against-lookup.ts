import { type Hand, isWinningHand, validateHand } from 'mahjongg';
import { layoutsByKey } from './expected';
import { ratesOf, ratioOf } from './frame.mjs';
import { type Dealer, keyOf, received } from './inputs';
import { type Spread, spreadOf } from './results-files.mjs';

// Hands without jokers: the library beside the table of all layouts that a user would write instead.

/** Times of the look-up and the library, in microseconds a hand, and how many times faster the library is. */
export interface Comparison {
  readonly hands: number;
  readonly rounds: number;
  readonly lookup: Spread;
  readonly library: Spread;
  readonly ratio: Spread;
}

const HANDS = 2_000;
const WARM_UP = 1;

const layoutsOf = ({ concealed }: Hand) => layoutsByKey.get(keyOf(concealed));

/** Each a loop of its own, so that none is slowed down by what the others taught the engine. */
const WAYS = {
  lookUp: (hands: readonly Hand[]): number => {
    let found = 0;
    for (const hand of hands) if (layoutsOf(hand) !== undefined) found++;
    return found;
  },
  decide: (hands: readonly Hand[]): number => {
    let found = 0;
    for (const hand of hands) if (isWinningHand(hand)) found++;
    return found;
  },
  validate: (hands: readonly Hand[]): number => {
    let found = 0;
    for (const hand of hands) if (validateHand(hand).valid) found++;
    return found;
  },
};
type Way = (typeof WAYS)['lookUp'];

const compare = (library: Way, rounds: number, deal: () => readonly Hand[], wins: number): Comparison => {
  const dealt = Array.from({ length: WARM_UP + rounds }, deal);
  const sideOf = (way: Way) => (round: number) => {
    const hands = received(dealt[round] ?? []);
    return () => {
      const found = way(hands);
      if (found !== wins) throw new Error(`${found} of ${hands.length} hands were found to win, not ${wins}`);
      return hands.length;
    };
  };
  const sides = { lookup: sideOf(WAYS.lookUp), library: sideOf(library) };
  const rates = ratesOf(sides, rounds, { warmUp: WARM_UP });
  const microseconds = (perSecond: readonly number[]) => spreadOf(perSecond.map((rate) => 1e6 / rate));
  return {
    hands: HANDS * rounds,
    rounds,
    lookup: microseconds(rates.lookup),
    library: microseconds(rates.library),
    ratio: ratioOf(rates.library, rates.lookup),
  };
};

/** Every answer of these hands, compared with the table. */
const assertAlike = (hands: readonly Hand[]): void => {
  for (const hand of hands) {
    const expected = layoutsOf(hand)?.length ?? 0;
    const answer = validateHand(hand);
    const readings = answer.valid ? answer.readings.length : 0;
    if (readings !== expected || isWinningHand(hand) !== expected > 0)
      throw new Error(`${expected} layouts, but ${readings} readings: ${hand.concealed.join(' ')}`);
  }
};

/** `isWinningHand` on hands of which half win and half lack one tile, and on hands that win; and `validateHand` on these. */
export type AgainstLookup = Readonly<Record<'decideMixed' | 'decideWins' | 'validateWins', Comparison>>;

/** Measures the library beside the look-up. */
export const againstLookup = (dealer: Dealer, rounds: number): AgainstLookup => {
  const wins = (): readonly Hand[] => dealer.wins(HANDS, 0);
  const mixed = (): readonly Hand[] => {
    const [some, others] = [dealer.wins(HANDS / 2, 0), dealer.nearMisses(HANDS / 2, 0)];
    return some.flatMap((hand, at) => [hand, others[at] as Hand]);
  };
  assertAlike(mixed());
  // Once without counting, so that all three are compiled.
  for (const way of [WAYS.decide, WAYS.validate]) compare(way, 3, wins, HANDS);
  return {
    decideMixed: compare(WAYS.decide, rounds, mixed, HANDS / 2),
    decideWins: compare(WAYS.decide, rounds, wins, HANDS),
    validateWins: compare(WAYS.validate, rounds, wins, HANDS),
  };
};
