import type { Reason } from '../../core/reason';
import type { CheckedHand, WholeHand } from '../../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../../hands/rule-parts';
import { withDrawn } from '../../hands/with-drawn';
import { TILES, type Tile } from '../../tiles/tile';
import { arrange, type Block } from './arrangements';
import { tileReasons } from './check-chinese-hand';
import { COUNT_COLUMNS } from './count-hands';
import { GROUPS, type GroupHand } from './group-hands';
import { foursOf, HAND_SIZE, SETS, sizeOf, WAITING_SIZE } from './hand-parts';
import { lackBesideMelds, lackOfRow } from './lack';
import { NEVER } from './lack-automaton';
import { winFacts } from './list-readings';
import { meldBlocks } from './melds';
import { type NearGroup, nearGroups } from './near-groups';
import { bothCosts, choicesOf, hasRoom, type Wanted, withKongs } from './nearest';
import type { ChineseOptions } from './options';
import { naturalScore } from './sheet';
import type { ChineseLayout, ChineseSet } from './vocabulary';

const sizeAt = (stage: HandStage): number => (stage === 'complete' ? HAND_SIZE : WAITING_SIZE);

/** The hand with each choice of four alike laid aside as the concealed kongs that its number of tiles asks for. */
const wantedHands = (hand: CheckedHand, stage: HandStage): readonly Wanted[] => {
  const { concealedKongs } = sizeOf(hand, sizeAt(stage));
  return choicesOf(foursOf(hand.counts), concealedKongs).map((kongs) => withKongs(hand, kongs));
};

/** The row of columns in counts by place in `TILES`. */
const rowOf = (counts: Readonly<Uint8Array>): Readonly<Uint8Array> => counts.subarray(1, 1 + COUNT_COLUMNS);

const distanceOf = (hand: CheckedHand, stage: HandStage, drawn?: Readonly<Uint8Array>): number => {
  const isPlain = hand.melds.length === 0 && hand.concealed.length <= HAND_SIZE;
  // Most hands have neither melds nor more tiles than sets of three account for.
  if (isPlain && sizeOf(hand, sizeAt(stage)).concealedKongs === 0) {
    return lackOfRow(rowOf(withDrawn(hand.counts, drawn)), 0, SETS);
  }
  const lacks = wantedHands(hand, stage).map(({ counts, aside, sets }) =>
    lackBesideMelds(rowOf(withDrawn(counts, drawn)), rowOf(aside), sets),
  );
  const least = Math.min(...lacks);
  return least < NEVER ? least : Number.POSITIVE_INFINITY;
};

/** The most hands that are listed. */
const MOST_LISTED = 500;

/** The least lack of the groups from each place on, by what they are to make. */
const leastFrom = (groups: readonly NearGroup[]): readonly (readonly number[])[] => {
  let rest: readonly number[] = [0, ...Array.from({ length: 9 }, () => Number.POSITIVE_INFINITY)];
  const least = [rest];
  for (const group of [...groups].reverse()) {
    rest = bothCosts(group.least, rest);
    least.unshift(rest);
  }
  return least;
};

/** The hands from which exactly so many tiles are missing, one group hand for each group, until there are enough. */
const handsLacking = (
  groups: readonly NearGroup[],
  least: readonly (readonly number[])[],
  sets: number,
  distance: number,
  room: number,
): readonly (readonly GroupHand[])[] => {
  const found: (readonly GroupHand[])[] = [];
  const go = (at: number, left: number, lack: number, chosen: readonly GroupHand[]): void => {
    if (at === groups.length) {
      if (left === 0 && lack === 0 && found.length < room) found.push(chosen);
      return;
    }
    const rest = least[at + 1] as readonly number[];
    groups[at]?.hands.forEach((hands, size) => {
      const part = size >> 4;
      const after = lack - (size & 15);
      if (after < 0 || !hasRoom(left, part) || (rest[left - part] as number) > after) return;
      for (const hand of hands) {
        if (found.length >= room) return;
        go(at + 1, left - part, after, [...chosen, hand]);
      }
    });
  };
  go(0, 2 * sets + 1, distance, []);
  return found;
};

const countsOf = (hands: readonly GroupHand[]): Uint8Array => {
  const counts = new Uint8Array(48);
  hands.forEach((hand, at) => {
    GROUPS[at]?.forEach((kind, place) => {
      counts[kind] = hand.counts[place] as number;
    });
  });
  return counts;
};

