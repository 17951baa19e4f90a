import { CARD } from './card';
import { define } from './define-table';
import { HAND } from './hand';
import { RACK } from './rack';
import { REPLAY } from './replay';
import { SHEET } from './sheet';
import { TABLE } from './table';
import { TILE } from './tile';

/**
 * Defines all elements of the library in this page. Importing the module defines nothing, so a server can load it and a
 * bundler can leave it out.
 *
 * @returns True in a page, false on a server. Elements that are already defined stay as they are.
 * @example
 * ```ts
 * import { defineElements } from 'mahjongg/elements';
 *
 * defineElements(); // => false
 * ```
 */
export const defineElements = (): boolean =>
  define({ tile: TILE, rack: RACK, hand: HAND, sheet: SHEET, card: CARD, table: TABLE, replay: REPLAY });
