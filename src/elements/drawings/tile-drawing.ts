import { englishName } from '../../tiles/english-names';
import type { Tile } from '../../tiles/tile';
import { faceOf } from '../../tiles/tile-faces';
import { BONUS_SHAPES, FLOWER, JOKER } from './flowers';
import { DRAGON_SHAPES, WIND_SHAPES } from './honors';
import { INK, rect, type Shape, word } from './shape';
import { bams, craks, dots } from './suits';

/** How a tile looks: drawn with its letters, in words, or as its Unicode character. */
export type TileLook = 'drawn' | 'words' | 'unicode';

/** The view box of every tile. */
export const TILE_BOX = '0 0 60 80';

const SUIT_INKS: Readonly<Record<string, string>> = { B: INK.green, C: INK.red, D: INK.blue };
const OTHER_INKS: Readonly<Partial<Record<Tile, string>>> = {
  RD: INK.red,
  GD: INK.green,
  WD: INK.blue,
  YD: INK.gold,
  F: INK.red,
  J: INK.red,
};

const isSuitTile = (tile: Tile): boolean => /^[1-9]/.test(tile);

/** The ink of a tile’s letters: flowers with a number are red, seasons black (CS-1). */
const inkOf = (tile: Tile): string =>
  (isSuitTile(tile) ? SUIT_INKS[tile.charAt(1)] : OTHER_INKS[tile]) ??
  (tile.startsWith('F') ? INK.red : INK.black);

/** The body of a tile: its bamboo back, and the face with a thin edge. */
const BODY: readonly Shape[] = [
  rect(2, 5, 56, 74, 7, { fill: '#2f6b4f' }),
  rect(2, 3, 56, 74, 7, { fill: '#d9cfae' }),
  rect(2, 1, 56, 74, 7, { fill: '#fffdf4', stroke: '#b9ae8b', 'stroke-width': 1 }),
];

const PICTURES: Readonly<Partial<Record<Tile, readonly Shape[]>>> = {
  F: FLOWER,
  J: JOKER,
  ...WIND_SHAPES,
  ...DRAGON_SHAPES,
  ...BONUS_SHAPES,
};

const SUITS: Readonly<Record<string, (number: number) => readonly Shape[]>> = { B: bams, C: craks, D: dots };

const pictureOf = (tile: Tile): readonly Shape[] =>
  PICTURES[tile] ?? SUITS[tile.charAt(1)]?.(Number(tile.charAt(0))) ?? [];

/** The tile’s notation in the corner. */
const letters = (tile: Tile): Shape => {
  const shape = word(tile, 6.4, 14.6, 12.5, inkOf(tile));
  return { ...shape, attributes: { ...shape.attributes, 'text-anchor': 'start' } };
};

/** The text on a tile in words: a large sign, and a word below it. */
const wordsOf = (tile: Tile): readonly [sign: string, below: string] => {
  // A white dragon is read as zero.
  if (tile === 'WD') return ['0', 'Soap'];
  const [first = '', second = ''] = englishName(tile).split(' ');
  if (isSuitTile(tile)) return [first, second];
  return [/\d/.test(tile) ? tile.charAt(1) : tile.charAt(0), first];
};

const inWords = (tile: Tile): readonly Shape[] => {
  const [sign, below] = wordsOf(tile);
  const name = word(below, 30, 65, below.length > 5 ? 12 : 14.5, inkOf(tile));
  // A long word is fitted to the width of the tile, whatever its letters.
  const fitted = { textLength: 48, lengthAdjust: 'spacingAndGlyphs' };
  return [
    word(sign, 30, 44, 38, inkOf(tile)),
    below.length > 5 ? { ...name, attributes: { ...name.attributes, ...fitted } } : name,
  ];
};

/** The Unicode character, and the letters in the corner in case the font does not have it. */
const inUnicode = (tile: Tile): readonly Shape[] => {
  const face = word(faceOf(tile), 31, 66, tile === 'YD' ? 26 : 50, inkOf(tile));
  return [{ ...face, attributes: { ...face.attributes, 'font-weight': 400 } }, letters(tile)];
};

/** The shapes of a tile in `TILE_BOX`, from back to front. */
export const tileShapes = (tile: Tile, look: TileLook = 'drawn'): readonly Shape[] => {
  if (look === 'words') return [...BODY, ...inWords(tile)];
  if (look === 'unicode') return [...BODY, ...inUnicode(tile)];
  return [...BODY, ...pictureOf(tile), letters(tile)];
};

export const BACK: readonly Shape[] = [
  rect(2, 5, 56, 74, 7, { fill: '#d9cfae' }),
  rect(2, 1, 56, 74, 7, { fill: '#2f6b4f', stroke: '#24543d' }),
  rect(10, 9, 40, 58, 4, { fill: 'none', stroke: '#5d9a7c', 'stroke-width': 2 }),
];
