import { soundOf } from '../core/misuse';
import { didYouMean } from '../core/nearest-name';
import { isRecord, ownValue } from '../core/own-values';
import { isNot } from '../core/read';
import { described, reasonAt } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { PAYOUTS_PART } from '../hands/expect-rules';
import type { HasPayouts, Payouts } from '../hands/payouts';
import type { ByRules } from '../hands/rule-parts';
import type { Claim, ClaimSort } from './claim';
import { readAsked } from './read-asked';
import { readClaim } from './read-claim';
import { readPayouts } from './read-payouts';
import { eventsOf, paidForWin } from './settle-claims';
import { type Settlement, settlement } from './settlement';

/** Frozen tables that passed the checks. */
const sound = /* @__PURE__ */ new WeakSet<Payouts>();

const isFrozenThrough = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenThrough));

/** Throws a `MisuseError` if a table of payouts is not valid. */
const expectPayouts = (payouts: Payouts): void => {
  if (sound.has(payouts)) return;
  soundOf(readPayouts(payouts));
  if (isFrozenThrough(payouts)) sound.add(payouts);
};

/**
 * Says who pays whom for a win, or for another event that ends the game (CF-29, AG-27 to AG-35, TG-9 to TG-11).
 *
 * @param claim - The win with its `value` in points, its `winner` and where the tile came from (`by`); or a `wallGame`, a
 * `mahjonggInError` or a `falseWin`.
 * @param asked - The `rules`, or any object with a `name` and `payouts` in their place.
 * @returns The payments and what each seat wins or loses (`net`), in points, which add up to zero. An invalid claim, or a win
 * that these rules do not pay, gets reasons.
 * @example
 * ```ts
 * import { cardFree, settle, unwrap } from 'mahjongg';
 *
 * const claim = { value: 35, winner: 'E', by: 'discard', discarder: 'S' } as const;
 * unwrap(settle(claim, { rules: cardFree() })).net; // => { E: 140, S: -70, W: -35, N: -35 }
 * ```
 */
export const settle = (claim: Claim, asked: ByRules<HasPayouts>): Result<Settlement> => {
  const { rules } = readAsked(asked, 'settle', ['rules'], [PAYOUTS_PART]);
  expectPayouts(rules.payouts);
  const value: unknown = claim;
  if (!isRecord(value)) return rejected(reasonAt('notAClaim', '', isNot('A claim', 'an object', value), []));
  const event = ownValue(value, 'event');
  const events = eventsOf(rules.payouts);
  const paymentsOf = event === undefined ? paidForWin : events.get(event as ClaimSort);
  if (paymentsOf === undefined) {
    const names = [...events.keys()];
    const message = `These rules settle ${names.join(' and ')}, not ${described(event)}.${didYouMean(event, names)}`;
    return rejected(reasonAt('notPaid', '', message, ['event'], { rules: rules.name }));
  }
  const read = readClaim(value, (event ?? 'win') as ClaimSort);
  const payments = paymentsOf(read, rules);
  return payments === undefined || read.reasons.length > 0
    ? rejected(...read.reasons)
    : success(settlement(payments, read.seats));
};
