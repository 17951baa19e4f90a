import { expect } from 'vitest';
import { distance } from '../../src/analysis';
import { type CheckedHand, checkHand } from '../../src/hands/check-hand';
import type { Hand, HandInput, Win } from '../../src/hands/hand';
import type { HasGoals, HasHands } from '../../src/hands/rule-parts';
import { isWinningHand } from '../../src/questions/validate-hand';
import type { Tile } from '../../src/tiles/tile';
import { exchanged } from '../generators/drifted-hands';
import { naiveGrown } from '../naive/grown-hands';

// What the tests of distances have in common, whatever the game.

/** The distance as a number; Infinity where no winning hand has the exposures. */
export const distanceIn = (hand: HandInput, rules: HasGoals): number => {
  const answer = distance(hand, { rules });
  if (answer.ok) return answer.value;
  expect(
    answer.error.reasons.map(({ code }) => code),
    JSON.stringify(hand),
  ).toEqual(['outOfReach']);
  return Number.POSITIVE_INFINITY;
};

export const countIn = (tiles: readonly Tile[], tile: Tile): number =>
  tiles.filter((one) => one === tile).length;

/** A hand with counts of its own. */
export const checked = (hand: HandInput): CheckedHand => {
  const { hand: read } = checkHand(hand);
  if (read === undefined) throw new Error(JSON.stringify(hand));
  return { ...read, counts: Uint8Array.from(read.counts) };
};

/** A figure by itself, or as one of many. */
export const few = (figure: number, most: number): string =>
  figure >= most ? `${most} or more` : String(figure);

/** Whether a hand wins, if need be with own tiles laid on its exposures (TG-5). */
export const winsGrown = <R, W extends Win>(
  hand: Hand,
  rules: HasHands<R, W>,
  flowersAsJokers: boolean,
  win?: W,
): boolean =>
  [...naiveGrown(hand, flowersAsJokers, () => 0)].some((grown) => isWinningHand(grown.hand, { rules, win }));

type ToBeHad = (hand: Hand) => readonly Tile[];

/** Whether so many exchanges win, by trying all of them. */
const winsAfter = <R, W extends Win>(
  hand: Hand,
  rules: HasHands<R, W>,
  toBeHad: ToBeHad,
  exchanges: number,
): boolean => {
  if (isWinningHand(hand, { rules })) return true;
  if (exchanges === 0) return false;
  const firsts = [...new Set(hand.concealed)].map((tile) => hand.concealed.indexOf(tile));
  return firsts.some((at) =>
    toBeHad({ ...hand, concealed: hand.concealed.toSpliced(at, 1) }).some((tile) =>
      winsAfter(exchanged(hand, at, tile), rules, toBeHad, exchanges - 1),
    ),
  );
};

/** Says that a breadth-first search by exchanges, as deep as that, needs so many; gives how many, or `more`. */
export const expectSearched = <R, W extends Win>(
  hand: Hand,
  rules: HasHands<R, W> & HasGoals,
  toBeHad: ToBeHad,
  depth: number,
): string => {
  const found = distanceIn(hand, rules);
  const least = [0, 1, 2]
    .filter((exchanges) => exchanges <= depth)
    .find((exchanges) => winsAfter(hand, rules, toBeHad, exchanges));
  if (least === undefined) expect(found, JSON.stringify(hand)).toBeGreaterThan(depth);
  else expect(found, JSON.stringify(hand)).toBe(least);
  return least === undefined ? 'more' : String(least);
};

/** Says that two hands that differ by one tile are no farther apart than that. */
export const expectOneApart = (one: number, other: number, where: string): void =>
  expect(one === other || Math.abs(one - other) <= 1, where).toBe(true);
