import type { Goal } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';

/**
 * What a hand is worth in each of some orders of the unseen tiles: the share of its value (1 if it is complete, less the
 * later it is, 0 if it never is), and the value of the layout that is complete first.
 */
export type Outcome = (order: number) => readonly [share: number, value: number];

/** What a hand is worth that wins in no order. */
export const LOST: Outcome = () => [0, 0];

/** How well a hand does. */
export interface Standing<Layout> {
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
export type Judge<Layout> = (given: readonly number[]) => Standing<Layout>;
