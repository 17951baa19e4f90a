import { ownValue } from '../core/own-values';
import { type Result, rejected } from '../core/result';

export { nearestName } from '../core/nearest-name';
export { isRecord } from '../core/own-values';
export { plainNumber } from '../core/plain-number';
export { described, quoted, reasonAt, tooLarge } from '../core/reason';
export { failure, rejected, rejection, success } from '../core/result';

/** The members of a claim that name players, and all that a claim can have. */
export const PLAYER_MEMBERS = ['winner', 'discarder', 'exchanger', 'jokerOf', 'dead', 'seats'];
export const CLAIM_MEMBERS = [
  ...['value', 'by', 'jokerless', 'allPairs', 'pattern', ...PLAYER_MEMBERS],
  ...['event', 'declarer', 'exposed', 'offender', 'highestValue'],
];

/** A result whose reasons are about a member of the request. */
export const under = <T>(name: string, result: Result<T>): Result<T> =>
  result.ok
    ? result
    : rejected(
        ...result.error.reasons.map((reason) => ({
          ...reason,
          at: { ...reason.at, path: [name, ...(reason.at?.path ?? [])] },
        })),
      );

/** Members of a value from outside, by name. */
export type Members = Readonly<Record<string, unknown>>;

/** An own member of any JSON value; undefined if it has none of that name. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? ownValue(value, name) : undefined;
