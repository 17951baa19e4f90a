import { EAST, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../tiles/tile-index';
import { blockOf } from './kinds';

/** A Dragon Hand's blocks and value. */
export interface DragonHandLayout {
  /** Its place after the ten patterns: 0 Dragon's Love, 1 Dragon's Wing, 2 Dragon's Breath. */
  readonly place: number;
  /** Its fixed value in points. */
  readonly value: number;
  /** Its blocks, ascending. */
  readonly blocks: readonly number[];
}

const pair = (kind: number): number => blockOf(kind, 2);
const kong = (kind: number): number => blockOf(kind, 4);
const FLOWER_PUNG = 3;
const ONE_BAM = 1;

/** Points of each Dragon Hand, in the order of `DRAGON_HANDS` (CF-25, CF-26, CF-27). */
export const DRAGON_HAND_VALUES: readonly number[] = [50, 50, 100];

/** Place, then blocks: every layout of a Dragon Hand; Dragon's Love has one for each two dragons. */
const LAYOUTS: readonly (readonly [number, readonly number[]])[] = [
  [0, [FLOWER_PUNG, FLOWER_PUNG, kong(GREEN_DRAGON), kong(RED_DRAGON)]],
  [0, [FLOWER_PUNG, FLOWER_PUNG, kong(GREEN_DRAGON), kong(WHITE_DRAGON)]],
  [0, [FLOWER_PUNG, FLOWER_PUNG, kong(RED_DRAGON), kong(WHITE_DRAGON)]],
  [1, [pair(ONE_BAM), kong(GREEN_DRAGON), kong(RED_DRAGON), kong(WHITE_DRAGON)]],
  [
    2,
    [GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON, EAST, EAST + 1, EAST + 2, EAST + 3].map(pair),
  ],
];

/** Every layout of a Dragon Hand, in the order of equals. */
export const DRAGON_HAND_LAYOUTS: readonly DragonHandLayout[] = /* @__PURE__ */ LAYOUTS.map(([place, blocks]) => ({
  place,
  value: DRAGON_HAND_VALUES[place] as number,
  blocks,
}));
