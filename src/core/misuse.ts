import { isRecord, ownValue } from './own-values';
import { described, quoted, type Reason, type ReasonCode, type Rejection } from './reason';
import type { Result } from './result';

/** The sentence of the first reason; empty if there is none. */
const sentenceOf = (reasons: unknown): string => {
  const [first] = Array.isArray(reasons) ? [ownValue(reasons, '0')] : [];
  const message = isRecord(first) ? ownValue(first, 'message') : undefined;
  return typeof message === 'string' ? message : '';
};

/**
 * The library throws this when a program calls it with something that no input of a player could bring about, such
 * as an unknown option.
 *
 * @example
 * ```ts
 * import { cardFree, MisuseError } from 'mahjongg';
 *
 * try {
 *   cardFree({ skillLevel: 9 as 5 });
 * } catch (error) {
 *   if (error instanceof MisuseError) error.message;
 *   // => 'The option skillLevel must be one of 0, 1, 2, 3, 4, 5, not 9.'
 * }
 * ```
 */
export class MisuseError extends TypeError {
  /** Whether an error is a `MisuseError`, also one of another copy of this class, such as that of another entry. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isRecord(error) && ownValue(error, 'name') === 'MisuseError';
  }

  /** What is wrong, as reasons. */
  readonly reasons: readonly Reason[];

  /** Makes the error from its reasons; the message is the sentence of the first. */
  constructor(reasons: readonly Reason[]) {
    super(sentenceOf(reasons));
    this.name = 'MisuseError';
    this.reasons = reasons;
  }
}

/** Ends with a `MisuseError` that says what is wrong with the rules, the view or the bot that a program gave. */
export const misused = (
  message: string,
  code: ReasonCode = 'unknownRules',
  params: Reason['params'] = {},
): never => {
  throw new MisuseError([{ code, rule: '', message, params }]);
};

/** The value that was read; ends with a `MisuseError` if it is wrong. */
export const soundOf = <T>(read: Result<T, Rejection>): T => {
  if (!read.ok) throw new MisuseError(read.error.reasons);
  return read.value;
};

/** Ends with a `MisuseError` unless an argument is sound; `needs` begins its sentence: “`seededRandom` needs a text”. */
export const expectSound = (isSound: boolean, needs: string, given: unknown): void => {
  if (!isSound) misused(`${needs}; got ${described(given)}.`, 'badOption');
};

/** Ends with a `MisuseError` for what belongs to other rules than these. */
export const otherRules = (
  what: string,
  { name, card }: { readonly name: string; readonly card?: unknown },
): never => {
  const parts = card === undefined ? 'these options' : 'these options and this card';
  return misused(`This ${what} does not belong to the rules ${quoted(name)} with ${parts}.`);
};
