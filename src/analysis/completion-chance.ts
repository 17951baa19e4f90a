import type { Random } from '../play/chance';
import { TILES } from '../tiles/tile';
import { choicesOf } from './draws';
import { addTo, countsOf, kindsIn } from './kind-counts';
import type { Position } from './position';
import type { Unseen } from './unseen';

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
export interface Trials {
  /** All of them. */
  readonly all: readonly Readonly<Uint8Array>[];
  /** Those that may complete a hand. */
  readonly completing: readonly Readonly<Uint8Array>[];
}

/** Whether a hand is complete with some tiles more. */
const isComplete = ({ hand, stage, goals }: Position, drawn: Readonly<Uint8Array>): boolean =>
  goals.distance(hand, stage, drawn) === 0;

/** So many draws of so many tiles out of the unseen ones, and those of them that complete the hand. */
export const trialsOf = (
  { counts, total }: Unseen,
  draws: number,
  times: number,
  random: Random,
  position: Position | undefined,
): Trials => {
  const wall = kindsIn(counts);
  const size = Math.min(draws, total);
  const all = Array.from({ length: times }, () => {
    const drawn = new Uint8Array(TILES.length);
    for (let at = 0; at < size; at++) {
      const other = at + random(total - at);
      const kind = wall[other] ?? 0;
      wall[other] = wall[at] ?? 0;
      wall[at] = kind;
      addTo(drawn, kind, 1);
    }
    return drawn;
  });
  return { all, completing: position ? all.filter((drawn) => isComplete(position, drawn)) : all };
};

/** A chance that was counted. */
export const exactly = (share: number, draws: number): CompletionChance => ({
  share,
  draws,
  exact: true,
  low: share,
  high: share,
});

/** The normal distribution holds 95 % within so many standard errors. */
const ERRORS = 1.959964;

/** The share of trials with Wilson’s interval, which holds for shares near 0 and 1, too; without trials it is anything. */
const estimated = (hits: number, times: number): Pick<CompletionChance, 'share' | 'low' | 'high'> => {
  if (times === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / times;
  const square = ERRORS ** 2 / times;
  const middle = (share + square / 2) / (1 + square);
  const half = (ERRORS * Math.sqrt((share * (1 - share)) / times + square / 4 / times)) / (1 + square);
  const [low, high] = [Math.max(0, middle - half), Math.min(1, middle + half)];
  return { share, low: Math.min(low, share), high: Math.max(high, share) };
};

/** The kinds of unseen tiles that bring a hand nearer, as places in `TILES`. */
export const usefulKinds = (
  { hand, stage, goals, distance }: Position,
  { counts }: Unseen,
): readonly number[] =>
  [...new Set(distance === 0 ? [] : kindsIn(counts))].filter(
    (kind) => goals.distance(hand, stage, countsOf([kind])) < distance,
  );

/** How many unseen tiles there are of some kinds. */
export const sumOver = (kinds: readonly number[], { counts }: Unseen): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/**
 * The chance that so many draws, kept as far as they are of use, complete a hand. It is counted for one draw, and where fewer
 * are drawn than are missing. Where one tile is missing, the draws that hold it are counted, and those that complete the
 * hand without it, by two or more others, are tried; where more are missing, all are tried.
 */
export const completionChance = (
  position: Position,
  useful: readonly number[],
  unseen: Unseen,
  draws: number,
  trials: () => Trials,
): CompletionChance => {
  const { distance } = position;
  const size = Math.min(draws, unseen.total);
  if (distance === 0) return exactly(1, draws);
  if (distance > size) return exactly(0, draws);
  const winning = distance === 1 ? useful : [];
  const left = unseen.total - sumOver(winning, unseen);
  const sure = 1 - choicesOf(left, size) / choicesOf(unseen.total, size);
  if (size === 1 || sure === 1) return exactly(sure, draws);
  const hasNone = (drawn: Readonly<Uint8Array>): boolean => winning.every((kind) => drawn[kind] === 0);
  const { all, completing } = trials();
  const hits = completing.filter((drawn) => hasNone(drawn) && isComplete(position, drawn)).length;
  const { share, low, high } = estimated(hits, all.filter(hasNone).length);
  const within = (rest: number): number => sure + (1 - sure) * rest;
  return { share: within(share), draws, exact: false, low: within(low), high: within(high) };
};
