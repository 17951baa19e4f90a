import { countOf } from '../../../melds/set-shape';
import { SETS } from '../parts';
import { COUNT_COLUMNS } from './counts';
import { NO_PART, PAIR, SUIT_KEYS } from './part-table';

/*
 * The innermost function, written out for its 34 columns: each count is read once, for a key and for the number of
 * tiles. With loops or helpers for the suits it takes up to twice as long, since the engine does not inline that
 * many.
 */

/**
 * Whether the row of counts that begins at an index is four sets and a pair, or fewer sets. Once a suit is not part
 * of a winning hand, the others are skipped. A fifth tile of a kind carries into the next digit and looks like a
 * tile of that kind, but then the number of tiles is wrong. An incomplete row does not win.
 */
// biome-ignore format: the columns in rows of three, the digits of a key on two lines
export const rowWins = (parts: Readonly<Uint8Array>, counts: Readonly<Uint8Array>, at: number): boolean => {
  if (at + COUNT_COLUMNS > counts.length) return false;
  const b1 = countOf(counts, at), b2 = countOf(counts, at + 1), b3 = countOf(counts, at + 2);
  const b4 = countOf(counts, at + 3), b5 = countOf(counts, at + 4), b6 = countOf(counts, at + 5);
  const b7 = countOf(counts, at + 6), b8 = countOf(counts, at + 7), b9 = countOf(counts, at + 8);
  const bams = parts[b1 + 5 * b2 + 25 * (b3 + 5 * b4) +
    625 * (b5 + 5 * b6 + 25 * (b7 + 5 * b8)) + 390625 * b9] ?? NO_PART;
  if (bams === NO_PART) return false;
  const c1 = countOf(counts, at + 10), c2 = countOf(counts, at + 11), c3 = countOf(counts, at + 12);
  const c4 = countOf(counts, at + 13), c5 = countOf(counts, at + 14), c6 = countOf(counts, at + 15);
  const c7 = countOf(counts, at + 16), c8 = countOf(counts, at + 17), c9 = countOf(counts, at + 18);
  const craks = parts[c1 + 5 * c2 + 25 * (c3 + 5 * c4) +
    625 * (c5 + 5 * c6 + 25 * (c7 + 5 * c8)) + 390625 * c9] ?? NO_PART;
  if (craks === NO_PART) return false;
  const d1 = countOf(counts, at + 20), d2 = countOf(counts, at + 21), d3 = countOf(counts, at + 22);
  const d4 = countOf(counts, at + 23), d5 = countOf(counts, at + 24), d6 = countOf(counts, at + 25);
  const d7 = countOf(counts, at + 26), d8 = countOf(counts, at + 27), d9 = countOf(counts, at + 28);
  const dots = parts[d1 + 5 * d2 + 25 * (d3 + 5 * d4) +
    625 * (d5 + 5 * d6 + 25 * (d7 + 5 * d8)) + 390625 * d9] ?? NO_PART;
  if (dots === NO_PART) return false;
  const green = countOf(counts, at + 9), red = countOf(counts, at + 19), white = countOf(counts, at + 29);
  const east = countOf(counts, at + 30), south = countOf(counts, at + 31), west = countOf(counts, at + 32), north = countOf(counts, at + 33);
  const honors = parts[SUIT_KEYS + green + 5 * red + 25 * (white + 5 * east) + 625 * (south + 5 * west + 25 * north)] ?? NO_PART;
  const tiles =
    b1 + b2 + b3 + b4 + b5 + b6 + b7 + b8 + b9 +
    c1 + c2 + c3 + c4 + c5 + c6 + c7 + c8 + c9 +
    d1 + d2 + d3 + d4 + d5 + d6 + d7 + d8 + d9 +
    green + red + white + east + south + west + north;
  const sets = bams + craks + dots + honors - PAIR;
  return sets >= 0 && sets <= SETS && tiles === 3 * sets + 2;
};

/*
 * The same test for many rows: four columns are read as one four-byte number, which saves two thirds of the reading.
 * The numbers are little-endian on any machine.
 *
 * columns  0 to 3  4 to 7  8       9      10 to 13  ...  28      29     30 to 33
 *          bams    bams    9 bams  green  craks     ...  9 dots  white  E S W N
 */

/**
 * Turns four counts into four base-5 digits. The first product has count + 5 × next count in its second and fourth
 * bytes; the second has the sum of these, the latter times 25, in its upper half.
 */
const fourDigits = (counts: number): number =>
  Math.imul((Math.imul(counts, 256 + 5) >>> 8) & 0x00ff00ff, 65536 + 25) >>> 16;

/** Has one of the bits of `0xf8f8f8f8` if any of four counts is more than four. */
const overFour = (counts: number): number => counts | (counts + 0x03030303);

/** Marks rows of counts: 1 for each that wins, 0 for each that does not. */
export const markRows = (
  parts: Readonly<Uint8Array>,
  counts: Readonly<Uint8Array>,
  marks: Uint8Array,
  rows: number,
): void => {
  const bytes = new DataView(counts.buffer, counts.byteOffset, counts.byteLength);
  for (let row = 0; row < rows; row++) {
    const at = row * COUNT_COLUMNS;
    const bams = bytes.getUint32(at, true);
    const moreBams = bytes.getUint32(at + 4, true);
    const lastBams = bytes.getUint16(at + 8, true);
    const craks = bytes.getUint32(at + 10, true);
    const moreCraks = bytes.getUint32(at + 14, true);
    const lastCraks = bytes.getUint16(at + 18, true);
    const dots = bytes.getUint32(at + 20, true);
    const moreDots = bytes.getUint32(at + 24, true);
    const lastDots = bytes.getUint16(at + 28, true);
    const winds = bytes.getUint32(at + 30, true);
    const over =
      overFour(bams) |
      overFour(moreBams) |
      overFour(lastBams) |
      (overFour(craks) | overFour(moreCraks) | overFour(lastCraks)) |
      (overFour(dots) | overFour(moreDots) | overFour(lastDots)) |
      overFour(winds);
    const sum =
      (parts[fourDigits(bams) + 625 * fourDigits(moreBams) + 390625 * (lastBams & 0xff)] ?? NO_PART) +
      (parts[fourDigits(craks) + 625 * fourDigits(moreCraks) + 390625 * (lastCraks & 0xff)] ?? NO_PART) +
      (parts[fourDigits(dots) + 625 * fourDigits(moreDots) + 390625 * (lastDots & 0xff)] ?? NO_PART) +
      (parts[
        SUIT_KEYS + (lastBams >>> 8) + 5 * (lastCraks >>> 8) + 25 * (lastDots >>> 8) + 125 * fourDigits(winds)
      ] ?? NO_PART);
    marks[row] = sum >= PAIR && sum <= PAIR + SETS && (over & 0xf8f8f8f8) === 0 ? 1 : 0;
  }
};
