import { choice, FLAG, wholeNumber } from '../core/read';
import type { Rejection } from '../core/reason';
import { type Result, success } from '../core/result';
import { GOALS_PART } from '../hands/expect-rules';
import type { HandInput, TilesInput } from '../hands/hand';
import type { HasGoals, LayoutOf } from '../hands/rule-parts';
import { TILES, type Tile } from '../tiles/tile';
import { chancesOf } from './chances';
import { FARTHEST, goalsInReach, type NearGoal } from './goals-in-reach';
import { type MissingTile, missingTiles, type Needs, usefulFor } from './missing-tiles';
import { outOfReach, readPosition } from './position';
import { ANYTHING, readChoices } from './supported';
import { sumOver, type Unseen, unseenBeside } from './unseen';

/** A winning layout within reach. */
export interface Target<Layout> {
  /** The layout. */
  readonly layout: Layout;
  /** What it belongs to; layouts with the same group are one hand to a player, laid out in other ways. */
  readonly group: readonly string[];
  /** How many tiles are missing. */
  readonly distance: number;
  /** Which tiles they are; their numbers add up to the distance. */
  readonly missing: readonly MissingTile[];
  /** The concealed tiles that it has no use for, in rack order. */
  readonly spare: readonly Tile[];
  /** How many unseen tiles would bring it nearer, jokers among them. */
  readonly useful: number;
  /** Whether the unseen tiles still hold what is missing (AG-31). */
  readonly possible: boolean;
  /** Whether tiles may be called and exposed on the way; if not, it must stay concealed, and only the last tile may be called. */
  readonly mayExpose: boolean;
  /** Its value if it is won from the wall and nothing more is exposed. */
  readonly value: number;
  /** Its value if tiles are exposed on the way; left out where they may not be, or where it depends on which. */
  readonly exposedValue?: number | undefined;
  /** The chance that all that is missing comes within the draws asked about; left out if none were. */
  readonly chance?: number | undefined;
}

/**
 * What a player sees as one hand: in Card Free the layouts of a category, a pattern and a set, by a card those of a line, in
 * the Chinese and the Year game those that keep the same tiles, in The American Game without a card those with groups of the
 * same kinds.
 */
export interface TargetGroup<Layout> {
  /** What they belong to, from the widest name to the narrowest. */
  readonly group: readonly string[];
  /** How many layouts within reach belong to it; more than are listed if `limit` or `perGroup` is lower. */
  readonly ways: number;
  /** The targets, in their order. */
  readonly targets: readonly Target<Layout>[];
}

/** The targets of a hand. */
export interface Targets<Layout> {
  /** How far the hand is from the nearest layout, possible or not. */
  readonly distance: number;
  /** The targets in the order asked for. */
  readonly targets: readonly Target<Layout>[];
  /** The same by what they belong to, in the order of the first of each. */
  readonly groups: readonly TargetGroup<Layout>[];
  /** How many layouts were within reach; more than are listed if the limit was lower. */
  readonly found: number;
  /** How many groups they belong to. */
  readonly foundGroups: number;
}

/** Which targets are listed, and how. */
export interface TargetOptions {
  /** Tiles that lie open: discards and the exposures of others; none if left out. */
  readonly visible?: TilesInput | undefined;
  /** The most that are listed, 1 to 1,000; 20 if left out. */
  readonly limit?: number | undefined;
  /** The most that are listed of each group, 1 to 1,000; all if left out. With 1, `limit` counts groups. */
  readonly perGroup?: number | undefined;
  /** What comes first: the nearest (as usual), the most valuable, or the most likely within `draws` (10 if left out). */
  readonly sortBy?: 'distance' | 'value' | 'chance' | undefined;
  /** How much farther than the nearest possible one they may be, 0 to 14; 0 if left out. */
  readonly within?: number | undefined;
  /** How many draws the chance is asked for, 1 to 152. */
  readonly draws?: number | undefined;
  /** Whether layouts that can no longer be completed are listed too; false if left out. */
  readonly impossible?: boolean | undefined;
  /** Whether the hand may lack more than one tile, as while it is put together; false if left out. */
  readonly partial?: boolean | undefined;
}

const USUAL_LIMIT = 20;
const USUAL_DRAWS = 10;
const MOST_DRAWS = 152;

/** Which targets are listed, by which rules. */
export interface TargetQuestion<Rules extends HasGoals = HasGoals> extends TargetOptions {
  /** The rules. */
  readonly rules: Rules;
}

const SPECS = {
  rules: ANYTHING,
  visible: ANYTHING,
  limit: wholeNumber(1, 1_000),
  perGroup: wholeNumber(1, 1_000),
  sortBy: choice('distance', 'value', 'chance'),
  within: wholeNumber(0, FARTHEST),
  draws: wholeNumber(1, MOST_DRAWS),
  impossible: FLAG,
  partial: FLAG,
};

