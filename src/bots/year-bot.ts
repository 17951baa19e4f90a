import { without } from '../analysis/viewer';
import { partsFor } from '../games/year/parts';
import { YEAR_GAMES } from '../games/year/play/played-games';
import type { YearAction, YearTypes, YearView } from '../games/year/play/types';
import type { YearGame } from '../games/year/rules';
import { checkHand } from '../hands/check-hand';
import type { Meld } from '../hands/hand';
import { leftOver } from '../melds/left-over';
import { tilesAt } from '../melds/set-shape';
import { expectPlayed } from '../play/played-games';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { type Bot, expectOwing, OWN_TILES } from './bot';
import { ALWAYS, type Cost, cheapest, NEVER } from './least-cost';

/** What the bot sees of its own hand. */
interface YearSight {
  readonly rack: readonly Tile[];
  readonly melds: readonly Meld[];
  /** The fewest tiles of a rack that no set takes, however it is laid out (YG-11). */
  readonly alone: (rack: readonly Tile[]) => readonly Tile[];
}

/** The most that two tiles may differ to be of use to each other. */
const NEAR = 2;

/** How well a tile goes together with the others: alike, or near in its suit. */
const bondsOf = (rack: readonly Tile[], tile: Tile): number =>
  rack.filter((other) => {
    if (other === tile) return true;
    const isSuited = /^\d/.test(other) && other[1] === tile[1];
    return isSuited && Math.abs(tileIndex(other) - tileIndex(tile)) <= NEAR;
  }).length;

const isKeptForSet = ({ rack, alone }: YearSight, tiles: readonly Tile[]): boolean => {
  const stray = alone(rack);
  return !tiles.every((tile) => stray.includes(tile));
};

/** What an action costs; a cost of less than nothing is better than to do nothing. */
const costOf = (action: YearAction, sight: YearSight): Cost => {
  const { rack, alone } = sight;
  switch (action.type) {
    case 'mahjongg':
    case 'steal':
      return ALWAYS;
    case 'discard': {
      const rest = without(rack, [action.tile]);
      return [alone(rest).length, bondsOf(rest, action.tile)];
    }
    case 'reveal':
      // A flower, or the fourth of a pung, that no set takes is better replaced; kongs and Years are worth more hidden.
      return action.tiles.length > 1 || isKeptForSet(sight, action.tiles) ? NEVER : [-1];
    case 'call': {
      // A tile goes after the call, so as many strays as before are one less.
      const after = alone(without(rack, action.with)).length;
      return after <= alone(rack).length && after > 0 ? [after - alone(rack).length - 1] : NEVER;
    }
    default:
      return [0];
  }
};

const sightOf = ({ viewer, rack, melds }: YearView, { options, tiles }: YearGame): YearSight => {
  const own = viewer === 'spectator' ? [] : (melds[viewer] ?? []);
  return {
    rack,
    melds: own,
    alone: (concealed) => {
      const { hand } = checkHand({ concealed, melds: own }, tiles);
      return hand === undefined ? concealed : tilesAt(leftOver(partsFor(hand, options), hand.counts));
    },
  };
};

/**
 * A bot that lays its hand out so that the fewest tiles are left over: it discards those that stand alone, replaces
 * flowers that belong to nothing, calls what leaves fewer over, steals, and declares every win (YG-16). Rules of another game
 * are a misuse.
 */
export const yearBot = (rules: YearGame): Bot<YearTypes> => {
  expectPlayed(rules, 'A Year bot', [YEAR_GAMES]);
  return (view, random) => {
    const draw = expectOwing(view, random, OWN_TILES);
    const sight = sightOf(view, rules);
    return cheapest(
      view.legal.map((action) => ({ action, cost: costOf(action, sight) })),
      draw,
    );
  };
};
