import { describe, expect, test } from 'vitest';
import { type ClaimOptions, solitaireClaims } from '../../src/games/chinese/play/phases';
import { breakWall } from '../../src/games/chinese/play/round';
import type { Tile } from '../../src/index';
import { DUMMIES, type Dummy } from '../../src/play/one-player';
import { tilesOf } from '../hand-text';

// The pieces of the solitaire's table that do not depend on how a game is run.

/** Walls of numbers instead of tiles: each tells its place in the ring. */
const RING: readonly Tile[] = Array.from({ length: 144 }, (_, at) => at as unknown as Tile);
const placesOf = (tiles: readonly Tile[]): readonly number[] => tiles as unknown as readonly number[];

const NEXT = { overrun: 'next' } as const;

describe('the break', () => {
  test.each([
    ['East’s wall, the seventh stack', 5, 2, 12],
    ['South’s, at East’s right, is the last in the ring', 2, 3, 2 * (54 + 4)],
    ['West’s, across', 3, 4, 2 * (36 + 6)],
    ['North’s, at East’s left, is the next to be drawn', 4, 4, 2 * (18 + 7)],
    ['North’s again', 12, 2, 2 * (18 + 13)],
    ['the last stack of a wall', 9, 9, 34],
  ])('CS-3: %s', (_name, first, second, gap) => {
    const { loose, wall } = breakWall(RING, first, second, NEXT);
    expect(placesOf(loose)).toEqual([gap, gap + 1]);
    expect(placesOf(wall)[0]).toBe((gap + 2) % 144);
  });

  test('CS-3a: a sum over 18 runs on into the next wall', () => {
    expect(placesOf(breakWall(RING, 9, 10, NEXT).loose)).toEqual([36, 37]);
    // From South's wall, the last of the ring, it runs on into East's.
    expect(placesOf(breakWall(RING, 10, 12, NEXT).loose)).toEqual([6, 7]);
  });

  test('CS-3a: overrun wrap: it starts again at the same wall’s right', () => {
    expect(placesOf(breakWall(RING, 9, 10, { overrun: 'wrap' }).loose)).toEqual([0, 1]);
    expect(placesOf(breakWall(RING, 10, 12, { overrun: 'wrap' }).loose)).toEqual([114, 115]);
    expect(placesOf(breakWall(RING, 9, 9, { overrun: 'wrap' }).loose)).toEqual([34, 35]);
  });

  test('CS-4: the two tiles of the stack counted to are the loose ones', () => {
    expect(placesOf(breakWall(RING, 5, 2, NEXT).loose)).toEqual([12, 13]);
  });

  test('CS-5: every tile but the two is drawn, from left of the break round to its right', () => {
    const { wall } = breakWall(RING, 5, 2, NEXT);
    expect(wall).toHaveLength(142);
    expect([placesOf(wall)[0], placesOf(wall).at(-1)]).toEqual([14, 11]);
  });
});

describe('claims', () => {
  const usual: ClaimOptions = { chowFromLeftOnly: false, claimKong: true };
  const words = (hand: string, discard: Tile, dummy: Dummy = 'S', options = usual): readonly string[] =>
    solitaireClaims(tilesOf(hand), discard, dummy, options).map(
      ({ kind, shown }) => `${kind} ${shown.join(' ')}`,
    );

  test.each<[string, string, Tile, readonly string[]]>([
    ['CS-6: a pung', '33B', '3B', ['pung 3B 3B']],
    ['CS-6: one is not enough', '3B', '3B', []],
    ['CS-6: every run there is', '1245B', '3B', ['run 1B 2B', 'run 2B 4B', 'run 4B 5B']],
    ['CS-6: none beyond the nine', '8B 9B', '7B', ['run 8B 9B']],
    ['CS-6: none around the corner', '8B 1B', '9B', []],
    ['CS-6: none of two suits', '2B 4C', '3B', []],
    ['CS-6: none of winds', 'EW', 'S', []],
    ['CS-6: none of dragons and nines', '89B', 'GD', []],
    ['CS-7: flowers are not claimed', 'F1', 'F2', []],
  ])('%s', (_name, hand, discard, expected) => {
    expect(words(hand, discard)).toEqual(expected);
  });

  test('CS-2: the dummies play after the player: South, West, North', () => {
    expect(DUMMIES).toEqual(['S', 'W', 'N']);
  });

  test('CS-6a: a chow from any dummy; with chowFromLeftOnly from North', () => {
    for (const dummy of DUMMIES) {
      expect(words('24B', '3B', dummy)).toEqual(['run 2B 4B']);
      const left = { ...usual, chowFromLeftOnly: true };
      expect(words('24B', '3B', dummy, left)).toEqual(dummy === 'N' ? ['run 2B 4B'] : []);
      expect(words('33B', '3B', dummy, left)).toEqual(['pung 3B 3B']);
    }
  });

  test('CS-6a: a concealed pung may claim the fourth for a kong, unless claimKong is off', () => {
    expect(words('333B', '3B')).toEqual(['kong 3B 3B 3B', 'pung 3B 3B']);
    expect(words('333B', '3B', 'S', { ...usual, claimKong: false })).toEqual(['pung 3B 3B']);
  });
});
