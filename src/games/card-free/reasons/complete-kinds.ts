import { EAST } from '../../../tiles/tile-index';
import { isDragon, isNumber, isWind, memberBit, suitOf } from '../layouts/blocks';
import { isRestricted } from '../layouts/restrictions';
import { bitCount, bitsFor, bitsOf } from '../layouts/sets';
import type { CardFreeOptions } from '../options';
import { BROKEN, judgeKinds, judgeSet, type Verdict } from './constraints';

/*
 * What blocks of nothing but jokers can stand for beside given blocks, as far as it matters for the
 * constraints they break. Of choices that come to the same, one stands for all: without levels and house
 * rules these are the choices that break the same, with them those that form the same set.
 */

/** Kinds above this one are numbers whose suit is still open: 40 + number. */
const OPEN_SUIT = 40;

type Kinds = readonly number[];

/** What blocks of jokers can be, with what all the kinds break together. */
export interface Outcome {
  /** The kinds of the blocks of jokers. */
  readonly added: Kinds;
  /** What they and the given kinds amount to. */
  readonly verdict: Verdict;
}

/** Gives suits to the numbers among `added`: the missing ones of a like number, else those of the neighbors. */
const withSuits = (added: Kinds, kinds: Kinds, options: CardFreeOptions): Kinds => {
  const all = [...kinds];
  const open = added.filter((kind) => kind > OPEN_SUIT);
  const isLike = new Set([...kinds.filter(isNumber), ...open].map((kind) => kind % 10)).size === 1;
  const ofDragon = suitOf([...kinds, ...added].find(isDragon) ?? 1);
  return added.map((kind) => {
    if (kind <= OPEN_SUIT) return kind;
    const there = all.filter(isNumber).map(suitOf);
    const inSuit = (suit: number): number => kind - OPEN_SUIT + 10 * suit;
    const fits = (suit: number): boolean =>
      isLike
        ? !all.includes(inSuit(suit))
        : (judgeKinds([...all, inSuit(suit)], options).broken & BROKEN.wovenSuits) === 0;
    const suit = (isLike ? [ofDragon, 0, 1, 2] : there).find(fits) ?? there[0] ?? ofDragon;
    all.push(inSuit(suit));
    return inSuit(suit);
  });
};

/**
 * Ways to add `count` members to the set: numbers, winds, or one number again and again. Of ways with the
 * same name one is enough: numbers and winds by themselves are told apart by the set if `bySet` is true,
 * else by what it breaks.
 */
const newMembers = (kinds: Kinds, count: number, bySet: boolean): ReadonlyMap<number, Kinds> => {
  const numbers = bitsFor(kinds.filter(isNumber), memberBit);
  const winds = bitsFor(kinds.filter(isWind), memberBit);
  const ways = new Map<number, Kinds>();
  const addTo = (have: number, all: number, first: number, breaks: (bits: number) => number): void => {
    const size = bitCount(have) + count;
    for (let bits = have; bits <= all; bits = (bits + 1) | have) {
      if (bitCount(bits) !== size) continue;
      const broken = breaks(bits);
      const name = first + 64 * (bySet && broken !== BROKEN.noCategory ? bits : broken);
      if (!ways.has(name))
        ways.set(
          name,
          bitsOf(bits & ~have).map((place) => place + first),
        );
    }
  };
  addTo(numbers, 511, OPEN_SUIT + 1, (bits) => judgeSet(bits, winds, false)[1]);
  if (count > 0) addTo(winds, 15, EAST, (bits) => judgeSet(numbers, bits, false)[1]);
  if (count > 0 && bitCount(numbers) <= 1) {
    const like = OPEN_SUIT + Math.max(1, 32 - Math.clz32(numbers));
    ways.set(
      count,
      Array.from({ length: count }, () => like),
    );
  }
  return ways;
};

/** Choices of up to three dragons as bits, those with most of them first: they leave least to be repeated. */
const MOST_DRAGONS_FIRST: readonly number[] = [7, 3, 5, 6, 1, 2, 4, 0];

/** What is left stands for one kind again and again: a number, a wind or a dragon that is there. */
const withRepeats = (chosen: Kinds, kinds: Kinds, repeats: number): readonly Kinds[] => {
  if (repeats === 0) return [chosen];
  const there = [...kinds, ...chosen];
  return [isNumber, isWind, isDragon].flatMap((test) => {
    const kind = there.find(test);
    return kind === undefined ? [] : [[...chosen, ...Array.from({ length: repeats }, () => kind)]];
  });
};

/** Of outcomes that break the same or more, the first that breaks least. */
const leastBroken = (outcomes: readonly Outcome[]): readonly Outcome[] => {
  const first = [
    ...new Map([...outcomes].reverse().map((one) => [one.verdict.broken, one])).values(),
  ].reverse();
  const breaks = first.map(({ verdict }) => verdict.broken);
  return first.filter(
    ({ verdict }) => !breaks.some((other) => other !== verdict.broken && (verdict.broken & other) === other),
  );
};

/** Choices of kinds for `count` blocks of jokers beside blocks of these kinds; flowers and NEWS apart. */
export const completions = (kinds: Kinds, count: number, options: CardFreeOptions): readonly Outcome[] => {
  const bySet = isRestricted(options);
  const absent = [10, 20, 30].filter((dragon) => !kinds.includes(dragon));
  const outcomes: Outcome[] = [];
  const known = new Set<number>();
  for (let members = 0; members <= count; members++) {
    for (const [name, added] of newMembers(kinds, members, bySet)) {
      for (const dragons of bySet ? MOST_DRAGONS_FIRST.keys() : MOST_DRAGONS_FIRST) {
        const repeats = count - members - bitCount(dragons);
        const way = 2 * name + (repeats > 0 ? 1 : 0);
        if (repeats < 0 || dragons >= 1 << absent.length || (!bySet && known.has(way))) continue;
        known.add(way);
        const all = [...added, ...absent.filter((_, place) => dragons & (1 << place))];
        const chosen = withSuits(all, kinds, options);
        for (const whole of withRepeats(chosen, kinds, repeats))
          outcomes.push({ added: whole, verdict: judgeKinds([...kinds, ...whole], options) });
      }
    }
  }
  return bySet ? outcomes : leastBroken(outcomes);
};
