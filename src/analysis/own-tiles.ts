import type { SolitaireAction } from '../games/american/play/solitaire/types';
import type { Action } from '../games/american/play/table/stages';
import type { ChineseAction } from '../games/chinese/play/types';
import type { Meld } from '../hands/hand';
import type { HasGoals } from '../hands/rule-parts';
import { without } from '../play/racks';
import type { Tile } from '../tiles/tile';

export interface OwnTiles {
  readonly rack: readonly Tile[];
  /** The player’s sets on the table. */
  readonly melds: readonly Meld[];
  /** The rules that judge the tiles right after a call (CF-23), if they differ from the player’s usual rules. */
  readonly rules?: HasGoals | undefined;
  /** Whether they are dead, because the wrong number of tiles was passed; false if left out. */
  readonly isDead?: boolean;
  /**
   * Whether they may not be declared as they came, so that complete tiles must give one up: the rules ask for another kind of win
   * (CF-33, CF-38, AG-27a). False if left out.
   */
  readonly isBarred?: boolean;
}

/**
 * A player’s tiles after an action, unchanged if it moves none of them. `taken` is the joker from an exchange (AG-21), or the
 * called tile of a rearranged exposure.
 */
export const afterAction = (
  action: Action | SolitaireAction | Exclude<ChineseAction, { readonly type: 'kong' }>,
  own: OwnTiles,
  taken: Tile = 'J',
): OwnTiles => {
  const { rack, melds } = own;
  switch (action.type) {
    case 'discard':
      return { rack: without(rack, [action.tile]), melds };
    case 'pass':
      return { rack: without(rack, action.tiles), melds };
    case 'call': {
      const exposure = { tiles: [action.tile, ...action.with] };
      return { rack: without(rack, action.with), melds: [...melds, exposure] };
    }
    case 'exchange':
      return { rack: [...without(rack, [action.tile]), taken], melds };
    case 'rearrange': {
      // Other tiles take their places beside the called one in the exposure just made (AG-19).
      const back = without(melds.at(-1)?.tiles ?? [], [taken]);
      const exposure = { tiles: [taken, ...action.with] };
      return { rack: without([...rack, ...back], action.with), melds: [...melds.slice(0, -1), exposure] };
    }
    case 'grow': {
      const { tile, meld: place } = action;
      const grown = melds.map((meld, at) =>
        at === place ? { ...meld, tiles: [...meld.tiles, tile] } : meld,
      );
      return { rack: without(rack, [tile]), melds: grown };
    }
    default:
      return own;
  }
};
