/** A chart on a page of docs; the table beside it has its unit and figures. @param {string} name @param {import('./draw-chart.mjs').Chart} chart */
export const picture = (name, { title }) => `![${title}](charts/${name}.svg)`;
