import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What waits to be released becomes part of the changelog, which is read on the site and beside the package, too.

const folder = new URL('../../.changeset/', import.meta.url);

test('links of changesets are whole addresses', () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.md')))
    for (const [, address] of readFileSync(new URL(name, folder), 'utf8').matchAll(/\]\((.*?)\)/g))
      expect(address, name).toMatch(/^https:\/\//);
});
