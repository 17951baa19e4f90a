import { type Form, type Members, readMembers } from '../core/read';
import { type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { Part } from '../hands/expect-rules';
import { questionOption } from '../hands/read-options';
import { readAsked } from '../questions/read-asked';

/** A choice that is a function. */
export const FUNCTION: Form<unknown> = {
  read: (value) => (typeof value === 'function' ? value : undefined),
  expected: 'a function',
};

/** A choice that is looked at elsewhere. */
export const ANYTHING: Form<unknown> = { read: (value) => value, expected: 'anything' };

/** Reads the options of a question, each by its form: a value that it does not allow gets a reason. */
export const readChoices = <T extends { readonly rules: object }>(
  asked: T,
  question: string,
  forms: { readonly [K in keyof T]-?: Form<unknown> },
  part: Part,
): Result<T, Rejection> => {
  const entries = Object.entries<Form<unknown>>(forms);
  const own = readAsked<T>(asked, question, Object.keys(forms) as (keyof T & string)[], [part]);
  const members = Object.fromEntries(entries.map(([name, form]) => [name, questionOption(form)]));
  const reasons: Reason[] = [];
  const read = readMembers(own, members as Members<T>, [], reasons);
  return reasons.length > 0 ? rejected(...reasons) : success(read);
};
