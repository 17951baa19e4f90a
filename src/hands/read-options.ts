import { didYouMean, nearestName } from '../core/nearest-name';
import { isRecord, ownValue } from '../core/own-values';
import { described, type Reason } from '../core/reason';

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
  readonly readers?: Readonly<Record<string, OptionReader>>;
}

/** The value of one option as it was read, a copy of what was given, and everything wrong with it. */
export interface OptionRead {
  /** The value; of use only if nothing is wrong. */
  readonly value: unknown;
  /** What is wrong; empty if nothing is. */
  readonly reasons: readonly Reason[];
}

/** Reads the value of one option from whatever was given, at this place of the options. */
export type OptionReader = (given: unknown, path: readonly string[]) => OptionRead;

/** What was read of some options: every option with its value, and everything wrong with them. */
export interface OptionsRead<O> {
  /** Every option with its value, frozen; of use only if nothing is wrong. */
  readonly options: O;
  /** What is wrong; empty if nothing is. */
  readonly reasons: readonly Reason[];
}

type Values = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** More names than any game has options; further ones are not looked at. */
const NAMES_READ = 100;

/** The group and the name of an option that is written outside its group, by itself or as `group.name`; undefined if it has none. */
const inGroup = (name: string, defaults: Values): readonly [group: string, name: string] | undefined => {
  const group = Object.keys(defaults).find((one) => {
    const inside = defaults[one];
    return isRecord(inside) && Object.keys(inside).some((own) => name === own || name === `${one}.${own}`);
  });
  return group === undefined ? undefined : [group, name.slice(name.indexOf('.') + 1)];
};

const unknownOption = (name: string, given: unknown, usual: Values, path: Path, game: string): Reason => {
  const grouped = inGroup(name, usual);
  const names = Object.keys(usual);
  const nearest = grouped?.join('.') ?? nearestName(name, names);
  const hint =
    grouped === undefined
      ? didYouMean(name, names)
      : ` Write it inside its group: {"${grouped[0]}": {"${grouped[1]}": ${given !== false}}}.`;
  return {
    code: 'unknownOption',
    rule: '',
    message: `${game} has no option ${described(name)}.${hint}`,
    at: { path: [...path, name.slice(0, 40)] },
    params: nearest === undefined ? {} : { nearest },
  };
};

const badOption = (name: string, expected: string, value: unknown, path: Path, rule: string): Reason => ({
  code: 'badOption',
  rule,
  message: `The option ${name} is ${expected}, not ${described(value)}.`,
  at: { path: [...path, name] },
  params: { option: name },
});

const isWithin = (value: unknown, range: readonly [number, number] | undefined): boolean =>
  range !== undefined &&
  Number.isInteger(value) &&
  range[0] <= (value as number) &&
  (value as number) <= range[1];

/**
 * Reads options from any value against their defaults: every name must be known (the nearest known
 * one is named if it is not), and every value one that the option takes.
 */
export const readOptions = <O extends object>(value: unknown, spec: OptionsOf<O>): OptionsRead<O> => {
  const reasons: Reason[] = [];

  const readOption = (name: string, given: unknown, usual: unknown, path: Path): unknown => {
    if (given === undefined) return usual;
    const reader = path.length === 0 ? spec.readers?.[name] : undefined;
    if (reader !== undefined) {
      const read = reader(given, [name]);
      reasons.push(...read.reasons);
      return read.value;
    }
    if (typeof usual === 'object') return readGroup(given, usual as Values, [...path, name]);
    const rule = spec.rules[name] ?? '';
    if (typeof usual === 'boolean') {
      if (typeof given !== 'boolean') reasons.push(badOption(name, 'true or false', given, path, rule));
      return given;
    }
    const allowed: readonly unknown[] = spec.values[name] ?? [];
    const range = spec.ranges?.[name];
    if (!allowed.includes(given) && !isWithin(given, range)) {
      const between = range === undefined ? [] : [`a whole number from ${range[0]} to ${range[1]}`];
      const expected = `one of ${[...allowed, ...between].join(', ')}`;
      reasons.push(badOption(name, expected, given, path, rule));
    }
    return given;
  };

  const readGroup = (group: unknown, usual: Values, path: Path): Values => {
    if (!isRecord(group)) {
      const message = `${path.at(-1) ?? 'The options'} must be an object, not ${described(group)}.`;
      reasons.push({ code: 'badOption', rule: '', message, at: { path }, params: {} });
      return usual;
    }
    const names = Object.keys(usual);
    for (const name of Object.keys(group).slice(0, NAMES_READ)) {
      if (!names.includes(name))
        reasons.push(unknownOption(name, ownValue(group, name), usual, path, spec.game));
    }
    const read = names.map(
      (name) => [name, readOption(name, ownValue(group, name), usual[name], path)] as const,
    );
    return Object.freeze(Object.fromEntries(read));
  };

  const options = readGroup(value, spec.defaults as Values, []) as O;
  return { options, reasons };
};
