import type { CheckedHand } from '../../../hands/check-hand';
import { reasonsInStage } from '../../../hands/check-size';
import type { Goal, GoalRules } from '../../../hands/rule-parts';
import type { TileSet } from '../../../hands/tile-set';
import { withDrawn } from '../../../hands/with-drawn';
import { type Gaps, gapsOf, spareTiles } from '../../../jokers/missing';
import { FLOWER } from '../../../tiles/tile-index';
import type { AmericanGameOptions } from '../options';
import { HAND_SIZE } from '../tiles';
import { checkFreeForm } from './check';
import { distanceOf } from './distance';
import {
  type Draft,
  groupsOf,
  type LayoutTask,
  lacking,
  layoutGroup,
  layoutSearch,
  type Sizes,
  taskOf,
  taskWith,
} from './layouts';
import { type FreeFormRack, rackOf } from './rack';
import { drawnPoints } from './score';
import type { FreeFormLayout } from './vocabulary';

/** How many groups there are of each kind, the smaller first: `5 Pairs 1 Kong`. */
const patternOf = (groups: FreeFormLayout['groups']): string => {
  const kinds = [...groups].sort((one, other) => one.size - other.size).map(({ kind }) => kind);
  return [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return `${count} ${kind.charAt(0).toUpperCase()}${kind.slice(1)}${count > 1 ? 's' : ''}`;
    })
    .join(' ');
};

/** What a hand and the layouts near it have in common. */
interface Way {
  readonly rack: FreeFormRack;
  readonly counts: Readonly<Uint8Array>;
  readonly value: number;
}

/** What a layout lacks: no joker is in a pair, and none is a flower where flowers are jokers (TG-1, TG-2). */
const gapsIn = ({ groups }: Draft, { rack, counts }: Way): Gaps => {
  const needs = groups.map(([kind, { tiles, inPairs: own }]: readonly [number, Sizes]) => {
    const others = tiles - own;
    const flowers = rack.flowersAsJokers && kind !== FLOWER ? others : 0;
    return { kind, own, jokers: others - flowers, flowers };
  });
  return gapsOf(needs, counts);
};

/** A discard is claimed for three alike or more (TG-4), no flower where flowers are jokers (AG-12). */
const mayExpose = ({ groups }: Draft, { flowersAsJokers }: FreeFormRack): boolean =>
  groups.some(([kind, { tiles, inPairs }]) => tiles > inPairs && !(kind === FLOWER && flowersAsJokers));

const goalOf = (draft: Draft, way: Way): Goal<FreeFormLayout> => {
  const gaps = gapsIn(draft, way);
  const { open, served, flowers } = gaps;
  const layout = (): FreeFormLayout => ({ groups: groupsOf(draft, way.rack).map(layoutGroup) });
  return {
    distance: lacking(draft),
    bare: gaps.bare,
    open: [...open, ...served.slice(flowers)],
    ...(served.length > 0 && { flowersServe: { open, served, flowers } }),
    spare: () => spareTiles(gaps),
    mayExpose: mayExpose(draft, way.rack),
    value: () => way.value,
    exposedValue: () => undefined,
    group: () => [patternOf(layout().groups)],
    layout,
  };
};

/** The most layouts that are listed: a hand of lone tiles and jokers may have hundreds of thousands. */
const MOST_GOALS = 2_000;

/** Lists the nearest layouts, from which at most so many tiles are missing, each made when it is first asked for. */
const listGoals = (hand: CheckedHand, rack: FreeFormRack, options: AmericanGameOptions, task: LayoutTask) => {
  const counts = Uint8Array.from(hand.counts);
  const way = { rack, counts, value: drawnPoints(hand.melds.length === 0, options) };
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

/** What is known of the way to a winning hand without a card under these options. */
export const freeFormGoals = (options: AmericanGameOptions, tiles: TileSet): GoalRules<FreeFormLayout> => {
  // Advice asks about the same hand several times.
  let last: { readonly key: string; readonly list: ReturnType<typeof listGoals> } | undefined;
  return Object.freeze({
    check: (hand, stage) => reasonsInStage(hand, stage, checkFreeForm(hand, undefined, options), HAND_SIZE),
    distance: (hand, _, drawn) => distanceOf(taskOf(rackOf(hand, options, drawn), tiles)),
    goals: (hand, _, farthest, most, unseen) => {
      const rack = rackOf(hand, options);
      if (unseen !== undefined) {
        const task = taskWith(rack, [...withDrawn(hand.counts, unseen)]);
        return listGoals(hand, rack, options, task)(farthest, most);
      }
      const key = JSON.stringify(rack);
      if (last?.key !== key) last = { key, list: listGoals(hand, rack, options, taskOf(rack, tiles)) };
      return last.list(farthest, most);
    },
    most: MOST_GOALS,
  } satisfies GoalRules<FreeFormLayout>);
};
