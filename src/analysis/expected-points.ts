import type { Action } from '../games/american/play/table/actions';
import type { WinPayout } from '../hands/payouts';
import { dangerOf } from './danger';
import { PATIENCE } from './how-soon';
import { type Knowledge, TRIALS, turnsLeft } from './knowledge';
import type { Weighed } from './rank-choices';
import { LOST, type Outcome } from './standing';
import { COMES_IN } from './weigh-pass';

/*
 * What a choice comes to in points. The orders of the unseen tiles in which hands are compared tell how soon the own hand
 * could be complete; that is taken as the chance to win. The others win at the usual pace, hands of the usual value.
 */

/** How many wins of bots are self-drawn, and how many hands have no jokers. */
const SELF_DRAWN = 0.4;
const JOKERLESS = 0.125;
/** What a hand that wins is worth on average, by Card Free and by the practice card. */
const USUAL_VALUE = 30;
/** In the Charleston a hand grows faster than by draws: how many times as likely it wins as the orders say. */
const BEFORE_PLAY = 1.6;

/** What the winner gets in all if it is won so, and what a discarder pays of that, in times the value of the hand. */
const paid = (payout: WinPayout | undefined, players: number): readonly [won: number, discarder: number] => {
  const mixed = (who: 'discarder' | 'others'): number =>
    (1 - JOKERLESS) * (payout?.plain[who] ?? 0) + JOKERLESS * (payout?.jokerless[who] ?? 0);
  const [discarder, others] = [mixed('discarder'), mixed('others')];
  if (payout?.fromDiscarder !== true) return [others * (players - 1), 0];
  const won = discarder + others * (players - 2);
  return [won, payout.paysForAll === true ? won : discarder];
};

/** Choices after which no win is possible. */
const isGivenUp = (action: Action): boolean =>
  action.type === 'mahjongg' ||
  action.type === 'show' ||
  (action.type === 'discard' && action.named !== undefined);

/** Points in each of the orders that are tried. */
type InOrders = Readonly<Float64Array>;

/** Estimates points at one moment of a game, order by order, so that choices can be compared in each. */
export interface Estimate {
  /** What a choice comes to, if a hand is left that can win, or if none is. */
  readonly of: (weighed: Weighed<unknown>, isAlive: boolean) => InOrders;
  /** What a hand comes to that grows so many times as fast as by draws alone. */
  readonly ofHand: (outcome: Outcome, factor?: number) => InOrders;
}

/** The estimate for what a player knows. */
export const estimateFor = (
  known: Pick<Knowledge<unknown>, 'view' | 'rules' | 'table' | 'horizon'>,
): Estimate => {
  const { view, rules, horizon } = known;
  const { phase, seats } = view;
  const [drawn] = paid(rules.payouts.wins.wall, seats.length);
  const [claimed, discarder] = paid(rules.payouts.wins.discard, seats.length);
  const won = SELF_DRAWN * drawn + (1 - SELF_DRAWN) * claimed;
  const isPlay = phase === 'turn' || phase === 'claims' || phase === 'showing';
  const pace = isPlay ? 1 : BEFORE_PLAY;
  const turns = turnsLeft(known);
  /** What the others win on average if this one does not. */
  const lost = ((1 - Math.exp(-turns / PATIENCE)) * won * USUAL_VALUE) / (seats.length - 1);
  /** The share of a hand that is complete in the last turn: a later one wins nothing. */
  const least = Math.exp(-Math.ceil(turns) / PATIENCE);
  const ofHand = (outcome: Outcome, factor = 1): InOrders =>
    new Float64Array(TRIALS).map((_, order) => {
      const [share, value] = outcome(order);
      const chance = share < least ? 0 : Math.min(1, pace * factor * share);
      return chance * value * won - (1 - chance) * lost;
    });
  return {
    ofHand,
    of: ({ action, promise, left }, isAlive) => {
      const mayWin = isAlive && (promise > 0 || !isGivenUp(action));
      const grows = action.type === 'pass' ? COMES_IN ** action.tiles.length : 1;
      const points = ofHand(mayWin ? left().outcome() : LOST, grows);
      const danger = action.type === 'discard' ? dangerOf(view, action.tile, horizon.unseen) : 0;
      return points.map((some) => (1 - danger) * some - danger * discarder * USUAL_VALUE);
    },
  };
};
