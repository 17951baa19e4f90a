import type { Suit, SuitTile, Tile } from './tile';
import { expectTile } from './tile-index';

/** The character before the one of each suit; the numbers follow it. */
const BEFORE_ONE: Readonly<Record<Suit, number>> = { B: 0x1f00f, C: 0x1f006, D: 0x1f018 };

/** The faces of the tiles without a suit. */
const PLAIN_FACES: Readonly<Record<Exclude<Tile, SuitTile>, string>> = {
  E: '\u{1f000}',
  S: '\u{1f001}',
  W: '\u{1f002}',
  N: '\u{1f003}',
  RD: '\u{1f004}\ufe0e',
  GD: '\u{1f005}',
  WD: '\u{1f006}',
  YD: 'YD',
  F: '\u{1f022}',
  F1: '\u{1f022}',
  F2: '\u{1f023}',
  F3: '\u{1f024}',
  F4: '\u{1f025}',
  S1: '\u{1f026}',
  S2: '\u{1f027}',
  S3: '\u{1f028}',
  S4: '\u{1f029}',
  J: '\u{1f02a}',
};

const suitFace = (tile: Tile): string =>
  String.fromCodePoint(BEFORE_ONE[tile.charAt(1) as Suit] + Number(tile.charAt(0)));

/**
 * Gives the face of a tile as one character of the Unicode block of mahjong tiles (U+1F000 to U+1F02A).
 *
 * Only the red dragon is followed by U+FE0E, without which it is shown as a colored emoji. A flower without a
 * number has the face of flower 1. Flowers 1 to 4 are in the order of the block: plum, orchid, bamboo,
 * chrysanthemum.
 *
 * @param tile - The tile.
 * @returns The character; `YD` for the gold dragon, which has none. What is no tile ends with a `MisuseError`.
 * @example
 * ```ts
 * import { tileFace } from 'mahjongg';
 *
 * tileFace('1B'); // => '🀐'
 * ```
 */
export const tileFace = (tile: Tile): string => {
  const faces: Readonly<Partial<Record<Tile, string>>> = PLAIN_FACES;
  expectTile(tile, '`tileFace`');
  return faces[tile] ?? suitFace(tile);
};
