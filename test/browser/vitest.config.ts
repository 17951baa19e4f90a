import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { retriesReporter } from './retries';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

// Tests that need a Chromium: `npm run test:browser`. CHROMIUM names another one than Debian’s headless shell, which opens pages in half the time.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^mahjongg$/, replacement: `${src}index.ts` },
      { find: /^mahjongg\/([\w-]+)$/, replacement: `${src}$1.ts` },
    ],
  },
  test: {
    include: ['test/browser/**/*.test.ts'],
    // What is loaded of the library is loaded once; each file has a browser of its own.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // `expect.poll` gives up after one second by default, which is too soon beside other programs.
    expect: { poll: { timeout: 20_000 } },
    // A browser beside other programs may answer late once; twice it is a fault. The summary names who did.
    retry: 1,
    reporters: ['default', retriesReporter()],
  },
});
