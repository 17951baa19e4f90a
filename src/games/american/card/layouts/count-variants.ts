import { SUITS } from '../../../../tiles/tile';
import type { HandFault } from '../language/faults';
import { CARD_LIMITS } from '../language/limits';
import { amountsIn, type LineGroup, type ParsedHand } from '../language/parsed';
import { ALTERNATIVES_COST, type Budget, expandHand, type Name, namesOf } from './expand-hand';
import { groupMaker } from './groups';

/** The most work that one hand may take. */
const HAND_WORK = 100_000;

/**
 * The number of ways to choose alternatives, suits and letters, which is at least the number of variants. Choices
 * are counted by the names they use, one bit for each.
 */
const waysToChoose = (hand: ParsedHand): number => {
  const names = namesOf(hand);
  const usedIn = (groups: readonly LineGroup[]): number =>
    names.reduce(
      (used, { text }, place) =>
        groups.some((group) => amountsIn(group, text).length > 0) ? used | (1 << place) : used,
      0,
    );
  let ways: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (const part of hand.parts) {
    const next = new Map<number, number>();
    for (const groups of part) {
      const used = usedIn(groups);
      const anySuits = SUITS.length ** groups.filter(({ suit }) => suit === '?').length;
      for (const [before, count] of ways)
        next.set(before | used, (next.get(before | used) ?? 0) + count * anySuits);
    }
    ways = next;
  }
  return [...ways].reduce((sum, [used, count]) => {
    let suits: number = SUITS.length;
    const valuesOf = ({ kind, values }: Name): number => (kind === 'suit' ? suits-- : values.length);
    const chosen = names.filter((_, place) => used & (1 << place));
    return sum + chosen.reduce((product, name) => product * valuesOf(name), count);
  }, 0);
};

/** Checks the hands of one card in turn for their number of variants. */
export interface VariantCounter {
  /** What is wrong with a hand that was read without faults: too many variants, or no variant that can be made. */
  readonly faultOf: (hand: ParsedHand) => Pick<HandFault, 'expected' | 'params'> | undefined;
  /** Why no more hands of the card can be read, with the count and its limit; undefined if they can. */
  readonly enough: () =>
    | { readonly why: string; readonly length: number; readonly limit: number }
    | undefined;
}

/** Counts variants only as exactly as the limits of a card require. */
export const variantCounter = (): VariantCounter => {
  const { variants: limit, cardVariants: cardLimit, anyVariants: anyLimit } = CARD_LIMITS;
  // The work still allowed, the upper bound on variants, and the hands not yet counted one by one.
  let work: number = CARD_LIMITS.work;
  let sum = 0;
  let withAny = 0;
  let bounded: readonly (readonly [hand: ParsedHand, ways: number])[] = [];
  /** Works within the limit for one hand; undefined if that is not enough. */
  const within = <T>(ask: (own: Budget) => T): T | undefined => {
    const most = Math.min(work, HAND_WORK);
    const own = { left: most };
    const result = ask(own);
    work -= most - own.left;
    return own.left > 0 ? result : undefined;
  };
  // Flowers that serve as jokers make more variants possible (TG-2).
  const oneByOne = (hand: ParsedHand): number | undefined =>
    within((own) => [...expandHand(hand, undefined, own, groupMaker(true))].length);
  /** Adds a hand with few variants; these are counted one by one only if the card might have too many. */
  const add = (hand: ParsedHand, ways: number): void => {
    work -= hand.parts.reduce((product, part) => product * part.length, ALTERNATIVES_COST);
    bounded = [...bounded, [hand, ways]];
    sum += ways;
    if (sum <= cardLimit) return;
    for (const [one, most] of bounded) sum += (oneByOne(one) ?? most) - most;
    bounded = [];
  };
  const isMakeable = (hand: ParsedHand): boolean =>
    within((own) => expandHand(hand, undefined, own).next().done !== true) ?? true;
  return {
    faultOf: (hand) => {
      const ways = waysToChoose(hand);
      const count = ways > limit ? oneByOne(hand) : undefined;
      const params = count === undefined ? { limit, atMost: ways } : { limit, length: count };
      if ((count ?? ways) > limit) return { expected: 'fewerVariants', params };
      if (count === undefined) add(hand, ways);
      else sum += count;
      if (hand.parts.flat(2).some(({ isAny }) => isAny)) withAny += oneByOne(hand) ?? ways;
      return isMakeable(hand) ? undefined : { expected: 'makeable' };
    },
    enough: () => {
      if (withAny > anyLimit) {
        const why = `with this hand the card has ${withAny} variants with groups of anything; at most ${anyLimit} are read.`;
        return { why, length: withAny, limit: anyLimit };
      }
      if (work > 0 && sum <= cardLimit) return undefined;
      const why =
        work > 0
          ? `with this hand the card has ${sum} variants; at most ${cardLimit} are read.`
          : `up to this hand it takes more than ${CARD_LIMITS.work} steps to list the variants of the card. Use fewer alternatives ( | ), letters and ?.`;
      return { why, length: sum, limit: cardLimit };
    },
  };
};
