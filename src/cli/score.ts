import { failure, success } from '../core/result';
import type { Command } from './command';
import type { OptionSpec } from './given';
import { answerLines } from './json-lines';
import { NAMES_OPTION } from './names';
import { jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_OPTIONS } from './options';
import { whichHand } from './parts';
import { refuse } from './score-answer';
import { readAsked } from './score-asked';
import { answer, strayIn } from './score-requests';
import { scoreSheet } from './score-sheet';
import { scoreText } from './score-text';
import { jsonGiven } from './settings';
import { WIN_FLAGS } from './win-flags';

/** The options that say how a hand was won. */
const ABOUT_HAND: readonly string[] = [...WIN_OPTIONS, ...WIN_FLAGS].map(({ name }) => name);

const SHEET_OPTION: OptionSpec = {
  name: 'sheet',
  value: 'JSON',
  help: 'a sheet that you filled in yourself, in games that have one, instead of a hand',
};

/** `mahjongg score`. */
export const score: Command = {
  name: 'score',
  summary: 'fills in the score sheet of a winning hand, with the payments if the winner is named',
  usage: ['score HAND [OPTIONS]', 'score --sheet JSON [OPTIONS]', 'score --json [OPTIONS] < REQUESTS'],
  about: [
    'Prints the sheet of the best reading, line by line, and with --winner who pays whom. If --by is left out the hand counts as won from the wall, on a discard if a discarder is named, or on a tile of a joker exchange if an exchanger is; in JSON that is under “assumed”. For a hand that does not win it prints the reasons.',
    'With --json and no hand, each line of standard input is a request and gets one line in answer. A request has what it has for “validate”, and if you like "reading" (one that “validate” listed), "winner", "discarder", "exchanger", "jokerOf", "dead" and "seats". In the solitaires it may be {"sheet": ...} instead, as --sheet has it.',
  ],
  options: [
    ...RULES_OPTIONS,
    ...WIN_OPTIONS,
    ...WIN_FLAGS,
    SHEET_OPTION,
    ...PLAYER_OPTIONS,
    jsonOption('hand or sheet'),
    NAMES_OPTION,
  ],
  examples: [
    'score "11B 222B 333B 444B 555B"',
    'score "22D 333D J44D [555D] [666D]" --by discard --tile 4D',
    'score "11B 222B 333B 444B 555B" --winner E --by discard --discarder S',
    'score "EEE 00 GGG 234B [8888D] + F1 S3" --rules chinese-solitaire --by discard --tile GD --discards 39',
    'score --rules american-solitaire --sheet \'{"cardValue": 30, "by": "wall", "discards": 40}\'',
    'score --json < requests.jsonl > answers.jsonl',
  ],
  run: async (given, io) => {
    const asked = await readAsked(given);
    if (!asked.ok) return asked;
    const sheet = jsonGiven(given, 'sheet');
    if (!sheet.ok) return sheet;
    const isJson = given.options.has('json');
    const { text } = given;
    if (sheet.value !== undefined) {
      if (text !== undefined) return failure('a hand and --sheet exclude each other');
      const about = ABOUT_HAND.find((name) => given.options.has(name));
      return about === undefined
        ? scoreSheet(sheet.value, asked.value, isJson, io)
        : failure(`--${about} goes with a hand; on a sheet the win is written in it`);
    }
    if (text !== undefined) return scoreText(text, asked.value, isJson, io);
    if (!isJson) return failure(whichHand(asked.value.set));
    await answerLines(io, {
      answer: (request) => answer(request, asked.value),
      refuse,
      ignored: (request) => strayIn(request, asked.value),
    });
    return success(0);
  },
};
