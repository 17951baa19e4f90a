// What an application's bundle grows by: each import below is bundled from the built package by esbuild and by rollup,
// minified and compressed, and the larger one compared with its budget. Run `npm run build` first. `--write` keeps the
// sizes in test/bench/results/size.json.
import { isKept, keepResults } from '../test/bench/results-files.mjs';
import { bundles, compressed, kilobytes } from './bundle.js';
import { entries } from './entries.js';

/**
 * Budgets in bytes, minified and gzipped; 1 kB is 1000 bytes. The limit keeps a size from growing; a
 * goal that is not reached yet is named beside it (docs/performance.md says why).
 */
const BUDGETS = [
  {
    name: 'A hand of Card Free',
    limit: 21_650,
    goal: 11_000,
    code: "export { validateHand, scoreHand } from 'mahjongg/card-free'",
  },
  {
    name: 'The same with options',
    limit: 24_650,
    code: "export { cardFree, validateHand, scoreHand } from 'mahjongg/card-free'",
  },
  {
    name: 'A hand of a card',
    limit: 37_900,
    goal: 28_000,
    code: "export { parseCard, americanCard, validateHand, scoreHand } from 'mahjongg/american'",
  },
  {
    name: 'A table of Card Free',
    limit: 46_800,
    goal: 32_000,
    code: "export { cardFree } from 'mahjongg/card-free'; export { tableGame } from 'mahjongg/game'",
  },
  {
    name: 'A table of the Year',
    limit: 29_700,
    code: "export { yearGame } from 'mahjongg/year'; export { yearTableGame } from 'mahjongg/game'",
  },
  {
    name: 'The Chinese solitaire',
    limit: 31_600,
    goal: 22_000,
    code: "export { chineseSolitaire } from 'mahjongg/chinese'; export { chineseSolitaireGame } from 'mahjongg/game'",
  },
  {
    name: 'The American solitaire',
    limit: 40_700,
    code: "export { americanSolitaire } from 'mahjongg/american'; export { americanSolitaireGame } from 'mahjongg/game'",
  },
  {
    name: 'A bot at a table',
    limit: 12_000,
    code: "export { greedyBot, playGameOf } from 'mahjongg/bots'",
  },
  {
    name: 'Distance and targets',
    limit: 10_000,
    code: "export { distance, targets } from 'mahjongg/analysis'",
  },
  { name: 'Tiles as text', limit: 2_800, code: "export { parseTiles } from 'mahjongg'" },
  ...Object.entries({
    mahjongg: { limit: 87_800, goal: 60_000 },
    'mahjongg/card-free': { limit: 35_100 },
    'mahjongg/american': { limit: 71_250 },
    'mahjongg/chinese': { limit: 31_500 },
    'mahjongg/year': { limit: 26_900 },
    'mahjongg/game': { limit: 48_000 },
    'mahjongg/analysis': { limit: 32_850, goal: 28_000 },
    'mahjongg/bots': { limit: 55_900 },
    'mahjongg/ledger': { limit: 13_350 },
    'mahjongg/packed': { limit: 5_300 },
    'mahjongg/rulebook': { limit: 13_300 },
    'mahjongg/elements': { limit: 15_150 },
    'mahjongg/debug': { limit: 3_500 },
  }).map(([name, budget]) => ({ name, ...budget, code: `export * from '${name}'` })),
];

for (const { name } of entries)
  if (!BUDGETS.some((budget) => budget.name === name)) throw new Error(`${name} has no budget`);

const kept = [];
console.log(`${''.padEnd(22)}   esbuild    rollup     limit`);
for (const { name, limit, goal, code } of BUDGETS) {
  const sizes = (await bundles(code)).map(compressed);
  const bytes = Math.max(...sizes);
  if (bytes > limit) process.exitCode = 1;
  kept.push({ name, bytes, limit, goal });
  const aim = goal === undefined || bytes <= goal ? '' : `  (goal ${kilobytes(goal).trim()}, not reached)`;
  const verdict = bytes > limit ? '  TOO LARGE' : '';
  console.log(`${name.padEnd(22)} ${[...sizes, limit].map(kilobytes).join(' ')}${verdict}${aim}`);
}
if (isKept) keepResults('size', { rows: kept });
