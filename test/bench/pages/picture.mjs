/** A chart on a page of docs, which says its unit itself; the table beside it has its figures. @param {string} name @param {import('./draw-chart.mjs').Chart} chart */
export const picture = (name, { title }) => `![${title}](charts/${name}.svg)`;
