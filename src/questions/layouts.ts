import { expectShape } from '../core/shape';
import { LAYOUTS_PART } from '../hands/expect-rules';
import type { HasLayouts, LayoutOptions } from '../hands/rule-parts';
import { readAsked } from './read-asked';

/** Which layouts are asked for. */
export interface LayoutQuestion<Layout> extends LayoutOptions {
  /** The rules. */
  readonly rules: HasLayouts<Layout>;
}

/** Every distinct winning layout of the given rules, made one by one as they are asked for. */
export const layouts = <Layout>(asked: LayoutQuestion<Layout>): Iterable<Layout> => {
  const { rules, dragonHands } = readAsked<LayoutQuestion<Layout>>(
    asked,
    'layouts',
    ['rules', 'dragonHands'],
    [LAYOUTS_PART],
  );
  expectShape(
    { dragonHands },
    { dragonHands: 'boolean?' },
    '`layouts` needs options such as { dragonHands: true }',
  );
  return rules.hands.layouts(dragonHands === undefined ? {} : { dragonHands });
};
