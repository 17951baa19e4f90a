import { CARD } from './card';
import { define } from './define-table';
import { HAND } from './hand';
import { RACK } from './rack';
import { REPLAY } from './replay';
import { SHEET } from './sheet';
import { TABLE } from './table';
import { TILE } from './tile';

/**
 * Defines the elements of the library in this page. The import alone defines nothing, so that a server can load it and
 * a bundler can leave it out.
 *
 * @returns Whether there is a page to define them in; false on a server. What is defined already stays.
 * @example
 * ```ts
 * import { defineElements } from 'mahjongg/elements';
 *
 * defineElements(); // => false
 * ```
 */
export const defineElements = (): boolean =>
  define({ tile: TILE, rack: RACK, hand: HAND, sheet: SHEET, card: CARD, table: TABLE, replay: REPLAY });
