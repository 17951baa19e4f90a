import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/game';
import { MisuseError } from '../../src/index';
import {
  type Arrangement,
  arrangementsOf,
  COLUMN_TILES,
  COUNT_COLUMNS,
  countHand,
  countHands,
  distanceOfCounts,
  HAND_KEYS,
  isWinningCounts,
  isWinningPacked,
  isWinningTiles,
  markWinningCounts,
  markWinningPacked,
  packCounts,
  packHands,
  type Tile,
  waitsOf,
} from '../../src/packed';
import { formatTiles } from '../../src/tiles/format-tiles';
import { TILES } from '../../src/tiles/tile';
import { tileIndex } from '../../src/tiles/tile-index';
import { chanceFrom } from '../generators/chance';
import { tilesOf } from '../hand-text';
import { anyValue, untyped } from '../tiles/arbitraries';
import { naiveArrangements, naiveWaits, naiveWins } from './naive-packed';

// Every hand of a suit is looked at twice.
vi.setConfig({ testTimeout: 120_000 });

const countsOf = (text: string): Uint8Array => {
  const counts = countHand(tilesOf(text));
  if (counts === undefined) throw new Error(`no hand: ${text}`);
  return counts;
};
const columnOf = (tile: Tile): number => tileIndex(tile) - 1;

/** An arrangement as text, the way the naive check writes it. */
const textOf = ({ pair, sets }: Arrangement): string =>
  [`pair ${columnOf(pair)}`, ...sets.map(({ kind, tile }) => `${kind} ${columnOf(tile)}`)].sort().join(', ');
const arrangementTexts = (counts: Uint8Array): readonly string[] => arrangementsOf(counts).map(textOf).sort();

const RUNS = COLUMN_TILES.map((_, column) => column).filter((column) => column < 29 && column % 10 < 7);

/** A row with so many sets and a pair in it, of the columns that a game of chance allows. */
const winningRow = (sets: number, below: (bound: number) => number, suits: number): number[] => {
  for (;;) {
    const row = Array.from({ length: COUNT_COLUMNS }, () => 0);
    const add = (column: number, copies: number) => {
      row[column] = (row[column] ?? 0) + copies;
    };
    const kinds = suits * 10;
    const column = () => (suits === 4 ? below(COUNT_COLUMNS) : below(kinds));
    const runs = RUNS.filter((run) => run < kinds);
    add(column(), 2);
    for (let set = 0; set < sets; set++) {
      if (below(3) === 0) add(column(), 3);
      else {
        const run = runs[below(runs.length)] ?? 0;
        for (const step of [0, 1, 2]) add(run + step, 1);
      }
    }
    if (row.every((count) => count <= 4)) return row;
  }
};

/** Rows of every size, in one suit or more; every other one wins, the rest have a tile exchanged. */
const generatedRows = (seed: number, amount: number): readonly number[][] => {
  const { below } = chanceFrom(seed);
  return Array.from({ length: amount }, (_, index) => {
    const row = winningRow(index % 7 > 4 ? below(5) : 4, below, 1 + below(4));
    if (index % 2 === 0) return row;
    for (;;) {
      const [from, to] = [below(COUNT_COLUMNS), below(COUNT_COLUMNS)];
      if ((row[from] ?? 0) === 0 || (row[to] ?? 0) === 4) continue;
      return row.with(from, (row[from] ?? 0) - 1).with(to, (row[to] ?? 0) + (from === to ? 0 : 1));
    }
  });
};

describe('the columns', () => {
  test('are the places 1 to 34 of all tiles', () => {
    expect(COLUMN_TILES).toEqual(TILES.slice(1, 35));
    expect(COLUMN_TILES.map(columnOf)).toEqual(Array.from({ length: 34 }, (_, column) => column));
  });

  test('hold the tiles of a hand', () => {
    const counts = countsOf('123B 999C RD WD NN');
    const held = Object.fromEntries(COLUMN_TILES.map((tile, column) => [tile, counts[column]]));
    expect(held).toMatchObject({ '1B': 1, '2B': 1, '3B': 1, '9C': 3, RD: 1, WD: 1, N: 2 });
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
  });

  test.each([
    ['a flower', ['F']],
    ['a numbered flower', ['F1']],
    ['a joker', ['J']],
    ['the gold dragon', ['YD']],
    ['a fifth tile', ['5B', '5B', '5B', '5B', '5B']],
    ['fifteen tiles', tilesOf('123456789B 123456C')],
    ['no tile', ['toString']],
    ['no list', '1B'],
    ['nothing', undefined],
  ])('do not hold %s', (_, tiles) => {
    expect(countHand(untyped(tiles))).toBeUndefined();
    expect([...countHands([untyped(tiles), ['E', 'E']])]).toEqual([
      ...new Uint8Array(COUNT_COLUMNS),
      ...countsOf('EE'),
    ]);
    expect(isWinningTiles(untyped(tiles))).toBe(false);
    expect([...markWinningPacked(packHands([untyped(tiles), ['E', 'E']]))]).toEqual([0, 1]);
  });
});

