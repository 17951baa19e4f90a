import { isRecord, ownValue } from './own-values';
import { described, quoted, type Reason, type ReasonCode } from './reason';
import type { Result } from './result';

/** The message of the first reason; empty if there is none. */
const sentenceOf = (reasons: unknown): string => {
  const [first] = Array.isArray(reasons) ? [ownValue(reasons, '0')] : [];
  const message = isRecord(first) ? ownValue(first, 'message') : undefined;
  return typeof message === 'string' ? message : '';
};

/**
 * Thrown when a program calls the library in a way that no player’s input can cause, such as with an unknown option.
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
  /** Whether an error is a `MisuseError`, including one from another copy of this class, such as another entry’s. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isRecord(error) && ownValue(error, 'name') === 'MisuseError';
  }

  /** What is wrong, as reasons. */
  readonly reasons: readonly Reason[];

  /** Makes the error from its reasons, with the message of the first. */
  constructor(reasons: readonly Reason[]) {
    super(sentenceOf(reasons));
    this.name = 'MisuseError';
    this.reasons = reasons;
  }
}

/** Throws a `MisuseError` that says what is wrong with the rules, the view or the bot that a program passed. */
export const misused = (
  message: string,
  code: ReasonCode = 'unknownRules',
  params: Reason['params'] = {},
): never => {
  throw new MisuseError([{ code, rule: '', message, params }]);
};

/** The value that was read; throws a `MisuseError` if reading failed. */
export const soundOf = <T>(read: Result<T>): T => {
  if (!read.ok) throw new MisuseError(read.error.reasons);
  return read.value;
};

/** Throws a `MisuseError` unless an argument is sound; `needs` begins its message: “`seededRandom` needs a text”. */
export const expectSound = (isSound: boolean, needs: string, given: unknown): void => {
  if (!isSound) misused(`${needs}; got ${described(given)}.`, 'badOption');
};

/** Throws a `MisuseError` for something that belongs to different rules. */
export const otherRules = (
  what: string,
  { name, card }: { readonly name: string; readonly card?: unknown },
): never => {
  const parts = card === undefined ? 'these options' : 'these options and this card';
  return misused(`This ${what} does not belong to the rules ${quoted(name)} with ${parts}.`);
};
