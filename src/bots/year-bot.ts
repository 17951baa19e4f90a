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

/** The most that two tiles may differ to be of use to each other. */
const NEAR = 2;

/** How well a tile goes together with the others: alike, or near in its suit. */
const bondsOf = (rack: readonly Tile[], tile: Tile): number =>
  rack.filter((other) => placesApart(other, tile) <= NEAR).length;

/** The fewest tiles of a rack that no set takes, however it is laid out (YG-11). */
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
      // A flower, or the fourth of a pung, that no set takes is better replaced; kongs and Years are worth more hidden.
      const [tile, another] = action.tiles;
      const isAlone = another === undefined && (tile === undefined || straysOf(rack).includes(tile));
      return isAlone ? [-1] : NEVER;
    }
    case 'call': {
      // A tile goes after the call, so as many strays as before are one less.
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
 * Makes a bot for the Year game that lays its hand out so that the fewest tiles are left over (YG-16).
 *
 * It discards tiles that stand alone, replaces flowers that belong to nothing, calls what leaves fewer over,
 * steals, and declares every win.
 *
 * @param rules - The rules, `yearGame()`.
 * @returns The bot. Rules of another game end with a `MisuseError`.
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
    return cheapest(
      view.legal.map((action) => ({ action, cost: costOf(action, view.rack, straysOf) })),
      draw,
    );
  };
};
