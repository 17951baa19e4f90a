import { type Hand, parseHandText, type ReasonCode, type Rejection } from 'mahjongg/card-free';
import type { Answer, Given, Work } from './command';
import { batchFor, type ExitCode, type Io, type Style } from './io';
import { jsonOf, LINE_LIMIT, linesOf } from './json';
import { mistaken, orRefused, Refused } from './mistakes';
import { type Open, openRules, type RuleSet } from './rule-set';
import { findRules, RULE_SETS, ruleSetNamed, rulesTyped } from './rule-sets';
import type { Rules } from './settings';
import { CLAIM_MEMBERS, field, isRecord, type Members, reasonAt, rejection, under } from './values';
import { inJson, jsonLine } from './words';

/** A property of a request, or else the default; the library checks its type. */
export const fieldOr = <T>(request: unknown, name: string, usual: T): T => {
  const value = field(request, name);
  return value === undefined ? usual : (value as T);
};

/**
 * The rules for a request: those of its own `rules` and `options`, or else those of the command line. A request with
 * options of its own takes none from the command line. The card of the command line stays, in games with a card.
 */
const rulesFor = async (request: unknown, settings: Rules): Promise<Open> => {
  const name = field(request, 'rules');
  const options = field(request, 'options');
  const set = name === undefined ? settings.set : orRefused(ruleSetNamed(name));
  if (options === undefined && set === settings.set) return settings;
  const card = set.takesCard ? settings.card : undefined;
  return orRefused(under('options', await openRules(set, { options: options ?? {}, card })));
};

const LISTS = ['concealed', 'melds', 'flowers'];

const misplaced = (code: ReasonCode, name: string, message: string): never => {
  throw new Refused(rejection([reasonAt(code, '', message, [name])]));
};

export const hasAny = (request: unknown, names: readonly string[]): boolean =>
  Object.keys(membersOf(request, names)).length > 0;

export const readHand = (text: string): Hand => {
  const rules = text.split(' ').map(rulesTyped).find(findRules);
  if (rules !== undefined) mistaken(`the name of a game is not part of the hand; write --rules ${rules}`);
  return orRefused(parseHandText(text), ({ message }) => `the hand cannot be read: ${message}`);
};

/**
 * The hand of a request: read from the text `hand`, or the request itself, whose lists the rules
 * check. Other members that the game reads are kept with the tiles.
 */
export const handIn = (request: unknown, { besideTiles = [] }: RuleSet): Hand => {
  const text = field(request, 'hand');
  if (text === undefined)
    return (isRecord(request) ? membersOf(request, [...LISTS, ...besideTiles]) : request) as Hand;
  if (hasAny(request, LISTS))
    return misplaced(
      'notAHand',
      'hand',
      'Give the hand as text in “hand”, or as lists in “concealed”, “melds” and “flowers”, not both.',
    );
  const hand = orRefused(under('hand', parseHandText(text as string)));
  return { ...hand, ...membersOf(request, besideTiles) };
};

/** The members that requests of any game can have besides the tiles. */
const BESIDE_TILES: readonly string[] = RULE_SETS.flatMap((set) => set.besideTiles ?? []);

/** The filled-in sheet of a request; undefined if it has none. */
export const sheetIn = (request: unknown): unknown => {
  const sheet = field(request, 'sheet');
  if (sheet === undefined) return undefined;
  if (hasAny(request, ['hand', ...LISTS]))
    return misplaced('notASheet', 'sheet', 'Give a hand or a sheet, not both.');
  const [beside] = Object.keys(membersOf(request, ['win', ...BESIDE_TILES]));
  return beside === undefined
    ? sheet
    : misplaced('notASheet', beside, `Write “${beside}” in the sheet, not next to it.`);
};

/** The members of requests that some command or game reads. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...['id', 'rules', 'options'],
  ...['hand', 'concealed', 'melds', 'flowers', 'win', 'sheet', 'reading'],
  ...['visible', 'tileCount', 'toDiscard'],
  ...['limit', 'sortBy', 'within', 'draws', 'impossible', 'perGroup', 'partial'],
  ...CLAIM_MEMBERS,
  ...BESIDE_TILES,
]);

/** How many unknown members are reported at most, and how many characters of their names. */
const IGNORED_SHOWN = 8;
const NAME_LENGTH = 40;

