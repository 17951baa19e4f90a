import { describe, expect, test } from 'vitest';
import { SEASONS, seasonOf, seatColorOf } from '../../src/game';
import { bypassedSeats, grantedClaim, setClaims } from '../../src/games/year/play/call';
import { revealsFor } from '../../src/games/year/play/reveal';
import { type CutWalls, cutWalls, dealRacks, stacksOf } from '../../src/games/year/walls';
import { TILES, type Tile, WINDS, type Wind, type YearChoices, yearGame } from '../../src/index';
import { seatAfter } from '../../src/play/seats';
import { tilesOf } from '../hand-text';

// The pieces of the table that do not depend on how a game is run.

const optionsOf = (choices: YearChoices = {}) => yearGame(choices).options;

/** The tiles of the game in the order of `TILES`, so that each place says which tile lies there. */
const RING: readonly Tile[] = TILES.flatMap((tile, kind) =>
  Array.from({ length: yearGame().tiles.byIndex[kind] ?? 0 }, () => tile),
);

/** Walls of numbers instead of tiles: each tells its place in the ring. */
const numbered = (count = 156): readonly Tile[] =>
  Array.from({ length: count }, (_, at) => at as unknown as Tile);
const placesOf = (tiles: readonly Tile[]): readonly number[] => tiles as unknown as readonly number[];

describe('seats', () => {
  test.each([
    ['E', 'spring', 'green', 'S'],
    ['S', 'summer', 'red', 'W'],
    ['W', 'autumn', 'yellow', 'N'],
    ['N', 'winter', 'blue', 'E'],
  ] as const)('YG-3: %s is %s and %s, and %s plays after it', (seat, season, color, next) => {
    expect([seasonOf(seat), seatColorOf(seat), seatAfter(WINDS, seat)]).toEqual([season, color, next]);
    expect(SEASONS[WINDS.indexOf(seat)]).toBe(season);
  });

  test('YG-8: a call takes the turn from those in between', () => {
    expect(bypassedSeats('E', 'N')).toEqual(['S', 'W']);
    expect(bypassedSeats('E', 'S')).toEqual([]);
    expect(bypassedSeats('N', 'W')).toEqual(['E', 'S']);
  });
});

