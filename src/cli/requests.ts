import { isRecord, ownValue } from '../core/own-values';
import { type Reason, type Rejection, rejected } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import type { Hand } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
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

const besideSheet = (name: string): Reason => ({
  code: 'notASheet',
  rule: '',
  message: `What a sheet is filled in from stands in it, not in “${name}” beside it.`,
  at: { path: [name] },
  params: {},
});

/** What may stand in requests beside the tiles, of any game. */
const BESIDE_TILES: readonly string[] = RULE_SETS.flatMap(({ hands }) => hands?.besideTiles ?? []);

/** The sheet of a request that a person filled in; undefined if it has none. */
export const sheetIn = (request: unknown): Result<unknown, Rejection> => {
  const sheet = field(request, 'sheet');
  if (sheet === undefined) return success(undefined);
  if (hasAny(request, ['hand', ...LISTS])) return rejected(HAND_AND_SHEET);
  const beside = ['win', ...BESIDE_TILES].find((name) => field(request, name) !== undefined);
  return beside === undefined ? success(sheet) : rejected(besideSheet(beside));
};

/** The members of requests that some command or game reads. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...['id', 'rules', 'options'],
  ...['hand', 'concealed', 'melds', 'flowers', 'win', 'sheet', 'reading'],
  ...['winner', 'discarder', 'exchanger', 'jokerOf', 'dead', 'seats'],
  ...['value', 'by', 'jokerless', 'allPairs', 'pattern'],
  ...['visible', 'tileCount', 'toDiscard'],
  ...['limit', 'sortBy', 'within', 'draws', 'impossible'],
  ...['event', 'declarer', 'exposed', 'offender', 'highestValue'],
  ...BESIDE_TILES,
]);

/** The members of a win or a sheet that some game reads. */
const MEMBERS_WITHIN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'win',
    new Set([
      ...['by', 'tile', 'value'],
      ...RULE_SETS.flatMap(({ hands }) => hands?.winFlags ?? []).map((flag) => flag.field),
    ]),
  ],
  ['sheet', new Set(RULE_SETS.flatMap(({ sheet }) => sheet?.members ?? []))],
]);

/** The most names of other members that are given back. */
const IGNORED_SHOWN = 8;
/** The most characters of such a name. */
const NAME_LENGTH = 40;

/** The names of members of an object that are not among these. */
export const strangersIn = (value: unknown, known: ReadonlySet<string>): readonly string[] =>
  isRecord(value)
    ? Object.keys(value)
        .filter((name) => !known.has(name))
        .slice(0, IGNORED_SHOWN)
        .map((name) => name.slice(0, NAME_LENGTH))
    : [];

/** The names of members that no command reads, such as misspelled ones, also those of its win and its sheet. */
const ignoredIn = (request: unknown): readonly string[] =>
  [
    ...strangersIn(request, MEMBERS),
    ...[...MEMBERS_WITHIN].flatMap(([name, known]) =>
      strangersIn(field(request, name), known).map((member) => `${name}.${member}`),
    ),
  ].slice(0, IGNORED_SHOWN);

/**
 * An answer as it is sent back: with the `id` of its request first if the request has one, and at
 * the end, if there are any, with the names of members that were `ignored` because no command
 * reads them, or this one does not (`unread`).
 */
export const replyTo = (request: unknown, answer: object, unread: readonly string[] = []): object => {
  const id = field(request, 'id');
  const ignored = [...unread, ...ignoredIn(request)];
  const reply = id === undefined ? answer : { id, ...answer };
  return ignored.length === 0 ? reply : { ...reply, ignored };
};
