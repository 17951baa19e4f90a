import {
  type HasAnyTable,
  type HasGoals,
  type HasHands,
  type HasPayouts,
  type HasPossible,
  type HasScore,
  type HasTiles,
  MisuseError,
  type Reason,
  type Rejection,
  type Result,
  type Win,
} from 'mahjongg/card-free';
import type { PlayedBy } from 'mahjongg/game';
import type { HandText, SheetForm, WinFlags, Written } from './hand-text';
import { Refused } from './mistakes';
import type { Play } from './play/table';
import { reasonAt, rejected, rejection, success } from './values';

/** A rule set as the program uses it: its name, and those parts that the game has (`rule-parts.ts`). */
export type Parts<R, W extends Win, L, S extends object> = { readonly name: string } & Missable<
  HasTiles & HasHands<R, W, L> & HasGoals<L> & HasScore<R, W, S> & HasPossible<R> & HasPayouts & HasAnyTable
>;

type Missable<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The rules of a game under some options. */
export interface Open {
  readonly set: RuleSet;
  readonly rules: Parts<unknown, Win, unknown, object>;
  /** What a score assumes for members that a win or a sheet leaves out. */
  readonly assumed: Readonly<Record<string, number>>;
  /** How hands are written: the game’s own, or those of another game that it uses (AS-1). */
  readonly text?: Written | undefined;
  /** The sheet that a person fills in, under the options. */
  readonly sheet?: SheetForm<object> | undefined;
}

/** Options of a game and, if one was named, the text of its card. */
interface Choice {
  readonly options: unknown;
  readonly card: string | undefined;
}

type Opener = (choice: Choice) => Result<Omit<Open, 'set'>>;

/** What the program knows about a game before it loads it; what a game does not have is left out. */
export interface RuleSet {
  /** The name for `--rules`, in requests and in records. */
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<Opener>;
  /** How it is played in the terminal, loaded when somebody plays. */
  readonly play?: (() => Promise<Play>) | undefined;
  readonly takesCard?: boolean;
  readonly isSolitaire?: boolean;
  /** Whether players may have suits of their own (YG-13). */
  readonly hasPersonalSuits?: boolean;
  readonly isWithoutJokers?: boolean;
  /** Options of the command line that say more about the win of this game. */
  readonly winFlags?: WinFlags;
  /** The members of the win that a request may also have next to the tiles. */
  readonly besideTiles?: readonly string[];
}

/** Loads a game and returns its rules under these options, with the card if one was named. */
export const openRules = async (set: RuleSet, choice: Choice): Promise<Result<Open>> => {
  const opened = (await set.load())(choice);
  return opened.ok ? success({ set, ...opened.value }) : opened;
};

/** Everything that a game tells the program about itself. */
export interface Game<O, C, R, W extends Win, L, S extends object, F extends object> {
  readonly name: string;
  /** Reads the options of the game from any value. */
  readonly readOptions: (options: unknown) => Result<O>;
  readonly card?: (text: string) => Result<C>;
  /** The rules under these options, with this card if one was named. */
  readonly make: (options: O, card: C | undefined) => Parts<R, W, L, S>;
  readonly hands?: (options: O, card: C | undefined) => HandText<R, L, S>;
  /** The sheet that a person fills in. */
  readonly sheet?: (options: O) => SheetForm<F>;
  readonly assumed?: (options: O) => Open['assumed'];
}

const cardRefused = (rules: string): Reason => {
  const message = `The rule set “${rules}” does not use a card.`;
  return reasonAt('notInRules', '', message, ['card'], { rules, part: 'card' });
};

/** Makes rules; fails if options and card are sound but do not go together. */
const madeOf = <T>(make: () => T): Result<T> => {
  try {
    return success(make());
  } catch (error) {
    if (error instanceof MisuseError) return rejected(...error.reasons);
    throw error;
  }
};

