import type { Named, Translation } from './messages';
import { worded, wordingOf } from './word';

/** What has a code and says it in English: a reason, a remark, a condition, an illegal action. */
export interface Told {
  /** The stable name of what is said. */
  readonly code: string;
  /** The number of the rule it comes from. */
  readonly rule?: string | undefined;
  /** The sentence in English. */
  readonly message: string;
  /** The figures behind it, by name. */
  readonly params?: Named | undefined;
}

/**
 * The sentence for a reason, a remark or a condition in the language of `translation`, made from its code, rule and
 * `params` alone. A code that the translation does not have, or whose values are not there, is said in
 * English, with its own `message`.
 */
export const describeReason = (reason: Told, translation: Translation = {}): string => {
  const { code, rule, message, params = {} } = reason;
  return worded(wordingOf(translation.reasons, code, rule), params, translation.terms ?? {}) ?? message;
};
