import type { Reason, Rejection, Result } from 'mahjongg/card-free';
import { CLAIM_MEMBERS, nearestName, quoted } from './values';

/** A mistake on the command line, with a line for each fault; the program prints it and ends with status 2. */
export class Mistake extends Error {}

/** Throws a `Mistake`, which ends the command. */
export const mistaken = (message: string): never => {
  throw new Mistake(message);
};

/** The members of wins and claims that are also options: `jokerOf` is `--joker-of`. */
const OPTIONS: readonly string[] = [
  ...CLAIM_MEMBERS.filter((name) => name !== 'pattern'),
  'tile',
  'discards',
];

/** The words of a member’s name joined by a character: `flowers of dummies`, `flowers-of-dummies`. */
export const joined = (member: string, by: string): string =>
  member.replace(/[A-Z]/g, (letter) => by + letter.toLowerCase());

/** The message of a reason, with members of a win or a claim named as options of the command line. */
export const withOptions = ({ message, code, at }: Reason): string => {
  const optionOf = (name: string): string => `--${joined(name, '-')}`;
  const said = message.replace(/(?<!not )“(\w+)”/g, (whole, name: string) =>
    OPTIONS.includes(name) ? optionOf(name) : whole,
  );
  const member = String(at?.path?.[0]);
  const isUnsaid = ['missingSeat', 'badValue', 'notPaid'].includes(code) && !said.includes(optionOf(member));
  return isUnsaid && OPTIONS.includes(member) ? `${optionOf(member)}: ${said}` : said;
};

type Said = (reason: Reason) => string;

/** Input that the library refuses: reported in the answer to a request, or as a mistake on the command line. */
export class Refused extends Mistake {
  readonly rejection: Rejection;

  constructor(rejection: Rejection, said: Said = withOptions) {
    super(reasonsOf(rejection, said));
    this.rejection = rejection;
  }
}

/** The value of a result; throws `Refused` if there is none. */
export const orRefused = <T>(result: Result<T>, said?: Said): T => {
  if (result.ok) return result.value;
  throw new Refused(result.error, said);
};

/** A rejection as one sentence: its first reason, and how many more there are. */
export const firstReason = ({ reasons }: Rejection): string => {
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  return reasons[0].message + more;
};

const MOST_REASONS = 10;

/** What a message about a text quotes, and where that is. */
const QUOTED = /(“[^”]*”) at character \d+/;

/** The messages without repeats; those that differ only in what they quote are one that quotes it all. */
const distinct = (messages: readonly string[]): readonly string[] => {
  const said = messages.map((one) => one.replace(QUOTED, ''));
  return [...new Set(said)].map((one) => {
    const alike = messages.filter((_, at) => said[at] === one);
    const texts = new Set(alike.map((message) => QUOTED.exec(message)?.[1]));
    return alike[0]?.replace(QUOTED, (whole) => [whole, ...[...texts].slice(1)].join(', ')) ?? one;
  });
};

/** What people call tiles, and how these are written. */
// biome-ignore format: a line for each kind
const TILE_WORDS: Readonly<Record<string, string>> = {
  east: 'E', south: 'S', west: 'W', north: 'N',
  red: 'RD', green: 'GD', white: 'WD', soap: 'WD', gold: 'YD',
  flower: 'F', joker: 'J',
};

/** A reason that suggests the tile a word means; other reasons stay unchanged. */
const suggesting = (reason: Reason): Reason => {
  const { found, expected } = reason.params;
  const word = expected === 'tile' ? nearest(String(found), Object.keys(TILE_WORDS)) : undefined;
  if (word === undefined) return reason;
  const place = `${quoted(String(found))} at character ${Number(reason.at?.offset) + 1}`;
  return { ...reason, message: `${place}: did you mean ${TILE_WORDS[word]}?` };
};

export const reasonsOf = ({ reasons }: Rejection, said: Said = ({ message }) => message): string => {
  const all = distinct(reasons.map((reason) => said(suggesting(reason))));
  const more = all.length > MOST_REASONS ? [`and ${all.length - MOST_REASONS} more`] : [];
  return [...all.slice(0, MOST_REASONS), ...more].join('\n');
};

/** The value of a result; throws a `Mistake`, each line with the prefix, if there is none. */
export const orMistaken = <T>(result: Result<T>, prefix = ''): T =>
  result.ok ? result.value : mistaken(reasonsOf(result.error, ({ message }) => prefix + message));

/** The end of a sentence about an unknown name that suggests this one; empty if there is none. */
export const meant = (nearest: string | undefined): string =>
  nearest === undefined ? '' : `; did you mean “${nearest}”?`;

/** The known name that a text means on the command line, in any case. */
export const named = <T extends string>(text: string, known: readonly T[]): T | undefined =>
  known.find((one) => one.toLowerCase() === text.toLowerCase());

/** The name that was probably meant: one much like it, or one that begins with it if it has at least three letters. */
export const nearest = (name: string, known: readonly string[]): string | undefined =>
  nearestName(name, known) ??
  known.find((one) => name.length > 2 && one.toLowerCase().startsWith(name.toLowerCase()));

/** The end of a sentence about an unknown name that suggests the nearest known one; empty if there is none. */
export const didYouMean = (name: string, known: readonly string[]): string => meant(nearest(name, known));