describe('walls', () => {
  test('YG-1b: all tiles stand in them, two high', () => {
    for (const bonusCopies of [1, 2] as const) {
      const options = optionsOf({ bonusCopies });
      const tiles = options.bonusCopies === 2 ? 156 : 148;
      expect(stacksOf(options).reduce((sum, one) => sum + 2 * one, 0)).toBe(tiles);
    }
    expect(RING).toHaveLength(156);
  });

  test('YG-4: the dice count stacks from the right end of the dealer’s wall', () => {
    const { flowerWall, wall } = cutWalls(numbered(), 'E', [2, 3], optionsOf());
    expect(placesOf(flowerWall)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(placesOf(wall).slice(0, 2)).toEqual([10, 11]);
    expect(placesOf(wall).at(-1)).toBe(155);
  });

  test('YG-4: flowerWallCount tiles: they count tiles', () => {
    const { flowerWall, wall } = cutWalls(numbered(), 'E', [2, 3], optionsOf({ flowerWallCount: 'tiles' }));
    expect(placesOf(flowerWall)).toEqual([0, 1, 2, 3, 4]);
    expect(placesOf(wall)[0]).toBe(5);
  });

  test('YG-4: another dealer cuts the own wall, and the tiles go on round the table', () => {
    // East has 20 stacks, so that South's wall begins at the fortieth tile.
    const { flowerWall, wall } = cutWalls(numbered(), 'S', [1, 1], optionsOf());
    expect(placesOf(flowerWall)).toEqual([40, 41, 42, 43]);
    expect(placesOf(wall)[0]).toBe(44);
    expect(placesOf(wall).at(-1)).toBe(39);
    const other = cutWalls(numbered(), 'S', [1, 1], optionsOf({ wallStacks: [24, 18, 18, 18] }));
    expect(placesOf(other.flowerWall)).toEqual([48, 49, 50, 51]);
  });

  const dealt = (dealer: Wind = 'E') => dealRacks(cutWalls(numbered(), dealer, [1, 1], optionsOf()), dealer);

  test('YG-4: four at a time to twelve, then the first and third upper tiles to the dealer', () => {
    const { racks, rest } = dealt();
    // The cut leaves the tiles from the fourth on.
    expect(placesOf(racks.get('E') ?? [])).toEqual([4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 52, 56]);
    expect(placesOf(racks.get('S') ?? [])).toEqual([8, 9, 10, 11, 24, 25, 26, 27, 40, 41, 42, 43, 53]);
    expect(placesOf(racks.get('N') ?? []).at(-1)).toBe(55);
    expect(placesOf(rest)[0]).toBe(57);
  });

  test.each(WINDS.map((seat) => [seat] as const))(
    'YG-4: %s deals: 14 tiles to the dealer, 13 to the others, none lost',
    (dealer) => {
      const { racks, rest } = dealt(dealer);
      for (const seat of WINDS) expect(racks.get(seat)).toHaveLength(seat === dealer ? 14 : 13);
      const flowerWall = cutWalls(numbered(), dealer, [1, 1], optionsOf()).flowerWall;
      const all = [...[...racks.values()].flat(), ...rest, ...flowerWall];
      expect(placesOf(all).toSorted((one, other) => one - other)).toEqual(placesOf(numbered()));
    },
  );

  const corner = (at: number): CutWalls => ({ flowerWall: [], wall: numbered(), corners: [at] });

  test('YG-4: Hop Toi: two tiles that end a wall and two that begin the next', () => {
    expect(dealRacks(corner(2), 'E').hopToi).toEqual(['E']);
    expect(dealRacks(corner(22), 'E').hopToi).toEqual(['S']);
    expect(dealRacks(corner(22), 'W').hopToi).toEqual(['N']);
    expect(dealRacks(corner(20), 'E').hopToi).toEqual([]);
    expect(dealRacks(corner(21), 'E').hopToi).toEqual([]);
    expect(dealRacks(corner(50), 'E').hopToi).toEqual([]);
  });

  test('YG-4: the corners lie where one wall ends and the next begins', () => {
    expect(cutWalls(numbered(), 'E', [1, 2], optionsOf()).corners).toEqual([34, 72, 112]);
    expect(cutWalls(numbered(), 'S', [1, 2], optionsOf()).corners).toEqual([32, 72, 110]);
  });
});

describe('claims', () => {
  const words = (rack: string, discard: Tile, discarder: Wind = 'E', caller: Wind = 'S'): readonly string[] =>
    setClaims(tilesOf(rack), discard, discarder, caller).map(
      ({ kind, shown }) => `${kind} ${shown.join(' ')}`,
    );

  test.each<[string, string, Tile, readonly string[]]>([
    ['YG-7: two alike make a pung', '33B 9D', '3B', ['pung 3B 3B']],
    ['YG-7: one does not', '3B 9D', '3B', []],
    ['YG-9: three make a pung, for no kong is called', '333B', '3B', ['pung 3B 3B']],
    ['YG-7: two make a chow', '24B 9D', '3B', ['chow 2B 4B']],
    ['YG-7: whatever chow there is', '1245B', '3B', ['chow 1B 2B', 'chow 2B 4B', 'chow 4B 5B']],
    ['YG-7: a pung and a chow, the stronger first', '3345B', '3B', ['pung 3B 3B', 'chow 4B 5B']],
    ['YG-7: a pung before a chow of lower tiles', '1233B', '3B', ['pung 3B 3B', 'chow 1B 2B']],
    ['YG-10: N N E W take the S', 'NNEW', 'S', ['pungPair E W N N']],
    ['YG-10: a Year alone is not called', 'NEW', 'S', []],
    ['YG-10: the called tile completes the Year, not the pair', 'NEWS', 'N', []],
    ['YG-10: with either of two doubled', 'NNEEW', 'S', ['pungPair E E W N', 'pungPair E W N N']],
    ['YG-10: a Year with a Pung-Pair before a pung', 'NNEWSS', 'S', ['pungPair E W N N', 'pung S S']],
    ['YG-10: dragons too', 'GG RD YD', 'WD', ['pungPair GD GD RD YD']],
    ['YG-2: seasons are not called', 'S1S1S2S3', 'S4', []],
  ])('%s', (_name, rack, discard, expected) => {
    expect(words(rack, discard)).toEqual(expected);
  });

  test('YG-7: only the next season is served for a chow', () => {
    expect(words('24B', '3B', 'E', 'S')).toEqual(['chow 2B 4B']);
    expect(words('24B', '3B', 'E', 'W')).toEqual([]);
    expect(words('24B', '3B', 'N', 'E')).toEqual(['chow 2B 4B']);
    expect(words('33B', '3B', 'E', 'N')).toEqual(['pung 3B 3B']);
  });

  const granted = (...claims: readonly (readonly [Wind, 'mahJong' | 'pungPair' | 'pung' | 'chow'])[]) =>
    grantedClaim(
      claims.map(([seat, kind]) => ({ seat, kind })),
      'E',
    );

  test('YG-7: Mah Jong, then the Pung-Pair, then the pung, then the chow', () => {
    expect(granted(['S', 'chow'], ['W', 'pung'])?.seat).toBe('W');
    expect(granted(['S', 'pung'], ['W', 'pungPair'])?.seat).toBe('W');
    expect(granted(['S', 'pungPair'], ['N', 'mahJong'])?.seat).toBe('N');
    expect(granted()).toBeUndefined();
  });

  test('YG-7: of two that win, the one whose turn comes first', () => {
    expect(granted(['N', 'mahJong'], ['W', 'mahJong'])?.seat).toBe('W');
    const both = Object.freeze([
      { seat: 'E', kind: 'mahJong' },
      { seat: 'N', kind: 'mahJong' },
    ] as const);
    expect(grantedClaim(both, 'W')?.seat).toBe('N');
    expect(grantedClaim(both, 'S')?.seat).toBe('N');
  });
});

describe('replacements', () => {
  const reveals = (
    rack: string,
    table: readonly string[] = [],
    choices: YearChoices = {},
  ): readonly string[] =>
    revealsFor(
      tilesOf(rack),
      table.map((meld) => ({ tiles: tilesOf(meld) })),
      optionsOf(choices),
    ).map(({ kind, tiles }) => `${kind} ${tiles.join(' ')}`);

  test('YG-6: each flower and season', () => {
    expect(reveals('S2 F1F1 123B')).toEqual(['bonus S2', 'bonus F1']);
    expect(reveals('123B')).toEqual([]);
  });

  test('YG-10: a Year', () => {
    expect(reveals('NEWS')).toEqual(['year E S W N']);
    expect(reveals('NEW')).toEqual([]);
    expect(reveals('S1S2S3S4')).toEqual(['bonus S1', 'bonus S2', 'bonus S3', 'bonus S4', 'year S1 S2 S3 S4']);
  });

  test('YG-9a: a concealed kong, unless revealKong is off', () => {
    expect(reveals('3333B')).toEqual(['kong 3B 3B 3B 3B']);
    expect(reveals('333B')).toEqual([]);
    expect(reveals('3333B', [], { revealKong: false })).toEqual([]);
    expect(reveals('NEWS', [], { revealKong: false })).toEqual(['year E S W N']);
  });

  test('YG-9: the fourth tile to a revealed pung', () => {
    expect(reveals('3B', ['333B'])).toEqual(['fourth 3B']);
    expect(reveals('3B', ['333B'], { revealKong: false })).toEqual(['fourth 3B']);
    expect(reveals('4B', ['333B', '456B'])).toEqual([]);
    const concealed = [{ tiles: tilesOf('333B'), concealed: true }];
    expect(revealsFor(tilesOf('3B'), concealed, optionsOf())).toEqual([]);
  });
});
