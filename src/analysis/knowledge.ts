import { onFirstUse } from '../core/first-use';
import { type Result, success } from '../core/result';
import type { PlayerView } from '../games/american/play/table/types';
import type { OwnRules, TableRules } from '../games/american/play/table-rules';
import type { RackTable } from '../games/american/rack-table';
import type { HasGoals } from '../hands/rule-parts';
import type { Random } from '../play/chance';
import type { Tile } from '../tiles/tile';
import { dangerOf } from './danger';
import { ordersOf, type Tried } from './how-soon';
import type { OwnTiles } from './own-tiles';
import { scout } from './scout';
import { stakeOf, stakesOf } from './standing';
import { canDeclare, type Miscount, ownMelds, ownMiscount, rulesOfSeat, unseenBy } from './view';

/** How strong the play or advice is. */
export type Strength = 'beginner' | 'regular' | 'expert';

/** How much work goes into weighing choices. */
export interface Care {
  /** How many layouts are enough to weigh a pass; with fewer, those one tile farther are included. */
  readonly layouts: number;
  /** How many orders of the unseen tiles to try. */
  readonly orders: number;
}

/** The work for each strength. */
export const CARES: Readonly<Record<Strength, Care>> = {
  beginner: { layouts: 8, orders: 8 },
  regular: { layouts: 12, orders: 16 },
  expert: { layouts: 100, orders: 32 },
};

/** The strengths, weakest first. */
export const STRENGTHS: readonly Strength[] = ['beginner', 'regular', 'expert'];

/** What a player knows, and how carefully to weigh it. */
export interface Knowledge<Layout = unknown> extends Tried {
  readonly view: PlayerView;
  readonly own: OwnTiles;
  /** The rules that the player’s hand is judged by. */
  readonly rules: OwnRules & HasGoals<Layout>;
  readonly table: Pick<RackTable, 'handSize' | 'tilesKept' | 'calls'>;
  /** How likely another player is to win on a discard: from `scout`, or from general figures if it cannot say. */
  readonly dangerIn: (tile: Tile) => number;
  readonly care: Care;
  /** Set if the hand has the wrong number of tiles, which makes it dead. */
  readonly miscount: Miscount | undefined;
}

/** How many orders are used to estimate what a hand is worth. */
export const TRIALS = 128;

/** With at most this many turns left per player, the chance to win is weighed against what a discard may lose. */
const LAST_TURNS = 4;

/** How many turns the wall leaves each player, if `tilesKept` of its tiles are not drawn (AG-13, TG-13). */
export const turnsLeft = (
  { wallLeft, seats }: Pick<PlayerView, 'wallLeft' | 'seats'>,
  tilesKept: number,
): number => Math.max(0, wallLeft - tilesKept) / seats.length;

/** What a viewer knows; gives reasons if the view shows more copies of a tile than exist. */
export const knowledgeOf = (
  view: PlayerView,
  rules: TableRules & HasGoals,
  random: Random,
  care: Care,
): Result<Knowledge> => {
  const judge = rulesOfSeat(view, rules) as OwnRules & HasGoals;
  const unseen = unseenBy(view, judge);
  if (!unseen.ok) return unseen;
  const turns = turnsLeft(view, rules.table.tilesKept);
  const players = view.seats.length;
  const ordered = (some: number) => onFirstUse(() => ordersOf(unseen.value, players, some, random));
  const scouted = onFirstUse(() => scout(view, { rules }));
  const dangerIn = (tile: Tile): number => {
    const found = scouted();
    const seen = found.ok ? found.value.discards.find((discard) => discard.tile === tile) : undefined;
    return seen?.chance ?? dangerOf(view, tile, unseen.value);
  };
  return success({
    view,
    own: {
      rack: view.rack,
      melds: ownMelds(view),
      isBarred: view.phase === 'turn' && !canDeclare(view, judge),
    },
    rules: judge,
    table: rules.table,
    unseen: unseen.value,
    turns,
    dangerIn,
    care,
    miscount: ownMiscount(view, rules.table),
    orders: ordered(care.orders),
    trials: ordered(TRIALS),
    ...(turns <= LAST_TURNS && { stake: stakeOf(stakesOf(judge, players, turns)) }),
  });
};
