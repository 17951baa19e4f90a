import { keeping, onFirstUseOf } from '../../../core/first-use';
import type { CheckedHand } from '../../../hands/check-hand';
import { reasonsInStage } from '../../../hands/check-size';
import type { Goal, GoalRules } from '../../../hands/rule-parts';
import type { TileSet } from '../../../hands/tile-set';
import { withDrawn } from '../../../hands/with-drawn';
import { goalTiles } from '../../../jokers/missing';
import { FLOWER } from '../../../tiles/tile-index';
import type { AmericanGameOptions } from '../options';
import { HAND_SIZE } from '../tiles';
import { checkFreeForm } from './check';
import {
  type Draft,
  groupsOf,
  growing,
  lacking,
  layoutGroup,
  layoutSearch,
  needOf,
  taskOf,
  taskWith,
} from './layouts';
import { holdingOf, leastAmong } from './least';
import { type FreeFormRack, type LayoutTask, rackOf } from './rack';
import { drawnPoints } from './score';
import { FREE_FORM_KINDS, type FreeFormLayout } from './vocabulary';

/** Finds the same distance by searching, starting from a lower bound. */
const searched = (task: LayoutTask, least: number): number => {
  const search = layoutSearch(task);
  for (let distance = least; distance <= HAND_SIZE; distance++)
    if (search(distance).next().done !== true) return distance;
  return Infinity;
};

/** The fewest tiles missing from any layout; Infinity if none fits the exposures. */
const distanceOf = (task: LayoutTask): number => {
  const { rack, tiles } = task;
  if (tiles < 0) return Infinity;
  const serve = rack.flowersAsJokers;
  const flowers = serve ? (rack.counts[FLOWER] ?? 0) : 0;
  const isCounted = (kind: number): boolean => kind !== FLOWER || !serve;
  const leastIn = leastAmong(task, isCounted);
  const without = leastIn(tiles, rack.jokers + flowers);
  // Flowers that serve as jokers are used either as jokers or as one pair.
  const rest = serve ? leastIn(tiles - 2, rack.jokers + Math.max(0, flowers - 2)) : without;
  const least = serve ? Math.min(without, Math.max(0, 2 - flowers) + rest) : without;
  const { singles, pairable } = holdingOf(task, isCounted);
  // If most jokers are already exposed, groups cannot be that long.
  return task.jokers < 4 + 2 * (singles - pairable) ? searched(task, least) : least;
};

/** The groups by kind, the smaller first, such as `5 Pairs 1 Kong`. Kept, since thousands of layouts share few patterns. */
const patternOfSizes = /* @__PURE__ */ onFirstUseOf((sizes: string): string =>
  Object.entries(FREE_FORM_KINDS)
    .flatMap(([size, kind]) => {
      const count = sizes.split(size).length - 1;
      const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${count > 1 ? 's' : ''}`;
      return count === 0 ? [] : [`${count} ${name}`];
    })
    .join(' '),
);

const patternOf = (draft: Draft, rack: FreeFormRack): string =>
  patternOfSizes(
    groupsOf(draft, rack)
      .map(({ size }) => size)
      .sort()
      .join(''),
  );

/** What all goals of one hand share. */
interface Way {
  readonly rack: FreeFormRack;
  readonly counts: Readonly<Uint8Array>;
  readonly value: number;
}

/**
 * Whether a group may be exposed: a discard can be claimed only for three or more alike (TG-4), and the last group holds the
 * concealed winning tile (AG-11), unless it is a pung first and grows (TG-5).
 */
const mayExpose = ({ groups }: Draft): boolean => {
  const count = groups.reduce((sum, { sizes, grown }) => sum + sizes.length + Number(grown > 0), 0);
  return groups.some(({ sizes }) => sizes.some((size) => size > (count > 1 ? 2 : 3)));
};

const goalOf = (draft: Draft, way: Way): Goal<FreeFormLayout> => {
  const needs = draft.groups.map((groups) => needOf(groups, way.rack));
  return {
    distance: lacking(draft),
    ...goalTiles(needs, way.counts),
    mayExpose: mayExpose(draft),
    value: () => way.value,
    exposedValue: () => undefined,
    group: () => [patternOf(draft, way.rack)],
    layout: () => ({ groups: groupsOf(draft, way.rack).map(layoutGroup) }),
  };
};

/** The most layouts listed: a hand of single tiles and jokers can have hundreds of thousands. */
const MOST_GOALS = 2_000;

/** Lists the nearest layouts, at most `farthest` tiles away, making each when it is first needed. */
const listGoals = (hand: CheckedHand, options: AmericanGameOptions, task: LayoutTask) => {
  const counts = Uint8Array.from(hand.counts);
  const way = { rack: task.rack, counts, value: drawnPoints(hand.melds.length === 0, options) };
  const search = layoutSearch(task);
  const found: Goal<FreeFormLayout>[] = [];
  let distance = distanceOf(task);
  let drafts = search(distance);
  return (farthest: number, most = MOST_GOALS): readonly Goal<FreeFormLayout>[] => {
    while (distance <= farthest && found.length < most) {
      const { value: draft, done } = drafts.next();
      if (done) drafts = search(++distance);
      else if (lacking(draft) === distance) found.push(goalOf(draft, way));
    }
    return found.filter((goal, place) => goal.distance <= farthest && place < most);
  };
};

/** The nearest layouts of a hand, at most `farthest` tiles away. */
type GoalList = ReturnType<typeof listGoals>;

/** How to find the way to a winning hand without a card under these options. */
export const freeFormGoals = (options: AmericanGameOptions, tiles: TileSet): GoalRules<FreeFormLayout> => {
  // Advice asks about the same hand several times: with all copies, and with the unseen ones.
  const [ofAll, ofUnseen] = [keeping<GoalList>(1), keeping<GoalList>(1)];
  return Object.freeze({
    check: (hand, stage) => reasonsInStage(hand, stage, checkFreeForm(hand, undefined, options), HAND_SIZE),
    distance: (hand, _, drawn) => distanceOf(growing(taskOf(rackOf(hand, options, drawn), tiles))),
    goals: (hand, _, farthest, most, unseen) => {
      const rack = rackOf(hand, options);
      const [listOf, asItLies] =
        unseen === undefined
          ? [ofAll, taskOf(rack, tiles)]
          : [ofUnseen, taskWith(rack, [...withDrawn(hand.counts, unseen)])];
      const task = growing(asItLies);
      return listOf(JSON.stringify(task), () => listGoals(hand, options, task))(farthest, most);
    },
    most: MOST_GOALS,
  } satisfies GoalRules<FreeFormLayout>);
};
