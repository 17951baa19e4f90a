import type { CheckedHand } from '../hands/check-hand';
import { TILES, type Tile } from '../tiles/tile';
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
interface Wanted {
  readonly counts: Readonly<Uint8Array>;
  readonly aside: Readonly<Uint8Array>;
  readonly sets: number;
  /** Blocks laid aside that are to be shown too: concealed kongs. */
  readonly laid: readonly Block[];
}

interface Costed {
  readonly hand: GroupHand;
  readonly cost: number;
}

const LISTED = 3;
const COPIES = 4;

const costedHands = ({ counts, aside, sets }: Wanted): readonly (readonly Costed[])[] =>
  GROUPS.map((group) =>
    groupHands(group).flatMap((hand) => {
      if (hand.sets > sets) return [];
      let cost = 0;
      for (let place = 0; place < group.length; place++) {
        const kind = group[place] as number;
        const wanted = hand.counts[place] as number;
        if (wanted > COPIES - (aside[kind] as number)) return [];
        cost += Math.max(0, wanted - (counts[kind] as number));
      }
      return [{ hand, cost }];
    }),
  );

/** The least cost of the groups from each on, by the sets and pairs that they must make; the key is sets * 2 + pairs. */
const leastCosts = (groups: readonly (readonly Costed[])[]): readonly (readonly number[])[] => {
  const none = Array.from({ length: 2 * SETS + 2 }, () => Number.POSITIVE_INFINITY);
  const least: number[][] = [none.map((cost, key) => (key === 0 ? 0 : cost))];
  for (const hands of [...groups].reverse()) {
    const own = [...none];
    for (const { hand, cost } of hands) {
      const key = hand.sets * 2 + hand.pairs;
      own[key] = Math.min(own[key] as number, cost);
    }
    const rest = least[0] as number[];
    least.unshift(
      none.map((_, key) =>
        Math.min(
          ...own.map((cost, used) => {
            const fits = used <= key && (used & 1) <= (key & 1);
            return fits ? cost + (rest[key - used] as number) : Number.POSITIVE_INFINITY;
          }),
        ),
      ),
    );
  }
  return least;
};

/** The first few hands that cost no more than the least: one group hand for each group. */
const cheapest = (
  groups: readonly (readonly Costed[])[],
  least: readonly (readonly number[])[],
  key: number,
): readonly (readonly GroupHand[])[] => {
  const found: (readonly GroupHand[])[] = [];
  const go = (at: number, left: number, budget: number, chosen: readonly GroupHand[]): void => {
    const hands = groups[at];
    if (hands === undefined) {
      found.push(chosen);
      return;
    }
    for (const { hand, cost } of hands) {
      if (found.length === LISTED) return;
      const used = hand.sets * 2 + hand.pairs;
      if (used > left || hand.pairs > (left & 1)) continue;
      const after = budget - cost;
      if (least[at + 1]?.[left - used] === after) go(at + 1, left - used, after, [...chosen, hand]);
    }
  };
  go(0, key, least[0]?.[key] as number, []);
  return found;
};

const tilesWhere = (countOf: (kind: number) => number): readonly Tile[] =>
  GROUPS.flat().flatMap((kind) =>
    Array.from({ length: Math.max(0, countOf(kind)) }, () => TILES[kind] as Tile),
  );

const nearHand = (hands: readonly GroupHand[], distance: number, { counts, sets, laid }: Wanted): NearHand => {
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
  const groups = costedHands(wanted);
  const least = leastCosts(groups);
  const key = wanted.sets * 2 + 1;
  const distance = least[0]?.[key] as number;
  return cheapest(groups, least, key).map((hands) => nearHand(hands, distance, wanted));
};

const choicesOf = (kinds: readonly number[], count: number): readonly (readonly number[])[] => {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, place) =>
    choicesOf(kinds.slice(place + 1), count - 1).map((rest) => [kind, ...rest]),
  );
};

/** The hand with these kinds laid aside as concealed kongs. */
const withKongs = (hand: CheckedHand, kongs: readonly number[]): Wanted => {
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
