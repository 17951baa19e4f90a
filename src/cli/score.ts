import type { Hand, Win, WinKind } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import { nearestName } from '../result/nearest-name';
import { quoted, type Rejection } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import type { Claim } from '../rules/claim';
import { scoreHand } from '../rules/score-hand';
import { settle } from '../rules/settle';
import type { Settlement } from '../rules/settlement';
import { badInput, isAboutWin } from './bad-input';
import type { Command } from './command';
import type { Given, OptionSpec, Usage } from './given';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_OPTIONS } from './options';
import { payoutsOf, type Scores, scoresOf, sheetsOf, whichHand } from './parts';
import { settlementLines } from './payments-text';
import { jsonLine } from './plain';
import { givenPlayers, type Players } from './players';
import { losingText, paragraph, printed, remarkLines } from './reasons-text';
import { field, fieldOr, handIn, rulesFor, sheetIn, strangersIn, under } from './requests';
import type { Open, RuleSet } from './rule-set';
import { firstReason, jsonGiven, readSettings, type Settings, winOf } from './settings';
import type { Style } from './style';
import { WIN_FLAGS } from './win-flags';

interface Asked extends Settings {
  readonly players: Players;
}

const readAsked = async (given: Given): Promise<Usage<Asked>> => {
  const settings = await readSettings(given);
  if (!settings.ok) return settings;
  const players = givenPlayers(given);
  if (!players.ok) return players;
  const [first] = Object.keys(players.value);
  return first !== undefined && players.value['winner'] === undefined
    ? failure(`--${first} needs --winner beside it`)
    : success({ ...settings.value, players: players.value });
};

/** How the hand was won if nobody says: on a discard if somebody discarded, else from the wall. */
const usualBy = (players: Players): WinKind => (players['discarder'] === undefined ? 'wall' : 'discard');

const winFor = (asked: Asked, set: RuleSet, players: Players = asked.players): Win =>
  winOf(asked.by ?? usualBy(players), asked, set);

const PLAYER_FIELDS = ['winner', 'discarder', 'dead', 'seats'];

/** The players that a request names, or else those of the command line. */
const playersIn = (request: unknown, { players }: Asked): Players => {
  const own = PLAYER_FIELDS.map((name) => [name, field(request, name)] as const);
  return own.every(([, value]) => value === undefined) ? players : (Object.fromEntries(own) as Players);
};

/** Who pays whom for a scored hand; undefined if no winner is named. */
const settleSheet = (
  sheet: object,
  players: Players,
  open: Open,
): Result<Settlement, Rejection> | undefined => {
  if (players['winner'] === undefined) return undefined;
  const rules = payoutsOf(open);
  if (!rules.ok) return rules;
  return settle({ ...(field(sheet, 'claim') as object), ...players } as unknown as Claim, rules.value);
};

const refuse = ({ reasons }: Rejection): object => ({ valid: false, reasons });

/** A sheet as an answer, with the payments or the reasons against them if a winner is named. */
const sheetAnswer = (sheet: object, settlement?: Result<Settlement, Rejection>): object => ({
  valid: true,
  ...sheet,
  ...(settlement !== undefined && { settlement: settlement.ok ? settlement.value : settlement.error }),
});

/** The answer to a request with a sheet that a person filled in. */
const answerSheet = (given: unknown, players: Players, open: Open): object => {
  const sheets = sheetsOf(open);
  if (!sheets.ok) return refuse(under('sheet', sheets.error));
  const sheet = sheets.value.fill(given);
  return sheet.ok
    ? sheetAnswer(sheet.value, settleSheet(sheet.value, players, open))
    : refuse(under('sheet', sheet.error));
};

/** A win of the command line less what the request says itself, beside its tiles. */
const without = (win: Win, names: readonly string[] = [], request: unknown): Win =>
  Object.fromEntries(
    Object.entries(win).filter(([name]) => !names.includes(name) || field(request, name) === undefined),
  ) as unknown as Win;

/** The answer to a request with a hand. */
const answerHand = (request: unknown, players: Players, asked: Asked, open: Open): object => {
  const scores = scoresOf(open);
  if (!scores.ok) return refuse(scores.error);
  const { rules, text } = scores.value;
  const hand = handIn(request, text);
  if (!hand.ok) return refuse(hand.error);
  const win = fieldOr(request, 'win', without(winFor(asked, open.set, players), text.besideTiles, request));
  const sheet = scoreHand(hand.value, win, rules, { reading: field(request, 'reading') });
  return sheet.ok ? sheetAnswer(sheet.value, settleSheet(sheet.value, players, open)) : refuse(sheet.error);
};

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, asked: Asked): object => {
  const open = rulesFor(request, asked);
  if (!open.ok) return refuse(open.error);
  const sheet = sheetIn(request);
  if (!sheet.ok) return refuse(sheet.error);
  const players = playersIn(request, asked);
  return sheet.value === undefined
    ? answerHand(request, players, asked, open.value)
    : answerSheet(sheet.value, players, open.value);
};

