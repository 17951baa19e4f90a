import { NUMBERS, type TileNumber, WINDS, type Wind } from '../../tiles/tile';

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
const SEQUENCES: readonly (readonly number[])[] = [NUMBERS, [1, 3, 5, 7, 9], [2, 4, 6, 8], [3, 6, 9]];

/** A number set that a category allows. */
export interface NumberSet {
  /** Its category, as a place in `CATEGORIES`. */
  readonly category: number;
  /** Its numbers as bits. */
  readonly set: number;
}

const windows = (sequence: readonly number[], category: number): readonly NumberSet[] =>
  sequence.flatMap((_, start) =>
    sequence.slice(start + 2).map((_, extra) => ({
      category,
      set: sequence.slice(start, start + extra + 3).reduce((bits, number) => bits | (1 << (number - 1)), 0),
    })),
  );

let sets: readonly NumberSet[] | undefined;
/** Every set of three or more numbers that some category allows, category by category, ascending (CF-7 to CF-10). */
export const numberSets = (): readonly NumberSet[] => {
  sets ??= SEQUENCES.flatMap(windows);
  return sets;
};

let categories: Int8Array | undefined;
/** The category of three or more numbers given as bits, as a place in `CATEGORIES`, or `NO_CATEGORY`. */
export const numberCategory = (numbers: number): number => {
  if (categories === undefined) {
    categories = new Int8Array(512).fill(NO_CATEGORY);
    for (const { set, category } of numberSets()) categories[set] = category;
  }
  return categories[numbers] as number;
};

/** Whether winds given as bits are a set: all four, or two that are opposite (CF-12). */
export const isWindSet = (winds: number): boolean => winds === 15 || winds === 5 || winds === 10;

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

const listed: (readonly (TileNumber | Wind)[] | undefined)[] = /* @__PURE__ */ Array.from({ length: 528 });
/** The numbers or winds behind a set's bits, as a reading lists them. */
export const setMembers = (set: number, category: number): readonly (TileNumber | Wind)[] => {
  const names: readonly (TileNumber | Wind)[] = category === WINDS_CATEGORY ? WINDS : NUMBERS;
  const key = category === WINDS_CATEGORY ? set + 512 : set;
  let members = listed[key];
  if (members === undefined) {
    members = Object.freeze(bitsOf(set).map((place) => names[place] as TileNumber | Wind));
    listed[key] = members;
  }
  return members;
};
