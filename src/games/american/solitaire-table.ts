import type { AnyTable } from '../../hands/table-parts';

/** How American solitaire is played, as plain data (AS-1 to AS-6). */
export interface AmericanSolitaireTable extends AnyTable {
  /** The way of playing this table describes. */
  readonly play: 'americanSolitaire';
  /** How many tiles a winning hand has. */
  readonly handSize: number;
  /** The fewest and the most tiles of each pass of a round (AS-2). */
  readonly passes: readonly (readonly [number, number])[];
  /** The most tiles in the courtesy pass (AS-3). */
  readonly courtesy: number;
  /** Whether a courtesy pass may follow the first round too (AS-3a). */
  readonly courtesyAfterFirst: boolean;
  /** Whether a joker received for a joker is kept (AS-4a). */
  readonly keepSecondJoker: boolean;
}
