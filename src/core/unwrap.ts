import { expectSound } from './misuse';
import { dataOf, isRecord, ownList, ownValue } from './own-values';
import type { Fault } from './reason';
import type { Rejection, Result } from './result';

/** The most reasons that an exception keeps. */
const MOST_REASONS = 1_000;

/**
 * Thrown by `unwrap` when a result has no value, with the reasons why.
 *
 * @example
 * ```ts
 * import { parseTiles, RefusedError, unwrap } from 'mahjongg';
 *
 * try {
 *   unwrap(parseTiles('12'));
 * } catch (error) {
 *   if (error instanceof RefusedError) error.message;
 * // => '“12” at character 1: expected a suit letter right after the digits, B (bams), C (craks) or D (dots).'
 * }
 * ```
 */
export class RefusedError extends Error {
  /** Whether an error is a `RefusedError`, including one from another copy of this class, such as another entry’s. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isRecord(error) && ownValue(error, 'name') === 'RefusedError';
  }

  /** Why there is no value, the most specific reason first. */
  readonly reasons: readonly Fault<string>[];

  /** Makes the exception from the error of a result, with the same message. */
  constructor(error: Rejection<Fault<string>>) {
    const own = isRecord(error) ? error : {};
    const message = ownValue(own, 'message');
    super(typeof message === 'string' ? message : '');
    this.name = 'RefusedError';
    this.reasons = (ownList(ownValue(own, 'reasons'), MOST_REASONS) ?? []) as readonly Fault<string>[];
  }
}

/**
 * Returns the value of a `Result`, or throws if there is none.
 *
 * Use it in scripts and tests, where nothing should go wrong. For hands that people enter, check `ok` instead.
 *
 * @param result - The answer of a function such as `scoreHand`.
 * @returns The `value` of the answer. Throws a `RefusedError` with the message and the reasons if there is none, and a
 * `MisuseError` if `result` is not an answer at all.
 * @example
 * ```ts
 * import { parseTiles, unwrap } from 'mahjongg';
 *
 * unwrap(parseTiles('11B RR')); // => ['1B', '1B', 'RD', 'RD']
 * ```
 */
export const unwrap = <Value>(result: Result<Value, Rejection<Fault<string>>>): Value => {
  const own = (isRecord(result) ? dataOf(result) : {}) as Readonly<Record<string, unknown>>;
  expectSound(typeof own['ok'] === 'boolean', '`unwrap` needs an answer with `ok`', result);
  if (own['ok'] === false) throw new RefusedError(own['error'] as Rejection<Fault<string>>);
  return own['value'] as Value;
};
