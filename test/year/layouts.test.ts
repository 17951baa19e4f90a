import { describe, expect, test } from 'vitest';
import { partsOf } from '../../src/games/year/parts';
import { isWinningHand, layouts, TILES, type Tile, yearGame } from '../../src/index';
import { hasArrangement } from '../../src/melds/arrange';
import { kindsOf, nearestHands } from '../../src/melds/near-hands';
import { type Part, tilesAt } from '../../src/melds/set-shape';
import { multisets } from '../naive/multisets';
import { copiesOf, naivePartitions } from '../naive/year-arranger';

const STANDARD = { bonusPair: 'tile', mixedSaws: false } as const;
const SIZE = 14;

/** Everything there is, as a supply: nothing is missing. */
const ALL = Uint8Array.from({ length: 48 }, (_, kind) => yearGame().tiles.byIndex[kind] ?? 0);

/** The hands of so many tiles of some parts, by the library in its order. */
const listed = (parts: readonly Part[], size: number): readonly string[] => {
  const { hands } = nearestHands(parts, { held: ALL, most: ALL }, size, 'largerFirst');
  return [...hands].map((hand) => tilesAt(kindsOf(hand)).join(' '));
};

const [BAMS, , , WINDS, DRAGONS, FLOWERS] = partsOf(STANDARD) as [Part, Part, Part, Part, Part, Part];
const MIXED = partsOf({ bonusPair: 'number', mixedSaws: true }).at(-1) as Part;

describe('what a part can contribute', () => {
  const kindsOf = ({ kinds }: Part): readonly Tile[] => kinds.map((kind) => TILES[kind] as Tile);

  test.each([
    ['YG-11: bams', BAMS, {}, [2, 3, 4, 5, 6, 8]],
    ['YG-10: winds', WINDS, {}, [3, 4, 5, 6, 9, 10, 14]],
    ['YG-10: dragons', DRAGONS, {}, [4, 5, 10]],
    ['YG-2: flowers and seasons', FLOWERS, {}, [2, 3, 4, 6]],
    ['YG-2a: flowers and seasons, mixed', MIXED, { bonusPair: 'number', mixedSaws: true }, [2, 3, 4, 6]],
  ] as const)(
    '%s: what brute force finds, in the same order',
    (_name, part, options, sizes) => {
      for (const size of sizes) {
        const brute = [...multisets(kindsOf(part), copiesOf, size)].filter(
          (tiles) => naivePartitions(tiles, options).length > 0,
        );
        expect(listed([part], size), `${size} tiles`).toEqual(brute.map((tiles) => tiles.join(' ')));
      }
    },
    120_000,
  );
});

describe('the layouts of the game', () => {
  test('YG-11: of winds and dragons together: those that brute force finds', () => {
    const kinds = [...WINDS.kinds, ...DRAGONS.kinds].map((kind) => TILES[kind] as Tile);
    const found = listed([WINDS, DRAGONS], 6);
    const brute = [...multisets(kinds, copiesOf, 6)].filter((tiles) => naivePartitions(tiles, {}).length > 0);
    expect(found.toSorted()).toEqual(brute.map((tiles) => tiles.join(' ')).toSorted());
    expect(new Set(found).size).toBe(found.length);
  }, 120_000);

  test('YG-11: each wins and none comes twice', () => {
    const rules = yearGame();
    const seen = new Set<string>();
    for (const { tiles } of layouts({ rules })) {
      expect(tiles).toHaveLength(SIZE);
      if (seen.size % 50 === 0)
        expect(isWinningHand({ concealed: tiles }, { rules }), tiles.join(' ')).toBe(true);
      seen.add(tiles.join(' '));
      if (seen.size === 5_000) break;
    }
    expect(seen.size).toBe(5_000);
  });

  /** By size, how many multisets of a part are arranged, by brute force and the library's test of one part. */
  const counted = (part: Part, copies: number): readonly number[] => {
    const found = Array.from({ length: SIZE + 1 }, () => 0);
    const held = new Uint8Array(48);
    const go = (place: number, size: number): void => {
      const kind = part.kinds[place];
      if (kind === undefined) {
        if (hasArrangement([part], held)) found[size]!++;
        return;
      }
      for (let count = 0; count <= Math.min(copies, SIZE - size); count++) {
        held[kind] = count;
        go(place + 1, size + count);
      }
      held[kind] = 0;
    };
    go(0, 0);
    return found;
  };
  // The suits are the same whatever the options.
  const known = new Map<Part, readonly number[]>();
  const counts = (part: Part, copies: number): readonly number[] => {
    const found = (copies === 4 && known.get(part)) || counted(part, copies);
    if (copies === 4) known.set(part, found);
    return found;
  };

  test.each([
    ['as the rules play', {}, 306_535_560],
    ['with one of each flower and season', { bonusCopies: 1 }, 135_860_268],
    ['with mixed Years', { mixedSaws: true, bonusPair: 'number' }, 452_227_500],
  ] as const)(
    'YG-11: %s: so many as the parts make together',
    (_name, options, expected) => {
      const { bonusCopies, bonusPair, mixedSaws } = yearGame(options).options;
      const parts = partsOf({ bonusPair, mixedSaws });
      const own = [0, 3, 4, 5].map((at) => counts(parts[at] as Part, at === 5 ? bonusCopies : 4));
      const [bams, winds, dragons, flowers] = own as [number[], number[], number[], number[]];
      const all = [bams, bams, winds, dragons, flowers].reduce(
        (before, more) =>
          before.map((_, size) =>
            more
              .slice(0, size + 1)
              .reduce((sum, count, at) => sum + count * (before[size - at] as number), 0),
          ),
        bams,
      );
      expect(yearGame(options).hands.countLayouts?.({})).toBe(all[SIZE]);
      expect(all[SIZE]).toBe(expected);
    },
    120_000,
  );
});
