import type { Tile } from '../../tiles/tile';
import { tileFace } from '../../tiles/tile-faces';
import type { Look } from './look';

/** How wide a place of the rack is. */
const PLACE = 4;
/** The most places of one row. */
const ROW = 19;

const RED_DRAGON_COLUMNS = 2;

/** The face of a tile in its place; terminals give the red dragon two columns. */
const facePlace = (tile: Tile): string => {
  const face = tileFace(tile);
  const width = tile === 'RD' ? RED_DRAGON_COLUMNS : tile === 'YD' ? 2 : 1;
  return `${' '.repeat(PLACE - 1 - width)}${face} `;
};

const place = (text: string): string => `${text.padStart(PLACE - 1)} `;

const row = (places: readonly string[]): string => `  ${places.join('')}`.trimEnd();

const rackRow = (tiles: readonly Tile[], first: number, { ascii, style }: Look): readonly string[] => [
  ...(ascii ? [] : [row(tiles.map(facePlace))]),
  style.bold(row(tiles.map(place))),
  style.dim(row(tiles.map((_, at) => place(String(first + at))))),
];

/** The rack: the faces of the tiles, unless only ASCII is wanted, what they are called, and the number of each place. */
export const rackLines = (rack: readonly Tile[], look: Look): readonly string[] => {
  const lines: string[] = [];
  for (let first = 0; first < rack.length; first += ROW)
    lines.push(...rackRow(rack.slice(first, first + ROW), first + 1, look));
  return lines;
};
