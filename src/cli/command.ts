import { parseArgs } from 'node:util';
import type { Rejection } from 'mahjongg/card-free';
import type { ExitCode, Io } from './io';
import { didYouMean, mistaken } from './mistakes';
import { nearestName, quoted } from './values';

/** What the page of help says of a command. */
export interface CommandHelp {
  /** How it is called, without the name of the program. */
  readonly usage: readonly string[];
  /** What to know about it, in paragraphs. */
  readonly about: readonly string[];
  readonly options: readonly OptionSpec[];
  /** Examples, without the name of the program. */
  readonly examples: readonly string[];
}

/** An answer as JSON and as lines for a person, with the status of the program if that is not 0. */
export interface Answer {
  readonly json: object;
  readonly lines: () => readonly string[];
  readonly status?: ExitCode;
  /** What is then written to standard error, line by line. */
  readonly complaints?: readonly string[];
}

export interface Work {
  /** What is said to words that are no options; left out if it takes some. */
  readonly noText?: string;
  /** Whether it gives tiles the names of `--names` itself; the program does that if left out. */
  readonly namesItself?: boolean;
  /** What to write instead of options that people know from other commands; nothing if left out. */
  readonly elsewhere?: Elsewhere;
  /** Its answer in JSON to what is refused; left out if it gives none. */
  readonly refuse?: (rejection: Rejection) => object;
  /** What is still to be printed, or the status of the program. */
  readonly run: (given: Given, io: Io) => Promise<Answer | ExitCode>;
}

export type Command = CommandHelp & Work;

export interface OptionSpec {
  /** Its name without the dashes. */
  readonly name: string;
  /** What stands for its value in the help; left out if it takes none. */
  readonly value?: string;
  readonly help: string;
}

/** What was given on the command line after the name of the command. */
export interface Given {
  /** The words that are no options, with single spaces between them; undefined if there are none. */
  readonly text: string | undefined;
  readonly words: readonly string[];
  /** The options given: by name, their values; the empty text for options without a value. */
  readonly options: ReadonlyMap<string, string>;
}

/** What to write instead of options that other commands have, by their names. */
export type Elsewhere = Readonly<Record<string, string>>;

/** Options of different commands that people take for each other. */
const TWINS: Readonly<Record<string, string>> = {
  value: 'hand-value',
  'hand-value': 'value',
  game: 'rules',
};

const unknownOption = (rawName: string, specs: readonly OptionSpec[], elsewhere: Elsewhere): string => {
  const name = rawName.replace(/^-+/, '');
  if (Object.hasOwn(elsewhere, name)) return `there is no option ${quoted(rawName)}; ${elsewhere[name]}`;
  // What begins the same and goes on is meant before what people take for it: `--game` in `--games`.
  const meant = [`${name}s`, TWINS[name]].find((one) => specs.some((spec) => spec.name === one));
  // A single letter resembles every short name.
  const known = name.length > 1 ? specs.map((spec) => spec.name) : [];
  const nearest = meant ?? nearestName(name, known);
  return `there is no option ${quoted(rawName)}${nearest === undefined ? '' : `; did you mean “--${nearest}”?`}`;
};

/** A word that looks like an option; a negative number does not. */
const looksLikeOption = (word: string): boolean => /^-[^\d.]/.test(word);

/** Whether a word answers the option before it, such as `yes`. */
const isAnswer = (
  token: { readonly kind: string; readonly value?: string | undefined } | undefined,
): boolean => token?.kind === 'positional' && /^(?:yes|no|true|false|on|off)$/i.test(token.value ?? '');

/** Sorts the words of a command line into options and text. */
export const readWords = (
  words: readonly string[],
  specs: readonly OptionSpec[],
  elsewhere: Elsewhere = {},
): Given => {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      specs.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
    ),
    strict: false,
    tokens: true,
  });
  const text: string[] = [];
  const options = new Map<string, string>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'positional') text.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const spec = specs.find((one) => one.name === name);
    if (spec === undefined || !rawName.startsWith('--'))
      return mistaken(unknownOption(rawName, specs, elsewhere));
    if (spec.value === undefined && (value !== undefined || isAnswer(tokens[at + 1]))) {
      const opposite = specs.some((one) => one.name === `no-${name}`) ? `; ${rawName} or --no-${name}` : '';
      mistaken(`${rawName} takes no value${opposite}`);
    }
    if (spec.value !== undefined && (value === undefined || (!inlineValue && looksLikeOption(value))))
      mistaken(`${rawName} needs a value: ${rawName} ${spec.value}`);
    if (options.has(name) && value !== undefined) mistaken(`${rawName} is given twice`);
    options.set(name, value ?? '');
  }
  return { text: text.length === 0 ? undefined : text.join(' '), words: text, options };
};

/** The one file that these words name; undefined if there are none. */
export const fileIn = ([file, second]: readonly string[]): string | undefined =>
  second === undefined
    ? file
    : mistaken(`${quoted(second)} is too much: name one file, in quotation marks if its name has spaces`);

/** The kinds of option values: how they are written, what they mean, and what they are called. */
const KINDS = {
  flag: [/^$/, () => true, 'nothing'],
  yesNo: [/^(?:yes|no)$/i, (value: string) => value.toLowerCase() === 'yes', 'yes or no'],
  suit: [/^[BCD]$/i, (value: string) => value.toUpperCase(), 'B, C or D'],
  some: [/^[1-9]\d{0,8}$/, Number, 'a whole number, at least 1'],
  count: [/^\d{1,9}$/, Number, 'a whole number, at least 0'],
  few: [/^\d{1,3}$/, Number, 'a whole number'],
  value: [/^\d{1,9}(?:\.[05])?$/, Number, 'a number of whole or half points, at least 0'],
  points: [/^-?\d{1,15}(\.\d{1,15})?$/, Number, 'a number of points'],
  factor: [
    /^(?=.*[1-9])\d{0,9}(?:\d|\.\d{1,9}|,\d\d?)$/,
    (value: string) => Number(value.replace(',', '.')),
    'a number above 0, such as 0.25',
  ],
} as const;

export type ValueKind = keyof typeof KINDS;

/** The value of an option; undefined if it was not given. */
export const valueGiven = <K extends ValueKind>(
  { options }: Given,
  name: string,
  kind: K,
): ReturnType<(typeof KINDS)[K][1]> | undefined => {
  const value = options.get(name);
  const [pattern, read, what]: readonly [RegExp, (value: string) => unknown, string] = KINDS[kind];
  if (value === undefined) return undefined;
  return pattern.test(value)
    ? (read(value) as ReturnType<(typeof KINDS)[K][1]>)
    : mistaken(`--${name} must be ${what}, not ${quoted(value)}`);
};

/** What a value means that is of this kind; undefined if it is not. */
export const readAs = (kind: ValueKind, value: string): boolean | number | string | undefined =>
  KINDS[kind][0].test(value) ? KINDS[kind][1](value) : undefined;

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
    : mistaken(
        `--${name} must be one of ${known.join(', ')}, not ${quoted(value)}${didYouMean(value, known)}`,
      );
};
