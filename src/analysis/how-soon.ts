import { onFirstUse } from '../core/first-use';
import type { Goal } from '../hands/rule-parts';
import type { Random } from '../play/chance';
import { TILES } from '../tiles/tile';
import { JOKER } from '../tiles/tile-index';
import { goalsInReach, type NearGoal } from './goals-in-reach';
import { addTo, countsOf, kindsIn, meanOf, usedOf } from './kind-counts';
import { isPossible, type Needs, needsWithout } from './missing-tiles';
import type { Position } from './position';
import { HOPELESS, type Judge, type Outcome, PATIENCE, promiseOf, SAFE, worthAtEnd } from './standing';
import type { Unseen } from './unseen';

/*
 * How soon the layouts within reach of a hand could be complete, if the unseen tiles came in some order: every so many
 * of them is the player's own draw, the others are drawn and mostly discarded by others. The last tile of a set that may be
 * exposed, and the last of all, may be claimed. Many orders are tried, the same ones for all layouts and choices, so what
 * layouts have in common counts once: without some tiles a hand is as good as the soonest layout that is left, order by order.
 */

/** When tiles come in one order of the unseen ones: the turn, at `COPIES × kind + copies`. */
export interface Order {
  /** By which turn the player has drawn so many copies of a kind. */
  readonly drawn: Uint8Array;
  /** By which turn the last of them could be had, drawn or claimed. */
  readonly claimed: Uint8Array;
  /** At which turns jokers are drawn. */
  readonly jokers: readonly number[];
}

/** No layout lacks so many copies of a kind. */
const COPIES = 16;
const NEVER = 255;
/** How many turns it looks ahead. */
export const TURNS = 16;
/** How many in a hundred tiles that others draw come to the table. */
const DISCARDED = 80;
/** How much of a layout's worth remains for each useful tile that is given away. */
const GIVEN_AWAY = 0.4;
/** With fewer layouts than these, those two tiles farther than the nearest are tried as well. */
const FEW = 12;
const MOST_LISTED = 400;
const MOST_FARTHER = 120;

const WORTH: Readonly<Float64Array> = /* @__PURE__ */ Float64Array.from({ length: NEVER + 1 }, (_, turn) =>
  turn === NEVER ? 0 : Math.exp(-turn / PATIENCE),
);

/** Turns by which copies could be had, none of which is there yet; to have none takes no time. */
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

/** What hands are tried with. */
export interface Tried {
  /** The tiles that may come. */
  readonly unseen: Unseen;
  /** How many turns the wall leaves to each player. */
  readonly turns: number;
  /** The orders of the unseen tiles in which hands are compared. */
  readonly orders: () => readonly Order[];
  /** Other orders, in which it is estimated what hands are worth. */
  readonly trials: () => readonly Order[];
  /** In the last turns how much of a sure win a discard costs that another player wins by; left out before. */
  readonly stake?: number | undefined;
}

/** Orders in which the unseen tiles may come. */
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

/** A kind that a layout lacks. */
interface Lacking {
  /** Where its turns begin. */
  readonly start: number;
  /** How many no joker can stand for. */
  readonly bare: number;
  /** How many there are in all. */
  readonly all: number;
  /** Whether the last of them may be claimed and exposed. */
  readonly mayClaim: boolean;
  /** How many are still missing while an order is tried. */
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

/** By which turn a kind is there. */
const turnOf = ({ start, missing, mayClaim }: Lacking, { drawn, claimed }: Order): number =>
  (mayClaim ? claimed : drawn)[start + missing] ?? NEVER;

/** The turn by which everything has come; the very last tile may be claimed for anything. */
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

/** Puts a joker where it is waited for longest; false if there is no place for one. */
const putJoker = (lacking: readonly Lacking[], order: Order): boolean => {
  let [worst, latest]: [Lacking | undefined, number] = [undefined, 0];
  for (const one of lacking) {
    const turn = one.missing > one.bare ? turnOf(one, order) : 0;
    if (turn > latest) [worst, latest] = [one, turn];
  }
  if (worst !== undefined) worst.missing--;
  return worst !== undefined;
};

/** What is lacked with one more tile of a kind. */
const withOne = (lacking: readonly Lacking[], kind: number): readonly Lacking[] =>
  lacking.flatMap((one) => {
    if (one.start !== COPIES * kind) return [one];
    return one.all === 1 ? [] : [{ ...one, all: one.all - 1, bare: Math.max(0, one.bare - 1) }];
  });

/** The turn by which everything missing has come, with the jokers held and drawn. */
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
  /** The layout. */
  readonly goal: Goal<unknown>;
  /** What it lacks, and what the hand has for that. */
  readonly needs: Needs;
  /** How many tiles of each kind it has no use for. */
  readonly spare: Readonly<Uint8Array>;
  /** What it is worth in each order: 1 if it is complete, less the later it is, 0 if never. */
  readonly worth: Readonly<Float64Array>;
  /** The same in other orders. */
  readonly worthIn: (orders: readonly Order[]) => Readonly<Float64Array>;
  /** The same with one more tile of a kind, given as a place in `TILES`; no other if it lacks none. */
  readonly worthWith: (kind: number) => Readonly<Float64Array>;
}

