import { misused } from '../core/misuse';
import { described } from '../core/reason';
import { expectRules, TABLE_PART } from '../hands/expect-rules';
import type { HasTiles } from '../hands/rule-parts';
import type { AnyTable, HasAnyTable } from '../hands/table-parts';
import type { GameOf } from '../play/make-game';
import type { RecordOf, ReplayedOf } from '../play/record';
import type { GameTypes } from '../play/types';
import { americanSolitaireGame } from './american/play/solitaire/solitaire';
import type { AmericanTypes } from './american/play/solitaire/types';
import type { OutcomeBy } from './american/play/table/stages';
import { tableGame } from './american/play/table/table';
import type { RackTypes } from './american/play/table/types';
import { chineseSolitaireGame } from './chinese/play/solitaire';
import type { ChineseTypes } from './chinese/play/types';
import { yearTableGame } from './year/play/table';
import type { YearTypes } from './year/play/types';

/** The ways of playing with their types, by the name that the table of a rule set gives. */
export interface Plays {
  /** The table game with racks, a Charleston, calls and joker exchanges. */
  readonly racks: RackTypes;
  /** Chinese solitaire. */
  readonly chineseSolitaire: ChineseTypes;
  /** American solitaire. */
  readonly americanSolitaire: AmericanTypes;
  /** The Year game: clockwise, with a Flower Wall, calls by season, and stealing. */
  readonly year: YearTypes;
}

/** A game of one rule set, as pure functions over plain states; an American table game unless another way of playing is given. */
export type Game<T extends GameTypes = RackTypes, Outcome = T['outcome']> = GameOf<T, Outcome>;
/** A whole game as plain JSON: its random setup and the players’ actions. */
export type GameRecord<T extends GameTypes = RackTypes> = RecordOf<T>;
/** A record that was replayed. */
export type Replayed<T extends GameTypes = RackTypes> = ReplayedOf<T>;

/** The table of a rule set with one of these ways of playing. */
export interface TableOf<K extends keyof Plays> extends AnyTable {
  /** The way of playing. */
  readonly play: K;
}

/** A rule set with one of these ways of playing, or with any. */
export type PlayedBy<K extends keyof Plays = keyof Plays> = Plays[K]['rules'] &
  HasTiles &
  HasAnyTable<TableOf<K>>;

/** The types for the way these rules are played. */
export type PlaysBy<Rules extends PlayedBy> = Plays[Rules['table']['play']];

/** The functions that play these rules. */
export type GameBy<Rules extends PlayedBy> = Game<PlaysBy<Rules>, EndBy<Rules>>;

/** How a game of these rules ends, with the score type of the rules. */
export type EndBy<Rules extends PlayedBy> =
  Rules extends HasAnyTable<TableOf<'racks'>> ? OutcomeBy<Rules> : PlaysBy<Rules>['outcome'];

/** How each way of playing makes its functions for a rule set. */
const GAMES: { readonly [K in keyof Plays]: (rules: Plays[K]['rules']) => Game<Plays[K]> } = {
  racks: tableGame,
  chineseSolitaire: chineseSolitaireGame,
  americanSolitaire: americanSolitaireGame,
  year: yearTableGame,
};

/**
 * Makes the functions that play a rule set, typed for its way of playing.
 *
 * @param rules - The rule set, of any game played at a table or alone.
 * @returns The functions. They throw a `MisuseError` for a state of other rules; `decodeState` returns reasons
 * instead.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { gameOf, newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const game = gameOf(rules);
 * const { state } = newGame(rules, { seed: 'kitchen table' });
 * game.awaiting(state); // => ['E', 'S', 'W', 'N']
 * ```
 */
export const gameOf = <Rules extends PlayedBy>(rules: Rules): GameBy<Rules> => {
  expectRules(rules, TABLE_PART, '`gameOf`');
  const { play } = rules.table;
  if (!Object.hasOwn(GAMES, play))
    misused(`Unknown way of playing ${described(play)}; it must be one of ${Object.keys(GAMES).join(', ')}.`);
  const make = GAMES[play] as (rules: PlayedBy) => unknown;
  return make(rules) as GameBy<Rules>;
};
