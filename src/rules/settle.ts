import { isRecord, ownValue } from '../result/own-values';
import { described, type Rejection, rejected } from '../result/reason';
import type { Result } from '../result/result';
import type { Claim } from './claim';
import { expectRules } from './expect-rules';
import type { HasPayouts } from './payouts';
import { claimReason, readClaim } from './read-claim';
import { eventsOf } from './settle-events';
import { settleWin } from './settle-win';
import type { Settlement } from './settlement';

/**
 * Who pays whom for a win, or for an event that ends the game otherwise. The payments add up to
 * zero. A claim that cannot be, or a win these rules do not pay, gives reasons.
 */
export const settle = (claim: Claim, rules: HasPayouts): Result<Settlement, Rejection> => {
  expectRules(rules, 'payouts');
  const value: unknown = claim;
  if (!isRecord(value)) {
    const message = `A claim is an object, not ${described(value)}.`;
    return rejected({ code: 'notAClaim', rule: '', message, params: {} });
  }
  const event = ownValue(value, 'event');
  if (event === undefined) return settleWin(readClaim(value), rules);
  const events = eventsOf(rules.payouts);
  const settleEvent = events.get(event as string);
  if (settleEvent !== undefined) return settleEvent(readClaim(value), rules);
  const message = `These rules settle ${[...events.keys()].join(' and ')}, not ${described(event)}.`;
  return rejected(claimReason('notPaid', message, 'event', '', { rules: rules.name }));
};
