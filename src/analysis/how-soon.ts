import { onFirstUse } from '../core/first-use';
import type { Goal } from '../hands/rule-parts';
import type { Random } from '../play/chance';
import { TILES } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';
import { goalsInReach, type NearGoal } from './goals-in-reach';
import { addTo, countsOf, kindsIn, meanOf, usedOf } from './kind-counts';
import { isPossible, missingIn, needsWithout } from './missing-tiles';
import type { Position } from './position';
import { HOPELESS, type Judge, type Outcome, PATIENCE, promiseOf, SAFE, worthAtEnd } from './standing';
import type { Unseen } from './unseen';

/*
 * Estimates how soon the layouts within reach of a hand could be complete, by trying random orders of the unseen tiles. With four
 * players every fourth tile is the player’s own draw; the others are drawn by opponents, who discard most of them. The last tile
 * of a set that may be exposed, and the last tile of the hand, may be claimed. All layouts and choices are tried in the same
 * orders, so that similar layouts count once: in each order a hand is as good as its soonest layout.
 */

/** The turns by which tiles come in one order of the unseen tiles; `COPIES × kind + copies` is the index. */
export interface Order {
  /** The turn by which the player has drawn that many copies of a kind. */
  readonly drawn: Uint8Array;
  /** The turn by which the last of those copies could be had, drawn or claimed. */
  readonly claimed: Uint8Array;
  /** The turns at which the player draws jokers. */
  readonly jokers: readonly number[];
}

/** More copies of a kind than any layout can lack. */
const COPIES = 16;
const NEVER = 255;
/** How many turns to look ahead. */
export const TURNS = 16;
/** The percentage of tiles drawn by others that are discarded. */
const DISCARDED = 80;
/** The share of a layout’s worth that remains for each useful tile given away. */
const GIVEN_AWAY = 0.4;
/** With fewer layouts than this, those two tiles farther than the nearest are tried as well. */
const FEW = 12;
const MOST_LISTED = 400;
const MOST_FARTHER = 120;

const WORTH: Readonly<Float64Array> = /* @__PURE__ */ Float64Array.from({ length: NEVER + 1 }, (_, turn) =>
  turn === NEVER ? 0 : Math.exp(-turn / PATIENCE),
);

/** A table with no copy available yet: 0 copies take no time, any others never come. */
const noTurns = (): Uint8Array => {
  const turns = new Uint8Array(COPIES * TILES.length).fill(NEVER);
  for (let at = 0; at < turns.length; at += COPIES) turns[at] = 0;
  return turns;
};

const lower = (turns: Uint8Array, at: number, turn: number): void => {
  turns[at] = Math.min(turns[at] ?? NEVER, turn);
};

const orderOf = (wall: number[], ahead: number, players: number, random: Random): Order => {
  const [drawn, claimed, jokers] = [noTurns(), noTurns(), [] as number[]];
  const copies = new Uint8Array(TILES.length);
  for (let at = 0; at < ahead; at++) {
    const other = at + random(wall.length - at);
    const kind = wall[other] ?? JOKER;
    wall[other] = wall[at] ?? JOKER;
    wall[at] = kind;
    const turn = Math.floor(at / players) + 1;
    const isOwn = at % players === 0;
    const next = COPIES * kind + (copies[kind] ?? 0) + 1;
    if (kind === JOKER) {
      if (isOwn) jokers.push(turn);
    } else if (isOwn) {
      addTo(copies, kind, 1);
      drawn[next] = turn;
      lower(claimed, next, turn);
    } else if (random(100) < DISCARDED) lower(claimed, next, turn);
  }
  return { drawn, claimed, jokers };
};

/** What is needed to try out hands. */
export interface Tried {
  /** The tiles that may still come. */
  readonly unseen: Unseen;
  /** How many turns the wall leaves each player. */
  readonly turns: number;
  /** The orders of the unseen tiles in which hands are compared. */
  readonly orders: () => readonly Order[];
  /** Separate orders, used to estimate what hands are worth. */
  readonly trials: () => readonly Order[];
  /** In the last turns, the share of a sure win lost if another player wins on the discard; left out before them. */
  readonly stake?: number | undefined;
}

/** Random orders of the unseen tiles, as far ahead as `TURNS`. */
export const ordersOf = (
  { counts, total }: Unseen,
  players: number,
  orders: number,
  random: Random,
): readonly Order[] => {
  const wall = kindsIn(counts);
  const ahead = Math.min(total, TURNS * players);
  return Array.from({ length: orders }, () => orderOf(wall, ahead, players, random));
};

/** A kind of tile that a layout lacks. */
interface Lacking {
  /** Where its turns begin in an `Order`. */
  readonly start: number;
  /** How many copies no joker can stand for. */
  readonly bare: number;
  /** How many copies are missing in all. */
  readonly all: number;
  /** Whether the last copy may be claimed and exposed. */
  readonly mayClaim: boolean;
  /** How many copies are still missing while an order is tried. */
  missing: number;
}

