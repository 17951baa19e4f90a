import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawHand } from '../../docs/theme/draw-hand.js';
import { pictured } from '../../docs/theme/pictured-hand.js';
import * as library from '../../src/index';

test('the picture shows what the library says of its hand', () => {
  const drawn = drawHand(pictured(library));
  expect(readFileSync('docs/theme/hand.svg', 'utf8')).toBe(drawn);
  expect(drawn).toContain('>35</text>');
});
