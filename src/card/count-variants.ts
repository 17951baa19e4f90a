import { CARD_LIMITS } from './card-limits';
import { expandHand } from './expand-hand';
import type { ParsedHand } from './parsed-line';
import type { Budget } from './ways-to-choose';

/** The work that one hand may take; a way of choosing costs ten. */
const HAND_BUDGET = 60_000;
/** More ways of choosing than this cannot come down to few variants by letters and suits that change places. */
const HOPELESS = 720 * CARD_LIMITS.variants;
const WAYS_OF_SUITS: readonly number[] = [1, 3, 6, 6];

/** How many ways there are to choose alternatives, suits and letters: no fewer than there are variants. */
const mostVariants = ({ parts, letters, suits }: ParsedHand): number => {
  const anySuits = parts.flat(2).filter(({ suit }) => suit === '?').length;
  const byLetters = letters.reduce((ways, { values }) => ways * values.length, 1);
  const byParts = parts.reduce((ways, part) => ways * part.length, 1);
  return byParts * (WAYS_OF_SUITS[suits.length] as number) * byLetters * 3 ** anySuits;
};

/** What was found about the variants of a hand. */
export type VariantCount = number | 'tooMany' | 'none';

/** Does some work within a budget, but no more of it than one hand may take. */
const within = <T>(budget: Budget, work: (own: Budget) => T): T => {
  const most = Math.min(budget.left, HAND_BUDGET);
  const own = { left: most };
  const result = work(own);
  budget.left -= most - own.left;
  return result;
};

const countOneByOne = (hand: ParsedHand, budget: Budget): number | 'tooMany' => {
  let count = 0;
  for (const _ of expandHand(hand, undefined, budget)) {
    count++;
    if (count > CARD_LIMITS.variants) return 'tooMany';
  }
  return budget.left > 0 ? count : 'tooMany';
};

/**
 * How many variants a hand has at most: too many, if they are more than a hand may have or too much work
 * to count; none, if none can be made of 152 tiles. Only where there are more ways of choosing than a hand
 * may have variants are these counted one by one.
 */
export const countVariants = (hand: ParsedHand, budget: Budget): VariantCount => {
  const most = mostVariants(hand);
  if (most > HOPELESS) return 'tooMany';
  const count = most <= CARD_LIMITS.variants ? most : within(budget, (own) => countOneByOne(hand, own));
  if (count === 'tooMany') return count;
  return within(budget, (own) => expandHand(hand, undefined, own).next().done === true && own.left > 0)
    ? 'none'
    : count;
};
