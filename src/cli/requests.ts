import type { Hand } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import { isRecord, ownValue } from '../result/own-values';
import { type Reason, type Rejection, rejected } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import type { Written } from './parts';
import type { Open } from './rule-set';
import { RULE_SETS, ruleSetNamed } from './rule-sets';
import type { Rules } from './settings';

/** A property of a request, which may be any JSON value; undefined if it has none of that name. */
export const field = (request: unknown, name: string): unknown =>
  typeof request === 'object' && request !== null ? ownValue(request, name) : undefined;

/** A property of a request, or else what is usual; the library checks whether it is of that type. */
export const fieldOr = <T>(request: unknown, name: string, usual: T): T => {
  const value = field(request, name);
  return value === undefined ? usual : (value as T);
};

/** The same rejection for something that lies at a property of the request. */
export const under = (name: string, { reasons }: Rejection): Rejection => ({
  reasons: reasons.map((reason) => ({
    ...reason,
    at: { ...reason.at, path: [name, ...(reason.at?.path ?? [])] },
  })),
});

/**
 * The rules a request is answered by: those of its own `rules` and `options`, or else those of the
 * command line. A request with options of its own takes none over. The card of the command line
 * stays, in games that are played by one.
 */
export const rulesFor = (request: unknown, settings: Rules): Result<Open, Rejection> => {
  const name = field(request, 'rules');
  const options = field(request, 'options');
  const set = name === undefined ? success(settings.set) : ruleSetNamed(name);
  if (!set.ok) return set;
  if (options === undefined && set.value === settings.set) return success(settings);
  const card = set.value.takesCard ? settings.card : undefined;
  const open = set.value.open({ options: options ?? {}, card });
  return open.ok ? open : failure(under('options', open.error));
};

const LISTS = ['concealed', 'melds', 'flowers'];

const hasAny = (request: unknown, names: readonly string[]): boolean =>
  names.some((name) => field(request, name) !== undefined);

const TWO_HANDS: Reason = {
  code: 'notAHand',
  rule: '',
  message: 'A hand is given as text in “hand”, or as lists in “concealed”, “melds” and “flowers”, not both.',
  at: { path: ['hand'] },
  params: {},
};

/**
 * The hand of a request: read from the text `hand`, or the request itself, whose lists the rules
 * check. What else the game reads beside the tiles stays with them.
 */
export const handIn = (request: unknown, { besideTiles = [] }: Written): Result<Hand, Rejection> => {
  const text = field(request, 'hand');
  if (text === undefined) return success(request as Hand);
  if (hasAny(request, LISTS)) return rejected(TWO_HANDS);
  const hand = parseHandText(text as string);
  if (!hand.ok) return failure(under('hand', hand.error));
  const more = besideTiles.map((name) => [name, field(request, name)] as const);
  return success({ ...hand.value, ...Object.fromEntries(more.filter(([, value]) => value !== undefined)) });
};

const HAND_AND_SHEET: Reason = {
  code: 'notASheet',
  rule: '',
  message: 'A request has a hand, or a sheet that is filled in already, not both.',
  at: { path: ['sheet'] },
  params: {},
};

/** The sheet of a request that a person filled in; undefined if it has none. */
export const sheetIn = (request: unknown): Result<unknown, Rejection> => {
  const sheet = field(request, 'sheet');
  return sheet !== undefined && hasAny(request, ['hand', ...LISTS])
    ? rejected(HAND_AND_SHEET)
    : success(sheet);
};

/** The members of requests that some command or game reads. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...['id', 'rules', 'options'],
  ...['hand', 'concealed', 'melds', 'flowers', 'win', 'sheet', 'reading'],
  ...['winner', 'discarder', 'exchanger', 'jokerOf', 'dead', 'seats'],
  ...['value', 'by', 'jokerless', 'allPairs', 'pattern'],
  ...['visible', 'tileCount', 'toDiscard'],
  ...['event', 'declarer', 'exposed', 'offender', 'highestValue'],
  ...RULE_SETS.flatMap(({ hands }) => hands?.besideTiles ?? []),
]);

/** The most names of other members that are given back. */
const IGNORED_SHOWN = 8;
/** The most characters of such a name. */
const NAME_LENGTH = 40;

/** The names of members that no command reads, such as misspelled ones. */
const ignoredIn = (request: unknown): readonly string[] =>
  isRecord(request)
    ? Object.keys(request)
        .filter((name) => !MEMBERS.has(name))
        .slice(0, IGNORED_SHOWN)
        .map((name) => name.slice(0, NAME_LENGTH))
    : [];

/**
 * An answer as it is sent back: with the `id` of its request first if the request has one, and at
 * the end, if there are any, with the names of members that were `ignored` because no command
 * reads them.
 */
export const replyTo = (request: unknown, answer: object): object => {
  const id = field(request, 'id');
  const ignored = ignoredIn(request);
  const reply = id === undefined ? answer : { id, ...answer };
  return ignored.length === 0 ? reply : { ...reply, ignored };
};
