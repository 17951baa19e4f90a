// All pages with figures, and all charts on them, from the results.
import * as bots from './bots.mjs';
import * as cardFree from './card-free.mjs';
import * as chinese from './chinese.mjs';
import * as danger from './danger.mjs';
import { drawChart } from './draw-chart.mjs';
import * as game from './game.mjs';
import * as judge from './judge.mjs';
import * as otherGames from './other-games.mjs';
import * as ownPackage from './package.mjs';

/*
 * The parts of a page that are written from results stand between marks; the rest of it is written by hand.
 */

/**
 * The page with these parts.
 * @param {string} page @param {Readonly<Record<string, string>>} parts
 */
const withParts = (page, parts) =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
    const [before, rest] = text.split(start);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`the page has no part ${name}`);
    return `${before}${start}\n${part}\n${end}${after}`;
  }, page);

/** The names of the files with results, and what they are called here. */
const FILES = {
  cardFree: 'card-free',
  import: 'import',
  size: 'size',
  cards: 'cards',
  cardReasons: 'card-reasons',
  possible: 'possible',
  distance: 'distance',
  cardDistance: 'card-distance',
  distancePeers: 'distance-peers',
  solitaire: 'solitaire',
  keys: 'keys',
  chinese: 'chinese',
  game: 'game',
  bots: 'bot-strengths',
  danger: 'danger',
  judge: 'judge',
};

/**
 * Everything that is written from the results, by its path.
 * @param {(name: string) => any} resultsOf the results of a file
 * @param {(path: string) => string} pageOf the text of a page
 * @returns {ReadonlyMap<string, string>}
 */
export const writtenFiles = (resultsOf, pageOf) => {
  const results = Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, resultsOf(file)]));
  const forPackage = /** @type {import('./package.mjs').Results} */ (/** @type {unknown} */ (results));
  const parts = {
    'docs/performance.md': {
      ...cardFree.partsOf(results['cardFree']),
      ...ownPackage.partsOf(forPackage),
      ...otherGames.partsOf(results),
      ...chinese.partsOf(results['chinese']),
      ...game.partsOf(results['game']),
    },
    'docs/analysis.md': {
      ...bots.partsOf(results['bots']),
      ...danger.partsOf(results['danger']),
      ...judge.partsOf(results['judge']),
    },
    'docs/hosting.md': game.hostingPartsOf(results['game']),
  };
  const charts = {
    ...cardFree.chartsOf(results['cardFree']),
    ...ownPackage.chartsOf(forPackage),
    ...otherGames.chartsOf(results),
    ...chinese.chartsOf(results['chinese']),
    ...game.chartsOf(results['game']),
  };
  return new Map([
    ...Object.entries(parts).map(([path, of]) => /** @type {const} */ ([path, withParts(pageOf(path), of)])),
    ...Object.entries(charts).map(
      ([name, chart]) => /** @type {const} */ ([`docs/charts/${name}.svg`, drawChart(chart)]),
    ),
  ]);
};