/** What targets are listed by. */
interface Listing {
  readonly unseen: Unseen;
  readonly choices: TargetOptions;
  /** The chance that what is missing comes. */
  readonly chanceOf: (needs: Needs) => number;
}

/** A goal with what it is sorted by. */
interface Ranked extends NearGoal {
  readonly useful: number;
  /** More comes first. */
  readonly rank: number;
}

/** By rank, then distance, then what brings it nearer; equals stay in the order of the game. */
const byRank = (one: Ranked, other: Ranked): number =>
  other.rank - one.rank || one.goal.distance - other.goal.distance || other.useful - one.useful;

const ranked = (near: NearGoal, { unseen, choices: { sortBy }, chanceOf }: Listing): Ranked => {
  const { goal, needs } = near;
  const rank = sortBy === 'chance' ? chanceOf(needs) : sortBy === 'value' ? goal.value() : -goal.distance;
  return { ...near, useful: sumOver([...usefulFor(needs, unseen)], unseen), rank };
};

const targetOf = (
  { goal, needs, possible, useful }: Ranked,
  { unseen, choices: { draws, sortBy }, chanceOf }: Listing,
): Target<unknown> => {
  const exposedValue = goal.exposedValue();
  return {
    layout: goal.layout(),
    group: goal.group(),
    distance: goal.distance,
    missing: missingTiles(needs, unseen),
    spare: goal.spare().flatMap((kind) => TILES[kind] ?? []),
    useful,
    possible,
    mayExpose: goal.mayExpose,
    value: goal.value(),
    ...(exposedValue !== undefined && { exposedValue }),
    ...((draws !== undefined || sortBy === 'chance') && { chance: chanceOf(needs) }),
  };
};

/** Layouts in their order by what they belong to; each is listed unless there are enough of all, or of its group. */
const grouped = (found: readonly Ranked[], listing: Listing): Omit<Targets<unknown>, 'distance'> => {
  const { limit = USUAL_LIMIT, perGroup = limit } = listing.choices;
  const groups = new Map<string, { group: readonly string[]; ways: number; targets: Target<unknown>[] }>();
  const targets: Target<unknown>[] = [];
  for (const one of found) {
    const group = one.goal.group();
    const key = group.join('\n');
    const known = groups.get(key) ?? { group, ways: 0, targets: [] };
    groups.set(key, known);
    known.ways++;
    if (targets.length === limit || known.targets.length === perGroup) continue;
    const target = targetOf(one, listing);
    known.targets.push(target);
    targets.push(target);
  }
  const listed = [...groups.values()].filter(({ targets: own }) => own.length > 0);
  return { targets, groups: listed, found: found.length, foundGroups: groups.size };
};

/**
 * Lists the winning layouts within reach of a hand, best first.
 *
 * @param hand - The hand, as text or as `{ concealed, melds }`; it may lack one tile, with `partial` any number.
 * @param asked - The `rules`, the `visible` tiles, how many layouts are listed (`limit`, 20) and how (`sortBy`),
 * how much farther than the nearest they may be (`within`, 0), and how many `draws` the chance is asked for.
 * @returns For each layout what it lacks, how many of that are unseen, what the hand can spare, its value in points, whether it may be
 * exposed, and whether it is still possible. What is no such hand gets reasons.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { targets } from 'mahjongg/analysis';
 *
 * const hand = '11B 222B 333B 444B 5B 89D';
 * const [best] = unwrap(targets(hand, { rules: cardFree(), visible: '5B', limit: 1 })).targets;
 * [best?.distance, best?.value, best?.useful]; // => [2, 45, 12]
 * ```
 */
export function targets<Rules extends HasGoals>(
  hand: HandInput,
  asked: TargetQuestion<Rules>,
): Result<Targets<LayoutOf<Rules>>, Rejection>;
export function targets(hand: HandInput, asked: TargetQuestion): Result<Targets<unknown>, Rejection> {
  const choices = readChoices<TargetQuestion>(asked, 'targets', SPECS, [GOALS_PART]);
  if (!choices.ok) return choices;
  const { rules } = choices.value;
  const position = readPosition(hand, rules, choices.value);
  if (!position.ok) return position;
  const { visible, draws = USUAL_DRAWS } = choices.value;
  const counted = unseenBeside(position.value.hand, rules.tiles, visible);
  if (!counted.ok) return counted;
  const unseen = counted.value;
  const { distance } = position.value;
  if (distance === Number.POSITIVE_INFINITY) return outOfReach();
  const listing = { unseen, choices: choices.value, chanceOf: chancesOf(unseen, draws) };
  const found = goalsInReach(position.value, unseen, choices.value).map((near) => ranked(near, listing));
  return success({ distance, ...grouped(found.sort(byRank), listing) });
}