const lackingOf = ({ bare, open, mayExpose }: Goal<unknown>): readonly Lacking[] => {
  const [own, others] = [countsOf(bare), countsOf(open)];
  return [...new Set([...bare, ...open])].map((kind) => {
    const fixed = own[kind] ?? 0;
    const all = fixed + (others[kind] ?? 0);
    return { start: COPIES * kind, bare: fixed, all, mayClaim: mayExpose && fixed === 0, missing: all };
  });
};

/** The turn by which all missing copies of a kind have come. */
const turnOf = ({ start, missing, mayClaim }: Lacking, { drawn, claimed }: Order): number =>
  (mayClaim ? claimed : drawn)[start + missing] ?? NEVER;

/** The turn by which everything has come; the last tile of the hand may be claimed for any set. */
const allBy = (lacking: readonly Lacking[], order: Order): number => {
  let [latest, next, claimed] = [0, 0, 0];
  for (const one of lacking) {
    const turn = turnOf(one, order);
    if (turn > latest) {
      [latest, next] = [turn, latest];
      claimed = order.claimed[one.start + one.missing] ?? NEVER;
    } else if (turn > next) next = turn;
  }
  return Math.max(next, claimed);
};

/** Uses a joker for the kind that comes last; false if no kind can take one. */
const putJoker = (lacking: readonly Lacking[], order: Order): boolean => {
  let [worst, latest]: [Lacking | undefined, number] = [undefined, 0];
  for (const one of lacking) {
    const turn = one.missing > one.bare ? turnOf(one, order) : 0;
    if (turn > latest) [worst, latest] = [one, turn];
  }
  if (worst !== undefined) worst.missing--;
  return worst !== undefined;
};

/** What a layout still lacks after one more tile of a kind. */
const withOne = (lacking: readonly Lacking[], kind: number): readonly Lacking[] =>
  lacking.flatMap((one) => {
    if (one.start !== COPIES * kind) return [one];
    return one.all === 1 ? [] : [{ ...one, all: one.all - 1, bare: Math.max(0, one.bare - 1) }];
  });

/** The turn by which everything missing has come, using the jokers held and drawn. */
const completeBy = (lacking: readonly Lacking[], jokers: number, order: Order): number => {
  for (const one of lacking) one.missing = one.all;
  for (let held = jokers; held > 0 && putJoker(lacking, order); held--);
  let soonest = allBy(lacking, order);
  for (const turn of order.jokers) {
    if (turn >= soonest || !putJoker(lacking, order)) break;
    soonest = Math.min(soonest, Math.max(turn, allBy(lacking, order)));
  }
  return soonest;
};

/** A layout within reach. */
export interface TimedLayout {
  readonly goal: Goal<unknown>;
  /** How many tiles farther it is without the given tiles (places in `TILES`). */
  readonly lossOf: (given: readonly number[]) => number;
  /** Its worth in each order: 1 if it is complete now, less the later it is, 0 if never. */
  readonly worth: Readonly<Float64Array>;
  /** Its worth in other orders. */
  readonly worthIn: (orders: readonly Order[]) => Readonly<Float64Array>;
  /** Its worth with one more tile of a kind, given as a place in `TILES`; the same as `worth` if it lacks none. */
  readonly worthWith: (kind: number) => Readonly<Float64Array>;
}

/**
 * The nearest layouts that can still be completed and those one tile farther, or two if there are few; at most `MOST_LISTED`, the
 * nearest.
 */
const withinReach = (position: Position, unseen: Unseen): readonly NearGoal[] => {
  const listed = (within: number) => goalsInReach(position, unseen, { within, most: MOST_LISTED });
  const near = listed(1);
  const found = near.length < FEW ? listed(2) : near;
  if (found.length <= MOST_LISTED) return found;
  return [...found].sort((one, other) => one.goal.distance - other.goal.distance).slice(0, MOST_LISTED);
};

/**
 * The layouts within reach of a hand with their worth in each order: all of the nearest first, then the soonest of the others.
 */
