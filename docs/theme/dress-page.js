// What is done to every page that typedoc has made, as text.
import { withFoldedPlaces, withRuleAnchors, withRuleLinks } from './rule-links.js';
import { withPictures } from './tile-pictures.js';
import { besides, START } from './ways.js';

/** Anchors of the start page that stand for pages of the site which are no documents. */
const STANDS_FOR = [
  ['#playground', 'playground/index.html'],
  ['#play', 'playground/play.html'],
  ['#elements', 'playground/elements.html'],
  ['#api', 'modules.html#modules'],
];

/** The links at the top of every page, from the start page. */
const TOP = [
  ['Play', 'playground/play.html'],
  ['Learn', 'how-to/card-free.html'],
  ['Score', 'playground/index.html'],
  ['Guides', 'guides/score-a-hand.html'],
  ['Rules', 'rules.html'],
  ['API', 'modules.html#modules'],
];

/** @param {string} html */
const withoutPermalink = (html) =>
  html.replaceAll(/<a href="#[^"]*" aria-label="Permalink"[\s\S]*?<\/a>/g, '');

/** The part of a page that is read, between the top and the navigation. */
const CONTENT = /<div class="col-content">[\s\S]*?(?=<div class="col-sidebar">)/;

/** The texts of the cells of a row. @param {string} row */
const headingsOf = (row) =>
  [...row.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

/** Where a long name in a cell may be broken: after a slash, and before what a point leads to. @param {string} cell */
const withBreaks = (cell) =>
  cell.replaceAll(/<code>([^<]*)<\/code>/g, (_, name) =>
    name.includes(' ')
      ? `<code>${name}</code>`
      : `<code>${name.replaceAll(/\/|\.(?=[a-z])/gi, '$&<wbr/>')}</code>`,
  );

/** From this many columns on, a table has its cells below each other on a phone. */
const WIDE = 4;

/** The rows of a wide table, each cell with what its column is called. @param {string} table @param {readonly string[]} headings */
const withHeadings = (table, headings) =>
  table.replaceAll(/<tr[^>]*>[\s\S]*?<\/tr>/g, (row) => {
    let at = 0;
    return row.replaceAll(/<td([^>]*)>([\s\S]*?)<\/td>/g, (_, attributes, cell) => {
      const heading = headings[at++] ?? '';
      return `<td${attributes} data-heading="${heading}"><div>${cell}</div></td>`;
    });
  });

/** A table that scrolls by itself, with the keyboard, too. @param {string} table */
const dressedTable = (table) => {
  const headings = headingsOf(table);
  const broken = table.replaceAll(/<td[\s\S]*?<\/td>/g, withBreaks);
  return headings.length < WIDE
    ? broken.replace('<table>', '<table tabindex="0">')
    : withHeadings(broken, headings).replace('<table>', '<table tabindex="0" class="wide">');
};

/** A command with its options in one piece each. @param {string} command */
const withWholeOptions = (command) =>
  command.replaceAll(/<span class="(hl-\d+)">(-[^<]*)<\/span>/g, '<span class="$1 whole">$2</span>');

/**
 * A page of typedoc with what this site has beyond it.
 *
 * @param {string} contents
 * @param {string} url The page, from the start of the site.
 */
export const dressed = (contents, url) => {
  const up = '../'.repeat(url.split('/').length - 1);
  const links = TOP.map(([label, to]) => `<a href="${up}${to}">${label}</a>`).join('');
  const standing = STANDS_FOR.reduce(
    (page, [anchor, to]) => page.replaceAll(`href="${anchor}"`, `href="${up}${to}"`),
    contents,
  );
  const begun =
    url === 'index.html'
      ? standing.replace(/<div class="tsd-panel tsd-typography">/, (panel) => panel + START)
      : standing;
  return (
    begun
      // A heading that opens and closes its section is no link as well.
      .replaceAll(/<summary[\s\S]*?<\/summary>/g, withoutPermalink)
      // A link to the start page names the page: a folder read from disk is a list of its files.
      .replaceAll(/href="((?:\.{1,2}\/)+)(#[^"]*)?"/g, 'href="$1index.html$2"')
      .replace(CONTENT, (content) => {
        const ruled = withRuleLinks(withFoldedPlaces(withRuleAnchors(content)), up);
        return withPictures(ruled, up).replace(/(?=<\/div>\s*$)/, besides(url, up));
      })
      .replaceAll(/<table>[\s\S]*?<\/table>/g, dressedTable)
      .replaceAll(/<code class="sh">[\s\S]*?<\/code>/g, withWholeOptions)
      // The name of the site leads to its start everywhere.
      .replace(/(<nav class="tsd-navigation"><a href=")[^"]*"(?: class="current")?/, `$1${up}index.html"`)
      // The icons are in every page (assets/icons.js); a page read from disk may not look into another file.
      .replaceAll(/href="[./]*assets\/icons\.svg#/g, 'href="#')
      .replace(
        '<div id="tsd-toolbar-links"></div>',
        `<nav id="tsd-toolbar-links" aria-label="Site">${links}</nav>`,
      )
      .replace(
        '<div class="col-content">',
        '<div class="col-content" id="content" role="main" tabindex="-1">',
      )
      .replace('</head>', `<link rel="icon" href="${up}playground/tiles/RD.svg"/></head>`)
  );
};
