import type { Fault, Reason } from './reason';

/** An answer that is either a value or an error, never an exception. */
export type Result<T, E = Rejection> = Success<T> | Failure<E>;

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

/** Why there is no value: the error of every failed result. */
export interface Rejection<Kind extends Fault<string> = Reason> {
  /** The message of the first reason. */
  readonly message: string;
  /** The reasons, at least one, the most specific first. */
  readonly reasons: readonly [Kind, ...Kind[]];
}

/** Wraps reasons in a rejection with the message of the first. */
export const rejection = <Kind extends Fault<string>>(reasons: readonly Kind[]): Rejection<Kind> => ({
  message: reasons[0]?.message ?? '',
  reasons: reasons as Rejection<Kind>['reasons'],
});

/** A failed result that carries these reasons. */
export const rejected = <Kind extends Fault<string>>(...reasons: readonly Kind[]): Failure<Rejection<Kind>> =>
  failure(rejection(reasons));
