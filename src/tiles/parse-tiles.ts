import { notText, type Reason, tooLarge } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { type Expected, FAULTS_REPORTED, notationFault } from './notation-faults';
import { TEXT_LIMIT } from './text-limit';
import type { Tile } from './tile';

/**
 * The notation, one line per form. The forms are tried in this order at every position of a group; the last one takes
 * whatever no other matches. The pattern of an invalid form captures the text before the fault and the fault itself,
 * and the form names what was expected. A valid form captures the first character of each tile’s name, and then the
 * second character that they share: D if nothing is captured. No pattern can match in two ways, so reading takes linear
 * time.
 */
const FORMS: readonly (readonly [pattern: RegExp, expected?: Expected])[] = [
  // A word with a letter that no tile has is one fault, even if its other letters are tiles.
  [/^()(?=[a-z]+$)(red$|[b-gjnrswy]*[^b-gjnrswy].*)/iy, 'tile'],
  [/([1-9]+)([BCD])/iy],
  [/([FS])([1-4])(?![0-9BCD])/iy],
  [/([FS])([1-9]\d*)(?![0-9BCD])/iy, 'bonusNumber'],
  [/((?<=^J*)0+(?=J*$)|[RGY]|W(?=D))D?/iy],
  [/([NEWSFJ])()/iy],
  [/([1-9]*)(0+)(?:[1-9]\d*)?[BCD]/iy, 'suitNumber'],
  [/()(0+)(?!\d)/y, 'soapGroup'],
  [/(\d+)([^\dB-GJNRSWY]+)/iy, 'suitLetter'],
  [/()([1-9]+J+[BCD])/iy, 'suitLetter'],
  [/()(\d+)/y, 'suitLetter'],
  [/()([BC])/iy, 'suitNumber'],
  [/()(D)/iy, 'beforeD'],
  [/()([^\dB-GJNRSWY]+)/iy, 'tile'],
];

/** The match of the first form that fits at a position of a group, and what was expected if that form is invalid. */
const formAt = (group: string, at: number): readonly [RegExpExecArray, Expected | undefined] | undefined => {
  for (const [pattern, expected] of FORMS) {
    pattern.lastIndex = at;
    const match = pattern.exec(group);
    if (match) return [match, expected];
  }
  return undefined;
};

/** The text, or an empty one and a reason if it is too long. */
export const shortEnough = (text: string, reasons: Reason[]): string => {
  if (text.length <= TEXT_LIMIT) return text;
  reasons.push(tooLarge('characters', TEXT_LIMIT, text.length));
  return '';
};

/**
 * Adds the tiles of a text from `start` up to, but not including, `end`; both ends count as spaces. Faults are noted
 * with their place in the whole text.
 */
export const readTiles = (
  text: string,
  start: number,
  end: number,
  tiles: Tile[],
  reasons: Reason[],
): void => {
  for (const { 0: group, index } of text.slice(start, end).matchAll(/\S+/g)) {
    let at = 0;
    for (let form = formAt(group, at); form; form = formAt(group, at)) {
      const [[all, first = '', second = 'D'], expected] = form;
      const offset = start + index + at + first.length;
      if (expected) reasons.push(notationFault('unknownTile', text, expected, offset, second.length));
      else for (const one of first) tiles.push(`${one === '0' ? 'W' : one}${second}`.toUpperCase() as Tile);
      if (reasons.length >= FAULTS_REPORTED) return;
      at += all.length;
    }
  }
};

/** Reads a text as tiles; faults are noted with their place. */
export const readTilesText = (text: string, reasons: Reason[]): Tile[] => {
  const tiles: Tile[] = [];
  readTiles(text, 0, shortEnough(text, reasons).length, tiles, reasons);
  return tiles;
};

/** The tile that a text such as `4d` means in a hand; undefined if it is not one tile. */
export const tileMeant = (text: unknown): Tile | undefined => {
  const faults: Reason[] = [];
  const tiles = typeof text === 'string' ? readTilesText(text, faults) : [];
  return faults.length === 0 && tiles.length === 1 ? tiles[0] : undefined;
};

/**
 * Reads tiles written in notation, in the order written; upper and lower case are the same.
 *
 * A text is made of groups, with or without white space between them:
 * - suit tiles: digits from 1 to 9, followed directly by their suit letter: `2222B`, `345C`, `1D`;
 * - winds: `E`, `S`, `W`, `N`, as in `NEWS` or `EEE`;
 * - dragons: `RD`, `GD`, `WD`, `YD`; red, green and gold also without the D: `R`, `GG`, `Y`;
 * - soap, the white dragon, also as zeros, in a group of their own between spaces, or with jokers: `0`, `000`, `00J`;
 * - flowers `F`, numbered ones `F1` to `F4`, seasons `S1` to `S4`, jokers `J`.
 *
 * Where a letter could be read in two ways:
 * - digits belong to the suit letter after them if there is one: `F12B` is a flower, 1 bam and 2 bam, `S1B`
 *   the South wind and 1 bam, `S3D` the South wind and 3 dots. Only a single digit without a suit letter
 *   right after it belongs to the `F` or `S` before it: `F1S3`, `F1 1B`, `S3WD` (a season, white dragon).
 * - `W` is the West wind, and never white without a D: `GRGW` ends with West.
 * - a `D` belongs to the digits or the `R`, `G`, `W` or `Y` right before it, whatever stands before these:
 *   `GGD` is two green dragons, `WWD` the West wind and a white dragon, `W5D` the West wind and 5 dots. Any
 *   other `D` is wrong.
 * - a digit and its letter stay together: `5 D`, `F 1`, `R D` are wrong.
 *
 * An empty text gives no tiles. Anything else gives `unknownTile` for each fault, up to 24, in the order of the text; a
 * word that is not a tile counts as one fault. `at` gives its place, `params` holds the characters `found` (at most 40)
 * and a name for what was `expected`. More than 65,536 characters give `tooLarge`, a value that is not text `notText`.
 *
 * @param text - The tiles: at most 65,536 characters.
 *
 * @returns The tiles in the order written, or a reason for each fault, up to 24, with its place (`offset`,
 * `length`).
 * @example
 * ```ts
 * import { parseTiles } from 'mahjongg';
 *
 * parseTiles('112B NEWS RR J');
 * // => { ok: true, value: ['1B', '1B', '2B', 'N', 'E', 'W', 'S', 'RD', 'RD', 'J'] }
 * const wrong = parseTiles('112B 3');
 * wrong.ok || wrong.error.message;
 * // => '“3” at character 6: expected a suit letter right after the digits, B (bams), C (craks) or D (dots).'
 * ```
 */
export const parseTiles = (text: string): Result<Tile[]> => {
  if (typeof text !== 'string') return rejected(notText('tiles as text, such as “1123B RD”', text));
  const reasons: Reason[] = [];
  const tiles = readTilesText(text, reasons);
  return reasons.length > 0 ? rejected(...reasons) : success(tiles);
};
