import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cardFree, parseHandText, validateHand } from 'mahjongg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUPS, groupOf, pageOf } from '../../docs/theme/pages.js';
import { accessibilityFaults, openPage, startBrowser } from './browser';

// The documentation site as `npm run docs` builds it, read from disk.

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = `${root}docs/site/`;
if (!existsSync(`${site}index.html`)) throw new Error('docs/site is not there: run `npm run docs` first');

const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
/** The pages that typedoc makes; the playground is a program and has tests of its own. */
const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('playground/'));
const present = new Set(files);
const textOf = (page: string): string => readFileSync(site + page, 'utf8');

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => unescaped(found as string));

const anchors = new Map(pages.map((page) => [page, new Set(matches(textOf(page), / id="([^"]*)"/g))]));

/** What is wrong with a link of a page, if anything. */
const faultOf = (page: string, link: string): string | undefined => {
  if (/^https:\/\//.test(link)) return undefined;
  if (/^[a-z]+:|^\/\//.test(link)) return `${page}: ${link} is no link of this site`;
  const [path = '', anchor = ''] = link.split('#').map(decodeURIComponent);
  const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path));
  if (!present.has(target)) return `${page}: ${link} leads nowhere`;
  const ids = anchors.get(target);
  return anchor === '' || ids === undefined || ids.has(anchor)
    ? undefined
    : `${page}: ${link} has no such anchor`;
};

describe('links', () => {
  test('every link leads to a page and an anchor that are there', () => {
    const faults = pages.flatMap((page) =>
      [...new Set(matches(textOf(page), /(?:href|src)="([^"]*)"/g))].flatMap((link) => {
        // Drawings of the page’s own icons, which a script puts there.
        if (link.startsWith('#icon-')) return [];
        const fault = faultOf(page, link);
        return fault === undefined ? [] : [fault];
      }),
    );
    expect(pages.length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  test('a missing page and a missing anchor are found', () => {
    expect(faultOf('index.html', 'nowhere.html')).toContain('leads nowhere');
    expect(faultOf('guides/run-a-table.html', '../errors.html#nothing')).toContain('no such anchor');
    expect(faultOf('guides/run-a-table.html', '../errors.html#wovensuits')).toBeUndefined();
  });

  test('nothing is loaded from elsewhere', () => {
    const loaded = pages.flatMap((page) =>
      matches(textOf(page), /<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)="(https?:[^"]*)"/g),
    );
    expect(loaded).toEqual([]);
  });
});

describe('pages', () => {
  const documents = [
    ...['docs', 'docs/guides'].flatMap((folder) =>
      readdirSync(root + folder).map((name) => `${folder}/${name}`),
    ),
    ...['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'test/vectors/README.md'],
  ].filter((file) => file.endsWith('.md') && file !== 'docs/start.md');

  test.each(documents)('%s has its page', (file) => {
    expect(present).toContain(`${pageOf(file)}.html`);
    expect(GROUPS.map(({ title }) => title)).toContain(groupOf(file));
  });

  test('every file in the order of pages is there', () => {
    const missing = GROUPS.flatMap((group) => group.files).filter((file) => !existsSync(root + file));
    expect(missing).toEqual([]);
  });

  test('every code of a reason has its anchor', () => {
    const source = readFileSync(`${root}src/result/reason.ts`, 'utf8');
    const codes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => (code as string).toLowerCase());
    expect(codes).toContain('wovensuits');
    expect(codes.filter((code) => !anchors.get('errors.html')?.has(code))).toEqual([]);
  });
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  const address = (page: string): string => pathToFileURL(site + page).href;
  const inSite = pathToFileURL(site).href;

  const shown = [
    'index.html',
    'guides/score-a-hand.html',
    'rules.html',
    'performance.html',
    'modules/mahjongg_cards.html',
    'interfaces/mahjongg.Hand.html',
    'functions/mahjongg.validateHand.html',
  ];
  const looks = [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ] as const;

  describe.each(looks)('%s', (_, options) => {
    test.each(shown)('%s has no fault, and asks nobody for anything', async (page) => {
      const watched = await openPage(browser, address(page), options);
      await watched.page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
      expect(watched.faults).toEqual([]);
      expect(watched.requests.filter((url) => !url.startsWith(inSite) && !url.startsWith('data:'))).toEqual(
        [],
      );
      const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await watched.page.evaluate(wider)).toBe(0);
      // Last, for axe looks for style sheets in ways that a page from disk may not.
      expect(await accessibilityFaults(watched.page)).toEqual([]);
      await watched.close();
    });
  });

  test('a page is found by its words, with the keyboard alone', async () => {
    const { page, faults, close } = await openPage(browser, address('functions/mahjongg.validateHand.html'));
    await page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
    await page.keyboard.press('/');
    await page.keyboard.type('Errors and reasons');
    await page.locator('#tsd-search-results li').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/errors\.html/);
    expect(await page.locator('h1').textContent()).toBe('Errors and reasons');
    expect(faults).toEqual([]);
    await close();
  });

  test('the keyboard passes the navigation by, and reaches the guides', async () => {
    const { page, close } = await openPage(browser, address('index.html'));
    await page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the text');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await page.locator('#tsd-toolbar-links a', { hasText: 'Guides' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/guides\/score-a-hand\.html$/);
    await close();
  });

  test('a newcomer goes from the start page to the playground and scores a hand', async () => {
    const { page, faults, requests, close } = await openPage(browser, address('index.html'));
    await page.locator('#content a', { hasText: 'playground' }).click();
    await page.waitForURL(/playground\/index\.html/);
    for (const tile of ['1B', '1B', ...['2B', '3B', '4B', '5B'].flatMap((each) => [each, each, each])])
      await page.locator(`.pick[data-tile="${tile}"]`).click();
    expect(await page.locator('[data-test=verdict]').innerText()).toContain('Mah Jongg!');
    const read = parseHandText('11B 222B 333B 444B 555B');
    const answer = read.ok ? validateHand(read.value, cardFree(), { by: 'wall' }) : undefined;
    const total = answer?.valid ? answer.best.total : undefined;
    expect(await page.locator('[data-test=total]').innerText()).toBe(String(total));
    expect(faults).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(inSite) && !url.startsWith('data:'))).toEqual([]);
    await close();
  });

  test('the charts are shown in light and in dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, faults, close } = await openPage(browser, address('performance.html'), { colorScheme });
      const charts = page.locator('img[src$=".svg"]');
      expect(await charts.count()).toBeGreaterThan(5);
      const shown = await charts.evaluateAll((all) =>
        all.map((one) => [
          (one as HTMLImageElement).naturalWidth > 0,
          (one.getAttribute('alt') ?? '').length > 40,
        ]),
      );
      expect(shown.flat()).not.toContain(false);
      expect(faults).toEqual([]);
      await close();
    }
  });

  test('the navigation opens groups and leads on', async () => {
    const { page, close } = await openPage(browser, address('index.html'));
    const rules = page.locator('#tsd-nav-container summary', { hasText: 'Rules' });
    await rules.click();
    await page.locator('#tsd-nav-container a', { hasText: 'The rules of the Year game' }).click();
    await page.waitForURL(/rules-year\.html$/);
    expect(await page.locator('h1').textContent()).toContain('Year');
    await close();
  });

  test('on a phone the menu opens and closes', async () => {
    const { page, close } = await openPage(browser, address('rules.html'), looks[2][1]);
    await page.locator('#tsd-toolbar-menu-trigger').click();
    const entry = page.locator('#tsd-nav-container a', { hasText: 'The rules of the table' });
    await entry.waitFor();
    await entry.click();
    await page.waitForURL(/rules-table\.html$/);
    await close();
  });

  test('a code leads to its section', async () => {
    const { page, close } = await openPage(browser, `${address('errors.html')}#wovensuits`);
    await page.waitForFunction(
      "document.body.style.display !== 'none' && document.getElementById('wovensuits').getBoundingClientRect().top < innerHeight",
    );
    expect(await page.locator('#wovensuits').textContent()).toContain('wovenSuits');
    await close();
  });
});
