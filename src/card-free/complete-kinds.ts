import { EAST } from '../tiles/tile-index';
import { isDragon, isNumber, isWind } from './kinds';
import { bitCount, bitsOf, isWindSet, NO_CATEGORY, numberCategory } from './sets';

/*
 * What blocks of nothing but jokers can stand for beside given blocks, as far as it matters for the
 * constraints they break. Of choices that break the same, one stands for all: of the numbers that
 * form no set one is enough, and a number block takes the suit that disturbs the others least.
 */

/** Kinds above this one are numbers whose suit is still open: 40 + number. */
const OPEN_SUIT = 40;

type Kinds = readonly number[];

/** The suit for a number of jokers: that of its neighbor below, else above; else that of a dragon. */
const suitFor = (number: number, kinds: Kinds): number => {
  const byNumber = kinds.filter(isNumber).sort((one, other) => (one % 10) - (other % 10));
  const below = byNumber.filter((kind) => kind % 10 <= number);
  const like = below.pop() ?? byNumber[0] ?? kinds.find(isDragon) ?? 1;
  return Math.floor((like - 1) / 10);
};

/** Gives suits to the numbers among `added`: the missing ones of a like number, else those of the neighbors. */
const withSuits = (added: Kinds, kinds: Kinds): Kinds => {
  const there = [...kinds];
  const open = added.filter((kind) => kind > OPEN_SUIT).map((kind) => kind - OPEN_SUIT);
  const isLike = new Set([...kinds.filter(isNumber).map((kind) => kind % 10), ...open]).size === 1;
  return added.map((kind) => {
    const number = kind - OPEN_SUIT;
    if (number <= 0) return kind;
    const missing = [0, 1, 2].find((suit) => isLike && !there.includes(suit * 10 + number));
    const chosen = (missing ?? suitFor(number, there)) * 10 + number;
    there.push(chosen);
    return chosen;
  });
};

/** The ways to add `count` new members: every set, every short set, and one of those that are none. */
const additions = (
  have: number,
  count: number,
  all: number,
  first: number,
  isSet: (bits: number) => boolean,
): readonly Kinds[] => {
  const result: Kinds[] = [];
  let hasOther = false;
  for (let bits = have; bits <= all; bits++) {
    if ((bits & have) !== have || bitCount(bits) !== bitCount(have) + count) continue;
    const counts = bitCount(bits) <= 2 || isSet(bits);
    if (counts || !hasOther) result.push(bitsOf(bits & ~have).map((place) => place + first));
    hasOther ||= !counts;
  }
  return result;
};

const bitsOfKinds = (kinds: Kinds, bitOf: (kind: number) => number): number =>
  kinds.reduce((bits, kind) => bits | (1 << bitOf(kind)), 0);

/** Ways to add `count` members to the set: numbers or winds, or one number again and again. */
const newMembers = (kinds: Kinds, count: number): readonly Kinds[] => {
  if (count === 0) return [[]];
  const numbers = bitsOfKinds(kinds.filter(isNumber), (kind) => (kind % 10) - 1);
  const winds = bitsOfKinds(kinds.filter(isWind), (kind) => kind - EAST);
  const isNumberSet = (bits: number): boolean => numberCategory(bits) !== NO_CATEGORY;
  const like = OPEN_SUIT + Math.max(1, 32 - Math.clz32(numbers));
  return [
    ...additions(numbers, count, 511, OPEN_SUIT + 1, isNumberSet),
    ...additions(winds, count, 15, EAST, isWindSet),
    ...(bitCount(numbers) <= 1 ? [Array.from({ length: count }, () => like)] : []),
  ];
};

/** Every choice of kinds for `count` blocks of jokers beside blocks of these kinds; flowers and NEWS apart. */
export const completions = (kinds: Kinds, count: number): readonly Kinds[] => {
  const absent = [10, 20, 30].filter((dragon) => !kinds.includes(dragon));
  const result: Kinds[] = [];
  for (let members = 0; members <= count; members++) {
    for (const added of newMembers(kinds, members)) {
      for (let bits = 0; bits < 1 << absent.length; bits++) {
        const repeats = count - members - bitCount(bits);
        if (repeats < 0) continue;
        const chosen = withSuits([...added, ...bitsOf(bits).map((place) => absent[place] as number)], kinds);
        // What is left stands for one kind again and again: a number, a wind or a dragon that is there.
        const again = repeats === 0 ? [0] : [isNumber, isWind, isDragon].map((test) => [...kinds, ...chosen].find(test));
        for (const kind of again) {
          if (kind !== undefined) result.push([...chosen, ...Array.from({ length: repeats }, () => kind)]);
        }
      }
    }
  }
  return result;
};
