import { dataOf, ownValue } from '../core/own-values';
import { ADVICE_ENGLISH } from './advice-english';
import type { ToldReason } from './describe-reason';
import { TERMS } from './english';
import type { Messages, Named, Translation } from './messages';
import { named, orNone, worded, wordingOf } from './word';

/** The values for the wording of a choice, with the exposure that a call makes. */
const actionParams = (action: object): Named => {
  const others = ownValue(action, 'with');
  return Array.isArray(others)
    ? { ...dataOf(action), group: { tiles: [ownValue(action, 'tile'), ...others] } }
    : { ...dataOf(action) };
};

/** Says things about choices in one language. */
export interface Sayer {
  /** The sentence for a hint code; empty if there is none. */
  readonly say: (code: string, params: Named) => string;
  /** The sentence for a reason. */
  readonly why: (reason: ToldReason) => string;
  /** A choice in words, followed by the sentences given. */
  readonly choice: (action: { readonly type: string }, sentences: readonly string[]) => string;
}

/** Makes a `Sayer` for any translation, with English for anything it lacks. */
export const sayerIn = (translation: Translation): Sayer => {
  const own = orNone(translation);
  const terms = named(TERMS, own.terms) as Messages['terms'];
  const say = (code: string, params: Named): string =>
    worded(own.hint && ownValue(own.hint, code), params, terms) ??
    worded(ownValue(ADVICE_ENGLISH.hint, code), params, terms) ??
    '';
  const why = ({ code, rule, message, params = {} }: ToldReason): string =>
    worded(wordingOf(own.reasons, code, rule), params, terms) ?? message;
  return {
    say,
    why,
    choice: (action, sentences) => {
      const what = say(action.type, actionParams(action));
      return sentences.length === 0 ? `${what}.` : `${what}: ${sentences.join(' ')}`;
    },
  };
};
