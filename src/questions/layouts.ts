import { expectShape } from '../core/shape';
import { LAYOUTS_PART } from '../hands/expect-rules';
import type { ByRules, HasLayouts, LayoutOf, LayoutOptions } from '../hands/rule-parts';
import { readAsked } from './read-asked';

/** Which layouts to list, by which rules. */
export interface LayoutQuestion<Rules extends HasLayouts<unknown>> extends LayoutOptions, ByRules<Rules> {}

/**
 * Lists every distinct winning layout in the rules given, made one at a time as you go.
 *
 * @param asked - The `rules`; `dragonHands: true` lists the Dragon Hands of Card Free too.
 * @returns The layouts, for use in `for … of`: Card Free has 179,341, the Year game 306 million. Rules that cannot list layouts
 * throw a `MisuseError`.
 * @example
 * ```ts
 * import { americanCard, layouts, practiceCard } from 'mahjongg/american';
 *
 * const [first] = layouts({ rules: americanCard(practiceCard) });
 * first?.section; // => 'Year'
 * ```
 */
export const layouts = <Rules extends HasLayouts<unknown>>(
  asked: LayoutQuestion<Rules>,
): Iterable<LayoutOf<Rules>> => {
  type Asked = LayoutQuestion<HasLayouts<LayoutOf<Rules>>>;
  const { rules, dragonHands } = readAsked<Asked>(asked, 'layouts', ['rules', 'dragonHands'], [LAYOUTS_PART]);
  const needs = '`layouts` needs options such as { dragonHands: true }';
  expectShape({ dragonHands }, { dragonHands: 'boolean?' }, needs);
  return rules.hands.layouts(dragonHands === undefined ? {} : { dragonHands });
};
