import { TILES, type Tile } from '../tiles/tile';

/** Which tiles a game has, and how many of each. */
export interface TileSet {
  /** Copies by tile; a tile left out does not exist in the game. */
  readonly copies: Readonly<Partial<Record<Tile, number>>>;
  /** The same by place in `TILES`, 0 for a tile the game does not have. */
  readonly byIndex: readonly number[];
  /** The number of the rule that says so. */
  readonly rule: string;
}

/** A tile set from the copies of each tile and the rule it comes from. */
export const tileSet = (copies: Readonly<Partial<Record<Tile, number>>>, rule: string): TileSet =>
  Object.freeze({
    copies: Object.freeze({ ...copies }),
    byIndex: Object.freeze(TILES.map((tile) => copies[tile] ?? 0)),
    rule,
  });
