import { isRecord, ownList, ownValue } from '../core/own-values';
import type { Place } from '../core/reason';
import { expectShape, type Shape } from '../core/shape';
import type { Named, Translation } from './messages';
import { named, orNone, worded, wordingOf } from './word';

/** A statement with a code and its English: a reason, a remark, a condition or an illegal action. */
export interface ToldReason {
  /** The stable name of the statement. */
  readonly code: string;
  /** The number of the rule it comes from. */
  readonly rule?: string | undefined;
  /** The sentence in English. */
  readonly message: string;
  /** The place it is about, if there is one. */
  readonly at?: Place | undefined;
  /** The values in the sentence, by name. */
  readonly params?: Named | undefined;
}

export const TOLD: Shape = { code: 'string', rule: 'string?', message: 'string', params: 'record?' };

/** The most names in a path. */
const MOST_NAMES = 100;

const isName = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** The place of a reason as values for its sentence: `path`, such as `win.by`, and `character`, from 1. */
const placed = (at: object): Named => {
  const [path, offset] = [ownList(ownValue(at, 'path'), MOST_NAMES), ownValue(at, 'offset')];
  return {
    ...(path !== undefined && { path: path.filter(isName).join('.') }),
    ...(typeof offset === 'number' && { character: offset + 1 }),
  };
};

/**
 * Writes a reason, a remark or a condition as a sentence in another language.
 *
 * The sentence is made only from the code, the rule, the `params` and the place (`path`, `character`).
 *
 * @param reason - Any object with a `code` and a `message`, such as one of `reasons`.
 * @param translation - The wording in the language; English if left out.
 * @returns The sentence; the English `message` if the translation does not cover the code. A value that is not a reason throws a
 * `MisuseError`.
 * @example
 * ```ts
 * import { describeReason, validateHand } from 'mahjongg';
 *
 * const answer = validateHand('11B 222B 333B 444B 55B');
 * const german = { reasons: { wrongTileCount: 'Die Hand hat {count} Steine statt {expected}.' } };
 * answer.valid || describeReason(answer.reasons[0], german); // => 'Die Hand hat 13 Steine statt 14.'
 * ```
 */
export const describeReason = (reason: ToldReason, translation: Translation = {}): string => {
  expectShape(reason, TOLD, '`describeReason` needs a reason, a remark or a condition');
  const { code, rule, message, params } = reason;
  const at = ownValue(reason, 'at');
  const values = named(placed(isRecord(at) ? at : {}), params);
  const { reasons, terms } = orNone(translation);
  return worded(wordingOf(reasons, code, rule), values, terms ?? {}) ?? message;
};
