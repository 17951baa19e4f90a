import fc from 'fast-check';
import { TILES, type Tile } from '../../src/tiles/tile';

/** Any tile of any of the games. */
export const anyTile: fc.Arbitrary<Tile> = fc.constantFrom(...TILES);

/** Any list of tiles, in any order, repeated ones likely. */
export const anyTiles: fc.Arbitrary<Tile[]> = fc
  .uniqueArray(anyTile, { maxLength: 8 })
  .chain((kinds) =>
    kinds.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...kinds), { maxLength: 30 }),
  );

/** Text made of the characters of the notation and a few that are near it. */
export const nearNotation: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...'0123456789BCDEFGJNRSWYbcdefgjnrswy  \t\n.,XZß🀐'),
  maxLength: 40,
});

/** Values no caller should pass, objects that resist being read among them. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything(),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'toString',
    { toString: 1, valueOf: 1 },
    { language: 'constructor', sort: '__proto__' },
    { language: { toString: 1 }, sort: [] },
    [],
    [null, undefined, 0, 'constructor', ['1B'], { 0: '1B' }],
    Symbol('1B'),
    10n,
    Proxy.revocable({}, {}).proxy,
  ),
);

/** A value as it arrives where the types are not checked. */
export const untyped = (value: unknown): never => value as never;
