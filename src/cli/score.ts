import type { Hand, Win } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import { nearestName } from '../result/nearest-name';
import { quoted, type Reason, type Rejection, rejected } from '../result/reason';
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
import { NAMES_OPTION } from './names';
import { namingOptions } from './option-names';
import { jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_OPTIONS } from './options';
import { payoutsOf, type Scores, scoresOf, sheetsOf, type Written, whichHand } from './parts';
import { settlementLines } from './payments-text';
import { jsonLine } from './plain';
import { givenPlayers, type Players, usualBy } from './players';
import { losingText, paragraph, printed, remarkLines } from './reasons-text';
import { field, fieldOr, handIn, rulesFor, sheetIn, strangersIn, under } from './requests';
import type { Open } from './rule-set';
import { ruleSetNamed } from './rule-sets';
import { firstReason, jsonGiven, readSettings, type Settings, winOf } from './settings';
import type { Style } from './style';
import { WIN_FLAGS } from './win-flags';
import { wonLine } from './win-words';

interface Asked extends Settings {
  readonly players: Players;
}

const readAsked = async (given: Given): Promise<Usage<Asked>> => {
  const settings = await readSettings(given);
  if (!settings.ok) return settings;
  const players = givenPlayers(given, settings.value);
  if (!players.ok) return players;
  const [first] = Object.keys(players.value);
  return first !== undefined && players.value['winner'] === undefined
    ? failure(`--${first} needs --winner beside it`)
    : success({ ...settings.value, players: players.value });
};

const winFor = (asked: Asked, open: Open, players: Players = asked.players): Win =>
  winOf(asked.by ?? usualBy(players, open), asked, open.set);

/** What of a win was taken to be so because nobody said it, by the names of its members. */
type Assumed = Readonly<Record<string, unknown>>;

/** What of these members neither of the values has. */
const assumedOf = (usual: Assumed | undefined, ...given: readonly unknown[]): Assumed =>
  Object.fromEntries(
    Object.entries(usual ?? {}).filter(([name]) => given.every((one) => field(one, name) === undefined)),
  );

/** What a score of this win of a game assumed. */
const assumedFor = (win: Win, isByGiven: boolean, { assumed }: Written, request?: unknown): Assumed => ({
  ...(!isByGiven && { by: win.by }),
  ...assumedOf(assumed, win, request),
});

const PLAYER_FIELDS = ['winner', 'discarder', 'exchanger', 'jokerOf', 'dead', 'seats'];

/** The players that a request names, or else those of the command line. */
const playersIn = (request: unknown, { players }: Asked): Players => {
  const own = PLAYER_FIELDS.map((name) => [name, field(request, name)] as const);
  return own.every(([, value]) => value === undefined) ? players : (Object.fromEntries(own) as Players);
};

const OTHER_JOKER: Reason = {
  code: 'badSeat',
  rule: 'AG-27a',
  message: 'The joker is said to be of the winner’s own exposure, and of another player’s.',
  at: { path: ['jokerOf'] },
  params: {},
};

/** Whether the win and the players tell two stories of whose joker was redeemed. */
const isOtherJoker = (win: unknown, { winner, jokerOf }: Players): boolean => {
  const ownJoker = field(win, 'ownJoker');
  return typeof ownJoker === 'boolean' && jokerOf !== undefined && ownJoker !== (jokerOf === winner);
};

/** Who pays whom for a scored hand; undefined if no winner is named. */
const settleSheet = (
  sheet: object,
  players: Players,
  open: Open,
  win?: unknown,
): Result<Settlement, Rejection> | undefined => {
  if (players['winner'] === undefined) return undefined;
  if (isOtherJoker(win, players)) return rejected(OTHER_JOKER);
  const rules = payoutsOf(open);
  if (!rules.ok) return rules;
  return settle({ ...(field(sheet, 'claim') as object), ...players } as unknown as Claim, rules.value);
};

/** Whether a hand wins and only its value is missing (TG-8). */
const lacksValue = ({ reasons }: Rejection): boolean => reasons.every(({ code }) => code === 'valueNeeded');

const refuse = (rejection: Rejection): object => ({
  valid: lacksValue(rejection),
  reasons: rejection.reasons,
});

/** A sheet as an answer, with what was assumed, and the payments or the reasons against them if a winner is named. */
const sheetAnswer = (
  sheet: object,
  assumed: Assumed,
  settlement?: Result<Settlement, Rejection>,
): object => ({
  valid: true,
  ...sheet,
  ...(Object.keys(assumed).length > 0 && { assumed }),
  ...(settlement !== undefined && { settlement: settlement.ok ? settlement.value : settlement.error }),
});

