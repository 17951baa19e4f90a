import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

// Comparisons that laws make a million times. What they find to be the same needs no more; else the test runner, which
// takes many times as long, says where the difference is.

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether an object is a list or an object as JSON has them, and its members are those under its names. */
const isPlainObject = (value: object): boolean => {
  if (Object.getOwnPropertySymbols(value).length > 0) return false;
  if (!Array.isArray(value)) return Object.getPrototypeOf(value) === Object.prototype;
  const names = Object.keys(value);
  const isWhole = names.length === value.length && Number(names.at(-1) ?? -1) === value.length - 1;
  return Object.getPrototypeOf(value) === Array.prototype && isWhole;
};

/** Whether a value is what is read back from its JSON text. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (!isObject(value)) return value === null || typeof value === 'string' || typeof value === 'boolean';
  return isPlainObject(value) && Object.values(value).every(isPlain);
};

/** Whether two values are the same; those that are no plain objects are compared in every respect. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (!isPlainObject(one) || !isPlainObject(other)) return isDeepStrictEqual(one, other);
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
};

/** Fails unless two values are the same. */
export const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isSame(actual, expected)) expect(actual).toStrictEqual(expected);
};

/** Fails unless a value is plain JSON: read back from its text it is the same, with the same members. */
export const expectPlain = (value: unknown): void => {
  if (isPlain(value)) return;
  expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
  expect.fail('The value is not the same as the one read back from its text.');
};
