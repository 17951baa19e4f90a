import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { clickThrough, inChromium } from '../shared/in-chromium.js';

const PAGE = `<!doctype html><html lang="en"><title>A table</title><link rel="icon" href="data:,">
<div id="table"></div><script src="table.js"></script></html>`;

test('a game is played by clicking what is seen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elements-react-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  await build({
    entryPoints: [join(import.meta.dirname, 'table.tsx')],
    bundle: true,
    jsx: 'automatic',
    outfile: join(folder, 'table.js'),
    logLevel: 'error',
  });
  await inChromium(folder, async (page) => {
    await page.getByText('Charleston, round 1, pass 1').waitFor();
    await clickThrough(page, 30);
    // The bots move by themselves until the game is over or waits for somebody at the page.
    const phase = page.locator('mahjongg-table .phase').filter({ hasText: /over|discard|claim/i });
    await phase.waitFor();
    assert.equal(await phase.count(), 1);
  });
  rmSync(folder, { recursive: true, force: true });
});
