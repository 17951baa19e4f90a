import type { Layout } from '../card-free/vocabulary';
import type { Win } from '../hands/hand';
import type { HasHands, LayoutOptions } from '../hands/rule-parts';
import { cardFree } from './card-free';

/**
 * Every distinct winning layout of the rules, made one by one as they are asked for: blocks with
 * their tiles and sizes, jokers aside. The order is that of equal readings (CF-24): category,
 * pattern, set ascending, blocks in rack order; Dragon Hands, if asked for, come first.
 */
export function layouts(): Iterable<Layout>;
/** Every distinct winning layout of the given rules, made one by one. */
export function layouts<L>(rules: HasHands<unknown, Win, L>, options?: LayoutOptions): Iterable<L>;
export function layouts<L>(
  rules: HasHands<unknown, Win, L> = cardFree() as unknown as HasHands<unknown, Win, L>,
  options: LayoutOptions = {},
): Iterable<L> {
  return rules.hands.layouts(options);
}
