import { expectSound } from '../core/misuse';
import { isRecord } from '../core/own-values';
import { hasShape, type Shape } from '../core/shape';
import { TILES, type Tile } from '../tiles/tile';
import { FLOWER, isTile, JOKER, tileIndex } from '../tiles/tile-index';

/** Which tiles a game has, and how many of each. */
export interface TileSet {
  /** The number of copies by tile; tiles left out do not exist in the game. */
  readonly copies: Readonly<Partial<Record<Tile, number>>>;
  /** The number of copies by place in `TILES`, 0 for tiles the game does not have. */
  readonly byIndex: readonly number[];
  /** The number of the rule that says which tiles there are. */
  readonly rule: string;
}

/** The most copies of one tile. */
const MOST_COPIES = 255;

/** Whether a value is a possible number of copies; undefined counts as none. */
export const isCount = (value: unknown): boolean =>
  value === undefined ||
  (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_COPIES);

const EACH_TILE: Shape = /* @__PURE__ */ Object.fromEntries(TILES.map((tile) => [tile, 'number?']));

/**
 * Makes a tile set from the number of copies of each tile, for a rule set or a game of your own.
 *
 * @param copies - The number of copies by tile; tiles left out are not in the set.
 * @param rule - The number of the rule that says which tiles there are.
 * @returns The set, frozen. An unknown tile, or a count that is not a whole number from 0 to 255, throws a `MisuseError`.
 * @example
 * ```ts
 * import { tileSet } from 'mahjongg';
 *
 * tileSet({ '1B': 4, RD: 4, J: 8 }, 'SR-1').copies; // => { '1B': 4, RD: 4, J: 8 }
 * ```
 */
export const tileSet = (copies: Readonly<Partial<Record<Tile, number>>>, rule: string): TileSet => {
  const isSound =
    isRecord(copies) &&
    Object.keys(copies).every(isTile) &&
    hasShape(copies, EACH_TILE) &&
    Object.values(copies).every(isCount);
  expectSound(isSound, `\`tileSet\` needs the number of copies of each tile, 0 to ${MOST_COPIES}`, copies);
  return Object.freeze({
    copies: Object.freeze(Object.fromEntries(Object.entries(copies))),
    byIndex: Object.freeze(TILES.map((tile) => copies[tile] ?? 0)),
    rule,
  });
};

const LAST_WIND = 34;

/** The tiles of an American game with this many flowers and as many jokers. */
export const tilesWith = (flowers: number, rule: string): TileSet => {
  const copies = TILES.map((tile) => {
    const index = tileIndex(tile);
    return [tile, index === FLOWER || index === JOKER ? flowers : 4] as const;
  });
  const used = copies.filter(([tile]) => tileIndex(tile) <= LAST_WIND || tile === 'J');
  return tileSet(Object.fromEntries(used), rule);
};
