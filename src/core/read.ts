import { didYouMean, nearestName } from './nearest-name';
import { isRecord, ownList, ownValue } from './own-values';
import { described, type Path, type Reason, type ReasonCode, reasonAt } from './reason';
import { isWhole } from './whole-number';

/*
 * Values from outside are read here, all in one way. A Reader only says whether a value will do; a Form adds the words
 * for what was expected; a Telling notes what is wrong as reasons with places. The three nest: lists of readers, objects
 * of tellings. Only own data properties count, each is looked at once, and what is read is made anew.
 */

/** Reads any value: what it is, made anew from nothing but own data properties; undefined if it is not that. */
export type Reader<T> = (value: unknown) => T | undefined;

/** A reader with the words for what it reads, to follow on “is”. */
export interface Form<T> {
  /** Reads any value. */
  readonly read: Reader<T>;
  /** What is expected, such as “true or false”. */
  readonly expected: string;
}

/** Reads a value at its place and notes what is wrong with it; the answer is of use only if nothing is. */
export type Telling<T> = (value: unknown, path: Path, reasons: Reason[]) => T | undefined;

/** How an input words what is wrong with it. */
export interface Wording {
  /** The reason for a value that is not what was expected. */
  readonly wrong: (path: Path, expected: string, value: unknown) => Reason;
  /** The reason for a name that an object does not have. */
  readonly strange: (path: Path, name: string, known: readonly string[], given: unknown) => Reason;
  /** How many such names are noted at most; 100 if left out. */
  readonly mostStrange?: number;
}

/** The longest list that is read where no other limit is named. */
const MOST_ITEMS = 512;
/** The most names that are noted of those that an object does not have. */
const MOST_STRANGE = 100;

/** A whole number within bounds, both included. */
export const wholeBetween =
  (least: number, most: number): Reader<number> =>
  (value) =>
    isWhole(value, least, most) ? value + 0 : undefined;

/**
 * Makes a reader of whole numbers.
 *
 * @param most - The largest number that is read; the least is 0.
 * @returns A reader: it gives the number, and undefined for any other value.
 * @example
 * ```ts
 * import { wholeReader } from 'mahjongg/game';
 *
 * const points = wholeReader(100);
 * [points(25), points(101), points(2.5)]; // => [25, undefined, undefined]
 * ```
 */
export const whole = (most: number): Reader<number> => wholeBetween(0, most);

/**
 * Makes a reader of values out of a list.
 *
 * @param values - The values, which are compared by `===`.
 * @returns A reader: it gives the value if it is one of them, and undefined for any other value.
 * @example
 * ```ts
 * import { oneOfReader } from 'mahjongg/game';
 *
 * const seat = oneOfReader(['E', 'S']);
 * [seat('S'), seat('N')]; // => ['S', undefined]
 * ```
 */
export const oneOf =
  <T>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((one) => one === value);

/**
 * Makes a reader that also takes null.
 *
 * @param read - Reads any other value.
 * @returns A reader: it gives null for null, and else what `read` gives.
 * @example
 * ```ts
 * import { nullableReader, tileReader } from 'mahjongg/game';
 *
 * const drawn = nullableReader(tileReader);
 * [drawn(null), drawn('1B'), drawn(1)]; // => [null, '1B', undefined]
 * ```
 */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

/**
 * Makes a reader of lists.
 *
 * @param read - Reads each item.
 * @param most - The most items that are read.
 * @returns A reader: it gives a copy of a list whose items can all be read, and undefined for any other value.
 * @example
 * ```ts
 * import { listReader, tileReader } from 'mahjongg/game';
 *
 * const tiles = listReader(tileReader, 4);
 * [tiles(['1B', 'RD']), tiles(['1B', 'X'])]; // => [['1B', 'RD'], undefined]
 * ```
 */
