import type { SolitaireAction } from '../games/american/play/solitaire/types';
import type { Action, GrowAction } from '../games/american/play/table/stages';
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
}

/** Adds a tile to an exposure (TG-5). */
const grown = ({ rack, melds }: OwnTiles, { tile, meld: place }: GrowAction): OwnTiles => ({
  rack: without(rack, [tile]),
  melds: melds.map((meld, at) => (at === place ? { ...meld, tiles: [...meld.tiles, tile] } : meld)),
});

/** Replaces the tiles beside the called one in the exposure just made (AG-19). */
const rearranged = ({ rack, melds }: OwnTiles, called: Tile, others: readonly Tile[]): OwnTiles => {
  const own = without(melds.at(-1)?.tiles ?? [], [called]);
  const next = { tiles: [called, ...others] };
  return { rack: without([...rack, ...own], others), melds: [...melds.slice(0, -1), next] };
};

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
    case 'rearrange':
      return rearranged(own, taken, action.with);
    case 'grow':
      return grown(own, action);
    default:
      return own;
  }
};
