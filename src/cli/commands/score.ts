import {
  type Claim,
  type Reason,
  type Rejection,
  type Remark,
  type Result,
  type Settlement,
  scoreHand,
  settle,
  type Validation,
  validateHand,
  type Win,
} from 'mahjongg/card-free';
import type { Answer, Given, Work } from '../command';
import type { Style } from '../io';
import { didYouMean, joined, mistaken, orRefused, Refused, reasonsOf, withOptions } from '../mistakes';
import { isAboutWin, losingLines, remarkLines } from '../reasons';
import {
  answering,
  fieldOr,
  handIn,
  membersOf,
  readHand,
  sheetIn,
  strangersIn,
  unreadWithout,
} from '../requests';
import { type Open, partOf, whichHand, without } from '../rule-set';
import { ruleSetNamed } from '../rule-sets';
import {
  flagNamed,
  givenPlayers,
  hasValueInWin,
  jsonGiven,
  type Players,
  readSettings,
  type Settings,
  usualBy,
  WIN_FLAGS,
  winOf,
} from '../settings';
import { settlementLines, wonLine, wonLines } from '../sheets';
import { failure, field, type Members, PLAYER_MEMBERS, quoted, reasonAt, rejected, under } from '../values';
import { type Lines, paragraph } from '../words';

const OTHER_JOKER: Reason = reasonAt(
  'badSeat',
  'AG-27a',
  'The joker cannot come from both the winner’s own exposure and another player’s.',
  ['jokerOf'],
);

/** Whether the win and the players disagree about whose joker was redeemed. */
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
): Result<Settlement> | undefined => {
  if (players['winner'] === undefined) return undefined;
  if (isOtherJoker(win, players)) return rejected(OTHER_JOKER);
  if (open.rules.payouts === undefined) return failure(without('payouts', open));
  const claim: unknown = { ...(field(sheet, 'claim') as object), ...players };
  return settle(claim as Claim, { rules: partOf('payouts', open).rules });
};

/** Whether only the value of a winning hand is missing (TG-8). */
const lacksValue = ({ reasons }: Rejection): boolean => reasons.every(({ code }) => code === 'valueNeeded');

/** The answer for a hand or a sheet without a score. */
const refuse = (rejection: Rejection): object => ({
  valid: lacksValue(rejection),
  reasons: rejection.reasons,
});

/** Scores a sheet that a person filled in, or refuses it. */
const filledSheet = (given: unknown, open: Open, said?: (reason: Reason) => string): object => {
  const filled = open.sheet?.fill(given) ?? failure(without('sheet', open));
  return orRefused(under('sheet', filled), said);
};

/** What a win left open and was assumed; a winning tile that was not given is named beside the reading. */
const leftOpen = (judged: Validation<unknown>): readonly Remark[] =>
  judged.valid ? judged.conditions.filter(({ code }) => code !== 'winningTile') : [];

/** A sheet as an answer, with what was assumed, and the payments or why there are none if a winner is named. */
const sheetAnswer = (sheet: object, assumed: Members, settlement?: Result<Settlement>): object => ({
  valid: true,
  ...sheet,
  ...(Object.keys(assumed).length > 0 && { assumed }),
  ...(settlement !== undefined && {
    settlement: settlement.ok ? settlement.value : { reasons: settlement.error.reasons },
  }),
});

interface Asked extends Settings {
  readonly players: Players;
  /** The sheet that a person filled in; undefined if none is given. */
  readonly filled: unknown;
}

const readAsked = async (given: Given): Promise<Asked> => {
  const settings = await readSettings(given);
  const players = givenPlayers(given, settings);
  const [first] = Object.keys(players);
  if (first !== undefined && players['winner'] === undefined) mistaken(`--${first} needs --winner beside it`);
  return { ...settings, players, filled: jsonGiven(given, 'sheet') };
};

/** The win on the command line, under these rules. */
const winFor = (asked: Asked, open: Open, players: Players = asked.players): Win =>
  winOf(asked.by ?? usualBy(players, open), asked, open.set);

/** A win, which says that the joker was the winner’s own if the players do, in games that ask (AG-27a). */
const withJoker = (win: Win, { winner, jokerOf }: Players, { set }: Open): Win => {
  const isOwn = field(win, 'by') === 'jokerExchange' && jokerOf !== undefined && jokerOf === winner;
  const own = { ownJoker: true, ...win };
  return isOwn && flagNamed(set, 'own-joker') !== undefined ? own : win;
};

/** The members that none of the given values has. */
const assumedOf = (usual: Members, ...given: readonly unknown[]): Members =>
  Object.fromEntries(
    Object.entries(usual).filter(([name]) => given.every((one) => field(one, name) === undefined)),
  );

/** The players in a request, or else those of the command line. */
const playersIn = (request: unknown, { players }: Asked): Players => {
  const own = membersOf(request, PLAYER_MEMBERS);
  return Object.keys(own).length === 0 ? players : (own as Players);
};

const answerHand = (request: unknown, players: Players, asked: Asked, open: Open): object => {
  const { rules } = partOf('score', open);
  const hand = handIn(request, open.set);
  // What the request says besides its tiles takes precedence over the win of the command line.
  const own = Object.keys(membersOf(request, open.set.besideTiles ?? []));
  const told = Object.entries(winFor(asked, open, players)).filter(([name]) => !own.includes(name));
  const said = fieldOr(request, 'win', Object.fromEntries(told) as unknown as Win);
  const win = withJoker(said, players, open);
  const sheet = orRefused(scoreHand(hand, { win, rules, reading: field(request, 'reading') }));
  const by = asked.by === undefined && field(request, 'win') === undefined ? { by: win.by } : {};
  const assumed = { ...by, ...assumedOf(open.assumed, win, request) };
  return sheetAnswer(sheet, assumed, settleSheet(sheet, players, open, win));
};

