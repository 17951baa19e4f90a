import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Entries without rule sets: built alone, so that the others share fewer files. */
const ALONE = ['elements', 'ledger', 'packed', 'rulebook', 'debug'];

/** The entries of the library, as `exports` in package.json lists them: each is a file of `src`. */
const entries = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([path]) => (path === '.' ? 'index' : path.slice(2)));

/** Entries that are built together share their modules: a rule set is the same value in all of them. */
const groups = [entries.filter((name) => !ALONE.includes(name)), ...ALONE.map((name) => [name])];

const sourcesOf = (names: readonly string[]): string[] => names.map((name) => `src/${name}.ts`);

const common: Options = {
  outDir: 'dist',
  target: 'es2022',
  clean: false,
  silent: true,
};

export default defineConfig([
  ...groups.map(
    (names): Options => ({
      ...common,
      entry: sourcesOf(names),
      format: ['esm', 'cjs'],
      platform: 'neutral',
      splitting: true,
      // Rollup leaves out imports for side effects, of which there are none, and keeps `?.` and `??` in CommonJS.
      treeshake: { moduleSideEffects: 'no-external' },
    }),
  ),
  {
    ...common,
    entry: sourcesOf(entries),
    // `scripts/finish-build.js` has those of ES modules say the same.
    format: ['cjs'],
    // tsup sets `baseUrl` for its declarations, which TypeScript 6 calls deprecated. The elements need the DOM.
    dts: {
      only: true,
      compilerOptions: { ignoreDeprecations: '6.0', lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
    },
  },
  {
    ...common,
    entry: { cli: 'src/cli/main.ts' },
    tsconfig: 'tsconfig.node.json',
    format: ['esm'],
    platform: 'node',
    target: 'node20',
    // The program loads the entries of the package as any user does; each of its commands is loaded when it is needed.
    external: [/^mahjongg(\/|$)/],
    splitting: true,
    esbuildOptions: (options) => {
      options.chunkNames = 'cli/[name]-[hash]';
    },
    // The page of reasons, for `mahjongg explain`.
    loader: { '.md': 'text' },
  },
]);
