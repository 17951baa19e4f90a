import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import type { Hand, Meld } from './hand';
import { LIMITS } from './limits';
import type { TileSet } from './tile-set';

/*
 * The quick yes: one pass that reads a hand, which may be any value whatever, and counts its tiles.
 * Hand faults says slowly what is wrong where this says no. Counting into one array that is used
 * again and again saves an allocation in the hottest function of the library; that is why the
 * counts are lent for the length of one call.
 */

/** A hand with all its lists. */
export interface WholeHand extends Hand {
  /** The melds, none if the hand named none. */
  readonly melds: readonly Meld[];
  /** The flowers laid aside, none if the hand named none. */
  readonly flowers: readonly Tile[];
}

/** A hand whose lists are within the limits and whose tiles exist, with its concealed tiles counted. */
export interface CheckedHand extends WholeHand {
  /** How many of each tile of `TILES` are concealed. Lent: the next hand checked overwrites it. */
  readonly counts: Readonly<Uint8Array>;
  /** Bit i is set if tile i of `TILES` is concealed, for i from 0 to 31. */
  readonly lowKinds: number;
  /** Bit i is set if tile 32 + i of `TILES` is concealed. */
  readonly highKinds: number;
}

const NONE: readonly never[] = Object.freeze([]);

const concealedCounts: Uint8Array = /* @__PURE__ */ new Uint8Array(48);
const allCounts: Uint8Array = /* @__PURE__ */ new Uint8Array(48);

/** An own data property of a value from outside; undefined if there is none. */
export const ownValue = (object: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(object, key)?.value;

/** A list from outside, read once; undefined if it is no list, or longer than `limit`. */
export const ownList = (value: unknown, limit: number): readonly unknown[] | undefined => {
  if (!Array.isArray(value) || value.length > limit) return undefined;
  return Array.from({ length: value.length }, (_, index) => ownValue(value, String(index)));
};

const checkedTiles = (value: unknown, tiles: TileSet): readonly Tile[] | undefined => {
  const list = ownList(value, LIMITS.tiles);
  if (list === undefined) return undefined;
  for (const tile of list) {
    const index = tileIndex(tile);
    if (index < 0 || ++allCounts[index]! > tiles.byIndex[index]!) return undefined;
  }
  return list as readonly Tile[];
};

const checkedMeld = (value: unknown, tiles: TileSet): Meld | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const list = checkedTiles(ownValue(value, 'tiles'), tiles);
  const concealed = ownValue(value, 'concealed');
  if (list === undefined || list.length === 0) return undefined;
  if (concealed !== undefined && typeof concealed !== 'boolean') return undefined;
  return { tiles: list, concealed: concealed === true };
};

const checkedMelds = (value: unknown, tiles: TileSet): readonly Meld[] | undefined => {
  const list = ownList(value, LIMITS.melds);
  if (list === undefined) return undefined;
  const melds: Meld[] = [];
  for (const item of list) {
    const meld = checkedMeld(item, tiles);
    if (meld === undefined) return undefined;
    melds.push(meld);
  }
  return melds;
};

/** The hand, if it is one whose tiles the game has; undefined for any other value. */
export const checkHand = (value: unknown, tiles: TileSet): CheckedHand | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const concealed = ownValue(value, 'concealed');
  if (!Array.isArray(concealed) || concealed.length > LIMITS.tiles) return undefined;
  const limits = tiles.byIndex;
  const counts = concealedCounts;
  counts.fill(0);
  let lowKinds = 0;
  let highKinds = 0;
  for (let place = 0; place < concealed.length; place++) {
    const index = tileIndex(concealed[place]);
    if (index < 0 || ++counts[index]! > limits[index]!) return undefined;
    if (index < 32) lowKinds |= 1 << index;
    else highKinds |= 1 << (index - 32);
  }
  let melds: readonly Meld[] | undefined = NONE;
  let flowers: readonly Tile[] | undefined = NONE;
  const ownMelds = ownValue(value, 'melds');
  const ownFlowers = ownValue(value, 'flowers');
  if (ownMelds !== undefined || ownFlowers !== undefined) {
    allCounts.set(counts);
    if (ownMelds !== undefined) melds = checkedMelds(ownMelds, tiles);
    if (ownFlowers !== undefined) flowers = checkedTiles(ownFlowers, tiles);
    if (melds === undefined || flowers === undefined) return undefined;
    const meldTiles = melds.reduce((sum, meld) => sum + meld.tiles.length, 0);
    if (concealed.length + meldTiles + flowers.length > LIMITS.tiles) return undefined;
  }
  return { concealed, melds, flowers, counts, lowKinds, highKinds };
};
