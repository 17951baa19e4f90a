import { didYouMean } from '../core/nearest-name';
import { isRecord, ownValue } from '../core/own-values';
import { described, type Rejection, rejected } from '../core/reason';
import type { Result } from '../core/result';
import type { HasPayouts } from '../hands/payouts';
import type { Claim } from './claim';
import { type ClaimSort, foreignMembers } from './claim-members';
import { expectPayouts } from './expect-payouts';
import { type ClaimRead, claimReason, readClaim } from './read-claim';
import { eventsOf } from './settle-events';
import { settleWin } from './settle-win';
import type { Settlement } from './settlement';

/** Starts to read a claim of this sort: the seats, and what does not belong to it. */
const readAs = (sort: ClaimSort, claim: object): ClaimRead => {
  const read = readClaim(claim);
  read.reasons.push(...foreignMembers(claim, sort));
  return read;
};

/**
 * Who pays whom for a win, or for an event that ends the game otherwise. The payments add up to
 * zero. A claim that cannot be, or a win these rules do not pay, gives reasons.
 */
export const settle = (claim: Claim, rules: HasPayouts): Result<Settlement, Rejection> => {
  expectPayouts(rules);
  const value: unknown = claim;
  if (!isRecord(value)) {
    const message = `A claim is an object, not ${described(value)}.`;
    return rejected({ code: 'notAClaim', rule: '', message, params: {} });
  }
  const event = ownValue(value, 'event');
  if (event === undefined) return settleWin(readAs('win', value), rules);
  const events = eventsOf(rules.payouts);
  const settleEvent = events.get(event as ClaimSort);
  if (settleEvent !== undefined) return settleEvent(readAs(event as ClaimSort, value), rules);
  const names = [...events.keys()];
  const message = `These rules settle ${names.join(' and ')}, not ${described(event)}.${didYouMean(event, names)}`;
  return rejected(claimReason('notPaid', message, 'event', '', { rules: rules.name }));
};
