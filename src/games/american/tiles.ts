import { type TileSet, tilesWith } from '../../hands/tile-set';
import type { AmericanPreset } from './options';

let guide: TileSet | undefined;
let americanGame: TileSet | undefined;

/** How many tiles a winning hand has (AG-23, TG-7). */
export const HAND_SIZE = 14;

/** The 152 tiles of an American rule set, eight flowers and eight jokers among them (AG-1, TG-1). */
export const americanTiles = (preset: AmericanPreset): TileSet => {
  if (preset === 'american-game') {
    americanGame ??= tilesWith(8, 'TG-1');
    return americanGame;
  }
  guide ??= tilesWith(8, 'AG-1');
  return guide;
};
