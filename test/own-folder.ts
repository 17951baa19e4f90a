import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/** Gives each test a path of its own in a folder. */
export const ownPaths = (folder: string, name: string, give: (path: string) => void): void => {
  let number = 0;
  beforeEach(() => give(join(folder, `${number++}-${name}`)));
};

/** A new folder for the tests that ask for it, which is gone after them. */
export const ownFolder = (name = 'tests'): string => {
  const folder = mkdtempSync(join(tmpdir(), `mahjongg-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};
