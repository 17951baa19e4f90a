// Runs test files, the given order kept, against src with at most one place changed; `test-mutants.js` starts it.
// Prints how long each file took as JSON in the last line; exits with 1 as soon as a test fails.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { BaseSequencer, startVitest } from 'vitest/node';

/** @type {{ files: string[], mutant?: { file: string, text: string } }} */
const { files, mutant } = JSON.parse(readFileSync(0, 'utf8'));
const nameOf = (/** @type {string} */ path) => relative('.', path).replaceAll('\\', '/');

class GivenOrder extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} specifications */
  async sort(specifications) {
    const places = new Map(files.map((file, place) => [file, place]));
    const placeOf = (/** @type {{ moduleId: string }} */ { moduleId }) => places.get(nameOf(moduleId)) ?? 0;
    return [...specifications].sort((one, other) => placeOf(one) - placeOf(other));
  }
}

// A plugin from outside reaches the config itself, but none of its projects.
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts');
const { test: { projects: _, ...test } = {}, resolve = {}, plugins = [] } = loaded?.config ?? {};
const vitest = await startVitest(
  'test',
  files,
  {
    ...test,
    config: false,
    watch: false,
    bail: 1,
    isolate: false,
    fileParallelism: false,
    typecheck: { enabled: false },
    reporters: [{}],
    sequence: { sequencer: GivenOrder },
  },
  {
    resolve,
    plugins: [
      ...plugins,
      {
        name: 'one-place-changed',
        enforce: 'pre',
        load: (id) => (nameOf(id) === mutant?.file ? mutant.text : null),
      },
    ],
  },
);
const timed = vitest.state.getFiles().map(({ filepath, result, collectDuration = 0 }) => ({
  file: nameOf(filepath),
  passed: result?.state === 'pass',
  duration: Math.round((result?.duration ?? 0) + collectDuration),
}));
await vitest.close();
console.log(`\n${JSON.stringify(timed)}`);
