import { type Reason, type Settlement, scoreHand } from 'mahjongg';
import { type Given, optionsOf } from '../arguments';
import type { Command } from '../command';
import { field, quoted, success } from '../copies';
import type { ExitCode, Io, Style } from '../io';
import { didYouMean, joined, mistaken, Refused, reasonsOf, withOptions } from '../mistakes';
import { NAMES_OPTION } from '../names';
import { flagOptions, jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_FLAGS, WIN_OPTIONS } from '../options';
import { partOf, type Scores, whichHand } from '../parts';
import { isAboutWin, losingLines, remarkLines } from '../reasons';
import { answerLines, readHand, respond, strangersIn } from '../requests';
import { jsonGiven } from '../settings';
import { settlementLines, wonLine } from '../sheets';
import { paragraph } from '../words';
import {
  type Asked,
  type Assumed,
  answer,
  assumedFor,
  assumedOf,
  filledSheet,
  lacksValue,
  readAsked,
  refuse,
  settleSheet,
  sheetAnswer,
  strayIn,
  winFor,
} from './score-answers';

/** Which set of a sheet a reason is about, such as `set 1 (pung of E): `; nothing if it is about none. */
const setText = (sheet: unknown, { at }: Reason): string => {
  const [, list, place] = at?.path ?? [];
  if (list !== 'sets' || typeof place !== 'number') return '';
  const set = field(field(sheet, list), String(place));
  const [kind, tile] = ['kind', 'tile'].map((name) => field(set, name));
  const name = typeof kind === 'string' && typeof tile === 'string' ? ` (${kind} of ${tile})` : '';
  return `set ${place + 1}${name}: `;
};

/** What was assumed of members that a sheet does not have, a line each. */
const sheetAssumed = (assumed: Assumed): readonly string[] =>
  Object.entries(assumed).map(
    ([name, value]) =>
      `Assumed: ${value} ${joined(name, ' ')} (to change it, write “${name}” into the sheet)`,
  );

/** The payments of a scored hand; impossible ones are a mistake of the command line. */
const paid = (...of: Parameters<typeof settleSheet>): Settlement | undefined => {
  const settlement = settleSheet(...of);
  if (settlement?.ok === false) mistaken(reasonsOf(settlement.error, withOptions));
  return settlement?.ok ? settlement.value : undefined;
};

const scoreSheet = async (filled: unknown, given: Given, asked: Asked, io: Io): Promise<ExitCode> => {
  const { members, lines } = partOf('sheet', asked);
  const [stranger] = strangersIn(filled, new Set(members));
  if (stranger !== undefined)
    mistaken(
      `--sheet: a sheet has ${members.join(', ')}, not ${quoted(stranger)}${didYouMean(stranger, members)}`,
    );
  const sheet = filledSheet(
    filled,
    asked,
    (reason) => `--sheet: ${setText(filled, reason)}${reason.message}`,
  );
  paid(sheet, asked.players, asked);
  const assumed = assumedOf(asked.assumed, filled);
  await respond(io, given, sheetAnswer(sheet, assumed), () => [
    ...lines(sheet, io.style),
    ...paragraph(sheetAssumed(assumed)),
  ]);
  return 0;
};

/** What was assumed of the win beside the way, a line each. */
const assumedLines = (assumed: Assumed): readonly string[] =>
  Object.entries(assumed).map(
    ([name, value]) => `Assumed: ${value} ${joined(name, ' ')} (to change it, add --${joined(name, '-')})`,
  );

/** The sheet of a hand as text, with the payments if there are any. */
const sheetLines = (
  sheet: object,
  { rules, text, lines }: Scores,
  settlement: Settlement | undefined,
  asked: Asked,
  style: Style,
): readonly string[] => {
  const { title, details } = text.reading(field(sheet, 'reading'));
  const win = winFor(asked, asked);
  return [
    style.bold(title),
    ...details.slice(0, 1),
    wonLine(win.by, asked.by === undefined),
    ...assumedLines(assumedFor(win, true, asked)),
    '',
    ...lines(sheet, style),
    ...paragraph(settlement === undefined ? [] : settlementLines(settlement)),
    ...paragraph(remarkLines('Note', rules.hands.notes, style)),
  ];
};

