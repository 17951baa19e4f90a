import type { Rejection } from '../core/reason';
import { type Result, success } from '../core/result';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { HasGoals } from '../hands/rule-parts';
import type { Random } from '../play/chance';
import { isNumberOf, TILES } from '../tiles/tile';
import { type Unseen, unseenOf } from './draws';
import type { Horizon } from './prospects';
import { futuresOf, type RaceCare } from './race';
import { unseenBeside } from './remaining';
import { openTiles, ownMelds, rulesOfViewer, suitOut } from './viewer';
import { once, type PassCare, type Scales } from './weigh-action';

/** How far and how carefully choices are weighed. */
export interface Care {
  /** How much farther than the nearest a layout may be to be looked at. */
  readonly spread: number;
  /** Which part of the player’s share of the wall is counted on: most games end before it is used up. */
  readonly patience: number;
  /** How often a tile that may be called comes beside one that must be drawn. */
  readonly calls: number;
  /** How carefully passes are weighed. */
  readonly passing: PassCare;
  /** How carefully hands are weighed by how soon layouts could be complete; if left out, by the next tile alone. */
  readonly racing?: RaceCare | undefined;
}

/** How well somebody plays who weighs choices so. */
export type Strength = 'beginner' | 'regular' | 'expert';

/** How carefully each of them weighs choices. */
export const CARES: Readonly<Record<Strength, Care>> = {
  beginner: { spread: 0, patience: 0.35, calls: 3, passing: { layouts: 8, farther: 2 } },
  regular: { spread: 1, patience: 0.35, calls: 3, passing: { layouts: 12, farther: 2 } },
  expert: {
    spread: 1,
    patience: 0.35,
    calls: 3,
    passing: { layouts: 100, farther: 2 },
    racing: { orders: 32 },
  },
};

/** The strengths, from the weakest up. */
export const STRENGTHS: readonly Strength[] = ['beginner', 'regular', 'expert'];

/** No share is so great that a tile comes for certain. */
const MOST = 0.9;

const unseenBy = (view: PlayerView, rules: HasGoals): Result<Unseen, Rejection> => {
  const own = { concealed: view.rack, melds: ownMelds(view) };
  const open = openTiles(view);
  const believed = unseenBeside(own, open, rules.tiles);
  // A misnamed discard may have the name of a fifth tile (AG-37): what it is, nobody knows.
  const isDoubtful = !believed.ok && view.manners === 'table' && view.phase === 'claims';
  const counted = isDoubtful ? unseenBeside(own, open.slice(0, -1), rules.tiles) : believed;
  if (!counted.ok) return counted;
  const gone = suitOut(view);
  const counts = counted.value.map((count, kind) => (isNumberOf(TILES[kind] ?? 'J', gone) ? 0 : count));
  return success(unseenOf(counts));
};

/** What the choices of a viewer are weighed by; a view that shows more tiles than there are gets reasons. */
export const scalesFor = <L>(
  view: PlayerView,
  rules: TableRules & HasGoals<L>,
  random: Random,
  { spread, patience, calls, passing, racing }: Care,
): Result<Scales<L>, Rejection> => {
  const judge = rulesOfViewer(view, rules) as TableRules & HasGoals<L>;
  const unseen = unseenBy(view, judge);
  if (!unseen.ok) return unseen;
  const { total } = unseen.value;
  const left = (patience * view.wallLeft) / view.seats.length;
  const drawn = Math.min(MOST, Math.max(1, left) / Math.max(1, total));
  const horizon: Horizon = { unseen: unseen.value, drawn, callable: Math.min(MOST, drawn * calls) };
  const futures = racing && once(() => futuresOf(unseen.value, view.seats.length, racing.orders, random));
  const { handSize, calls: ofTable } = rules.table;
  const melds = ownMelds(view);
  return success({
    view,
    melds,
    rules: judge,
    handSize,
    jokers: ofTable.jokers,
    horizon,
    spread,
    passing,
    futures,
  });
};
