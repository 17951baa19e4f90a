import type { AnyTable } from '../../hands/table-parts';

/** How the American solitaire is played: plain data (AS-1 to AS-6). */
export interface AmericanSolitaireTable extends AnyTable {
  /** The way of playing this table describes. */
  readonly play: 'americanSolitaire';
  /** How many tiles win. */
  readonly handSize: number;
  /** How many tiles each pass of a round has at least and at most (AS-2). */
  readonly passes: readonly (readonly [number, number])[];
  /** The most tiles of the courtesy pass (AS-3). */
  readonly courtesy: number;
  /** Whether the courtesy pass may follow the first round too (AS-3a). */
  readonly courtesyAfterFirst: boolean;
  /** Whether a joker that was got for a joker is kept (AS-4a). */
  readonly keepSecondJoker: boolean;
}
