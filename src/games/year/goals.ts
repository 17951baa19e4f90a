import type { CheckedHand } from '../../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../../hands/rule-parts';
import { hasArrangement } from '../../melds/arrange';
import { kindsOf, type WholeParts } from '../../melds/near-hands';
import { firstOf } from '../../melds/nearest-reason';
import { type Counts, countOf, countsOf, kindsWhere, tilesAt } from '../../melds/set-shape';
import { tilesText } from '../../tiles/tiles-text';
import { checkYearHand } from './check';
import { distanceOf, nearTo } from './distance';
import type { YearOptions } from './options';
import { partsFor, rackKinds, type YearShape } from './parts';
import { listReadings } from './readings';
import type { YearLayout } from './vocabulary';

/** The most hands that are listed. */
const MOST_LISTED = 500;

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Sets that a discard is claimed for, a kong as a pung that grows (YG-7, YG-9). */
const isClaimed = ({ kind, isFourth }: YearShape): boolean =>
  kind !== 'pair' && kind !== 'year' && isFourth !== true;

/** The points of the best reading if the last tile is drawn; 0 without a table of points (YG-13). */
const pointsOf = (hand: CheckedHand, options: YearOptions): number =>
  listReadings(hand, { by: 'wall' }, options).readings[0]?.points ?? 0;

const goalOf = (hand: CheckedHand, near: WholeParts, options: YearOptions): Goal<YearLayout> => {
  const counts = countsOf(kindsOf(near));
  const bare = kindsOf(near, 'missing');
  const beyond = (one: Counts, other: Counts): readonly number[] =>
    kindsWhere(rackKinds(), (kind) => countOf(one, kind) - countOf(other, kind));
  const tiles = tilesAt(kindsWhere(rackKinds(), (kind) => countOf(counts, kind)));
  return {
    distance: bare.length,
    bare,
    open: NONE,
    spare: () => beyond(hand.counts, counts),
    mayExpose: hasArrangement(partsFor(hand, options), counts, {}, (sets) => sets.some(isClaimed)),
    value: () => pointsOf({ ...hand, concealed: tiles, counts }, options),
    exposedValue: () => undefined,
    group: () => [tilesText(tilesAt(beyond(counts, countsOf(bare))))],
    layout: () => ({ tiles }),
  };
};

/** The hands from which at most so many tiles are missing, the nearest five hundred of them (YG-11). */
const listGoals = (
  hand: CheckedHand,
  stage: HandStage,
  farthest: number,
  options: YearOptions,
  unseen: Counts | undefined,
): readonly Goal<YearLayout>[] => {
  const kept = { ...hand, counts: Uint8Array.from(hand.counts) };
  const near = nearTo(kept, stage, options, undefined, unseen);
  const found: Goal<YearLayout>[] = [];
  for (let distance = near?.missing ?? farthest + 1; distance <= farthest; distance++)
    for (const one of firstOf(near?.lacking(distance) ?? [], MOST_LISTED - found.length))
      found.push(goalOf(kept, one, options));
  return found;
};

/** What the Year game knows of the way to a winning hand under these options. */
export const yearGoals = (options: YearOptions): GoalRules<YearLayout> =>
  Object.freeze({
    check: (hand, stage) => checkYearHand(hand, undefined, options, stage),
    distance: (hand, stage, drawn) => distanceOf(hand, stage, options, drawn),
    goals: (hand, stage, farthest, _, unseen) => listGoals(hand, stage, farthest, options, unseen),
    most: MOST_LISTED,
  } satisfies GoalRules<YearLayout>);
