import { parseArgs } from 'node:util';
import type { Rejection } from 'mahjongg/card-free';
import type { ExitCode, Io } from './io';
import { didYouMean, meant, mistaken, named } from './mistakes';
import { nearestName, plainNumber, quoted } from './values';
import type { Lines } from './words';

/** What the help page says about a command. */
export interface CommandHelp {
  /** Its usage lines, without the name of the program. */
  readonly usage: readonly string[];
  /** Paragraphs about it. */
  readonly about: readonly string[];
  readonly options: readonly OptionSpec[];
  /** Examples, without the name of the program. */
  readonly examples: readonly string[];
}

/** An answer as JSON and as lines for a person, with the exit status if it is not 0. */
export interface Answer {
  readonly json: object;
  readonly lines: () => Lines;
  readonly status?: ExitCode;
  /** Lines to write to standard error afterwards. */
  readonly complaints?: Lines;
}

export interface Work {
  /** The error for words that are not options; left out if it takes some. */
  readonly noText?: string;
  /** Whether it applies `--names` itself; the program does if left out. */
  readonly namesItself?: boolean;
  /** What to write instead of options that people know from other commands. */
  readonly elsewhere?: Elsewhere;
  /** Its JSON answer to refused input; left out if it has none. */
  readonly refuse?: (rejection: Rejection) => object;
  /** Returns the answer to print, or the exit status if all is printed. */
  readonly run: (given: Given, io: Io) => Promise<Answer | ExitCode>;
}

export type Command = CommandHelp & Work;

export interface OptionSpec {
  readonly name: string;
  /** The placeholder for its value in the help; left out if it takes none. */
  readonly value?: string;
  readonly help: string;
}

/** The command line after the name of the command. */
export interface Given {
  /** The words that are not options, joined by single spaces; undefined if there are none. */
  readonly text: string | undefined;
  readonly words: readonly string[];
  /** The values of the given options, by name; empty text for options without a value. */
  readonly options: ReadonlyMap<string, string>;
}

/** What to write instead of options that other commands have, by name. */
type Elsewhere = Readonly<Record<string, string>>;

/** Options of different commands that people confuse. */
const TWINS: Readonly<Record<string, string>> = {
  'hand-value': 'value',
  game: 'rules',
};

const unknownOption = (rawName: string, specs: readonly OptionSpec[], elsewhere: Elsewhere): string => {
  const name = rawName.replace(/^-+/, '');
  if (Object.hasOwn(elsewhere, name)) return `there is no option ${quoted(rawName)}; ${elsewhere[name]}`;
  // A plural, such as `--games` for `--game`, is likelier than an option that people confuse with it.
  const twin = [`${name}s`, TWINS[name]].find((one) => specs.some((spec) => spec.name === one));
  // A single letter resembles every short name.
  const known = name.length > 1 ? specs.map((spec) => spec.name) : [];
  const nearest = twin ?? nearestName(name, known);
  return `there is no option ${quoted(rawName)}${meant(nearest && `--${nearest}`)}`;
};

/** A word that looks like an option; a negative number does not. */
const OPTION = /^-[^\d.]/;

/** A word that answers the option before it. */
const ANSWER = /^(?:yes|no|true|false|on|off)$/i;

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
  const text = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const options = new Map<string, string>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const spec = specs.find((one) => one.name === name);
    if (spec === undefined || !rawName.startsWith('--'))
      return mistaken(unknownOption(rawName, specs, elsewhere));
    const next = tokens[at + 1];
    const isAnswered = next?.kind === 'positional' && ANSWER.test(next.value);
    if (spec.value === undefined && (value !== undefined || isAnswered)) {
      const opposite = specs.some((one) => one.name === `no-${name}`)
        ? `; write ${rawName} or --no-${name}`
        : '';
      mistaken(`${rawName} takes no value${opposite}`);
    }
    if (spec.value !== undefined && (value === undefined || (!inlineValue && OPTION.test(value))))
      mistaken(`${rawName} needs a value: ${rawName} ${spec.value}`);
    if (options.has(name) && value !== undefined) mistaken(`${rawName} is given twice`);
    options.set(name, value ?? '');
  }
  return { text: text.length === 0 ? undefined : text.join(' '), words: text, options };
};

/** The file that these words name; undefined if there are none. */
export const fileIn = ([file, second]: readonly string[]): string | undefined =>
  second === undefined
    ? file
    : mistaken(`unexpected ${quoted(second)}: name one file, in quotation marks if its name has spaces`);

/** The kinds of option values: their pattern, how to read them, and their description. */
const KINDS = {
  flag: [/^$/, () => true, 'nothing'],
  yesNo: [/^(?:yes|no)$/i, (value: string) => value.toLowerCase() === 'yes', 'yes or no'],
  suit: [/^[BCD]$/i, (value: string) => value.toUpperCase(), 'B, C or D'],
  some: [/^[1-9]\d{0,8}$/, Number, 'a whole number, at least 1'],
  count: [/^\d{1,9}$/, Number, 'a whole number, at least 0'],
  few: [/^\d{1,3}$/, Number, 'a whole number'],
  value: [/^\d{1,9}(?:\.[05])?$/, Number, 'whole or half points, at least 0'],
  // As a ledger reads amounts: $25, 1,000 or 12,50.
  points: [
    /^(?:-?\d{1,15}(?:\.\d{1,15})?|[$€£]? ?\d{1,9}(?:[.,]\d{1,9})*)$/,
    (value: string) => Number(plainNumber(value.replace(/[$€£ ]/g, '')) ?? value),
    'a number of points, such as 25 or 12.5',
  ],
  factor: [
    /^(?=.*[1-9])\d{0,9}(?:\d|\.\d{1,9}|,\d\d?)$/,
    (value: string) => Number(value.replace(',', '.')),
    'a number above 0, such as 0.25',
  ],
} as const;

type ValueKind = keyof typeof KINDS;

type ValueOf<K extends ValueKind> = ReturnType<(typeof KINDS)[K][1]>;

/** Reads a value of this kind; undefined if it is not one. */
export const readAs = <K extends ValueKind>(kind: K, value: string): ValueOf<K> | undefined => {
  const [pattern, reader] = KINDS[kind];
  const read = pattern.test(value) ? (reader(value) as ValueOf<K>) : undefined;
  return Number.isNaN(read) ? undefined : read;
};

/** The value of an option; undefined if it was not given. */
export const valueGiven = <K extends ValueKind>({ options }: Given, name: string, kind: K) => {
  const value = options.get(name);
  if (value === undefined) return undefined;
  return readAs(kind, value) ?? mistaken(`--${name} must be ${KINDS[kind][2]}, not ${quoted(value)}`);
};

/** The value of an option that must be one of these names; undefined if it was not given. */
export const oneOfGiven = <T extends string>(
  { options }: Given,
  name: string,
  known: readonly T[],
): T | undefined => {
  const value = options.get(name);
  const found = value === undefined ? value : named(value, known);
  return value === undefined || found !== undefined
    ? found
    : mistaken(
        `--${name} must be one of ${known.join(', ')}, not ${quoted(value)}${didYouMean(value, known)}`,
      );
};
