import { version } from '../../package.json';
import { nearestName } from '../core/nearest-name';
import { quoted } from '../core/reason';
import { failure, success } from '../core/result';
import type { Command } from './command';
import { COMMANDS } from './commands';
import { type Given, readWords, type Usage } from './given';
import { commandHelp, programHelp } from './help';
import type { ExitCode, Io } from './io';
import { NAMES_OPTION, namesGiven, namingIo } from './names';

const HELP_WORDS: readonly string[] = ['--help', '-h'];

const commandNamed = (name: string): Command | undefined => COMMANDS.find((one) => one.name === name);

/** What people try who look for `--version`. */
const VERSION_WORDS: readonly string[] = ['-v', '-V', '-version', 'version'];

const unknownOption = (name: string): string =>
  `there is no option ${quoted(name)}${VERSION_WORDS.includes(name) ? '; did you mean “--version”?' : '; try “mahjongg help”'}`;

const unknownCommand = (name: string): string => {
  if (VERSION_WORDS.includes(name)) return `there is no command ${quoted(name)}; did you mean “--version”?`;
  const names = [...COMMANDS.map((one) => one.name), 'help'];
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? `; there is ${names.join(', ')}` : `; did you mean “${nearest}”?`;
  return `there is no command ${quoted(name)}${hint}`;
};

/** Whether help is asked for among the words of a command, before a `--` that ends its options. */
const asksForHelp = (words: readonly string[]): boolean => {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? undefined : end).some((word) => HELP_WORDS.includes(word));
};

/** Does a command; what it prints for a person has the names of `--names`. */
const runNamed = async (command: Command, given: Given, io: Io): Promise<Usage<ExitCode>> => {
  const language = command.options.includes(NAMES_OPTION) ? namesGiven(given) : success(undefined);
  if (!language.ok) return language;
  if (language.value === undefined) return command.run(given, io);
  if (given.options.has('json'))
    return failure('--names is for what a person reads; leave it out with --json');
  const naming = namingIo(io, language.value);
  const done = await command.run(given, naming.io);
  await naming.end();
  return done;
};

const runCommand = async (command: Command, words: readonly string[], io: Io): Promise<ExitCode> => {
  const given = readWords(words, command.options, command.elsewhere);
  const done = given.ok ? await runNamed(command, given.value, io) : given;
  if (done.ok) return done.value;
  for (const line of done.error.split('\n')) io.complain(`mahjongg ${command.name}: ${line}`);
  return 2;
};

/** Runs the program with the words of its command line. */
export const runProgram = async (words: readonly string[], io: Io): Promise<ExitCode> => {
  const [first = 'help', ...rest] = words;
  const isHelp = first === 'help' || HELP_WORDS.includes(first);
  const name = isHelp ? rest.find((word) => word !== 'help' && !HELP_WORDS.includes(word)) : first;
  if (name === '--version') {
    await io.print(`${version}\n`);
    return 0;
  }
  if (name === undefined) {
    await io.print(programHelp(COMMANDS));
    return 0;
  }
  const command = commandNamed(name);
  if (command === undefined) {
    io.complain(`mahjongg: ${name.startsWith('-') ? unknownOption(name) : unknownCommand(name)}`);
    return 2;
  }
  if (isHelp || asksForHelp(rest)) {
    await io.print(commandHelp(command));
    return 0;
  }
  return runCommand(command, rest, io);
};
