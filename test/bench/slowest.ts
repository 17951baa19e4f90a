import { formatHand, type Hand, parseHandText, validateHand } from 'mahjongg';
import type { Chance } from '../generators/chance';
import { leastTime } from './frame.mjs';
import { type Dealer, JOKERS, varied } from './inputs';

// The search for the slowest hand: many hands are timed once, the slowest of them again and again, the least time of
// each counting; from those it goes on to hands with one tile changed as long as that makes them slower.

/** A hand with its time in microseconds and the number of its readings or reasons. */
export interface SlowHand {
  readonly hand: string;
  readonly time: number;
  readonly answers: number;
}

/** The slowest hand of a sort, and how many were timed. */
export interface Slowest extends SlowHand {
  readonly timed: number;
}

const ATTEMPTS = 7;
const KEPT = 40;

/** The least microseconds that the answer takes in so many attempts. */
const timeOf = (hand: Hand, attempts: number): number => 1000 * leastTime(() => validateHand(hand), attempts);

const described = (hand: Hand, time: number): SlowHand => {
  const answer = validateHand(hand);
  const answers = answer.valid ? answer.readings.length : answer.reasons.length;
  return { hand: formatHand(hand), time: Number(time.toPrecision(4)), answers };
};

const slowestFirst = (hands: readonly Hand[], attempts: number): { hand: Hand; time: number }[] =>
  hands.map((hand) => ({ hand, time: timeOf(hand, attempts) })).sort((one, other) => other.time - one.time);

/** Goes from a hand to slower ones of its sort until so many changes in a row did not help. */
const climb = (
  from: Hand,
  wins: boolean,
  patience: number,
  chance: Chance,
): { hand: Hand; tried: number } => {
  let [hand, time, tried] = [from, timeOf(from, ATTEMPTS), 0];
  for (let idle = 0; idle < patience; idle++) {
    const other = varied(hand, chance);
    tried++;
    if (timeOf(other, 2) <= time || validateHand(other).valid !== wins) continue;
    const otherTime = timeOf(other, ATTEMPTS);
    if (otherTime > time * 1.02) [hand, time, idle] = [other, otherTime, 0];
  }
  return { hand, tried };
};

const slowestOf = (hands: readonly Hand[], wins: boolean, chance: Chance): Slowest => {
  const some = slowestFirst(hands, 2).slice(0, KEPT);
  const best = slowestFirst(
    some.map(({ hand }) => hand),
    ATTEMPTS,
  ).slice(0, 5);
  const climbed = best.map(({ hand }) => climb(hand, wins, 150, chance));
  const last = slowestFirst(
    [...best, ...climbed].map(({ hand }) => hand),
    25,
  )[0];
  if (last === undefined) throw new Error('no hand to time');
  return {
    ...described(last.hand, last.time),
    timed: climbed.reduce((sum, { tried }) => sum + tried, hands.length),
  };
};

/** The hands that stand out. */
export interface Extremes {
  /** Of the hands that win, the one whose readings take longest. */
  readonly slowestWin: Slowest;
  /** Of the hands that do not win, the one whose reasons take longest. */
  readonly slowestLoss: Slowest;
  /** The hand with the most readings there is, known from the list of every winning hand. */
  readonly mostReadings: SlowHand;
}

/** Searches for the hands that stand out, among so many of each number of jokers. */
export const findExtremes = (dealer: Dealer, chance: Chance, count: number): Extremes => {
  const wins = JOKERS.flatMap((jokers) => dealer.wins(count, jokers));
  const losses = JOKERS.flatMap((jokers) => dealer.nearMisses(count / 4, jokers));
  const random = dealer.random(count).filter((hand) => !validateHand(hand).valid);
  const most = parseHandText('333C 555C JJJJJJJJ');
  if (!most.ok) throw new Error('the hand with the most readings is no hand');
  return {
    slowestWin: slowestOf(wins, true, chance),
    slowestLoss: slowestOf([...losses, ...random], false, chance),
    mostReadings: described(most.value, timeOf(most.value, 50)),
  };
};