/** The nearest layouts that can still be completed and those one tile farther, or two where these are few; of very many the nearest. */
const withinReach = (position: Position, unseen: Unseen): readonly NearGoal[] => {
  const listed = (within: number) => goalsInReach(position, unseen, { within, most: MOST_LISTED });
  const near = listed(1);
  const found = near.length < FEW ? listed(2) : near;
  if (found.length <= MOST_LISTED) return found;
  return [...found].sort((one, other) => one.goal.distance - other.goal.distance).slice(0, MOST_LISTED);
};

/** How soon the layouts within reach of a hand could be complete in each order: the nearest first, then the soonest. */
export const timedLayouts = (
  position: Position,
  unseen: Unseen,
  orders: readonly Order[],
): readonly TimedLayout[] => {
  const jokers = position.hand.counts[JOKER] ?? 0;
  const byNeeds = new Map<string, TimedLayout & { readonly mean: number }>();
  for (const { goal, needs } of withinReach(position, unseen)) {
    const spare = countsOf(goal.spare());
    const key = `${goal.bare.join(' ')},${goal.open.join(' ')},${spare.join('')},${goal.mayExpose}`;
    if (byNeeds.has(key)) continue;
    const lacking = lackingOf(goal);
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
    byNeeds.set(key, { goal, needs, spare, worth, worthIn, worthWith, mean: meanOf(worth) });
  }
  const soonest = [...byNeeds.values()].sort((one, other) => other.mean - one.mean);
  // The nearest layouts decide the distance, so none of them is left out.
  const nearest = Math.min(...soonest.map(({ goal }) => goal.distance));
  const isNearest = ({ goal }: TimedLayout) => goal.distance === nearest;
  const farther = soonest.filter((layout) => !isNearest(layout)).slice(0, MOST_FARTHER);
  return [...soonest.filter(isNearest), ...farther];
};

/** In each order what the layout is worth that is soonest complete without some tiles; of equals the most valuable one. */
const soonestOf = (
  layouts: readonly Pick<TimedLayout, 'goal' | 'spare' | 'worth'>[],
  given: readonly number[],
): Outcome => {
  const orders = layouts[0]?.worth.length ?? 0;
  const most = new Float64Array(orders);
  const values = new Float64Array(orders);
  for (const { goal, spare, worth } of layouts) {
    const left = GIVEN_AWAY ** usedOf(spare, given);
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

/** What a hand is worth with one more tile of a kind; a tile of no use changes nothing. */
export const outcomeWith = (
  position: Position,
  unseen: Unseen,
  orders: readonly Order[],
): ((kind: number) => Outcome) => {
  const layouts = timedLayouts(position, unseen, orders);
  return (kind) =>
    soonestOf(
      layouts.map((one) => ({ ...one, worth: one.worthWith(kind) })),
      [],
    );
};

/**
 * How well a hand does without some tiles: by the nearest layout that is left and can be completed, then in each order as well
 * as the soonest one. What it is worth is told by other orders.
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
    let nearest = Number.POSITIVE_INFINITY;
    let best: Goal<unknown> | undefined;
    let losses = 0;
    for (const layout of layouts) {
      const { goal, spare, worth } = layout;
      const used = usedOf(spare, given);
      const away = goal.distance + used;
      // Of equals one that loses nothing is aimed for.
      const isBetter = away < nearest || (away === nearest && used < losses);
      if (isBetter && (used === 0 || isPossible(needsWithout(layout.needs, spare, given), unseen)))
        [nearest, best, losses] = [away, goal, used];
      const left = GIVEN_AWAY ** used;
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
