/** An answer that is either a value or an error, never an exception. */
export type Result<T, E> = Success<T> | Failure<E>;

/** A {@link Result} with a value. */
export interface Success<T> {
  /** Always true: the value is there. */
  readonly ok: true;
  /** What was asked for. */
  readonly value: T;
}

/** A {@link Result} with an error instead of a value. */
export interface Failure<E> {
  /** Always false: there is no value. */
  readonly ok: false;
  /** Why there is no value. */
  readonly error: E;
}

/** Wraps a value as a successful {@link Result}. */
export const success = <T>(value: T): Success<T> => ({ ok: true, value });

/** Wraps an error as a failed {@link Result}. */
export const failure = <E>(error: E): Failure<E> => ({ ok: false, error });
