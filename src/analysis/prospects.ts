import type { CheckedHand } from '../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../hands/rule-parts';
import { JOKER } from '../tiles/tile-index';
import type { Unseen } from './draws';
import { countsOf, usedOf } from './used-tiles';

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
}

const KINDS = JOKER + 1;
const MOST_LISTED = 2_000;
/** How many are looked at where several tiles are given away, for which there are hundreds of choices. */
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

/** The same, each worked out once for a horizon. */
const chances = new WeakMap<Horizon, Map<number, number>>();

/** Copies that may come for what is missing of a kind. */
interface Copies {
  /** Of the tile itself. */
  readonly natural: number;
  /** Jokers that could stand for it. */
  readonly jokers: number;
}

const anyOf = ({ natural, jokers }: Copies, { drawn, callable }: Horizon): number =>
  1 - (1 - callable) ** Math.max(0, natural) * (1 - drawn) ** jokers;

/** The chance that so many of a kind come, the last of them called if it may be; jokers are never called (AG-12). */
const comes = (horizon: Horizon, copies: Copies, missing: number, mayCall: boolean): number => {
  if (missing === 0) return 1;
  let known = chances.get(horizon);
  if (known === undefined) {
    known = new Map();
    chances.set(horizon, known);
  }
  const { natural, jokers } = copies;
  const key = ((natural * 16 + jokers) * 16 + missing) * 2 + Number(mayCall);
  const found = known.get(key);
  if (found !== undefined) return found;
  const before = mayCall ? missing - 1 : missing;
  const first = atLeast(natural + jokers, before, horizon.drawn);
  const chance = mayCall ? first * anyOf({ natural: natural - before, jokers }, horizon) : first;
  known.set(key, chance);
  return chance;
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
  // The last tile of all may be called whatever it is for: the one for which that counts most.
  let last = 1;
  for (let kind = 0; kind < KINDS; kind++) {
    const isOpen = (open[kind] as number) > 0;
    const lacking = (bare[kind] as number) + (open[kind] as number);
    if (lacking === 0) continue;
    missing[kind] = lacking;
    const copies = { natural: unseen.counts[kind] as number, jokers: isOpen && kind !== JOKER ? served : 0 };
    const mayCall = goal.mayExpose && isOpen && kind !== JOKER;
    const chance = comes(horizon, copies, lacking, mayCall);
    weight *= chance;
    if (!mayCall && chance > 0) last = Math.max(last, comes(horizon, copies, lacking, true) / chance);
  }
  return { goal, missing, spare: countsOf(goal.spare()), weight: weight * last };
};

/** What a prospect lacks and does not need, as a text of one character a kind: thousands are made for a far hand. */
const keyOf = ({ missing, spare }: Prospect<unknown>): string =>
  String.fromCharCode(...missing) + String.fromCharCode(...spare);

/** The layouts within reach of a hand: those at most `spread` exchanges farther than the nearest. */
export const prospectsOf = <L>(
  hand: CheckedHand,
  stage: HandStage,
  goals: GoalRules<L>,
  horizon: Horizon,
  spread: number,
): Prospects<L> => {
  const distance = goals.distance(hand, stage);
  if (distance === Number.POSITIVE_INFINITY) return { distance, list: [] };
  const jokers = hand.counts[JOKER] as number;
  const byNeed = new Map<string, Prospect<L>>();
  for (const goal of goals.goals(hand, stage, distance + spread)) {
    const prospect = prospectOf(goal, jokers, horizon);
    const key = keyOf(prospect);
    if (prospect.weight > 0 && !byNeed.has(key)) byNeed.set(key, prospect);
  }
  const list = [...byNeed.values()].sort((one, other) => other.weight - one.weight).slice(0, MOST_LISTED);
  return { distance, list };
};

/** How likely the next tile of a kind brings a layout nearer: as one of its own draws, or as any discard. */
const rateOf = ({ goal, missing }: Prospect<unknown>, kind: number, { drawn, callable }: Horizon): number => {
  const isLast = goal.distance === 1;
  const completes = missing[kind] === 1 && goal.mayExpose && goal.open.includes(kind);
  return kind !== JOKER && (isLast || completes) ? callable : drawn;
};

/** A layout as far as tiles given away have made it. */
interface Left<L> {
  readonly prospect: Prospect<L>;
  readonly distance: number;
}

/** The expected number of unseen tiles that come and bring one of the layouts nearer, each tile counted once. */
const nearing = <L>(layouts: readonly Left<L>[], nearest: number, horizon: Horizon): number => {
  const rates = new Float64Array(KINDS);
  for (const { prospect, distance } of layouts) {
    const share = distance === nearest ? 1 : FARTHER;
    for (let kind = 0; kind < KINDS; kind++) {
      if (prospect.missing[kind] === 0) continue;
      rates[kind] = Math.max(rates[kind] as number, share * rateOf(prospect, kind, horizon));
    }
    if (prospect.goal.open.length > 0 && distance === nearest)
      rates[JOKER] = Math.max(rates[JOKER] as number, horizon.drawn);
  }
  return rates.reduce((sum, rate, kind) => sum + rate * (horizon.unseen.counts[kind] as number), 0);
};

/** How promising the hand is without some tiles, as places in `TILES`, and which layout is the best of them then. */
export const promiseWithout = <L>(
  { list }: Prospects<L>,
  given: readonly number[],
  horizon: Horizon,
): { readonly promise: number; readonly best: Goal<L> | undefined } => {
  const looked = given.length > 1 ? list.slice(0, MOST_PASSED) : list;
  const all = looked.map((prospect) => ({
    prospect,
    distance: prospect.goal.distance + usedOf(prospect.spare, given),
  }));
  const nearest = all.reduce((least, { distance }) => Math.min(least, distance), Number.POSITIVE_INFINITY);
  const left = all.filter(({ distance }) => distance <= nearest + 1);
  const [best] = left;
  if (best === undefined) return { promise: 0, best: undefined };
  const near = left.filter(({ distance }) => distance === nearest);
  const chance = near.reduce((sum, { prospect }) => sum + prospect.weight ** 2, 0) ** 0.5;
  const promise = (nearing(left, nearest, horizon) + Math.min(1, chance)) / NEARER ** nearest;
  return { promise, best: near[0]?.prospect.goal };
};
