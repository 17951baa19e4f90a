import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD } from '../../src/elements/card';
import type { Part } from '../../src/elements/element';
import { HAND } from '../../src/elements/hand';
import { RACK } from '../../src/elements/rack';
import { REPLAY } from '../../src/elements/replay';
import { SHEET } from '../../src/elements/sheet';
import { TABLE } from '../../src/elements/table';
import { TILE } from '../../src/elements/tile';
import { inBackticks } from '../docs/options-tables';

// docs/elements.md lists the attributes, properties and events of every element.

const page = readFileSync('docs/elements.md', 'utf8');
const types = readFileSync('src/elements/types.ts', 'utf8');
const cells = page
  .split('\n')
  .filter((line) => line.startsWith('| `mahjongg-'))
  .map((line) => line.split('|').map(inBackticks));

test.each<[string, Part]>([
  ['tile', TILE],
  ['rack', RACK],
  ['hand', HAND],
  ['sheet', SHEET],
  ['card', CARD],
  ['table', TABLE],
  ['replay', REPLAY],
])(
  'mahjongg-%s has the attributes and properties that the page lists',
  (name, { attributes, properties }) => {
    const row = cells.find(([, tag]) => tag?.[0] === `mahjongg-${name}`);
    expect([row?.[3], row?.[4]]).toEqual([attributes, properties]);
  },
);

test('the events are those of their type', () => {
  const [, events = ''] = /interface ElementEvents \{(.*?)\n\}/s.exec(types) ?? [];
  const named = [...events.matchAll(/'(mahjongg-\w+)'/g)].map(([, name]) => name);
  expect(cells.flatMap((row) => row[5] ?? []).sort()).toEqual(named.sort());
});
