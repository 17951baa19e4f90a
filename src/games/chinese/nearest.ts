import type { CheckedHand } from '../../hands/check-hand';
import { TILES, type Tile } from '../../tiles/tile';
import { arrange, type Block, SIZES } from './arrangements';
import { GROUPS, type GroupHand, groupHands } from './group-hands';
import { foursOf, HAND_SIZE, meldCounts, SETS, sizeOf } from './hand-parts';

/*
 * The winning hands nearest to some tiles. Each group of tiles (a suit, the winds and dragons) costs
 * by itself what it lacks, so the least cost of a whole hand is put together from those of the
 * groups; only hands that reach it are looked at.
 */

/** A winning hand and the tiles to be exchanged for it. */
export interface NearHand {
  /** How many tiles are missing. */
  readonly distance: number;
  /** The tiles that are missing: bams, craks, dots, winds, dragons. */
  readonly missing: readonly Tile[];
  /** The tiles that are too many, in the same order. */
  readonly tooMany: readonly Tile[];
  /** The concealed sets and the pair as they would lie. */
  readonly blocks: readonly Block[];
}

/** Concealed tiles that are to become so many sets and a pair, with the tiles that can no longer be had. */
export interface Wanted {
  readonly counts: Readonly<Uint8Array>;
  readonly aside: Readonly<Uint8Array>;
  readonly sets: number;
  /** Blocks laid aside that are to be shown too: concealed kongs. */
  readonly laid: readonly Block[];
}

/** What every hand of a group takes, one after the other in typed arrays: this is gone through for every hand. */
interface GroupTable {
  readonly hands: readonly GroupHand[];
  /** How many of each kind of the group: as many places for each hand as the group has kinds. */
  readonly counts: Readonly<Uint8Array>;
  /** The sets and pairs that each makes, as sets * 2 + pairs. */
  readonly keys: Readonly<Uint8Array>;
}

/** A group with what each of its hands lacks. */
interface CostedGroup extends GroupTable {
  /** How many tiles are missing from each hand; TOO_MUCH if tiles of it cannot be had. */
  readonly costs: Readonly<Uint8Array>;
}

const LISTED = 3;
const COPIES = 4;
/** More than any hand lacks. */
const TOO_MUCH = 255;

let tables: readonly GroupTable[] | undefined;
const groupTables = (): readonly GroupTable[] => {
  tables ??= GROUPS.map((group) => {
    const hands = groupHands(group);
    const counts = Uint8Array.from(hands.flatMap((hand) => hand.counts));
    return { hands, counts, keys: Uint8Array.from(hands, ({ sets, pairs }) => sets * 2 + pairs) };
  });
  return tables;
};

const costsOf = (
  { hands, counts }: GroupTable,
  held: readonly number[],
  most: readonly number[],
): Readonly<Uint8Array> => {
  const costs = new Uint8Array(hands.length);
  let at = 0;
  for (let place = 0; place < costs.length; place++) {
    let cost = 0;
    for (let kind = 0; kind < held.length; kind++) {
      const wanted = counts[at++] as number;
      const lack = wanted - (held[kind] as number);
      if (wanted > (most[kind] as number)) cost = TOO_MUCH;
      else if (lack > 0 && cost < TOO_MUCH) cost += lack;
    }
    costs[place] = cost;
  }
  return costs;
};

const costedGroups = ({ counts, aside }: Wanted): readonly CostedGroup[] =>
  groupTables().map((table, place) => {
    const group = GROUPS[place] as readonly number[];
    const held = group.map((kind) => counts[kind] as number);
    const most = group.map((kind) => COPIES - (aside[kind] as number));
    return { ...table, costs: costsOf(table, held, most) };
  });

const NEVER = Number.POSITIVE_INFINITY;

/** The least cost of one group by the sets and pairs that it makes. */
const ownCosts = ({ keys, costs }: CostedGroup): readonly number[] => {
  const least = Array.from({ length: 2 * SETS + 2 }, () => NEVER);
  for (let place = 0; place < costs.length; place++) {
    const cost = costs[place] as number;
    const key = keys[place] as number;
    if (cost < TOO_MUCH && cost < (least[key] as number)) least[key] = cost;
  }
  return least;
};

/** Whether what is left to make has room for a part of it, both as keys. */
export const hasRoom = (left: number, part: number): boolean => part <= left && (part & 1) <= (left & 1);

