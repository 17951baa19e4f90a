import type { Win } from '../hands/hand';
import { scoreHand } from '../questions/score-hand';
import { scoresOf, sheetsOf } from './parts';
import type { Players } from './players';
import { field, fieldOr, handIn, rulesFor, sheetIn, under } from './requests';
import type { Open } from './rule-set';
import { ruleSetNamed } from './rule-sets';
import { refuse, settleSheet, sheetAnswer } from './score-answer';
import { type Asked, assumedFor, assumedOf, winFor } from './score-asked';

const PLAYER_FIELDS = ['winner', 'discarder', 'exchanger', 'jokerOf', 'dead', 'seats'];

/** The players that a request names, or else those of the command line. */
const playersIn = (request: unknown, { players }: Asked): Players => {
  const own = PLAYER_FIELDS.map((name) => [name, field(request, name)] as const);
  return own.every(([, value]) => value === undefined) ? players : (Object.fromEntries(own) as Players);
};

/** The answer to a request with a sheet that a person filled in. */
const answerSheet = (given: unknown, players: Players, open: Open): object => {
  const sheets = sheetsOf(open);
  if (!sheets.ok) return refuse(under('sheet', sheets.error));
  const sheet = sheets.value.fill(given);
  return sheet.ok
    ? sheetAnswer(sheet.value, assumedOf(open.assumed, given), settleSheet(sheet.value, players, open))
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
  const assumed = assumedFor(win, isByGiven, open, request);
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

/** What of a request is not read beside its hand. */
export const strayIn = (request: unknown, asked: Asked): readonly string[] => [
  ...strayValue(request, asked),
  ...strayWinValue(request, asked),
];

/** The answer to a request, which may be any JSON value. */
export const answer = (request: unknown, asked: Asked): object => {
  const open = rulesFor(request, asked);
  if (!open.ok) return refuse(open.error);
  const sheet = sheetIn(request);
  if (!sheet.ok) return refuse(sheet.error);
  const players = playersIn(request, asked);
  return sheet.value === undefined
    ? answerHand(request, players, asked, open.value)
    : answerSheet(sheet.value, players, open.value);
};
