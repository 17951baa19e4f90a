import { isRecord, ownValue } from '../core/own-values';
import { type Form, type Members, readMembers } from '../core/read';
import { quoted, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { expectRules, hasTiles, type Part } from '../hands/expect-rules';
import { questionOption } from '../hands/read-options';
import { playOf } from '../play/played-games';
import { readAsked } from '../questions/read-asked';

/** The questions that not every game answers. */
export type Question =
  | 'distance'
  | 'targets'
  | 'waits'
  | 'bestDiscards'
  | 'advise'
  | 'scout'
  | 'judge'
  | 'review';

const TABLE_GAMES: readonly string[] = ['card-free', 'american-2018', 'nmjl', 'american-game'];
/** Without a card, nobody knows what a hand of The American Game is worth (TG-8), or lists what it can be. */
const VALUED_GAMES: readonly string[] = ['card-free', 'american-2018', 'nmjl'];
const EVERY_GAME: readonly string[] = [...TABLE_GAMES, 'chinese-solitaire', 'american-solitaire', 'year'];

/** The games that answer each question, by the names of their rule sets. */
export const GAMES_ASKED: Readonly<Record<Question, readonly string[]>> = {
  distance: EVERY_GAME,
  targets: EVERY_GAME,
  waits: EVERY_GAME,
  bestDiscards: EVERY_GAME,
  advise: TABLE_GAMES,
  scout: VALUED_GAMES,
  judge: VALUED_GAMES,
  review: VALUED_GAMES,
};

/** Why these rules, by their name, do not answer a question. */
export const notSupported = (question: Question, rules: string): Reason => {
  const games = GAMES_ASKED[question];
  const known = `${games.slice(0, -1).join(', ')} and ${games.at(-1)}`;
  const message = `“${question}” does not work with these rules of ${quoted(rules)}. It works with ${known}.`;
  return { code: 'notSupported', rule: '', message, params: { question, rules, games } };
};

/** What is read of a game at the American table by those who advise its players. */
export const RACKS_PART: Part = {
  name: 'table',
  shape: {
    table: { play: 'string', handSize: 'number', tilesKept: 'number', calls: { jokers: ['string'] } },
    payouts: { wins: 'record' },
    atLevel: 'function?',
  },
};

/** Whether rules lack a part, or are played in another way. */
const isOther = (rules: object, parts: readonly Part[]): boolean => {
  const play = parts.includes(RACKS_PART) ? playOf(rules) : undefined;
  return (
    parts.some(({ name }) => ownValue(rules, name) === undefined) ||
    (typeof play === 'string' && play !== 'racks')
  );
};

/**
 * The options of a question. A rule set without the parts that it asks, or played in another way, gets a reason; what is no
 * rule set ends with a `MisuseError`.
 */
export const readSupported = <Asked extends { readonly rules: object }>(
  asked: unknown,
  question: Question,
  names: readonly (keyof Asked & string)[],
  parts: readonly Part[],
): Result<Asked, Rejection> => {
  const read = readAsked<Asked>(asked, question, names, []);
  const { rules } = read;
  if (isRecord(rules) && isOther(rules, parts) && hasTiles(rules))
    return rejected(notSupported(question, rules.name));
  for (const part of parts) expectRules(rules, part, `\`${question}\``);
  return success(read);
};

/** A choice that is looked at elsewhere. */
export const ANYTHING: Form<unknown> = { read: (value) => value, expected: 'anything' };

/** Reads the options of a question, each by its form: a value that it does not allow gets a reason. */
export const readChoices = <T extends { readonly rules: object }>(
  asked: T,
  question: Question,
  forms: { readonly [K in keyof T]-?: Form<unknown> },
  parts: readonly Part[],
): Result<T, Rejection> => {
  const entries = Object.entries<Form<unknown>>(forms);
  const names = Object.keys(forms) as (keyof T & string)[];
  const own = readSupported<T>(asked, question, names, parts);
  if (!own.ok) return own;
  const members = Object.fromEntries(entries.map(([name, form]) => [name, questionOption(form)]));
  const reasons: Reason[] = [];
  const read = readMembers(own.value, members as Members<T>, [], reasons);
  return reasons.length > 0 ? rejected(...reasons) : success(read);
};
