// What is written in TypeScript, bundled and loaded.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The exports of a module, by its path from here. @param {string} path @param {import('esbuild').Plugin[]} [plugins] @returns {Promise<any>} */
export const bundled = async (path, plugins = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'mahjongg-bench-'));
  try {
    const outfile = join(folder, 'bundled.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL(path, import.meta.url))],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