/** The least cost of two parts together. */
export const bothCosts = (own: readonly number[], rest: readonly number[]): readonly number[] =>
  own.map((_, left) =>
    Math.min(
      ...own.map((cost, part) => (hasRoom(left, part) ? cost + (rest[left - part] as number) : NEVER)),
    ),
  );

/** The least cost of the groups from each place on, by the sets and pairs that they are to make. */
const leastCosts = (groups: readonly CostedGroup[]): readonly (readonly number[])[] => {
  let rest: readonly number[] = Array.from({ length: 2 * SETS + 2 }, (_, key) => (key === 0 ? 0 : NEVER));
  const least = [rest];
  for (const group of [...groups].reverse()) {
    rest = bothCosts(ownCosts(group), rest);
    least.unshift(rest);
  }
  return least;
};

/** The first few hands that cost no more than the least: one group hand for each group. */
const cheapest = (
  groups: readonly CostedGroup[],
  least: readonly (readonly number[])[],
  key: number,
): readonly (readonly GroupHand[])[] => {
  const found: (readonly GroupHand[])[] = [];
  const go = (at: number, left: number, budget: number, chosen: readonly GroupHand[]): void => {
    const group = groups[at];
    if (group === undefined) {
      found.push(chosen);
      return;
    }
    const rest = least[at + 1] as readonly number[];
    for (let place = 0; place < group.hands.length && found.length < LISTED; place++) {
      const after = budget - (group.costs[place] as number);
      const part = group.keys[place] as number;
      if (after < 0 || !hasRoom(left, part) || rest[left - part] !== after) continue;
      go(at + 1, left - part, after, [...chosen, group.hands[place] as GroupHand]);
    }
  };
  go(0, key, least[0]?.[key] as number, []);
  return found;
};

const tilesWhere = (countOf: (kind: number) => number): readonly Tile[] =>
  GROUPS.flat().flatMap((kind) =>
    Array.from({ length: Math.max(0, countOf(kind)) }, () => TILES[kind] as Tile),
  );

const nearHand = (
  hands: readonly GroupHand[],
  distance: number,
  { counts, sets, laid }: Wanted,
): NearHand => {
  const target = new Uint8Array(48);
  hands.forEach((hand, at) => {
    GROUPS[at]?.forEach((kind, place) => {
      target[kind] = hand.counts[place] as number;
    });
  });
  const [blocks] = arrange({ counts: target, sets, kongs: 0 });
  return {
    distance,
    missing: tilesWhere((kind) => target[kind]! - counts[kind]!),
    tooMany: tilesWhere((kind) => counts[kind]! - target[kind]!),
    blocks: [...laid, ...(blocks ?? [])],
  };
};

const nearestOf = (wanted: Wanted): readonly NearHand[] => {
  const groups = costedGroups(wanted);
  const least = leastCosts(groups);
  const key = wanted.sets * 2 + 1;
  const distance = least[0]?.[key] as number;
  return cheapest(groups, least, key).map((hands) => nearHand(hands, distance, wanted));
};

export const choicesOf = (kinds: readonly number[], count: number): readonly (readonly number[])[] => {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, place) =>
    choicesOf(kinds.slice(place + 1), count - 1).map((rest) => [kind, ...rest]),
  );
};

/** The hand with these kinds laid aside as concealed kongs. */
export const withKongs = (hand: CheckedHand, kongs: readonly number[]): Wanted => {
  const counts = Uint8Array.from(hand.counts);
  const aside = meldCounts(hand);
  for (const kind of kongs) {
    counts[kind] = 0;
    aside[kind] = SIZES.kong;
  }
  const laid = kongs.map((kind): Block => ({ shape: 'kong', kind }));
  return { counts, aside, sets: SETS - hand.melds.length - kongs.length, laid };
};

/**
 * The winning hands with the fewest tiles missing, three at most, in the order of the layouts (CS-8).
 * The melds stay as they are. If the hand has the right size for concealed kongs, some four alike
 * are kongs; nothing else becomes one.
 */
export const findNearest = (hand: CheckedHand): readonly NearHand[] => {
  const { tiles, meldedKongs, concealedKongs } = sizeOf(hand);
  if (hand.melds.length > SETS || tiles - meldedKongs > HAND_SIZE + SETS) return [];
  const fours = foursOf(hand.counts);
  const kongs = Math.min(Math.max(concealedKongs, 0), fours.length, SETS - hand.melds.length);
  const found = choicesOf(fours, kongs).flatMap((kinds) => nearestOf(withKongs(hand, kinds)));
  const distance = Math.min(...found.map((near) => near.distance));
  return found.filter((near) => near.distance === distance).slice(0, LISTED);
};
