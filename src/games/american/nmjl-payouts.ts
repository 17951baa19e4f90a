import { expectShape } from '../../core/shape';
import type { Payouts } from '../../hands/payouts';
import { discardPayout, drawnPayout, shares } from '../../questions/win-payout';

/**
 * The League's multipliers (CF-29): on a discard the discarder pays twice and the others once, a
 * self-picked hand is paid twice by everybody, no jokers double it. A misnamed discard costs the
 * misnamer alone four times the value (AG-33).
 */
export const nmjlPayouts = (allPairsExempt: boolean): Payouts => {
  expectShape(allPairsExempt, 'boolean', 'Whether all pairs are exempt is true or false');
  return Object.freeze({
    wins: Object.freeze({
      wall: drawnPayout('CF-29', 2, 4),
      jokerExchange: drawnPayout('CF-29', 2, 4),
      charleston: drawnPayout('CF-29', 2, 4),
      discard: discardPayout('CF-29', shares(2, 1), shares(4, 2)),
      misnamedDiscard: discardPayout('AG-33', shares(4, 0), shares(4, 0)),
    }),
    allPairsExempt,
    mahjonggInError: Object.freeze({ rule: 'AG-35', toIntact: 2 }),
  });
};
