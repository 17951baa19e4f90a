import { readdirSync } from 'node:fs';
import {
  readAmericanSheetOptions,
  readCardFreeOptions,
  readChineseOptions,
  readYearOptions,
  unwrap,
} from 'mahjongg';
import { describe, expect, test } from 'vitest';
import { TASKS } from '../../docs/theme/tasks.js';
import { memberTexts, readPackage } from './docstrings';
import { problemsOf, typeErrorsOf } from './snippets';

const { names, documented: all } = readPackage();
const named = all
  .filter(({ kind }) => kind !== 'constant')
  .map((one) => [`${one.entries[0]}: ${one.name}`, one] as const);
const examples = all.flatMap((one) =>
  one.examples.map((example) => [`${one.name} (${example.file}:${example.line})`, example] as const),
);

describe('what the docstrings of the package say', () => {
  test('every entry is looked at, and every value has a task', async () => {
    const files = readdirSync('src').filter((name) => name.endsWith('.ts'));
    const withTask = new Set(TASKS.flatMap((task) => task.names));
    for (const entry of files) {
      const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../../src/${entry}`);
      const path = `mahjongg/${entry.slice(0, -3)}`.replace('/index', '');
      const known = all.filter(({ entries }) => entries.includes(path)).map(({ name }) => name);
      expect(known.toSorted(), entry).toEqual(Object.keys(exported).toSorted());
      expect(
        Object.keys(exported).filter((name) => !withTask.has(name)),
        'not in docs/theme/tasks.js',
      ).toEqual([]);
    }
  });

  test('the table of tasks names what is exported, once', () => {
    const listed = TASKS.flatMap((task) => [...task.names, ...task.types]);
    expect(listed.filter((name, at) => !names.has(name) || listed.indexOf(name) !== at)).toEqual([]);
  });

  test.each(named)('%s: what it does, every parameter, what it gives back', (_, { calls }) => {
    for (const { summary, parameters, described, returns } of calls) {
      expect(summary).not.toBe('');
      expect(described).toEqual(parameters);
      expect(returns).not.toBe('');
    }
  });

  test.each(named)('%s: an example that states a value', (_, { name, examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { code } of examples) {
      expect(code).toContain('// =>');
      expect(code).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from 'mahjongg`));
      expect(code).not.toContain('console.log');
    }
  });

  const cardFree = unwrap(readCardFreeOptions({}));
  test.each([
    ['card-free/options', 'CardFreeOptions', { ...cardFree, houseRules: undefined }],
    ['card-free/options', 'HouseRules', cardFree.houseRules],
    ['chinese/options', 'ChineseTableOptions', unwrap(readChineseOptions({}))],
    ['chinese/options', 'ChineseOptions', unwrap(readChineseOptions({}))],
    ['year/options', 'YearOptions', unwrap(readYearOptions({}))],
    ['american/solitaire-sheet', 'AmericanSheetOptions', unwrap(readAmericanSheetOptions({}))],
  ])('%s: every member of %s says its default', (file, name, defaults: object) => {
    const texts = memberTexts(`src/games/${file}.ts`, name);
    const values = Object.entries(defaults).filter(([member]) => texts.has(member));
    expect(values.length).toBe(texts.size);
    for (const [member, value] of values)
      if (value !== undefined) expect(texts.get(member), member).toContain(`The default is \`${value}\`.`);
  });

  test('the examples compile', { timeout: 180_000 }, () => {
    expect(typeErrorsOf(examples.map(([, example]) => example))).toEqual([]);
  });

  test.each(examples)('%s runs and gives the values it states', async (_, example) => {
    expect(await problemsOf(example)).toEqual([]);
  });
});
