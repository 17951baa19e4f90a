import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Fails unless a value is plain JSON: read back from its text it is the same, with the same members. */
export const expectPlain = (value: unknown): void => {
  const read: unknown = JSON.parse(JSON.stringify(value));
  if (isDeepStrictEqual(read, value)) return;
  // The strict comparison of the test runner takes many times as long; it says where the difference is.
  expect(read).toStrictEqual(value);
  expect.fail('The value is not the same as the one read back from its text.');
};
