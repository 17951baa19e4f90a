// How figures stand on the pages.

/** @typedef {{ readonly median: number, readonly least: number, readonly most: number }} Spread */

/** With as many digits as say something. @param {number} value */
export const figure = (value) =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');

/** @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString('en-US');

/** @param {Spread} spread @param {(value: number) => string} [written] */
export const withRange = ({ median, least, most }, written = figure) =>
  `${written(median)} (${written(least)} to ${written(most)})`;

/** @param {boolean} isMet */
export const verdict = (isMet) => (isMet ? 'met' : '**missed**');

/** A table: the first row is its head, the first column its names. @param {readonly (readonly string[])[]} rows */
export const table = ([head = [], ...rows]) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** How busy the machine was, if that is known. @param {{ readonly load?: number }} machine */
export const loadOf = ({ load }) =>
  load === undefined ? '' : `, ${figure(load)} programs at work when it began`;

/** What the figures were taken on. @param {{ node: string, processors: number, load?: number }} machine */
export const conditions = ({ node, processors, load }) =>
  `Node ${node}, ${processors} shared processors${load === undefined ? '' : loadOf({ load })}.`;
