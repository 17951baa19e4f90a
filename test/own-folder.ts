import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder for the tests that ask for it, which is gone after them. */
export const ownFolder = (name = 'tests'): string => {
  const folder = mkdtempSync(join(tmpdir(), `mahjongg-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};
