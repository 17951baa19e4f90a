import { type BonusTile, type Dragon, type Tile, tileFace, tileName, type Wind } from 'mahjongg';
import { BONUS_SHAPES, FLOWER, JOKER } from './flowers';
import { DRAGON_SHAPES, wind } from './honors';
import { INK, type Shape, word } from './shape';
import { bams, craks, dots } from './suits';

/*
 * The drawings of the tiles, made for this library. They need nothing but `mahjongg`, so that the folder can
 * be taken into another page as it is.
 */

/** How a tile is shown: drawn with its letters, in words, or as the character of Unicode. */
export type TileStyle = 'drawn' | 'words' | 'unicode';

/** Every style. */
export const TILE_STYLES: readonly TileStyle[] = ['drawn', 'words', 'unicode'];

/** The width and the height of every drawing. */
export const TILE_SIZE: readonly [width: number, height: number] = [60, 80];

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

/** The ink of a tile's letters: flowers with a number are red, seasons black (CS-1). */
const inkOf = (tile: Tile): string =>
  (isSuitTile(tile) ? SUIT_INKS[tile.charAt(1)] : OTHER_INKS[tile]) ??
  (tile.startsWith('F') ? INK.red : INK.black);

/** The body of a tile: its bamboo back, and the face with a fine edge. */
const BODY: readonly Shape[] = [
  { name: 'rect', attributes: { x: 2, y: 5, width: 56, height: 74, rx: 7, fill: '#2f6b4f' } },
  { name: 'rect', attributes: { x: 2, y: 3, width: 56, height: 74, rx: 7, fill: '#d9cfae' } },
  {
    name: 'rect',
    attributes: {
      x: 2,
      y: 1,
      width: 56,
      height: 74,
      rx: 7,
      fill: '#fffdf4',
      stroke: '#b9ae8b',
      'stroke-width': 1,
    },
  },
];

const pictureOf = (tile: Tile): readonly Shape[] => {
  if (isSuitTile(tile)) {
    const number = Number(tile.charAt(0));
    const suit = { B: bams, C: craks, D: dots }[tile.charAt(1)];
    return suit?.(number) ?? [];
  }
  if (tile === 'F') return FLOWER;
  if (tile === 'J') return JOKER;
  if (Object.hasOwn(DRAGON_SHAPES, tile)) return DRAGON_SHAPES[tile as Dragon];
  return Object.hasOwn(BONUS_SHAPES, tile) ? BONUS_SHAPES[tile as BonusTile] : wind(tile as Wind);
};

/** The letters in the corner, those of the notation. */
const letters = (tile: Tile): Shape => {
  const shape = word(tile, 6.4, 14.6, 12.5, inkOf(tile));
  return { ...shape, attributes: { ...shape.attributes, 'text-anchor': 'start' } };
};

/** The words of a tile in words: a large sign, and a word below it. */
const wordsOf = (tile: Tile): readonly [sign: string, below: string] => {
  if (isSuitTile(tile)) return [tile.charAt(0), { B: 'Bam', C: 'Crak', D: 'Dot' }[tile.charAt(1)] ?? ''];
  const names: Readonly<Partial<Record<Tile, readonly [string, string]>>> = {
    E: ['E', 'East'],
    S: ['S', 'South'],
    W: ['W', 'West'],
    N: ['N', 'North'],
    RD: ['R', 'Red'],
    GD: ['G', 'Green'],
    WD: ['0', 'Soap'],
    YD: ['Y', 'Gold'],
    F: ['F', 'Flower'],
    J: ['J', 'Joker'],
    S1: ['1', 'Spring'],
    S2: ['2', 'Summer'],
    S3: ['3', 'Autumn'],
    S4: ['4', 'Winter'],
  };
  return names[tile] ?? [tile.charAt(1), 'Flower'];
};

const inWords = (tile: Tile): readonly Shape[] => {
  const [sign, below] = wordsOf(tile);
  const name = word(below, 30, 65, below.length > 5 ? 12 : 14.5, inkOf(tile));
  // A long word is as wide as the tile allows, whatever letters there are.
  const fitted = { textLength: 48, lengthAdjust: 'spacingAndGlyphs' };
  return [
    word(sign, 30, 44, 38, inkOf(tile)),
    below.length > 5 ? { ...name, attributes: { ...name.attributes, ...fitted } } : name,
  ];
};

/** The character, and the letters in the corner for those whose fonts do not have it. */
const inUnicode = (tile: Tile): readonly Shape[] => {
  const face = word(tileFace(tile), 31, 66, tile === 'YD' ? 26 : 50, inkOf(tile));
  const family =
    '"Noto Sans Symbols 2", "Segoe UI Symbol", "Apple Symbols", Symbola, "DejaVu Sans", sans-serif';
  return [
    { ...face, attributes: { ...face.attributes, 'font-weight': 400, 'font-family': family } },
    letters(tile),
  ];
};

/** The shapes of a tile, from the back to the front, in a field of {@link TILE_SIZE}. */
export const tileShapes = (tile: Tile, style: TileStyle = 'drawn'): readonly Shape[] => {
  if (style === 'words') return [...BODY, ...inWords(tile)];
  if (style === 'unicode') return [...BODY, ...inUnicode(tile)];
  return [...BODY, ...pictureOf(tile), letters(tile)];
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const shapeText = ({ name, attributes, text }: Shape): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const start = `<${name}${pairs.join('')}`;
  return text === undefined ? `${start}/>` : `${start}>${escaped(text)}</${name}>`;
};

/** A tile as a whole SVG document, with its English name as the title. */
export const tileSvg = (tile: Tile, style: TileStyle = 'drawn'): string => {
  const [width, height] = TILE_SIZE;
  const shapes = tileShapes(tile, style).map(shapeText).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(tileName(tile))}</title>${shapes}</svg>\n`;
};
