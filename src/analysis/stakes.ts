import type { HasPayouts, WinPayout } from '../hands/payouts';
import { PATIENCE } from './how-soon';

/* What is at stake in a game: what a win brings, and what is lost by the wins of others, who win hands of the usual value. */

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

/** What is at stake for a player. */
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
