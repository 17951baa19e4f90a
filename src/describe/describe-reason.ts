import { isRecord, ownList, ownValue } from '../core/own-values';
import type { Place } from '../core/reason';
import { expectShape, type Shape } from '../core/shape';
import type { Named, Translation } from './messages';
import { named, orNone, worded, wordingOf } from './word';

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

/** What is said of whatever has a code. */
const TOLD: Shape = { code: 'string', rule: 'string?', message: 'string', params: 'record?' };

/** The most names of a path. */
const MOST_NAMES = 100;

const isName = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** The place of a reason as values for its sentence: `path` as `win.by`, `character` counted from 1. */
const placed = (at: object): Named => {
  const [path, offset] = [ownList(ownValue(at, 'path'), MOST_NAMES), ownValue(at, 'offset')];
  return {
    ...(path !== undefined && { path: path.filter(isName).join('.') }),
    ...(typeof offset === 'number' && { character: offset + 1 }),
  };
};

/**
 * The sentence for a reason, a remark or a condition in the language of `translation`, made from its code, its rule, its
 * `params` and its place (`path`, `character`) alone. A code that the translation does not have, or whose values are
 * not there, is said in English, with its own `message`.
 */
export const describeReason = (reason: Told, translation: Translation = {}): string => {
  expectShape(reason, TOLD, '`describeReason` needs a reason, a remark or a condition');
  const { code, rule, message, params } = reason;
  const at = ownValue(reason, 'at');
  const values = named(placed(isRecord(at) ? at : {}), params);
  const { reasons, terms } = orNone(translation);
  return worded(wordingOf(reasons, code, rule), values, terms ?? {}) ?? message;
};
