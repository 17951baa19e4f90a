import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// What `npm ci` installs is exactly what was locked: every package has the hash of its content.

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/** The packages of a lock file that could be replaced by others without anybody noticing. */
const withoutIntegrity = (packages: Readonly<Record<string, Locked>>): readonly string[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, locked]) => [path.replace(/^.*node_modules\//, ''), locked] as const)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([name]) => name);

const root = new URL('../../', import.meta.url);
const examples = readdirSync(new URL('docs/examples/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => `docs/examples/${name}/package-lock.json`);

describe.each(['package-lock.json', ...examples])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(new URL(file, root), 'utf8'));

  test('has the hash of every package that is installed', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(10);
    expect(withoutIntegrity(packages)).toEqual([]);
  });
});

test('a package without a hash is found', () => {
  const integrity = `sha512-${'x'.repeat(86)}==`;
  const found = withoutIntegrity({
    '': {},
    'node_modules/mahjongg': { link: true },
    'node_modules/locked': { version: '1.0.0', integrity },
    'node_modules/none': { version: '1.0.0' },
    'node_modules/one/node_modules/weak': { version: '1.0.0', integrity: 'sha1-xxxx' },
    'node_modules/other': { version: '1.0.0', optional: true },
  });
  expect(found).toEqual(['none', 'weak', 'other']);
});
