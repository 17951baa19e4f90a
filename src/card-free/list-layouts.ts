import { compareFound, type Found } from './found';
import { NEWS } from './kinds';
import { layoutBlocksOf, shapeOf } from './make-reading';
import type { CardFreeOptions } from './options';
import { HAND_SIZE, PATTERN_SIZES } from './patterns';
import type { Rack } from './rack';
import { type Circumstances, isForbidden } from './restrictions';
import { layoutSearch } from './search-layouts';
import { NO_CATEGORY } from './sets';
import { CATEGORIES, type Layout } from './vocabulary';

const EMPTY: Rack = {
  counts: /* @__PURE__ */ Array.from({ length: NEWS + 1 }, () => 0),
  jokers: 0,
  tiles: 0,
  exposed: [],
  exposedJokers: [],
};

/** What asks least of a layout: nothing exposed, no jokers. */
const AT_BEST: Circumstances = { exposed: false, jokers: false, selfPicked: undefined };

/** The layouts of one category and pattern in the order of equals; Dragon Hands are a category without a pattern. */
const someLayouts = (category: number, pattern: number, options: CardFreeOptions): readonly Found[] =>
  layoutSearch(EMPTY, options, undefined, { category, pattern })(HAND_SIZE)
    .filter((one) => one.category === category && !isForbidden(one, AT_BEST, options))
    .sort(compareFound);

/** Every distinct layout in the order of equals (CF-24), made by category and pattern as they are asked for. */
export function* listLayouts(options: CardFreeOptions, dragonHands: boolean): Generator<Layout> {
  for (const category of [...(dragonHands ? [NO_CATEGORY] : []), ...CATEGORIES.keys()]) {
    for (const { place } of category === NO_CATEGORY ? PATTERN_SIZES.slice(0, 1) : PATTERN_SIZES) {
      for (const found of someLayouts(category, place, options)) {
        yield { ...shapeOf(found), blocks: layoutBlocksOf(found) };
      }
    }
  }
}
