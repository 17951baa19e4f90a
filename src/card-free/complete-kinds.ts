import { EAST } from '../tiles/tile-index';
import { NEWS } from './kinds';
import { bitCount, isWindSet, NO_CATEGORY, numberCategory } from './sets';

/*
 * What blocks of nothing but jokers can stand for beside given blocks, as far as it matters for the
 * constraints they break. Of choices that break the same, one stands for all: of the numbers that
 * form no set one is enough, and a number block takes the suit that disturbs the others least.
 */

/** Kinds above this one are numbers whose suit is still open: 40 + number. */
const OPEN_SUIT = 40;

const isNumberKind = (kind: number): boolean => kind < 30 && kind % 10 > 0;

/** The suit for a number of jokers: that of its neighbor below, else above; else that of a dragon. */
const suitFor = (number: number, kinds: readonly number[]): number => {
  const byNumber = kinds.filter(isNumberKind).sort((one, other) => (one % 10) - (other % 10));
  const neighbor = byNumber.filter((kind) => kind % 10 <= number).pop() ?? byNumber[0];
  const like = neighbor ?? kinds.find((kind) => kind > 0 && kind <= 30);
  return like === undefined ? 0 : Math.floor((like - 1) / 10);
};

/** Gives suits to the numbers among `added`: the missing ones of a like number, else those of the neighbors. */
const withSuits = (added: readonly number[], kinds: readonly number[]): readonly number[] => {
  const all = [...kinds];
  const numbers = new Set([...kinds.filter(isNumberKind).map((kind) => kind % 10), ...added.filter((kind) => kind > OPEN_SUIT).map((kind) => kind - OPEN_SUIT)]);
  return added.map((kind) => {
    const number = kind - OPEN_SUIT;
    if (number <= 0) return kind;
    const missing = numbers.size === 1 ? [0, 1, 2].find((suit) => !all.includes(suit * 10 + number)) : undefined;
    const chosen = (missing ?? suitFor(number, all)) * 10 + number;
    all.push(chosen);
    return chosen;
  });
};

const bitsOf = (mask: number, base: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((place) => (mask >> place) & 1).map((place) => base + place);

/** The ways to add `count` new members: every set, every short set, and one of those that are none. */
const additions = (
  have: number,
  count: number,
  all: number,
  base: number,
  isSet: (mask: number) => boolean,
): readonly (readonly number[])[] => {
  const size = bitCount(have) + count;
  let hasOther = false;
  const masks: number[] = [];
  for (let mask = have; mask <= all; mask++) {
    if ((mask & have) !== have || bitCount(mask) !== size) continue;
    const counts = size <= 2 || isSet(mask);
    if (counts || !hasOther) masks.push(mask);
    hasOther ||= !counts;
  }
  return masks.map((mask) => bitsOf(mask & ~have, base));
};

const choices = (kinds: readonly number[], count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : kinds.flatMap((kind, place) => choices(kinds.slice(place + 1), count - 1).map((rest) => [kind, ...rest]));

/** New members of the set: numbers or winds; or a wind beside numbers. */
const newMembers = (kinds: readonly number[], count: number): readonly (readonly number[])[] => {
  const numbers = kinds.filter(isNumberKind).reduce((mask, kind) => mask | (1 << ((kind % 10) - 1)), 0);
  const winds = kinds.filter((kind) => kind > 30 && kind < NEWS).reduce((mask, kind) => mask | (1 << (kind - EAST)), 0);
  if (count === 0) return [[]];
  const adds = [
    ...additions(numbers, count, 511, OPEN_SUIT + 1, (mask) => numberCategory(mask) !== NO_CATEGORY),
    ...additions(winds, count, 15, EAST, isWindSet),
  ];
  if (bitCount(numbers) <= 1) {
    const number = numbers === 0 ? 1 : 32 - Math.clz32(numbers);
    adds.push(Array.from({ length: count }, () => OPEN_SUIT + number));
  }
  return adds;
};

/** Every choice of kinds for `count` blocks of jokers beside blocks of these kinds; flowers and NEWS apart. */
export const completions = (kinds: readonly number[], count: number): readonly (readonly number[])[] => {
  const absent = [10, 20, 30].filter((dragon) => !kinds.includes(dragon));
  const result: (readonly number[])[] = [];
  for (let members = 0; members <= count; members++) {
    for (const added of newMembers(kinds, members)) {
      for (let dragons = 0; dragons <= Math.min(absent.length, count - members); dragons++) {
        for (const more of choices(absent, dragons)) {
          const chosen = withSuits([...added, ...more], kinds);
          const repeats = count - members - dragons;
          if (repeats === 0) result.push(chosen);
          else {
            // One kind again and again: a number, a wind, a dragon, whichever is there.
            const there = [...kinds, ...chosen];
            for (const test of [isNumberKind, (kind: number) => kind > 30 && kind < NEWS, (kind: number) => kind > 0 && kind <= 30 && kind % 10 === 0]) {
              const again = there.find(test);
              if (again !== undefined) result.push([...chosen, ...Array.from({ length: repeats }, () => again)]);
            }
          }
        }
      }
    }
  }
  return result;
};
