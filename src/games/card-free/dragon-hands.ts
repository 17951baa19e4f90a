import { EAST, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../tiles/tile-index';

/** A Dragon Hand's blocks. */
export interface DragonHandLayout {
  /** Its place after the ten patterns: 0 Dragon's Love, 1 Dragon's Wing, 2 Dragon's Breath. */
  readonly place: number;
  /** Its blocks, ascending. */
  readonly blocks: readonly number[];
}

const pair = (kind: number): number => kind * 8 + 2;
const kong = (kind: number): number => kind * 8 + 4;
/** The block of three flowers, of which Dragon's Love has two. */
export const FLOWER_PUNG = 3;
const ONE_BAM = 1;

/** Points of each Dragon Hand, in the order of `DRAGON_HANDS` (CF-25, CF-26, CF-27). */
export const DRAGON_HAND_VALUES: readonly number[] = [50, 50, 100];

const DRAGONS: readonly number[] = [GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON];

const love = (without: number): DragonHandLayout => ({
  place: 0,
  blocks: [FLOWER_PUNG, FLOWER_PUNG, ...DRAGONS.filter((dragon) => dragon !== without).map(kong)],
});

/** Every layout of a Dragon Hand, in the order of equals; Dragon's Love has one for each two dragons. */
export const DRAGON_HAND_LAYOUTS: readonly DragonHandLayout[] = /* @__PURE__ */ (() => [
  love(WHITE_DRAGON),
  love(RED_DRAGON),
  love(GREEN_DRAGON),
  { place: 1, blocks: [pair(ONE_BAM), ...DRAGONS.map(kong)] },
  { place: 2, blocks: [...DRAGONS, EAST, EAST + 1, EAST + 2, EAST + 3].map(pair) },
])();