describe('CS-8: four sets and a pair', () => {
  test.each([
    ['pungs and a pair', '111B 222C 333D EEE RR', true],
    ['runs and a pair', '123B 456B 789B 123C 55D', true],
    ['three melds beside', '123B 55D', true],
    ['four melds beside', 'NN', true],
    ['nine gates', '1112345678999B 5B', true],
    ['a run over the end of a suit', '89B 1C 111D 222D 333D EE', false],
    ['a run of winds', 'ESW 111B 222B 333B 44B', false],
    ['a run of dragons', 'RD GD WD 111B 222B 333B 44B', false],
    ['a nine, its dragon and the next one', '9B GD 1C 111D 222D 333D EE', false],
    ['two pairs and three sets', '111B 222B 333B 44B EE', false],
    ['four pairs and two sets', '11B 22C 33D EE 444B 555B', false],
    ['seven pairs', '1155B 2288C 3399D EE', false],
    ['thirteen orphans', '19B 19C 19D ESWN RD GD WD 1B', false],
    ['a kong among the tiles', '1111B 222C 333D EEE R', false],
    ['one tile short', '111B 222C 333D EEE R', false],
    ['nothing', '', false],
  ])('%s: %s', (_, text, wins) => {
    const counts = countsOf(text);
    expect(isWinningCounts(counts)).toBe(wins);
    expect(isWinningPacked(packCounts(counts))).toBe(wins);
    expect(isWinningTiles(tilesOf(text))).toBe(wins);
    expect(naiveWins([...counts])).toBe(wins);
    expect(arrangementsOf(counts).length > 0).toBe(wins);
  });

  test('five sets and a pair are too many', () => {
    const counts = new Uint8Array(COUNT_COLUMNS);
    for (const column of [0, 1, 10, 20, 30]) counts[column] = 3;
    counts[31] = 2;
    expect(isWinningCounts(counts)).toBe(false);
    expect(isWinningPacked(packCounts(counts))).toBe(false);
  });

  test.each([
    // Five of a kind carry over: as numbers in base 5 these are the same as rows that win.
    ['for one of the next kind', { '1B': 5, '2B': 0, '3B': 1, '4B': 1, E: 2 }],
    ['to make a pair', { '8D': 5, '9D': 1, E: 3, S: 3 }],
    ['to make a pung', { '3C': 5, '4C': 2, N: 2 }],
    ['as winds', { E: 5, S: 1 }],
    ['as a key of its own', { '9B': 5, E: 2 }],
    ['very many', { '1B': 255, '2B': 2, E: 2 }],
    ['that are a pung and a pair', { '5D': 5 }],
  ] as const)('CS-8: a fifth tile never stands %s', (_, held) => {
    const counts = new Uint8Array(COUNT_COLUMNS);
    for (const [tile, count] of Object.entries(held)) counts[columnOf(tile as Tile)] = count;
    expect(isWinningCounts(counts)).toBe(false);
    expect(isWinningPacked(packCounts(counts))).toBe(false);
    expect(arrangementsOf(counts)).toEqual([]);
  });

  test('every hand of one suit, by itself and beside a pair of winds, is judged as the naive check does', () => {
    const row = Array.from({ length: COUNT_COLUMNS }, () => 0);
    const judged = { hands: 0, winning: 0, different: 0 };
    const judge = () => {
      const counts = Uint8Array.from(row);
      const wins = isWinningCounts(counts);
      if (wins) judged.winning++;
      if (wins !== naiveWins(row) || wins !== isWinningPacked(packCounts(counts))) judged.different++;
    };
    const fill = (number: number, left: number) => {
      if (number === 9) {
        judged.hands++;
        judge();
        row[30] = 2;
        judge();
        row[30] = 0;
        return;
      }
      for (let count = 0; count <= Math.min(4, left); count++) {
        row[number] = count;
        fill(number + 1, left - count);
      }
      row[number] = 0;
    };
    fill(0, 14);
    // 405,350 keys of a suit have at most 14 tiles. 18,874 are sets and a pair; 2,869 are sets alone, 4 at most.
    expect(judged).toEqual({ hands: 405_350, winning: 18_874 + 2_869, different: 0 });
  });

  test('every choice of honors is judged as the naive check does', () => {
    const honors = [9, 19, 29, 30, 31, 32, 33];
    const judged = { winning: 0, different: 0 };
    for (let key = 0; key < 5 ** 7; key++) {
      const row = Array.from({ length: COUNT_COLUMNS }, () => 0);
      for (const [digit, column] of honors.entries()) row[column] = Math.floor(key / 5 ** digit) % 5;
      const wins = isWinningCounts(Uint8Array.from(row));
      if (wins) judged.winning++;
      if (wins !== naiveWins(row)) judged.different++;
    }
    // One kind is the pair, up to four of the other six are pungs.
    expect(judged).toEqual({ winning: 7 * (1 + 6 + 15 + 20 + 15), different: 0 });
  });
});

