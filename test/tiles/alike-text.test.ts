import { expect, test } from 'vitest';
import { parseTiles, TILES } from '../../src/index';
import { alikeText } from '../../src/tiles/tiles-text';
import { unwrap } from '../unwrap';

test.each([1, 2, 3, 5])('%d tiles of every kind are read back as written', (count) => {
  for (const tile of TILES)
    expect(unwrap(parseTiles(alikeText(tile, count)))).toEqual(Array.from({ length: count }, () => tile));
});

test('tiles alike are written side by side', () => {
  const texts = (['3B', 'RD', 'WD', 'F', 'E', 'J', 'S2', 'F4'] as const).map((tile) => alikeText(tile, 2));
  expect(texts).toEqual(['33B', 'RR', '00', 'FF', 'EE', 'JJ', 'S2S2', 'F4F4']);
});
