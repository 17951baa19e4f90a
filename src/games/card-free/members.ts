import { EAST, FLOWER } from '../../tiles/tile-index';
import { NEWS } from './kinds';
import { bitsOf, LIKE_NUMBERS, numberSets, WINDS_CATEGORY } from './sets';

/** A set with everything its blocks can be made of. */
export interface Members {
  /** Place in `CATEGORIES`. */
  readonly category: number;
  /** The set as bits. */
  readonly set: number;
  /** For each member, which of the nine numbers (0 to 8) or four winds (9 to 12) it is. */
  readonly columns: readonly number[];
  /** The kinds of its blocks, in every choice of suits. */
  readonly choices: readonly (readonly number[])[];
}

/** The ways to give numbers suits so that each suit stays together (CF-13), as kinds. */
const suited = (numbers: readonly number[], last: number, used: number): readonly (readonly number[])[] => {
  const [first, ...rest] = numbers;
  if (first === undefined) return [[]];
  return [0, 1, 2]
    .filter((suit) => suit === last || !(used & (1 << suit)))
    .flatMap((suit) =>
      suited(rest, suit, used | (1 << suit)).map((kinds) => [suit * 10 + first + 1, ...kinds]),
    );
};

const MOST_BLOCKS = 7;

let table: readonly Members[] | undefined;
/** Every set that a pattern has blocks for, category by category, ascending (CF-7 to CF-12); made on first use. */
export const allMembers = (): readonly Members[] => {
  table ??= [
    ...numberSets().map(({ category, set }) => {
      const columns = bitsOf(set);
      return { category, set, columns, choices: suited(columns, -1, 0) };
    }),
    ...bitsOf(0b111111111).map((number) => ({
      category: LIKE_NUMBERS,
      set: 1 << number,
      columns: [number, number, number],
      choices: [[1, 11, 21].map((first) => first + number)],
    })),
    ...[0b1111, 0b0101, 0b1010].map((set) => ({
      category: WINDS_CATEGORY,
      set,
      columns: bitsOf(set).map((wind) => wind + 9),
      choices: [bitsOf(set).map((wind) => wind + EAST)],
    })),
  ].filter(({ columns }) => columns.length <= MOST_BLOCKS);
  return table;
};

/** The kinds that can fill (CF-14): the flower, the dragons, NEWS. */
export const FILLER_KINDS: readonly number[] = [FLOWER, 10, 20, 30, NEWS];

let fillers: readonly (readonly number[])[] | undefined;
/** Every choice of fillers. */
export const allFillers = (): readonly (readonly number[])[] => {
  fillers ??= Array.from({ length: 32 }, (_, bits) =>
    bitsOf(bits).map((place) => FILLER_KINDS[place] as number),
  );
  return fillers;
};
