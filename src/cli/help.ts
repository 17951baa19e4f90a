import type { OptionSpec } from './arguments';
import type { Command } from './command';
import type { Listed } from './commands';
import { columns, printed, WIDTH, wrapped } from './words';

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** Terms with what they mean beside them, over several lines where it is long. */
const terms = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const first = Math.max(...rows.map(([term]) => term.length));
  const cells = rows.flatMap(([term, meaning]) =>
    wrapped(meaning, WIDTH - first - 4).map((line, at) => [at === 0 ? term : '', line]),
  );
  return indented(columns(cells));
};

const optionTerm = ({ name, value }: OptionSpec): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

const HELP_OPTION: OptionSpec = { name: 'help', help: 'print this' };

const NOTATION: readonly (readonly [string, string])[] = [
  ['2222B 345C 1D', 'numbers and their suit: B bams, C craks, D dots'],
  ['EEE NEWS', 'winds'],
  ['RRR GG 000', 'dragons: red, green, white (soap); one alone is RD, GD, WD'],
  ['FF J', 'flowers and jokers'],
  ['[333B] [44BJ]', 'exposures'],
  ['(6666C)', 'a meld that counts as concealed, in games that have them'],
  ['+ F1 S3', 'flowers laid aside, in games that lay them aside'],
];

const STATUS: readonly (readonly [string, string])[] = [
  ['0', 'answered; if you gave one hand as text, it won'],
  ['1', 'you gave one hand as text, and it did not win'],
  ['2', 'bad input, explained on standard error'],
];

/** The help of the whole program. */
export const programHelp = (commands: readonly Listed[]): string =>
  printed([
    'mahjongg reads Mahjongg hands, scores them, and explains why others do not win.',
    '',
    'Usage: mahjongg COMMAND [HAND] [OPTIONS]',
    '',
    'For example: mahjongg score "11B 222B 333B 444B 555B"',
    '',
    'Commands:',
    ...terms(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Help:',
    ...terms([
      ['mahjongg help COMMAND', 'the options of a command, with examples'],
      ['mahjongg explain CODE', 'explains a code or a rule'],
      ['mahjongg --version', 'the version of the program'],
    ]),
    '',
    'A hand is a text in quotation marks, with the winning tile in it:',
    ...terms(NOTATION),
    '',
    'Exit status:',
    ...terms(STATUS),
    '',
    'Colors are used on a terminal only, and not if NO_COLOR is set; FORCE_COLOR',
    'turns them on elsewhere.',
    '',
    'This program has nothing to do with the National Mah Jongg League or any other',
    'association.',
  ]);

/** The help of one command. */
export const commandHelp = ({ usage, about, options, examples }: Command): string =>
  printed([
    ...usage.map((line, at) => `${at === 0 ? 'Usage:' : '      '} mahjongg ${line}`),
    ...about.flatMap((paragraph) => ['', ...wrapped(paragraph)]),
    '',
    'Options:',
    ...terms([...options, HELP_OPTION].map((option) => [optionTerm(option), option.help])),
    '',
    'Examples:',
    ...indented(examples.map((example) => `mahjongg ${example}`)),
  ]);
