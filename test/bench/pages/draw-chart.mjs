// A chart as SVG: one row for each thing that was measured, its figure as a bar or, where figures differ many times
// over, as a dot on a scale of powers of ten. A thin line leads from the least to the greatest round.

/** @typedef {{ readonly value: number, readonly least?: number, readonly most?: number }} Mark */
/** @typedef {{ readonly label: string, readonly marks: readonly Mark[], readonly isOwn?: boolean }} Row */
/**
 * @typedef {object} Chart
 * @property {string} title
 * @property {string} unit
 * @property {readonly Row[]} rows
 * @property {readonly string[]} [marks] what the marks of a row stand for, where there are several
 * @property {{ readonly value: number, readonly label: string }} [goal]
 * @property {boolean} [isPlain] that the scale is not one of powers of ten, however far the figures lie apart
 * @property {(value: number) => string} written
 */

const WIDTH = 520;
const LEFT = 22;
const RIGHT = WIDTH - 28;
const ROW = 38;
/** From what ratio of the greatest figure to the least on the scale is one of powers of ten. */
const MANY_TIMES = 25;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {Row} row @param {(value: number) => string} written */
const valuesOf = ({ marks }, written) => marks.map(({ value }) => written(value)).join(' / ');

/** Everything that a chart shows, in words. @param {Chart} chart */
export const chartInWords = ({ title, unit, rows, marks = [], goal, written }) => {
  const scale = marks.length > 1 ? `${unit}, ${marks.join(' / ')}` : unit;
  const aim = goal === undefined ? '' : `; ${goal.label}`;
  return `${title} (${scale}${aim}): ${rows.map((row) => `${row.label} ${valuesOf(row, written)}`).join(', ')}.`;
};

/** @param {number} most */
const roundStep = (most) => {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 5) ?? most;
};

/** Where a figure lies from left to right, and the figures of the grid. @param {Chart} chart */
const scaleOf = ({ rows, goal, isPlain = false }) => {
  const shown = rows.flatMap(({ marks }) =>
    marks.flatMap(({ value, least = value, most = value }) => [least, value, most]),
  );
  const all = [...shown, ...(goal === undefined ? [] : [goal.value])].filter((value) => value > 0);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = RIGHT - LEFT;
  if (isPlain || most / least < MANY_TIMES) {
    const step = roundStep(most);
    const end = Math.ceil(most / step) * step;
    const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, at) => at * step);
    return {
      isTenfold: false,
      ticks,
      placeOf: (/** @type {number} */ value) => LEFT + (width * value) / end,
    };
  }
  const first = Math.floor(Math.log10(least));
  const decades = Math.ceil(Math.log10(most)) - first;
  const ticks = Array.from({ length: decades + 1 }, (_, at) => 10 ** (first + at));
  return {
    isTenfold: true,
    ticks,
    placeOf: (/** @type {number} */ value) => LEFT + (width * (Math.log10(value) - first)) / decades,
  };
};

/** @param {number} value */
const onScale = (value) =>
  value >= 1e6
    ? `${value / 1e6} M`
    : value >= 1e4
      ? `${value / 1e3} k`
      : String(Number(value.toPrecision(3)));

/** @param {number} place */
const at = (place) => String(Number(place.toFixed(1)));

/** The marks of a row. @param {Row} row @param {number} y @param {ReturnType<typeof scaleOf>} scale */
const drawnMarks = ({ marks, isOwn }, y, { isTenfold, placeOf }) =>
  marks.map(({ value, least = value, most = value }, place) => {
    const style = `${isOwn ? 'own' : 'other'}${place > 0 ? ' hollow' : ''}`;
    const range = `<line class="range" x1="${at(placeOf(least))}" x2="${at(placeOf(most))}" y1="${y}" y2="${y}"/>`;
    const mark =
      isTenfold || marks.length > 1
        ? `<circle class="${style}" cx="${at(placeOf(value))}" cy="${y}" r="5"/>`
        : `<rect class="${style}" x="${LEFT}" y="${y - 6}" width="${at(placeOf(value) - LEFT)}" height="12" rx="2"/>`;
    return isTenfold || marks.length > 1 ? range + mark : mark + range;
  });

