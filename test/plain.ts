import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Fails unless a value is plain JSON: read back from its text it is the same, with the same members. */
export const expectPlain = (value: unknown): void => {
  const read: unknown = JSON.parse(JSON.stringify(value));
  // The strict comparison of the test runner takes many times as long; it says where the difference is.
  if (!isDeepStrictEqual(read, value)) expect(read).toStrictEqual(value);
  expect(isDeepStrictEqual(read, value)).toBe(true);
};
