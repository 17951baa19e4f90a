import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

// Every file of test/vectors has the form that its vectors.schema.json gives it: a case with a misspelled property would test
// less than it says, and nobody would notice.

const SCHEMA = 'vectors.schema.json';

/** The kind of each file, by its name or that of its folder; the first that fits. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^american-solitaire\//, 'americanSheets'],
  [/^american\/free-form\.json$/, 'freeForm'],
  [/^american\/payments\.json$/, 'americanPayments'],
  [/^card\/hands\.json$/, 'cardHands'],
  [/^card\/mistakes\.json$/, 'cardMistakes'],
  [/^card\/variants\.json$/, 'cardVariants'],
  [/^card-free\/options\.json$/, 'cardFreeOptions'],
  [/^card-free\/settle\.json$/, 'cardFreePayments'],
  [/^card-free\//, 'cardFreeHands'],
  [/^chinese\/sheet-/, 'chineseSheets'],
  [/^chinese\/waits\.json$/, 'chineseWaits'],
  [/^chinese\//, 'chineseHands'],
  [/^tiles\/faces\.json$/, 'tileFaces'],
  [/^tiles\/format\.json$/, 'tileFormat'],
  [/^tiles\/names\.json$/, 'tileNames'],
  [/^tiles\/parse\.json$/, 'tileParse'],
  [/^tiles\/rack-order\.json$/, 'rackOrder'],
  [/^year\/options\.json$/, 'yearOptions'],
  [/^year\//, 'yearHands'],
];

const FOLDER = new URL('../vectors/', import.meta.url);
const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as Record<string, unknown>;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json') && path !== SCHEMA)
  .sort();

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false, allErrors: true });
ajv.addSchema(read(SCHEMA), SCHEMA);
const kindOf = (path: string): string => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? path;
const faultsOf = (path: string, file: unknown): readonly string[] => {
  const validate = ajv.getSchema(`${SCHEMA}#/$defs/${kindOf(path)}`);
  if (validate === undefined) return ['no kind'];
  validate(file);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

test.each(files)('%s has the form of its kind', (path) => {
  expect(faultsOf(path, read(path))).toEqual([]);
});

test('every kind has a file, and every file is of the kind that it was made for', () => {
  const kinds = new Set(files.map(kindOf));
  expect([...kinds].sort()).toEqual([...new Set(KINDS.map(([, kind]) => kind))].sort());
});

describe.each(files)('%s', (path) => {
  // Each list of cases, and in it one case of every kind of expectation.
  const lists = Object.entries(read(path)).filter(([, list]) => Array.isArray(list));

  test.each(lists)('%s: a property too many fails, in a case and in what it expects', (name, list) => {
    const [first] = list as readonly Record<string, unknown>[];
    const expected = first?.['expect'] ?? first?.['errors'];
    const broken = [
      { ...first, expcet: {} },
      ...(typeof expected === 'object' && !Array.isArray(expected)
        ? [{ ...first, expect: { ...expected, vaild: true } }]
        : []),
    ];
    for (const one of broken) expect(faultsOf(path, { ...read(path), [name]: [one] })).toHaveLength(1);
  });
});
