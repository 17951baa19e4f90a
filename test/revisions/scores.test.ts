import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RULES_REVISION } from '../../src/index';
import { SETTINGS } from './counted';

/*
 * A score that changes is never a patch (docs/stability.md). What hands, payments and games come to under each revision
 * of the rules stands in a file of this folder. When a test here fails because something comes out differently, raise
 * RULES_REVISION in src/core/rules-revision.ts, and let the file of the new revision be written:
 *
 *     SCORES=write npx vitest run test/revisions
 *
 * The same adds the lines of a new option. A line that is there it never changes: only the file of a revision that no
 * release has had yet may be deleted, and written anew.
 */

type Results = ReadonlyMap<string, readonly string[]>;

const NOW: Results = new Map(SETTINGS.map(({ name, counted }) => [name, counted()]));

const head = (revision: number): string =>
  `What hands, payments and games come to by revision ${revision} of the rules.`;
const APART = ' | ';
/** What comes to the same without the option; alone in a line if all does. */
const SAME = '=';

const pathOf = (revision: number): string =>
  fileURLToPath(new URL(`revision-${revision}.txt`, import.meta.url));
const fingerprint = (text: string): string =>
  `fingerprint ${createHash('sha256').update(text).digest('hex')}`;

const linesOf = (results: Results): readonly string[] =>
  SETTINGS.map(({ name, plain }) => {
    const given = results.get(name) ?? [];
    const written = given.map((one, at) => (name !== plain && one === results.get(plain)?.[at] ? SAME : one));
    return `${name}${APART}${written.every((one) => one === SAME) ? SAME : written.join(' ')}`;
  });

const write = (revision: number, results: Results): void => {
  const lines = linesOf(results).join('\n');
  writeFileSync(pathOf(revision), `${head(revision)}\n${fingerprint(lines)}\n${lines}\n`);
};

/** What things came to by a revision; nothing if it has no file. */
const read = (revision: number): Results => {
  if (!existsSync(pathOf(revision))) return new Map();
  const [title, print, ...lines] = readFileSync(pathOf(revision), 'utf8').trimEnd().split('\n');
  expect(title).toBe(head(revision));
  expect(print, `revision-${revision}.txt was changed by hand`).toBe(fingerprint(lines.join('\n')));
  const cells = new Map(
    lines.map((line) => [line.split(APART)[0] ?? '', line.split(APART)[1]?.split(' ') ?? []]),
  );
  const plainOf = new Map(SETTINGS.map(({ name, plain }) => [name, plain]));
  return new Map(
    [...cells].map(([name, written]) => {
      const plain = cells.get(plainOf.get(name) ?? name) ?? [];
      const all = written.length === 1 && written[0] === SAME ? plain.map(() => SAME) : written;
      return [name, all.map((one, at) => (one === SAME ? (plain[at] ?? SAME) : one))];
    }),
  );
};

/** What comes out differently now: each with its case, what it came to, and what it comes to. */
const changes = (before: Results): readonly string[] =>
  SETTINGS.flatMap(({ name, cases }) =>
    (before.get(name) ?? []).flatMap((was, at) => {
      const is = NOW.get(name)?.[at];
      return was === is ? [] : [`${name}: ${cases[at] ?? 'a case that is gone'}: ${was}, now ${is}`];
    }),
  );

const kept = read(RULES_REVISION);

test(`everything comes to what it came to by revision ${RULES_REVISION}: whoever changes a score raises RULES_REVISION`, () => {
  expect(changes(kept).slice(0, 20)).toEqual([]);
  expect([...kept.keys()].filter((name) => !NOW.has(name))).toEqual([]);
});

test('everything that is counted stands in the file of its revision', () => {
  if (process.env['SCORES'] === 'write' && changes(kept).length === 0) write(RULES_REVISION, NOW);
  const written = read(RULES_REVISION);
  const missing = [...NOW].filter(([name, results]) => written.get(name)?.length !== results.length);
  expect(
    missing.map(([name]) => name),
    'SCORES=write npx vitest run test/revisions adds them',
  ).toEqual([]);
});

test('every revision has a file, and differs from the one before', () => {
  for (let revision = 1; revision < RULES_REVISION; revision++) {
    const older = read(revision);
    const newer = revision + 1 === RULES_REVISION ? NOW : read(revision + 1);
    expect(older.size, `revision-${revision}.txt`).toBeGreaterThan(0);
    const changed = [...older].filter(([name, was]) => was.some((one, at) => newer.get(name)?.[at] !== one));
    expect(changed.length, `what revision ${revision + 1} changes`).toBeGreaterThan(0);
  }
  expect(existsSync(pathOf(RULES_REVISION + 1)), 'a file of a revision to come').toBe(false);
});

test('what is counted is worth counting', () => {
  const isSomething = (result: string): boolean => !/^[-,]+$/.test(result);
  expect(SETTINGS.length).toBe(NOW.size);
  for (const [name, results] of NOW) expect(results.some(isSomething), name).toBe(true);
  expect([...NOW.values()].flat().filter(isSomething).length).toBeGreaterThan(4_000);
  const games = [...NOW].flatMap(([name, results]) => (name.endsWith(': games') ? results : []));
  expect(games.filter((one) => one.startsWith('mahjongg')).length).toBeGreaterThan(1);
  expect(games.filter((one) => one.startsWith('unfinished'))).toEqual([]);
  // Options that change something here; the others concern what the cases do not have.
  const idle = SETTINGS.filter(
    ({ name, plain }) => name !== plain && `${NOW.get(name)}` === `${NOW.get(plain)}`,
  );
  expect(SETTINGS.length - idle.length).toBeGreaterThan(60);
});
