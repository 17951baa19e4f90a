import { type Exact, exactText } from '../core/exact';
import { isRecord, ownList, ownValue } from '../core/own-values';
import type { Messages, Named, Translation, Wording } from './messages';
import { setText } from './set-tiles';

type Terms = Messages['terms'];

/** Reads any value as a translation; one that is not an object, such as the `null` of an empty file, is taken as empty. */
export const orNone = (translation: unknown): Translation => {
  const part = (name: string): unknown => (isRecord(translation) ? ownValue(translation, name) : undefined);
  const tables = ['reasons', 'lines', 'sums', 'hint', 'terms'].filter((name) => isRecord(part(name)));
  return Object.fromEntries([...tables, 'reading'].map((name) => [name, part(name)]));
};

/** Merges tables, of which later ones win, without reading values: getters stay getters and are never called. */
export const named = (...tables: readonly (object | undefined)[]): Named => {
  const parts = tables.map((table) => Object.getOwnPropertyDescriptors(table ?? {}));
  return Object.create(null, Object.assign({}, ...parts));
};

/** The most items of a list to write. */
const MOST_ITEMS = 100;

const termFor = (name: string, value: string, terms: Terms): string | undefined => {
  const term = ownValue(terms, `${name}.${value}`);
  return typeof term === 'string' ? term : undefined;
};

export const isExact = (value: object): value is Exact =>
  typeof ownValue(value, 'n') === 'number' && typeof ownValue(value, 'd') === 'number';

/** Writes a bonus as its word and its points. */
const bonusText = (name: string, value: object, terms: Terms): string | undefined => {
  const [code, points] = [ownValue(value, 'code'), ownValue(value, 'points')];
  if (typeof code !== 'string' || typeof points !== 'number') return undefined;
  return `${termFor(name, code, terms) ?? code} +${points}`;
};

/** How deep nested lists are written. */
const DEEPEST = 8;

const listText = (
  name: string,
  list: readonly unknown[],
  terms: Terms,
  depth: number,
): string | undefined => {
  const texts = depth === 0 ? [] : list.map((item) => valueText(name, item, terms, depth - 1));
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  return texts.join(list.some((item) => isRecord(item) && Object.hasOwn(item, 'code')) ? ', ' : ' ');
};

/**
 * Writes a value for use in a sentence: its word if the language has one, a number, the items of a list, or a set in notation;
 * undefined if it cannot be written or is empty.
 */
export const valueText = (
  name: string,
  value: unknown,
  terms: Terms,
  depth: number = DEEPEST,
): string | undefined => {
  if (typeof value === 'string') return termFor(name, value, terms) ?? (value || undefined);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return termFor(name, String(value), terms);
  const list = ownList(value, MOST_ITEMS);
  if (list !== undefined) return listText(name, list, terms, depth);
  if (!isRecord(value)) return undefined;
  return isExact(value) ? exactText(value) : (setText(value) ?? bonusText(name, value, terms));
};

/** Replaces the names in braces by their values; undefined if a value is missing. */
const filled = (text: string, params: Named, terms: Terms): string | undefined => {
  let isWhole = true;
  const said = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueText(name, ownValue(params, name), terms);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? said : undefined;
};

/** A nonempty text; undefined for an empty one, which marks what is not translated yet, and for other values. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Fills a wording with values; undefined if a value is missing or the result is empty. */
export const worded = (wording: unknown, params: Named, terms: Terms): string | undefined => {
  if (typeof wording === 'function')
    return textOf((wording as Extract<Wording, (...of: never) => unknown>)(params));
  const texts = typeof wording === 'string' ? [wording] : (ownList(wording, MOST_ITEMS) ?? []);
  for (const text of texts) {
    const said = typeof text === 'string' ? textOf(filled(text, params, terms)) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
};

/** The wording of a code, preferably the one for this rule; undefined if there is neither. */
export const wordingOf = (wordings: object | undefined, code: string, rule: string | undefined): unknown =>
  wordings && (ownValue(wordings, `${code}:${rule}`) ?? ownValue(wordings, code));
