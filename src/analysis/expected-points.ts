import type { Action } from '../games/american/play/table/actions';
import type { PlayerView } from '../games/american/play/table/types';
import type { Payouts, WinPayout } from '../hands/payouts';
import { dangerOf } from './danger';
import { PATIENCE } from './how-soon';
import type { Standing } from './next-tile';
import type { Weighed } from './rank-choices';
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

/** What is paid for a win, in times the value of the hand. */
interface Stakes {
  /** What the winner gets in all. */
  readonly won: number;
  /** What each of the others pays on average. */
  readonly lost: number;
  /** What a discarder pays. */
  readonly discarder: number;
}

const sharesOf = (payout: WinPayout | undefined, players: number) => {
  const mixed = (who: 'discarder' | 'others'): number =>
    (1 - JOKERLESS) * (payout?.plain[who] ?? 0) + JOKERLESS * (payout?.jokerless[who] ?? 0);
  const [discarder, others] = [mixed('discarder'), mixed('others')];
  if (payout?.fromDiscarder !== true) return { all: others * (players - 1), discarder: 0 };
  const all = discarder + others * (players - 2);
  return { all, discarder: payout.paysForAll === true ? all : discarder };
};

const stakesOf = ({ wins }: Payouts, players: number): Stakes => {
  const [drawn, claimed] = [sharesOf(wins.wall, players), sharesOf(wins.discard, players)];
  const won = SELF_DRAWN * drawn.all + (1 - SELF_DRAWN) * claimed.all;
  return { won, lost: won / (players - 1), discarder: claimed.discarder };
};

/** What a hand is worth: its share of a complete one, and the points it is worth by that. */
type Outcome = Pick<Standing<unknown>, 'share' | 'worth'>;

const LOST: Outcome = { share: 0, worth: () => 0 };

/** Choices after which no win is possible. */
const isGivenUp = (action: Action): boolean =>
  action.type === 'mahjongg' ||
  action.type === 'show' ||
  (action.type === 'discard' && action.named !== undefined);

/** How many tiles come in from others if a choice is made. */
const incoming = (action: Action): number => {
  if (action.type === 'pass') return action.tiles.length;
  if (action.type === 'wish') return action.count;
  return action.type === 'continue' ? 3 : 0;
};

const outcomeOf = ({ action, promise, left }: Weighed<unknown>, aimed: number | undefined): Outcome => {
  const standing = left();
  if (standing === undefined || aimed === undefined) return LOST;
  if (promise === Number.POSITIVE_INFINITY) return { share: 1, worth: () => aimed };
  if (isGivenUp(action)) return LOST;
  const factor = COMES_IN ** incoming(action);
  return { share: factor * standing.share, worth: () => factor * standing.worth() };
};

/** Estimates points at one moment of a game. */
export interface Estimate {
  /** What a choice comes to that leads to a layout of this value; undefined if it leads to none. */
  readonly of: (weighed: Weighed<unknown>, aimed: number | undefined) => number;
  /** What a hand comes to. */
  readonly ofHand: (outcome: Outcome) => number;
}

/** The estimate for a view. */
export const estimateFor = (view: PlayerView, payouts: Payouts): Estimate => {
  const { phase, seats, wallLeft } = view;
  const { won, lost, discarder } = stakesOf(payouts, seats.length);
  const isPlay = phase === 'turn' || phase === 'claims' || phase === 'showing';
  const pace = isPlay ? 1 : BEFORE_PLAY;
  /** How likely another player wins if this one does not. */
  const others = 1 - Math.exp(-wallLeft / seats.length / PATIENCE);
  const ofHand = ({ share, worth }: Outcome): number => {
    if (share <= 0) return -others * lost * USUAL_VALUE;
    const chance = Math.min(1, pace * share);
    return (chance / share) * worth() * won - others * (1 - chance) * lost * USUAL_VALUE;
  };
  return {
    ofHand,
    of: (weighed, aimed) => {
      const points = ofHand(outcomeOf(weighed, aimed));
      const { action } = weighed;
      if (action.type !== 'discard') return points;
      const danger = dangerOf(view, action.tile);
      return (1 - danger) * points - danger * discarder * USUAL_VALUE;
    },
  };
};