describe('generated hands', () => {
  const rows = generatedRows(3, 20_000);
  const counts = Uint8Array.from(rows.flat());
  const expected = rows.map((row) => (naiveWins(row) ? 1 : 0));

  test('are judged as the naive check does, in every form', () => {
    const keys = packCounts(counts);
    expect(keys).toHaveLength(rows.length * HAND_KEYS);
    expect([...markWinningCounts(counts)]).toEqual(expected);
    expect([...markWinningPacked(keys)]).toEqual(expected);
    expect(rows.map((_, row) => (isWinningCounts(counts, row * COUNT_COLUMNS) ? 1 : 0))).toEqual(expected);
    expect(rows.map((_, row) => (isWinningPacked(keys, row * HAND_KEYS) ? 1 : 0))).toEqual(expected);
  });

  test('win as tiles in any order if they win as counts', () => {
    const { shuffle } = chanceFrom(5);
    const hands = rows.map((row) =>
      shuffle(
        row.flatMap((count, column) => Array.from({ length: count }, () => COLUMN_TILES[column] as Tile)),
      ),
    );
    expect(countHands(hands)).toEqual(counts);
    expect(packHands(hands)).toEqual(packCounts(counts));
    expect(hands.map((tiles) => (isWinningTiles(tiles) ? 1 : 0))).toEqual(expected);
  });

  test('have the arrangements that the naive check finds, each once', () => {
    let several = 0;
    for (const row of rows.filter((_, index) => index % 4 === 0)) {
      const naive = naiveArrangements(row);
      expect(arrangementTexts(Uint8Array.from(row))).toEqual(naive);
      if (naive.length > 1) several++;
    }
    expect(several).toBeGreaterThan(100);
  });

  test('use all their tiles in each arrangement, the sets in order', () => {
    const place = { pung: [0, 0, 0], run: [0, 1, 2] };
    for (const row of rows.slice(0, 4000)) {
      for (const { pair, sets } of arrangementsOf(Uint8Array.from(row))) {
        const used = Array.from({ length: COUNT_COLUMNS }, () => 0);
        const columns = [columnOf(pair), columnOf(pair)].concat(
          sets.flatMap(({ kind, tile }) => place[kind].map((step) => columnOf(tile) + step)),
        );
        for (const column of columns) used[column] = (used[column] ?? 0) + 1;
        expect(used).toEqual(row);
      }
    }
  });

  test('wait for what the naive check finds', () => {
    const { below } = chanceFrom(9);
    for (const row of rows.slice(0, 3000)) {
      const columns = row.flatMap((count, column) => (count > 0 ? [column] : []));
      const column = columns[below(columns.length)] ?? 0;
      const waiting = row.with(column, (row[column] ?? 0) - 1);
      expect(waitsOf(Uint8Array.from(waiting)).map(columnOf)).toEqual(naiveWaits(waiting));
    }
  });

  test('do not change when their suits are exchanged', () => {
    for (const row of rows.slice(0, 2000)) {
      const exchanged = [...row.slice(20, 30), ...row.slice(0, 10), ...row.slice(10, 20), ...row.slice(30)];
      const [own, other] = [Uint8Array.from(row), Uint8Array.from(exchanged)];
      expect(isWinningCounts(other)).toBe(isWinningCounts(own));
      expect(arrangementsOf(other)).toHaveLength(arrangementsOf(own).length);
      expect(waitsOf(other)).toHaveLength(waitsOf(own).length);
    }
  });
});

