import type { Action } from '../games/american/play/table/stages';
import { type Knowledge, TRIALS } from './knowledge';
import type { Weighed } from './rank-choices';
import { LOST, type Outcome, PATIENCE, stakesOf, worthAtEnd } from './standing';
import { COMES_IN } from './weigh-pass';

/*
 * Estimates a choice in points. The sampled orders of the unseen tiles show how soon the player’s hand could be complete, which
 * is taken as the chance to win. The other players are assumed to win at the usual pace with hands of the usual value.
 */

/** In the Charleston a hand improves faster than by draws alone: the chance of winning is multiplied by this. */
const BEFORE_PLAY = 1.6;

/** A joker not exchanged now can be exchanged next turn: the share of its benefit that remains then. */
const NEXT_TURN = /* @__PURE__ */ Math.exp(-1 / PATIENCE);

const isGivenUp = (action: Action): boolean =>
  action.type === 'mahjongg' ||
  action.type === 'show' ||
  (action.type === 'discard' && action.named !== undefined);

type InOrders = Readonly<Float64Array>;

/** Estimates points at one moment of a game, separately for each order, so that choices can be compared order by order. */
export interface Estimate {
  /**
   * The points of a choice. `isAlive` says whether the hand left can still win; `exchanged` is the outcome of a joker exchange
   * (AG-21).
   */
  readonly of: (weighed: Weighed, isAlive: boolean, exchanged?: Outcome) => InOrders;
  /** The points of a hand that improves `factor` times as fast as by draws alone. */
  readonly ofHand: (outcome: Outcome, factor?: number) => InOrders;
}

export const estimateFor = (known: Pick<Knowledge, 'view' | 'rules' | 'turns'>): Estimate => {
  const { rules, turns } = known;
  const { phase, seats } = known.view;
  const { won, lost, discarded } = stakesOf(rules, seats.length, turns);
  const least = worthAtEnd(turns);
  const isPlay = phase === 'turn' || phase === 'claims' || phase === 'showing';
  const pace = isPlay ? 1 : BEFORE_PLAY;
  const ofHand = (outcome: Outcome, factor = 1): InOrders =>
    new Float64Array(TRIALS).map((_, order) => {
      const [share, value] = outcome(order);
      const chance = share < least ? 0 : Math.min(1, pace * factor * share);
      return chance * value * won - (1 - chance) * lost;
    });
  return {
    ofHand,
    of: ({ action, promise, left, miscount }, isAlive, exchanged) => {
      const { outcome, danger } = left();
      const risk = danger();
      const mayWin = isAlive && miscount === undefined && (promise > 0 || !isGivenUp(action));
      const grows = action.type === 'pass' ? COMES_IN ** action.tiles.length : 1;
      const points = ofHand(mayWin ? outcome() : LOST, grows);
      const later = mayWin && action.type === 'discard' && exchanged ? ofHand(exchanged, NEXT_TURN) : points;
      return points.map((some, at) => (1 - risk) * Math.max(some, later[at] ?? some) - risk * discarded);
    },
  };
};
