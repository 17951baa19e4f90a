import { type Hand, validateHand } from 'mahjongg';
import { countReadings } from './expected';
import { type Dealer, received } from './inputs';
import { clearAway, leastTime, median, quantile, type Spread, spreadOf, timeEach } from './timing';

// Hands with 0 to 8 jokers, each timed by itself: all readings of those that win, all reasons of near misses.

/**
 * Times in microseconds: of each round the middle hand, seen for the first time, and what 99 in 100 stay below when
 * the least of three more times counts, so that what the machine does besides is left out.
 */
export interface JokerRow {
  readonly jokers: number;
  readonly hands: number;
  readonly median: Spread;
  readonly p99: Spread;
  /** Readings or reasons of the middle hand. */
  readonly answers: number;
}

const JOKERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** How many hands of each sort are compared with a search through all layouts. */
const COMPARED = 10;

const assertReadings = (hands: readonly Hand[]): void => {
  for (const hand of hands) {
    const answer = validateHand(hand);
    const readings = answer.valid ? answer.readings.length : 0;
    const expected = countReadings(hand);
    if (readings !== expected) {
      throw new Error(`${expected} layouts, but ${readings} readings: ${hand.concealed.join(' ')}`);
    }
  }
};

const validate = (hand: Hand): unknown => validateHand(hand);

type Deal = (count: number, jokers: number) => readonly Hand[];

const byJokers = (deal: Deal, rounds: number, count: number): readonly JokerRow[] => {
  const sorts = JOKERS.map((jokers) => ({
    jokers,
    medians: [] as number[],
    tails: [] as number[],
    answers: [] as number[],
  }));
  for (const { jokers, answers } of sorts) {
    const hands = deal(100, jokers);
    assertReadings(hands.slice(0, COMPARED));
    for (const hand of hands) {
      const answer = validateHand(hand);
      answers.push(answer.valid ? answer.readings.length : answer.reasons.length);
    }
  }
  const dealt = Array.from({ length: rounds }, () => sorts.map(({ jokers }) => deal(count, jokers)));
  clearAway();
  for (const round of dealt) {
    for (const [sort, { medians, tails }] of sorts.entries()) {
      const hands = received(round[sort] as readonly Hand[]);
      medians.push(median(timeEach(hands, validate)));
      const undisturbed = hands.map((hand) => leastTime(hand, 3, validate));
      tails.push(quantile(undisturbed, 0.99));
    }
  }
  return sorts.map(({ jokers, medians, tails, answers }) => ({
    jokers,
    hands: count * rounds,
    median: spreadOf(medians),
    p99: spreadOf(tails),
    answers: median(answers),
  }));
};

/** All readings of hands that win. */
export const readingsByJokers = (dealer: Dealer, rounds: number): readonly JokerRow[] =>
  byJokers(dealer.wins, rounds, 500);

/** All reasons of hands that lack one tile. */
export const reasonsByJokers = (dealer: Dealer, rounds: number): readonly JokerRow[] =>
  byJokers(dealer.nearMisses, rounds, 250);
