import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doneAgain, partsOf } from './transcript';

// What the program prints, as a person has checked it: `TRANSCRIPTS=write` writes what it prints now.

const FOLDER = 'test/cli/transcripts';

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const path = `${FOLDER}/${name}`;
  const parts = partsOf(readFileSync(path, 'utf8'));

  test.each(parts)('$title', async (part) => {
    expect(`${await doneAgain(part)}\n`).toBe(part.text);
  });

  test.runIf(process.env['TRANSCRIPTS'] === 'write')('are written', async () => {
    const again = await Promise.all(parts.map(doneAgain));
    writeFileSync(path, again.map((text) => `${text}\n`).join(''));
  });
});
