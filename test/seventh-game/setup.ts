import { type Seat, sortRack, type Tile, tileSet } from 'mahjongg';
import { firstTable, readDice, readWall, type Setup } from 'mahjongg/game';
import type { SparrowRules, SparrowTypes } from './types';

/** Four of each bamboo (SR-1). */
export const TILES = tileSet(
  { '1B': 4, '2B': 4, '3B': 4, '4B': 4, '5B': 4, '6B': 4, '7B': 4, '8B': 4, '9B': 4 },
  'SR-1',
);
export const SEATS: readonly Seat[] = ['E', 'S'];
/** How many tiles each player has between turns (SR-1). */
export const HAND = 5;

export const setup = (rules: SparrowRules): Setup<SparrowTypes> => ({
  names: ['wall', 'dice'],
  fill: ({ wall }) => ({ wall, dice: [] }),
  read: (value) => {
    const { wall: tiles, dice: throws } = value as { readonly wall?: unknown; readonly dice?: unknown };
    const dice = readDice(throws, 0, 'SR-1');
    if (!dice.ok) return dice;
    const wall = readWall(tiles, [TILES.byIndex], 'SR-1');
    return wall.ok ? { ok: true, value: { wall: wall.value, dice: [] } } : wall;
  },
  deal: ({ wall }) => ({
    ...firstTable(
      { E: sortRack(wall.slice(0, HAND)), S: sortRack(wall.slice(HAND, 2 * HAND)) },
      wall.slice(2 * HAND + 1),
    ),
    rules,
    phase: 'pass',
    now: {},
    discards: [{ seat: 'S', tile: wall[2 * HAND] as Tile }],
    answers: { E: null, S: null },
  }),
  begin: () => {},
});
