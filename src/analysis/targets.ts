import { choice, FLAG, wholeNumber } from '../core/read';
import { type Result, success } from '../core/result';
import { GOALS_PART } from '../hands/expect-rules';
import type { HandInput, TilesInput } from '../hands/hand';
import type { ByRules, HasGoals, LayoutOf } from '../hands/rule-parts';
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
  /** The names of its group, from the widest to the narrowest; players see layouts of one group as one hand. */
  readonly group: readonly string[];
  /** How many tiles are missing. */
  readonly distance: number;
  /** The missing tiles; their counts add up to `distance`. */
  readonly missing: readonly MissingTile[];
  /** The concealed tiles it does not use, in rack order. */
  readonly spare: readonly Tile[];
  /** How many unseen tiles, jokers included, would bring it nearer. */
  readonly useful: number;
  /** Whether the unseen tiles can still complete it (AG-31). */
  readonly possible: boolean;
  /**
   * Whether tiles may be called and exposed on the way; if not, the hand must stay concealed and only the last tile may be
   * called.
   */
  readonly mayExpose: boolean;
  /** Its value in points if self-drawn with no further exposures. */
  readonly value: number;
  /** Its value if tiles are exposed on the way; left out if they may not be, or if it depends on which ones. */
  readonly exposedValue?: number | undefined;
  /** The chance that the draws asked about include all missing tiles; left out unless you set `draws` or sort by chance. */
  readonly chance?: number | undefined;
}

/**
 * Layouts that a player sees as one hand: in Card Free those with the same category, pattern and set; with a card, those of one
 * line; in the Chinese and Year games, those that keep the same tiles; in The American Game, which has no card, those with groups
 * of the same kinds.
 */
export interface TargetGroup<Layout> {
  /** The names of the group, from the widest to the narrowest. */
  readonly group: readonly string[];
  /** How many layouts within reach belong to it, listed or not. */
  readonly ways: number;
  /** The listed targets of the group, best first. */
  readonly targets: readonly Target<Layout>[];
}

/** The targets of a hand. */
export interface Targets<Layout> {
  /** How many tiles the hand lacks for the nearest layout, possible or not. */
  readonly distance: number;
  /** The targets, in the order of `sortBy`. */
  readonly targets: readonly Target<Layout>[];
  /** The same targets by group, in the order of each group’s first target. */
  readonly groups: readonly TargetGroup<Layout>[];
  /** How many layouts are within reach, listed or not. */
  readonly found: number;
  /** How many groups the layouts within reach belong to. */
  readonly foundGroups: number;
}

/** Options for listing targets. */
export interface TargetOptions {
  /** The face-up tiles: discards and the exposures of others; none if left out. */
  readonly visible?: TilesInput | undefined;
  /** The most targets to list, 1 to 1,000; 20 if left out. */
  readonly limit?: number | undefined;
  /** The most targets to list per group, 1 to 1,000; all if left out. With 1, `limit` counts groups. */
  readonly perGroup?: number | undefined;
  /** What to list first: the nearest (the default), the most valuable, or the likeliest within `draws` (10 if left out). */
  readonly sortBy?: 'distance' | 'value' | 'chance' | undefined;
  /** How many tiles farther than the nearest possible target to look, 0 to 14; 0 if left out. */
  readonly within?: number | undefined;
  /** How many draws to give the chance for, 1 to 152. */
  readonly draws?: number | undefined;
  /** Whether to list layouts that can no longer be completed too; false if left out. */
  readonly impossible?: boolean | undefined;
  /** Whether the hand may lack more than one tile, such as one still being entered; false if left out. */
  readonly partial?: boolean | undefined;
}

const USUAL_LIMIT = 20;
const USUAL_DRAWS = 10;
const MOST_DRAWS = 152;

/** The rules to list targets by, and options. */
export interface TargetQuestion<Rules extends HasGoals = HasGoals> extends TargetOptions, ByRules<Rules> {}

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

/** What is needed to list targets. */
interface Listing {
  readonly unseen: Unseen;
  readonly choices: TargetOptions;
  /** The chance that all missing tiles come. */
  readonly chanceOf: (needs: Needs) => number;
}

interface Ranked extends NearGoal {
  readonly useful: number;
  /** More comes first. */
  readonly rank: number;
}

/** Sorts by rank, then distance, then useful tiles; equals stay in the order of the game. */
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

/** Lists layouts in order, and by group, up to the limit in all and per group; counts all of them. */
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
 * @param hand - The hand, as text or as `{ concealed, melds }`; it may lack one tile, or any number with `partial`.
 * @param asked - The `rules`, the `visible` tiles, how many layouts to list (`limit`, 20) in which order (`sortBy`), how much
 * farther than the nearest to look (`within`, 0), and how many `draws` to give the chance for.
 * @returns For each layout, the missing tiles and how many of them are unseen, the tiles the hand can spare, its value in points,
 * whether it may be exposed, and whether it is still possible. An invalid hand gets reasons.
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
): Result<Targets<LayoutOf<Rules>>>;
export function targets(hand: HandInput, asked: TargetQuestion): Result<Targets<unknown>> {
  const choices = readChoices(asked, 'targets', SPECS, [GOALS_PART]);
  if (!choices.ok) return choices;
  const { rules } = choices.value;
  const position = readPosition(hand, rules, choices.value);
  if (!position.ok) return position;
  const { visible, draws = USUAL_DRAWS } = choices.value;
  const counted = unseenBeside(position.value.hand, rules.tiles, visible);
  if (!counted.ok) return counted;
  const unseen = counted.value;
  const { distance } = position.value;
  if (distance === Infinity) return outOfReach();
  const listing = { unseen, choices: choices.value, chanceOf: chancesOf(unseen, draws) };
  const found = goalsInReach(position.value, unseen, choices.value).map((near) => ranked(near, listing));
  return success({ distance, ...grouped(found.sort(byRank), listing) });
}
