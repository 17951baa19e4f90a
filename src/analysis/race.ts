import type { CheckedHand } from '../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../hands/rule-parts';
import type { Random } from '../play/chance';
import { JOKER } from '../tiles/tile-index';
import type { Unseen } from './draws';
import { countsOf, usedOf } from './used-tiles';

/*
 * How soon the layouts within reach of a hand could be complete, if the unseen tiles came in some order: every so many
 * of them is the player's own draw, the others are drawn and mostly discarded by others. The last tile of a set that may be
 * exposed, and the last of all, may be claimed. Many orders are tried, the same ones for all layouts and choices, so what
 * layouts have in common counts once: without some tiles a hand is as good as the soonest layout that is left, order by order.
 */

/** When tiles come in one order of the unseen ones: by kind and number of copies, the turn. */
export interface Future {
  /** By which turn the player has drawn so many copies of a kind; at `COPIES × kind + copies`. */
  readonly drawn: Uint8Array;
  /** By which turn the last of them could be had, drawn or claimed. */
  readonly claimed: Uint8Array;
  /** At which turns jokers are drawn. */
  readonly jokers: readonly number[];
}

/** What a layout lacks, as lists over the kinds that it lacks. */
interface Needs {
  readonly kinds: readonly number[];
  /** How many of each no joker can stand for. */
  readonly bare: readonly number[];
  /** How many there are in all. */
  readonly all: readonly number[];
  /** Whether the last of them may be claimed and exposed. */
  readonly mayClaim: readonly boolean[];
}

/** A layout and how well it does. */
export interface Runner<L> {
  /** The layout. */
  readonly goal: Goal<L>;
  /** How many tiles of each kind it has no use for. */
  readonly spare: Readonly<Uint8Array>;
  /** What it is worth in each order: 1 if it is complete, less the later it is, 0 if never. */
  readonly worth: Readonly<Float64Array>;
}

/** The layouts within reach, the nearest first, then the ones that do best. */
export type Race<L> = readonly Runner<L>[];

/** How carefully a race is run. */
export interface RaceCare {
  /** How many orders of the unseen tiles are tried. */
  readonly orders: number;
}

/** How well a hand does. */
export interface Standing<L> {
  /** More is better: first the nearer hand, then the one that could be complete sooner; 0 if it never is. */
  readonly promise: number;
  /** The layout that does best over all among the nearest; undefined if there is none. */
  readonly best: Goal<L> | undefined;
}

const KINDS = JOKER + 1;
/** More copies of a kind than any layout lacks. */
const COPIES = 16;
const NEVER = 255;
/** So many turns are looked ahead. */
const TURNS = 16;
/** How many in a hundred tiles that others draw come to the table. */
const DISCARDED = 80;
/** After so many turns a win is worth a third: another one will have won. */
const PATIENCE = 6;
/** What is left of a layout's worth for each tile that is given away though it has use for it. */
const GIVEN_AWAY = 0.4;
/** A hand one tile nearer is worth so many times as much; a hand is worth between `LEAST` and a little more than 1 beside that. */
const NEARER = 1_000;
const LEAST = 0.01;
/** With fewer layouts than these, those two tiles farther than the nearest run as well. */
const FEW = 12;
const MOST_LISTED = 400;
const MOST_RUNNING = 120;

const WORTH: Readonly<Float64Array> = /* @__PURE__ */ Float64Array.from({ length: NEVER + 1 }, (_, turn) =>
  turn === NEVER ? 0 : Math.exp(-turn / PATIENCE),
);

const noteDrawn = ({ drawn, claimed }: Future, kind: number, copies: number, turn: number): void => {
  const at = COPIES * kind + copies;
  drawn[at] = turn;
  claimed[at] = Math.min(claimed[at]!, turn);
};

const futureOf = (wall: number[], ahead: number, players: number, random: Random): Future => {
  const future = {
    drawn: new Uint8Array(COPIES * KINDS).fill(NEVER),
    claimed: new Uint8Array(COPIES * KINDS).fill(NEVER),
    jokers: [] as number[],
  };
  const copies = new Uint8Array(KINDS);
  for (let at = 0; at < ahead; at++) {
    const other = at + random(wall.length - at);
    const kind = wall[other]!;
    wall[other] = wall[at]!;
    wall[at] = kind;
    const turn = Math.floor(at / players) + 1;
    const isOwn = at % players === 0;
    if (kind === JOKER) {
      if (isOwn) future.jokers.push(turn);
    } else if (isOwn) {
      copies[kind]!++;
      noteDrawn(future, kind, copies[kind]!, turn);
    } else if (random(100) < DISCARDED) {
      const next = COPIES * kind + copies[kind]! + 1;
      future.claimed[next] = Math.min(future.claimed[next]!, turn);
    }
  }
  return future;
};

/** Orders in which the unseen tiles may come. */
export const futuresOf = (
  { counts, total }: Unseen,
  players: number,
  orders: number,
  random: Random,
): readonly Future[] => {
  const wall = Array.from(counts).flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const ahead = Math.min(total, TURNS * players);
  return Array.from({ length: orders }, () => futureOf(wall, ahead, players, random));
};

const needsOf = ({ bare, open, mayExpose }: Goal<unknown>): Needs => {
  const [own, others] = [countsOf(bare), countsOf(open)];
  const kinds = [...new Set([...bare, ...open])];
  return {
    kinds,
    bare: kinds.map((kind) => own[kind]!),
    all: kinds.map((kind) => own[kind]! + others[kind]!),
    mayClaim: kinds.map((kind) => mayExpose && own[kind] === 0),
  };
};

