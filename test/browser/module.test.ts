import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cardFree, parseHandText, scoreHand, settle } from 'mahjongg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, startBrowser } from './browser';
import { type Host, serve } from './serve';

// The built package in a page without any bundler: the files of dist from a static host, as modules.

const root = fileURLToPath(new URL('../../', import.meta.url));
if (!existsSync(`${root}dist/index.js`)) throw new Error('dist is not there: run `npm run build` first');
const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly import: { readonly default: string } }>>;
};

/** Every entry of the package with the file that a browser loads for it. */
const entries = Object.entries(exports).flatMap(([path, target]): [string, string][] =>
  typeof target === 'string' ? [] : [[`mahjongg${path.slice(1)}`, target.import.default.slice(1)]],
);

const HAND = '22D 333D J44D [555D] [666D]';

/** A page with this script; the icon that browsers ask for is empty. */
const page = (script: string, head = ''): string =>
  `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">${head}<output></output>
<script type="module">${script}
document.querySelector('output').textContent = JSON.stringify(found);</script></html>`;

const scored = `
const rules = cardFree();
const hand = parseHandText('${HAND}');
const score = scoreHand(hand.value, { win: { by: 'discard', tile: '4D' }, rules });
const found = { total: score.value.total, paid: settle({ ...score.value.claim, winner: 'E', discarder: 'S' }, { rules }) };`;

/** The same by the sources. */
const expected = () => {
  const rules = cardFree();
  const hand = parseHandText(HAND);
  if (!hand.ok) throw new Error(HAND);
  const score = scoreHand(hand.value, { win: { by: 'discard', tile: '4D' }, rules });
  if (!score.ok) throw new Error(HAND);
  const { total, claim } = score.value;
  return { total, paid: settle({ ...claim, winner: 'E', discarder: 'S' }, { rules }) };
};

const importMap = `<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(entries) })}</script>`;
const names = 'cardFree, parseHandText, scoreHand, settle';

const pages: Readonly<Record<string, string>> = {
  '/by-path.html': page(`import { ${names} } from './dist/index.js';${scored}`),
  '/by-name.html': page(`import { ${names} } from 'mahjongg';${scored}`, importMap),
  '/every-entry.html': page(
    `${entries.map(([name], at) => `import * as entry${at} from '${name}';`).join('\n')}
import { cardFree } from 'mahjongg';
import { gameOf, seededRandom, shuffleWall } from 'mahjongg/game';
import { playGame, randomBot } from 'mahjongg/bots';
const bots = [randomBot(), randomBot(), randomBot(), randomBot()];
const played = playGame(cardFree(), { bots, seed: 'in a page' });
const found = { entries: [${entries.map((_, at) => `Object.keys(entry${at}).length`).join(', ')}], phase: played.value.state.phase };`,
    importMap,
  ),
  '/no-such-name.html': page(`import { noSuchName } from './dist/index.js'; const found = noSuchName;`),
};

let browser: Browser;
let host: Host;
beforeAll(async () => {
  host = await serve(root, pages);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  host?.close();
});

const open = async (path: string) => {
  const watched = await openPage(browser, host.origin + path);
  return {
    ...watched,
    found: async () => JSON.parse(await watched.page.locator('output:not(:empty)').innerText()),
  };
};

describe('a page without a bundler', () => {
  test.each(['/by-path.html', '/by-name.html'])('%s scores a hand', async (path) => {
    const { found, faults, requests, close } = await open(path);
    expect(await found()).toEqual(expected());
    expect(expected().total).toBe(35);
    expect(faults).toEqual([]);
    const asked = requests.filter((url) => !url.startsWith('data:'));
    expect(asked.length).toBeGreaterThan(0);
    for (const url of asked) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dist\/[\w-]+\.js$/);
    await close();
  });

  test('loads every entry by its name, and plays a game', async () => {
    const { found, faults, close } = await open('/every-entry.html');
    const { entries: counts, phase } = await found();
    expect(counts).toHaveLength(entries.length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(phase).toBe('over');
    expect(faults).toEqual([]);
    expect(host.missing).toEqual([]);
    await close();
  });

  test('that asks for what is not there fails, and the test sees it', async () => {
    const { page, faults, close } = await open('/no-such-name.html');
    await page.waitForLoadState('load');
    expect(faults.join('\n')).toContain('noSuchName');
    await close();
  });
});
