import type { Form, Members } from '../core/read';
import { described, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { questionOption, questionOptions } from '../hands/read-options';

/** A choice that is a function. */
export const FUNCTION: Form<unknown> = {
  read: (value) => (typeof value === 'function' ? value : undefined),
  expected: 'a function',
};

/** A choice that is looked at elsewhere. */
export const ANYTHING: Form<unknown> = { read: (value) => value, expected: 'anything' };

/** Reads the options of a question from any value: every name must be known, every value allowed; the rest are undefined. */
export const readChoices = <T extends object>(
  value: unknown,
  forms: { readonly [K in keyof T]-?: Form<unknown> },
): Result<T, Rejection> => {
  if (value === undefined) return success({} as T);
  const reasons: Reason[] = [];
  const members = Object.entries<Form<unknown>>(forms).map(([name, form]) => [name, questionOption(form)]);
  const read = questionOptions(
    Object.fromEntries(members) as Members<T>,
    'The options must be an object',
    (name) => [`There is no option ${described(name)} here.`, { option: name.slice(0, 40) }],
  )(value, [], reasons);
  return read === undefined || reasons.length > 0 ? rejected(...reasons) : success(read);
};
