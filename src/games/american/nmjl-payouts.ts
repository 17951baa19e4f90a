import { frozen } from '../../core/frozen';
import { expectShape } from '../../core/shape';
import type { Payouts, Shares, WinPayout } from '../../hands/payouts';

/** What the discarder pays and what each other player pays, in multiples of the value. */
export const shares = (discarder: number, others: number = discarder): Shares => ({ discarder, others });

/** What each player pays for a self-drawn hand, with and without jokers. */
export const drawnPayout = (rule: string, plain: number, jokerless: number = plain): WinPayout => ({
  rule,
  fromDiscarder: false,
  plain: shares(plain),
  jokerless: shares(jokerless),
});

/** What is paid for a hand won on another player’s tile. */
export const discardPayout = (rule: string, plain: Shares, jokerless: Shares = plain): WinPayout => ({
  rule,
  fromDiscarder: true,
  plain,
  jokerless,
});

/** The player who misnamed a discard alone pays four times the value (AG-33). */
export const misnamedPayout = (): WinPayout => discardPayout('AG-33', shares(4, 0));

/**
 * Makes the League’s table of payments (CF-29).
 *
 * On a discard, the discarder pays twice the value and the others pay it once. A self-drawn hand is paid twice by
 * everybody. A jokerless hand doubles both. A player who misnamed the discard alone pays four times the value
 * (AG-33).
 *
 * @param allPairsExempt - Whether a hand of singles and pairs does not double for being jokerless.
 * @returns The table, for the `payouts` of a rule set of your own.
 * @example
 * ```ts
 * import { nmjlPayouts } from 'mahjongg/american';
 *
 * nmjlPayouts(true).wins.discard?.plain; // => { discarder: 2, others: 1 }
 * ```
 */
export const nmjlPayouts = (allPairsExempt: boolean): Payouts => {
  expectShape(allPairsExempt, 'boolean', '`nmjlPayouts` needs true or false');
  const drawn = drawnPayout('CF-29', 2, 4);
  return frozen({
    wins: {
      wall: drawn,
      jokerExchange: drawn,
      charleston: drawn,
      discard: discardPayout('CF-29', shares(2, 1), shares(4, 2)),
      misnamedDiscard: misnamedPayout(),
    },
    allPairsExempt,
    mahjonggInError: { rule: 'AG-35', toIntact: 2 },
  });
};
