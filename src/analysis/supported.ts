import { isRecord, ownValue } from '../core/own-values';
import { type Form, type Members, readMembers } from '../core/read';
import { quoted, type Reason } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { expectRules, hasTiles, type Part } from '../hands/expect-rules';
import { questionOption } from '../hands/read-options';
import { playOf } from '../play/played-games';
import { readAsked } from '../questions/read-asked';

/** The questions that only some games answer. */
export type Question =
  | 'distance'
  | 'targets'
  | 'waits'
  | 'bestDiscards'
  | 'advise'
  | 'usefulCalls'
  | 'scout'
  | 'judge'
  | 'review';

/** Without The American Game: it has no card, so nothing says what its hands are worth (TG-8) or lists them all. */
const VALUED_GAMES: readonly string[] = ['card-free', 'american-2018', 'nmjl'];
const TABLE_GAMES: readonly string[] = [...VALUED_GAMES, 'american-game'];
const EVERY_GAME: readonly string[] = [...TABLE_GAMES, 'chinese-solitaire', 'american-solitaire', 'year'];

/** The names of the rule sets that answer each question. */
export const GAMES_ASKED: Readonly<Record<Question, readonly string[]>> = {
  distance: EVERY_GAME,
  targets: EVERY_GAME,
  waits: EVERY_GAME,
  bestDiscards: EVERY_GAME,
  advise: TABLE_GAMES,
  usefulCalls: TABLE_GAMES,
  scout: VALUED_GAMES,
  judge: VALUED_GAMES,
  review: VALUED_GAMES,
};

/** The reason given when the rules with this name do not answer a question. */
export const notSupported = (question: Question, rules: string): Reason => {
  const games = GAMES_ASKED[question];
  const known = `${games.slice(0, -1).join(', ')} and ${games.at(-1)}`;
  // A game of the list lacks the parts for it only where it was made without a card.
  const cardless = games.includes(rules) ? ' without a card' : '';
  const message = `\`${question}\` does not work with the rules ${quoted(rules)}${cardless}. It works with ${known}.`;
  return { code: 'notSupported', rule: '', message, params: { question, rules, games } };
};

/** What advice reads of the rules of an American table game. */
export const RACKS_PART: Part = {
  name: 'table',
  shape: {
    table: { play: 'string', handSize: 'number', tilesKept: 'number', calls: { jokers: ['string'] } },
    payouts: { wins: 'record' },
    atLevel: 'function?',
  },
};

/** Whether rules lack one of these parts, or are not played at an American table although the parts ask for that. */
const isOther = (rules: object, parts: readonly Part[]): boolean => {
  const play = parts.includes(RACKS_PART) ? playOf(rules) : undefined;
  return (
    parts.some(({ name }) => ownValue(rules, name) === undefined) ||
    (typeof play === 'string' && play !== 'racks')
  );
};

/**
 * Reads the options of a question. A rule set that lacks the required parts, or is played in another way, gets a reason; a value
 * that is not a rule set throws a `MisuseError`.
 */
export const readSupported = <Asked extends { readonly rules: object }>(
  asked: Asked,
  question: Question,
  names: readonly (keyof Asked & string)[],
  parts: readonly Part[],
): Result<Asked> => {
  const read = readAsked(asked, question, names, []);
  const { rules } = read;
  if (isRecord(rules) && isOther(rules, parts) && hasTiles(rules))
    return rejected(notSupported(question, rules.name));
  for (const part of parts) expectRules(rules, part, `\`${question}\``);
  return success(read);
};

/** An option that is checked elsewhere. */
export const ANYTHING: Form<unknown> = { read: (value) => value, expected: 'anything' };

/** Reads the options of a question, each by its form; a value its form does not allow gets a reason. */
export const readChoices = <T extends { readonly rules: object }>(
  asked: T,
  question: Question,
  forms: { readonly [K in keyof T]-?: Form<unknown> },
  parts: readonly Part[],
): Result<T> => {
  const names = Object.keys(forms) as (keyof T & string)[];
  const own = readSupported(asked, question, names, parts);
  if (!own.ok) return own;
  const members = Object.fromEntries(names.map((name) => [name, questionOption(forms[name])]));
  const reasons: Reason[] = [];
  const read = readMembers(own.value, members as Members<T>, [], reasons);
  return reasons.length > 0 ? rejected(...reasons) : success(read);
};