export const timedLayouts = (
  position: Position,
  unseen: Unseen,
  orders: readonly Order[],
): readonly TimedLayout[] => {
  const { counts } = position.hand;
  const jokers = counts[JOKER] ?? 0;
  const byNeeds = new Map<string, TimedLayout & { readonly mean: number }>();
  for (const { goal } of withinReach(position, unseen)) {
    const spare = countsOf(goal.spare());
    // A spare joker may take the place of a tile that is given away: then layouts differ in which places take jokers, too.
    const mayServe = (spare[JOKER] ?? 0) > 0 || (goal.flowersServe !== undefined && (spare[FLOWER] ?? 0) > 0);
    const alike = [goal.bare.join(' '), goal.open.join(' '), spare.join(''), goal.mayExpose];
    const key = `${alike.join()}${mayServe ? `,${byNeeds.size}` : ''}`;
    if (byNeeds.has(key)) continue;
    const lacking = lackingOf(goal);
    const lossOf = (given: readonly number[]): number => {
      const used = usedOf(spare, given);
      return used > 0 && mayServe ? missingIn(needsWithout(goal, counts, given)) - goal.distance : used;
    };
    const worthOf = (held: readonly Lacking[], jokersHeld: number, tried: readonly Order[]): Float64Array => {
      const worth = new Float64Array(tried.length);
      for (const [at, order] of tried.entries()) worth[at] = WORTH[completeBy(held, jokersHeld, order)] ?? 0;
      return worth;
    };
    const worthIn = (tried: readonly Order[]) => worthOf(lacking, jokers, tried);
    const worth = worthIn(orders);
    const worthWith = (kind: number): Readonly<Float64Array> => {
      if (kind === JOKER && goal.open.length > jokers) return worthOf(lacking, jokers + 1, orders);
      const isLacked = lacking.some(({ start }) => start === COPIES * kind);
      return isLacked && kind !== JOKER ? worthOf(withOne(lacking, kind), jokers, orders) : worth;
    };
    byNeeds.set(key, { goal, lossOf, worth, worthIn, worthWith, mean: meanOf(worth) });
  }
  const soonest = [...byNeeds.values()].sort((one, other) => other.mean - one.mean);
  // The nearest layouts decide the distance, so none of them is left out.
  const nearest = Math.min(...soonest.map(({ goal }) => goal.distance));
  const isNearest = ({ goal }: TimedLayout) => goal.distance === nearest;
  const farther = soonest.filter((layout) => !isNearest(layout)).slice(0, MOST_FARTHER);
  return [...soonest.filter(isNearest), ...farther];
};

/** In each order, the worth of the layout that is soonest complete without the given tiles; of equals, the most valuable. */
const soonestOf = (
  layouts: readonly Pick<TimedLayout, 'goal' | 'lossOf' | 'worth'>[],
  given: readonly number[],
): Outcome => {
  const orders = layouts[0]?.worth.length ?? 0;
  const most = new Float64Array(orders);
  const values = new Float64Array(orders);
  for (const { goal, lossOf, worth } of layouts) {
    const left = GIVEN_AWAY ** lossOf(given);
    let value: number | undefined;
    for (let order = 0; order < orders; order++) {
      const here = left * (worth[order] ?? 0);
      if (here === 0 || here < (most[order] ?? 0)) continue;
      value ??= goal.value();
      values[order] = here > (most[order] ?? 0) ? value : Math.max(values[order] ?? 0, value);
      most[order] = here;
    }
  }
  return (order) => [most[order] ?? 0, values[order] ?? 0];
};

/** A hand’s outcome with one more tile of a kind; a tile of no use changes nothing. */
export const outcomeWith = (
  position: Position,
  unseen: Unseen,
  orders: readonly Order[],
): ((kind: number) => Outcome) => {
  const layouts = timedLayouts(position, unseen, orders);
  return (kind) => {
    const then = layouts.map((one) => ({ ...one, worth: one.worthWith(kind) }));
    return soonestOf(then, []);
  };
};

/**
 * Judges a hand without some tiles: by the nearest layout that can still be completed, then by the soonest layout in each order.
 * Its outcome is estimated from the separate `trials`.
 */
export const judgeBySoonest = (
  position: Position,
  { unseen, turns, orders, trials, stake }: Tried,
): Judge => {
  const inOrders = orders();
  const least = worthAtEnd(turns);
  const layouts = timedLayouts(position, unseen, inOrders);
  const tried = onFirstUse(() => layouts.map((one) => ({ ...one, worth: one.worthIn(trials()) })));
  return (given) => {
    const most = new Float64Array(inOrders.length);
    let nearest = Infinity;
    let best: Goal<unknown> | undefined;
    let losses = 0;
    for (const layout of layouts) {
      const { goal, lossOf, worth } = layout;
      const lost = lossOf(given);
      const away = goal.distance + lost;
      // Among equals, aim for the layout that loses fewest tiles.
      const isBetter = away < nearest || (away === nearest && lost < losses);
      if (isBetter && (lost === 0 || isPossible(needsWithout(goal, position.hand.counts, given), unseen)))
        [nearest, best, losses] = [away, goal, lost];
      const left = GIVEN_AWAY ** lost;
      for (let order = 0; order < most.length; order++) {
        const here = worth[order] ?? 0;
        if (here >= least) most[order] = Math.max(most[order] ?? 0, left * here);
      }
    }
    const outcome = (): Outcome => soonestOf(tried(), given);
    const soon = meanOf(most);
    const promise = best === undefined ? (stake ?? HOPELESS) : promiseOf(soon, nearest, stake);
    return { promise, outcome, soon, nearest, best, danger: SAFE };
  };
};
