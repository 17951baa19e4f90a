// How figures stand on the pages.

/** @typedef {{ readonly median: number, readonly least: number, readonly most: number }} Spread */

/** With as many digits as say something. @param {number} value */
export const figure = (value) =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');

/** @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString('en-US');

/** @param {Spread} spread */
export const withRange = ({ median, least, most }) =>
  `${figure(median)} (${figure(least)} to ${figure(most)})`;

/** @param {boolean} isMet */
export const verdict = (isMet) => (isMet ? 'met' : '**missed**');

/** @param {readonly string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/** A table: the first row is its head, the first column its names. @param {readonly (readonly string[])[]} rows */
export const table = ([head = [], ...rows]) =>
  [line(head), `|---${'|---:'.repeat(head.length - 1)}|`, ...rows.map(line)].join('\n');

/** How busy the machine was, if that is known. @param {{ load?: number }} machine */
export const loadOf = ({ load }) => (load === undefined ? '' : ` (load ${figure(load)})`);

/** A spread as a mark of a chart. @param {Spread} spread */
export const markOf = ({ median, least, most }) => ({ value: median, least, most });

/** Charts on a page of docs, by their names; the tables beside them have their figures. @param {Readonly<Record<string, import('./draw-chart.mjs').Chart>>} charts */
export const picturesOf = (charts) => (/** @type {string} */ name) => {
  const { title, unit } = /** @type {import('./draw-chart.mjs').Chart} */ (charts[name]);
  return `![${title} (${unit})](charts/${name}.svg)`;
};
