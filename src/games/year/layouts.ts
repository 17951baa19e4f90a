import { costedParts, type Supply } from '../../melds/least-cost';
import { type Bounds, kindsOf, nearestHands, partHands } from '../../melds/near-hands';
import { tilesAt } from '../../melds/set-shape';
import type { YearOptions } from './options';
import { HAND_SIZE, partsOf } from './parts';
import { yearTiles } from './tiles';
import type { YearLayout } from './vocabulary';

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
  const { hands } = nearestHands(partsOf(options), allTiles(options), HAND_SIZE, true);
  for (const hand of hands) yield { tiles: tilesAt(kindsOf(hand)) };
}

const SIZES: readonly number[] = /* @__PURE__ */ Array.from({ length: HAND_SIZE + 1 }, (_, size) => size);

const NOTHING_MISSING: Bounds = /* @__PURE__ */ SIZES.map(() => 0);

/** By size, how many hands two groups of parts make together. */
const bothCounts = (one: readonly number[], other: readonly number[]): readonly number[] =>
  SIZES.map((size) =>
    one.slice(0, size + 1).reduce((sum, own, at) => sum + own * (other[size - at] ?? 0), 0),
  );

/** How many winning hands of 14 concealed tiles there are (YG-11): what each part makes is independent of the others. */
export const countLayouts = (options: YearOptions): number => {
  const counts = costedParts(partsOf(options), allTiles(options)).map((part): readonly number[] => {
    const hands = [...partHands(part, NOTHING_MISSING)];
    return SIZES.map((size) => hands.filter(({ made }) => made === size).length);
  });
  return counts.reduce(bothCounts)[HAND_SIZE] ?? 0;
};
