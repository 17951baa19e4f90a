import { defineConfig, type Options } from 'tsup';

/** The entries of the library, each with its line here and its `exports` in package.json. */
const entry = {
  index: 'src/index.ts',
  packed: 'src/packed.ts',
  game: 'src/game.ts',
  debug: 'src/debug.ts',
};

const common: Options = {
  outDir: 'dist',
  target: 'es2022',
  clean: false,
  silent: true,
};

export default defineConfig([
  {
    ...common,
    entry,
    format: ['esm', 'cjs'],
    platform: 'neutral',
    // What two entries share is built once, so that a rule set is the same value in both of them.
    splitting: true,
    // tsup sets `baseUrl` for its declarations, which TypeScript 6 calls deprecated.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    ...common,
    entry: { cli: 'src/cli/main.ts' },
    tsconfig: 'tsconfig.node.json',
    format: ['esm'],
    platform: 'node',
    target: 'node20',
    splitting: false,
    banner: { js: '#!/usr/bin/env node' },
  },
]);
