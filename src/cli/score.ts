import type { Hand, Win, WinKind } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import type { Rejection } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import type { Claim } from '../rules/claim';
import { scoreHand } from '../rules/score-hand';
import { settle } from '../rules/settle';
import type { Settlement } from '../rules/settlement';
import type { Command } from './command';
import type { Given, Usage } from './given';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_OPTIONS } from './options';
import { settlementLines } from './payments-text';
import { jsonLine } from './plain';
import { givenPlayers, type Players } from './players';
import { losingText, paragraph, printed, remarkLines } from './reasons-text';
import { field, fieldOr, handIn, rulesFor } from './requests';
import type { Rules, Sheet } from './rule-set';
import { firstReason, readSettings, type Settings, winOf } from './settings';
import { sheetLines } from './sheet-text';
import type { Style } from './style';

interface Asked extends Settings {
  readonly players: Players;
}

const readAsked = (given: Given): Usage<Asked> => {
  const settings = readSettings(given);
  if (!settings.ok) return settings;
  const players = givenPlayers(given);
  if (!players.ok) return players;
  return success({ ...settings.value, players: players.value });
};

/** How the hand was won if nobody says: on a discard if somebody discarded, else from the wall. */
const usualBy = (players: Players): WinKind => (players['discarder'] === undefined ? 'wall' : 'discard');

const winFor = ({ by, tile, players }: Asked): Win => winOf(by ?? usualBy(players), tile);

const PLAYER_FIELDS = ['winner', 'discarder', 'dead', 'seats'];

/** The players that a request names, or else those of the command line. */
const playersIn = (request: unknown, { players }: Asked): Players => {
  const own = PLAYER_FIELDS.map((name) => [name, field(request, name)] as const);
  return own.every(([, value]) => value === undefined) ? players : (Object.fromEntries(own) as Players);
};

/** Who pays whom for a scored hand; undefined if no winner is named. */
const settleSheet = (
  sheet: Sheet,
  players: Players,
  rules: Rules,
): Result<Settlement, Rejection> | undefined =>
  players['winner'] === undefined
    ? undefined
    : settle({ ...sheet.claim, ...players } as unknown as Claim, rules);

const refuse = ({ reasons }: Rejection): object => ({ valid: false, reasons });

/** A sheet as an answer, with the payments or the reasons against them if a winner is named. */
const sheetAnswer = (sheet: Sheet, settlement: Result<Settlement, Rejection> | undefined): object => ({
  valid: true,
  ...sheet,
  ...(settlement !== undefined && { settlement: settlement.ok ? settlement.value : settlement.error }),
});

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, asked: Asked): object => {
  const open = rulesFor(request, asked);
  if (!open.ok) return refuse(open.error);
  const hand = handIn(request);
  if (!hand.ok) return refuse(hand.error);
  const { rules } = open.value;
  const players = playersIn(request, asked);
  const win = fieldOr(request, 'win', winFor({ ...asked, players }));
  const sheet = scoreHand(hand.value, win, rules, { reading: field(request, 'reading') });
  return sheet.ok ? sheetAnswer(sheet.value, settleSheet(sheet.value, players, rules)) : refuse(sheet.error);
};

const sheetText = (sheet: Sheet, settlement: Settlement | undefined, asked: Asked, style: Style): string => {
  const { title, details } = asked.set.readingText(sheet.reading);
  const { by } = winFor(asked);
  return printed([
    style.bold(title),
    ...details.slice(0, 1),
    `Won by ${by}${asked.by === undefined ? ' (if not so, say it with --by)' : ''}`,
    '',
    ...sheetLines(sheet, style),
    ...paragraph(settlement === undefined ? [] : settlementLines(settlement)),
    ...paragraph(remarkLines('Note', asked.rules.hands.notes, style)),
  ]);
};

/** Scores one hand; payments that cannot be are a mistake of the command line, as no answer was asked for without them. */
const scoreOne = async (hand: Hand, asked: Asked, isJson: boolean, io: Io): Promise<Usage<ExitCode>> => {
  const sheet = scoreHand(hand, winFor(asked), asked.rules);
  if (!sheet.ok) {
    const { reasons } = sheet.error;
    await io.print(
      isJson ? jsonLine(refuse(sheet.error)) : losingText(reasons, asked.rules.hands.notes, io.style),
    );
    return success(1);
  }
  const settlement = settleSheet(sheet.value, asked.players, asked.rules);
  if (settlement?.ok === false) return failure(firstReason(settlement.error));
  await io.print(
    isJson
      ? jsonLine(sheetAnswer(sheet.value, settlement))
      : sheetText(sheet.value, settlement?.value, asked, io.style),
  );
  return success(0);
};

const scoreText = async (text: string, asked: Asked, isJson: boolean, io: Io): Promise<Usage<ExitCode>> => {
  const hand = parseHandText(text);
  if (hand.ok) return scoreOne(hand.value, asked, isJson, io);
  if (isJson) await io.print(jsonLine(refuse(hand.error)));
  return failure(`the hand cannot be read: ${firstReason(hand.error)}`);
};

/** `mahjongg score`. */
export const score: Command = {
  name: 'score',
  summary: 'fills in the score sheet of a winning hand, with the payments if the winner is named',
  usage: ['score HAND [OPTIONS]', 'score --json [OPTIONS] < REQUESTS'],
  about: [
    'Prints the sheet of the best reading, line by line, and with --winner who pays whom. If --by is left out the hand counts as won from the wall, or on a discard if a discarder is named. For a hand that does not win it prints the reasons.',
    'With --json and no hand, each line of standard input is a request and gets one line in answer. A request has what it has for “validate”, and if you like "reading" (one that “validate” listed), "winner", "discarder", "dead" and "seats".',
  ],
  options: [...RULES_OPTIONS, ...WIN_OPTIONS, ...PLAYER_OPTIONS, jsonOption('hand')],
  examples: [
    'score "11B 222B 333B 444B 555B"',
    'score "22D 333D J44D [555D] [666D]" --by discard --tile 4D',
    'score "11B 222B 333B 444B 555B" --winner E --by discard --discarder S',
    'score --json < requests.jsonl > answers.jsonl',
  ],
  run: async (given, io) => {
    const asked = readAsked(given);
    if (!asked.ok) return asked;
    const { players } = asked.value;
    if (players['winner'] === undefined && Object.keys(players).length > 0) {
      return failure(`--${Object.keys(players)[0]} needs --winner beside it`);
    }
    const isJson = given.options.has('json');
    if (given.text !== undefined) return scoreText(given.text, asked.value, isJson, io);
    if (!isJson) return failure('which hand? Write it after the command, such as “11B 222B 333B 444B 555B”');
    await answerLines(io, { answer: (request) => answer(request, asked.value), refuse });
    return success(0);
  },
};