const VALUE_NEEDED =
  'the hand wins, but the temporary table has no value for it: give one with --hand-value, without the points of a self-drawn tile';

const scoreText = async (text: string, given: Given, asked: Asked, io: Io): Promise<ExitCode> => {
  const scores = partOf('score', asked);
  const { rules } = scores;
  const hand = readHand(text);
  const win = winFor(asked, asked);
  const sheet = scoreHand(hand, { win, rules });
  if (!sheet.ok) {
    const { error } = sheet;
    if (lacksValue(error)) throw new Refused(error, () => VALUE_NEEDED);
    if (isAboutWin(error.reasons)) throw new Refused(error);
    await respond(io, given, refuse(error), () => losingLines(error.reasons, rules.hands.notes, io.style));
    return 1;
  }
  const settlement = paid(sheet.value, asked.players, asked, win);
  const assumed = assumedFor(win, asked.by !== undefined, asked);
  await respond(io, given, sheetAnswer(sheet.value, assumed, settlement && success(settlement)), () =>
    sheetLines(sheet.value, scores, settlement, asked, io.style),
  );
  return 0;
};

const ABOUT_HAND: readonly string[] = ['by', 'tile', ...WIN_FLAGS.map(({ name }) => name)];

/** `mahjongg score`. */
export const score: Command = {
  usage: ['score HAND [OPTIONS]', 'score --sheet JSON [OPTIONS]', 'score --json [OPTIONS] < REQUESTS'],
  about: [
    'Prints the sheet of the best reading, line by line, and with --winner who pays whom. Without --by it assumes a win from the wall, on a discard if you name a discarder, or on the tile of a joker exchange if you name an exchanger; JSON says so under “assumed”. For a hand that does not win it prints the reasons.',
    'With --json and no hand, each line of standard input is a request, answered in one line. A request has what “validate” reads and optionally "reading" (one that “validate” listed), "winner", "discarder", "exchanger", "jokerOf", "dead" and "seats". In the solitaires it can be {"sheet": ...} instead.',
  ],
  options: optionsOf({
    ...RULES_OPTIONS,
    ...WIN_OPTIONS,
    ...flagOptions(WIN_FLAGS),
    'sheet JSON': 'a sheet that you filled in yourself, in games that have one, instead of a hand',
    ...PLAYER_OPTIONS,
    ...jsonOption('hand or sheet'),
    ...NAMES_OPTION,
  }),
  examples: [
    'score "11B 222B 333B 444B 555B"',
    'score "22D 333D J44D [555D] [666D]" --by discard --tile 4D',
    'score "11B 222B 333B 444B 555B" --winner E --by discard --discarder S',
    'score "EEE 00 GGG 234B [8888D] + F1 S3" --rules chinese-solitaire --by discard --tile GD --discards 39',
    'score --rules american-solitaire --sheet \'{"cardValue": 30, "by": "wall", "discards": 40}\'',
    'score --json < requests.jsonl > answers.jsonl',
  ],
  refuse,
  run: async (given, io) => {
    const asked = await readAsked(given);
    const sheet = jsonGiven(given, 'sheet');
    const { text, options } = given;
    if (sheet !== undefined) {
      if (text !== undefined) mistaken('a hand and --sheet cannot be combined');
      const about = ABOUT_HAND.find((name) => options.has(name));
      if (about !== undefined) mistaken(`--${about} goes with a hand; a sheet has the win in it`);
      return scoreSheet(sheet, given, asked, io);
    }
    if (text !== undefined) return scoreText(text, given, asked, io);
    if (!options.has('json')) mistaken(whichHand(asked.set, asked.set.hands));
    return answerLines(io, {
      answer: (request) => answer(request, asked),
      refuse,
      ignored: (request) => strayIn(request, asked),
    });
  },
};
