import { canBeFilled } from '../../jokers/places';
import { NO_COST } from './layouts/block-costs';
import type { CodedLayout } from './layouts/blocks';
import { HAND_SIZE } from './layouts/patterns';
import { jokersToBeHad, type Rack, tilesToBeHad } from './layouts/rack';
import { type Circumstances, isForbidden } from './layouts/restrictions';
import { dragonHandsWithin, layOut, layoutSearch } from './layouts/search';
import { setCosts } from './layouts/set-costs';
import type { CardFreeOptions } from './options';

/** What asks least of a hand with these tiles: no jokers, and a win that is not known. */
export const atBest = ({ concealed }: Rack): Circumstances => ({
  exposed: !concealed,
  jokers: false,
  selfPicked: undefined,
});

/** The most jokers that a layout needs for want of natural tiles: one in each of two quints. */
const MOST_FORCED = 2;

/** The least distance of a layout that the tiles of the game are enough for. */
const leastToBeHad = (rack: Rack, options: CardFreeOptions): number => {
  const available = tilesToBeHad(rack, options);
  const search = layoutSearch(rack, options);
  const canBeHad = (layout: CodedLayout): boolean => {
    const lack = layOut(layout, rack, options)?.lack;
    return lack !== undefined && !isForbidden(layout, atBest(rack), options) && canBeFilled(lack, available);
  };
  for (let distance = search.least(); distance <= HAND_SIZE; distance++)
    for (const layout of search.within(distance)) if (canBeHad(layout)) return distance;
  return Number.POSITIVE_INFINITY;
};

/**
 * The least number of tiles that must be exchanged so that a hand whose melds are sound wins, or, if it
 * has fewer than 14, the least number that are missing; Infinity if no layout has its exposures. How it is won
 * is taken in the hand's favor.
 */
export const distanceOf = (rack: Rack, options: CardFreeOptions): number => {
  // Only jokers that lie in exposures, or winds that a NEWS block takes as well, can leave the game short of tiles.
  if (jokersToBeHad(rack, options) < MOST_FORCED || options.newsWithWinds) return leastToBeHad(rack, options);
  const ofSets = setCosts(rack, options).least;
  const dragonHands = dragonHandsWithin(ofSets - 1, rack, options)
    .filter(
      ({ lack, layout }) =>
        canBeFilled(lack, tilesToBeHad(rack, options)) && !isForbidden(layout, atBest(rack), options),
    )
    .map(({ distance }) => distance);
  const least = Math.min(ofSets, ...dragonHands);
  return least < NO_COST ? least : Number.POSITIVE_INFINITY;
};
