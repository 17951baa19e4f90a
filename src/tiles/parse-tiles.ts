import { notText, quoted, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { hintFor } from './notation-hints';
import { type Expected, type FaultToken, tokensOf } from './notation-tokens';
import { TEXT_LIMIT } from './text-limit';
import type { Tile } from './tile';

/** How many faults of a text are reported; reading stops there. */
const FAULTS_REPORTED = 24;

/** The sentence for a fault, after the wrong characters and their position. */
const SENTENCES: Readonly<Record<Expected, string>> = {
  suitLetter: 'expected a suit letter right after the digits, B (bams), C (craks) or D (dots)',
  suitNumber: 'expected digits from 1 to 9 right before the suit letter',
  bonusNumber: 'expected one digit from 1 to 4 after F or S, or a suit letter after the digits',
  soapGroup: 'expected zeros, which are soap, only in a group of their own between spaces',
  beforeD: "expected a number (5D) or a dragon's letter (RD, GD, WD, YD) right before the D",
  tile: 'expected a tile: numbers with their suit (123B), winds (NEWS), dragons (RD GD WD), F, S3 or J',
};

const faultReason = (text: string, fault: FaultToken): Reason => {
  const { expected, offset, found } = fault;
  return {
    code: 'unknownTile',
    rule: '',
    message: `${quoted(found)} at character ${offset + 1}: ${SENTENCES[expected]}${hintFor(text, fault)}.`,
    at: { offset, length: found.length },
    params: { found: found.slice(0, 40), expected },
  };
};

/**
 * Reads the part of a text from `start` up to, not including, `end` as tiles, as {@link parseTiles}
 * does; the offsets in reasons count from the beginning of the whole text. Both ends of the part
 * count as spaces. The caller has seen to it that the text is one and not too long.
 */
export const parseTilesAt = (text: string, start: number, end: number): Result<Tile[], Rejection> => {
  const tiles: Tile[] = [];
  const reasons: Reason[] = [];
  for (const token of tokensOf(text, start, end)) {
    if ('tiles' in token) for (const tile of token.tiles) tiles.push(tile);
    else reasons.push(faultReason(text, token));
    if (reasons.length === FAULTS_REPORTED) break;
  }
  return reasons.length > 0 ? rejected(...reasons) : success(tiles);
};

const tooLarge = (length: number): Reason => ({
  code: 'tooLarge',
  rule: '',
  message: `The text has ${length} characters; at most ${TEXT_LIMIT} are read.`,
  params: { length, limit: TEXT_LIMIT },
});

/**
 * Reads tiles written in notation, in the order written; upper and lower case are the same.
 *
 * A text is made of groups, with white space between them or nothing:
 * - suit tiles: digits from 1 to 9 and right after them the suit letter of them all: `2222B`, `345C`, `1D`;
 * - winds: `E`, `S`, `W`, `N`, as in `NEWS` or `EEE`;
 * - dragons: `RD`, `GD`, `WD`, `YD`; red, green and gold also without the D: `R`, `GG`, `Y`;
 * - soap, the white dragon, also as zeros, in a group of their own between spaces: `0`, `000`;
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
 * An empty text gives no tiles. Anything else is refused with `unknownTile` for each fault, up to 24, in the
 * order of the text, a word that is no tile being one: `at` gives its place, `params` holds the characters `found` (at most 40) and a name for
 * what was `expected`. More than 65,536 characters give `tooLarge`, a value that is no text `notText`.
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
export const parseTiles = (text: string): Result<Tile[], Rejection> => {
  if (typeof text !== 'string') return rejected(notText('tiles as text, such as “1123B RD”', text));
  if (text.length > TEXT_LIMIT) return rejected(tooLarge(text.length));
  return parseTilesAt(text, 0, text.length);
};
