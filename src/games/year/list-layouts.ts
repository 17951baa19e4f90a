import { TILES, type Tile } from '../../tiles/tile';
import { nearestTargets } from './combine-parts';
import { HAND_SIZE } from './hand-parts';
import type { YearOptions } from './options';
import { partTargets, type Supply } from './part-targets';
import { type Part, partsOf } from './set-shapes';
import type { YearLayout } from './vocabulary';
import { yearTiles } from './year-tiles';

/** The tiles of some counts of kinds. */
const tilesOf = (kinds: readonly number[], counts: readonly number[]): readonly Tile[] =>
  kinds.flatMap((kind, place) => Array.from({ length: counts[place] as number }, () => TILES[kind] as Tile));

/** Everything there is: nothing is missing from any hand. */
const allTiles = ({ bonusCopies }: YearOptions): Supply => {
  const { byIndex } = yearTiles(bonusCopies);
  const all = Uint8Array.from({ length: 48 }, (_, kind) => byIndex[kind] ?? 0);
  return { held: all, most: all };
};

/**
 * Every winning hand of 14 concealed tiles, each once, made one by one (YG-11): the nearest hands to
 * everything there is. Hands with more bams come first, then more craks, dots, winds, dragons; of those with
 * as many, the one with more of the first tile in which they differ.
 */
export function* listLayouts(options: YearOptions): Generator<YearLayout> {
  const parts = partsOf(options);
  for (const hand of nearestTargets(parts, allTiles(options), HAND_SIZE).hands) {
    yield { tiles: parts.flatMap(({ kinds }, at) => tilesOf(kinds, hand[at] as readonly number[])) };
  }
}

const SIZES: readonly number[] = /* @__PURE__ */ Array.from({ length: HAND_SIZE + 1 }, (_, size) => size);

/** By size, how many hands a part alone makes. */
const ownCounts = (part: Part, supply: Supply): readonly number[] => {
  const { least, targets } = partTargets(part, supply, HAND_SIZE);
  return SIZES.map((size) => (least(size) === 0 ? [...targets(size)].length : 0));
};

/** By size, how many hands two groups of parts make together. */
const bothCounts = (one: readonly number[], other: readonly number[]): readonly number[] =>
  SIZES.map((size) =>
    SIZES.slice(0, size + 1).reduce(
      (sum, own) => sum + (one[own] as number) * (other[size - own] as number),
      0,
    ),
  );

/** How many winning hands of 14 concealed tiles there are (YG-11): what each part makes is independent of the others. */
export const countLayouts = (options: YearOptions): number => {
  const counts = partsOf(options).map((part) => ownCounts(part, allTiles(options)));
  return counts.reduce(bothCounts)[HAND_SIZE] as number;
};
