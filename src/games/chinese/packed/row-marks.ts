import { COUNT_COLUMNS } from './counts';
import { NO_PART, PAIR, SETS, SUIT_KEYS } from './part-table';

/*
 * The same question of many rows: four columns are read as one number of four bytes, which saves two thirds of the
 * reading. The numbers are little-endian, whatever the machine's own are.
 *
 * columns  0 to 3  4 to 7  8       9      10 to 13  ...  28      29     30 to 33
 *          bams    bams    9 bams  green  craks     ...  9 dots  white  E S W N
 */

/**
 * Four counts as four digits in base 5. The first product has count + 5 × next count in its second and its fourth
 * byte; the second has the sum of these, the latter taken 25 times, in its upper half.
 */
const fourDigits = (counts: number): number =>
  Math.imul((Math.imul(counts, 256 + 5) >>> 8) & 0x00ff00ff, 65536 + 25) >>> 16;

/** Has one of the bits of `0xf8f8f8f8` if one of four counts is more than four. */
const overFour = (counts: number): number => counts | (counts + 0x03030303);

/** Marks so many rows of counts: 1 for each that wins, 0 for each that does not. */
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
