import type { Place } from '../result/reason';
import type { Named, Translation } from './messages';
import { orNone, worded, wordingOf } from './word';

/** What has a code and says it in English: a reason, a remark, a condition, an illegal action. */
export interface Told {
  /** The stable name of what is said. */
  readonly code: string;
  /** The number of the rule it comes from. */
  readonly rule?: string | undefined;
  /** The sentence in English. */
  readonly message: string;
  /** Where it is, if one place can be named. */
  readonly at?: Place | undefined;
  /** The figures behind it, by name. */
  readonly params?: Named | undefined;
}

/** The place of a reason as values for its sentence: `path` as `win.by`, `character` counted from 1. */
const placed = ({ path, offset }: Place): Named => ({
  ...(path !== undefined && { path: path.join('.') }),
  ...(offset !== undefined && { character: offset + 1 }),
});

/**
 * The sentence for a reason, a remark or a condition in the language of `translation`, made from its code, its rule, its
 * `params` and its place (`path`, `character`) alone. A code that the translation does not have, or whose values are
 * not there, is said in English, with its own `message`.
 */
export const describeReason = (reason: Told, translation: Translation = {}): string => {
  const { code, rule, message, at = {}, params } = reason;
  const named = { ...placed(at), ...params };
  const { reasons, terms } = orNone(translation);
  return worded(wordingOf(reasons, code, rule), named, terms ?? {}) ?? message;
};
