import {
  AMERICAN_OPTIONS,
  AMERICAN_SHEET_OPTIONS,
  CARD_FREE_OPTIONS,
  CHINESE_OPTIONS,
  type RulesOption,
  YEAR_OPTIONS,
} from 'mahjongg';
import type { Given, OptionSpec } from './command';
import { readJson } from './json';
import { didYouMean, joined, mistaken, named, reasonsOf } from './mistakes';
import { openRules, type RuleSet } from './rule-set';
import { findRules, rulesTyped } from './rule-sets';
import { jsonGiven, rulesNamed } from './settings';
import { field, isRecord, quoted } from './values';
import type { Lines } from './words';

/** The options of every rule set, as the library lists them. */
export const OPTIONS: Readonly<Record<string, readonly RulesOption[]>> = {
  'card-free': CARD_FREE_OPTIONS,
  ...AMERICAN_OPTIONS,
  'chinese-solitaire': CHINESE_OPTIONS,
  'american-solitaire': AMERICAN_SHEET_OPTIONS,
  year: YEAR_OPTIONS,
};

/** Words that commands use for something else: parts of a win or a claim. */
const TAKEN: readonly string[] = ['last-tile', 'highest-value'];

/** The values that `--no-x` stands for. */
const NONE: readonly unknown[] = [false, 'never', 'none'];

/** A house rule as a word on the command line: the option, and the value if the word implies one. */
interface HouseRule {
  readonly word: string;
  readonly option: RulesOption;
  readonly value?: unknown;
}

const isYesNo = ({ values = [] }: RulesOption): boolean => values.includes(true);

/** The words for an option: `--skill-level 2`, `--base-value 20` and `--base 20`, `--require-bonus`, `--no-second-charleston`. */
const wordsFor = (option: RulesOption): readonly HouseRule[] => {
  const own = joined(option.name, '-');
  const word = TAKEN.includes(own) ? `${own}-rule` : own;
  const none = option.values?.find((value) => NONE.includes(value));
  const short = own.replace(/-value$/, '');
  return [
    { word, option, ...(isYesNo(option) && { value: true }) },
    ...(none === undefined ? [] : [{ word: `no-${word}`, option, value: none }]),
    ...(own.startsWith('skip-') ? [{ word: own.replace('skip-', 'no-'), option, value: true }] : []),
    ...(short === own || TAKEN.includes(own) ? [] : [{ word: short, option }]),
  ];
};

const HOUSE_RULES: ReadonlyMap<string, readonly HouseRule[]> = new Map(
  Object.entries(OPTIONS).map(([name, options]) => [name, options.flatMap(wordsFor)]),
);

const ruleFor = (game: string, word: string): HouseRule | undefined =>
  HOUSE_RULES.get(game)?.find((rule) => rule.word === word);

/** Every house rule as an option of the commands that take rules. */
export const HOUSE_SPECS: readonly OptionSpec[] = [...HOUSE_RULES.values()]
  .flat()
  .map(({ word, value }) => ({ name: word, help: '', ...(value === undefined && { value: 'VALUE' }) }));

/** The word that implies a value: one just for that value, such as `no-hot-wall`, before the name of the option. */
const wordSaying = ([first, ...more]: readonly HouseRule[], wanted: unknown): string | undefined =>
  [...more, ...(first ? [first] : [])].find(({ value }) => value === wanted)?.word;

/** An option as the help shows it: `--skill-level 0|1|2|3|4|5`, `--[no-]pair-on-discard`, with any other word for yes. */
export const optionTerm = (option: RulesOption): string => {
  const words = wordsFor(option);
  const name = words[0]?.word;
  if (!isYesNo(option)) return `--${name} ${option.values?.join('|') ?? 'VALUE'}`;
  const yes = wordSaying(words, true);
  return `--[no-]${name}${yes === name ? '' : `, --${yes}`}`;
};

