import { type Hand, isWinningHand, validateHand } from 'mahjongg';
import { layoutsByKey } from './expected';
import { type Dealer, received } from './inputs';
import { clearAway, type Spread, spreadOf, timed } from './timing';

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

const lookUp = (hands: readonly Hand[]): number => {
  let found = 0;
  for (const { concealed } of hands) {
    if (layoutsByKey.get(concealed.slice().sort().join('')) !== undefined) found++;
  }
  return found;
};

const decide = (hands: readonly Hand[]): number => {
  let found = 0;
  for (const hand of hands) if (isWinningHand(hand)) found++;
  return found;
};

const validate = (hands: readonly Hand[]): number => {
  let found = 0;
  for (const hand of hands) if (validateHand(hand).valid) found++;
  return found;
};

type Way = (hands: readonly Hand[]) => number;

const compare = (library: Way, rounds: number, deal: () => readonly Hand[], wins: number): Comparison => {
  const times: { lookup: number; library: number }[] = [];
  const dealt = Array.from({ length: rounds }, deal);
  clearAway();
  for (const [round, hands] of dealt.entries()) {
    const time = (way: Way): number => {
      const own = received(hands);
      let found = -1;
      const taken = timed(() => {
        found = way(own);
      });
      if (found !== wins) throw new Error(`${found} of ${hands.length} hands were found to win, not ${wins}`);
      return taken / hands.length;
    };
    // Each goes first every other time.
    if (round % 2 === 0) times.push({ lookup: time(lookUp), library: time(library) });
    else {
      const ours = time(library);
      times.push({ lookup: time(lookUp), library: ours });
    }
  }
  return {
    hands: HANDS * rounds,
    rounds,
    lookup: spreadOf(times.map(({ lookup }) => lookup)),
    library: spreadOf(times.map(({ library: ours }) => ours)),
    ratio: spreadOf(times.map(({ lookup, library: ours }) => lookup / ours)),
  };
};

/** Every answer of these hands, compared with the table. */
const assertAlike = (hands: readonly Hand[]): void => {
  for (const hand of hands) {
    const expected = layoutsByKey.get(hand.concealed.slice().sort().join(''))?.length ?? 0;
    const answer = validateHand(hand);
    const readings = answer.valid ? answer.readings.length : 0;
    if (readings !== expected || isWinningHand(hand) !== expected > 0) {
      throw new Error(`${expected} layouts, but ${readings} readings: ${hand.concealed.join(' ')}`);
    }
  }
};

/** The three comparisons. */
export interface AgainstLookup {
  /** `isWinningHand` on hands of which half win and half lack one tile. */
  readonly decideMixed: Comparison;
  /** `isWinningHand` on hands that win. */
  readonly decideWins: Comparison;
  /** `validateHand` on hands that win. */
  readonly validateWins: Comparison;
}

/** Measures the library beside the look-up. */
export const againstLookup = (dealer: Dealer, rounds: number): AgainstLookup => {
  const wins = (): readonly Hand[] => dealer.wins(HANDS, 0);
  const mixed = (): readonly Hand[] => {
    const [some, others] = [dealer.wins(HANDS / 2, 0), dealer.nearMisses(HANDS / 2, 0)];
    return some.flatMap((hand, at) => [hand, others[at] as Hand]);
  };
  assertAlike(mixed());
  // Once without counting, so that all three are compiled.
  for (const way of [decide, validate]) compare(way, 3, wins, HANDS);
  return {
    decideMixed: compare(decide, rounds, mixed, HANDS / 2),
    decideWins: compare(decide, rounds, wins, HANDS),
    validateWins: compare(validate, rounds, wins, HANDS),
  };
};