/** Turns a game with its own types of readings, layouts and sheets into an opener like any other; each gets only its own. */
export const openerOf =
  <O, C, R, W extends Win, L, S extends object, F extends object>(game: Game<O, C, R, W, L, S, F>): Opener =>
  ({ options: given, card: text }) => {
    const read = game.readOptions(given);
    if (!read.ok) return read;
    const { value: options } = read;
    const card =
      text === undefined ? success(undefined) : (game.card?.(text) ?? rejected(cardRefused(game.name)));
    if (!card.ok) return card;
    const rules = madeOf(() => game.make(options, card.value));
    if (!rules.ok) return rules;
    return success({
      rules: rules.value as unknown as Open['rules'],
      assumed: game.assumed?.(options) ?? {},
      text: game.hands?.(options, card.value) as Written | undefined,
      sheet: game.sheet?.(options) as SheetForm<object> | undefined,
    });
  };

/** The games at an American table, in which people pay each other and a hand can be dead. */
export const TABLE_GAMES: readonly string[] = ['card-free', 'american-2018', 'nmjl', 'american-game'];

const MISSING = {
  hands: 'cannot read hands of tiles',
  goals: 'does not say what to aim for',
  score: 'has no score sheet for hands of tiles',
  sheet: 'has no sheet that a person fills in',
  payouts: `has no payments; ${TABLE_GAMES.join(', ')} have them`,
  possible: 'cannot tell whether a hand is dead',
  dragonHands: 'has no Dragon Hands',
  table: 'is not played at a table',
} as const;

type Part = keyof typeof MISSING;

const BY_SHEET = '“score --sheet JSON” takes a sheet that you fill in';

/** What to do instead; empty if nothing is known. */
const instead = (part: Part, { set, rules, sheet }: Open): string => {
  if (part === 'payouts' || part === 'sheet' || part === 'dragonHands') return '';
  const ofHands = part === 'hands' || part === 'score';
  if (ofHands && sheet !== undefined) return `; ${BY_SHEET} (“mahjongg help ${set.name}” has one)`;
  if (set.takesCard && sheet === undefined)
    return ' without a card; name one with --card FILE, or try --card practice';
  return part === 'score' && rules.hands !== undefined ? '; “validate” lists the readings of a hand' : '';
};

/** Why there is no answer: these rules do not have the part. */
export const without = (part: Part, open: Open): Rejection => {
  const rules = open.set.name;
  const message = `The rule set “${rules}” ${MISSING[part]}${instead(part, open)}.`;
  const code = part === 'payouts' ? 'notPaid' : 'notInRules';
  return rejection([reasonAt(code, '', message, [], { rules, part })]);
};

/** Rules with a part, and how their hands are written. */
export interface With<R> {
  readonly rules: R;
  readonly text: Written;
}

/** What a command gets when it asks for a part. */
interface Found {
  readonly hands: With<HasHands<unknown, Win>>;
  readonly goals: With<HasGoals>;
  readonly possible: With<HasPossible>;
  readonly score: With<HasHands<unknown, Win> & HasScore<unknown, Win, object>>;
  readonly payouts: With<HasPayouts>;
  readonly table: With<PlayedBy>;
  readonly sheet: SheetForm<object>;
}

const has = (part: keyof Found, { rules, text, sheet }: Open): boolean => {
  if (part === 'sheet') return sheet !== undefined;
  if (part === 'payouts' || part === 'table') return rules[part] !== undefined;
  const isWritten = rules.tiles !== undefined && text !== undefined;
  return isWritten && rules[part] !== undefined && (part !== 'score' || text.sheet !== undefined);
};

/** The part of these rules; throws `Refused` if they do not have it. */
export const partOf = <P extends keyof Found>(part: P, open: Open): Found[P] => {
  const needed = part === 'score' ? (['hands', 'score'] as const) : [part];
  const missing = needed.find((one) => !has(one, open));
  if (missing !== undefined) throw new Refused(without(missing, open));
  const { rules, text, sheet } = open;
  const found: unknown = part === 'sheet' ? sheet : { rules, text };
  // A part that exists has its own type.
  return found as Found[P];
};

/** The message if neither a hand nor a sheet is on the command line; `hands` is how hands that the command reads are written. */
export const whichHand = ({ sheet }: Open, hands: Written | undefined): string =>
  hands === undefined && sheet !== undefined
    ? `which sheet? Give it with --sheet, such as '${JSON.stringify(sheet.example)}'`
    : `which hand? Write it after the command, such as “${hands?.example ?? ''}”`;
