import { NUMBERS, type TileNumber, WINDS, type Wind } from '../../../tiles/tile';

/*
 * A set of numbers is nine bits, bit 0 for the 1; a set of winds four bits, bit 0 for East.
 * A category is its place in CATEGORIES. Any Like Numbers and Winds are decided by more than
 * the numbers, so they are not among the number sets.
 */

/** Place of Any Like Numbers in `CATEGORIES`. */
export const LIKE_NUMBERS = 4;
/** Place of Winds in `CATEGORIES`. */
export const WINDS_CATEGORY = 5;
/** Stands for the category of tiles that form no set, and of a Dragon Hand, which goes before all others (CF-24). */
export const NO_CATEGORY = -1;

/** The numbers each category is made of, in its own order (CF-7 to CF-10). */
export const SEQUENCES: readonly (readonly number[])[] = [NUMBERS, [1, 3, 5, 7, 9], [2, 4, 6, 8], [3, 6, 9]];

let categories: Int8Array | undefined;
/** The category that three or more numbers have, given as bits, or that two are on the way to; else `NO_CATEGORY`. */
export const numberCategory = (numbers: number): number => {
  if (categories === undefined) {
    const table = new Int8Array(512).fill(NO_CATEGORY);
    SEQUENCES.forEach((sequence, category) => {
      sequence.forEach((_, start) => {
        for (let end = start + 2; end <= sequence.length; end++)
          table[bitsFor(sequence.slice(start, end), (number) => number - 1)] = category;
      });
    });
    table[0b100000100] = 3; // 3 and 9 lack the 6 between them.
    categories = table;
  }
  return categories[numbers] ?? NO_CATEGORY;
};

/** The sets of winds as bits: all four, or two that are opposite (CF-12). */
export const WIND_SETS: readonly number[] = [0b1111, 0b0101, 0b1010];
/** Whether winds given as bits are a set: all four, or two that are opposite (CF-12). */
export const isWindSet = (winds: number): boolean => WIND_SETS.includes(winds);

const areApart = (one: number, other: number): boolean =>
  one === 0 ||
  other === 0 ||
  Math.clz32(one) >= Math.clz32(other & -other) ||
  Math.clz32(other) >= Math.clz32(one & -one);

/**
 * Whether number blocks can be put in ascending order, equal numbers in any order, so that each suit
 * stands together (CF-13). Given are the numbers of each suit as bits.
 */
export const areSuitsTogether = (bams: number, craks: number, dots: number): boolean =>
  areApart(bams, craks) && areApart(bams, dots) && areApart(craks, dots);

/** The places of the bits that are set, ascending. */
export const bitsOf = (bits: number): readonly number[] => {
  const places: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
};

/** How many bits of a small number are set. */
export const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The bits of some values together. */
export const bitsFor = (values: readonly number[], bitOf: (value: number) => number): number =>
  values.reduce((bits, value) => bits | (1 << bitOf(value)), 0);

const listed = /* @__PURE__ */ new Map<number, readonly (TileNumber | Wind)[]>();
/** The numbers or winds behind a set's bits, as a reading lists them; the same list for the same set. */
export const setMembers = (set: number, category: number): readonly (TileNumber | Wind)[] => {
  const key = category === WINDS_CATEGORY ? -set : set;
  const known = listed.get(key);
  if (known !== undefined) return known;
  const names: readonly (TileNumber | Wind)[] = category === WINDS_CATEGORY ? WINDS : NUMBERS;
  const members = Object.freeze(names.filter((_, place) => set & (1 << place)));
  listed.set(key, members);
  return members;
};
