import { parseArgs } from 'node:util';
import { didYouMean, mistaken } from './mistakes';
import { nearestName, quoted } from './words';

/** One option of the command line. */
export interface OptionSpec {
  /** Its name without the dashes. */
  readonly name: string;
  /** What stands for its value in the help; left out if it takes none. */
  readonly value?: string;
  /** What it does, in a few words. */
  readonly help: string;
  /** Other names that people look for it under; none if left out. */
  readonly aliases?: readonly string[] | undefined;
}

/** What was given on the command line after the name of the command. */
export interface Given {
  /** The words that are no options, with single spaces between them; undefined if there are none. */
  readonly text: string | undefined;
  /** The options given: by name, their values; the empty text for options without a value. */
  readonly options: ReadonlyMap<string, string>;
}

/** What to write instead of options that other commands have, by their names. */
export type Elsewhere = Readonly<Record<string, string>>;

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

const unknownOption = (rawName: string, specs: readonly OptionSpec[], elsewhere: Elsewhere): string => {
  const name = rawName.replace(/^-+/, '');
  if (Object.hasOwn(elsewhere, name)) return `there is no option ${quoted(rawName)}; ${elsewhere[name]}`;
  const meant = specs.find(({ aliases }) => aliases?.includes(name))?.name;
  const names = specs.map((spec) => spec.name);
  // One letter is like any short name.
  const nearest = meant ?? (name.length > 1 ? nearestName(name, names) : undefined);
  return `there is no option ${quoted(rawName)}${nearest === undefined ? '' : `; did you mean “--${nearest}”?`}`;
};

/** A word that looks like an option; a negative number does not. */
const looksLikeOption = (word: string): boolean => /^-[^\d.]/.test(word);

/** What is wrong with an option as it was given; undefined if nothing is. */
const optionFault = (
  { name, rawName, value, inlineValue }: OptionToken,
  specs: readonly OptionSpec[],
  elsewhere: Elsewhere,
): string | undefined => {
  const spec = specs.find((one) => one.name === name);
  if (spec === undefined || !rawName.startsWith('--')) return unknownOption(rawName, specs, elsewhere);
  if (spec.value === undefined) return value === undefined ? undefined : `${rawName} takes no value`;
  const isMissing = value === undefined || (inlineValue !== true && looksLikeOption(value));
  return isMissing ? `${rawName} needs a value: ${rawName} ${spec.value}` : undefined;
};

const tokensOf = (words: readonly string[], specs: readonly OptionSpec[]): readonly Token[] =>
  parseArgs({
    args: [...words],
    options: Object.fromEntries(
      specs.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;

/** Sorts the words of a command line into options and text. */
export const readWords = (
  words: readonly string[],
  specs: readonly OptionSpec[],
  elsewhere: Elsewhere = {},
): Given => {
  const text: string[] = [];
  const options = new Map<string, string>();
  for (const token of tokensOf(words, specs)) {
    if (token.kind === 'positional') text.push(token.value);
    if (token.kind !== 'option') continue;
    const fault = optionFault(token, specs, elsewhere);
    if (fault !== undefined) return mistaken(fault);
    if (options.has(token.name) && token.value !== undefined)
      return mistaken(`${token.rawName} is given twice`);
    options.set(token.name, token.value ?? '');
  }
  return { text: text.length === 0 ? undefined : text.join(' '), options };
};

/** The value of an option as a pattern allows it; undefined if it was not given. */
export const matching = (
  { options }: Given,
  name: string,
  pattern: RegExp,
  what: string,
): string | undefined => {
  const value = options.get(name);
  return value === undefined || pattern.test(value)
    ? value
    : mistaken(`--${name} is ${what}, not ${quoted(value)}`);
};

/** The value of an option that is a number; undefined if it was not given. */
export const numberGiven = (...of: Parameters<typeof matching>): number | undefined => {
  const value = matching(...of);
  return value === undefined ? undefined : Number(value);
};

/** The value of an option that is a whole number from 1; undefined if it was not given. */
export const countGiven = (given: Given, name: string): number | undefined =>
  numberGiven(given, name, /^[1-9]\d{0,8}$/, 'a whole number from 1 on');

/** The value of an option that is one of some names; undefined if it was not given. */
export const oneOfGiven = <T extends string>(
  { options }: Given,
  name: string,
  known: readonly T[],
): T | undefined => {
  const value = options.get(name);
  const found = known.find((one) => one === value);
  return value === undefined || found !== undefined
    ? found
    : mistaken(`--${name} is one of ${known.join(', ')}, not ${quoted(value)}${didYouMean(value, known)}`);
};
