import type { HasPayouts, WinPayout } from '../hands/payouts';
import type { Goal } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';
import { FARTHEST } from './goals-in-reach';

/* How well a hand stands: its promise compared with other hands, its worth, and what is at stake. */

/** After this many turns a win is worth about a third (1/e), since someone else may have won by then. */
export const PATIENCE = 6;

/** The worth of a hand completed in the last turn; a later one wins nothing (AG-13). */
export const worthAtEnd = (turns: number): number => Math.exp(-Math.ceil(turns) / PATIENCE);

/**
 * What a hand is worth in each order of the unseen tiles: a share (1 if it is complete now, less the later it is, 0 if it never
 * is), and the value of the layout that is complete first.
 */
export type Outcome = (order: number) => readonly [share: number, value: number];

/** The outcome of a hand that wins in no order. */
export const LOST: Outcome = () => [0, 0];

/** How well a hand stands. */
export interface Standing<Layout = unknown> {
  /**
   * More is better: the nearer hand ranks higher, then the one that could be complete sooner; `HOPELESS` if none can be. In the
   * last turns it weighs the chance to win against what a discard may lose.
   */
  readonly promise: number;
  /** What it is worth in each order. */
  readonly outcome: () => Outcome;
  /** How many tiles the nearest layouts lack that can still be completed; Infinity if there are none. */
  readonly nearest: number;
  /** How soon it could be complete: the mean of e^(−turns / `PATIENCE`) over the orders tried. */
  readonly soon: number;
  /** The discard that leads to it, if any. */
  readonly discard?: Tile;
  /** How likely another player is to win on that discard; 0 without one. */
  readonly danger: () => number;
  /** The nearest layout that can still be completed, the soonest of equals; undefined if there is none. */
  readonly best: Goal<Layout> | undefined;
}

/** The danger when nothing is discarded. */
export const SAFE = (): number => 0;

/** The promise of a hand that can no longer win: less than any other, but enough to rank safer discards first. */
export const HOPELESS = 1e-60;

/** The standing of a hand that can no longer win. */
export const NOTHING: Standing<never> = {
  promise: HOPELESS,
  outcome: () => LOST,
  nearest: Infinity,
  soon: 0,
  danger: SAFE,
  best: undefined,
};

/** Says how well a hand stands without the given tiles (places in `TILES`). */
export type Judge = (given: readonly number[]) => Standing;

/**
 * A hand one tile nearer promises this many times as much. Apart from that its promise is between `LEAST` and little more than 1.
 */
const NEARER = 1_000;
const LEAST = 0.01;
/** In the last turns being one tile nearer is worth this share of a sure win: it decides where no order completes the hand. */
const TILE_NEARER = 0.004;

/**
 * The promise of a hand this soon and this near. Nearness counts first, because it is certain and the tried orders are not. In
 * the last turns the chance to win is weighed against what a discard may lose.
 */
export const promiseOf = (soon: number, nearest: number, stake: number | undefined): number =>
  stake === undefined
    ? (soon + LEAST) / NEARER ** nearest
    : soon + stake + TILE_NEARER * Math.max(0, FARTHEST - nearest);

/** The share of bots’ wins that are self-drawn, and the share without jokers. */
const SELF_DRAWN = 0.4;
const JOKERLESS = 0.125;
/** The average value of a winning hand, in Card Free and with the practice card. */
const USUAL_VALUE = 30;

/** What the winner gets in all for this kind of win, and the discarder’s part of that, in multiples of the hand’s value. */
const paid = (payout: WinPayout | undefined, players: number): readonly [won: number, discarder: number] => {
  const mixed = (who: 'discarder' | 'others'): number =>
    (1 - JOKERLESS) * (payout?.plain[who] ?? 0) + JOKERLESS * (payout?.jokerless[who] ?? 0);
  const [discarder, others] = [mixed('discarder'), mixed('others')];
  if (payout?.fromDiscarder !== true) return [others * (players - 1), 0];
  const won = discarder + others * (players - 2);
  return [won, payout.paysForAll === true ? won : discarder];
};

/** What is at stake: what a win brings, and what other players’ wins of the usual value cost. */
export interface Stakes {
  /** What a win brings, in multiples of the hand’s value. */
  readonly won: number;
  /** How many points it costs on average if the hand does not win. */
  readonly lost: number;
  /** How many points it costs if another player wins on the player’s discard. */
  readonly discarded: number;
}

/** What is at stake with this many turns left for each player. */
export const stakesOf = ({ payouts }: HasPayouts, players: number, turns: number): Stakes => {
  const [drawn] = paid(payouts.wins.wall, players);
  const [claimed, discarder] = paid(payouts.wins.discard, players);
  const won = SELF_DRAWN * drawn + (1 - SELF_DRAWN) * claimed;
  const lost = ((1 - Math.exp(-turns / PATIENCE)) * won * USUAL_VALUE) / (players - 1);
  return { won, lost, discarded: discarder * USUAL_VALUE };
};

/** What a discard that another player wins on costs, as a share of a sure win of the usual value. */
export const stakeOf = ({ won, lost, discarded }: Stakes): number =>
  Math.max(0, (discarded - lost) / (won * USUAL_VALUE + lost));
