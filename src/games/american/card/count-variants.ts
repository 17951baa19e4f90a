import { SUITS } from '../../../tiles/tile';
import { CARD_LIMITS } from './card-limits';
import { ALTERNATIVES_COST, expandHand } from './expand-hand';
import { groupMaker } from './make-groups';
import { SUIT_LETTERS } from './molds';
import type { LineGroup, ParsedHand } from './parsed-line';
import type { Budget } from './ways-to-choose';

/** The work that one hand may take. */
const HAND_WORK = 100_000;
const WAYS_OF_SUITS: readonly number[] = [1, 3, 6, 6];
/** The suit letters in use have the bits below those of the other letters. */
const SUIT_BITS = SUIT_LETTERS.length;

/** The suit letters and letters that some groups use, as bits. */
const usedIn = (groups: readonly LineGroup[], { letters }: ParsedHand): number => {
  let used = 0;
  for (const { suit, symbols } of groups) {
    const place = SUIT_LETTERS.indexOf(suit as 'a');
    if (place >= 0) used |= 1 << place;
    for (const symbol of symbols)
      if (symbol.kind === 'letter')
        used |= 1 << (SUIT_BITS + letters.findIndex(({ letter }) => letter === symbol.letter));
  }
  return used;
};

/** In how many ways suits and letters can be chosen where these are in use. */
const waysWith = (used: number, { letters }: ParsedHand): number => {
  const suits = SUIT_LETTERS.filter((_, place) => (used & (1 << place)) !== 0).length;
  return letters.reduce(
    (ways, { values }, place) => ((used & (1 << (SUIT_BITS + place))) === 0 ? ways : ways * values.length),
    WAYS_OF_SUITS[suits] as number,
  );
};

/**
 * In how many ways alternatives, suits and letters can be chosen: no fewer than there are variants. Choices
 * are counted by the suit letters and letters that they use.
 */
const waysToChoose = (hand: ParsedHand): number => {
  let ways = new Float64Array(1 << (SUIT_BITS + hand.letters.length));
  ways[0] = 1;
  for (const part of hand.parts) {
    const next = new Float64Array(ways.length);
    for (const groups of part) {
      const used = usedIn(groups, hand);
      const anySuits = SUITS.length ** groups.filter(({ suit }) => suit === '?').length;
      for (let before = 0; before < ways.length; before++) next[before | used]! += ways[before]! * anySuits;
    }
    ways = next;
  }
  return ways.reduce((sum, count, used) => sum + (count > 0 ? count * waysWith(used, hand) : 0), 0);
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
    let count = 0;
    // Flowers that serve as jokers make more variants possible (TG-2).
    for (const _ of expandHand(hand, undefined, own, groupMaker(true))) count++;
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
