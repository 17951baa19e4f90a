import { ownValue } from '../hands/own-values';
import type { Hand } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import { type Reason, type Rejection, rejected } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import { ruleSetNamed } from './rule-sets';
import type { Open } from './settings';

/** A property of a request, which may be any JSON value; undefined if it has none of that name. */
export const field = (request: unknown, name: string): unknown =>
  typeof request === 'object' && request !== null ? ownValue(request, name) : undefined;

/** A property of a request, or else what is usual; the library checks whether it is of that type. */
export const fieldOr = <T>(request: unknown, name: string, usual: T): T => {
  const value = field(request, name);
  return value === undefined ? usual : (value as T);
};

/** The same rejection for something that lies at a property of the request. */
const under = (name: string, { reasons }: Rejection): Rejection => ({
  reasons: reasons.map((reason) => ({
    ...reason,
    at: { ...reason.at, path: [name, ...(reason.at?.path ?? [])] },
  })),
});

/**
 * The rules a request is answered by: those of its own `rules` and `options`, or else those of the
 * command line. A request with options of its own takes none over.
 */
export const rulesFor = (request: unknown, settings: Open): Result<Open, Rejection> => {
  const name = field(request, 'rules');
  const options = field(request, 'options');
  const set = name === undefined ? success(settings.set) : ruleSetNamed(name);
  if (!set.ok) return set;
  if (options === undefined && set.value === settings.set) return success(settings);
  const rules = set.value.open(options ?? {});
  return rules.ok ? success({ set: set.value, rules: rules.value }) : failure(under('options', rules.error));
};

const TWO_HANDS: Reason = {
  code: 'notAHand',
  rule: '',
  message: 'A hand is given as text in “hand”, or as lists in “concealed”, “melds” and “flowers”, not both.',
  at: { path: ['hand'] },
  params: {},
};

/** The hand of a request: read from the text `hand`, or the request itself, whose lists the rules check. */
export const handIn = (request: unknown): Result<Hand, Rejection> => {
  const text = field(request, 'hand');
  if (text === undefined) return success(request as Hand);
  if (['concealed', 'melds', 'flowers'].some((name) => field(request, name) !== undefined)) {
    return rejected(TWO_HANDS);
  }
  const hand = parseHandText(text as string);
  return hand.ok ? hand : failure(under('hand', hand.error));
};

/** An answer with the `id` of its request first, if the request has one. */
export const withId = (request: unknown, answer: object): object => {
  const id = field(request, 'id');
  return id === undefined ? answer : { id, ...answer };
};
