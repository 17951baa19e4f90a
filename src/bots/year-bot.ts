import { partsFor } from '../games/year/parts';
import { YEAR_GAMES } from '../games/year/play/table';
import type { YearAction, YearTypes, YearView } from '../games/year/play/types';
import type { YearGame } from '../games/year/rules';
import { checkHand } from '../hands/check-hand';
import { leftOver } from '../melds/left-over';
import { tilesAt } from '../melds/set-shape';
import { expectPlayed } from '../play/played-games';
import { without } from '../play/racks';
import { forViewer } from '../play/seats';
import type { Tile } from '../tiles/tile';
import { ALWAYS, type Bot, type Cost, cheapest, expectOwnTiles, NEVER } from './bot';
import { placesApart } from './solitaire-bot';

/** The largest difference between two tiles of use to each other. */
const NEAR = 2;

/** How many other tiles equal a tile or are near it in its suit. */
const bondsOf = (rack: readonly Tile[], tile: Tile): number =>
  rack.filter((other) => placesApart(other, tile) <= NEAR).length;

/** Finds the tiles left over when a rack is laid out in sets as fully as possible (YG-11). */
type Strays = (rack: readonly Tile[]) => readonly Tile[];

/** What an action costs; a negative cost is better than doing nothing. */
const costOf = (action: YearAction, rack: readonly Tile[], straysOf: Strays): Cost => {
  switch (action.type) {
    case 'mahjongg':
    case 'steal':
      return ALWAYS;
    case 'discard': {
      const rest = without(rack, [action.tile]);
      return [straysOf(rest).length, bondsOf(rest, action.tile)];
    }
    case 'reveal': {
      // A flower, or the fourth tile of a pung, that fits in no set is better replaced; kongs and Years are worth more concealed.
      const [tile, another] = action.tiles;
      const isAlone = another === undefined && (tile === undefined || straysOf(rack).includes(tile));
      return isAlone ? [-1] : NEVER;
    }
    case 'call': {
      // A discard follows the call, so an equal number of strays is really one fewer.
      const [before, after] = [straysOf(rack).length, straysOf(without(rack, action.with)).length];
      return after <= before && after > 0 ? [after - before - 1] : NEVER;
    }
    default:
      return [0];
  }
};

const straysFor =
  ({ viewer, melds: laid }: YearView, { options, tiles }: YearGame): Strays =>
  (concealed) => {
    const { hand } = checkHand({ concealed, melds: forViewer(laid, viewer) ?? [] }, tiles);
    return hand === undefined ? concealed : tilesAt(leftOver(partsFor(hand, options), hand.counts));
  };

/**
 * Makes a bot for the Year game that aims to leave the fewest tiles outside sets (YG-16).
 *
 * It discards single tiles, replaces flowers that fit in no set, calls tiles that leave fewer over, steals, and declares every
 * win.
 *
 * @param rules - The rules, `yearGame()`.
 * @returns The bot. Rules of another game throw a `MisuseError`.
 * @example
 * ```ts
 * import { unwrap, yearGame } from 'mahjongg';
 * import { playGame, yearBot } from 'mahjongg/bots';
 *
 * const rules = yearGame();
 * unwrap(playGame(rules, { bots: yearBot(rules), seed: 'spring' })).outcome.ending; // => 'mahjongg'
 * ```
 */
export const yearBot = (rules: YearGame): Bot<YearTypes> => {
  expectPlayed(rules, 'A Year bot', [YEAR_GAMES]);
  return (view, random) => {
    const draw = expectOwnTiles(view, random, rules);
    const straysOf = straysFor(view, rules);
    const costed = view.legal.map((action) => ({ action, cost: costOf(action, view.rack, straysOf) }));
    return cheapest(costed, draw);
  };
};
