// The ways on from a page: from the first page to what people come for, from every other one to the next and the one before.
import { readFileSync } from 'node:fs';
import { GROUPS, pageOf } from './pages.js';

const ROOT = new URL('../../', import.meta.url);

/** The first heading of a file, as plain text. @param {string} file */
export const titleOf = (file) => {
  const [, title] = /^# (.+)$/m.exec(readFileSync(new URL(file, ROOT), 'utf8')) ?? [];
  if (title === undefined) throw new Error(`${file} has no heading`);
  return title.replaceAll('`', '');
};

const PAGES = GROUPS.flatMap(({ files }) =>
  files.map((file) => ({ url: `${pageOf(file)}.html`, title: titleOf(file) })),
);

/** @param {string} up @param {{ url: string, title: string } | undefined} page @param {string} rel @param {string} word */
const wayTo = (up, page, rel, word) =>
  page === undefined ? '' : `<a rel="${rel}" href="${up}${page.url}"><small>${word}</small>${page.title}</a>`;

/** The games that Play begins, by the page that tells how to play them. @type {ReadonlyMap<string, string>} */
const PLAYED = new Map([
  ['how-to/card-free.html', 'card-free'],
  ['how-to/american.html', 'american-2018'],
  ['how-to/american-game.html', 'american-game'],
  ['how-to/year-game.html', 'year'],
  ['how-to/chinese-solitaire.html', 'chinese'],
  ['how-to/american-solitaire.html', 'american'],
]);

/** @param {string} up @param {string} url */
const wayToPlay = (up, url) => {
  const game = PLAYED.get(url);
  return game === undefined
    ? ''
    : `<div class="tsd-typography"><p class="starts"><a href="${up}playground/play.html#play=${game}">Play it here</a></p></div>`;
};

/** Links to the page before and the next one; nothing for a page of the API. @param {string} url @param {string} up */
export const besides = (url, up) => {
  const at = PAGES.findIndex((page) => page.url === url);
  if (at < 0) return '';
  const [before, next] = [PAGES[at - 1], PAGES[at + 1]];
  return `${wayToPlay(up, url)}<nav class="besides" aria-label="Pages beside this one">${wayTo(up, before, 'prev', 'Previous')}${wayTo(up, next, 'next', 'Next')}</nav>`;
};

/** What the first page of the site begins with. */
export const START =
  '<p class="lead">Play mah jongg, score a hand, and see why it wins or does not.</p>' +
  '<p class="starts"><a href="playground/play.html">Play</a><a href="playground/index.html">Score a hand</a>' +
  '<a href="how-to/card-free.html">How to play</a><a href="#install">Install</a></p>' +
  '<iframe class="board" title="A hand to score" src="playground/index.html"></iframe>' +
  // A narrow board says how high it is: then the page scrolls, not the board.
  `<script>addEventListener('message', ({ source, data }) => {
    const board = document.querySelector('.board');
    const { height } = Object(data);
    if (source === board.contentWindow && typeof height === 'number' && height >= 0 && height < 4000)
      board.style.height = height > 0 ? Math.ceil(height) + 2 + 'px' : '';
  });</script>`;
