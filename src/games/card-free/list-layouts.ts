import { NEWS } from './kinds';
import { layoutBlocksOf, shapeOf } from './make-reading';
import type { CardFreeOptions } from './options';
import { HAND_SIZE } from './patterns';
import type { Rack } from './rack';
import { type Circumstances, isForbidden } from './restrictions';
import { layoutSearch } from './search-layouts';
import { NO_CATEGORY } from './sets';
import type { Layout } from './vocabulary';

const EMPTY: Rack = {
  counts: /* @__PURE__ */ Array.from({ length: NEWS + 1 }, () => 0),
  jokers: 0,
  tiles: 0,
  exposed: [],
  exposedJokers: [],
  concealed: true,
};

/** What asks least of a layout: nothing exposed, no jokers. */
const AT_BEST: Circumstances = { exposed: false, jokers: false, selfPicked: undefined };

/** Every distinct layout in the order of equals (CF-24), made set by set as they are asked for. */
export function* listLayouts(options: CardFreeOptions, dragonHands: boolean): Generator<Layout> {
  for (const found of layoutSearch(EMPTY, options).inOrder(HAND_SIZE)) {
    if (isForbidden(found, AT_BEST, options) || (found.category === NO_CATEGORY && !dragonHands)) continue;
    yield { ...shapeOf(found), blocks: layoutBlocksOf(found) };
  }
}