/** A line with the options of a game that differ from the defaults, as options of the command line; none if all are as usual. */
export const houseRulesIn = (game: string, options: unknown): Lines => {
  const changed = (OPTIONS[game] ?? []).flatMap((option) => {
    const { name, group, usual } = option;
    const value = field(group === undefined ? options : field(options, group), name);
    if (value === undefined || value === usual) return [];
    const words = wordsFor(option);
    const shown = typeof value === 'object' ? JSON.stringify(value) : value;
    return [`--${wordSaying(words, value) ?? `${words[0]?.word} ${shown}`}`];
  });
  return changed.length === 0 ? [] : [`House rules: ${changed.join(', ')}`];
};

/** Reads the value of an option: one of its own values, or else a number, a list `24,18,18,18`, JSON or a name. */
const readValue = ({ word, option: { values } }: HouseRule, text: string): unknown => {
  if (values === undefined) {
    const json = readJson(/^\d+(,\d+)+$/.test(text) ? `[${text}]` : text);
    return json.ok ? json.value : text;
  }
  const found = values.find((value) => named(text, [String(value), joined(String(value), '-')]));
  const known = values.map(String);
  const hint = text.length < 3 ? '' : didYouMean(text, known);
  return found ?? mistaken(`--${word} must be one of ${known.join(', ')}, not ${quoted(text)}${hint}`);
};

/** A text with the options of a game named as on the command line. */
export const inWords = (text: string, game: string): string =>
  text.replace(
    /The option (\w+)|(?:houseRules\.)?\b([a-z]+[A-Z]\w*):?/g,
    (whole, one?: string, other?: string) => {
      const option = OPTIONS[game]?.find(({ name }) => name === (one ?? other));
      return option === undefined ? whole : `--${wordsFor(option)[0]?.word}`;
    },
  );

const notFor = (word: string, { name }: RuleSet): never => {
  const known = Object.keys(OPTIONS).filter((game) => ruleFor(game, word) !== undefined);
  const have = known.length === 1 ? 'has' : 'have';
  return mistaken(`--${word} is not for ${name}; ${known.join(', ')} ${have} it`);
};

/** Options with one more, in its group if it has one; a value that is not an object stays, and the rules refuse it. */
const withOption = (options: unknown, { name, group }: RulesOption, value: unknown): unknown => {
  if (!isRecord(options)) return options;
  if (group === undefined) return { ...options, [name]: value };
  return { ...options, [group]: withOption(field(options, group) ?? {}, { name, usual: value }, value) };
};

/** The given options plus those that these words choose; ends the command if the rules refuse them. */
const chosen = async (
  words: Iterable<readonly [string, string]>,
  set: RuleSet,
  given: unknown,
): Promise<unknown> => {
  let options = given;
  const named = new Map<string, string>();
  for (const [word, text] of words) {
    const rule = ruleFor(set.name, word) ?? notFor(word, set);
    const before = named.get(rule.option.name);
    if (before !== undefined) mistaken(`--${before} and --${word} are the same house rule; one is enough`);
    named.set(rule.option.name, word);
    options = withOption(options, rule.option, rule.value ?? readValue(rule, text));
  }
  const read = await openRules(set, { options, card: undefined });
  return read.ok ? options : mistaken(reasonsOf(read.error, ({ message }) => inWords(message, set.name)));
};

/** The command line with its house rules moved into the value of `--options`. */
export const withHouseRules = async (options: readonly OptionSpec[], given: Given): Promise<Given> => {
  const own = new Set(options.map(({ name }) => name));
  const words = [...given.options].filter(([name]) => !own.has(name));
  if (words.length === 0) return given;
  const game = own.has('rules') ? rulesNamed(given) : rulesTyped(given.text ?? '');
  // The command itself reports a missing or unknown game.
  const set = findRules(game);
  if (set === undefined) return given;
  const chosenOptions = await chosen(words, set, jsonGiven(given, 'options') ?? {});
  return { ...given, options: new Map([...given.options, ['options', JSON.stringify(chosenOptions)]]) };
};
