// Writes the figures of all results into the pages and draws the charts: `npm run bench:pages`. Nothing is measured.
// With a folder as its argument, pages and charts are written there and those of docs stay as they are.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/entries.js';
import { writtenFiles } from './pages/pages.mjs';
import { keptResults } from './results-files.mjs';

const target = process.argv[2] ?? root;
const written = writtenFiles(keptResults, (path) => readFileSync(join(root, path), 'utf8'));
mkdirSync(join(target, 'docs/charts'), { recursive: true });
for (const [path, text] of written) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text);
}
// A chart that no page has any more.
for (const name of readdirSync(join(target, 'docs/charts')))
  if (!written.has(`docs/charts/${name}`)) rmSync(join(target, 'docs/charts', name));
console.log(`${written.size} pages and charts are written`);
