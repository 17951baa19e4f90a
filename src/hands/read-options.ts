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
import { described, type Path, type Reason, type Rejection, reasonAt, rejected } from '../core/reason';
import { type Result, success } from '../core/result';

/**
 * An option: its default, the rule to be named if a value is refused, and what it takes if it is neither on nor off: one of
 * some values, what a form reads, or what is told by a reader of its own.
 */
export type OptionRow<T> = readonly [usual: T, rule?: string, takes?: readonly T[] | Form<T> | Telling<T>];

/** Every option by name with its row; a group of options has a table of its own. */
export type OptionTable<O> = {
  readonly [K in keyof O]: OptionRow<O[K]> | (O[K] extends object ? OptionTable<O[K]> : never);
};

/** The options of a game, as far as reading them needs to know. */
export interface OptionsOf<O extends object> {
  /** The game's name, for messages. */
  readonly game: string;
  /** The options. */
  readonly table: OptionTable<O>;
  /** What is wrong with options that each have a value of theirs; empty if nothing is. */
  readonly clashes?: (options: O) => readonly Reason[];
  /** Options that only a sister of the game has, and its name. */
  readonly elsewhere?: readonly [game: string, table: object];
}

/** An option of a rule set, for a program that lets people choose. */
export interface RulesOption {
  /** Its name, in its group if it has one. */
  readonly name: string;
  /** The group that it stands in, such as `houseRules`; left out if it stands in none. */
  readonly group?: string;
  /** Its value if nobody chooses. */
  readonly usual: unknown;
  /** Every value that it takes; left out where a number, a list or a table is meant. */
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

/** The options as they are if nothing is chosen, frozen. */
export const defaultsOf = <O extends object>(table: OptionTable<O>): O => usualOf(table) as O;

const listed = (table: Table): readonly RulesOption[] =>
  Object.entries(table).flatMap(([name, entry]): readonly RulesOption[] => {
    if (!isRow(entry)) return listed(entry as Table).map((option) => ({ ...option, group: name }));
    const [usual, , takes = [true, false]] = entry;
    return [{ name, usual, ...(Array.isArray(takes) && { values: takes }) }];
  });

/** Every option of a table, in order; those of a group stand where the group does. */
export const optionList = <O extends object>(table: OptionTable<O>): readonly RulesOption[] =>
  frozen(listed(table as Table));

/** The group and the name of an option that is written outside its group, by itself or as `group.name`; undefined if it has none. */
const inGroup = (name: string, table: Table): readonly [group: string, name: string] | undefined => {
  const groups = Object.keys(table).filter((one) => !isRow(table[one] as object));
  const group = groups.find((one) =>
    Object.keys(table[one] as object).some((own) => name === own || name === `${one}.${own}`),
  );
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

/** The words for a value that an option does not take. */
const wrongValue =
  (rule = ''): Wording['wrong'] =>
  (path, expected, given) =>
    badOption(isNot(`The option ${path.at(-1)}`, expected, given), rule, path);

const optionOf = ([usual, rule, takes]: OptionRow<unknown>): Telling<unknown> => {
  if (typeof takes === 'function') return optional(takes, usual);
  const form = Array.isArray(takes) ? choice(...takes) : ((takes ?? FLAG) as Form<unknown>);
  return optional(telling(form, wrongValue(rule)), usual);
};

/** How the options of one group are read. */
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
      const own = isElsewhere ? ` ${sister} has it.` : didYouMean(name, names);
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
 * Reads options from any value, filling in the defaults: every name must be known (the nearest known
 * one is named if it is not), and every value one that the option takes.
 */
export const readOptions = <O extends object>(
  value: unknown,
  { game, table, clashes, elsewhere }: OptionsOf<O>,
): Result<O, Rejection> => {
  const reasons: Reason[] = [];
  const options = groupOf(game, table as Table, elsewhere)(value, [], reasons) as O;
  if (reasons.length === 0) reasons.push(...(clashes?.(options) ?? []));
  return reasons.length > 0 ? rejected(...reasons) : success(options);
};

/** An option that may be left out, of those that a question takes. */
export const questionOption = <T>(form: Form<T>): Telling<T> => optional(telling(form, wrongValue()));
