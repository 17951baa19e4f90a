import { expectShape } from '../core/shape';
import { expectRules, LAYOUTS_PART } from '../hands/expect-rules';
import type { HasLayouts, LayoutOptions } from '../hands/rule-parts';
import { expectAsked } from './expect-asked';

/** Which layouts are asked for. */
export interface LayoutQuestion<Layout> extends LayoutOptions {
  /** The rules. */
  readonly rules: HasLayouts<Layout>;
}

/** Every distinct winning layout of the given rules, made one by one as they are asked for. */
export const layouts = <Layout>(asked: LayoutQuestion<Layout>): Iterable<Layout> => {
  expectAsked(asked, 'layouts', ['rules', 'dragonHands']);
  expectRules(asked?.rules, LAYOUTS_PART);
  const { rules, dragonHands } = asked;
  expectShape(
    { dragonHands },
    { dragonHands: 'boolean?' },
    '`layouts` needs options such as { dragonHands: true }',
  );
  return rules.hands.layouts(dragonHands === undefined ? {} : { dragonHands });
};
