import type { CheckedHand } from '../hands/check-hand';
import type { GoalRules, HandStage } from '../hands/rule-parts';
import type { Random } from '../play/chance';
import { TILES } from '../tiles/tile';
import { choicesOf, type Unseen } from './draws';

/** The chance that a hand can be completed with the next tiles it draws, calls not counted. */
export interface CompletionChance {
  /** The chance, from 0 to 1. */
  readonly share: number;
  /** How many draws it is for. */
  readonly draws: number;
  /** Whether it was counted over all draws there can be; if not, it is the share of the draws tried. */
  readonly exact: boolean;
  /** The lower end of the interval that holds the true chance, 95 times in 100; the chance itself if it is exact. */
  readonly low: number;
  /** The upper end. */
  readonly high: number;
}

/** Draws that were tried, by the number of tiles of each kind. */
export type Trials = readonly Readonly<Uint8Array>[];

/** So many draws of so many tiles out of the unseen ones. */
export const trialsOf = ({ counts, total }: Unseen, draws: number, times: number, random: Random): Trials => {
  const wall = Array.from(counts).flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const size = Math.min(draws, total);
  return Array.from({ length: times }, () => {
    const drawn = new Uint8Array(TILES.length);
    for (let at = 0; at < size; at++) {
      const other = at + random(total - at);
      [wall[at], wall[other]] = [wall[other] as number, wall[at] as number];
      drawn[wall[at] as number]!++;
    }
    return drawn;
  });
};

const exactly = (share: number, draws: number): CompletionChance => ({
  share,
  draws,
  exact: true,
  low: share,
  high: share,
});

/** The normal distribution holds 95 % within so many standard errors. */
const ERRORS = 1.959964;

/** The share of trials with Wilson’s interval, which holds for shares near 0 and 1, too; without trials it is anything. */
const estimated = (hits: number, times: number, draws: number): CompletionChance => {
  if (times === 0) return { share: 0, draws, exact: false, low: 0, high: 1 };
  const share = hits / times;
  const square = ERRORS ** 2 / times;
  const middle = (share + square / 2) / (1 + square);
  const half = (ERRORS * Math.sqrt((share * (1 - share)) / times + square / 4 / times)) / (1 + square);
  const [low, high] = [Math.max(0, middle - half), Math.min(1, middle + half)];
  return { share, draws, exact: false, low: Math.min(low, share), high: Math.max(high, share) };
};

/** How far a hand is with one more tile of a kind. */
const distanceWith = (
  hand: CheckedHand,
  stage: HandStage,
  goals: GoalRules<unknown>,
  kind: number,
): number => {
  const drawn = new Uint8Array(TILES.length);
  drawn[kind] = 1;
  return goals.distance(hand, stage, drawn);
};

/** The kinds of unseen tiles that bring a hand of this distance nearer. */
const usefulKinds = (
  hand: CheckedHand,
  stage: HandStage,
  goals: GoalRules<unknown>,
  { counts }: Unseen,
  distance: number,
): readonly number[] =>
  Array.from(counts, (_, kind) => kind).filter(
    (kind) => (counts[kind] as number) > 0 && distanceWith(hand, stage, goals, kind) < distance,
  );

const sumOver = (kinds: readonly number[], counts: ArrayLike<number>): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] as number), 0);

/** How many unseen tiles bring a hand of this distance nearer. */
export const usefulDraws = (
  hand: CheckedHand,
  stage: HandStage,
  goals: GoalRules<unknown>,
  unseen: Unseen,
  distance: number,
): number => sumOver(usefulKinds(hand, stage, goals, unseen, distance), unseen.counts);

/** The chance of one of two things: the first is sure to count, the second was tried where the first failed. */
const either = (sure: number, { share, draws, low, high }: CompletionChance): CompletionChance => {
  const within = (rest: number): number => sure + (1 - sure) * rest;
  return { share: within(share), draws, exact: false, low: within(low), high: within(high) };
};

/**
 * The chance that so many draws, kept as far as they are of use, complete a hand of this distance. It is counted for one
 * draw, and where fewer are drawn than are missing. Where one tile is missing, the draws that hold it are counted, and
 * those that complete the hand without it, by two or more others, are tried; where more are missing, all are tried.
 */
export const completionChance = (
  hand: CheckedHand,
  stage: HandStage,
  goals: GoalRules<unknown>,
  unseen: Unseen,
  distance: number,
  draws: number,
  trials: () => Trials,
): CompletionChance => {
  const size = Math.min(draws, unseen.total);
  if (distance === 0) return exactly(1, draws);
  if (distance > size) return exactly(0, draws);
  const winning = distance === 1 ? usefulKinds(hand, stage, goals, unseen, 1) : [];
  const left = unseen.total - sumOver(winning, unseen.counts);
  const sure = 1 - choicesOf(left, size) / choicesOf(unseen.total, size);
  if (size === 1 || sure === 1) return exactly(sure, draws);
  const tried = trials().filter((drawn) => winning.every((kind) => drawn[kind] === 0));
  const hits = tried.filter((drawn) => goals.distance(hand, stage, drawn) === 0).length;
  return either(sure, estimated(hits, tried.length, draws));
};
