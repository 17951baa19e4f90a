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
 * Decides what to pass. Before play begins a hand is far from any layout and could become many. So a pass is judged by all
 * layouts within reach, not just the nearest: each counts by its rough chance, where a tile that may be called is likelier to
 * come than one that must be drawn, and counts much less for each of its tiles that is given away. With hundreds of possible
 * passes there is no time to try orders of tiles.
 */

/** The part of the player’s share of the wall that counts, since most games end before the wall does. */
const PATIENCE = 0.35;
/** How many times as likely a tile that may be called is to come as one that must be drawn. */
const CALLS = 3;
/** The greatest share, so that no tile is certain to come. */
const MOST = 0.9;
/**
 * The share of a layout’s chance left for each of its tiles that is given away: roughly the chance that such a tile comes back.
 */
const GIVEN_AWAY = 0.15;
/** The factor on a hand’s chance to win for each spare tile replaced by a random one. */
export const COMES_IN = 1.15;
/** How many tiles farther than the nearest a layout may be. */
const FARTHEST = 2;
/** Only this many layouts are weighed, the likeliest; the others would change no choice. */
const MOST_WEIGHED = 500;

/** How likely an unseen tile is to come. */
interface Horizon {
  /** The tiles that may still come. */
  readonly unseen: Unseen;
  /** The share of them that the player will draw. */
  readonly drawn: number;
  /** The share of them that the player will draw or could call. */
  readonly callable: number;
  /** Chances already computed. */
  readonly known: Map<number, number>;
}

/** What is needed to weigh passes. */
interface Weighing extends Pick<Knowledge, 'unseen' | 'care'> {
  readonly view: Pick<PlayerView, 'wallLeft' | 'seats'>;
}

const horizonOf = ({ view, unseen }: Weighing): Horizon => {
  const left = (PATIENCE * view.wallLeft) / view.seats.length;
  const drawn = Math.min(MOST, Math.max(1, left) / Math.max(1, unseen.total));
  return { unseen, drawn, callable: Math.min(MOST, drawn * CALLS), known: new Map() };
};

interface LikelyLayout {
  /** How many tiles of each kind it has no use for. */
  readonly spare: Readonly<Uint8Array>;
  readonly chance: number;
}

/** The chance that at least `some` of `copies` tiles come, if each comes with the chance `share`. */
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
 * The chance that the `missing` tiles of a kind come, from its copies and the jokers that could stand for it. The last one may be
 * called if `mayCall`; jokers are never called (AG-12).
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

/** Uses a joker for the kind that is hardest to get among those that jokers may stand for, the first of equals. */
const putJoker = (kinds: readonly number[], open: Uint8Array, bare: Uint8Array, { counts }: Unseen): void => {
  let [worst, least] = [-1, Infinity];
  for (const kind of kinds) {
    const lacking = open[kind] ?? 0;
    const ease = (counts[kind] ?? 0) - lacking - (bare[kind] ?? 0);
    if (lacking > 0 && (ease < least || (ease === least && kind < worst))) [worst, least] = [kind, ease];
  }
  addTo(open, worst, -1);
};

/** How likely everything that a layout lacks is to come, of which jokers may stand for `open`. */
const roughChance = (missing: Uint8Array, open: Uint8Array, mayExpose: boolean, horizon: Horizon): number => {
  const { counts } = horizon.unseen;
  const kinds = open.reduce((count, some) => count + Number(some > 0), 0);
  // Jokers to come are shared equally among the kinds they may stand for.
  const serving = kinds === 0 ? 0 : Math.round((counts[JOKER] ?? 0) / kinds);
  let chance = 1;
  // The last tile of the hand may be called for any set: it is taken to be the one for which that helps most.
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

/** What a layout lacks by kind, not counting the tiles the hand’s jokers stand for, and its rough chance. */
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

/** Avoids a spread, which would make an object for each number. */
const charactersOf = (numbers: ArrayLike<number>): string =>
  Reflect.apply(String.fromCharCode, undefined, numbers);

/** The layouts that can still be completed, at most `within` tiles farther than the nearest, the likeliest first. */
const likelyLayouts = (position: Position, horizon: Horizon, within: number): readonly LikelyLayout[] => {
  const jokers = position.hand.counts[JOKER] ?? 0;
  const byNeed = new Map<string, LikelyLayout>();
  for (const { goal } of goalsInReach(position, horizon.unseen, { within })) {
    const { missing, chance } = lackingOf(goal, jokers, horizon);
    const spare = countsOf(goal.spare());
    // One character per kind, because a far hand makes thousands of these keys.
    const key = charactersOf(missing) + charactersOf(spare);
    if (chance > 0 && !byNeed.has(key)) byNeed.set(key, { spare, chance });
  }
  return [...byNeed.values()].sort((one, other) => other.chance - one.chance);
};

/** The layouts within reach, looking one tile farther until there are enough. */
const reached = (position: Position, weighing: Weighing): readonly LikelyLayout[] => {
  const horizon = horizonOf(weighing);
  let found = likelyLayouts(position, horizon, 0);
  for (let spread = 1; spread <= FARTHEST && found.length < weighing.care.layouts; spread++)
    found = likelyLayouts(position, horizon, spread);
  return found.slice(0, MOST_WEIGHED);
};

/**
 * Makes a function for the worth of a pass; more is better. The squares of the layouts’ chances are added up, because many
 * similar layouts are hardly better than one.
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
