import type { CheckedHand } from '../../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../../hands/rule-parts';
import { arrange } from '../../melds/arrange';
import { type CostedPart, costedParts, together } from '../../melds/least-cost';
import { boundsBeside, combine, keptChoices, type PartHand, partHands } from '../../melds/near-hands';
import { firstOf } from '../../melds/nearest-reason';
import { setsAndPair } from '../../melds/part-steps';
import { countOf, countsOf, kindsWhere, tilesAt } from '../../melds/set-shape';
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
    bare: kindsWhere(allKinds(), (kind) => countOf(taken, kind) - countOf(held, kind)),
    open: NONE,
    spare: () => kindsWhere(allKinds(), (kind) => countOf(held, kind) - countOf(taken, kind)),
    mayExpose: true,
    value: () => scoreOf(hand, wanted, concealed, options),
    exposedValue: () => undefined,
    group: () => NONE,
    layout: () => {
      const whole = countsOf([...concealed, ...wanted.kongs.flatMap(({ kinds }) => kinds)]);
      return { tiles: tilesAt(kindsWhere(allKinds(), (kind) => countOf(whole, kind))) };
    },
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
    (hand, other) => hand.made - other.made || hand.lack - other.lack,
  );
};

/** Lists the hands at a distance, each with its concealed tiles but kongs. */
const searchNear = (wanted: WantedHand, farthest: number) => {
  const size = setsAndPair(wanted.sets);
  const costed = costedParts(chineseParts(), supplyOf(wanted));
  const parts = costed.map((one) => ({ ...one, useful: usefulHands(one, costed, size, farthest) }));
  const choose = keptChoices(({ part, rest, useful }: (typeof parts)[number], left, lack) => {
    const bounds = boundsBeside(part, rest, left, lack);
    return useful.filter((hand) => hand.lack <= (bounds[hand.made] ?? -1)).values();
  });
  return (distance: number) => combine(parts, size, distance, choose);
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
