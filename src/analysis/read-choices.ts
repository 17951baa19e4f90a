import { nearestName } from '../core/nearest-name';
import { isRecord, ownValue } from '../core/own-values';
import { described, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';

/** What one choice may be: what it is called in messages, and whether a value is one. */
export interface ChoiceSpec {
  /** What is expected, to follow on “is”. */
  readonly expected: string;
  /** Whether a value will do. */
  readonly allows: (value: unknown) => boolean;
}

/** A choice that is a whole number within bounds, both included. */
export const wholeNumber = (least: number, most: number): ChoiceSpec => ({
  expected: `a whole number from ${least} to ${most}`,
  allows: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
});

/** A choice that is one of some names. */
export const oneOf = (...names: readonly string[]): ChoiceSpec => ({
  expected: `one of ${names.join(', ')}`,
  allows: (value) => names.includes(value as string),
});

/** A choice that is true or false. */
export const SWITCH: ChoiceSpec = {
  expected: 'true or false',
  allows: (value) => typeof value === 'boolean',
};

/** A choice that is a function. */
export const FUNCTION: ChoiceSpec = {
  expected: 'a function',
  allows: (value) => typeof value === 'function',
};

/** A choice that is looked at elsewhere. */
export const ANYTHING: ChoiceSpec = { expected: 'anything', allows: () => true };

const MOST_NAMES = 100;

const badOption = (message: string, name: string, code: 'badOption' | 'unknownOption'): Reason => ({
  code,
  rule: '',
  message,
  at: { path: [name.slice(0, 40)] },
  params: { option: name.slice(0, 40) },
});

const unknown = (name: string, known: readonly string[]): Reason => {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return badOption(`There is no option ${described(name)} here.${hint}`, name, 'unknownOption');
};

/** Reads the options of a question from any value: every name must be known, every value allowed; the rest are undefined. */
export const readChoices = <T extends object>(
  value: unknown,
  specs: Readonly<Record<keyof T & string, ChoiceSpec>>,
): Result<T, Rejection> => {
  if (value === undefined) return success({} as T);
  if (!isRecord(value)) {
    return rejected(badOption(`The options must be an object, not ${described(value)}.`, '', 'badOption'));
  }
  const known = Object.keys(specs);
  const reasons = Object.keys(value)
    .slice(0, MOST_NAMES)
    .filter((name) => !known.includes(name))
    .map((name) => unknown(name, known));
  const read = known.flatMap((name) => {
    const given = ownValue(value, name);
    if (given === undefined) return [];
    const { expected, allows } = specs[name as keyof T & string];
    if (!allows(given)) {
      reasons.push(
        badOption(`The option ${name} is ${expected}, not ${described(given)}.`, name, 'badOption'),
      );
    }
    return [[name, given] as const];
  });
  return reasons.length > 0 ? rejected(...reasons) : success(Object.fromEntries(read) as T);
};
