import { without } from '../analysis/viewer';
import { AMERICAN_SOLITAIRES } from '../games/american/play/solitaire/played-games';
import type { SolitaireAction } from '../games/american/play/solitaire/types';
import { CHINESE_SOLITAIRES } from '../games/chinese/play/played-games';
import type { ChineseAction } from '../games/chinese/play/types';
import type { PlayedBy, Plays } from '../games/game-of';
import type { Meld } from '../hands/hand';
import { expectPlayed } from '../play/played-games';
import type { BySeat } from '../play/seats';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { type Bot, expectOwing, OWN_TILES } from './bot';
import { neededAmong, type Sight } from './greedy-bot';
import { type Measure, measureOf } from './hand-measure';
import { ALWAYS, type Cost, cheapest, NEVER } from './least-cost';

/** The ways of playing alone. */
export type Alone = 'chineseSolitaire' | 'americanSolitaire';
type AloneAction = ChineseAction | SolitaireAction;

const JOKER_WORTH = 100;

/** How well two tiles go together: alike most, neighbors of a suit less. */
const bond = (one: Tile, other: Tile): number => {
  if (one === other) return 3;
  const isSuited = Number(one[0]) > 0 && one[1] === other[1];
  const apart = isSuited ? Math.abs(tileIndex(one) - tileIndex(other)) : 3;
  return apart < 3 ? 3 - apart : 0;
};

/** How much a tile is worth keeping beside the others. */
const worthOf = (rack: readonly Tile[], tile: Tile): number =>
  tile === 'J' ? JOKER_WORTH : rack.reduce((sum, other) => sum + bond(tile, other), 0);

const worthOfAll = (rack: readonly Tile[], tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + worthOf(rack, tile), 0);

/** The tiles and sets after an action that lays sets down; undefined for any other. */
const after = (
  action: AloneAction,
  { rack, melds }: Sight,
): readonly [readonly Tile[], readonly Meld[]] | undefined => {
  if (action.type === 'call')
    return [without(rack, action.with), [...melds, { tiles: [action.tile, ...action.with] }]];
  if (action.type !== 'kong') return undefined;
  const { tile } = action;
  const four: Meld = { tiles: [tile, tile, tile, tile] };
  const pung = melds.findIndex(({ tiles }) => tiles.length === 3 && tiles.every((one) => one === tile));
  if (pung < 0) return [rack.filter((one) => one !== tile), [...melds, { ...four, concealed: true }]];
  return [without(rack, [tile]), melds.map((meld, place) => (place === pung ? four : meld))];
};

/** How far the hand is from winning after sets were laid down; Infinity for any other action. */
const awayAfter = (action: AloneAction, sight: Sight): number => {
  const laid = after(action, sight);
  return laid === undefined ? Number.POSITIVE_INFINITY : sight.measure(...laid);
};

const costOf = (action: AloneAction, sight: Sight): Cost => {
  const { rack, melds, measure, away } = sight;
  switch (action.type) {
    case 'mahjongg':
      return ALWAYS;
    case 'pass':
      return [neededAmong(sight, action.tiles), -action.tiles.length, worthOfAll(rack, action.tiles)];
    case 'discard':
      return [measure(without(rack, [action.tile]), melds), worthOf(rack, action.tile)];
    case 'kong':
      return awayAfter(action, sight) <= away ? [-1] : NEVER;
    case 'call': {
      const then = awayAfter(action, sight);
      return then < away ? [then - away, -action.with.length] : NEVER;
    }
    case 'exchange':
      return measure([...without(rack, [action.tile]), 'J'], melds) <= away ? [-1] : NEVER;
    case 'stop':
      return away <= 2 ? [-1] : [1];
    default:
      return [0];
  }
};

/** What the bot needs of a view. */
interface AloneView {
  readonly rack: readonly Tile[];
  readonly melds: BySeat<readonly Meld[]>;
  readonly legal: readonly AloneAction[];
}

const choose = (
  measure: Measure,
  { rack, melds: laid, legal }: AloneView,
  random: (bound: number) => number,
): AloneAction => {
  if (legal.length === 1) return legal[0] as AloneAction;
  const melds = laid.E ?? [];
  const sight: Sight = { rack, melds, measure, away: measure(rack, melds) };
  return cheapest(
    legal.map((action) => ({ action, cost: costOf(action, sight) })),
    random,
  );
};

/**
 * A bot that plays a solitaire for a quick win: it keeps the tiles of the nearest winning hands, lays down sets that
 * bring it nearer, and declares every win. Where a card does not know the distance it goes by tiles that stand alone.
 * Rules of another game are a misuse.
 */
export const solitaireBot = <K extends Alone>(rules: PlayedBy<K>): Bot<Plays[K]> => {
  expectPlayed(rules, 'A solitaire bot', [CHINESE_SOLITAIRES, AMERICAN_SOLITAIRES], 'the solitaires');
  const measure = measureOf('game' in rules ? (rules.game as object) : rules);
  return (view, random) =>
    choose(measure, view as AloneView, expectOwing(view, random, OWN_TILES)) as Plays[K]['action'];
};