/** What the marks stand for, in the second line. @param {readonly string[]} marks */
const legend = (marks) =>
  marks.map(
    (mark, place) =>
      `<circle class="own${place > 0 ? ' hollow' : ''}" cx="${LEFT + 5 + place * 150}" cy="54" r="5"/>` +
      `<text class="aside" x="${LEFT + 16 + place * 150}" y="58">${escaped(mark)}</text>`,
  );

/** The chart as SVG, readable in light and in dark surroundings. @param {Chart} chart */
export const drawChart = (chart) => {
  const { title, unit, rows, marks = [], goal, written } = chart;
  const scale = scaleOf(chart);
  const top = marks.length > 1 ? 74 : 56;
  const end = top + rows.length * ROW;
  const height = end + (goal === undefined ? 30 : 46);
  const grid = scale.ticks.map((tick) => {
    const x = at(scale.placeOf(tick));
    return (
      `<line class="grid" x1="${x}" x2="${x}" y1="${top}" y2="${end}"/>` +
      `<text class="tick" x="${x}" y="${end + 16}">${onScale(tick)}</text>`
    );
  });
  const drawn = rows.map((row, place) => {
    const y = top + place * ROW;
    return (
      `<text class="${row.isOwn ? 'ours' : 'theirs'}" x="${LEFT}" y="${y + 14}">${escaped(row.label)}</text>` +
      `<text class="value" x="${RIGHT}" y="${y + 14}">${valuesOf(row, written)}</text>` +
      drawnMarks(row, y + 26, scale).join('')
    );
  });
  const words = escaped(chartInWords(chart));
  const aim =
    goal === undefined
      ? ''
      : `<line class="goal" x1="${at(scale.placeOf(goal.value))}" x2="${at(scale.placeOf(goal.value))}" y1="${top}" y2="${end + 20}"/>` +
        `<text class="tick aim" x="${at(Math.min(Math.max(scale.placeOf(goal.value), 60), WIDTH - 60))}" y="${end + 34}">${escaped(goal.label)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${words}">
<title>${escaped(title)}</title>
<style>
.panel { fill: #fffdf8; stroke: #ddd5c0 }
text { font: 13px ui-sans-serif, system-ui, "Segoe UI", sans-serif; fill: #22262b; paint-order: stroke; stroke: #fffdf8; stroke-width: 4px; stroke-linejoin: round }
.title { font-size: 15px; font-weight: 600 }
.ours { font-weight: 600 }
.aside, .tick { fill: #5d5a50; font-size: 12px }
.tick { text-anchor: middle }
.value { text-anchor: end; font-variant-numeric: tabular-nums }
.grid { stroke: #ece6d6 }
.own { fill: #14683d; stroke: #14683d }
.other { fill: #8b968f; stroke: #66716b }
.hollow { fill: #fffdf8; stroke-width: 2 }
.range { stroke: #22262b; stroke-width: 1.5 }
.goal { stroke: #b3261e; stroke-width: 1.5; stroke-dasharray: 5 3 }
.aim { fill: #b3261e }
@media (prefers-color-scheme: dark) {
.panel { fill: #1a2224; stroke: #344145 }
text { fill: #e9ece6; stroke: #1a2224 }
.aside, .tick { fill: #aab3ae }
.grid { stroke: #2b3739 }
.own { fill: #7fcf9f; stroke: #7fcf9f }
.other { fill: #87938c; stroke: #a9b8b0 }
.hollow { fill: #1a2224 }
.range { stroke: #e9ece6 }
.goal { stroke: #ff9a8d }
.aim { fill: #ff9a8d }
}
</style>
<rect class="panel" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>
<text class="title" x="${LEFT}" y="26">${escaped(title)}</text>
<text class="aside" x="${LEFT}" y="44">${escaped(unit)}${scale.isTenfold ? ' (each line ×10)' : ''}</text>
${[...legend(marks.length > 1 ? marks : []), ...grid, aim, ...drawn].join('\n')}
</svg>
`;
};
