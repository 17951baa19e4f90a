import type { PlayerView } from '../games/american/play/table/types';
import type { Goal } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';
import { JOKER, tileIndex } from '../tiles/tile-index';
import { goalsInReach } from './goals-in-reach';
import { addTo, countsOf, usedOf } from './kind-counts';
import type { Knowledge } from './knowledge';
import type { Position } from './position';
import type { Unseen } from './unseen';

/*
 * What to pass. Before play begins a hand is far from any layout, and many could come of it. So a pass is judged by all layouts
 * within reach, not by the nearest ones alone: each counts by its rough chance, in which a tile that may be called comes more
 * often than one that must be drawn, and by much less for every tile given away that it has use for. There is no time to try
 * orders of tiles for the hundreds of ways to pass.
 */

/** How much of the player’s share of the wall counts: most games end before it is used up. */
const PATIENCE = 0.35;
/** How often a tile that may be called comes beside one that must be drawn. */
const CALLS = 3;
/** No share is so great that a tile comes for certain. */
const MOST = 0.9;
/** What is left of the chance of a layout for each tile given away that it has use for: about that such a tile comes back. */
const GIVEN_AWAY = 0.15;
/** How many times as likely a hand wins by one tile of chance in place of one that it can spare. */
export const COMES_IN = 1.15;
/** How much farther than the nearest a layout may be at most. */
const FARTHEST = 2;
/** So many layouts are weighed, the most likely ones: what the others add changes no choice. */
const MOST_WEIGHED = 500;

/** How likely an unseen tile still comes. */
interface Horizon {
  /** The tiles that may come. */
  readonly unseen: Unseen;
  /** The share of them that the player will draw. */
  readonly drawn: number;
  /** The share of them that the player will draw or could call. */
  readonly callable: number;
  /** Chances that were worked out. */
  readonly known: Map<number, number>;
}

/** What is known that passes are weighed by. */
interface Weighing extends Pick<Knowledge, 'unseen' | 'care'> {
  readonly view: Pick<PlayerView, 'wallLeft' | 'seats'>;
}

const horizonOf = ({ view, unseen }: Weighing): Horizon => {
  const left = (PATIENCE * view.wallLeft) / view.seats.length;
  const drawn = Math.min(MOST, Math.max(1, left) / Math.max(1, unseen.total));
  return { unseen, drawn, callable: Math.min(MOST, drawn * CALLS), known: new Map() };
};

/** A layout within reach. */
interface LikelyLayout {
  /** How many tiles of each kind it has no use for. */
  readonly spare: Readonly<Uint8Array>;
  /** Its rough chance. */
  readonly chance: number;
}

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
const roughChance = (missing: Uint8Array, open: Uint8Array, mayExpose: boolean, horizon: Horizon): number => {
  const { counts } = horizon.unseen;
  const kinds = open.reduce((count, some) => count + Number(some > 0), 0);
  // Jokers to come serve all kinds that lack something alike.
  const serving = kinds === 0 ? 0 : Math.round((counts[JOKER] ?? 0) / kinds);
  let chance = 1;
  // The last tile of all may be called whatever it is for: the one for which that counts most.
  let last = 1;
  for (let kind = 0; kind < missing.length; kind++) {
    const [lacking, copies] = [missing[kind] ?? 0, counts[kind] ?? 0];
    if (lacking === 0) continue;
    const isServed = (open[kind] ?? 0) > 0 && kind !== JOKER;
    const jokers = isServed ? serving : 0;
    const mayCall = mayExpose && isServed;
    const usual = comes(lacking, copies, jokers, mayCall, horizon);
    chance *= usual;
    if (!mayCall && usual > 0) last = Math.max(last, comes(lacking, copies, jokers, true, horizon) / usual);
  }
  return chance * last;
};

/** What a layout lacks by kind, those not counted that the jokers of the hand stand for, and its rough chance. */
const lackingOf = (
  { bare: needed, open: served, mayExpose }: Goal<unknown>,
  jokers: number,
  horizon: Horizon,
): { readonly missing: Uint8Array; readonly chance: number } => {
  const [bare, open] = [countsOf(needed), countsOf(served)];
  for (let held = Math.min(jokers, served.length); held > 0; held--)
    putJoker(served, open, bare, horizon.unseen);
  const missing = bare.map((lacking, kind) => lacking + (open[kind] ?? 0));
  return { missing, chance: roughChance(missing, open, mayExpose, horizon) };
};

/** A spread would make an object for each number. */
const charactersOf = (numbers: ArrayLike<number>): string =>
  Reflect.apply(String.fromCharCode, undefined, numbers);

/** The layouts that can still be completed, at most so many tiles farther than the nearest, the most likely first. */
const likelyLayouts = (position: Position, horizon: Horizon, within: number): readonly LikelyLayout[] => {
  const jokers = position.hand.counts[JOKER] ?? 0;
  const byNeed = new Map<string, LikelyLayout>();
  for (const { goal } of goalsInReach(position, horizon.unseen, { within })) {
    const { missing, chance } = lackingOf(goal, jokers, horizon);
    const spare = countsOf(goal.spare());
    // One character a kind: thousands of these are made for a far hand.
    const key = charactersOf(missing) + charactersOf(spare);
    if (chance > 0 && !byNeed.has(key)) byNeed.set(key, { spare, chance });
  }
  return [...byNeed.values()].sort((one, other) => other.chance - one.chance);
};

/** The layouts within reach, one tile farther and farther until there are enough. */
const reached = (position: Position, weighing: Weighing): readonly LikelyLayout[] => {
  const horizon = horizonOf(weighing);
  let found = likelyLayouts(position, horizon, 0);
  for (let spread = 1; spread <= FARTHEST && found.length < weighing.care.layouts; spread++)
    found = likelyLayouts(position, horizon, spread);
  return found.slice(0, MOST_WEIGHED);
};

/**
 * Says what a pass of some tiles is worth; more is better. The chances of the layouts that are left are added up as squares, because
 * layouts much alike are no better together than one of them.
 */
export const passWeigher = (
  position: Position | undefined,
  known: Weighing,
): ((tiles: readonly Tile[]) => number) => {
  const layouts = position === undefined ? [] : reached(position, known);
  const squares = Float64Array.from(layouts, ({ chance }) => chance ** 2);
  return (tiles) => {
    const given = tiles.map(tileIndex);
    const left = [0, ...given].map((_, used) => GIVEN_AWAY ** (2 * used));
    let sum = 0;
    layouts.forEach(({ spare }, at) => {
      sum += (squares[at] ?? 0) * (left[usedOf(spare, given)] ?? 0);
    });
    return Math.sqrt(sum) * COMES_IN ** tiles.length;
  };
};
