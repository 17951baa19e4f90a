// The picture of the README and the start page: a hand of dots, a joker and two exposures, with the sheet it gives.

/** @typedef {{ readonly rule: string, readonly label: string, readonly points: number }} Line */
/** @typedef {{ readonly groups: readonly (readonly string[])[], readonly exposed: readonly boolean[], readonly title: string, readonly lines: readonly Line[], readonly total: number }} Picture */

const TILE = { width: 44, height: 60, step: 47, gap: 12 };
const LEFT = 24;

/** Where the dots of a tile lie: columns and rows from 0 to 2, in halves where they stand between. @type {Readonly<Record<string, readonly (readonly [number, number])[]>>} */
const DOTS = {
  2: [
    [1, 0],
    [1, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {readonly [number, number]} place */
const dot = ([column, row]) => {
  const [x, y] = [10 + 12 * column, 14 + 16 * row];
  return `<circle class="dot" cx="${x}" cy="${y}" r="5"/><circle class="eye" cx="${x}" cy="${y}" r="2"/>`;
};

const STAR = [...Array(10).keys()]
  .map((at) => {
    const [radius, angle] = [at % 2 === 0 ? 13 : 5.5, (at * Math.PI) / 5];
    return `${(22 + radius * Math.sin(angle)).toFixed(1)},${(26 - radius * Math.cos(angle)).toFixed(1)}`;
  })
  .join(' ');
const JOKER = `<polygon class="star" points="${STAR}"/><text class="word" x="22" y="53">JOKER</text>`;

/** @param {string} tile @param {number} x @param {number} y */
const drawn = (tile, x, y) =>
  `<g transform="translate(${x} ${y})"><rect class="tile" width="${TILE.width}" height="${TILE.height}" rx="5"/>` +
  `${tile === 'J' ? JOKER : (DOTS[tile.slice(0, 1)] ?? []).map(dot).join('')}</g>`;

/**
 * The picture as SVG, readable in light and in dark surroundings.
 * @param {Picture} picture
 */
export const drawHand = ({ groups, exposed, title, lines, total }) => {
  let x = LEFT;
  const tiles = groups.map((tiles, at) => {
    const y = exposed[at] ? 34 : 20;
    const group = tiles.map((tile, place) => drawn(tile, x + place * TILE.step, y)).join('\n');
    x += tiles.length * TILE.step + TILE.gap;
    return group;
  });
  const width = x - TILE.gap + LEFT - 3;
  const right = 420;
  const rows = lines.map(({ rule, label, points }, at) => {
    const y = 150 + at * 24;
    return (
      `<text class="rule" x="${LEFT}" y="${y}">${rule}</text><text x="${LEFT + 70}" y="${y}">${escaped(label)}</text>` +
      `<text class="sum" x="${right}" y="${y}">${points}</text>`
    );
  });
  const end = 150 + lines.length * 24;
  const height = end + 30;
  const words = `${title}: ${lines.map(({ label, points }) => `${label} ${points}`).join(', ')}; ${total} points`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(words)}">
<title>${escaped(words)}</title>
<style>
text { font: 15px ui-sans-serif, system-ui, "Segoe UI", sans-serif; fill: #1d2b26 }
.title { font-weight: 600; font-size: 17px }
.rule { fill: #56665f }
.sum { text-anchor: end; font-variant-numeric: tabular-nums }
.total { font-weight: 600 }
.line { stroke: #8a9a92 }
.tile { fill: #fffdf6; stroke: #6b7a72; stroke-width: 1.5 }
.dot { fill: #1f5fa8 }
.eye { fill: #fffdf6 }
.star { fill: #b3261e }
text.word { font-size: 9px; font-weight: 600; text-anchor: middle; fill: #b3261e }
@media (prefers-color-scheme: dark) {
text { fill: #e6eee9 }
.rule { fill: #a9b8b0 }
}
</style>
${tiles.join('\n')}
<text class="title" x="${LEFT}" y="122">${escaped(title)}</text>
${rows.join('\n')}
<line class="line" x1="${LEFT}" x2="${right}" y1="${end - 16}" y2="${end - 16}"/>
<text class="total" x="${LEFT + 70}" y="${end + 6}">Total</text><text class="sum total" x="${right}" y="${end + 6}">${total}</text>
</svg>
`;
};
