import type { Action } from '../games/american/play/table/stages';
import { type Knowledge, TRIALS } from './knowledge';
import type { Weighed } from './rank-choices';
import { LOST, type Outcome, PATIENCE, stakesOf, worthAtEnd } from './standing';
import { COMES_IN } from './weigh-pass';

/*
 * What a choice comes to in points. The orders of the unseen tiles in which hands are compared tell how soon the own hand
 * could be complete; that is taken as the chance to win. The others win at the usual pace, hands of the usual value.
 */

/** In the Charleston a hand grows faster than by draws: how many times as likely it wins as the orders say. */
const BEFORE_PLAY = 1.6;

/** A joker that is not exchanged can be won in the next turn: what is left of what it brings then. */
const NEXT_TURN = /* @__PURE__ */ Math.exp(-1 / PATIENCE);

/** Choices after which no win is possible. */
const isGivenUp = (action: Action): boolean =>
  action.type === 'mahjongg' ||
  action.type === 'show' ||
  (action.type === 'discard' && action.named !== undefined);

/** Points in each of the orders that are tried. */
type InOrders = Readonly<Float64Array>;

/** Estimates points at one moment of a game, order by order, so that choices can be compared in each. */
export interface Estimate {
  /** What a choice comes to, if a hand is left that can win, or if none is; and what an exchange for a joker would bring (AG-21). */
  readonly of: (weighed: Weighed, isAlive: boolean, exchanged?: Outcome) => InOrders;
  /** What a hand comes to that grows so many times as fast as by draws alone. */
  readonly ofHand: (outcome: Outcome, factor?: number) => InOrders;
}

/** The estimate for what a player knows. */
export const estimateFor = ({
  view,
  rules,
  turns,
}: Pick<Knowledge, 'view' | 'rules' | 'turns'>): Estimate => {
  const { phase, seats } = view;
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
