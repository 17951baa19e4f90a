import { ownList, ownValue } from '../core/own-values';
import { described, type Fault, type Place, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';

/** The stable names of everything that can be wrong with a state or a record. */
export type StoredCode = 'badState' | 'badRecord' | 'unknownRules' | 'tooLarge' | 'notJson';

/** Why a state or a record from outside is refused; its sentence is for a programmer. */
export interface StoredFault extends Fault<StoredCode> {
  /** Where in it; left out if the whole is meant. */
  readonly at?: Place | undefined;
}

/** A failed result that says what is wrong, and where. */
export const storedFault = (
  code: StoredCode,
  message: string,
  ...path: readonly string[]
): Result<never, Rejection<StoredFault>> =>
  rejected({ code, rule: '', message, ...(path.length > 0 && { at: { path } }), params: {} });

/** Why an object has a part that it should not have; undefined if it has none. */
export const strangerFault = (
  code: StoredCode,
  whole: string,
  given: object,
  names: readonly string[],
): Result<never, Rejection<StoredFault>> | undefined => {
  const stranger = Object.keys(given).find((name) => !names.includes(name));
  return stranger === undefined
    ? undefined
    : storedFault(code, `${whole} has no part ${described(stranger)}.`, stranger.slice(0, 40));
};

/** The longest text of a state or record, in characters. */
const MOST_TEXT = 1_048_576;
/** The most items of a list or an object. */
const MOST_ITEMS = 512;

/** The most levels of lists and objects within each other. */
const MOST_LEVELS = 64;

/** A copy of a value with own data properties only, as in JSON; undefined if it is nested too deeply. */
const plainCopy = (value: unknown, levels = MOST_LEVELS): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return undefined;
  if (Array.isArray(value)) return ownList(value, MOST_ITEMS)?.map((one) => plainCopy(one, levels - 1));
  const names = Object.keys(value).slice(0, MOST_ITEMS);
  return Object.fromEntries(names.map((name) => [name, plainCopy(ownValue(value, name), levels - 1)]));
};

/** Reads text as JSON, or any other value as JSON that was read already: plain data, whatever was given. */
export const readPlain = (given: unknown): Result<unknown, Rejection<StoredFault>> => {
  const json = readJson(given);
  return json.ok ? success(plainCopy(json.value)) : json;
};

/** Reads text as JSON; any other value is taken as JSON that was read already. */
export const readJson = (given: unknown): Result<unknown, Rejection<StoredFault>> => {
  if (typeof given !== 'string') return success(given);
  if (given.length > MOST_TEXT)
    return storedFault('tooLarge', `At most ${MOST_TEXT} characters are read; there are ${given.length}.`);
  try {
    return success(JSON.parse(given));
  } catch {
    return storedFault('notJson', 'This text is not JSON.');
  }
};