export const listOf =
  <T>(read: Reader<T>, most: number = MOST_ITEMS): Reader<readonly T[]> =>
  (value) => {
    const list = ownList(value, most);
    const items: T[] = [];
    for (const one of list ?? []) {
      const item = read(one);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return list && items;
  };

/** Different values out of some, in their order in the list. */
export const someOf =
  <T>(values: readonly T[]): Reader<readonly T[]> =>
  (value) => {
    const list = listOf(oneOf(values))(value);
    return list !== undefined && new Set(list).size === list.length ? list : undefined;
  };

/**
 * Makes a reader of objects that have exactly these properties.
 *
 * @param fields - A reader for each property.
 * @returns A reader: it gives a copy of such an object, and undefined for any other value.
 * @example
 * ```ts
 * import { objectReader, tileReader, wholeReader } from 'mahjongg/game';
 *
 * const discard = objectReader({ tile: tileReader, moment: wholeReader(5_000) });
 * [discard({ tile: '1B', moment: 7 }), discard({ tile: '1B' })];
 * // => [{ tile: '1B', moment: 7 }, undefined]
 * ```
 */
export const objectOf =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    const names = Object.keys(fields) as (keyof T & string)[];
    if (!isRecord(value) || Object.keys(value).length !== names.length) return undefined;
    const made: Partial<T> = {};
    for (const name of names) {
      const part = fields[name](ownValue(value, name));
      if (part === undefined) return undefined;
      made[name] = part;
    }
    return made as T;
  };

/** True or false. */
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** True or false, in words. */
export const FLAG: Form<boolean> = { read: flag, expected: 'true or false' };

/** A whole number within bounds, both included, in words. */
export const wholeNumber = (least: number, most: number): Form<number> => ({
  read: wholeBetween(least, most),
  expected: `a whole number from ${least} to ${most}`,
});

/** One of some values, in words. */
export const choice = <T>(...values: readonly T[]): Form<T> => ({
  read: oneOf(values),
  expected: `one of ${values.join(', ')}`,
});

/** The sentence about a value that is not what was expected, or not there. */
export const isNot = (subject: string, expected: string, value: unknown): string =>
  value === undefined
    ? `${subject} is missing: it must be ${expected}.`
    : `${subject} must be ${expected}, not ${described(value)}.`;

/** The place of a name that nobody knows: no more of it is repeated than of any foreign text. */
export const partOf = (path: Path, name: string): Path => [...path, name.slice(0, 40)];

/** What is said of an answer that was handed over whole. */
const ANSWER = ' It is an answer: write unwrap(…) around it.';

/** The reason for a name that something does not have, such as “A claim”, with the nearest one that it has. */
export const strangeTo =
  (owner: string, code: ReasonCode): Wording['strange'] =>
  (path, name, known) => {
    const nearest = nearestName(name, known);
    const hint = name === 'ok' ? ANSWER : didYouMean(name, known);
    const message = `${owner} has no ${described(name)}.${hint}`;
    return reasonAt(code, '', message, partOf(path, name), nearest === undefined ? {} : { nearest });
  };

/** Reads by a form and notes what is wrong in these words. */
export const telling =
  <T>({ read, expected }: Form<T>, wrong: Wording['wrong']): Telling<T> =>
  (value, path, reasons) => {
    const found = read(value);
    if (found === undefined) reasons.push(wrong(path, expected, value));
    return found;
  };

/** What may be left out; `usual` then stands in its place. */
export const optional =
  <T>(tell: Telling<T>, usual?: T): Telling<T> =>
  (value, path, reasons) =>
    value === undefined ? usual : tell(value, path, reasons);

/** Notes the names that an object should not have. */
export const noteStrange = (
  object: object,
  known: readonly string[],
  { strange, mostStrange = MOST_STRANGE }: Pick<Wording, 'strange' | 'mostStrange'>,
  path: Path,
  reasons: Reason[],
): void => {
  const names = Object.keys(object).filter((name) => !known.includes(name));
  for (const name of names.slice(0, mostStrange))
    reasons.push(strange(path, name, known, ownValue(object, name)));
};

/** How each member of an object is read, by name. */
export type Members<T> = { readonly [K in keyof T & string]-?: Telling<T[K]> };

/** The members of an object, in their order, frozen; what is left out of it stays out, and other names are left alone. */
export const readMembers = <T extends object>(
  object: object,
  members: Members<T>,
  path: Path,
  reasons: Reason[],
): T => {
  const made: Partial<T> = {};
  for (const name of Object.keys(members) as (keyof T & string)[]) {
    const member = members[name](ownValue(object, name), [...path, name], reasons);
    if (member !== undefined) made[name] = member;
  }
  return Object.freeze(made as T);
};

/** An object with these members and no others. */
export const record =
  <T extends object>(members: Members<T>, expected: string, wording: Wording): Telling<T> =>
  (value, path, reasons) => {
    if (isRecord(value)) {
      noteStrange(value, Object.keys(members), wording, path, reasons);
      return readMembers(value, members, path, reasons);
    }
    reasons.push(wording.wrong(path, expected, value));
    return undefined;
  };