/** The names of an object’s members that are not among these, as reported. */
export const strangersIn = (value: unknown, known: ReadonlySet<string>): readonly string[] =>
  Object.keys(isRecord(value) ? value : {})
    .filter((name) => !known.has(name))
    .slice(0, IGNORED_SHOWN)
    .map((name) => name.slice(0, NAME_LENGTH));

/** Which of `names` a request has although it has none of `others`, so that this command does not read them. */
export const unreadWithout = (
  request: unknown,
  others: readonly string[],
  names: readonly string[],
): readonly string[] => (hasAny(request, others) ? [] : Object.keys(membersOf(request, names)));

/** The answer to refused input: only the reasons. */
export const onlyReasons = ({ reasons }: Rejection): object => ({ reasons });

/**
 * An answer as it is sent back: with the `id` of its request first, if there is one, and at the end the names of
 * members that were `ignored`, if any, because no command reads them or this one does not (`unread`).
 */
const replyTo = (request: unknown, answer: object, unread: readonly string[] = []): object => {
  const id = field(request, 'id');
  const ignored = [...unread, ...strangersIn(request, MEMBERS)];
  const reply = { ...(id !== undefined && { id }), ...inJson(answer) };
  return ignored.length === 0 ? reply : { ...reply, ignored };
};

/** What a command answers: its command line, or else each line of standard input. */
export interface Question<A extends Rules> {
  readonly read: (given: Given) => Promise<A>;
  /** Whether the command line itself asks something; if left out, whether it has a text. */
  readonly isAsked?: (given: Given) => boolean;
  /** The answer to the command line. */
  readonly find: (given: Given, asked: A, style: Style) => Answer;
  /** The answer to a request, which may be any JSON value, by its rules. */
  readonly answer: (request: unknown, open: Open, asked: A) => object;
  /** The names of members that this command does not read, though they might be taken for its own; none if left out. */
  readonly ignored?: (request: unknown, asked: A) => readonly string[];
  /** The answer to refused input, such as a line that is not JSON. */
  readonly refuse: (rejection: Rejection) => object;
}

const answerTo = async <A extends Rules>(
  request: unknown,
  asked: A,
  { answer, refuse, ignored }: Question<A>,
): Promise<object> => {
  const unread = ignored?.(request, asked);
  try {
    return replyTo(request, answer(request, await rulesFor(request, asked), asked), unread);
  } catch (error) {
    if (error instanceof Refused) return replyTo(request, refuse(error.rejection), unread);
    throw error;
  }
};

/** Those of these members that a value has. */
export const membersOf = (value: unknown, names: readonly string[]): Members =>
  Object.fromEntries(
    names.map((name) => [name, field(value, name)] as const).filter(([, member]) => member !== undefined),
  );

/**
 * Answers each line of standard input with one line, in order, until there are no more or nobody
 * reads the answers. Blank lines are skipped. Lines that have arrived are answered before it waits for more.
 */
const answerLines = async <A extends Rules>(io: Io, asked: A, question: Question<A>): Promise<ExitCode> => {
  const batch = batchFor(io);
  for await (const lines of linesOf(io.input, LINE_LIMIT)) {
    for (const line of lines) {
      const read = jsonOf(line);
      if (read === undefined) continue;
      const reply = read.ok ? await answerTo(read.value, asked, question) : question.refuse(read.error);
      if (!(await batch.add(jsonLine(reply)))) return 0;
    }
    if (!(await batch.flush())) return 0;
  }
  return 0;
};

export const answering = <A extends Rules>(question: Question<A>): Pick<Work, 'refuse' | 'run'> => ({
  refuse: question.refuse,
  run: async (given, io) => {
    const asked = await question.read(given);
    const isAsked = question.isAsked?.(given) ?? given.text !== undefined;
    return isAsked || !given.options.has('json')
      ? question.find(given, asked, io.style)
      : answerLines(io, asked, question);
  },
});