/** A way of winning as words: `loose tile`. */
const inWords = (by: WinKind): string => by.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The sheet of a hand as text, with the payments if there are any. */
const sheetText = (
  sheet: object,
  { rules, text, lines }: Scores,
  settlement: Settlement | undefined,
  asked: Asked,
  style: Style,
): string => {
  const { title, details } = text.reading(field(sheet, 'reading'));
  const { by } = winFor(asked, asked.set);
  return printed([
    style.bold(title),
    ...details.slice(0, 1),
    `Won by ${inWords(by)}${asked.by === undefined ? ' (if not so, say it with --by)' : ''}`,
    '',
    ...lines(sheet, style),
    ...paragraph(settlement === undefined ? [] : settlementLines(settlement)),
    ...paragraph(remarkLines('Note', rules.hands.notes, style)),
  ]);
};

/** Scores one hand; payments that cannot be are a mistake of the command line, as no answer was asked for without them. */
const scoreOne = async (
  hand: Hand,
  scores: Scores,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const { rules } = scores;
  const sheet = scoreHand(hand, winFor(asked, asked.set), rules);
  if (!sheet.ok) {
    const { reasons } = sheet.error;
    if (isAboutWin(reasons)) return badInput(sheet.error, isJson ? refuse(sheet.error) : undefined, io);
    await io.print(isJson ? jsonLine(refuse(sheet.error)) : losingText(reasons, rules.hands.notes, io.style));
    return success(1);
  }
  const settlement = settleSheet(sheet.value, asked.players, asked);
  if (settlement?.ok === false) return failure(firstReason(settlement.error));
  await io.print(
    isJson
      ? jsonLine(sheetAnswer(sheet.value, settlement))
      : sheetText(sheet.value, scores, settlement?.value, asked, io.style),
  );
  return success(0);
};

const scoreText = async (text: string, asked: Asked, isJson: boolean, io: Io): Promise<Usage<ExitCode>> => {
  const scores = scoresOf(asked);
  if (!scores.ok) return badInput(scores.error, isJson ? refuse(scores.error) : undefined, io);
  const hand = parseHandText(text);
  return hand.ok
    ? scoreOne(hand.value, scores.value, asked, isJson, io)
    : badInput(hand.error, isJson ? refuse(hand.error) : undefined, io, 'the hand cannot be read: ');
};

const noMember = (name: string, members: readonly string[]): string => {
  const nearest = nearestName(name, members);
  const hint = nearest === undefined ? '' : `; did you mean “${nearest}”?`;
  return `a sheet has ${members.join(', ')}, not ${quoted(name)}${hint}`;
};

/** Fills in the sheet that `--sheet` gives. */
const scoreSheet = async (
  given: unknown,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const sheets = sheetsOf(asked);
  if (!sheets.ok) return badInput(sheets.error, isJson ? refuse(sheets.error) : undefined, io);
  const [stranger] = strangersIn(given, new Set(sheets.value.members));
  if (stranger !== undefined) return failure(`--sheet: ${noMember(stranger, sheets.value.members)}`);
  const sheet = sheets.value.fill(given);
  if (!sheet.ok) {
    const error = under('sheet', sheet.error);
    return badInput(error, isJson ? refuse(error) : undefined, io, '--sheet: ');
  }
  const settlement = settleSheet(sheet.value, asked.players, asked);
  if (settlement?.ok === false) return failure(firstReason(settlement.error));
  await io.print(
    isJson ? jsonLine(sheetAnswer(sheet.value)) : printed(sheets.value.lines(sheet.value, io.style)),
  );
  return success(0);
};

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
    'Prints the sheet of the best reading, line by line, and with --winner who pays whom. If --by is left out the hand counts as won from the wall, or on a discard if a discarder is named. For a hand that does not win it prints the reasons.',
    'With --json and no hand, each line of standard input is a request and gets one line in answer. A request has what it has for “validate”, and if you like "reading" (one that “validate” listed), "winner", "discarder", "dead" and "seats". In the solitaires it may be {"sheet": ...} instead, as --sheet has it.',
  ],
  options: [
    ...RULES_OPTIONS,
    ...WIN_OPTIONS,
    ...WIN_FLAGS,
    SHEET_OPTION,
    ...PLAYER_OPTIONS,
    jsonOption('hand or sheet'),
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
    await answerLines(io, { answer: (request) => answer(request, asked.value), refuse });
    return success(0);
  },
};
