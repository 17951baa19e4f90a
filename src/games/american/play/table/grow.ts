import type { Meld } from '../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { kindsOf } from '../../../../play/racks';
import { at } from '../../../../play/seats';
import type { Answer } from '../../../../play/types';
import type { Own, SceneIn } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import { exposureOf, setFault } from '../calls';
import type { Kit } from '../table-rules';
import type { GrowAction } from './actions';
import type { RackTypes } from './types';

type Turn = SceneIn<RackTypes, 'turn'>;

/** Whether a player would win in this turn with these tiles. */
type WouldWin = (kit: Kit, scene: Turn, own: Own<RackTypes>) => boolean;

/** An exposure with one tile more. */
export const grownMeld = (kit: Kit, tiles: readonly Tile[], tile: Tile): Meld =>
  exposureOf(kit, tiles[0] as Tile, [...tiles.slice(1), tile]);

/** Whether the hand wins once its last tile lies on this exposure. */
const winsSpent = (
  kit: Kit,
  scene: Turn,
  own: Own<RackTypes>,
  [place, grown]: readonly [number, Meld],
  wouldWin: WouldWin,
): boolean => {
  const melds = at(scene.melds, own.seat).map((meld, index) => (index === place ? grown : meld));
  return wouldWin(kit, { ...scene, melds: { ...scene.melds, [own.seat]: melds } }, { ...own, rack: [] });
};

/** Why a tile cannot be added to an exposure of one's own (AG-19, TG-5). */
export const growFault = (
  kit: Kit,
  scene: Turn,
  own: Own<RackTypes>,
  { tile, meld }: Pick<GrowAction, 'tile' | 'meld'>,
  wouldWin: WouldWin,
): IllegalAction | undefined => {
  if (!kit.table.calls.grows) return illegal('cannotGrow', 'AG-19', 'An exposure keeps its size.');
  const tiles = at(scene.melds, own.seat)[meld]?.tiles;
  if (tiles === undefined)
    return illegal('noSuchExposure', 'TG-5', `There is no exposure ${meld}.`, { meld });
  if (!own.rack.includes(tile))
    return illegal('tilesNotHeld', 'TG-5', `There is no ${tile} on the rack.`, { tile });
  if (scene.now.by !== 'wall')
    return illegal('cannotGrow', 'TG-5', 'An exposure grows only after a tile was drawn.');
  const fault = setFault(kit, tiles[0] as Tile, [...tiles.slice(1), tile]);
  if (fault !== undefined) return illegal('cannotGrow', 'TG-5', fault.message, fault.params);
  const isLegal =
    own.rack.length > 1 || winsSpent(kit, scene, own, [meld, grownMeld(kit, tiles, tile)], wouldWin);
  return isLegal
    ? undefined
    : illegal('cannotGrow', 'AG-10', 'A tile must be left to discard, unless the hand wins.');
};

/** Every way to add a tile to an exposure of one's own. */
export const growChoices = (
  kit: Kit,
  scene: Turn,
  own: Own<RackTypes>,
  wouldWin: WouldWin,
): readonly Answer<GrowAction>[] => {
  if (!kit.table.calls.grows || scene.now.by !== 'wall') return [];
  return at(scene.melds, own.seat).flatMap((_, meld) =>
    kindsOf(own.rack)
      .filter((tile) => growFault(kit, scene, own, { tile, meld }, wouldWin) === undefined)
      .map((tile): Answer<GrowAction> => ({ type: 'grow', tile, meld })),
  );
};
