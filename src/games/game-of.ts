import { misused } from '../core/misuse';
import { described } from '../core/reason';
import { expectRules, TABLE_PART } from '../hands/expect-rules';
import type { HasTiles } from '../hands/rule-parts';
import type { AnyTable, HasAnyTable } from '../hands/table-parts';
import { type GameOf, makeGame } from '../play/make-game';
import type { RecordOf, ReplayedOf } from '../play/record';
import type { GameTypes } from '../play/types';
import type { Way } from '../play/way';
import { americanSolitaireWay } from './american/play/solitaire/solitaire';
import type { AmericanTypes } from './american/play/solitaire/types';
import { tableWay } from './american/play/table/table';
import type { RackTypes } from './american/play/table/types';
import { chineseSolitaireWay } from './chinese/play/solitaire';
import type { ChineseTypes } from './chinese/play/types';
import { expectTable } from './expect-table';
import { yearWay } from './year/play/table';
import type { YearTypes } from './year/play/types';

/** The ways of playing, by the name that a rule set's table has for its own, with their types. */
export interface Plays {
  /** The table game, with racks, a Charleston, calls and joker exchanges. */
  readonly racks: RackTypes;
  /** The Chinese solitaire. */
  readonly chineseSolitaire: ChineseTypes;
  /** The American solitaire. */
  readonly americanSolitaire: AmericanTypes;
  /** The Year game: clockwise, with a Flower Wall, calls of the seasons, and stealing. */
  readonly year: YearTypes;
}

/** A game of one rule set, as pure functions over plain states; of the table game if no other way of playing is named. */
export type Game<T extends GameTypes = RackTypes> = GameOf<T>;
/** A whole game, as plain JSON: what chance brought, and what the players did. */
export type GameRecord<T extends GameTypes = RackTypes> = RecordOf<T>;
/** A record played again. */
export type Replayed<T extends GameTypes = RackTypes> = ReplayedOf<T>;

/** The table of a rule set that is played in one of these ways. */
export interface TableOf<K extends keyof Plays> extends AnyTable {
  /** The way of playing. */
  readonly play: K;
}

/** A rule set that is played in one of these ways, or in any. */
export type PlayedBy<K extends keyof Plays = keyof Plays> = Plays[K]['rules'] &
  HasTiles &
  HasAnyTable<TableOf<K>>;

/** How each way of playing is made for a rule set. */
const WAYS: { readonly [K in keyof Plays]: (rules: Plays[K]['rules']) => Way<Plays[K]> } = {
  racks: tableWay,
  chineseSolitaire: chineseSolitaireWay,
  americanSolitaire: americanSolitaireWay,
  year: yearWay,
};

/**
 * The functions that play one rule set, with the types of its way of playing. The rules are named in every state and
 * record; a state of other rules ends in a `MisuseError` (`decodeState` answers with reasons instead).
 */
export const gameOf = <K extends keyof Plays>(rules: PlayedBy<K>): Game<Plays[K]> => {
  expectRules(rules, TABLE_PART);
  const { play } = rules.table;
  if (!Object.hasOwn(WAYS, play))
    misused(`A game is played as ${Object.keys(WAYS).join(', ')}, not as ${described(play)}.`);
  expectTable(rules);
  return makeGame(WAYS[rules.table.play](rules));
};
