import { didYouMean, nearestName } from './nearest-name';
import { isRecord, ownList, ownValue } from './own-values';
import { described, type Path, type Reason, type ReasonCode, reasonAt } from './reason';
import { isWhole } from './whole-number';

/*
 * All values from outside are read here, in the same way. A Reader only decides whether a value is valid; a Form adds
 * words for what was expected; a Telling records what is wrong as reasons with paths. They nest: lists of readers,
 * objects of tellings. Only own data properties count, each is read once, and the result is a copy.
 */

/** Checks any value and copies it from its own data properties alone; undefined if it is not valid. */
export type Reader<T> = (value: unknown) => T | undefined;

/** A reader with words for what it expects, to follow “must be”. */
export interface Form<T> {
  readonly read: Reader<T>;
  /** What is expected, such as “true or false”. */
  readonly expected: string;
}

/** Reads the value at a path and records what is wrong with it; use the answer only if nothing is. */
export type Telling<T> = (value: unknown, path: Path, reasons: Reason[]) => T | undefined;

/** How one kind of input words what is wrong with it. */
export interface Wording {
  /** The reason for a value that is not what was expected. */
  readonly wrong: (path: Path, expected: string, value: unknown) => Reason;
  /** The reason for a property that an object should not have. */
  readonly strange: (path: Path, name: string, known: readonly string[], given: unknown) => Reason;
  /** How many such properties are reported at most; 100 if left out. */
  readonly mostStrange?: number;
}

/** The longest list that is read unless another limit is given. */
const MOST_ITEMS = 512;
/** How many unknown properties of an object are reported at most. */
const MOST_STRANGE = 100;

/** A whole number within bounds, both included. */
export const wholeBetween =
  (least: number, most: number): Reader<number> =>
  (value) =>
    isWhole(value, least, most) ? value + 0 : undefined;

/**
 * Makes a reader that accepts whole numbers from 0.
 *
 * @param most - The largest number accepted.
 * @returns A reader that returns the number, or undefined for any other value.
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
 * Makes a reader that accepts one of several values.
 *
 * @param values - The values, compared with `===`.
 * @returns A reader that returns the value if it is one of them, or undefined.
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
 * Makes a reader that also accepts null.
 *
 * @param read - Reads any other value.
 * @returns A reader that returns null for null, and otherwise what `read` returns.
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
 * Makes a reader that accepts lists.
 *
 * @param read - Reads each item.
 * @param most - The longest list accepted; 512 items if left out.
 * @returns A reader that returns a copy of a list whose items are all valid, or undefined for any other value.
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

/** Reads a list of distinct values out of `values`; the list keeps its order. */
export const someOf =
  <T>(values: readonly T[]): Reader<readonly T[]> =>
  (value) => {
    const list = listOf(oneOf(values))(value);
    return list !== undefined && new Set(list).size === list.length ? list : undefined;
  };

/**
 * Makes a reader that accepts objects with exactly these properties.
 *
 * @param fields - A reader for each property.
 * @returns A reader that returns a copy of such an object, or undefined for any other value.
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

export const FLAG: Form<boolean> = { read: flag, expected: 'true or false' };

/** A form for whole numbers within bounds, both included. */
export const wholeNumber = (least: number, most: number): Form<number> => ({
  read: wholeBetween(least, most),
  expected: `a whole number from ${least} to ${most}`,
});

/** A form for one of several values. */
export const choice = <T>(...values: readonly T[]): Form<T> => ({
  read: oneOf(values),
  expected: `one of ${values.join(', ')}`,
});

/** The sentence about a value that is wrong or missing. */
export const isNot = (subject: string, expected: string, value: unknown): string => {
  if (value === undefined) return `${subject} is missing: it must be ${expected}.`;
  const found = described(value);
  // A list of other things is not “not a list”.
  const how = expected.startsWith(found) ? '; this one is not' : `, not ${found}`;
  return `${subject} must be ${expected}${how}.`;
};

/** The path of an unknown property, its name cut to 40 characters. */
export const partOf = (path: Path, name: string): Path => [...path, name.slice(0, 40)];

/** The hint when a whole `Result` was passed instead of its value. */
const ANSWER = ' It is an answer: write unwrap(…) around it.';

/** Makes the reason for a property that `owner`, such as “A claim”, does not have, with the nearest one that it has. */
export const strangeTo =
  (owner: string, code: ReasonCode): Wording['strange'] =>
  (path, name, known) => {
    const nearest = nearestName(name, known);
    const hint = name === 'ok' ? ANSWER : didYouMean(name, known);
    const message = `${owner} has no ${described(name)}.${hint}`;
    return reasonAt(code, '', message, partOf(path, name), nearest === undefined ? {} : { nearest });
  };

/** Reads with a form and records what is wrong in this wording. */
export const telling =
  <T>({ read, expected }: Form<T>, wrong: Wording['wrong']): Telling<T> =>
  (value, path, reasons) => {
    const found = read(value);
    if (found === undefined) reasons.push(wrong(path, expected, value));
    return found;
  };

/** Reads a value that may be left out; `usual` is then used instead. */
export const optional =
  <T>(tell: Telling<T>, usual?: T): Telling<T> =>
  (value, path, reasons) =>
    value === undefined ? usual : tell(value, path, reasons);

/** Records the properties that an object should not have. */
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

/** How each property of an object is read, by name. */
export type Members<T> = { readonly [K in keyof T & string]-?: Telling<T[K]> };

/** A frozen copy of these properties in the order of `members`; missing ones stay missing, and others are ignored. */
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

/** Reads an object with these properties and no others. */
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
