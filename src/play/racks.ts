import type { Meld } from '../hands/hand';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';

/** The tiles in rack order, in a new list. */
export const sorted = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((one, other) => tileIndex(one) - tileIndex(other));

/** A rack with one more tile, still in order. */
export const withTile = (rack: readonly Tile[], tile: Tile): readonly Tile[] => {
  let place = rack.length;
  while (place > 0 && tileIndex(rack[place - 1]) > tileIndex(tile)) place--;
  return [...rack.slice(0, place), tile, ...rack.slice(place)];
};

/** A rack without one of its tiles; the same rack if it is not there. */
export const withoutTile = (rack: readonly Tile[], tile: Tile): readonly Tile[] => {
  const place = rack.indexOf(tile);
  return place < 0 ? rack : rack.filter((_, index) => index !== place);
};

/** Tiles without some of them, each taken out once. */
export const without = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce(withoutTile, tiles);

/** A rack with the gained tiles and without the lost ones; a tile may be in both. */
export const exchanged = (
  rack: readonly Tile[],
  lost: readonly Tile[] = [],
  gained: readonly Tile[] = [],
): readonly Tile[] => without(gained.reduce(withTile, rack), lost);

export const tilesOf = (melds: readonly Meld[]): readonly Tile[] => melds.flatMap(({ tiles }) => tiles);

export const countOf = (tiles: readonly Tile[], tile: Tile): number => {
  let count = 0;
  for (const one of tiles) if (one === tile) count++;
  return count;
};

/** Whether a rack holds all of these tiles. */
export const holds = (rack: readonly Tile[], tiles: readonly Tile[]): boolean =>
  tiles.every((tile) => countOf(tiles, tile) <= countOf(rack, tile));

/** Whether two lists hold the same tiles, in any order. */
export const sameTiles = (one: readonly Tile[], other: readonly Tile[]): boolean =>
  one.length === other.length && holds(one, other);

/** The distinct tiles of a rack, in its order. */
export const kindsOf = (rack: readonly Tile[]): readonly Tile[] => [...new Set(rack)];

/** Every choice of `count` tiles from a sorted rack, each choice once, in the order of the rack. */
export const choicesOf = (rack: readonly Tile[], count: number, from = 0): (readonly Tile[])[] => {
  if (count === 0) return [[]];
  const choices: (readonly Tile[])[] = [];
  for (let place = from; place <= rack.length - count; place++) {
    const tile = rack[place];
    if (tile === undefined || (place > from && rack[place - 1] === tile)) continue;
    for (const others of choicesOf(rack, count - 1, place + 1)) choices.push([tile, ...others]);
  }
  return choices;
};