/** The answer to a request with a sheet that a person filled in. */
const answerSheet = (given: unknown, players: Players, open: Open): object => {
  const sheets = sheetsOf(open);
  if (!sheets.ok) return refuse(under('sheet', sheets.error));
  const sheet = sheets.value.fill(given);
  return sheet.ok
    ? sheetAnswer(
        sheet.value,
        assumedOf(sheets.value.assumed, given),
        settleSheet(sheet.value, players, open),
      )
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
  const win = fieldOr(request, 'win', without(winFor(asked, open, players), text.besideTiles, request));
  const sheet = scoreHand(hand.value, win, rules, { reading: field(request, 'reading') });
  if (!sheet.ok) return refuse(sheet.error);
  const isByGiven = asked.by !== undefined || field(request, 'win') !== undefined;
  const assumed = assumedFor(win, isByGiven, text, request);
  return sheetAnswer(sheet.value, assumed, settleSheet(sheet.value, players, open, win));
};

/**
 * Where the win of a game has a value, that of a request is not read beside its hand: there it is the
 * one that “settle” reads.
 */
const strayValue = (request: unknown, { set }: Asked): readonly string[] => {
  if (field(request, 'value') === undefined || field(request, 'sheet') !== undefined) return [];
  const named = ruleSetNamed(fieldOr(request, 'rules', set.name));
  const flags = named.ok ? named.value.hands?.winFlags : undefined;
  return flags?.some(({ field: member }) => member === 'value') ? ['value'] : [];
};

/** With a card the line says the value, and one in the win is not read (TG-8). */
const strayWinValue = (request: unknown, { card }: Asked): readonly string[] =>
  card !== undefined && field(field(request, 'win'), 'value') !== undefined ? ['win.value'] : [];

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

/** What was assumed of the win beside the way, a line each. */
const assumedLines = ({ by: _by, ...assumed }: Assumed): readonly string[] =>
  Object.entries(assumed).map(
    ([name, value]) => `Assumed: ${value} ${name} (if not so, say it with --${name})`,
  );

/** The sheet of a hand as text, with the payments if there are any. */
const sheetText = (
  sheet: object,
  { rules, text, lines }: Scores,
  settlement: Settlement | undefined,
  asked: Asked,
  style: Style,
): string => {
  const { title, details } = text.reading(field(sheet, 'reading'));
  const win = winFor(asked, asked);
  const assumed = assumedFor(win, asked.by !== undefined, text);
  return printed([
    style.bold(title),
    ...details.slice(0, 1),
    wonLine(win.by, asked.by === undefined),
    ...assumedLines(assumed),
    '',
    ...lines(sheet, style),
    ...paragraph(settlement === undefined ? [] : settlementLines(settlement)),
    ...paragraph(remarkLines('Note', rules.hands.notes, style)),
  ]);
};

const VALUE_NEEDED =
  'the hand wins, but cannot be scored: the temporary table has no value for it; say it with --hand-value, without the points of a self-drawn tile';

/** Scores one hand; payments that cannot be are a mistake of the command line, as no answer was asked for without them. */
const scoreOne = async (
  hand: Hand,
  scores: Scores,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const { rules, text } = scores;
  const win = winFor(asked, asked);
  const sheet = scoreHand(hand, win, rules);
  if (!sheet.ok) {
    const { reasons } = sheet.error;
    if (lacksValue(sheet.error)) {
      if (isJson) await io.print(jsonLine(refuse(sheet.error)));
      return failure(VALUE_NEEDED);
    }
    if (isAboutWin(reasons)) return badInput(sheet.error, isJson ? refuse(sheet.error) : undefined, io);
    await io.print(isJson ? jsonLine(refuse(sheet.error)) : losingText(reasons, rules.hands.notes, io.style));
    return success(1);
  }
  const settlement = settleSheet(sheet.value, asked.players, asked, win);
  if (settlement?.ok === false) return failure(namingOptions(firstReason(settlement.error)));
  await io.print(
    isJson
      ? jsonLine(sheetAnswer(sheet.value, assumedFor(win, asked.by !== undefined, text), settlement))
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

/** What was assumed of members that a sheet does not have, a line each. */
const sheetAssumed = (assumed: Assumed): readonly string[] =>
  Object.entries(assumed).map(
    ([name, value]) => `Assumed: ${value} ${name} (if not so, write “${name}” into the sheet)`,
  );

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
  if (settlement?.ok === false) return failure(namingOptions(firstReason(settlement.error)));
  const assumed = assumedOf(sheets.value.assumed, given);
  await io.print(
    isJson
      ? jsonLine(sheetAnswer(sheet.value, assumed))
      : printed([...sheets.value.lines(sheet.value, io.style), ...paragraph(sheetAssumed(assumed))]),
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
      ignored: (request) => [...strayValue(request, asked.value), ...strayWinValue(request, asked.value)],
    });
    return success(0);
  },
};
