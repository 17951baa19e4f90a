import { version } from '../../package.json';
import { type Command, type Given, type OptionSpec, readWords } from './command';
import { COMMANDS, type Listed } from './commands';
import type { ExitCode, Io } from './io';
import { didYouMean, Mistake, mistaken, Refused, reasonsOf } from './mistakes';
import { quoted } from './values';
import { columns, jsonLine, shownText, WIDTH, wrapped } from './words';

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

/** The games, by the names of their rule sets. */
const GAMES: readonly (readonly [string, string])[] = [
  ['card-free', 'American mah jongg without a card'],
  ['american-2018, nmjl', 'American mah jongg by a card: the guide of 2018, or the League’s way'],
  ['american-game', 'The American Game, with a card or without'],
  ['year', 'the Year game, with seasons, long sets and stealing'],
  ['chinese-solitaire', 'Chinese mah jongg for one player'],
  ['american-solitaire', 'American mah jongg for one player'],
];

/** What a newcomer sees: the games, and what most people do. */
const firstHelp = (): string =>
  shownText([
    'mahjongg plays and scores six mah jongg games:',
    '',
    ...terms(GAMES),
    '',
    'What most people do:',
    '',
    ...terms([
      ['mahjongg play card-free', 'plays a game with you'],
      ['mahjongg score "11B 222B 333B 444B 555B"', 'scores a hand, or says why it does not win'],
      ['mahjongg ledger', 'adds up who owes whom after an evening'],
    ]),
    '',
    'More:',
    '',
    ...terms([
      ['mahjongg help', 'every command, and how to write a hand'],
      ['mahjongg help GAME', 'one game, such as card-free, with its house rules'],
      ['mahjongg help COMMAND', 'one command, such as play, with its options'],
    ]),
  ]);

/** The help of the whole program. */
const programHelp = (commands: readonly Listed[]): string =>
  shownText([
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
      ['mahjongg help GAME', 'what to do with a game, and its house rules'],
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
    ...wrapped(
      'Colors are used on a terminal only, and not if NO_COLOR is set; FORCE_COLOR turns them on elsewhere.',
    ),
    '',
    ...wrapped('This program has nothing to do with the National Mah Jongg League or any other association.'),
  ]);

/** The help of one command. */
const commandHelp = ({ usage, about, options, examples }: Command): string =>
  shownText([
    ...usage.map((line, at) => `${at === 0 ? 'Usage:' : '      '} mahjongg ${line}`),
    ...about.flatMap((paragraph) => ['', ...wrapped(paragraph)]),
    '',
    'Options:',
    ...terms([...options, HELP_OPTION].map((option) => [optionTerm(option), option.help])),
    '',
    'Examples:',
    ...indented(examples.map((example) => `mahjongg ${example}`)),
  ]);

const HELP_WORDS: readonly string[] = ['--help', '-h'];

/** What people type when they look for `--version`. */
const VERSION_WORDS: readonly string[] = ['-v', '-V', '-version', 'version'];
const MEANT_VERSION = '; did you mean “--version”?';

const unknown = (name: string, games: readonly string[]): string => {
  const isVersion = VERSION_WORDS.includes(name);
  if (name.startsWith('-'))
    return `there is no option ${quoted(name)}${isVersion ? MEANT_VERSION : '; try “mahjongg help”'}`;
  const names = [...COMMANDS.map((one) => one.name), 'help'];
  const hint = isVersion
    ? MEANT_VERSION
    : didYouMean(name, [...names, ...games]) || `; the commands are ${names.join(', ')}`;
  return `there is no command ${quoted(name)}${hint}`;
};

/** Whether help is asked for among the words of a command, before a `--` that ends its options. */
const asksForHelp = (words: readonly string[]): boolean =>
  words.slice(0, [...words, '--'].indexOf('--')).some((word) => HELP_WORDS.includes(word));

const run = (command: Command, given: Given, io: Io): Promise<ExitCode> =>
  given.text !== undefined && command.noText !== undefined
    ? mistaken(`${quoted(given.text)} is too much: ${command.noText}`)
    : command.run(given, io);

/** Does a command; what it prints for a person has the names of `--names`. */
const runNamed = async (command: Command, given: Given, io: Io): Promise<ExitCode> => {
  if (command.namesItself || !given.options.has('names')) return run(command, given, io);
  const { namesGiven, namingIo } = await import('./names');
  const language = namesGiven(given) ?? 'english';
  if (given.options.has('json')) mistaken('--names cannot be combined with --json');
  const naming = namingIo(io, language);
  const done = await run(command, given, naming.io);
  await naming.end();
  return done;
};

/** Does a command with the words after its name; a mistake of the command line is told with the name of the command. */
const runCommand = async ({ name, load }: Listed, words: readonly string[], io: Io): Promise<ExitCode> => {
  const command = await load();
  const takesRules = command.options.some((option) => option.name === 'options');
  const known = new Set(command.options.map((option) => `--${option.name}`));
  const isHouseRule = (word: string): boolean => /^--./.test(word) && !known.has(word.replace(/=.*/s, ''));
  // A house rule is looked for, in the options of all games, only where a word may be one.
  const house = takesRules && words.some(isHouseRule) ? await import('./house-rules') : undefined;
  let given: Given | undefined;
  try {
    given = readWords(words, [...command.options, ...(house?.HOUSE_SPECS ?? [])], command.elsewhere);
    return await runNamed(command, (await house?.withHouseRules(command, given)) ?? given, io);
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof Refused)) throw error;
    const isRefused = error instanceof Refused;
    if (isRefused && command.refuse !== undefined && given?.options.has('json'))
      await io.print(jsonLine(command.refuse(error.rejection)));
    const message = isRefused ? reasonsOf(error.rejection, error.said) : error.message;
    for (const line of message.split('\n')) io.complain(`mahjongg ${name}: ${line}`);
    return 2;
  }
};

const answerTo = async (words: readonly string[], io: Io): Promise<ExitCode> => {
  const [first, ...rest] = words;
  if (first === undefined) {
    await io.print(firstHelp());
    return 0;
  }
  const isHelp = first === 'help' || HELP_WORDS.includes(first);
  const name = isHelp ? rest.find((word) => word !== 'help' && !HELP_WORDS.includes(word)) : first;
  if (name === '--version' || name === undefined) {
    await io.print(name === undefined ? programHelp(COMMANDS) : `${version}\n`);
    return 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    const lines = await (await import('./game-help')).gameLines(name);
    if (lines === undefined)
      io.complain(`mahjongg: ${unknown(name, (await import('./rule-sets')).namesOf())}`);
    else await io.print(shownText(lines));
    return lines === undefined ? 2 : 0;
  }
  if (!isHelp && !asksForHelp(rest)) return runCommand(command, rest, io);
  await io.print(commandHelp(await command.load()));
  return 0;
};

/** Runs the program with the words of its command line. */
export const runProgram = async (words: readonly string[], io: Io): Promise<ExitCode> => {
  try {
    return await answerTo(words, io);
  } catch (error) {
    io.complain(`mahjongg: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
};
