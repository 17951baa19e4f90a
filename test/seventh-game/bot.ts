import type { Tile } from 'mahjongg';
import type { Bot } from 'mahjongg/bots';
import type { SparrowTypes } from './types';

/** How well a tile goes with others: alike and neighbors count 2, with one number between them 1. */
const bonds = (tile: Tile, others: readonly Tile[]): number =>
  others.reduce((sum, other) => sum + ([2, 2, 1][Math.abs(Number(tile[0]) - Number(other[0]))] ?? 0), 0);

/** Wins if it can, takes a discard that goes well with its rack, and parts with the tile that goes least. */
export const sparrowBot: Bot<SparrowTypes> = ({ legal, rack, discards }) => {
  const taken = bonds(discards.at(-1)?.tile as Tile, rack);
  const worth = (action: SparrowTypes['action']): number => {
    if (action.type === 'mahjongg') return 1;
    if (action.type === 'take') return taken - 4;
    return 'tile' in action ? -bonds(action.tile, rack) : 0;
  };
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best));
};
