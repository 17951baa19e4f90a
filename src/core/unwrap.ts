import { expectSound } from './misuse';
import { dataOf, isRecord, ownList, ownValue } from './own-values';
import type { Fault, Rejection } from './reason';
import type { Result } from './result';

/** The most reasons that an exception keeps. */
const MOST_REASONS = 1_000;

/** Thrown by `unwrap`: what was asked for is not to be had, for these reasons. */
export class RefusedError extends Error {
  /** Whether an error is a `RefusedError`, also one of another copy of this class, such as that of another entry. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isRecord(error) && ownValue(error, 'name') === 'RefusedError';
  }

  /** Why it is not to be had, the most specific reason first. */
  readonly reasons: readonly Fault<string>[];

  /** Makes the exception of an error; the message is its own. */
  constructor(error: Rejection<Fault<string>>) {
    const own = isRecord(error) ? error : {};
    const message = ownValue(own, 'message');
    super(typeof message === 'string' ? message : '');
    this.name = 'RefusedError';
    this.reasons = (ownList(ownValue(own, 'reasons'), MOST_REASONS) ?? []) as readonly Fault<string>[];
  }
}

/**
 * The value of an answer, for scripts and tests in which nothing should go wrong: where there is none, it ends with a
 * `RefusedError` that has the message and the reasons of the error. What is no answer at all ends with a `MisuseError`.
 */
export const unwrap = <Value>(result: Result<Value, Rejection<Fault<string>>>): Value => {
  const own = (isRecord(result) ? dataOf(result) : {}) as Readonly<Record<string, unknown>>;
  expectSound(typeof own['ok'] === 'boolean', '`unwrap` needs an answer with `ok`', result);
  if (own['ok'] === false) throw new RefusedError(own['error'] as Rejection<Fault<string>>);
  return own['value'] as Value;
};
