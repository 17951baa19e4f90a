import { didYouMean, nearestName } from '../core/nearest-name';
import { isRecord } from '../core/own-values';
import {
  choice,
  FLAG,
  type Form,
  type Members,
  optional,
  partOf,
  record,
  type Telling,
  telling,
  type Wording,
  wholeNumber,
} from '../core/read';
import { described, type Path, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';

/** The options of a game, as far as reading them needs to know. */
export interface OptionsOf<O extends object> {
  /** The game's name, for messages. */
  readonly game: string;
  /** Every option with its default; an object is a group of options. */
  readonly defaults: O;
  /** The values of the options that are neither on nor off, by name. */
  readonly values: Readonly<Record<string, readonly (number | string)[]>>;
  /** The least and the greatest value of options that take any whole number between, beside their `values`. */
  readonly ranges?: Readonly<Record<string, readonly [number, number]>> | undefined;
  /** The rules to be named if an option's value is refused, by name; those of no option need be there. */
  readonly rules: Readonly<Record<string, string>>;
  /** How options are read whose values are lists or tables of their own, by name. */
  readonly readers?: Readonly<Record<string, Telling<unknown>>>;
  /** What is wrong with options that each have a value of theirs; empty if nothing is. */
  readonly clashes?: (options: O) => readonly Reason[];
}

type Values = Readonly<Record<string, unknown>>;

/** The group and the name of an option that is written outside its group, by itself or as `group.name`; undefined if it has none. */
const inGroup = (name: string, defaults: Values): readonly [group: string, name: string] | undefined => {
  const group = Object.keys(defaults).find((one) => {
    const inside = defaults[one];
    return isRecord(inside) && Object.keys(inside).some((own) => name === own || name === `${one}.${own}`);
  });
  return group === undefined ? undefined : [group, name.slice(name.indexOf('.') + 1)];
};

/** A reason against the value of an option. */
export const badOption = (
  message: string,
  rule: string,
  path: Path,
  option: unknown = path.at(-1),
): Reason => ({
  code: 'badOption',
  rule,
  message,
  at: { path },
  params: { option },
});

const unknownOption = (message: string, path: Path, params: Reason['params']): Reason => ({
  code: 'unknownOption',
  rule: '',
  message,
  at: { path },
  params,
});

/** How the options of one group are read, against their defaults. */
const groupOf = <O extends object>(usual: Values, spec: OptionsOf<O>): Telling<object> => {
  const members = Object.keys(usual).map((name) => [name, memberOf(name, usual[name], spec)] as const);
  return record<Values>(Object.fromEntries(members), 'an object', {
    wrong: (path, _, given) => ({
      ...badOption(`${path.at(-1) ?? 'The options'} must be an object, not ${described(given)}.`, '', path),
      params: {},
    }),
    strange: (path, name, names, given) => {
      const grouped = inGroup(name, usual);
      const nearest = grouped?.join('.') ?? nearestName(name, names);
      const hint =
        grouped === undefined
          ? didYouMean(name, names)
          : ` Write it inside its group: {"${grouped[0]}": {"${grouped[1]}": ${given !== false}}}.`;
      return unknownOption(
        `${spec.game} has no option ${described(name)}.${hint}`,
        partOf(path, name),
        nearest === undefined ? {} : { nearest },
      );
    },
  });
};

/** What an option can be that is neither on nor off: one of its values, or a number of its range. */
const formOf = <O extends object>(name: string, { values, ranges }: OptionsOf<O>): Form<unknown> => {
  const listed: Form<unknown> = choice<unknown>(...(values[name] ?? []));
  const range = ranges?.[name];
  if (range === undefined) return listed;
  const between = wholeNumber(...range);
  return {
    read: (given) => listed.read(given) ?? between.read(given),
    expected: `${listed.expected}, ${between.expected}`,
  };
};

/** The words for a value that an option does not take. */
const wrongValue =
  (rule = ''): Wording['wrong'] =>
  (path, expected, given) =>
    badOption(`The option ${path.at(-1)} is ${expected}, not ${described(given)}.`, rule, path);

const memberOf = <O extends object>(name: string, usual: unknown, spec: OptionsOf<O>): Telling<unknown> => {
  const tell =
    spec.readers?.[name] ??
    (isRecord(usual)
      ? groupOf(usual as Values, spec)
      : telling<unknown>(
          typeof usual === 'boolean' ? FLAG : formOf(name, spec),
          wrongValue(spec.rules[name]),
        ));
  return optional(tell, usual);
};

/**
 * Reads options from any value, filling in the defaults: every name must be known (the nearest known
 * one is named if it is not), and every value one that the option takes.
 */
export const readOptions = <O extends object>(value: unknown, spec: OptionsOf<O>): Result<O, Rejection> => {
  const reasons: Reason[] = [];
  const options = groupOf(spec.defaults as Values, spec)(value, [], reasons) as O;
  if (reasons.length === 0) reasons.push(...(spec.clashes?.(options) ?? []));
  return reasons.length > 0 ? rejected(...reasons) : success(options);
};

/** An option that may be left out, of those that a question takes. */
export const questionOption = <T>(form: Form<T>): Telling<T> => optional(telling(form, wrongValue()));

/** How the options of a question are read; `mustBe` is said of what is no object, `hasNo` of a name that is none of them. */
export const questionOptions = <O extends object>(
  members: Members<O>,
  mustBe: string,
  hasNo: (name: string) => readonly [sentence: string, params: Reason['params']],
): Telling<O> =>
  record(members, 'an object', {
    wrong: (path, _, given) => badOption(`${mustBe}, not ${described(given)}.`, '', [...path, '']),
    strange: (path, name, known) => {
      const [sentence, params] = hasNo(name);
      return unknownOption(`${sentence}${didYouMean(name, known)}`, partOf(path, name), params);
    },
  });
