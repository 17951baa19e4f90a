import { JOKER } from '../../tiles/tile-index';
import { type Exchange, fitLayout } from './fit-layout';
import type { Found } from './found';
import type { CardFreeOptions } from './options';
import { HAND_SIZE } from './patterns';
import { hasJokers, type Rack } from './rack';
import { brokenLevel, type Circumstances, isForbidden, isRestricted } from './restrictions';
import { layoutSearch } from './search-layouts';
import { NO_CATEGORY } from './sets';

/** A layout and what must be exchanged for it. */
export interface NearLayout extends Exchange {
  /** The layout. */
  readonly found: Found;
}

const MOST_LISTED = 3;
/** How far beyond the nearest layout one is looked for, if jokers or the win rule that one out. */
const MOST_BEYOND = 2;

const jokersAmong = (tiles: readonly number[]): number => tiles.filter((tile) => tile === JOKER).length;

/** The first three of the layouts nearest to a hand whose melds are sound (docs/reasons.md). */
export const findNearest = (
  rack: Rack,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly NearLayout[] => {
  // Jokers and the win depend on the exchange; the rest of the restrictions on the kinds alone.
  const atBest = { ...circumstances, jokers: false };
  const exposed: Found = { category: NO_CATEGORY, set: 0, pattern: -1, blocks: rack.exposed };
  const isImpossible = brokenLevel(exposed, atBest, options) > 0;
  const search = layoutSearch(
    rack,
    options,
    isRestricted(options) ? (draft) => !isImpossible && !isForbidden(draft, atBest, options) : undefined,
  );
  const onTable = hasJokers({ ...rack, jokers: 0 });
  let farthest = isImpossible && options.levelsBindDragonHands ? 0 : HAND_SIZE;
  // A hand of the right size that does not win has no layout without an exchange, unless a restriction forbids it.
  const nearest = rack.tiles === HAND_SIZE && !isRestricted(options) ? 1 : 0;
  for (let distance = nearest; distance <= farthest; distance++) {
    const near: NearLayout[] = [];
    for (const found of search.inOrder(distance)) {
      farthest = Math.min(farthest, distance + MOST_BEYOND);
      const fit = fitLayout(found.blocks, rack, options) as Exchange;
      const jokers = onTable || rack.jokers + jokersAmong(fit.missing) > jokersAmong(fit.tooMany);
      if (isForbidden(found, { ...circumstances, jokers }, options)) continue;
      if (near.push({ found, ...fit }) === MOST_LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};