/** An arrangement as a person would write it, the pair first. */
const written = ({ pair, sets }: Arrangement): string =>
  [
    formatTiles([pair, pair]),
    ...sets.map(({ kind, tile }) => {
      const column = columnOf(tile);
      const columns = kind === 'run' ? [column, column + 1, column + 2] : [column, column, column];
      return formatTiles(columns.map((place) => COLUMN_TILES[place] as Tile));
    }),
  ].join(' ');

describe('CS-8: all arrangements, pungs before runs', () => {
  test.each([
    ['one only', '123B 456C 789D EEE WD WD', ['00 123B 456C 789D EEE']],
    ['three pungs or three runs', '111222333B EEE NN', ['NN 111B 222B 333B EEE', 'NN 123B 123B 123B EEE']],
    ['in three suits', '111222333B 22C', ['22C 111B 222B 333B', '22C 123B 123B 123B']],
    ['the pair at either end', '11123444D', ['44D 111D 234D', '11D 123D 444D']],
    [
      'the pair in three places',
      '22334455667788C',
      ['22C 345C 345C 678C 678C', '55C 234C 234C 678C 678C', '88C 234C 234C 567C 567C'],
    ],
    [
      'four alike in a row',
      '11112222333344B',
      ['44B 111B 123B 222B 333B', '11B 123B 123B 234B 234B', '44B 123B 123B 123B 123B'],
    ],
    ['the pair alone', 'GG', ['GG']],
    ['no hand', '12B', []],
  ])('%s: %s', (_, text, expected) => {
    expect(arrangementsOf(countsOf(text)).map(written)).toEqual(expected);
  });

  test('in two suits at once: each with each', () => {
    const counts = countsOf('111222333B 11C');
    counts.set(counts.subarray(0, 3), 20);
    counts[10] = 2;
    expect(arrangementTexts(counts)).toEqual(naiveArrangements([...counts]));
  });

  test('of a row in the middle of others', () => {
    const rows = countHands([tilesOf('EE'), tilesOf('111222333B NN'), tilesOf('SS')]);
    expect(arrangementsOf(rows, COUNT_COLUMNS).map(written)).toEqual([
      'NN 111B 222B 333B',
      'NN 123B 123B 123B',
    ]);
  });
});

describe('waits', () => {
  test.each([
    ['one side and the other', '123B 456B 789C EEE', 'W', ['W']],
    ['a middle', '13B 456B 789C EEE WW', '', ['2B']],
    ['two sides', '23B 678B 789C EEE WW', '', ['1B', '4B']],
    ['three sides', '23B 456B 789C EEE WW', '', ['1B', '4B', '7B']],
    ['an edge', '12B 456B 789C EEE WW', '', ['3B']],
    ['two pairs', '11B 456B 789C EEE WW', '', ['1B', 'W']],
    ['nine gates', '1112345678999D', '', ['1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D']],
    ['a single tile', '7C', '', ['7C']],
    ['nothing', '1B 3C 5D 789D', '', []],
    ['a whole hand', '123B EE', '', []],
  ])('CS-8: %s: %s %s', (_, text, more, expected) => {
    expect(waitsOf(countsOf(`${text} ${more}`))).toEqual(expected);
  });

  test('CS-8: a hand that holds all four does not wait for a fifth', () => {
    expect(waitsOf(countsOf('1111B 222C 333C 444C'))).toEqual([]);
    expect(waitsOf(countsOf('2222B 13B 3333C'))).not.toContain('2B');
  });

  test('CS-8: nor does one that has some of the four in its melds', () => {
    const melded = countsOf('555B');
    expect(waitsOf(countsOf('5B'))).toEqual(['5B']);
    expect(waitsOf(countsOf('5B'), 0, melded)).toEqual([]);
    expect(waitsOf(countsOf('46B EE'), 0, countsOf('555B'))).toEqual(['5B']);
    expect(waitsOf(countsOf('46B EE'), 0, countsOf('5555B'))).toEqual([]);
  });

  test('of a row in the middle of others, with the melds of that row', () => {
    const rows = countHands([[], tilesOf('34B EE')]);
    expect(waitsOf(rows, COUNT_COLUMNS)).toEqual(['2B', '5B']);
    expect(waitsOf(rows, COUNT_COLUMNS, countHands([tilesOf('5555B'), tilesOf('2222B')]))).toEqual(['5B']);
  });
});

