import type { CheckedHand } from '../../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../../hands/rule-parts';
import { arrange } from '../../melds/arrange';
import { together } from '../../melds/least-cost';
import {
  boundsBeside,
  type CostedPart,
  combine,
  costedPart,
  costsFrom,
  type PartHand,
  partHands,
} from '../../melds/near-hands';
import { firstOf } from '../../melds/nearest-reason';
import { addUp, setsAndPair } from '../../melds/part-steps';
import { countsOf, kindsWhere, tilesAt } from '../../melds/set-shape';
import { handFaults } from './check';
import { distanceOf } from './distance';
import type { ChineseOptions } from './options';
import { allKinds, chineseParts, sizeAt, supplyOf, type WantedHand, wantedHands } from './parts';
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
  const scores = arrange(chineseParts(), countsOf(concealed), { pair: 1 }).map((arranged) => {
    const sets = [...[...arranged, ...kongs].map((set) => readSet(set, 'hand')), ...meldsRead(hand)];
    return naturalScore({ ...facts, sets }, options).product;
  });
  return Math.max(...scores);
};

const goalOf = (
  hand: CheckedHand,
  wanted: WantedHand,
  concealed: readonly number[],
  distance: number,
  options: ChineseOptions,
): Goal<ChineseLayout> => {
  const held = wanted.counts;
  const taken = countsOf(concealed);
  return {
    distance,
    bare: kindsWhere(allKinds(), (kind) => taken[kind]! - held[kind]!),
    open: NONE,
    spare: () => kindsWhere(allKinds(), (kind) => held[kind]! - taken[kind]!),
    mayExpose: true,
    value: () => scoreOf(hand, wanted, concealed, options),
    exposedValue: () => undefined,
    group: () => NONE,
    layout: () => {
      const whole = countsOf([...concealed, ...wanted.kongs.flatMap(({ kinds }) => kinds)]);
      return { tiles: tilesAt(kindsWhere(allKinds(), (kind) => whole[kind]!)) };
    },
  };
};

/** The hands of a part that may belong to a hand near enough, by what they make, then by what they lack. */
const usefulHands = (
  parts: readonly CostedPart[],
  at: number,
  size: number,
  farthest: number,
): readonly PartHand[] => {
  const { part } = parts[at]!;
  const rest = parts.filter((_, other) => other !== at).map(({ costs }) => costs[0]!);
  const others = rest.reduce((one, other) => together(part, one, other));
  return [...partHands(parts[at]!, boundsBeside(part, others, size, farthest))].sort(
    (one, other) => one.made - other.made || one.lack - other.lack,
  );
};

/** Lists the hands at a distance, each with its concealed tiles but kongs. */
const searchNear = (wanted: WantedHand, farthest: number) => {
  const size = setsAndPair(wanted.sets);
  const parts = chineseParts().map((part) => costedPart(part, supplyOf(wanted)));
  const least = costsFrom(parts);
  const useful = parts.map((_, at) => usefulHands(parts, at, size, farthest));
  const choose = (at: number, left: number, lack: number): readonly PartHand[] => {
    const { part } = parts[at]!;
    return useful[at]!.filter(
      ({ made, lack: own }) =>
        made <= left && addUp(part, made, left - made) && least[at + 1]![left - made]! + own <= lack,
    );
  };
  return (distance: number) => combine(parts.length, size, distance, choose);
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
  const searches = wantedHands(kept, stage).map((wanted) => ({ wanted, at: searchNear(wanted, farthest) }));
  for (let distance = 0; distance <= farthest; distance++) {
    for (const { wanted, at } of searches) {
      for (const parts of firstOf(at(distance), MOST_LISTED - found.length)) {
        const concealed = parts.flatMap(({ kinds }) => kinds);
        found.push(goalOf(kept, wanted, concealed, distance, options));
      }
    }
  }
  return found;
};

/** What the Chinese game knows of the way to a winning hand under these options. */
export const chineseGoals = (options: ChineseOptions): GoalRules<ChineseLayout> =>
  Object.freeze({
    check: (hand, stage) => handFaults(hand, sizeAt(stage)),
    distance: distanceOf,
    goals: (hand, stage, farthest) => listGoals(hand, stage, farthest, options),
  } satisfies GoalRules<ChineseLayout>);
