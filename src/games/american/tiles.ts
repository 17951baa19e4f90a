import { type TileSet, tileSet } from '../../hands/tile-set';
import { TILES } from '../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../tiles/tile-index';
import type { AmericanPreset } from './options';

const LAST_WIND = 34;

const make = (rule: string): TileSet => {
  const copies = TILES.map((tile) => {
    const index = tileIndex(tile);
    return [tile, index === FLOWER || index === JOKER ? 8 : 4] as const;
  });
  const used = copies.filter(([tile]) => tileIndex(tile) <= LAST_WIND || tile === 'J');
  return tileSet(Object.fromEntries(used), rule);
};

let guide: TileSet | undefined;
let americanGame: TileSet | undefined;

/** The 152 tiles of an American rule set, eight flowers and eight jokers among them (AG-1, TG-1). */
export const americanTiles = (preset: AmericanPreset): TileSet => {
  if (preset === 'american-game') {
    americanGame ??= make('TG-1');
    return americanGame;
  }
  guide ??= make('AG-1');
  return guide;
};
