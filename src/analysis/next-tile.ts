import type { Goal } from '../hands/rule-parts';
import { TILES } from '../tiles/tile';
import { JOKER } from '../tiles/tile-index';
import { goalsInReach } from './goals-in-reach';
import { addTo, countsOf, usedOf } from './kind-counts';
import type { Position } from './position';
import type { Unseen } from './unseen';

/*
 * How promising tiles are, for comparing choices quickly. What counts first is how far the nearest layouts are that a
 * choice leaves; then how likely the next tile brings one of them nearer, where a tile that may be called comes
 * more often than one that must be drawn; then the rough chances of the layouts themselves. A tile given away takes nothing
 * from the layouts that have no use for it, and makes the others one tile farther.
 */

/** How likely an unseen tile still comes. */
export interface Horizon {
  /** The tiles that may come. */
  readonly unseen: Unseen;
  /** The share of them that the player will draw. */
  readonly drawn: number;
  /** The share of them that the player will draw or could call. */
  readonly callable: number;
  /** Chances that were worked out. */
  readonly known: Map<number, number>;
}

/**
 * What a hand is worth in each of some orders of the unseen tiles: the share of its value (1 if it is complete, less the
 * later it is, 0 if it never is), and the value of the layout that is complete first.
 */
export type Outcome = (order: number) => readonly [share: number, value: number];

/** How well a hand does. */
export interface Standing<Layout> {
  /** More is better: first the nearer hand, then the one that could be complete sooner; `HOPELESS` if none can be. */
  readonly promise: number;
  /** What it is worth; left out where hands are compared by the next tile. */
  readonly outcome?: () => Outcome;
  /** How far the nearest layouts are that can still be completed; Infinity if there are none. */
  readonly nearest: number;
  /** How soon it could be complete in the orders tried: the mean of e^(−turns / `PATIENCE`); left out where none are tried. */
  readonly soon?: number;
  /** The layout that does best over all among the nearest; undefined if there is none. */
  readonly best: Goal<Layout> | undefined;
}

/** What a hand promises that can win no more: less than any other, but enough to tell safer discards from others. */
export const HOPELESS = 1e-60;

/** The standing of a hand that can win no more. */
export const NOTHING: Standing<never> = {
  promise: HOPELESS,
  nearest: Number.POSITIVE_INFINITY,
  best: undefined,
};

/** Says how well a hand does without some tiles, given as places in `TILES`. */
export type Judge<Layout> = (given: readonly number[]) => Standing<Layout>;

/** A layout within reach with what it lacks and its rough chance. */
export interface LikelyLayout<Layout> {
  /** The layout. */
  readonly goal: Goal<Layout>;
  /** The kinds that it lacks, as places in `TILES`. */
  readonly lacks: readonly number[];
  /** How many tiles it lacks by kind, those not counted that the jokers of the hand stand for. */
  readonly missing: Readonly<Uint8Array>;
  /** How many tiles of each kind it has no use for. */
  readonly spare: Readonly<Uint8Array>;
  /** Its rough chance. */
  readonly chance: number;
}

const MOST_LISTED = 2_000;
/** How many choices it looks at when several tiles are given away, which can be done in hundreds of ways. */
const MOST_PASSED = 250;
/** A hand one tile nearer promises so many times as much. */
const NEARER = 16;
/** How much layouts that are one tile farther than the nearest count. */
const FARTHER = 0.1;

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

/**
 * The chance that so many of a kind come out of its own copies and of jokers that could stand for it, the last of them
 * called if it may be; jokers are never called (AG-12).
 */
const comes = (
  missing: number,
  copies: number,
  jokers: number,
  mayCall: boolean,
  { drawn, callable, known }: Horizon,
): number => {
  const key = ((copies * 16 + jokers) * 16 + missing) * 2 + Number(mayCall);
  const found = known.get(key);
  if (found !== undefined) return found;
  const before = mayCall ? missing - 1 : missing;
  const first = atLeast(copies + jokers, before, drawn);
  const last = 1 - (1 - callable) ** Math.max(0, copies - before) * (1 - drawn) ** jokers;
  const chance = mayCall ? first * last : first;
  known.set(key, chance);
  return chance;
};

/** Puts a joker to the kind that is hardest to get among those that jokers may stand for, the first of equals. */
const putJoker = (kinds: readonly number[], open: Uint8Array, bare: Uint8Array, { counts }: Unseen): void => {
  let [worst, least] = [-1, Number.POSITIVE_INFINITY];
  for (const kind of kinds) {
    const lacking = open[kind] ?? 0;
    const ease = (counts[kind] ?? 0) - lacking - (bare[kind] ?? 0);
    if (lacking > 0 && (ease < least || (ease === least && kind < worst))) [worst, least] = [kind, ease];
  }
  addTo(open, worst, -1);
};

