import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import cruiser from '../../.dependency-cruiser.js';

// docs/architecture.md follows an action and a hand through the house, step by step. These tests keep that true.

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

interface Hop {
  readonly step: number;
  readonly file: string;
  readonly name: string;
  readonly from: number | undefined;
  /** Reached through a value: a part of a way of playing, or of a rule set. */
  readonly byValue: boolean;
}

const HOP = /^(\d+)\. `([^`]+)` `([^`]+)`(?: \(from (\d+)(, by the \w+)?\))?: \S/;

const hopOf = (line: string): Hop => {
  const [, step, file, name = '', from, byValue] = HOP.exec(line) ?? [];
  return {
    step: Number(step),
    file: `src/${file}`,
    name,
    from: from === undefined ? undefined : Number(from),
    byValue: byValue !== undefined,
  };
};

const WALKS: readonly (readonly Hop[])[] = read('docs/architecture.md')
  .split('<!-- walk -->')
  .slice(1)
  .map((text) => text.trimStart().split('\n\n')[0]?.split('\n').map(hopOf) as readonly Hop[]);

/** The files that one imports, types apart. */
const importsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^import (?!type)[^;]*? from '(\.[^']+)';/gm)].map(([, path]) =>
    normalize(join(dirname(file), `${path}.ts`)),
  );

/** The folders of src from the bottom up, by the list that is checked. */
const LAYERS: readonly string[] = cruiser.forbidden.flatMap(({ name }: { name: string }) =>
  name.startsWith('layer-') && existsSync(new URL(`src/${name.slice(6)}`, ROOT)) ? [name.slice(6)] : [],
);
const heightOf = (file: string): number => LAYERS.indexOf(file.split('/')[1] ?? '');

describe.each(WALKS.map((walk) => [`${walk[0]?.file} ${walk.length}`, walk] as const))('%s', (_, walk) => {
  test.each(walk)('step $step: $file has $name', ({ step, file, name, from }) => {
    expect(read(file)).toMatch(new RegExp(`(?:const|function) ${name}\\b`));
    expect(walk[step - 1]?.file).toBe(file);
    expect(from ?? 0).toBeLessThan(step);
  });

  test.each(walk.filter(({ from }) => from !== undefined))(
    'step $step is reached from $from, and not by going up',
    ({ file, name, from, byValue }) => {
      const caller = walk[(from as number) - 1] as Hop;
      if (byValue) return expect(heightOf(file)).toBeGreaterThan(-1);
      expect(read(caller.file)).toMatch(new RegExp(`\\b${name}\\b`));
      if (caller.file !== file) expect(importsOf(caller.file)).toContain(file);
      return expect(heightOf(file)).toBeLessThanOrEqual(heightOf(caller.file));
    },
  );
});

test('two walks, and the files of a way are named as they are', () => {
  expect(WALKS.map((walk) => walk.length > 5)).toEqual([true, true]);
  const table = read('docs/architecture.md').split('| at the American table |')[1]?.split('\n\n')[0] ?? '';
  const named = [...table.matchAll(/\| `([^`]+)` \|$/gm)].map(([, file]) => file as string);
  expect(named.length).toBeGreaterThan(7);
  for (const file of named)
    expect(existsSync(new URL(`src/games/american/play/table/${file}`, ROOT)), file).toBe(true);
});
