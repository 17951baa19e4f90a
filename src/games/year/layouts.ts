import { countHands, everything, kindsOf, nearestHands } from '../../melds/near-hands';
import { tilesAt } from '../../melds/set-shape';
import type { YearOptions } from './options';
import { HAND_SIZE, partsOf } from './parts';
import { yearTiles } from './tiles';
import type { YearLayout } from './vocabulary';

/**
 * Every winning hand of 14 concealed tiles, each once, made one by one (YG-11): the nearest hands to
 * everything there is. Hands with more bams come first, then more craks, dots, winds, dragons; of those with
 * as many, the one with more of the first tile in which they differ.
 */
export function* listLayouts(options: YearOptions): Generator<YearLayout> {
  const all = everything(yearTiles(options.bonusCopies));
  for (const hand of nearestHands(partsOf(options), all, HAND_SIZE, 'largerFirst').hands)
    yield { tiles: tilesAt(kindsOf(hand)) };
}

/** How many winning hands of 14 concealed tiles there are (YG-11). */
export const countLayouts = (options: YearOptions): number =>
  countHands(partsOf(options), everything(yearTiles(options.bonusCopies)), HAND_SIZE);
