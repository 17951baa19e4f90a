import type { Rejection } from '../core/reason';
import { type Result, success } from '../core/result';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { RackTable } from '../games/american/rack-table';
import type { HasGoals, HasTiles } from '../hands/rule-parts';
import type { PlayedRules } from '../hands/table-parts';
import type { Random } from '../play/chance';
import { isNumberOf, TILES } from '../tiles/tile';
import { type Order, ordersOf } from './how-soon';
import type { Horizon } from './likely-layouts';
import type { OwnTiles } from './own-tiles';
import { type Unseen, unseenBeside, unseenOf } from './unseen';
import { openTiles, ownMelds, rulesOfSeat, suitOut } from './view';

/** How well somebody plays who weighs choices so. */
export type Strength = 'beginner' | 'regular' | 'expert';

/** How far and how carefully choices are weighed. */
export interface Care {
  /** How many layouts are enough for a pass; as long as there are fewer, those one tile farther are looked at, too. */
  readonly layouts: number;
  /** How many orders of the unseen tiles are tried. */
  readonly orders: number;
}

/** How carefully each of them weighs choices. */
export const CARES: Readonly<Record<Strength, Care>> = {
  beginner: { layouts: 8, orders: 8 },
  regular: { layouts: 12, orders: 16 },
  expert: { layouts: 100, orders: 32 },
};

/** The strengths, from the weakest up. */
export const STRENGTHS: readonly Strength[] = ['beginner', 'regular', 'expert'];

/** What a player knows, and how carefully it is weighed. */
export interface Knowledge<Layout> {
  /** What the player sees. */
  readonly view: PlayerView;
  /** The player's tiles. */
  readonly own: OwnTiles;
  /** The rules the hand is judged by. */
  readonly rules: PlayedRules & HasGoals<Layout>;
  /** How the game is played. */
  readonly table: Pick<RackTable, 'handSize' | 'tilesKept' | 'calls'>;
  /** How likely an unseen tile still comes. */
  readonly horizon: Horizon;
  /** How carefully choices are weighed. */
  readonly care: Care;
  /** The orders of the unseen tiles in which hands are tried. */
  readonly orders: () => readonly Order[];
  /** Other orders, in which it is estimated what they are worth. */
  readonly trials: () => readonly Order[];
}

/** In how many orders it is estimated what a hand is worth. */
export const TRIALS = 128;

/** The same question asked once at most. */
export const once = <T>(ask: () => T): (() => T) => {
  let answer: { readonly value: T } | undefined;
  return () => {
    answer ??= { value: ask() };
    return answer.value;
  };
};

/** How much of the player’s share of the wall counts: most games end before it is used up. */
const PATIENCE = 0.35;
/** How often a tile that may be called comes beside one that must be drawn. */
const CALLS = 3;
/** No share is so great that a tile comes for certain. */
const MOST = 0.9;

/** How many turns the wall leaves to each player (AG-13, TG-13). */
export const turnsLeft = ({ view, table }: Pick<Knowledge<unknown>, 'view' | 'table'>): number =>
  Math.max(0, view.wallLeft - table.tilesKept) / view.seats.length;

/** The tiles that a viewer has not seen; a view that shows more tiles than there are gets reasons. */
export const unseenBy = (view: PlayerView, { tiles }: HasTiles): Result<Unseen, Rejection> => {
  const own = { concealed: view.rack, melds: ownMelds(view) };
  const open = openTiles(view);
  const believed = unseenBeside(own, tiles, open);
  // A misnamed discard may have the name of a fifth tile (AG-37): what it is, nobody knows.
  const isDoubtful = !believed.ok && view.manners === 'table' && view.phase === 'claims';
  const counted = isDoubtful ? unseenBeside(own, tiles, open.slice(0, -1)) : believed;
  if (!counted.ok) return counted;
  const gone = suitOut(view);
  return success(
    unseenOf(counted.value.map((count, kind) => (isNumberOf(TILES[kind] ?? 'J', gone) ? 0 : count))),
  );
};

/** What a viewer knows; a view that shows more tiles than there are gets reasons. */
export const knowledgeOf = <Layout>(
  view: PlayerView,
  rules: TableRules & HasGoals<Layout>,
  random: Random,
  care: Care,
): Result<Knowledge<Layout>, Rejection> => {
  const judge = rulesOfSeat(view, rules) as PlayedRules & HasGoals<Layout>;
  const unseen = unseenBy(view, judge);
  if (!unseen.ok) return unseen;
  const left = (PATIENCE * view.wallLeft) / view.seats.length;
  const drawn = Math.min(MOST, Math.max(1, left) / Math.max(1, unseen.value.total));
  const ordered = (some: number) => once(() => ordersOf(unseen.value, view.seats.length, some, random));
  return success({
    view,
    own: { rack: view.rack, melds: ownMelds(view) },
    rules: judge,
    table: rules.table,
    horizon: { unseen: unseen.value, drawn, callable: Math.min(MOST, drawn * CALLS), known: new Map() },
    care,
    orders: ordered(care.orders),
    trials: ordered(TRIALS),
  });
};
