import { expectShape } from '../core/shape';
import { expectRules, LAYOUTS_PART } from '../hands/expect-rules';
import type { HasLayouts, LayoutOptions } from '../hands/rule-parts';

/** Every distinct winning layout of the given rules, made one by one as they are asked for. */
export const layouts = <L>(rules: HasLayouts<L>, options?: LayoutOptions): Iterable<L> => {
  expectRules(rules, LAYOUTS_PART);
  expectShape(
    options ?? {},
    { dragonHands: 'boolean?' },
    '`layouts` needs options such as { dragonHands: true }',
  );
  return rules.hands.layouts(options ?? {});
};
