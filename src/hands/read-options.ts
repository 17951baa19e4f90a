import { frozen } from '../core/frozen';
import { didYouMean, nearestName } from '../core/nearest-name';
import {
  choice,
  FLAG,
  type Form,
  isNot,
  optional,
  partOf,
  record,
  type Telling,
  telling,
  type Wording,
} from '../core/read';
import { described, type Path, type Reason, reasonAt } from '../core/reason';
import { type Result, rejected, success } from '../core/result';

/** Some of these options; an undefined one counts as left out. */
export type Choices<O> = { readonly [K in keyof O]?: O[K] | undefined };

/**
 * An option: its default, the rule named if a value is refused, and what it takes unless it is a flag: a list of values, a form,
 * or a reader of its own.
 */
export type OptionRow<T> = readonly [usual: T, rule?: string, takes?: readonly T[] | Form<T> | Telling<T>];

/** The row of every option by name; a group of options has its own table. */
export type OptionTable<O> = {
  readonly [K in keyof O]: OptionRow<O[K]> | (O[K] extends object ? OptionTable<O[K]> : never);
};

/** What is needed to read the options of a game. */
export interface OptionsOf<O extends object> {
  /** The game’s name, for messages. */
  readonly game: string;
  readonly table: OptionTable<O>;
  /** What is wrong with a combination of options that are each valid; empty if nothing is. */
  readonly clashes?: (options: O) => readonly Reason[];
  /** The name and options of a related game, for hints about options that only it has. */
  readonly elsewhere?: readonly [game: string, table: object];
}

/** An option of a rule set, for a program that lets people choose. */
export interface RulesOption {
  /** Its name, within its group if it has one. */
  readonly name: string;
  /** Its group, such as `houseRules`; left out if it has none. */
  readonly group?: string;
  /** Its default. */
  readonly usual: unknown;
  /** Every value it takes; left out if it takes a number, a list or a table. */
  readonly values?: readonly unknown[];
}

type Table = Readonly<Record<string, OptionRow<unknown> | object>>;

const isRow = (entry: object): entry is OptionRow<unknown> => Array.isArray(entry);

const usualOf = (entry: object): unknown =>
  isRow(entry)
    ? entry[0]
    : Object.freeze(
        Object.fromEntries(Object.entries(entry as Table).map(([name, one]) => [name, usualOf(one)])),
      );

/** The defaults of all options, frozen. */
export const defaultsOf = <O extends object>(table: OptionTable<O>): O => usualOf(table) as O;

const listed = (table: Table): readonly RulesOption[] =>
  Object.entries(table).flatMap(([name, entry]): readonly RulesOption[] => {
    if (!isRow(entry)) return listed(entry as Table).map((option) => ({ ...option, group: name }));
    const [usual, , takes = [true, false]] = entry;
    return [{ name, usual, ...(Array.isArray(takes) && { values: takes }) }];
  });

/** Every option of a table, in order; a group’s options are in the place of the group. */
export const optionList = <O extends object>(table: OptionTable<O>): readonly RulesOption[] =>
  frozen(listed(table as Table));

/** The group and name of an option written outside its group, alone or as `group.name`; undefined if there is no such option. */
const inGroup = (name: string, table: Table): readonly [group: string, name: string] | undefined => {
  const groups = Object.keys(table).filter((one) => !isRow(table[one] as object));
  const group = groups.find((one) =>
    Object.keys(table[one] as object).some((own) => name === own || name === `${one}.${own}`),
  );
  return group === undefined ? undefined : [group, name.slice(name.indexOf('.') + 1)];
};

/** The reason for an invalid value of an option. */
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

/** The wording for a value that an option does not take. */
const wrongValue =
  (rule = ''): Wording['wrong'] =>
  (path, expected, given) =>
    badOption(isNot(`The option ${path.at(-1)}`, expected, given), rule, path);

const optionOf = ([usual, rule, takes]: OptionRow<unknown>): Telling<unknown> => {
  if (typeof takes === 'function') return optional(takes, usual);
  const form = Array.isArray(takes) ? choice(...takes) : ((takes ?? FLAG) as Form<unknown>);
  return optional(telling(form, wrongValue(rule)), usual);
};

/** Makes a reader for a group of options. */
const groupOf = (game: string, table: Table, elsewhere?: OptionsOf<object>['elsewhere']): Telling<object> => {
  const members = Object.entries(table).map(([name, entry]) => [
    name,
    isRow(entry) ? optionOf(entry) : optional<unknown>(groupOf(game, entry as Table), usualOf(entry)),
  ]);
  return record<object>(Object.fromEntries(members), 'an object', {
    wrong: (path, _, given) => ({
      ...badOption(`${path.at(-1) ?? 'The options'} must be an object, not ${described(given)}.`, '', path),
      params: {},
    }),
    strange: (path, name, names, given) => {
      const grouped = inGroup(name, table);
      const [sister, known = {}] = elsewhere ?? [];
      const isElsewhere = Object.hasOwn(known, name);
      const nearest = grouped?.join('.') ?? (isElsewhere ? undefined : nearestName(name, names));
      const own = isElsewhere ? ` ${sister} has that option.` : didYouMean(name, names);
      const hint =
        grouped === undefined
          ? own
          : ` Write it inside its group: {"${grouped[0]}": {"${grouped[1]}": ${given !== false}}}.`;
      const message = `${game} has no option ${described(name)}.${hint}`;
      const params = nearest === undefined ? {} : { nearest };
      return reasonAt('unknownOption', '', message, partOf(path, name), params);
    },
  });
};

/**
 * Reads options from any value and fills in the defaults. Every name must be known (the reason suggests the nearest), and every
 * value must be one that the option takes.
 */
export const readOptions = <O extends object>(
  value: unknown,
  { game, table, clashes, elsewhere }: OptionsOf<O>,
): Result<O> => {
  const reasons: Reason[] = [];
  const options = groupOf(game, table as Table, elsewhere)(value, [], reasons) as O;
  if (reasons.length === 0) reasons.push(...(clashes?.(options) ?? []));
  return reasons.length > 0 ? rejected(...reasons) : success(options);
};

/** A reader for an optional option of a question. */
export const questionOption = <T>(form: Form<T>): Telling<T> => optional(telling(form, wrongValue()));
