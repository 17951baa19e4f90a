import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Opens a page of a folder in a Chromium, does something there, and looks that nothing went wrong unseen. */
export const inChromium = async (folder: string, use: (page: Page) => Promise<void>): Promise<void> => {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, new URL(url, 'http://host').pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain').end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.setDefaultTimeout(10_000);
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
    await use(page);
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    server.close();
  }
};

/** Plays by clicking what is seen, until so many choices are made or the game is over. */
export const clickThrough = async (page: Page, choices: number): Promise<void> => {
  const phase = page.locator('mahjongg-table .phase');
  const tiles = page.locator('.held-tile[aria-disabled=false]');
  const actions = page.locator('.action:not([aria-disabled=true])').filter({ hasNotText: /dead|Mah Jongg/ });
  const moment = `document.querySelector('mahjongg-table').view.moment`;
  for (let made = 0; made < choices; made++) {
    await page.locator('[aria-label=You].awaited, .phase:has-text("over")').first().waitFor();
    const said = await phase.innerText();
    if (said.includes('over')) return;
    const before = await page.evaluate<number>(moment);
    const [, count] = /choose (?:up to )?(\d)/.exec(said) ?? [];
    for (let place = 0; place < Number(count ?? 0); place++) await tiles.nth(place).click();
    if (count === undefined && (await tiles.count()) > 0) await tiles.last().click();
    else if ((await actions.count()) > 0) await actions.first().click();
    // A page may show what a choice leads to only a little later.
    await page.waitForFunction(`${moment} !== ${before}`);
  }
};
