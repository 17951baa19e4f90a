import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../scripts/build-offline.js';
import { startBrowser } from './browser';
import { type Host, serve } from './serve';

// The site from a static host: it is kept whole at the first visit, works without a network, and takes a new version.

const built = fileURLToPath(new URL('../../docs/site/', import.meta.url));
if (!existsSync(`${built}index.html`)) throw new Error('docs/site is not there: run `npm run docs` first');

let browser: Browser;
let site: string;
let host: Host;
let context: BrowserContext;
const faults: string[] = [];

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'offline-'));
  cpSync(built, site, { recursive: true });
  host = await serve(site);
  browser = await startBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterAll(async () => {
  await browser?.close();
  host?.close();
  rmSync(site, { recursive: true, force: true });
});

const open = async (path: string): Promise<Page> => {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`));
  await page.goto(`${host.origin}/${path}`);
  return page;
};

const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state;
  });

const board = (page: Page) => page.locator('mahjongg-table .felt, mahjongg-table [part~=felt]').first();

/** A page whose policy allows the script that it has. */
const withOwnPolicy = (page: string): string => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const digest = createHash('sha256').update(script).digest('base64');
  return page.replace(/(script-src 'sha256-)[^']*/, `$1${digest}`);
};

/** The parts of the page of the games that are in a folder. */
const partsOf = (folder: string) => readdirSync(join(folder, 'playground/play'));

test('every file of the site is listed, and can be installed', async () => {
  const worker = readFileSync(join(site, 'service-worker.js'), 'utf8');
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(500);
  expect(worker.match(/"[^"]+":"[0-9a-f]{12}"|[\w$]+:"[0-9a-f]{12}"/g)).toHaveLength(files.length - 1);
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  expect(existsSync(join(site, manifest.start_url))).toBe(true);
  for (const { src } of manifest.icons) expect(existsSync(join(site, src))).toBe(true);
});

test('opens its pages and deals without a network once it was visited', { timeout: 120_000 }, async () => {
  const first = await open('index.html');
  await expect.poll(() => isKept(first), { timeout: 60_000 }).toBe('activated');
  expect(await first.locator('link[rel=manifest]').getAttribute('href')).toBe('./manifest.webmanifest');
  await first.close();
  await context.setOffline(true);
  for (const path of [
    '',
    'index.html',
    'rules.html',
    'guides/score-a-hand.html',
    'modules/mahjongg_game.html',
  ]) {
    const page = await open(path);
    expect((await page.locator('h1').first().innerText()).length, path).toBeGreaterThan(0);
    await page.close();
  }
  const scored = await open('playground/index.html#hand=11B+222B+333B+444B+555B');
  await scored.getByText('Mah Jongg!').waitFor();
  await scored.close();
  const played = await open('playground/play.html#play=american&seed=1');
  await board(played).waitFor();
  await played.getByRole('button', { name: 'Hint' }).click();
  await played.locator('.remarks p').first().waitFor();
  await played.close();
  await context.setOffline(false);
  expect(faults).toEqual([]);
  expect(host.missing).toEqual([]);
});

test('takes a new version, and a game that is going on goes on', { timeout: 120_000 }, async () => {
  const played = await open('playground/play.html#play=chinese&seed=1');
  await board(played).waitFor();
  const before = await played.locator('mahjongg-table [part~=rack]').innerText();
  // The new version has another page and other names for all parts, and those of the old one are gone.
  const page = join(site, 'playground/play.html');
  const names = partsOf(site);
  const renamed = names.map((name) => [name, name.replace('.js', 'x.js')] as const);
  const inNew = (text: string) => renamed.reduce((all, [old, next]) => all.replaceAll(old, next), text);
  for (const [old, next] of renamed) {
    const text = readFileSync(join(site, 'playground/play', old), 'utf8');
    rmSync(join(site, 'playground/play', old));
    writeFileSync(join(site, 'playground/play', next), inNew(text));
  }
  writeFileSync(
    page,
    withOwnPolicy(inNew(readFileSync(page, 'utf8')).replace(/<title>.*?<\/title>/, '<title>New</title>')),
  );
  await listFiles(site);
  await played.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  // Parts that were not loaded yet are those of the version that was opened.
  await played.getByLabel('Game', { exact: true }).selectOption({ index: 0 });
  await board(played).waitFor();
  await played.getByRole('button', { name: 'Hint' }).click();
  await played.locator('.remarks p').first().waitFor();
  expect(await played.title()).not.toBe('New');
  expect(faults).toEqual([]);
  const next = await open('playground/play.html#play=chinese&seed=1');
  await board(next).waitFor();
  expect(await next.title()).toBe('New');
  expect(await next.locator('mahjongg-table [part~=rack]').innerText()).toBe(before);
  expect(faults).toEqual([]);
  expect(host.missing).toEqual([]);
});
