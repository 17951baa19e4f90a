import { countHands, everything, kindsOf, nearestHands } from '../../melds/near-hands';
import { setsAndPair } from '../../melds/part-steps';
import { type Part, tilesAt } from '../../melds/set-shape';
import { PARTS, SETS } from './parts';
import { chineseTiles } from './tiles';
import type { ChineseLayout } from './vocabulary';

/**
 * Every winning hand of 14 tiles of these parts, each once, made one by one (CS-8): no melds, no flowers, at most four
 * of a tile. A hand with more of the first tile in which two differ comes first.
 */
export function* listLayouts(parts: readonly Part[] = PARTS): Generator<ChineseLayout> {
  for (const hand of nearestHands(parts, everything(chineseTiles()), setsAndPair(SETS), 'byTiles').hands)
    yield { tiles: tilesAt(kindsOf(hand)) };
}

/** How many winning hands of 14 tiles there are (CS-8). */
export const countLayouts = (): number => countHands(PARTS, everything(chineseTiles()), setsAndPair(SETS));
