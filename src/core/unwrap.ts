import { expectSound } from './misuse';
import { isRecord, ownValue } from './own-values';
import type { Fault } from './reason';
import type { Result } from './result';

/** An error as every function gives it: a sentence, and its reasons, unless it is itself the only one. */
export interface Problem {
  /** A sentence a player understands. */
  readonly message: string;
  /** Everything that is wrong, the most specific first; the error itself if left out. */
  readonly reasons?: readonly Fault<string>[] | undefined;
}

/** Thrown by `unwrap`: what was asked for has no answer, for these reasons. */
export class RefusedError extends Error {
  /** Whether an error is a `RefusedError`, also one of another copy of this class, such as that of another entry. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isRecord(error) && ownValue(error, 'name') === 'RefusedError';
  }

  /** Why there is no answer, the most specific reason first. */
  readonly reasons: readonly (Fault<string> | Problem)[];

  /** Makes the exception of an error. */
  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'RefusedError';
    this.reasons = problem.reasons ?? [problem];
  }
}

/**
 * The value of an answer, for scripts and tests in which nothing should go wrong: where there is none, it ends with a
 * `RefusedError` that has the message and the reasons of the error. What is no answer at all ends with a `MisuseError`.
 */
export const unwrap = <Value>(result: Result<Value, Problem>): Value => {
  expectSound(
    isRecord(result) && typeof ownValue(result, 'ok') === 'boolean',
    '`unwrap` needs an answer with `ok`',
    result,
  );
  if (!result.ok) throw new RefusedError(result.error);
  return result.value;
};