const tilesIn = (counts: Readonly<Uint8Array>): readonly Tile[] =>
  GROUPS.flat().flatMap((kind) => Array.from({ length: counts[kind]! }, () => TILES[kind] as Tile));

/** The best natural score of these concealed tiles beside the melds, drawn from the wall; no line for an only place. */
const scoreOf = (hand: CheckedHand, wanted: Wanted, target: Uint8Array, options: ChineseOptions): number => {
  const facts = { ...winFacts({ by: 'wall' }, hand.flowers), onlyPlace: false, discards: 0 };
  const melds = meldBlocks(hand.melds).map((block, at) => setOf(block, hand.melds[at]?.concealed === true));
  const laid = wanted.laid.map((block) => setOf(block, true));
  const scores = arrange({ counts: target, sets: wanted.sets, kongs: 0 }).map((blocks) => {
    const sets = [...blocks.map((block) => setOf(block, true)), ...laid, ...melds];
    return naturalScore({ ...facts, sets }, options).product;
  });
  return Math.max(...scores);
};

const setOf = ({ shape, kind }: Block, isConcealed: boolean): ChineseSet => ({
  kind: shape,
  tile: TILES[kind] as Tile,
  where: isConcealed ? 'hand' : 'table',
});

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** The tiles that a hand takes and these counts do not hold. */
/** The tiles held that the hands of the groups do not take. */
const spareOf = (hands: readonly GroupHand[], held: Readonly<Uint8Array>): readonly number[] =>
  hands.flatMap(({ counts }, group) =>
    (GROUPS[group] ?? []).flatMap((kind, place) =>
      Array.from({ length: Math.max(0, held[kind]! - counts[place]!) }, () => kind),
    ),
  );

const lackedBy = (hands: readonly GroupHand[], held: Readonly<Uint8Array>): readonly number[] => {
  const lacked: number[] = [];
  for (let group = 0; group < hands.length; group++) {
    const kinds = GROUPS[group]!;
    const { counts } = hands[group]!;
    for (let place = 0; place < kinds.length; place++) {
      const kind = kinds[place]!;
      for (let lack = counts[place]! - held[kind]!; lack > 0; lack--) lacked.push(kind);
    }
  }
  return lacked;
};

const goalOf = (
  hand: CheckedHand,
  wanted: Wanted,
  hands: readonly GroupHand[],
  distance: number,
  options: ChineseOptions,
): Goal<ChineseLayout> => {
  /** With the four of a kind that were laid aside for the search. */
  const whole = (): Uint8Array => {
    const counts = countsOf(hands);
    for (const { kind } of wanted.laid) counts[kind] = 4;
    return counts;
  };
  return {
    distance,
    bare: lackedBy(hands, wanted.counts),
    open: NONE,
    spare: () => spareOf(hands, wanted.counts),
    mayExpose: true,
    value: () => scoreOf(hand, wanted, countsOf(hands), options),
    exposedValue: () => undefined,
    group: () => NONE,
    layout: () => ({ tiles: tilesIn(whole()) }),
  };
};

/** The hands from which at most so many tiles are missing, the nearest five hundred of them (CS-8). */
const listGoals = (
  hand: CheckedHand,
  stage: HandStage,
  farthest: number,
  options: ChineseOptions,
): readonly Goal<ChineseLayout>[] => {
  const kept = { ...hand, counts: Uint8Array.from(hand.counts) };
  const found: Goal<ChineseLayout>[] = [];
  const searched = wantedHands(kept, stage).map((wanted) => {
    const groups = nearGroups(wanted.counts, wanted.aside, farthest);
    return { wanted, groups, least: leastFrom(groups) };
  });
  for (let distance = 0; distance <= farthest; distance++) {
    for (const { wanted, groups, least } of searched) {
      const room = MOST_LISTED - found.length;
      for (const hands of handsLacking(groups, least, wanted.sets, distance, room)) {
        found.push(goalOf(kept, wanted, hands, distance, options));
      }
    }
  }
  return found;
};

const checkStage = (hand: WholeHand, stage: HandStage): readonly Reason[] => tileReasons(hand, sizeAt(stage));

/** What the Chinese game knows of the way to a winning hand under these options. */
export const chineseGoals = (options: ChineseOptions): GoalRules<ChineseLayout> =>
  Object.freeze({
    check: checkStage,
    distance: distanceOf,
    goals: (hand, stage, farthest) => listGoals(hand, stage, farthest, options),
  } satisfies GoalRules<ChineseLayout>);
