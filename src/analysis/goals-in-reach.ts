import type { Goal } from '../hands/rule-parts';
import { JOKER } from '../tiles/tile-index';
import { isPossible, type Needs, needsOf } from './missing-tiles';
import type { Position } from './position';
import type { Unseen } from './unseen';

/** The most tiles that a hand can lack. */
export const FARTHEST = 14;

/** A layout within reach. */
export interface NearGoal {
  readonly goal: Goal<unknown>;
  /** What it lacks, and the jokers and flowers the hand has to fill that. */
  readonly needs: Needs;
  /** Whether the unseen tiles can still complete it (AG-31). */
  readonly possible: boolean;
}

/** How far to look. */
interface Reach {
  /** How many tiles farther than the nearest possible layout to look; 0 if left out. */
  readonly within?: number | undefined;
  /** Whether to include layouts that can no longer be completed; false if left out. */
  readonly impossible?: boolean | undefined;
  /** The most layouts to list; all if left out. */
  readonly most?: number | undefined;
}

const goalsWithin = (
  { hand, stage, goals }: Position,
  unseen: Unseen,
  { impossible = false, most: mostListed }: Reach,
  farthest: number,
): readonly NearGoal[] => {
  const jokers = hand.counts[JOKER] ?? 0;
  const most = Math.min(FARTHEST, farthest);
  const near = (listed: readonly Goal<unknown>[]): readonly NearGoal[] =>
    listed.map((goal) => {
      const needs = needsOf(goal, jokers);
      return { goal, needs, possible: isPossible(needs, unseen) };
    });
  const listed = goals.goals(hand, stage, most, mostListed);
  const all = near(listed);
  if (listed.length < (mostListed ?? goals.most ?? Infinity))
    return all.filter(({ possible }) => possible || impossible);
  // The list is cut off: the layouts in it may be impossible while others are not.
  const left = near(goals.goals(hand, stage, most, mostListed, Uint8Array.from(unseen.counts)));
  const gone = all.filter(({ possible }) => !possible && impossible);
  return [...left.filter(isLeft), ...gone].sort((one, other) => one.goal.distance - other.goal.distance);
};

/** The goals near the nearest possible one; if none is possible, the impossible ones if asked for. */
export const goalsInReach = (position: Position, unseen: Unseen, reach: Reach): readonly NearGoal[] => {
  const { hand, stage, goals, distance } = position;
  const { within = 0, impossible = false } = reach;
  const listed = (farthest: number) => goalsWithin(position, unseen, reach, farthest);
  if (distance === Infinity) return [];
  // If the nearest are impossible by now, look farther, as long as the unseen tiles can complete any.
  let found = listed(distance + within);
  const someFit = found.some(isLeft) || goals.distance(hand, stage, Uint8Array.from(unseen.counts)) === 0;
  for (let at = distance + within; someFit && at < FARTHEST && !found.some(isLeft); at++)
    found = listed(at + 1);
  const nearest = found.reduce(
    (least, one) => (one.possible ? Math.min(least, one.goal.distance) : least),
    Infinity,
  );
  if (nearest === Infinity) return impossible ? listed(distance + within) : [];
  return nearest > distance ? listed(nearest + within) : found;
};

const isLeft = ({ possible }: NearGoal): boolean => possible;

/** How many tiles the nearest layout lacks that can still be completed; Infinity if there is none. */
export const nearestLeft = (position: Position, unseen: Unseen): number =>
  goalsInReach(position, unseen, {})[0]?.goal.distance ?? Infinity;
