import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inBackticks } from './options-tables';

// docs/rules.md and the pages beside it say where each rule is implemented and shown. These tests keep them true.

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const filesBelow = (folder: string, ending: string): readonly string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending))
    .sort();

/** Rules by their numbers. */
const numbered = (letters: string, numbers: string): readonly string[] =>
  numbers.split(' ').map((number) => `${letters}-${number}`);

/** The numbers of Card Free: 1 to 39 and the points that are played in more than one way. */
const CARD_FREE_RULES = [
  ...Array.from({ length: 39 }, (_, at) => `CF-${at + 1}`),
  ...numbered('CF', '3a 4a 17a 22a 25a 29a 33a 34a 38a 39a'),
];
/** The numbers of the Chinese solitaire, from a hand to its sheet. */
const CHINESE_RULES = numbered(
  'CS',
  '1 2 3 3a 4 4a 5 6 6a 6b 7 7a 8 9 10 11 11a 12 13 13a 14 14a 15 16 16a 17 18 18a 19 20 21 21a 22',
);
/** The numbers of the American games by card that hands and payments show. */
const AMERICAN_RULES = [
  ...numbered('AG', '1 3 3a 11 12 13 15 15a 18 19 20 21 23 23a 24 25 26 27 27a 28 29 29a 30 30a 31 32 33'),
  ...numbered('AG', '35 35a'),
  ...numbered('TG', '1 2 4 5 7 8 8a 9 9a 9b 11 11a 13 14 15 16 17'),
  ...numbered('AS', '6 7'),
];
/** The numbers of the table: walls, Charleston, turns, calls, mistakes. */
const TABLE_RULES = [
  ...numbered('AG', '2 4 4a 5 6 6a 7 8 8a 9 10 16 17 22 22a 32a 34 37'),
  ...numbered('TG', '3 4a 6 10 10a 10b 11b 12 15a'),
];
/** The numbers of the Year game but that of advice. */
const YEAR_RULES = numbered('YG', '1 1a 1b 2 2a 3 3a 4 5 6 6a 7 8 9 9a 10 11 12 12a 13 14 15 15a');
const OTHER_RULES = [
  ...AMERICAN_RULES,
  ...TABLE_RULES,
  ...CHINESE_RULES,
  ...YEAR_RULES,
  ...numbered('AS', '1 2 3 3a 4 4a 5 8 8a 9 10 11'),
  ...['AG-14', 'AG-36', 'CS-23', 'CS-24', 'YG-16'],
];
const RULE_NUMBER = /\b(?:CF|AG|CS|YG|TG|AS)-\d+[a-z]?\b/g;

interface Row {
  readonly rule: string;
  readonly says: string;
  readonly where: readonly string[];
  readonly shownBy: readonly string[];
}

const page = ['rules', 'rules-american', 'rules-table', 'rules-chinese', 'rules-year']
  .map((name) => read(`docs/${name}.md`))
  .join('\n');
const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => /^\| [A-Z]{2}-\d/.test(line))
  .map((line) => {
    const [, rule = '', says = '', where = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    return { rule, says, where: inBackticks(where), shownBy: inBackticks(shownBy) };
  });

/** The rules that a vector file has cases for. */
const rulesInVectors = (path: string): ReadonlySet<string> =>
  new Set([...read(path).matchAll(/"rule": ?"([A-Z]{2}-\d+[a-z]?)"/g)].map(([, rule]) => rule as string));

/** The rules that titles of tests begin with. */
const rulesInTitles = (path: string): ReadonlySet<string> =>
  new Set([...read(path).matchAll(/(?:['"`]|^# )([A-Z]{2}-\d+[a-z]?):/gm)].map(([, rule]) => rule as string));

const vectors = new Map(filesBelow('test/vectors/', '.json').map((path) => [path, rulesInVectors(path)]));
const tests = [...filesBelow('test/', '.test.ts'), ...filesBelow('test/cli/transcripts/', '.txt')];
const titles = new Map(tests.map((path) => [path, rulesInTitles(path)]));

test('every rule has its row, and only one', () => {
  expect(rows.map(({ rule }) => rule).sort()).toEqual([...CARD_FREE_RULES, ...OTHER_RULES].sort());
});

test('a rule that the source cites is on the page', () => {
  const cited = filesBelow('src/', '.ts').flatMap((path) => read(path).match(RULE_NUMBER) ?? []);
  const known = new Set(page.match(RULE_NUMBER));
  expect([...new Set(cited)].filter((rule) => !known.has(rule))).toEqual([]);
});

/** The rules of the game that the guide to writing one makes up. */
const guideRules = [...read('docs/adding-a-game.md').matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map(
  ([, rule]) => rule as string,
);

test('no vector and no test is of a rule that is not on the page', () => {
  const known = new Set([...rows.map(({ rule }) => rule), ...guideRules]);
  for (const [path, rules] of [...vectors, ...titles]) {
    expect(
      [...rules].filter((rule) => !known.has(rule)),
      path,
    ).toEqual([]);
  }
});

describe.each(rows.map((row) => [row.rule, row] as const))(
  'the row of %s',
  (rule, { says, where, shownBy }) => {
    test('says something', () => {
      expect(says).toMatch(/^\S.*[.)]$/);
    });

    test('names files of src and what stands in them', () => {
      expect(where.length).toBeGreaterThan(0);
      expect(where.length % 2).toBe(0);
      for (let at = 0; at < where.length; at += 2) {
        const [path, name] = [`src/${where[at]}`, where[at + 1] as string];
        expect(existsSync(new URL(path, ROOT)), path).toBe(true);
        expect(read(path), `${name} in ${path}`).toMatch(new RegExp(`\\b${name}\\b`));
      }
    });

    test('names tests that show it', () => {
      expect(shownBy.length).toBeGreaterThan(0);
      for (const path of shownBy.map((name) => `test/${name}`)) {
        expect(vectors.get(path) ?? titles.get(path) ?? new Set(), path).toContain(rule);
      }
    });

    test('names every vector file with a case of it', () => {
      const having = [...vectors]
        .filter(([, rules]) => rules.has(rule))
        .map(([path]) => path.slice('test/'.length));
      expect(shownBy.filter((name) => name.endsWith('.json')).toSorted()).toEqual(having);
    });
  },
);
