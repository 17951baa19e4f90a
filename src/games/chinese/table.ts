import type { AnyTable } from '../../hands/table-parts';
import type { ChineseTableOptions } from './options';

/** How the Chinese solitaire is played: plain data, its options among them (CS-1 to CS-8). */
export interface ChineseSolitaireTable extends AnyTable, ChineseTableOptions {
  /** The way of playing this table describes. */
  readonly play: 'chineseSolitaire';
  /** How many tiles win, without the fourth ones of kongs. */
  readonly handSize: number;
}
