import type { Rejection } from '../core/reason';
import { failure, success } from '../core/result';
import type { Win } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import { type Validation, type ValidHand, validateHand } from '../questions/validate-hand';
import { badInput, isAboutWin } from './bad-input';
import type { Command } from './command';
import { countGiven, type Given, type Usage } from './given';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { NAMES_OPTION } from './names';
import { jsonOption, RULES_OPTIONS, WIN_OPTIONS } from './options';
import { handsOf, type Written, whichHand } from './parts';
import { jsonLine } from './plain';
import { losingText, paragraph, printed, remarkLines } from './reasons-text';
import { fieldOr, handIn, rulesFor } from './requests';
import type { RuleSet } from './rule-set';
import { readSettings, type Settings, winOf } from './settings';
import type { Style } from './style';
import { READING_FLAGS } from './win-flags';

/** How many readings are shown as text if `--limit` does not say. */
const READINGS_SHOWN = 5;

interface Asked extends Settings {
  readonly limit: number | undefined;
}

const readAsked = async (given: Given): Promise<Usage<Asked>> => {
  const settings = await readSettings(given);
  if (!settings.ok) return settings;
  const limit = countGiven(given, 'limit');
  if (!limit.ok) return limit;
  const aboutWin = ['tile', ...READING_FLAGS.map(({ name }) => name)].find((name) => given.options.has(name));
  if (aboutWin !== undefined && settings.value.by === undefined)
    return failure(`--${aboutWin} needs --by beside it, such as --by discard`);
  return success({ ...settings.value, limit: limit.value });
};

/** The answer with no more readings than asked for. */
const limited = <R>(validation: Validation<R>, limit: number | undefined): Validation<R> =>
  validation.valid && limit !== undefined && limit < validation.readings.length
    ? { ...validation, readings: validation.readings.slice(0, limit), truncated: true }
    : validation;

const refuse = ({ reasons }: Rejection): object => ({ valid: false, reasons, notes: [] });

/** The win that the command line names. */
const usualWin = (asked: Asked, set: RuleSet): Win | undefined =>
  asked.by === undefined ? undefined : winOf(asked.by, asked, set);

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, asked: Asked): object => {
  const open = rulesFor(request, asked);
  if (!open.ok) return refuse(open.error);
  const hands = handsOf(open.value);
  if (!hands.ok) return refuse(hands.error);
  const { rules, text } = hands.value;
  const hand = handIn(request, text);
  if (!hand.ok) return refuse(hand.error);
  const win = fieldOr(request, 'win', usualWin(asked, open.value.set));
  return limited(validateHand(hand.value, rules, win), asked.limit);
};

const readingLines = (reading: unknown, written: Written, style: Style): readonly string[] => {
  const { points = '', title, details } = written.reading(reading);
  const indent = ' '.repeat(6);
  return [`${style.bold(String(points).padStart(4))}  ${title}`, ...details.map((line) => indent + line)];
};

const countLine = (count: number, shown: number, truncated: boolean): string => {
  if (count === 1) return 'It has one reading:';
  const all = truncated ? `more than ${count} readings` : `${count} readings`;
  return shown < count
    ? `It has ${all}; the best ${shown === 1 ? 'one' : shown} (--limit shows more):`
    : `It has ${all}, best first:`;
};

const winningText = (
  validation: ValidHand<unknown>,
  written: Written,
  limit: number | undefined,
  style: Style,
): string => {
  const { readings, best, conditions, notes, truncated } = validation;
  const shown = readings.slice(0, limit ?? READINGS_SHOWN);
  const { points } = written.reading(best);
  const wins = `The hand wins${points === undefined ? '' : ` with ${points} ${written.pointsAre ?? 'points'}`}.`;
  return printed([
    `${style.good(wins)} ${countLine(readings.length, shown.length, truncated === true)}`,
    ...shown.flatMap((reading) => paragraph(readingLines(reading, written, style))),
    ...paragraph(remarkLines('Condition', conditions, style)),
    ...paragraph(remarkLines('Note', notes, style)),
  ]);
};

const validateText = async (
  text: string | undefined,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const hands = handsOf(asked);
  if (!hands.ok) return badInput(hands.error, isJson ? refuse(hands.error) : undefined, io);
  const { rules, text: written } = hands.value;
  if (text === undefined) return failure(whichHand(asked.set));
  const hand = parseHandText(text);
  if (!hand.ok)
    return badInput(hand.error, isJson ? refuse(hand.error) : undefined, io, 'the hand cannot be read: ');
  const validation = validateHand(hand.value, rules, usualWin(asked, asked.set));
  if (!validation.valid && isAboutWin(validation.reasons))
    return badInput(validation, isJson ? validation : undefined, io);
  if (isJson) await io.print(jsonLine(limited(validation, asked.limit)));
  else if (validation.valid) await io.print(winningText(validation, written, asked.limit, io.style));
  else await io.print(losingText(validation.reasons, validation.notes, io.style));
  return success(validation.valid ? 0 : 1);
};

/** `mahjongg validate`. */
export const validate: Command = {
  name: 'validate',
  summary: 'says whether a hand wins: with every reading of it, or with the reasons why not',
  usage: ['validate HAND [OPTIONS]', 'validate --json [OPTIONS] < REQUESTS'],
  about: [
    'Prints what the hand can be read as, best first, each reading with its points, blocks and bonuses. What depends on how the hand was won is taken in its favor and named, unless --by says how. For a hand that does not win it prints the reasons, the most specific first.',
    'With --json and no hand, each line of standard input is a request and gets one line in answer: {"concealed": ["1B", ...], "melds": [{"tiles": ["4B", ...]}]} or {"hand": "11B ..."}, and if you like "id", "win": {"by": "wall"}, "rules" and "options". Options in a request replace those of --options as a whole.',
  ],
  options: [
    ...RULES_OPTIONS,
    ...WIN_OPTIONS,
    ...READING_FLAGS,
    {
      name: 'limit',
      value: 'N',
      help: `show the best N readings (${READINGS_SHOWN} if left out; in JSON all, up to 1,000)`,
    },
    jsonOption('hand'),
    NAMES_OPTION,
  ],
  examples: [
    'validate "11B 222B 333B 444B 555B"',
    'validate "22D 333D J44D [555D] [666D]" --by discard --tile 4D',
    'validate "11B 222B 333B 444B 555B" --options \'{"skillLevel": 3}\'',
    'validate "EEE 00 GGG 234B [8888D] + F1 S3" --rules chinese-solitaire',
    'validate --json < requests.jsonl > answers.jsonl',
  ],
  run: async (given, io) => {
    const asked = await readAsked(given);
    if (!asked.ok) return asked;
    const isJson = given.options.has('json');
    if (given.text !== undefined || !isJson) return validateText(given.text, asked.value, isJson, io);
    await answerLines(io, { answer: (request) => answer(request, asked.value), refuse });
    return success(0);
  },
};
