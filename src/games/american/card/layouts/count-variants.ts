import { SUITS } from '../../../../tiles/tile';
import { CARD_LIMITS } from '../language/limits';
import type { LineGroup, ParsedHand } from '../language/parsed';
import { ALTERNATIVES_COST, amountsIn, type Budget, expandHand, namesOf } from './expand-hand';
import { groupMaker } from './groups';

/** The work that one hand may take. */
const HAND_WORK = 100_000;

/**
 * In how many ways alternatives, suits and letters can be chosen: no fewer than there are variants. Choices
 * are counted by the names that they use, a bit for each.
 */
const waysToChoose = (hand: ParsedHand): number => {
  const names = namesOf(hand);
  const usedIn = (groups: readonly LineGroup[]): number =>
    names.reduce(
      (used, { text }, place) =>
        groups.some((group) => amountsIn(group, text).length > 0) ? used | (1 << place) : used,
      0,
    );
  let ways: readonly number[] = Array.from({ length: 1 << names.length }, (_, used) => (used === 0 ? 1 : 0));
  for (const part of hand.parts) {
    const next = ways.map(() => 0);
    for (const groups of part) {
      const used = usedIn(groups);
      const anySuits = SUITS.length ** groups.filter(({ suit }) => suit === '?').length;
      ways.forEach((count, before) => {
        next[before | used] = (next[before | used] ?? 0) + count * anySuits;
      });
    }
    ways = next;
  }
  return ways.reduce((sum, count, used) => {
    let suits: number = SUITS.length;
    const each = names.map(({ kind, values }, place) =>
      (used & (1 << place)) === 0 ? 1 : kind === 'suit' ? suits-- : values.length,
    );
    return sum + each.reduce((product, one) => product * one, count);
  }, 0);
};

/** How many variants a hand has. */
export interface VariantCount {
  /** Their number, or if they were too much work to count the number of ways to choose them. */
  readonly most: number;
  /** Whether they were counted. */
  readonly isExact: boolean;
}

/** The variants of the hands of a card, counted no more exactly than its limits ask for. */
export interface VariantSum {
  /** How many there are at most; hands with too many are left out. */
  sum: number;
  /** The hands that were not counted one by one, with the number of ways to choose their variants. */
  bounded: readonly (readonly [hand: ParsedHand, ways: number])[];
  /** How much work the hands may still take. */
  readonly work: Budget;
}

/** No variants yet. */
export const noVariants = (): VariantSum => ({ sum: 0, bounded: [], work: { left: CARD_LIMITS.work } });

/** Does some work within a budget, but no more of it than one hand may take. */
const within = <T>(budget: Budget, work: (own: Budget) => T): T => {
  const most = Math.min(budget.left, HAND_WORK);
  const own = { left: most };
  const result = work(own);
  budget.left -= most - own.left;
  return result;
};

/** How many variants there are one by one; undefined if that takes too much work. */
const countOneByOne = (hand: ParsedHand, budget: Budget): number | undefined =>
  within(budget, (own) => {
    // Flowers that serve as jokers make more variants possible (TG-2).
    const count = [...expandHand(hand, undefined, own, groupMaker(true))].length;
    return own.left > 0 ? count : undefined;
  });

/**
 * Adds the variants of a hand to those of its card, and says how many they are. They are counted one by one only where there
 * are more ways to choose than the hand, or the card, may have variants.
 */
export const addVariants = (card: VariantSum, hand: ParsedHand): VariantCount => {
  const { work } = card;
  const ways = waysToChoose(hand);
  if (ways > CARD_LIMITS.variants) {
    const count = countOneByOne(hand, work);
    if (count !== undefined && count <= CARD_LIMITS.variants) card.sum += count;
    return { most: count ?? ways, isExact: count !== undefined };
  }
  const alternatives = hand.parts.reduce((product, part) => product * part.length, 1);
  work.left -= alternatives * ALTERNATIVES_COST;
  card.bounded = [...card.bounded, [hand, ways]];
  card.sum += ways;
  if (card.sum > CARD_LIMITS.cardVariants) {
    for (const [bounded, most] of card.bounded) card.sum += (countOneByOne(bounded, work) ?? most) - most;
    card.bounded = [];
  }
  return { most: ways, isExact: false };
};

/** Whether a hand has a variant that can be made of 152 tiles. */
export const isMakeable = (hand: ParsedHand, budget: Budget): boolean =>
  within(budget, (own) => expandHand(hand, undefined, own).next().done !== true || own.left <= 0);
