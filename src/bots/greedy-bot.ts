import { expectView, ownMelds, rulesOfViewer, without } from '../analysis/viewer';
import type { Action, MahjonggAction } from '../games/american/play/table/actions';
import { RACK_GAMES } from '../games/american/play/table/played-games';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { Meld } from '../hands/hand';
import type { HasHands } from '../hands/rule-parts';
import { expectPlayed } from '../play/played-games';
import { isWinningHand } from '../questions/validate-hand';
import type { Tile } from '../tiles/tile';
import { type Bot, expectOwing, owed } from './bot';
import { type Measure, measureOf } from './hand-measure';
import { ALWAYS, type Cost, cheapest, NEVER, type Weighed } from './least-cost';
import { type UnseenKind, unseenKinds } from './unseen';

/** What a bot sees of its own hand. */
export interface Sight {
  /** The tiles on the rack. */
  readonly rack: readonly Tile[];
  /** The exposures. */
  readonly melds: readonly Meld[];
  /** How far hands are from winning. */
  readonly measure: Measure;
  /** How far the hand is from winning now. */
  readonly away: number;
}

/** How much a tile is worth keeping beside the others: jokers most, then what there is more of. */
const worthOf = (rack: readonly Tile[], tile: Tile): number =>
  tile === 'J' ? 100 : rack.filter((one) => one === tile).length;

const worthOfAll = (rack: readonly Tile[], tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + worthOf(rack, tile), 0);

/**
 * How many of the given tiles the way to the nearest hand needs: a joker in the place of a tile brings the hand
 * nearer only if that tile was none of those.
 */
export const neededAmong = ({ rack, melds, measure, away }: Sight, given: readonly Tile[]): number => {
  const replaced = measure([...without(rack, given), ...given.map((): Tile => 'J')], melds);
  return given.length - (away - replaced);
};

/** Most of the tiles that are not needed can be spared: those beyond what the nearest hand uses. */
const spare = ({ away }: Sight): number => Math.max(0, away - 1);

/** How many unseen tiles bring a hand nearer that has discarded. */
const usefulTo = (
  rack: readonly Tile[],
  { melds, measure }: Sight,
  away: number,
  unseen: readonly UnseenKind[],
): number =>
  unseen.reduce((sum, { tile, count }) => sum + (measure([...rack, tile], melds) < away ? count : 0), 0);

const winsWith = (action: MahjonggAction, view: PlayerView, rules: TableRules): boolean => {
  if (view.manners === 'strict') return true;
  const { tile } = action;
  const concealed = tile === undefined ? view.rack : [...view.rack, tile];
  const by = tile === undefined ? 'wall' : 'discard';
  const judge = rulesOfViewer(view, rules) as unknown as HasHands<unknown>;
  return isWinningHand(
    { concealed, melds: ownMelds(view) },
    {
      rules: judge,
      win: { by, ...(tile !== undefined && { tile }) },
    },
  );
};

const meldWith = (tile: Tile, others: readonly Tile[]): Meld => ({ tiles: [tile, ...others] });

const jokersIn = (tiles: readonly Tile[]): number => tiles.filter((tile) => tile === 'J').length;

/** What an action costs; a cost of less than nothing is better than to do nothing. */
const costOf = (action: Action, sight: Sight, view: PlayerView, rules: TableRules): Cost => {
  const { rack, melds, measure, away } = sight;
  switch (action.type) {
    case 'mahjongg':
      return winsWith(action, view, rules) ? ALWAYS : NEVER;
    case 'pass': {
      const { tiles, blind = 0 } = action;
      return [neededAmong(sight, tiles), blind, worthOfAll(rack, tiles)];
    }
    case 'wish':
      return [Math.abs(Math.min(3, spare(sight)) - action.count)];
    case 'stop':
      return spare(sight) < 3 ? [-1] : [1];
    case 'call': {
      const { tile, with: others } = action;
      const after = measure(without(rack, others), [...melds, meldWith(tile, others)]);
      return after < away ? [after - away, jokersIn(others), -others.length] : NEVER;
    }
    case 'exchange': {
      const after = measure([...without(rack, [action.tile]), 'J'], melds);
      return after <= away ? [-1, after] : NEVER;
    }
    case 'discard': {
      if (action.named !== undefined) return NEVER;
      return [measure(without(rack, [action.tile]), melds), 0, worthOf(rack, action.tile)];
    }
    case 'continue':
    case 'decline':
    case 'keep':
      return [0];
    default:
      return NEVER;
  }
};

/** Of discards that leave the hand equally near, those after which the most unseen tiles bring it nearer. */
const refined = (
  weighed: readonly Weighed<Action>[],
  sight: Sight,
  view: PlayerView,
  rules: TableRules,
): readonly Weighed<Action>[] => {
  const least = Math.min(...weighed.map(({ cost }) => cost[0] as number));
  const equal = weighed.filter(({ action, cost }) => action.type === 'discard' && cost[0] === least);
  if (equal.length < 2) return weighed;
  const unseen = unseenKinds(view, rules);
  return equal.map(({ action, cost }) => {
    const rack = action.type === 'discard' ? without(sight.rack, [action.tile]) : sight.rack;
    return { action, cost: [least, -usefulTo(rack, sight, least, unseen), cost[2] ?? 0] };
  });
};

const sightOf = (view: PlayerView, rules: TableRules): Sight => {
  const measure = measureOf(rulesOfViewer(view, rules));
  const melds = ownMelds(view);
  return { rack: view.rack, melds, measure, away: measure(view.rack, melds) };
};

/**
 * A bot that takes what brings it nearer to a win at once: it keeps the tiles of the nearest winning hands, calls
 * what lowers the distance, redeems every joker that does no harm, and declares every win. Where rules do
 * not know the distance it goes by tiles that stand alone, and calls nothing. Rules of another game are a misuse.
 */
export const greedyBot = (rules: TableRules): Bot => {
  expectPlayed(rules, 'A greedy bot', [RACK_GAMES]);
  return (view, random) => {
    expectView(view);
    const draw = expectOwing(view, random);
    const sight = sightOf(view, rules);
    const weighed = owed(view).map((action) => ({ action, cost: costOf(action, sight, view, rules) }));
    return cheapest(refined(weighed, sight, view, rules), draw);
  };
};
