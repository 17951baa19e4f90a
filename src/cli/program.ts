import { version } from '../../package.json';
import { type Command, type Given, readWords } from './command';
import { COMMANDS } from './commands';
import type { ExitCode, Io } from './io';
import { Mistake, meant, mistaken, Refused } from './mistakes';
import { nearestName, quoted } from './values';
import { inJson, jsonLine, shownText } from './words';

const HELP_WORDS: readonly string[] = ['--help', '-h'];

/** What people type when they look for `--version`. */
const VERSION_WORDS: readonly string[] = ['-v', '-V', '-version', 'version'];

/** The number of a rule, or the letters of a game: AG-15, AG. */
const RULE_NUMBER = /^[A-Z]{2}(-\w+)?$/;

const unknown = (
  [name = '', ...rest]: readonly string[],
  { namesOf, nearestRules }: typeof import('./rule-sets'),
): string => {
  const flag = VERSION_WORDS.includes(name) ? '--version' : undefined;
  const command = rest.find((word) => COMMANDS.has(word));
  if (name.startsWith('-') && command !== undefined)
    return `options come after the command: mahjongg ${command} ${name}`;
  if (name.startsWith('-'))
    return `there is no option ${quoted(name)}${meant(flag) || '; try “mahjongg help”'}`;
  if (RULE_NUMBER.test(name)) return `there is no command ${quoted(name)}; try “mahjongg explain ${name}”`;
  const names = [...COMMANDS.keys(), 'help'];
  const game = nearestRules(name);
  const hint = meant(flag ?? nearestName(name, names)) || (game && `; try “mahjongg help ${game}”`);
  const known = `; the commands are ${names.join(', ')}; the games are ${namesOf().join(', ')}`;
  return `there is no command ${quoted(name)}${hint || known}`;
};

/** Whether the words of a command ask for help: the word alone, or an option before a `--` that ends them. */
const asksForHelp = (words: readonly string[]): boolean =>
  words.join() === 'help' ||
  words.slice(0, [...words, '--'].indexOf('--')).some((word) => HELP_WORDS.includes(word));

/** Runs a command, and prints its answer as JSON with `--json`, or else as lines. */
const run = async (command: Command, given: Given, io: Io): Promise<ExitCode> => {
  if (given.text !== undefined && command.noText !== undefined) {
    const { nearestRules } = await import('./rule-sets');
    const rules = given.words.map(nearestRules).find((one) => one !== undefined);
    const hint = rules === undefined ? '' : `; write --rules ${rules}`;
    mistaken(`unexpected ${quoted(given.text)}: ${command.noText}${hint}`);
  }
  const done = await command.run(given, io);
  if (typeof done === 'number') return done;
  await io.print(given.options.has('json') ? jsonLine(inJson(done.json)) : shownText(done.lines()));
  for (const line of done.complaints ?? []) io.complain(line);
  return done.status ?? 0;
};

/** Runs a command; its text has the tile names that `--names` chooses. */
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

/** Runs a command with the words after its name; reports mistakes with the name of the command. */
const runCommand = async (
  name: string,
  command: Command,
  words: readonly string[],
  io: Io,
): Promise<ExitCode> => {
  const takesRules = command.options.some((option) => option.name === 'options');
  const known = new Set(command.options.map((option) => `--${option.name}`));
  const isHouseRule = (word: string): boolean => /^--./.test(word) && !known.has(word.replace(/=.*/s, ''));
  // House rules, which need the options of all games, are loaded only if a word may be one.
  const house = takesRules && words.some(isHouseRule) ? await import('./house-rules') : undefined;
  let given: Given | undefined;
  try {
    given = readWords(words, [...command.options, ...(house?.HOUSE_SPECS ?? [])], command.elsewhere);
    return await runNamed(command, (await house?.withHouseRules(command.options, given)) ?? given, io);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    if (error instanceof Refused && command.refuse !== undefined && given?.options.has('json'))
      await io.print(jsonLine(command.refuse(error.rejection)));
    for (const line of error.message.split('\n')) io.complain(`mahjongg ${name}: ${line}`);
    return 2;
  }
};

const answerTo = async (words: readonly string[], io: Io): Promise<ExitCode> => {
  const [first, ...rest] = words;
  if (first === undefined) {
    await io.print(shownText((await import('./help')).pageLines('first')));
    return 0;
  }
  const isHelp = first === 'help' || HELP_WORDS.includes(first);
  const [name, other] = isHelp
    ? rest.filter((word) => word !== 'help' && !HELP_WORDS.includes(word))
    : [first];
  if (other !== undefined)
    mistaken(`“help” takes one name: mahjongg help ${name}, or mahjongg help ${other}`);
  if (name === '--version' || name === undefined) {
    await io.print(
      name === undefined ? shownText((await import('./help')).pageLines('all')) : `${version}\n`,
    );
    return 0;
  }
  const command = await COMMANDS.get(name)?.();
  if (command === undefined) {
    const lines = await (await import('./game-help')).gameLines(name);
    if (lines === undefined)
      io.complain(`mahjongg: ${unknown([name, ...rest], await import('./rule-sets'))}`);
    else await io.print(shownText(lines));
    return lines === undefined ? 2 : 0;
  }
  if (!isHelp && !asksForHelp(rest)) return runCommand(name, command, rest, io);
  await io.print(shownText((await import('./help')).commandLines(command)));
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
