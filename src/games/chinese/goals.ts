import type { CheckedHand } from '../../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../../hands/rule-parts';
import { arrange } from '../../melds/arrange';
import { type CostedPart, costedParts, together } from '../../melds/least-cost';
import {
  boundsBeside,
  kindsOf,
  type PartHand,
  partHands,
  type WholeParts,
  wholeHands,
} from '../../melds/near-hands';
import { firstOf } from '../../melds/nearest-reason';
import { setsAndPair } from '../../melds/part-steps';
import { type Counts, countOf, countsOf, kindsWhere, tilesAt } from '../../melds/set-shape';
import { tilesText } from '../../tiles/tiles-text';
import { handFaults } from './check';
import { distanceOf } from './distance';
import type { ChineseOptions } from './options';
import { ALL_KINDS, PARTS, sizeAt, supplyOf, type WantedHand, wantedHands } from './parts';
import { meldsRead, readSet } from './readings';
import { winFacts } from './sheet/facts';
import { naturalScore } from './sheet/fill';
import type { ChineseLayout } from './vocabulary';

/** The most hands that are listed. */
const MOST_LISTED = 500;

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** The best natural score of these concealed tiles beside the melds, drawn from the wall; no line for an only place. */
const scoreOf = (
  hand: CheckedHand,
  { kongs }: WantedHand,
  concealed: readonly number[],
  options: ChineseOptions,
): number => {
  const facts = { ...winFacts({ by: 'wall' }, hand.flowers), onlyPlace: false, discards: 0 };
  const scores = arrange(PARTS, countsOf(concealed), { pair: 1 }).map((arranged) => {
    const sets = [...[...arranged, ...kongs].map((set) => readSet(set, 'hand')), ...meldsRead(hand)];
    return naturalScore({ ...facts, sets }, options).product;
  });
  return Math.max(...scores);
};

const goalOf = (
  hand: CheckedHand,
  wanted: WantedHand,
  parts: WholeParts,
  options: ChineseOptions,
): Goal<ChineseLayout> => {
  const bare = kindsOf(parts, 'missing');
  const kongs = wanted.kongs.flatMap(({ kinds }) => kinds);
  const listed = (taken: Counts, held?: Counts): readonly number[] =>
    kindsWhere(ALL_KINDS, (kind) => countOf(taken, kind) - (held === undefined ? 0 : countOf(held, kind)));
  return {
    distance: bare.length,
    bare,
    open: NONE,
    spare: () => listed(wanted.counts, countsOf(kindsOf(parts))),
    mayExpose: true,
    value: () => scoreOf(hand, wanted, kindsOf(parts), options),
    exposedValue: () => undefined,
    group: () => [tilesText(tilesAt(listed(countsOf([...kindsOf(parts), ...kongs]), countsOf(bare))))],
    layout: () => ({ tiles: tilesAt(listed(countsOf([...kindsOf(parts), ...kongs]))) }),
  };
};

/** The hands of a part that may belong to a hand near enough, by what they make, then by what they lack. */
const usefulHands = (
  one: CostedPart,
  parts: readonly CostedPart[],
  size: number,
  farthest: number,
): readonly PartHand[] => {
  const others = parts.filter((other) => other !== one).map(({ costs }) => costs);
  const beside = others.reduce((sum, costs) => together(one.part, sum, costs));
  return [...partHands(one, boundsBeside(one.part, beside, size, farthest))].sort(
    (hand, other) => hand.made - other.made || hand.missing.length - other.missing.length,
  );
};

/** Lists the hands at a distance. */
const searchNear = (wanted: WantedHand, unseen?: Counts): ((distance: number) => Iterable<WholeParts>) => {
  const size = setsAndPair(wanted.sets);
  const costed = costedParts(PARTS, supplyOf(wanted, unseen));
  return (distance) => {
    const parts = costed.map((one) => ({ ...one, useful: usefulHands(one, costed, size, distance) }));
    return wholeHands(parts, size, distance, ({ part, rest, useful }, left, lack) => {
      const bounds = boundsBeside(part, rest, left, lack);
      return useful.filter(({ made, missing }) => missing.length <= (bounds[made] ?? -1)).values();
    });
  };
};

/** The hands from which at most so many tiles are missing, the nearest five hundred of them (CS-8). */
const listGoals = (
  hand: CheckedHand,
  stage: HandStage,
  farthest: number,
  options: ChineseOptions,
  unseen: Counts | undefined,
): readonly Goal<ChineseLayout>[] => {
  const kept = { ...hand, counts: Uint8Array.from(hand.counts) };
  const found: Goal<ChineseLayout>[] = [];
  const searches = wantedHands(kept, stage).map((wanted) => ({ wanted, at: searchNear(wanted, unseen) }));
  for (let distance = 0; distance <= farthest && found.length < MOST_LISTED; distance++) {
    for (const { wanted, at } of searches) {
      for (const parts of firstOf(at(distance), MOST_LISTED - found.length))
        found.push(goalOf(kept, wanted, parts, options));
    }
  }
  return found;
};

/** What the Chinese game knows of the way to a winning hand under these options. */
export const chineseGoals = (options: ChineseOptions): GoalRules<ChineseLayout> =>
  Object.freeze({
    check: (hand, stage) => handFaults(hand, sizeAt(stage)),
    distance: distanceOf,
    goals: (hand, stage, farthest, _, unseen) => listGoals(hand, stage, farthest, options, unseen),
    most: MOST_LISTED,
  } satisfies GoalRules<ChineseLayout>);
