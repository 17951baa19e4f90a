import { JOKER } from '../../../tiles/tile-index';
import { type Exchange, exchangeFor } from '../layouts/exchange';
import { HAND_SIZE } from '../layouts/patterns';
import { hasJokers, type Rack } from '../layouts/rack';
import { type Circumstances, isForbidden } from '../layouts/restrictions';
import { layoutSearch } from '../layouts/search';
import type { CardFreeOptions } from '../options';

const MOST_LISTED = 3;
/** How far beyond the nearest layout one is looked for, if jokers or the win rule that one out. */
const MOST_BEYOND = 2;

const jokersAmong = (tiles: readonly number[]): number => tiles.filter((tile) => tile === JOKER).length;

/** The first three of the layouts nearest to a hand whose melds are sound (docs/reasons.md). */
export const findNearest = (
  rack: Rack,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly Exchange[] => {
  const search = layoutSearch(rack, options);
  const onTable = hasJokers({ ...rack, jokers: 0 });
  const least = search.least();
  const farthest = Math.min(HAND_SIZE, least + MOST_BEYOND);
  for (let distance = least; distance <= farthest; distance++) {
    const near: Exchange[] = [];
    for (const layout of search.within(distance)) {
      const exchange = exchangeFor(layout, rack, options);
      if (exchange === undefined) continue;
      const jokers = onTable || rack.jokers + jokersAmong(exchange.missing) > jokersAmong(exchange.tooMany);
      if (isForbidden(layout, { ...circumstances, jokers }, options)) continue;
      if (near.push(exchange) === MOST_LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};
