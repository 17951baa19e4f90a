import { type Hand, validateHand } from 'mahjongg';
import { countReadings } from './expected';
import { collectGarbage, leastTime } from './frame.mjs';
import { type Dealer, JOKERS, received } from './inputs';
import { quantile, type Spread, spreadOf } from './results-files.mjs';

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

/** The least microseconds that each hand takes by itself in so many tries. */
const timesOf = (hands: readonly Hand[], tries: number): readonly number[] =>
  hands.map((hand) => 1000 * leastTime(() => validateHand(hand), tries));

type Deal = (count: number, jokers: number) => readonly Hand[];

const byJokers = (deal: Deal, rounds: number, count: number): readonly JokerRow[] => {
  const sorts = JOKERS.map((jokers) => {
    const hands = deal(100, jokers);
    assertReadings(hands.slice(0, COMPARED));
    const answers = hands.map((hand) => {
      const answer = validateHand(hand);
      return answer.valid ? answer.readings.length : answer.reasons.length;
    });
    const dealt = Array.from({ length: rounds }, () => deal(count, jokers));
    return { jokers, dealt, answers: quantile(answers, 0.5), medians: [] as number[], tails: [] as number[] };
  });
  collectGarbage();
  for (let round = 0; round < rounds; round++)
    for (const { dealt, medians, tails } of sorts) {
      const hands = received(dealt[round] ?? []);
      collectGarbage({ type: 'minor' });
      medians.push(quantile(timesOf(hands, 1), 0.5));
      tails.push(quantile(timesOf(hands, 3), 0.99));
    }
  return sorts.map(({ jokers, answers, medians, tails }) => ({
    jokers,
    hands: count * rounds,
    median: spreadOf(medians),
    p99: spreadOf(tails),
    answers,
  }));
};

/** All readings of hands that win. */
export const readingsByJokers = (dealer: Dealer, rounds: number): readonly JokerRow[] =>
  byJokers(dealer.wins, rounds, 500);

/** All reasons of hands that lack one tile. */
export const reasonsByJokers = (dealer: Dealer, rounds: number): readonly JokerRow[] =>
  byJokers(dealer.nearMisses, rounds, 250);
