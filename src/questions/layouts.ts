import { expectShape } from '../core/shape';
import { standardCardFree } from '../games/card-free/make-card-free';
import type { Layout } from '../games/card-free/vocabulary';
import { expectRules, LAYOUTS_PART } from '../hands/expect-rules';
import type { HasLayouts, LayoutOptions } from '../hands/rule-parts';

/**
 * Every distinct winning layout of the rules, made one by one as they are asked for: blocks with
 * their tiles and sizes, jokers aside. The order is that of equal readings (CF-24): category,
 * pattern, set ascending, blocks in rack order; Dragon Hands, if asked for, come first.
 */
export function layouts(): Iterable<Layout>;
/** Every distinct winning layout of the given rules, made one by one. */
export function layouts<L>(rules: HasLayouts<L>, options?: LayoutOptions): Iterable<L>;
export function layouts<L>(
  rules: HasLayouts<L> = standardCardFree() as unknown as HasLayouts<L>,
  options?: LayoutOptions,
): Iterable<L> {
  expectRules(rules, LAYOUTS_PART);
  expectShape(
    options ?? {},
    { dragonHands: 'boolean?' },
    '`layouts` needs options such as { dragonHands: true }',
  );
  return rules.hands.layouts(options ?? {});
}
