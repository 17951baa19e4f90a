import { TILES, type Tile } from '../tiles/tile';
import { nearestTargets } from './combine-parts';
import { HAND_SIZE } from './hand-parts';
import type { YearOptions } from './options';
import { partsOf } from './set-shapes';
import type { YearLayout } from './vocabulary';
import { yearTiles } from './year-tiles';

/** The tiles of some counts of kinds. */
export const tilesOf = (kinds: readonly number[], counts: readonly number[]): readonly Tile[] =>
  kinds.flatMap((kind, place) => Array.from({ length: counts[place] as number }, () => TILES[kind] as Tile));

/**
 * Every winning hand of 14 concealed tiles, each once, made one by one (YG-11). Every tile there is at
 * hand, so these are the nearest hands to all tiles: none is missing. Hands with more bams come first, then more
 * craks, dots, winds, dragons; of those with as many, the one with more of the first tile in which they differ.
 */
export function* listLayouts(options: YearOptions): Generator<YearLayout> {
  const parts = partsOf(options);
  const all = Uint8Array.from({ length: 48 }, (_, kind) => yearTiles(options.bonusCopies).byIndex[kind] ?? 0);
  const { hands } = nearestTargets(parts, { held: all, most: all }, HAND_SIZE);
  for (const hand of hands) {
    yield { tiles: parts.flatMap(({ kinds }, at) => tilesOf(kinds, hand[at] as readonly number[])) };
  }
}
