import { onFirstUse } from '../../core/first-use';
import { type TileSet, tilesWith } from '../../hands/tile-set';
import type { Tile } from '../../tiles/tile';
import type { AmericanPreset } from './options';

/** How many tiles a winning hand has (AG-23, TG-7). */
export const HAND_SIZE = 14;

const ofTheGuide = /* @__PURE__ */ onFirstUse(() => tilesWith(8, 'AG-1'));
const ofTheAmericanGame = /* @__PURE__ */ onFirstUse(() => tilesWith(8, 'TG-1'));

/** The 152 tiles of an American rule set, including eight flowers and eight jokers (AG-1, TG-1). */
export const americanTiles = (preset: AmericanPreset): TileSet =>
  preset === 'american-game' ? ofTheAmericanGame() : ofTheGuide();

/** The tiles that serve as jokers, which may include flowers (TG-2). */
export const jokerTiles = (flowersServe: boolean): readonly Tile[] => (flowersServe ? ['J', 'F'] : ['J']);
