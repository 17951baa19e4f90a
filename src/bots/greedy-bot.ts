import { afterAction } from '../analysis/own-tiles';
import {
  expectView,
  isTrueWin,
  owedActions,
  ownMelds,
  passMiscounts,
  rulesOfSeat,
  seenTiles,
} from '../analysis/view';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import { RACK_GAMES, type TableRules } from '../games/american/play/table-rules';
import { expectPlayed } from '../play/played-games';
import { countOf } from '../play/racks';
import { TILES, type Tile } from '../tiles/tile';
import { ALWAYS, type Bot, type Cost, type Costed, cheapest, expectOwing, NEVER } from './bot';
import { type MeasuredHand, measured, neededAmong, worthOfAll } from './measured-hand';

/** How much a tile is worth keeping: jokers most, then tiles with more copies. */
const worthOf = (tile: Tile, rack: readonly Tile[]): number => (tile === 'J' ? 100 : countOf(rack, tile));

/** How many tiles can be spared: one fewer than the hand lacks. */
const spare = ({ away }: MeasuredHand): number => Math.max(0, away - 1);

/** What an action costs; a negative cost is better than doing nothing. */
const costOf = (action: Action, hand: MeasuredHand, view: PlayerView, rules: TableRules): Cost => {
  const { rack, measure, away } = hand;
  const after = (): number => measure(afterAction(action, hand));
  switch (action.type) {
    case 'mahjongg':
      return isTrueWin(action, view, rulesOfSeat(view, rules)) ? ALWAYS : NEVER;
    case 'pass':
      return [neededAmong(hand, action.tiles), action.blind ?? 0, worthOfAll(action.tiles, rack, worthOf)];
    case 'wish':
      return [Math.abs(Math.min(3, spare(hand)) - action.count)];
    case 'stop':
      return spare(hand) < 3 ? [-1] : [1];
    case 'call': {
      const nearer = after() - away;
      return nearer < 0 ? [nearer, countOf(action.with, 'J'), -action.with.length] : NEVER;
    }
    case 'exchange': {
      const then = after();
      return then <= away ? [-1, then] : NEVER;
    }
    case 'grow':
      return after() === 0 ? [-1, 0] : NEVER;
    case 'discard':
      return [after(), 0, worthOf(action.tile, rack)];
    case 'continue':
    case 'decline':
    case 'keep':
      return [0];
    default:
      return NEVER;
  }
};

/** The choices without the slips that a lenient table allows: passes of too few tiles, misnamed discards (AG-31, AG-37). */
const withoutSlips = (
  actions: readonly Action[],
  { manners }: Pick<PlayerView, 'manners'>,
): readonly Action[] => {
  if (manners === 'strict') return actions;
  const miscountOf = passMiscounts(actions.filter((action) => action.type === 'pass'));
  return actions.filter((action) => {
    if (action.type === 'pass') return miscountOf(action) === undefined;
    return action.type !== 'discard' || action.named === undefined;
  });
};

/** Ranks discards that leave the hand equally near by how many unseen tiles help afterward. */
const refined = (
  costed: readonly Costed<Action>[],
  hand: MeasuredHand,
  view: PlayerView,
  { tiles }: TableRules,
): readonly Costed<Action>[] => {
  const least = Math.min(...costed.map(({ cost: [first = 0] }) => first));
  const equal = costed.filter(({ action, cost }) => action.type === 'discard' && cost[0] === least);
  if (equal.length < 2) return costed;
  const seen = seenTiles(view);
  const unseen = TILES.map((tile, kind) => (tiles.byIndex[kind] ?? 0) - countOf(seen, tile));
  return equal.map(({ action, cost: [, , worth = 0] }) => {
    const { rack, melds } = afterAction(action, hand);
    const isNearerWith = (tile: Tile): boolean => hand.measure({ rack: [...rack, tile], melds }) < least;
    const useful = TILES.reduce((sum, tile, kind) => {
      const count = unseen[kind] ?? 0;
      return count > 0 && isNearerWith(tile) ? sum + count : sum;
    }, 0);
    return { action, cost: [least, -useful, worth] };
  });
};

/**
 * Makes a bot for the American table that always takes the action that brings its hand nearest to a win.
 *
 * It keeps the tiles of the nearest winning hands, calls tiles that bring it nearer, exchanges for jokers where that does no
 * harm, and declares every win. If the rules have no goals, it goes by the number of single tiles.
 *
 * @param rules - The rules of the game.
 * @returns The bot. Rules of another game throw a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { greedyBot, playGame } from 'mahjongg/bots';
 *
 * const rules = cardFree();
 * unwrap(playGame(rules, { bots: greedyBot(rules), seed: 'kitchen table' })).outcome.ending;
 * // => 'mahjongg'
 * ```
 */
export const greedyBot = (rules: TableRules): Bot => {
  expectPlayed(rules, 'A greedy bot', [RACK_GAMES]);
  return (view, random) => {
    expectView(view, rules);
    const draw = expectOwing(view, random);
    const hand = measured({ rack: view.rack, melds: ownMelds(view) }, rulesOfSeat(view, rules));
    const actions = withoutSlips(owedActions<Action>(view), view);
    const costed = actions.map((action) => ({ action, cost: costOf(action, hand, view, rules) }));
    return cheapest(refined(costed, hand, view, rules), draw);
  };
};
