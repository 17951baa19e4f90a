import { defineConfig, type Options } from 'tsup';

/**
 * The entries of the library, each with its line here and its `exports` in package.json. Entries in one group share
 * their modules, so that a rule set is the same value in all of them; each file more makes an import slower
 * (docs/performance.md), so an entry that has no rule sets is a group by itself, and scripts/join-files.js joins the
 * files that are left.
 */
const groups: readonly Readonly<Record<string, string>>[] = [
  {
    index: 'src/index.ts',
    analysis: 'src/analysis.ts',
    cards: 'src/cards.ts',
    game: 'src/game.ts',
    debug: 'src/debug.ts',
    bots: 'src/bots.ts',
  },
  { packed: 'src/packed.ts' },
  { rulebook: 'src/rulebook.ts' },
];

const common: Options = {
  outDir: 'dist',
  target: 'es2022',
  clean: false,
  silent: true,
};

export default defineConfig([
  ...groups.map(
    (entry): Options => ({
      ...common,
      entry: { ...entry },
      format: ['esm', 'cjs'],
      platform: 'neutral',
      splitting: true,
      // Functions instead of arrows: V8 reads them in two thirds of the time (docs/performance.md).
      esbuildOptions: (options) => {
        options.supported = { arrow: false };
      },
      // tsup sets `baseUrl` for its declarations, which TypeScript 6 calls deprecated.
      dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    }),
  ),
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
