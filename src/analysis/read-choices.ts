import { choice, type Form, type Members, readMembers } from '../core/read';
import { type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { Part } from '../hands/expect-rules';
import { questionOption } from '../hands/read-options';
import { checkedRandom, type Random } from '../play/chance';
import { STRENGTHS } from './knowledge';
import { type Question, readSupported } from './supported';

/** A choice that is looked at elsewhere. */
export const ANYTHING: Form<unknown> = { read: (value) => value, expected: 'anything' };

/** What is asked of advice and of judgments. */
export const ADVISING: Readonly<Record<'rules' | 'strength' | 'random', Form<unknown>>> =
  /* @__PURE__ */ (() => ({
    rules: ANYTHING,
    strength: choice(...STRENGTHS),
    random: {
      read: (value) => (typeof value === 'function' ? checkedRandom(value as Random) : undefined),
      expected: 'a function',
    },
  }))();

/** Reads the options of a question, each by its form: a value that it does not allow gets a reason. */
export const readChoices = <T extends { readonly rules: object }>(
  asked: T,
  question: Question,
  forms: { readonly [K in keyof T]-?: Form<unknown> },
  parts: readonly Part[],
): Result<T, Rejection> => {
  const entries = Object.entries<Form<unknown>>(forms);
  const names = Object.keys(forms) as (keyof T & string)[];
  const own = readSupported<T>(asked, question, names, parts);
  if (!own.ok) return own;
  const members = Object.fromEntries(entries.map(([name, form]) => [name, questionOption(form)]));
  const reasons: Reason[] = [];
  const read = readMembers(own.value, members as Members<T>, [], reasons);
  return reasons.length > 0 ? rejected(...reasons) : success(read);
};
