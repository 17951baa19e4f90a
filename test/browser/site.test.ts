import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';
import { cardFree, parseHandText, validateHand } from 'mahjongg';
import { RULES } from 'mahjongg/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backgroundsOf, contrast, readable } from '../../docs/theme/contrast.js';
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

  test('a source leads to its file in the repository', () => {
    const repository = 'https://github.com/mahjongg/mahjongg/blob/main/';
    const links = new Set(
      pages.flatMap((page) => matches(textOf(page), /href="([^"]*\/blob\/[^"]*#L\d+)"/g)),
    );
    expect(links.size).toBeGreaterThan(500);
    const paths = [...links].map((link) => link.replace(repository, '').replace(/#L\d+$/, ''));
    expect(paths.filter((path) => !path.startsWith('src/') || !existsSync(root + path))).toEqual([]);
  });

  test('every rule has its anchor, and its number leads there from a guide', () => {
    const rulePages = pages.filter((page) => /^rules[^/]*\.html$/.test(page));
    const missing = RULES.filter(
      ({ number }) => !rulePages.some((page) => anchors.get(page)?.has(number.toLowerCase())),
    );
    expect(missing).toEqual([]);
    const guide = textOf('guides/score-a-hand.html');
    expect(guide).toContain('<a class="rule" href="../rules.html#cf-24">CF-24</a>');
    expect(matches(guide, /<code class="text">([\s\S]*?)<\/code>/g).join()).not.toContain('class="rule"');
  });

  test('everything that the search finds is there', () => {
    const [, packed = ''] = /"(.*)"/.exec(readFileSync(`${site}assets/search.js`, 'utf8')) ?? [];
    const { rows } = JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString('utf8')) as {
      rows: readonly { readonly url: string }[];
    };
    const urls = rows.map(({ url }) => url);
    expect(urls).toContain('errors.html#wovensuits');
    expect(urls).toContain('rules-year.html#yg-1a');
    expect(urls.map((url) => faultOf('index.html', url)).filter((fault) => fault !== undefined)).toEqual([]);
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

  test('every entry says what is in it, and every function of it in a sentence', () => {
    const entries = pages.filter((page) => page.startsWith('modules/'));
    expect(entries.length).toBeGreaterThan(6);
    for (const entry of entries) expect(textOf(entry), entry).toMatch(/import … from [\s\S]{20,}/);
    const page = textOf('modules/mahjongg.html');
    expect(page).not.toContain('undefined.');
    const [summary = ''] = matches(page, /id="validatehand">[\s\S]*?<dd[^>]*>([\s\S]*?)<\/dd>/g);
    expect(summary).toContain('Says whether a hand of Card Free wins');
    // The list of entries is where “API” leads.
    expect(textOf('index.html').match(/href="modules\.html#modules"/g)).toHaveLength(2);
    for (const entry of ['mahjongg', 'mahjongg/game'])
      expect(textOf('modules.html')).toContain(`<code>import … from '${entry}'</code>`);
  });

  test('the page of an example has its code', () => {
    const seat = readFileSync(`${root}docs/examples/react-use-reducer/use-remote-seat.ts`, 'utf8');
    const [name = ''] = /export const \w+/.exec(seat) ?? [];
    const shown = textOf('examples/react-use-reducer.html').replaceAll(/<[^>]*>/g, '');
    expect(shown).toContain(name);
    expect(anchors.get('examples/websocket-sqlite.html')).toContain('sharedtable-hostts');
  });

  test('the page of changes says what waits to be released', () => {
    const waiting = readdirSync(`${root}.changeset`).filter((name) => name.endsWith('.md'));
    const [, shown = ''] = textOf('changelog.html').split('<h2 id="not-released-yet"');
    const [own = ''] = shown.split(/<h2|<\/main>|<div class="col-sidebar/);
    const items = matches(own, /<li>([\s\S]*?)<\/li>/g);
    expect(items.length).toBeGreaterThanOrEqual(waiting.length);
    expect(shown === '').toBe(waiting.length === 0);
  });

  test('every file in the order of pages is there', () => {
    const missing = GROUPS.flatMap((group) => group.files).filter((file) => !existsSync(root + file));
    expect(missing).toEqual([]);
  });

  test('every code of a reason has its anchor', () => {
    const source = readFileSync(`${root}src/core/reason.ts`, 'utf8');
    const codes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => (code as string).toLowerCase());
    expect(codes).toContain('wovensuits');
    expect(codes.filter((code) => !anchors.get('errors.html')?.has(code))).toEqual([]);
  });
});

describe('code', () => {
  test('can be read in every color that it has', () => {
    const backgrounds = backgroundsOf(textOf('assets/custom.css'));
    expect(Object.keys(backgrounds)).toEqual(['light', 'dark']);
    const colors = [...textOf('assets/highlight.css').matchAll(/--(light|dark)-hl-\d+: (#[0-9a-f]{6})/gi)];
    expect(colors.length).toBeGreaterThan(20);
    const faint = colors.filter(([, scheme, color]) => contrast(color!, backgrounds[scheme!]!) < 4.5);
    expect(faint.map(([line]) => line)).toEqual([]);
  });

  test('black on white has the greatest contrast; a faint color is darkened, a strong one is kept', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(readable('#0000ff', '#f7f4ea')).toBe('#0000ff');
    expect(contrast(readable('#999999', '#1a2224'), '#1a2224')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable('#098658', '#f7f4ea'), '#f7f4ea')).toBeGreaterThanOrEqual(4.5);
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
    'modules/mahjongg_american.html',
    'modules/mahjongg_game.html',
    'interfaces/mahjongg.Hand.html',
    'interfaces/mahjongg_game.YearTypes.html',
    'functions/mahjongg.validateHand.html',
  ];
  const looks = [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ] as const;

  describe.each(looks)('%s', (look, options) => {
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
      expect(await accessibilityFaults(watched.page, look === 'dark')).toEqual([]);
      await watched.close();
    });
  });

  test('no page of the API is longer than six screens', async () => {
    const reference = pages.filter((page) =>
      /^(modules|functions|interfaces|types|variables|classes)\b/.test(page),
    );
    expect(reference.length).toBeGreaterThan(600);
    // Lengths need no script, and one page with the same styles shows the text of all.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(address('modules/mahjongg.html'));
    const longer: string[] = [];
    for (const name of reference) {
      const [, body = ''] = textOf(name).split(/<body>|<\/body>/);
      const length = await page.evaluate((html) => {
        document.body.innerHTML = html;
        return document.documentElement.scrollHeight;
      }, body);
      expect(length).toBeGreaterThan(300);
      if (length > 5_400) longer.push(`${name}: ${length} px`);
    }
    expect(longer).toEqual([]);
    await context.close();
  });

  test('an entry lists its functions by task, each with the types of its answer', async () => {
    const { page, close } = await openPage(browser, address('modules/mahjongg.html'));
    const score = page.locator('.task', { has: page.locator('h2', { hasText: 'Score a hand' }) });
    expect(await score.locator('dt').first().textContent()).toBe('scoreHand');
    expect(await score.locator('dd').first().locator('.related li').allTextContents()).toContain(
      'CardFreeScore',
    );
    await score.locator('dt a').first().click();
    await page.waitForURL(/functions\/mahjongg\.scoreHand\.html$/);
    expect(await page.locator('#content pre').first().textContent()).toContain("from 'mahjongg'");
    await close();
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

  // What is looked for, and what must be among the first five that are found.
  const searches = [
    ['wovenSuits', 'errors.html#wovensuits'],
    ['woven suits', 'errors.html#wovensuits'],
    ['CF-13', 'rules.html#cf-13'],
    ['joker', 'errors.html#jokerinpair'],
    ['charleston', 'rules-table.html'],
    ['solitaire', 'guides/score-the-solitaires.html'],
    ['skill level', 'options.html#skill-levels'],
    ['playground', 'playground/index.html'],
    ['kong', 'rules.html#cf-17'],
    ['validateHand', 'functions/mahjongg.validateHand.html'],
    ['skillLevel', 'errors.html#skilllevel'],
  ] as const;

  test('a code, a rule and a word of players are found where they are explained', async () => {
    const { page, close } = await openPage(browser, address('index.html'));
    await page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
    await page.keyboard.press('/');
    for (const [words, expected] of searches) {
      await page.locator('#tsd-search-input').fill(words);
      const found = page.locator(`#tsd-search-results li:nth-child(-n + 5) a[href$="${expected}"]`);
      await found.waitFor({ timeout: 5000 }).catch(() => expect.fail(`${words} does not find ${expected}`));
      await page.locator('#tsd-search-input').fill('');
      await page.locator('#tsd-search-results li').first().waitFor({ state: 'detached' });
    }
    await close();
  });

  test('names and options are not broken in the middle, on a phone either', async () => {
    const broken = `[...document.querySelectorAll('td code, .whole, .rule')]
      .filter((one) => !/[\\s/.]/.test(one.textContent) && one.getClientRects().length > 1)
      .map((one) => one.textContent)`;
    for (const options of [{}, looks[2][1]])
      for (const name of ['options.html', 'reasons.html', 'guides/score-a-hand.html']) {
        const { page, close } = await openPage(browser, address(name), options);
        await page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
        expect(await page.evaluate(broken), name).toEqual([]);
        await close();
      }
  });

  test('on a phone the links of the top and the last cell of a wide table are on the screen', async () => {
    const { page, close } = await openPage(browser, address('options.html'), {
      ...looks[2][1],
      viewport: { width: 360, height: 740 },
    });
    for (const one of [
      ...(await page.locator('#tsd-toolbar-links a').all()),
      page.locator('table.wide td').nth(4),
    ]) {
      const box = await one.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    }
    const heading = "getComputedStyle(document.querySelectorAll('table.wide td')[4], '::before').content";
    expect(await page.evaluate(heading)).toBe('"effect"');
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
    await page.getByRole('button', { name: 'Clear' }).click();
    for (const tile of ['1B', '1B', ...['2B', '3B', '4B', '5B'].flatMap((each) => [each, each, each])])
      await page.locator(`.palette [data-tile="${tile}"]`).click();
    expect(await page.locator('[data-test=verdict]').innerText()).toContain('Mah Jongg!');
    const read = parseHandText('11B 222B 333B 444B 555B');
    const answer = read.ok ? validateHand(read.value, { rules: cardFree(), win: { by: 'wall' } }) : undefined;
    const total = answer?.valid ? answer.best.total : undefined;
    expect(await page.locator('[data-test=sheet] .total td:last-child').innerText()).toBe(String(total));
    expect(faults).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(inSite) && !url.startsWith('data:'))).toEqual([]);
    await close();
  });

  test('a player chooses house rules where the table leads to', async () => {
    const { page, faults, close } = await openPage(browser, address('playground/play.html'));
    await page.getByRole('button', { name: 'Change house rules' }).click();
    await page.waitForURL(/index\.html#.*choose=options/);
    await page.getByLabel('baseValue').waitFor();
    expect(faults).toEqual([]);
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

  test('pages open where the browser keeps nothing', async () => {
    for (const page of ['index.html', 'how-to/card-free.html', 'modules.html', 'playground/play.html']) {
      const watched = await openPage(browser, 'about:blank');
      await watched.page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          configurable: true,
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
      await watched.page.goto(pathToFileURL(site + page).href);
      await watched.page.waitForLoadState('networkidle');
      expect(await watched.page.locator('h1, h2').first().isVisible(), page).toBe(true);
      expect(watched.faults, page).toEqual([]);
      await watched.close();
    }
  });

  test('the navigation opens groups and leads on', async () => {
    const { page, close } = await openPage(browser, address('index.html'));
    const rules = page.locator('#tsd-nav-container summary', { hasText: 'Rules' });
    await page.locator('.tsd-navigation > a', { hasText: 'mahjongg docs' }).click();
    await page.waitForURL(/\/index\.html$/);
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
