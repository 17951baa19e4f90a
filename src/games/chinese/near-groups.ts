import { GROUPS, type Group, type GroupHand, groupHands } from './group-hands';

/*
 * What each hand of a group (a suit, the winds and dragons) lacks of given tiles. There are 21,743 hands of a suit, so their
 * counts are kept as two numbers to the base 5, of five kinds and of the rest; what all such numbers lack is worked out
 * once for the tiles held, and looked up.
 */

/** The hands of a group with what they take, as numbers. */
interface GroupKeys {
  readonly hands: readonly GroupHand[];
  /** The counts of the first five kinds, to the base 5. */
  readonly low: Readonly<Uint16Array>;
  /** The counts of the other kinds. */
  readonly high: Readonly<Uint16Array>;
  /** The sets and pairs that each makes, as 2 × sets + pairs. */
  readonly made: Readonly<Uint8Array>;
}

/** The hands of a group that lack no more than so much, and what they lack at least. */
export interface NearGroup {
  /** The hands by what they make and lack: `16 × (2 × sets + pairs) + lack`; empty places where there are none. */
  readonly hands: readonly (readonly GroupHand[])[];
  /** The least lack by what is made; Infinity where it is more than so much. */
  readonly least: readonly number[];
}

const LOW_KINDS = 5;
const COPIES = 4;
/** More than any hand lacks, and few enough that two of them still fit a byte. */
const TOO_MUCH = 100;

const keyOf = (counts: readonly number[]): number => counts.reduceRight((key, count) => 5 * key + count, 0);

const keysOf = (hands: readonly GroupHand[]): GroupKeys => ({
  hands,
  low: Uint16Array.from(hands, ({ counts }) => keyOf(counts.slice(0, LOW_KINDS))),
  high: Uint16Array.from(hands, ({ counts }) => keyOf(counts.slice(LOW_KINDS))),
  made: Uint8Array.from(hands, ({ sets, pairs }) => 2 * sets + pairs),
});

/** By the hands of a group, which are the same for the three suits. */
const kept = new Map<readonly GroupHand[], GroupKeys>();

const groupKeys = (group: Group): GroupKeys => {
  const hands = groupHands(group);
  const keys = kept.get(hands) ?? keysOf(hands);
  kept.set(hands, keys);
  return keys;
};

/** What every choice of counts of these kinds lacks, by its number to the base 5. */
const lacksOf = (
  kinds: Group,
  counts: Readonly<Uint8Array>,
  aside: Readonly<Uint8Array>,
): Readonly<Uint8Array> => {
  let lacks = Uint8Array.of(0);
  for (const kind of kinds) {
    const wider = new Uint8Array(5 * lacks.length);
    for (let wanted = 0; wanted <= COPIES; wanted++) {
      const lack = wanted > COPIES - aside[kind]! ? TOO_MUCH : Math.max(0, wanted - counts[kind]!);
      for (let key = 0; key < lacks.length; key++) {
        wider[wanted * lacks.length + key] = Math.min(TOO_MUCH, lacks[key]! + lack);
      }
    }
    lacks = wider;
  }
  return lacks;
};

const nearGroup = (
  { hands, low, high, made }: GroupKeys,
  lowLacks: Readonly<Uint8Array>,
  highLacks: Readonly<Uint8Array>,
  most: number,
): NearGroup => {
  const near: GroupHand[][] = [];
  const least = Array.from({ length: 10 }, () => Number.POSITIVE_INFINITY);
  for (let place = 0; place < made.length; place++) {
    const lack = lowLacks[low[place]!]! + highLacks[high[place]!]!;
    if (lack > most) continue;
    const key = made[place]!;
    if (lack < least[key]!) least[key] = lack;
    const list = near[16 * key + lack];
    if (list === undefined) near[16 * key + lack] = [hands[place]!];
    else list.push(hands[place]!);
  }
  return { hands: near, least };
};

/** For each group the hands that lack no more than so many tiles, where those counted in `aside` cannot be had. */
export const nearGroups = (
  counts: Readonly<Uint8Array>,
  aside: Readonly<Uint8Array>,
  most: number,
): readonly NearGroup[] =>
  GROUPS.map((kinds) => {
    const low = lacksOf(kinds.slice(0, LOW_KINDS), counts, aside);
    const high = lacksOf(kinds.slice(LOW_KINDS), counts, aside);
    return nearGroup(groupKeys(kinds), low, high, most);
  });