/** How many of each kind are still missing, of one layout after the other. */
const missing: Uint8Array = /* @__PURE__ */ new Uint8Array(COPIES);

/** By which turn a kind of the needs is there. */
const turnOf = ({ kinds, mayClaim }: Needs, place: number, { drawn, claimed }: Future): number => {
  const copies = missing[place]!;
  if (copies === 0) return 0;
  const at = COPIES * kinds[place]! + copies;
  return mayClaim[place]! ? claimed[at]! : drawn[at]!;
};

/** By which turn all is there; the last tile of all may be claimed, whatever it is for. */
const allBy = (needs: Needs, future: Future): number => {
  let [worst, latest, next] = [0, 0, 0];
  for (let place = 0; place < needs.kinds.length; place++) {
    const turn = turnOf(needs, place, future);
    if (turn > latest) [worst, latest, next] = [place, turn, latest];
    else if (turn > next) next = turn;
  }
  if (latest === 0) return 0;
  return Math.max(next, future.claimed[COPIES * needs.kinds[worst]! + missing[worst]!]!);
};

/** Puts a joker where it is waited for longest; false if there is no place for one. */
const putJoker = (needs: Needs, future: Future): boolean => {
  let [worst, latest] = [-1, 0];
  for (let place = 0; place < needs.kinds.length; place++) {
    if (missing[place]! <= needs.bare[place]!) continue;
    const turn = turnOf(needs, place, future);
    if (turn > latest) [worst, latest] = [place, turn];
  }
  if (worst >= 0) missing[worst]!--;
  return worst >= 0;
};

/** The turn by which a layout is complete with the jokers that are held and those that are drawn. */
const completeBy = (needs: Needs, jokers: number, future: Future): number => {
  for (let place = 0; place < needs.all.length; place++) missing[place] = needs.all[place]!;
  for (let held = jokers; held > 0 && putJoker(needs, future); held--);
  let soonest = allBy(needs, future);
  for (const turn of future.jokers) {
    if (turn >= soonest || !putJoker(needs, future)) break;
    soonest = Math.min(soonest, Math.max(turn, allBy(needs, future)));
  }
  return soonest;
};

/** The nearest layouts and those one tile farther, or two where these are few; of very many the nearest ones. */
const withinReach = <L>(
  hand: CheckedHand,
  stage: HandStage,
  distance: number,
  goals: GoalRules<L>,
): readonly Goal<L>[] => {
  if (distance === Number.POSITIVE_INFINITY) return [];
  const near = goals.goals(hand, stage, distance + 1);
  const found = near.length < FEW ? goals.goals(hand, stage, distance + 2) : near;
  if (found.length <= MOST_LISTED) return found;
  return [...found].sort((one, other) => one.distance - other.distance).slice(0, MOST_LISTED);
};

const sumOf = (figures: Readonly<Float64Array>): number => figures.reduce((sum, figure) => sum + figure, 0);

/** How soon the layouts within reach of a hand could be complete, in each of these orders of the unseen tiles. */
export const raceOf = <L>(
  hand: CheckedHand,
  stage: HandStage,
  goals: GoalRules<L>,
  futures: readonly Future[],
): Race<L> => {
  const jokers = hand.counts[JOKER]!;
  const distance = goals.distance(hand, stage);
  const byNeeds = new Map<string, Runner<L> & { readonly sum: number }>();
  for (const goal of withinReach(hand, stage, distance, goals)) {
    const spare = countsOf(goal.spare());
    const key = `${goal.bare.join(' ')},${goal.open.join(' ')},${spare.join('')},${goal.mayExpose}`;
    if (byNeeds.has(key)) continue;
    const needs = needsOf(goal);
    const worth = Float64Array.from(futures, (future) => WORTH[completeBy(needs, jokers, future)]!);
    byNeeds.set(key, { goal, spare, worth, sum: sumOf(worth) });
  }
  const inOrder = [...byNeeds.values()].sort((one, other) => other.sum - one.sum);
  // The nearest decide how far the hand is, so none of them is left out.
  const isNearest = ({ goal }: Runner<L>) => goal.distance === distance;
  return [
    ...inOrder.filter(isNearest),
    ...inOrder.filter((runner) => !isNearest(runner)).slice(0, MOST_RUNNING),
  ];
};

/**
 * How well the hand does without some tiles: by the nearest layout that is left, then in each order as well as the soonest
 * one. To be nearer counts before all: it is certain, and what orders tell is not.
 */
export const standingWithout = <L>(race: Race<L>, given: readonly number[]): Standing<L> => {
  const most = new Float64Array(race[0]?.worth.length ?? 1);
  let nearest = Number.POSITIVE_INFINITY;
  let best: Goal<L> | undefined;
  for (const { goal, spare, worth } of race) {
    const used = usedOf(spare, given);
    if (goal.distance + used < nearest) {
      nearest = goal.distance + used;
      best = goal;
    }
    const left = GIVEN_AWAY ** used;
    for (let order = 0; order < most.length; order++)
      most[order] = Math.max(most[order]!, left * worth[order]!);
  }
  // Where no order completes it, it is still better to be nearer.
  return { promise: (sumOf(most) / most.length + LEAST) / NEARER ** nearest, best };
};
