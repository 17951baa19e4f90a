import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// What `npm ci` installs is exactly what was locked: every package has the hash of its content.

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/**
 * Programs of these versions for machines other than those of CI: the registry that the lock file was written with does not have
 * them, so their hashes are not known. A newer version of the tool needs all of its hashes.
 */
const NOT_KNOWN: Readonly<Record<string, string>> = {
  '@biomejs/cli-': '2.6.8',
  '@oxc-parser/binding-': '0.156.0',
  '@rollup/rollup-': '4.68.7',
};

/** Whether CI and the release, which run on Linux with glibc, could install it. */
const isForCi = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked): boolean =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');

const isExcused = (name: string, locked: Locked): boolean =>
  locked.optional === true &&
  !isForCi(locked) &&
  Object.entries(NOT_KNOWN).some(([start, version]) => name.startsWith(start) && locked.version === version);

/** The packages of a lock file that could be replaced by others without anybody noticing. */
const withoutIntegrity = (packages: Readonly<Record<string, Locked>>): readonly string[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, locked]) => [path.replace(/^.*node_modules\//, ''), locked] as const)
    .filter(
      ([name, locked]) => !/^sha512-[\w+/]{86}==$/.test(locked.integrity ?? '') && !isExcused(name, locked),
    )
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
  const rollup = { version: '4.68.7', optional: true };
  const found = withoutIntegrity({
    '': {},
    'node_modules/mahjongg': { link: true },
    'node_modules/locked': { version: '1.0.0', integrity },
    'node_modules/none': { version: '1.0.0' },
    'node_modules/one/node_modules/weak': { version: '1.0.0', integrity: 'sha1-xxxx' },
    'node_modules/other': { version: '1.0.0', optional: true, os: ['win32'] },
    'node_modules/@rollup/rollup-win32-x64-msvc': { ...rollup, os: ['win32'] },
    'node_modules/@rollup/rollup-linux-x64-gnu': { ...rollup, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/@rollup/rollup-linux-x64-musl': { ...rollup, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/@rollup/rollup-darwin-x64': { ...rollup, version: '4.69.0', os: ['darwin'] },
    'node_modules/@rollup/rollup-darwin-arm64': { version: '4.68.7', os: ['darwin'] },
  });
  expect(found).toEqual([
    'none',
    'weak',
    'other',
    '@rollup/rollup-linux-x64-gnu',
    '@rollup/rollup-darwin-x64',
    '@rollup/rollup-darwin-arm64',
  ]);
});
