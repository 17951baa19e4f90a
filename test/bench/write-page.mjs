// Writes the figures of results.json into docs/performance.md, between its marks; the rest of the page is by hand.
// The import and the size are measured anew by their scripts. Run `npm run bench` first.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./timing').Spread} Spread */
/** @typedef {import('./by-jokers').JokerRow} JokerRow */

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = `${root}docs/performance.md`;
/** @type {import('./results').Results} */
const results = JSON.parse(readFileSync(new URL('./results.json', import.meta.url), 'utf8'));

/** @param {number} time */
const figure = (time) => (time < 10 ? time.toFixed(2) : time < 100 ? time.toFixed(1) : time.toFixed(0));
/** @param {Spread} spread */
const withRange = ({ median, least, most }) => `${figure(median)} (${figure(least)} to ${figure(most)})`;
/** @param {boolean} isMet */
const verdict = (isMet) => (isMet ? 'met' : '**missed**');
/** @param {readonly (readonly string[])[]} rows */
const table = ([head = [], ...rows]) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`);

const { decideMixed, decideWins, validateWins } = results.againstLookup;
/** @param {string} name @param {import('./against-lookup').Comparison} comparison @param {number} [target] */
const compared = (name, { lookup, library, ratio }, target) => [
  name,
  withRange(lookup),
  withRange(library),
  withRange(ratio),
  target === undefined ? '' : `${target}: ${verdict(ratio.median >= target)}`,
];

/** @param {(row: JokerRow) => number | undefined} limitOf */
const byJokers = (limitOf) => (/** @type {JokerRow} */ row) => {
  const limit = limitOf(row);
  const target = limit === undefined ? '' : `${limit}: ${verdict(row.median.median < limit)}`;
  return [`${row.jokers}`, withRange(row.median), withRange(row.p99), `${row.answers}`, target];
};

const { slowestWin, slowestLoss, mostReadings } = results.extremes;
/** @param {string} name @param {import('./slowest').SlowHand} slow @param {number} [timed] */
const extreme = (name, { hand, time, answers }, timed) => [
  name,
  `\`${hand}\``,
  figure(time),
  `${answers}`,
  timed === undefined ? '' : `1000: ${verdict(time < 1000)}`,
  timed === undefined ? '1' : `${timed}`,
];

/**
 * What a script prints, also when it ends with a missed target.
 * @param {string} script
 */
const output = (script) => {
  const { stdout, stderr } = spawnSync(process.execPath, [`${root}scripts/${script}`], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`scripts/${script} has no output: ${stderr}`);
  return stdout.trim();
};

/** @type {Readonly<Record<string, () => readonly string[]>>} */
const parts = {
  taken: () => [
    `Node ${results.node}, ${results.processors} shared processors, seed ${results.seed}. ` +
      `The table of the look-up has ${results.keys} keys from ${results.layouts} layouts.`,
  ],
  lookup: () =>
    table([
      ['without jokers', 'look-up', 'library', 'times faster', 'target'],
      compared('`isWinningHand`, half of the hands win', decideMixed, 4),
      compared('`isWinningHand`, all win', decideWins),
      compared('`validateHand`, all win', validateWins, 1.5),
    ]),
  readings: () =>
    table([
      ['jokers', 'median', '99 in 100 below', 'readings', 'target'],
      ...results.readings.map(byJokers(({ jokers }) => (jokers <= 2 ? 5 : undefined))),
    ]),
  reasons: () =>
    table([
      ['jokers', 'median', '99 in 100 below', 'reasons', 'target'],
      ...results.reasons.map(byJokers(() => 50)),
    ]),
  slowest: () =>
    table([
      ['', 'hand', 'time', 'readings or reasons', 'target', 'hands timed'],
      extreme('slowest that wins', slowestWin, slowestWin.timed),
      extreme('slowest that does not', slowestLoss, slowestLoss.timed),
      extreme('most readings', mostReadings),
    ]),
  import: () => ['```text', output('import-time.js'), '```'],
  size: () => ['```text', output('size.js'), '```'],
};

let text = readFileSync(page, 'utf8');
for (const [name, lines] of Object.entries(parts)) {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has no part ${name}`);
  text = `${before}${start}\n${lines().join('\n')}\n${end}${after}`;
}
writeFileSync(page, text);
