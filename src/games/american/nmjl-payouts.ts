import { frozen } from '../../core/frozen';
import { expectShape } from '../../core/shape';
import type { Payouts, Shares, WinPayout } from '../../hands/payouts';

/** What the player whose tile it was pays, and each of the others. */
export const shares = (discarder: number, others: number = discarder): Shares => ({ discarder, others });

/** What is paid for a tile of nobody else's: everybody so many times the value, and for a hand without jokers. */
export const drawnPayout = (rule: string, plain: number, jokerless: number = plain): WinPayout => ({
  rule,
  fromDiscarder: false,
  plain: shares(plain),
  jokerless: shares(jokerless),
});

/** What is paid for the tile of another player. */
export const discardPayout = (rule: string, plain: Shares, jokerless: Shares = plain): WinPayout => ({
  rule,
  fromDiscarder: true,
  plain,
  jokerless,
});

/** A discard that was misnamed costs the misnamer alone four times the value (AG-33). */
export const misnamedPayout = (): WinPayout => discardPayout('AG-33', shares(4, 0));

/**
 * Makes the League’s table of payments (CF-29).
 *
 * On a discard the discarder pays twice the value and the others once; everybody pays a self-drawn hand twice; a
 * hand without jokers doubles both. A misnamed discard costs the misnamer alone four times the value (AG-33).
 *
 * @param allPairsExempt - Whether hands of singles and pairs only do not double for having no jokers.
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
