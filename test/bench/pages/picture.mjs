/** A chart on a page of docs; the table beside it has its figures. @param {string} name @param {import('./draw-chart.mjs').Chart} chart */
export const picture = (name, { title, unit }) => `![${title} (${unit})](charts/${name}.svg)`;