/** How likely everything comes that a layout lacks, with so much of it open to jokers. */
const roughChance = (
  goal: Goal<unknown>,
  lacks: readonly number[],
  missing: Uint8Array,
  open: Uint8Array,
  horizon: Horizon,
): number => {
  const { counts } = horizon.unseen;
  const kinds = open.reduce((count, some) => count + Number(some > 0), 0);
  // Jokers to come serve all kinds that lack something alike.
  const serving = kinds === 0 ? 0 : Math.round((counts[JOKER] ?? 0) / kinds);
  let chance = 1;
  // The last tile of all may be called whatever it is for: the one for which that counts most.
  let last = 1;
  for (const kind of lacks) {
    const [lacking, copies] = [missing[kind] ?? 0, counts[kind] ?? 0];
    const isServed = (open[kind] ?? 0) > 0 && kind !== JOKER;
    const jokers = isServed ? serving : 0;
    const mayCall = goal.mayExpose && isServed;
    const usual = comes(lacking, copies, jokers, mayCall, horizon);
    chance *= usual;
    if (!mayCall && usual > 0) last = Math.max(last, comes(lacking, copies, jokers, true, horizon) / usual);
  }
  return chance * last;
};

const likelyLayout = <Layout>(goal: Goal<Layout>, jokers: number, horizon: Horizon): LikelyLayout<Layout> => {
  const [bare, open] = [countsOf(goal.bare), countsOf(goal.open)];
  for (let held = Math.min(jokers, goal.open.length); held > 0; held--)
    putJoker(goal.open, open, bare, horizon.unseen);
  const missing = bare.map((lacking, kind) => lacking + (open[kind] ?? 0));
  const lacks: number[] = [];
  for (let kind = 0; kind < missing.length; kind++) if (missing[kind] !== 0) lacks.push(kind);
  const chance = roughChance(goal, lacks, missing, open, horizon);
  return { goal, lacks, missing, spare: countsOf(goal.spare()), chance };
};

/** A spread would make an object for each number. */
const charactersOf = (numbers: ArrayLike<number>): string =>
  Reflect.apply(String.fromCharCode, undefined, numbers);

/** What a layout lacks and does not need, as a text of one character a kind: thousands are made for a far hand. */
const keyOf = ({ missing, spare }: LikelyLayout<unknown>): string =>
  charactersOf(missing) + charactersOf(spare);

/** The layouts within reach that can still be completed, the most likely first: those at most so many tiles farther than the nearest. */
export const likelyLayouts = <Layout>(
  position: Position<Layout>,
  horizon: Horizon,
  within: number,
): readonly LikelyLayout<Layout>[] => {
  const jokers = position.hand.counts[JOKER] ?? 0;
  const byNeed = new Map<string, LikelyLayout<Layout>>();
  for (const { goal } of goalsInReach(position, horizon.unseen, { within })) {
    const layout = likelyLayout(goal, jokers, horizon);
    const key = keyOf(layout);
    if (layout.chance > 0 && !byNeed.has(key)) byNeed.set(key, layout);
  }
  return [...byNeed.values()].sort((one, other) => other.chance - one.chance).slice(0, MOST_LISTED);
};

/** How likely the next tile of a kind brings a layout nearer: as one of its own draws, or as any discard. */
const rateOf = (
  { goal, missing }: LikelyLayout<unknown>,
  kind: number,
  { drawn, callable }: Horizon,
): number => {
  const completes = missing[kind] === 1 && goal.mayExpose && goal.open.includes(kind);
  return kind !== JOKER && (goal.distance === 1 || completes) ? callable : drawn;
};

/** A layout as far as tiles given away have made it. */
interface Left<Layout> {
  readonly layout: LikelyLayout<Layout>;
  readonly distance: number;
}

/** The expected number of unseen tiles that come and bring one of the layouts nearer, each tile counted once. */
const nearing = (layouts: readonly Left<unknown>[], nearest: number, horizon: Horizon): number => {
  const rates = new Float64Array(TILES.length);
  const raise = (kind: number, rate: number): void => {
    rates[kind] = Math.max(rates[kind] ?? 0, rate);
  };
  for (const { layout, distance } of layouts) {
    const share = distance === nearest ? 1 : FARTHER;
    for (const kind of layout.lacks) raise(kind, share * rateOf(layout, kind, horizon));
    if (layout.goal.open.length > 0 && distance === nearest) raise(JOKER, horizon.drawn);
  }
  return rates.reduce((sum, rate, kind) => sum + rate * (horizon.unseen.counts[kind] ?? 0), 0);
};

/** How promising a hand is by the next tile, without some tiles, and which layout is the best of them then. */
export const judgeByNextTile = <Layout>(
  position: Position<Layout>,
  horizon: Horizon,
  spread: number,
): Judge<Layout> => {
  const layouts = likelyLayouts(position, horizon, spread);
  return (given) => {
    const all = (given.length > 1 ? layouts.slice(0, MOST_PASSED) : layouts).map((layout) => ({
      layout,
      distance: layout.goal.distance + usedOf(layout.spare, given),
    }));
    const nearest = all.reduce((least, { distance }) => Math.min(least, distance), Number.POSITIVE_INFINITY);
    const near = all.filter(({ distance }) => distance === nearest);
    const [first] = near;
    if (first === undefined) return NOTHING;
    const left = all.filter(({ distance }) => distance <= nearest + 1);
    const share = Math.min(1, near.reduce((sum, { layout }) => sum + layout.chance ** 2, 0) ** 0.5);
    const promise = (nearing(left, nearest, horizon) + share) / NEARER ** nearest;
    return { promise, nearest, best: first.layout.goal };
  };
};
