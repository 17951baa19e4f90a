import type { Failure, Reason, Rejection, Result, Success } from 'mahjongg';

/** A value as the good half of a result. */
export const success = <T>(value: T): Success<T> => ({ ok: true, value });

/** An error as the bad half of a result. */
export const failure = <E>(error: E): Failure<E> => ({ ok: false, error });

/** A failed result with these reasons. */
export const rejected = (...reasons: readonly Reason[]): Failure<Rejection> => failure({ reasons });

/** Whether a value is an object with named members: neither null nor a list. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object from outside that is its own; undefined if there is none. */
export const ownValue = (object: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(object, name)?.value;

/** A member of any JSON value; undefined if it has none of that name. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? ownValue(value, name) : undefined;

/** A result whose reasons are about a member of the request. */
export const under = <T>(name: string, result: Result<T, Rejection>): Result<T, Rejection> =>
  result.ok
    ? result
    : rejected(
        ...result.error.reasons.map((reason) => ({
          ...reason,
          at: { ...reason.at, path: [name, ...(reason.at?.path ?? [])] },
        })),
      );
