import { GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../../tiles/tile-index';
import { blockCode, type CodedLayout, DRAGON_KINDS, FLOWER_PUNG, WIND_KINDS } from './blocks';
import { FIRST_DRAGON_HAND } from './patterns';
import { NO_CATEGORY } from './sets';

const ONE_BAM = 1;

const pair = (kind: number): number => blockCode(kind, 2);
const kong = (kind: number): number => blockCode(kind, 4);
const dragonHand = (place: number, blocks: readonly number[]): CodedLayout => ({
  category: NO_CATEGORY,
  set: 0,
  pattern: FIRST_DRAGON_HAND + place,
  blocks,
});
const love = (without: number): CodedLayout =>
  dragonHand(0, [FLOWER_PUNG, FLOWER_PUNG, ...DRAGON_KINDS.filter((dragon) => dragon !== without).map(kong)]);

/** Every layout of a Dragon Hand, in the order of equals; Dragon's Love has one for each two dragons. */
export const DRAGON_HAND_LAYOUTS: readonly CodedLayout[] = /* @__PURE__ */ (() => [
  love(WHITE_DRAGON),
  love(RED_DRAGON),
  love(GREEN_DRAGON),
  dragonHand(1, [pair(ONE_BAM), ...DRAGON_KINDS.map(kong)]),
  dragonHand(2, [...DRAGON_KINDS, ...WIND_KINDS].map(pair)),
])();
