import { spareTiles } from '../../../jokers/missing';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import { ascending, type CodedLayout } from '../layouts/blocks';
import { HAND_SIZE } from '../layouts/patterns';
import { hasJokers, jokersAmong, type Rack } from '../layouts/rack';
import { type Circumstances, isForbidden } from '../layouts/restrictions';
import { layOut, layoutsWithin, leastDistance } from '../layouts/search';
import type { CardFreeOptions } from '../options';

/** What must be exchanged so that a hand becomes a layout. */
export interface Exchange {
  /** The layout. */
  readonly layout: CodedLayout;
  /** The tiles that are missing after the jokers have filled what they may, by index. */
  readonly missing: readonly number[];
  /** The concealed tiles that are too much, by index. */
  readonly tooMany: readonly number[];
}

/**
 * The exchange that makes a layout of a hand; none if its exposures do not fit. Jokers go first where the game has no
 * natural tile left, such as the fifth of a quint (CF-3).
 */
const exchangeFor = (layout: CodedLayout, rack: Rack, options: CardFreeOptions): Exchange | undefined => {
  const laid = layOut(layout, rack, options);
  if (laid === undefined) return undefined;
  const { needs, gaps } = laid;
  const beyondCopies = (tile: number): number => {
    const { own = 0, jokers = 0 } = needs.find(({ kind }) => kind === tile) ?? {};
    return Math.max(0, own + jokers - (tile === FLOWER ? 8 : 4));
  };
  const open = gaps.open.map((tile, at) => (gaps.open[at + beyondCopies(tile)] === tile ? tile : JOKER));
  const left = open.sort((one, other) => other - one).slice(rack.jokers);
  return {
    layout,
    missing: [...gaps.bare, ...left].sort(ascending),
    tooMany: spareTiles(gaps),
  };
};

const MOST_LISTED = 3;
/** How far beyond the nearest layout one is looked for, if jokers or the win rule that one out. */
const MOST_BEYOND = 2;

/** The first three of the layouts nearest to a hand whose melds are sound (docs/reasons.md). */
export const findNearest = (
  rack: Rack,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly Exchange[] => {
  const onTable = hasJokers({ ...rack, jokers: 0 });
  const least = leastDistance(rack, options);
  const farthest = Math.min(HAND_SIZE, least + MOST_BEYOND);
  for (let distance = least; distance <= farthest; distance++) {
    const near: Exchange[] = [];
    for (const layout of layoutsWithin(distance, rack, options)) {
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
