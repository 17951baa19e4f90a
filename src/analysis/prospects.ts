import type { CheckedHand } from '../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../hands/rule-parts';
import { JOKER } from '../tiles/tile-index';
import type { Unseen } from './draws';

/*
 * How promising tiles are, for comparing choices with each other quickly. Every layout within reach gets a rough chance: of
 * each kind that it lacks, the chance that so many come, each unseen copy coming with the same share; the last tile of a
 * set that may be exposed comes more often, as others discard it. The chances of all layouts are added up. A tile given
 * away takes nothing from the layouts that have no use for it, and from the others what it costs to get it again.
 */

/** How likely an unseen tile still comes. */
export interface Horizon {
  /** The tiles that may come. */
  readonly unseen: Unseen;
  /** The share of them that the player will draw. */
  readonly drawn: number;
  /** The share of them that the player will draw or could call. */
  readonly callable: number;
}

/** A layout within reach with what it lacks and its rough chance. */
export interface Prospect<L> {
  /** The layout. */
  readonly goal: Goal<L>;
  /** How many tiles it lacks by kind, those not counted that the jokers of the hand stand for. */
  readonly missing: Readonly<Uint8Array>;
  /** How many tiles of each kind it has no use for. */
  readonly spare: Readonly<Uint8Array>;
  /** Its rough chance. */
  readonly weight: number;
}

/** The layouts within reach of a hand, the most promising first. */
export interface Prospects<L> {
  /** How far the hand is from the nearest layout; Infinity if no winning hand has its exposures. */
  readonly distance: number;
  /** The layouts. */
  readonly list: readonly Prospect<L>[];
  /** Their weights added up. */
  readonly promise: number;
}

const KINDS = JOKER + 1;
const MOST_LISTED = 250;

/** The chance that of so many copies, each coming with this share, at least some come. */
const atLeast = (copies: number, some: number, share: number): number => {
  if (some <= 0) return 1;
  if (some > copies) return 0;
  let below = 0;
  let term = (1 - share) ** copies;
  for (let count = 0; count < some; count++) {
    below += term;
    term *= ((copies - count) / (count + 1)) * (share / (1 - share));
  }
  return Math.max(0, 1 - below);
};

/** The same, each worked out once for a horizon. */
const chances = new WeakMap<Horizon, Map<number, number>>();

/** The chance that so many copies of a tile come, the last of them called if it may be. */
const comes = (horizon: Horizon, copies: number, missing: number, mayCall: boolean): number => {
  if (missing === 0) return 1;
  let known = chances.get(horizon);
  if (known === undefined) {
    known = new Map();
    chances.set(horizon, known);
  }
  const key = (copies * 16 + missing) * 2 + Number(mayCall);
  const found = known.get(key);
  if (found !== undefined) return found;
  const { drawn, callable } = horizon;
  const chance = mayCall
    ? atLeast(copies, missing - 1, drawn) * atLeast(copies - missing + 1, 1, callable)
    : atLeast(copies, missing, drawn);
  known.set(key, chance);
  return chance;
};

const countsOf = (kinds: readonly number[]): Uint8Array => {
  const counts = new Uint8Array(KINDS);
  for (const kind of kinds) counts[kind]!++;
  return counts;
};

/** The kind that is hardest to get among those that jokers may stand for; -1 if none is left. */
const hardest = (open: Uint8Array, bare: Uint8Array, { counts }: Unseen): number => {
  let [worst, least] = [-1, Number.POSITIVE_INFINITY];
  for (let kind = 0; kind < KINDS; kind++) {
    if (open[kind] === 0) continue;
    const ease = (counts[kind] as number) - (open[kind] as number) - (bare[kind] as number);
    if (ease < least) [worst, least] = [kind, ease];
  }
  return worst;
};

const prospectOf = <L>(goal: Goal<L>, jokers: number, horizon: Horizon): Prospect<L> => {
  const { unseen } = horizon;
  const bare = countsOf(goal.bare);
  const open = countsOf(goal.open);
  for (let left = Math.min(jokers, goal.open.length); left > 0; left--) open[hardest(open, bare, unseen)]!--;
  const kinds = open.reduce((count, some) => count + Number(some > 0), 0);
  // Jokers to come serve all kinds that lack something alike.
  const served = kinds === 0 ? 0 : Math.round((unseen.counts[JOKER] as number) / kinds);
  const missing = new Uint8Array(KINDS);
  let weight = 1;
  for (let kind = 0; kind < KINDS; kind++) {
    const isOpen = (open[kind] as number) > 0;
    const lacking = (bare[kind] as number) + (open[kind] as number);
    if (lacking === 0) continue;
    missing[kind] = lacking;
    const copies = (unseen.counts[kind] as number) + (isOpen ? served : 0);
    weight *= comes(horizon, copies, lacking, goal.mayExpose && isOpen);
  }
  return { goal, missing, spare: countsOf(goal.spare()), weight };
};

const keyOf = ({ missing, spare }: Prospect<unknown>): string => `${missing.join('')} ${spare.join('')}`;

/** The layouts within reach of a hand: those at most `spread` exchanges farther than the nearest. */
export const prospectsOf = <L>(
  hand: CheckedHand,
  stage: HandStage,
  goals: GoalRules<L>,
  horizon: Horizon,
  spread: number,
): Prospects<L> => {
  const distance = goals.distance(hand, stage);
  if (distance === Number.POSITIVE_INFINITY) return { distance, list: [], promise: 0 };
  const jokers = hand.counts[JOKER] as number;
  const byNeed = new Map<string, Prospect<L>>();
  for (const goal of goals.goals(hand, stage, distance + spread)) {
    const prospect = prospectOf(goal, jokers, horizon);
    const key = keyOf(prospect);
    if (prospect.weight > 0 && !byNeed.has(key)) byNeed.set(key, prospect);
  }
  const list = [...byNeed.values()].sort((one, other) => other.weight - one.weight).slice(0, MOST_LISTED);
  return { distance, list, promise: list.reduce((sum, { weight }) => sum + weight, 0) };
};

/** What is left of the weight of a layout when tiles are given away, counted by kind. */
const weightWithout = (
  { goal, missing, spare, weight }: Prospect<unknown>,
  given: ReadonlyMap<number, number>,
  horizon: Horizon,
): number => {
  let left = weight;
  for (const [kind, count] of given) {
    const used = count - (spare[kind] as number);
    if (used <= 0) continue;
    const copies = horizon.unseen.counts[kind] as number;
    const lacking = missing[kind] as number;
    const before = comes(horizon, copies, lacking, false);
    const after = comes(horizon, copies, lacking + used, goal.mayExpose && lacking + used === 1);
    left *= before > 0 ? after / before : 0;
  }
  return left;
};

/** How promising the hand is without some tiles, as places in `TILES`, and which layout is the best of them then. */
export const promiseWithout = <L>(
  { list }: Prospects<L>,
  given: readonly number[],
  horizon: Horizon,
): { readonly promise: number; readonly best: Goal<L> | undefined } => {
  const counts = new Map<number, number>();
  for (const kind of given) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  let [promise, most, best]: [number, number, Goal<L> | undefined] = [0, -1, undefined];
  for (const prospect of list) {
    const weight = weightWithout(prospect, counts, horizon);
    promise += weight;
    if (weight > most) [most, best] = [weight, prospect.goal];
  }
  return { promise, best };
};
