// Hands of a card, dead hands, what to aim for, and solitaires: results/cards.json, card-reasons.json, possible.json,
// distance.json, card-distance.json, distance-peers.json and solitaire.json and keys.json on
// docs/performance.md.
import { figure, loadOf, markOf, picturesOf, table, verdict, whole, withRange } from './figures.mjs';

/** @typedef {import('./draw-chart.mjs').Chart} Chart */
/** @typedef {import('./figures.mjs').Spread} Spread */

/** @param {any} results @returns {Record<string, Chart>} */
export const chartsOf = ({ possible, distance, cardDistance, distancePeers }) => ({
  'possible-by-exposures': {
    title: 'Can a Card Free hand still be completed?',
    unit: 'milliseconds a question, fewer are better',
    rows: possible.rows.flatMap((/** @type {any} */ row) => [
      {
        label: `possible, ${row.exposures} exposed`,
        marks: [{ value: row.own.median }, { value: row.own.p99 }],
        isOwn: true,
      },
      {
        label: `a scan of all layouts, ${row.exposures} exposed`,
        marks: [{ value: row.scan.median }, { value: row.scan.most }],
      },
    ]),
    marks: ['median', '99 in 100 below'],
    written: figure,
  },
  'distance-beside': {
    title: 'How far is a hand from winning?',
    unit: 'hands a second, more are better',
    rows: [
      { label: 'distance, Card Free', marks: [markOf(distance.library)], isOwn: true },
      { label: 'a scan of all layouts', marks: [markOf(distance.scan)] },
      { label: 'distance, practice card', marks: [markOf(cardDistance.library)], isOwn: true },
      { label: 'a scan of all variants', marks: [markOf(cardDistance.scan)] },
      { label: 'distanceOfCounts, Chinese', marks: [markOf(distancePeers.counts)], isOwn: true },
      { label: 'distance, Chinese, from tiles', marks: [markOf(distancePeers.tiles)], isOwn: true },
      { label: '@kobalab/majiang-core', marks: [markOf(distancePeers.peer)] },
    ],
    written: whole,
  },
});

/** @param {string} name @param {{ library: Spread, scan: Spread, ratio: Spread }} beside @param {number} target */
const besideScan = (name, { library, scan, ratio }, target) => [
  name,
  whole(library.median),
  whole(scan.median),
  withRange(ratio),
  `${target}: ${verdict(ratio.median >= target)}`,
];

const milliseconds = (/** @type {number} */ value) => `${value < 1 ? value.toFixed(3) : figure(value)} ms`;

/** @param {any} cards */
const cardsPart = (cards) => [
  table([
    ['hands a second', 'library', 'a scan', 'times faster', 'target'],
    besideScan('does it win?', cards, 8),
  ]),
  `${whole(cards.hands)} hands, ${whole(cards.wins)} of them winning, against ${whole(cards.variants)} variants; no answer differs${loadOf(cards)}. ` +
    `Reading the card took ${milliseconds(cards.compiled)} (15 ms: ${verdict(cards.compiled < 15)}).`,
];

/** In milliseconds, without the unit. @param {number} value */
const thousandths = (value) => (value < 1 ? value.toFixed(3) : figure(value));

/** @param {any} cardReasons */
const cardReasonsPart = ({ rows }) => {
  const greatest = (/** @type {'median' | 'p99' | 'most'} */ which) =>
    milliseconds(Math.max(...rows.map((/** @type {any} */ row) => row[which])));
  return `Why a hand does not win, at most of ${rows.length} kinds of hands: median ${greatest('median')}, 99 in 100 below ${greatest('p99')}, slowest ${greatest('most')}.`;
};

/** @param {any} times */
const possibleCell = ({ median, p99, most }) => [median, p99, most].map(thousandths).join(', ');

const isQuick = (/** @type {any} */ { median, most }) => median < 0.2 && most <= 20;

/** @param {any} possible */
const possiblePart = (possible) => [
  table([
    ['exposed sets', 'dead', 'Card Free', 'target', 'practice card', 'target', 'a scan of Card Free'],
    ...possible.rows.map((/** @type {any} */ { exposures, dead, own, scan, card }) => [
      `${exposures}`,
      `${Math.round(100 * dead)} %`,
      possibleCell(own),
      verdict(isQuick(own)),
      possibleCell(card),
      verdict(isQuick(card)),
      possibleCell(scan),
    ]),
  ]),
  `The first call took ${milliseconds(possible.first.cardFree)} for Card Free and ${milliseconds(possible.first.card)} for the practice card${loadOf(possible)}.`,
];

/** @param {any} results */
const distancePart = ({ distance, cardDistance, distancePeers }) => [
  table([
    ['hands a second', 'library', 'beside', 'times faster', 'target'],
    besideScan('Card Free, beside a scan of all layouts', distance, 200),
    besideScan('practice card, beside a scan of all variants', cardDistance, 5),
    besideScan(
      'Chinese, prepared counts, beside @kobalab/majiang-core',
      { library: distancePeers.counts, scan: distancePeers.peer, ratio: distancePeers.countsRatio },
      3,
    ),
    besideScan(
      'Chinese, from lists of tiles, beside the same',
      { library: distancePeers.tiles, scan: distancePeers.peer, ratio: distancePeers.tilesRatio },
      3,
    ),
  ]),
  `No answer differs from a scan; ${whole(distancePeers.differences)} of ${whole(distancePeers.hands)} differ ` +
    `from the peer’s, ${whole(distancePeers.tooFew)} because it counts on a fifth tile${loadOf(distance)}.`,
  table([
    ['`targets` of a rack', 'median', '95 in 100 below', 'target'],
    ...[...distance.targets, { name: 'practice card', ...cardDistance.targets }].map(
      ({ name, median, p95 }) => [
        name,
        milliseconds(median),
        milliseconds(p95),
        `5 ms: ${verdict(median < 5)}`,
      ],
    ),
  ]),
];

/** @param {any} solitaire */
const solitairePart = (solitaire) => [
  `${whole(solitaire.games.median)} whole games a second (2,000: ${verdict(solitaire.games.median >= 2000)}), ` +
    `${whole(solitaire.actions.median)} actions; ${figure(solitaire.perGame)} actions a game${loadOf(solitaire)}.`,
];

/** @param {any} keys */
const keysPart = ({ rows, limit, ...keys }) => {
  const figuresOf = (/** @type {string} */ name) => rows.map((/** @type {any} */ { own }) => own[name]);
  const medians = figuresOf('median');
  const over = rows.filter((/** @type {any} */ row) => row.over > 0).length;
  return [
    `In each of ${rows.length} games the median is ${thousandths(Math.min(...medians))} to ${thousandths(Math.max(...medians))} ms; ` +
      `the slowest answer took ${thousandths(Math.max(...figuresOf('most')))} ms. Never over ${limit} ms: ${verdict(over === 0)}${loadOf(keys)}.`,
  ];
};

/** @param {any} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const shown = picturesOf(chartsOf(results));
  const parts = {
    cards: cardsPart(results.cards),
    'card-reasons': [cardReasonsPart(results.cardReasons)],
    possible: [...possiblePart(results.possible), shown('possible-by-exposures')],
    distance: [...distancePart(results), shown('distance-beside')],
    solitaire: solitairePart(results.solitaire),
    keys: keysPart(results.keys),
  };
  return Object.fromEntries(Object.entries(parts).map(([name, blocks]) => [name, blocks.join('\n\n')]));
};
