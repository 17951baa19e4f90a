import type { HasPayouts, WinPayout } from '../hands/payouts';
import type { Goal } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';
import { FARTHEST } from './goals-in-reach';

/* How well a hand does: what it promises beside others, what it is worth, and what is at stake. */

/** After so many turns a win is worth a third: another one will have won. */
export const PATIENCE = 6;

/** What a hand is worth that is complete in the last of so many turns: a later one wins nothing (AG-13). */
export const worthAtEnd = (turns: number): number => Math.exp(-Math.ceil(turns) / PATIENCE);

/**
 * What a hand is worth in each of some orders of the unseen tiles: the share of its value (1 if it is complete, less the
 * later it is, 0 if it never is), and the value of the layout that is complete first.
 */
export type Outcome = (order: number) => readonly [share: number, value: number];

/** What a hand is worth that wins in no order. */
export const LOST: Outcome = () => [0, 0];

/** How well a hand does. */
export interface Standing<Layout = unknown> {
  /**
   * More is better: first the nearer hand, then the one that could be complete sooner; `HOPELESS` if none can be. In the
   * last turns the chance to win beside what a discard may lose.
   */
  readonly promise: number;
  /** What it is worth. */
  readonly outcome: () => Outcome;
  /** How far the nearest layouts are that can still be completed; Infinity if there are none. */
  readonly nearest: number;
  /** How soon it could be complete in the orders tried: the mean of e^(−turns / `PATIENCE`). */
  readonly soon: number;
  /** The discard that leads to it; undefined where there is none. */
  readonly discard?: Tile;
  /** How likely another player wins by that; 0 without it. */
  readonly danger: () => number;
  /** The nearest layout, of equals the one that could be complete soonest; undefined if there is none. */
  readonly best: Goal<Layout> | undefined;
}

/** Nothing is discarded. */
export const SAFE = (): number => 0;

/** What a hand promises that can win no more: less than any other, but enough to tell safer discards from others. */
export const HOPELESS = 1e-60;

/** The standing of a hand that can win no more. */
export const NOTHING: Standing<never> = {
  promise: HOPELESS,
  outcome: () => LOST,
  nearest: Number.POSITIVE_INFINITY,
  soon: 0,
  danger: SAFE,
  best: undefined,
};

/** Says how well a hand does without some tiles, given as places in `TILES`. */
export type Judge = (given: readonly number[]) => Standing;

/** A hand one tile nearer is worth so many times as much; a hand is worth between `LEAST` and a little more than 1 beside that. */
const NEARER = 1_000;
const LEAST = 0.01;
/** In the last turns a tile nearer is worth so much of a sure win: it decides where no order completes the hand. */
const TILE_NEARER = 0.004;

/**
 * What a hand promises that can be complete as soon as that. To be nearer counts before all: it is certain, and what orders
 * tell is not. In the last turns it is worth its chance beside what a discard may lose.
 */
export const promiseOf = (soon: number, nearest: number, stake: number | undefined): number =>
  stake === undefined
    ? (soon + LEAST) / NEARER ** nearest
    : soon + stake + TILE_NEARER * Math.max(0, FARTHEST - nearest);

/** How many wins of bots are self-drawn, and how many hands have no jokers. */
const SELF_DRAWN = 0.4;
const JOKERLESS = 0.125;
/** What a hand that wins is worth on average, by Card Free and by the practice card. */
const USUAL_VALUE = 30;

/** What the winner gets in all if it is won so, and what a discarder pays of that, in times the value of the hand. */
const paid = (payout: WinPayout | undefined, players: number): readonly [won: number, discarder: number] => {
  const mixed = (who: 'discarder' | 'others'): number =>
    (1 - JOKERLESS) * (payout?.plain[who] ?? 0) + JOKERLESS * (payout?.jokerless[who] ?? 0);
  const [discarder, others] = [mixed('discarder'), mixed('others')];
  if (payout?.fromDiscarder !== true) return [others * (players - 1), 0];
  const won = discarder + others * (players - 2);
  return [won, payout.paysForAll === true ? won : discarder];
};

/** What is at stake in a game: what a win brings, and what is lost by the wins of others, who win hands of the usual value. */
export interface Stakes {
  /** How many times the value of the own hand a win brings. */
  readonly won: number;
  /** How many points it costs on average if the own hand does not win. */
  readonly lost: number;
  /** How many points it costs if another player wins by the own discard. */
  readonly discarded: number;
}

/** What is at stake if each player has so many turns left. */
export const stakesOf = ({ payouts }: HasPayouts, players: number, turns: number): Stakes => {
  const [drawn] = paid(payouts.wins.wall, players);
  const [claimed, discarder] = paid(payouts.wins.discard, players);
  const won = SELF_DRAWN * drawn + (1 - SELF_DRAWN) * claimed;
  const lost = ((1 - Math.exp(-turns / PATIENCE)) * won * USUAL_VALUE) / (players - 1);
  return { won, lost, discarded: discarder * USUAL_VALUE };
};

/** How much of a sure win of the usual value a discard costs that another player wins by. */
export const stakeOf = ({ won, lost, discarded }: Stakes): number =>
  Math.max(0, (discarded - lost) / (won * USUAL_VALUE + lost));
