import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MisuseError } from '../../src/core/misuse';
import { TILES, type Tile } from '../../src/tiles/tile';
import { tileFace } from '../../src/tiles/tile-faces';
import { isTile } from '../../src/tiles/tile-index';
import vectors from '../vectors/tiles/faces.json';
import { anyValue, untyped } from './arbitraries';

const codePoints = (face: string): string[] =>
  Array.from(
    face,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );

test.each(vectors.cases)('the face of $tile', (face) => {
  expect(codePoints(tileFace(face.tile as Tile))).toEqual(face.codePoints);
});

test('the vectors hold every tile once', () => {
  expect(vectors.cases.map(({ tile }) => tile).sort()).toEqual([...TILES].sort());
});

test('only the flower without a number shares its face', () => {
  const faces = TILES.filter((tile) => tile !== 'F').map(tileFace);
  expect(new Set(faces).size).toBe(TILES.length - 1);
});

test('what is no tile is a misuse', () => {
  expect(() => tileFace(untyped('10B'))).toThrow('`tileFace` needs tiles, such as 1B or RD; got “10B”.');
  fc.assert(
    fc.property(anyValue, (value) => {
      if (isTile(value)) expect(tileFace(value)).not.toBe('');
      else expect(() => tileFace(untyped(value))).toThrow(MisuseError);
    }),
  );
});
