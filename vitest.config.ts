import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('src/', import.meta.url));
const report = process.env['TEST_REPORT'];

// Those of the browser need a Chromium: `npm run test:browser`.
const EXCLUDED = [...configDefaults.exclude, 'test/browser/**'];
const COUNTED = 'test/card/costly-cards.test.ts';

/** A Markdown file that is imported is its text, as in the built program. */
const markdownAsText = {
  name: 'markdown-as-text',
  transform: (text: string, id: string) =>
    id.endsWith('.md') ? `export default ${JSON.stringify(text)};` : undefined,
};

export default defineConfig({
  plugins: [markdownAsText],
  resolve: {
    alias: [
      { find: /^mahjongg$/, replacement: `${src}index.ts` },
      { find: /^mahjongg\/([\w-]+)$/, replacement: `${src}$1.ts` },
    ],
  },
  test: {
    projects: [
      // All files of a worker share what is loaded and what is made on first use: no test changes it.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [...EXCLUDED, COUNTED],
          isolate: false,
        },
      },
      // Counting steps leaves all code of its worker slower for good.
      { extends: true, test: { name: 'alone', include: [COUNTED], typecheck: { enabled: false } } },
    ],
    // What the program keeps for its user goes to a folder of its own.
    env: { MAHJONGG_DATA: join(tmpdir(), `mahjongg-tests-${process.pid}`) },
    // Every core works.
    maxWorkers: availableParallelism(),
    // Most values live briefly. More room for new ones saves a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // Nothing here is a timed test; the limit only ends what hangs, on the slowest of shared machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No test needs another one to run first. The seed is printed; --sequence.seed=SEED runs them in that order again.
    sequence: { shuffle: { tests: true } },
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], tsconfig: 'test/types/tsconfig.json' },
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    // The documentation's code blocks are written there before they run.
    server: { deps: { inline: [/\.cache[\\/]mahjongg-snippets/] } },
  },
});
