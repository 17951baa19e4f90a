import { chartInWords } from './draw-chart.mjs';

/** A chart on a page of docs, with everything it shows in words. @param {string} name @param {import('./draw-chart.mjs').Chart} chart */
export const picture = (name, chart) => `![${chartInWords(chart)}](charts/${name}.svg)`;
