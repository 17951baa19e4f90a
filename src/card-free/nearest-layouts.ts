import { JOKER } from '../tiles/tile-index';
import { type Exchange, fitLayout } from './fit-layout';
import { compareFound, type Found } from './found';
import type { CardFreeOptions } from './options';
import { hasJokers, type Rack } from './rack';
import { type Circumstances, isForbidden } from './restrictions';
import { layoutSearch } from './search-layouts';

/** A layout and what must be exchanged for it. */
export interface NearLayout extends Exchange {
  /** The layout. */
  readonly found: Found;
}

const MOST_LISTED = 3;

const jokersAmong = (tiles: readonly number[]): number => tiles.filter((tile) => tile === JOKER).length;

/** The first three of the layouts nearest to a hand whose melds are sound (docs/reasons.md). */
export const findNearest = (
  rack: Rack,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly NearLayout[] => {
  const search = layoutSearch(rack, options);
  const onTable = hasJokers({ ...rack, jokers: 0 });
  for (let distance = 0; distance <= 14; distance++) {
    const near: NearLayout[] = [];
    for (const found of search(distance).sort(compareFound)) {
      const fit = fitLayout(found.blocks, rack, options) as Exchange;
      const jokers = onTable || rack.jokers + jokersAmong(fit.missing) > jokersAmong(fit.tooMany);
      if (!isForbidden(found, { ...circumstances, jokers }, options)) near.push({ found, ...fit });
      if (near.length === MOST_LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};
