import { elementClass, type Part, styleSheet } from './element';
import { RACK } from './rack';
import { TABLE } from './table';
import { TILE } from './tile';

/** Defines elements by their tags without `mahjongg-`; returns false if there is no page. */
export const define = (parts: Readonly<Record<string, Part>>): boolean => {
  if (typeof customElements === 'undefined') return false;
  const sheet = styleSheet();
  for (const [name, part] of Object.entries(parts)) {
    const tag = `mahjongg-${name}`;
    if (customElements.get(tag) === undefined) customElements.define(tag, elementClass(part, sheet));
  }
  return true;
};

/**
 * Defines only `<mahjongg-tile>`, `<mahjongg-rack>` and `<mahjongg-table>`, for a page that loads the others later.
 *
 * @returns True in a page, false on a server. Elements that are already defined stay as they are.
 * @example
 * ```ts
 * import { defineTable } from 'mahjongg/elements';
 *
 * defineTable(); // => false
 * ```
 */
export const defineTable = (): boolean => define({ tile: TILE, rack: RACK, table: TABLE });
