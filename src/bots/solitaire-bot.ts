import { afterAction, type OwnTiles } from '../analysis/own-tiles';
import type { SolitaireAction } from '../games/american/play/solitaire/types';
import { AMERICAN_SOLITAIRES } from '../games/american/play/table-rules';
import { CHINESE_SOLITAIRES } from '../games/chinese/play/solitaire';
import type { ChineseAction } from '../games/chinese/play/types';
import type { PlayedBy, Plays } from '../games/game-of';
import type { Meld } from '../hands/hand';
import { expectPlayed } from '../play/played-games';
import { without } from '../play/racks';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { ALWAYS, type Bot, type Cost, cheapest, expectOwnTiles, NEVER } from './bot';
import { type MeasuredHand, measured, neededAmong, worthOfAll } from './measured-hand';

/** The names of the solitaires. */
export type Alone = 'chineseSolitaire' | 'americanSolitaire';
type AloneAction = ChineseAction | SolitaireAction;

/** How far apart two numbers of a suit are; 0 for equal tiles, Infinity for any others. */
export const placesApart = (one: Tile, other: Tile): number => {
  if (one === other) return 0;
  const areSuited = /^\d/.test(one) && /^\d/.test(other) && one[1] === other[1];
  return areSuited ? Math.abs(tileIndex(one) - tileIndex(other)) : Infinity;
};

/**
 * How much a tile is worth keeping: jokers most; otherwise more with equal tiles, and a little less with neighbors of its suit.
 */
const worthOf = (tile: Tile, rack: readonly Tile[]): number =>
  tile === 'J' ? 100 : rack.reduce((sum, other) => sum + Math.max(0, 3 - placesApart(tile, other)), 0);

/** The tiles after laying down a kong from the hand, or adding the fourth tile to a pung on the table. */
const withKong = ({ rack, melds }: OwnTiles, tile: Tile): OwnTiles => {
  const kong: Meld = { tiles: [tile, tile, tile, tile] };
  const pung = melds.findIndex(({ tiles }) => tiles.length === 3 && tiles.every((one) => one === tile));
  return pung < 0
    ? { rack: rack.filter((one) => one !== tile), melds: [...melds, { ...kong, concealed: true }] }
    : { rack: without(rack, [tile]), melds: melds.map((meld, place) => (place === pung ? kong : meld)) };
};

const costOf = (action: AloneAction, hand: MeasuredHand): Cost => {
  const { rack, measure, away } = hand;
  const after = (): number =>
    measure(action.type === 'kong' ? withKong(hand, action.tile) : afterAction(action, hand));
  switch (action.type) {
    case 'mahjongg':
      return ALWAYS;
    case 'pass':
      return [neededAmong(hand, action.tiles), -action.tiles.length, worthOfAll(action.tiles, rack, worthOf)];
    case 'discard':
      return [after(), worthOf(action.tile, rack)];
    case 'kong':
    case 'exchange':
      return after() <= away ? [-1] : NEVER;
    case 'call': {
      const nearer = after() - away;
      return nearer < 0 ? [nearer, -action.with.length] : NEVER;
    }
    case 'stop':
      return away <= 2 ? [-1] : [1];
    default:
      return [0];
  }
};

/**
 * Makes a bot that plays solitaire for a quick win.
 *
 * It keeps the tiles of the nearest winning hands, lays down sets that bring it nearer, and declares every win. If the rules have
 * no goals, it goes by the number of single tiles.
 *
 * @param rules - The rules: `chineseSolitaire()` or `americanSolitaire()`.
 * @returns The bot. Rules of another game throw a `MisuseError`.
 * @example
 * ```ts
 * import { chineseSolitaire, unwrap } from 'mahjongg';
 * import { playGame, solitaireBot } from 'mahjongg/bots';
 *
 * const rules = chineseSolitaire();
 * const { outcome } = unwrap(playGame(rules, { bots: solitaireBot(rules), seed: 'a quiet evening' }));
 * outcome.ending; // => 'mahjongg'
 * ```
 */
export const solitaireBot = <K extends Alone>(rules: PlayedBy<K>): Bot<Plays[K]> => {
  expectPlayed(rules, 'A solitaire bot', [CHINESE_SOLITAIRES, AMERICAN_SOLITAIRES], 'the solitaires');
  const played: object = 'game' in rules ? (rules.game as object) : rules;
  return (view: Plays[Alone]['view'], random): Plays[K]['action'] => {
    const draw = expectOwnTiles(view, random, rules);
    const [only, another] = view.legal;
    if (only !== undefined && another === undefined) return only;
    const hand = measured({ rack: view.rack, melds: view.melds.E ?? [] }, played);
    const costed = view.legal.map((action) => ({ action, cost: costOf(action, hand) }));
    return cheapest<AloneAction>(costed, draw);
  };
};
