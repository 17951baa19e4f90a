import { TILES } from '../../../tiles/tile';
import type { VariantGroup } from './parsed-line';

const places: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);

/** How many places some groups have for each tile of `TILES`. Lent: the next call overwrites it. */
export const placesOf = (groups: readonly VariantGroup[]): Readonly<Uint8Array> => {
  places.fill(0);
  for (const { needs } of groups) for (const need of needs) places[need.index]! += need.places;
  return places;
};