describe('bounds', () => {
  test('a row that is not all there does not win', () => {
    const rows = countHands([tilesOf('EE')]);
    for (const offset of [1, 30, 34, 340, -1, -34]) {
      expect(isWinningCounts(rows, offset)).toBe(false);
      expect(isWinningPacked(packCounts(rows), offset)).toBe(false);
      expect(arrangementsOf(rows, offset)).toEqual([]);
    }
    expect(isWinningCounts(rows.subarray(0, 33))).toBe(false);
    expect(markWinningCounts(rows.subarray(0, 33))).toHaveLength(0);
    expect(packCounts(rows.subarray(0, 33))).toHaveLength(0);
    expect(packCounts(new Uint8Array(70))).toHaveLength(2 * HAND_KEYS);
  });

  test('marks go where they are wanted, for as many hands as there is room', () => {
    const rows = countHands([tilesOf('EE'), tilesOf('12B'), tilesOf('99C')]);
    const marks = new Uint8Array(3).fill(7);
    expect(markWinningCounts(rows, marks)).toBe(marks);
    expect([...marks]).toEqual([1, 0, 1]);
    expect([...markWinningCounts(rows, new Uint8Array(2))]).toEqual([1, 0]);
    expect([...markWinningPacked(packCounts(rows), new Uint8Array(5).fill(7))]).toEqual([1, 0, 1, 7, 7]);
  });

  test('no value breaks the functions that take tiles', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(isWinningTiles(untyped(value))).toBe(false);
        expect(countHand(untyped(value)) === undefined || Array.isArray(value)).toBe(true);
      }),
    );
  });

  test('an answer is not touched by the next question', () => {
    const first = arrangementsOf(countsOf('111222333B NN'));
    const copy = structuredClone(first);
    arrangementsOf(countsOf('456C 789C 11D'));
    expect(first).toEqual(copy);
  });

  test.each([-1, 5, 1.5, 4_294_967_295, Number.NaN])(
    'CS-8: %s sets are no number of sets to make',
    (sets) => {
      expect(() => distanceOfCounts(new Uint8Array(34), 0, sets)).toThrow(
        /^The number of sets must be from 0 to 4; got /,
      );
      expect(distanceOfCounts(new Uint8Array(34), 0, 0)).toBe(2);
    },
  );

  test('counts are bytes, keys are whole numbers of 32 bits, and a place is a number', () => {
    for (const counts of [
      null,
      undefined,
      [1, 2],
      new BigInt64Array(34),
      new DataView(new ArrayBuffer(34)),
    ]) {
      expect(() => isWinningCounts(counts as never)).toThrow('Counts must be a `Uint8Array`; got ');
      expect(() => waitsOf(counts as never)).toThrow(MisuseError);
      expect(() => isWinningPacked(counts as never)).toThrow('Keys must be an `Int32Array`; got ');
    }
    expect(() => isWinningCounts(new Uint8Array(34), Symbol('0') as never)).toThrow(
      'The offset must be a number; got a symbol.',
    );
    expect(isWinningCounts(Buffer.alloc(34))).toBe(false);
  });

  test('what is no row of counts is refused, and makes no later answer wrong', async () => {
    vi.resetModules();
    const fresh = await import('../../src/packed');
    for (let column = 0; column < COUNT_COLUMNS; column++)
      for (let count = 5; count < 256; count++) {
        const row = new Uint8Array(COUNT_COLUMNS);
        row[column] = count;
        try {
          fresh.distanceOfCounts(row);
        } catch (error) {
          expect(error).toBeInstanceOf(MisuseError);
        }
      }
    const random = seededRandom('rows');
    for (let at = 0; at < 20_000; at++) {
      const row = new Uint8Array(COUNT_COLUMNS);
      for (let tile = 0; tile < 14; tile++) row[random(COUNT_COLUMNS)] = random(5);
      expect(fresh.distanceOfCounts(row)).toBe(distanceOfCounts(row));
    }
    expect(() => distanceOfCounts(new Uint8Array(34), 34)).toThrow(
      'A row has 34 counts, each of them 0 to 4; got ',
    );
  });
});