/** The members of a request to report as ignored. */
const strayIn = (request: unknown, { set, card }: Asked): readonly string[] => {
  const named = ruleSetNamed(fieldOr(request, 'rules', set.name));
  const isInWin = named.ok && hasValueInWin(named.value);
  const isBeside = field(request, 'sheet') === undefined && field(request, 'value') !== undefined;
  return [
    // If the win of a game has a value, a value next to the hand is ignored; “settle” reads that one.
    ...(isInWin && isBeside ? ['value'] : []),
    // With a card the line has the value, and one in the win is ignored (TG-8).
    ...(card !== undefined && field(field(request, 'win'), 'value') !== undefined ? ['win.value'] : []),
    // The win says how a hand was won, and without a winner nobody pays.
    ...unreadWithout(request, ['win', 'sheet'], ['by']),
    ...unreadWithout(request, ['winner'], PLAYER_MEMBERS),
  ];
};

/** The set of a sheet that a reason is about, such as `set 1 (pung of E): `; empty if it is not about one. */
const setText = (sheet: unknown, { at }: Reason): string => {
  const [, list, place] = at?.path ?? [];
  if (list !== 'sets' || typeof place !== 'number') return '';
  const set = field(field(sheet, list), String(place));
  const [kind, tile] = ['kind', 'tile'].map((name) => field(set, name));
  const name = typeof kind === 'string' && typeof tile === 'string' ? ` (${kind} of ${tile})` : '';
  return `set ${place + 1}${name}: `;
};

/** What was assumed, a line each with how to change it. */
const assumedLines = (assumed: Members, toChange: (name: string) => string): Lines =>
  Object.entries(assumed).map(
    ([name, value]) => `Assumed: ${value} ${joined(name, ' ')} (to change it, ${toChange(name)})`,
  );

/** The payments for a scored hand; impossible ones are a mistake on the command line. */
const paid = (...of: Parameters<typeof settleSheet>) => {
  const settlement = settleSheet(...of);
  return settlement?.ok === false ? mistaken(reasonsOf(settlement.error, withOptions)) : settlement;
};

const scoreSheet = (filled: unknown, asked: Asked, style: Style): Answer => {
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
  const assumed = assumedOf(asked.assumed, filled);
  return {
    json: sheetAnswer(sheet, assumed, paid(sheet, asked.players, asked)),
    lines: () => [
      ...lines(sheet, style),
      ...paragraph(assumedLines(assumed, (name) => `write “${name}” into the sheet`)),
    ],
  };
};

const VALUE_NEEDED =
  'the hand wins, but the players decide its value (TG-8): give it with --hand-value; for a drawn tile 20 points are added';

const scoreText = (given: string, asked: Asked, style: Style): Answer => {
  const { rules, text } = partOf('score', asked);
  const { notes } = rules.hands;
  const hand = readHand(given);
  const win = withJoker(winFor(asked, asked), asked.players, asked);
  const scored = scoreHand(hand, { win, rules });
  if (!scored.ok) {
    const { error } = scored;
    if (lacksValue(error)) throw new Refused(error, () => VALUE_NEEDED);
    if (isAboutWin(error.reasons)) throw new Refused(error);
    return { json: refuse(error), lines: () => losingLines(asked, error.reasons, notes, style), status: 1 };
  }
  const sheet = scored.value;
  const settlement = paid(sheet, asked.players, asked, win);
  const by = asked.by === undefined ? { by: win.by } : {};
  const assumed = assumedOf(asked.assumed, win);
  const how = [
    wonLine(win.by, asked.by === undefined),
    ...assumedLines(assumed, (name) => `add --${joined(name, '-')}`),
  ];
  return {
    json: sheetAnswer(sheet, { ...by, ...assumed }, settlement),
    lines: () => [
      ...wonLines(sheet, how, text, style),
      ...paragraph(remarkLines('Condition', leftOpen(validateHand(hand, { win, rules })), style)),
      ...paragraph(settlement === undefined ? [] : settlementLines(settlement.value, field(sheet, 'claim'))),
      ...paragraph(remarkLines('Note', notes, style)),
    ],
  };
};

const ABOUT_HAND: readonly string[] = ['by', 'tile', ...WIN_FLAGS.map(({ name }) => name)];

const NO_VALUE =
  'the rules or the card set the value of a hand; only american-game without a card takes --hand-value';

const BY_TILES = '“score” sees it from the tiles; it is for “settle”';

export const score: Work = {
  elsewhere: { value: NO_VALUE, jokerless: BY_TILES, 'all-pairs': BY_TILES },
  ...answering<Asked>({
    read: readAsked,
    isAsked: ({ text, options }) => text !== undefined || options.has('sheet'),
    find: ({ text, options }, asked, style) => {
      if (asked.filled === undefined)
        return scoreText(text ?? mistaken(whichHand(asked, asked.text?.sheet && asked.text)), asked, style);
      if (text !== undefined) mistaken('a hand and --sheet cannot be combined');
      const about = ABOUT_HAND.find((name) => options.has(name));
      if (about !== undefined) mistaken(`--${about} goes with a hand; a sheet has the win in it`);
      return scoreSheet(asked.filled, asked, style);
    },
    answer: (request, open, asked) => {
      const filled = sheetIn(request);
      const players = playersIn(request, asked);
      if (filled === undefined) return answerHand(request, players, asked, open);
      const sheet = filledSheet(filled, open);
      return sheetAnswer(sheet, assumedOf(open.assumed, filled), settleSheet(sheet, players, open));
    },
    refuse,
    ignored: strayIn,
  }),
};
