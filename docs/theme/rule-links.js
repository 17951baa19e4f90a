// Rule numbers that lead to what the rule says: the row of each in docs/rules*.md is an anchor, and a number that stands
// in a text anywhere on the site is a link to it.
import { readdirSync, readFileSync } from 'node:fs';
import { pageOf } from './pages.js';

const DOCS = new URL('../', import.meta.url);

/** @typedef {{ readonly rule: string, readonly says: string, readonly file: string }} RuleRow */

const ROW = /^\| ([A-Z]{2}-\d+[a-z]?) \| ([^|]+) \|/gm;

/** Every row of the pages of rules. @type {readonly RuleRow[]} */
export const RULE_ROWS = readdirSync(DOCS)
  .filter((name) => /^rules.*\.md$/.test(name))
  .flatMap((name) =>
    [...readFileSync(new URL(name, DOCS), 'utf8').matchAll(ROW)].map(([, rule = '', says = '']) => ({
      rule,
      says,
      file: `docs/${name}`,
    })),
  );

/** The address of every rule, from the start of the site. @type {Readonly<Record<string, string>>} */
export const RULE_ADDRESSES = Object.fromEntries(
  RULE_ROWS.map(({ rule, file }) => [rule, `${pageOf(file)}.html#${rule.toLowerCase()}`]),
);

const NUMBER = /\b[A-Z]{2}-\d+[a-z]?\b/g;

/** Elements in which a number stays what it is. */
const LEFT_ALONE = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'summary', 'svg', 'script', 'style']);

/**
 * A piece of a page with its rule numbers as links.
 *
 * @param {string} html
 * @param {string} up The way from the page to the start of the site.
 */
export const withRuleLinks = (html, up) => {
  let alone = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      const [, end, name] = /^<(\/?)(\w+)/.exec(piece) ?? [];
      if (name !== undefined) {
        if (LEFT_ALONE.has(name) && !piece.endsWith('/>')) alone += end === '' ? 1 : -1;
        return piece;
      }
      if (alone > 0) return piece;
      return piece.replaceAll(NUMBER, (rule) => {
        const address = RULE_ADDRESSES[rule];
        return address === undefined ? rule : `<a class="rule" href="${up}${address}">${rule}</a>`;
      });
    })
    .join('');
};

/** A page of rules, each row with its anchor. @param {string} html */
export const withRuleAnchors = (html) =>
  html.replaceAll(/<tr>\s*<td>([A-Z]{2}-\d+[a-z]?)<\/td>/g, (row, rule) =>
    rule in RULE_ADDRESSES ? row.replace('<tr>', `<tr id="${rule.toLowerCase()}">`) : row,
  );

const ROW_OF_RULE =
  /(<tr[^>]*>\s*<td>[^<]*<\/td>\s*<td>)([\s\S]*?)(<\/td>)\s*<td>([\s\S]*?)<\/td>\s*<td>([\s\S]*?)<\/td>/g;

/** A page whose tables of rules say what each rule is, with where it is implemented and tested folded away. @param {string} html */
export const withFoldedPlaces = (html) =>
  html.replaceAll(/<table>[\s\S]*?<\/table>/g, (table) =>
    table.includes('<th>shown by</th>')
      ? table
          .replace(/<th>where<\/th>\s*<th>shown by<\/th>/, '')
          .replaceAll(
            ROW_OF_RULE,
            (_, before, says, after, where, tests) =>
              `${before}${says}<details class="places"><summary>In the code</summary>` +
              `<p>Implemented in ${where}</p><p>Tested in ${tests}</p></details>${after}`,
          )
      : table,
  );
