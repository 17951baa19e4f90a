import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';

/** The tiles in rack order, in a new list. */
export const sorted = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((one, other) => tileIndex(one) - tileIndex(other));

/** A rack with one tile more, still in order. */
export const withTile = (rack: readonly Tile[], tile: Tile): readonly Tile[] => {
  const index = tileIndex(tile);
  const more = [...rack, tile];
  let place = rack.length;
  for (; place > 0 && tileIndex(rack[place - 1]) > index; place--) more[place] = rack[place - 1] as Tile;
  more[place] = tile;
  return more;
};

/** A rack without one of its tiles; the same rack if it is not there. */
export const withoutTile = (rack: readonly Tile[], tile: Tile): readonly Tile[] => {
  const place = rack.indexOf(tile);
  return place < 0 ? rack : rack.filter((_, index) => index !== place);
};

/** A rack with some tiles and without others, which may be among the first. */
export const exchanged = (
  rack: readonly Tile[],
  lost: readonly Tile[] | undefined,
  gained: readonly Tile[] | undefined,
): readonly Tile[] => {
  let changed = rack;
  if (gained !== undefined) for (const tile of gained) changed = withTile(changed, tile);
  if (lost !== undefined) for (const tile of lost) changed = withoutTile(changed, tile);
  return changed;
};

/** How many of a tile there are. */
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

/** The different tiles of a rack in order. */
export const kindsOf = (rack: readonly Tile[]): readonly Tile[] => [...new Set(rack)];

const addChoices = (
  choices: (readonly Tile[])[],
  chosen: readonly Tile[],
  rack: readonly Tile[],
  count: number,
  from: number,
): void => {
  for (let place = from; place <= rack.length - count; place++) {
    const tile = rack[place] as Tile;
    if (place > from && rack[place - 1] === tile) continue;
    const more = [...chosen, tile];
    if (count === 1) choices.push(more);
    else addChoices(choices, more, rack, count - 1, place + 1);
  }
};

/** Every choice of so many tiles of a rack in order, each choice once, in the order of the rack. */
export const choicesOf = (rack: readonly Tile[], count: number): (readonly Tile[])[] => {
  if (count === 0) return [[]];
  const choices: (readonly Tile[])[] = [];
  addChoices(choices, [], rack, count, 0);
  return choices;
};
