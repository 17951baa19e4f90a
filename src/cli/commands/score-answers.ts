import {
  type Claim,
  type Reason,
  type Rejection,
  type Result,
  type Settlement,
  scoreHand,
  settle,
  type Win,
} from 'mahjongg';
import type { Given } from '../arguments';
import { failure, field, rejected, under } from '../copies';
import { mistaken, orRefused } from '../mistakes';
import { partOf, without } from '../parts';
import { fieldOr, handIn, membersOf, rulesFor, sheetIn } from '../requests';
import type { Open } from '../rule-set';
import { ruleSetNamed } from '../rule-sets';
import { givenPlayers, type Players, readSettings, type Settings, usualBy, winOf } from '../settings';

const OTHER_JOKER: Reason = {
  code: 'badSeat',
  rule: 'AG-27a',
  message: 'The joker cannot come from both the winner’s own exposure and another player’s.',
  at: { path: ['jokerOf'] },
  params: {},
};

/** Whether the win and the players disagree about whose joker was redeemed. */
const isOtherJoker = (win: unknown, { winner, jokerOf }: Players): boolean => {
  const ownJoker = field(win, 'ownJoker');
  return typeof ownJoker === 'boolean' && jokerOf !== undefined && ownJoker !== (jokerOf === winner);
};

/** Who pays whom for a scored hand; undefined if no winner is named. */
export const settleSheet = (
  sheet: object,
  players: Players,
  open: Open,
  win?: unknown,
): Result<Settlement, Rejection> | undefined => {
  if (players['winner'] === undefined) return undefined;
  if (isOtherJoker(win, players)) return rejected(OTHER_JOKER);
  if (open.rules.payouts === undefined) return failure(without('payouts', open));
  const claim: unknown = { ...(field(sheet, 'claim') as object), ...players };
  return settle(claim as Claim, { rules: partOf('payouts', open).rules });
};

/** Whether a hand wins and only its value is missing (TG-8). */
export const lacksValue = ({ reasons }: Rejection): boolean =>
  reasons.every(({ code }) => code === 'valueNeeded');

/** The answer to a hand or a sheet that has no score. */
export const refuse = (rejection: Rejection): object => ({
  valid: lacksValue(rejection),
  reasons: rejection.reasons,
});

/** A sheet that a person filled in, or why there is none. */
export const filledSheet = (given: unknown, open: Open, said?: (reason: Reason) => string): object => {
  const { fillSheet, set } = open;
  return fillSheet === undefined || set.sheet === undefined
    ? orRefused<object>(under('sheet', failure(without('sheet', open))))
    : orRefused(under('sheet', fillSheet(given)), said);
};

/** A sheet as an answer, with what was assumed, and the payments or the reasons against them if a winner is named. */
export const sheetAnswer = (
  sheet: object,
  assumed: Assumed,
  settlement?: Result<Settlement, Rejection>,
): object => ({
  valid: true,
  ...sheet,
  ...(Object.keys(assumed).length > 0 && { assumed }),
  ...(settlement !== undefined && {
    settlement: settlement.ok ? settlement.value : { reasons: settlement.error.reasons },
  }),
});

/** What the command line says about the game, the win and the players. */
export interface Asked extends Settings {
  readonly players: Players;
}

/** Reads the command line. */
export const readAsked = async (given: Given): Promise<Asked> => {
  const settings = await readSettings(given);
  const players = givenPlayers(given, settings);
  const [first] = Object.keys(players);
  if (first !== undefined && players['winner'] === undefined) mistaken(`--${first} needs --winner beside it`);
  return { ...settings, players };
};

/** The win that the command line tells, in these rules. */
export const winFor = (asked: Asked, open: Open, players: Players = asked.players): Win =>
  winOf(asked.by ?? usualBy(players, open), asked, open.set);

/** What of a win was taken to be so because nobody said it, by the names of its members. */
export type Assumed = Readonly<Record<string, unknown>>;

/** What of these members neither of the values has. */
export const assumedOf = (usual: Assumed, ...given: readonly unknown[]): Assumed =>
  Object.fromEntries(
    Object.entries(usual).filter(([name]) => given.every((one) => field(one, name) === undefined)),
  );

/** What a score of this win of a game assumed. */
export const assumedFor = (win: Win, isByGiven: boolean, { assumed }: Open, request?: unknown): Assumed => ({
  ...(!isByGiven && { by: win.by }),
  ...assumedOf(assumed, win, request),
});

const PLAYER_FIELDS = ['winner', 'discarder', 'exchanger', 'jokerOf', 'dead', 'seats'];

/** The players that a request names, or else those of the command line. */
const playersIn = (request: unknown, { players }: Asked): Players => {
  const own = membersOf(request, PLAYER_FIELDS);
  return Object.keys(own).length === 0 ? players : (own as Players);
};

const answerSheet = (given: unknown, players: Players, open: Open): object => {
  const sheet = filledSheet(given, open);
  return sheetAnswer(sheet, assumedOf(open.assumed, given), settleSheet(sheet, players, open));
};

const answerHand = (request: unknown, players: Players, asked: Asked, open: Open): object => {
  const { rules, text } = partOf('score', open);
  const hand = handIn(request, text);
  // What the request says beside its tiles goes before the win of the command line.
  const own = Object.keys(membersOf(request, text.besideTiles ?? []));
  const told = Object.entries(winFor(asked, open, players)).filter(([name]) => !own.includes(name));
  const win = fieldOr(request, 'win', Object.fromEntries(told) as unknown as Win);
  const sheet = orRefused(scoreHand(hand, { win, rules, reading: field(request, 'reading') }));
  const isByGiven = asked.by !== undefined || field(request, 'win') !== undefined;
  const assumed = assumedFor(win, isByGiven, open, request);
  return sheetAnswer(sheet, assumed, settleSheet(sheet, players, open, win));
};

/** What of a request is not read beside its hand. */
export const strayIn = (request: unknown, { set, card }: Asked): readonly string[] => {
  const named = ruleSetNamed(fieldOr(request, 'rules', set.name));
  const flags = named.ok ? named.value.hands?.winFlags : undefined;
  const isInWin = flags?.some(({ field: member }) => member === 'value') === true;
  return [
    // Where the win of a game has a value, that of a request is not read beside its hand: there “settle” reads it.
    ...(isInWin && field(request, 'sheet') === undefined && field(request, 'value') !== undefined
      ? ['value']
      : []),
    // With a card the line says the value, and one in the win is not read (TG-8).
    ...(card !== undefined && field(field(request, 'win'), 'value') !== undefined ? ['win.value'] : []),
  ];
};

/** The answer to a request, which may be any JSON value. */
export const answer = (request: unknown, asked: Asked): object => {
  const open = rulesFor(request, asked);
  const sheet = sheetIn(request);
  const players = playersIn(request, asked);
  return sheet === undefined ? answerHand(request, players, asked, open) : answerSheet(sheet, players, open);
};
