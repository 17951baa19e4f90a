import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  americanCard,
  cardFree,
  chineseSolitaire,
  freeForm,
  type Hand,
  type HasHands,
  parseHandText,
  parseTiles,
  scoreHand,
  type Tile,
  tileName,
  validateHand,
  type Win,
  yearGame,
} from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { RULES } from 'mahjongg/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tilesOf, withPictures } from '../../docs/theme/tile-pictures.js';
import { accessibilityFaults, openPage, startBrowser } from './browser';

// The pages that tell how each game is played: what they say in figures and hands is what the library says.

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = `${root}docs/site/`;
if (!existsSync(`${site}index.html`)) throw new Error('docs/site is not there: run `npm run docs` first');

const PAGES = readdirSync(`${root}docs/how-to`).map((file) => file.replace('.md', ''));
const textOf = (page: string): string => readFileSync(`${root}docs/how-to/${page}.md`, 'utf8');
const picturesOf = (text: string): readonly string[] =>
  [...text.matchAll(/⟦([^⟧]*)⟧/g)].map(([, tiles = '']) => tiles);

const card = americanCard(practiceCard);
const RULE_SETS: Readonly<Record<string, HasHands<unknown, Win>>> = {
  'card-free': cardFree() as HasHands<unknown, Win>,
  american: card as HasHands<unknown, Win>,
  'american-game': freeForm() as HasHands<unknown, Win>,
  'american-solitaire': card as HasHands<unknown, Win>,
  'chinese-solitaire': chineseSolitaire() as HasHands<unknown, Win>,
  'year-game': yearGame() as HasHands<unknown, Win>,
};

const handOf = (text: string): Hand => {
  const read = parseHandText(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  test('draws the tiles that the library reads, each by its name', () => {
    for (const tiles of picturesOf(text)) {
      const read = parseTiles(tiles);
      expect(read.ok && read.value, tiles).toEqual(tiles.split(' ').flatMap(tilesOf));
    }
  });

  test('shows hands that win', () => {
    const hands = picturesOf(text).filter((tiles) => tiles.split(' ').flatMap(tilesOf).length === 14);
    const rules = RULE_SETS[page];
    if (rules === undefined) throw new Error('no rules');
    expect(hands.length).toBeGreaterThan(0);
    for (const tiles of hands) expect(validateHand(handOf(tiles), { rules }).valid, tiles).toBe(true);
  });

  test('names only rules that there are, and none of them is left without a link', () => {
    const numbers = new Set(RULES.map(({ number }) => number));
    const html = readFileSync(`${site}how-to/${page}.html`, 'utf8');
    for (const [rule] of text.matchAll(/\b[A-Z]{2}-\d+[a-z]?\b/g)) {
      expect(numbers.has(rule), rule).toBe(true);
      expect(html, rule).toMatch(new RegExp(`<a class="rule" href="[^"]*#${rule.toLowerCase()}"`));
    }
    expect(html).not.toMatch(/[⟦⟧]/);
  });

  test('goes from the deal to the payment', () => {
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings.some((heading) => /deal/i.test(heading ?? ''))).toBe(true);
    expect(headings.at(-1)).toMatch(/^(Who pays|Score)$/);
  });
});

test('every tile has a name, the one of the library but for capitals and soap', () => {
  for (const tile of ['1B', '9C', '5D', 'E', 'F', 'J'] as const) {
    const [, name = ''] = /alt="([^"]*)"/.exec(withPictures(`⟦${tile}⟧`, '')) ?? [];
    expect(tileName(tile as Tile)).toContain(name);
  }
});

test('the figures are what the library computes', () => {
  const drawn = scoreHand('11B 222B 333B 444B 555B', { win: { by: 'wall' } });
  expect(drawn.ok && drawn.value.total).toBe(45);
  expect(textOf('card-free')).toContain('⟦11B 222B 333B 444B 555B⟧ scores 45');
  const alone = scoreHand('EE 123C 456C 789C 222D', {
    rules: chineseSolitaire(),
    win: { by: 'wall', tile: '7C', discards: 30 },
  });
  expect(alone.ok && [alone.value.product, alone.value.final.rounded]).toEqual([32, 25]);
  expect(textOf('chinese-solitaire')).toContain('won by drawing ⟦7C⟧ after 30 discards scores 25: 32 for');
  for (const [page, rules] of Object.entries(RULE_SETS).filter(([name]) => name !== 'year-game')) {
    const tiles = rules.tiles.byIndex.reduce((sum, count) => sum + count, 0);
    expect(textOf(page), page).toContain(String(tiles));
  }
  const jackpot = scoreHand('FF 2222B 3333C EE 00', { rules: freeForm(), win: { by: 'wall' } });
  expect(jackpot.ok && jackpot.value.total).toBe(100);
});

describe('in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const open = (page: string, width = 1280) =>
    openPage(browser, pathToFileURL(site + page).href, { viewport: { width, height: 844 } });

  test.each([1280, 390])('a page fits, has no serious fault and its pictures, %i wide', async (width) => {
    const watched = await open('how-to/card-free.html', width);
    const { page } = watched;
    await page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
    const missing = await page
      .locator('.tiles img')
      .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length);
    expect(missing).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(watched.faults).toEqual([]);
    expect(await accessibilityFaults(page, width === 390)).toEqual([]);
    await watched.close();
  });

  test('one page leads to the next and back, and the first page to play, to a hand and to the start', async () => {
    const watched = await open('how-to/card-free.html');
    const { page } = watched;
    await page.locator('.besides [rel=next]').click();
    await page.waitForURL(/how-to\/american\.html$/);
    await page.locator('.besides [rel=prev]').click();
    await page.waitForURL(/how-to\/card-free\.html$/);
    await page.goto(pathToFileURL(`${site}index.html`).href);
    const board = page.frameLocator('iframe.board');
    await board.locator('[data-test=verdict]').getByText('2 tiles away').waitFor();
    expect(await board.locator('header, footer').count()).toBe(0);
    await board
      .getByRole('button', { name: /^Swap in 4 Bam/ })
      .first()
      .click();
    await board.locator('[data-test=verdict]').getByText('1 tile away').waitFor();
    expect(await page.locator('.starts a').allInnerTexts()).toEqual([
      'Play',
      'Score a hand',
      'How to play',
      'Install',
    ]);
    await page.getByRole('link', { name: 'Score a hand', exact: true }).click();
    await page.waitForURL(/playground\/index\.html/);
    await page.locator('header').waitFor();
    expect(watched.faults).toEqual([]);
    await watched.close();
  });

  test('on a phone the start page scrolls, and not the board in it, which leads to the whole board', async () => {
    const watched = await open('index.html', 390);
    const { page } = watched;
    const board = page.frameLocator('iframe.board');
    await board.locator('[data-test=verdict]').getByText('2 tiles away').waitFor();
    const hidden = () => board.locator('html').evaluate((html) => html.scrollHeight - innerHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    await board.getByRole('link', { name: 'Open the whole board' }).click();
    await page.waitForURL(/playground\/index\.html#/);
    await page.locator('header').waitFor();
    expect(watched.faults).toEqual([]);
    await watched.close();
  });

  test('a rule says first what it is; where it is implemented unfolds', async () => {
    const watched = await open('rules.html');
    const { page } = watched;
    const row = page.locator('#cf-3');
    expect(await row.locator('td').count()).toBe(2);
    expect(await row.innerText()).toContain('Jokers can be in pungs');
    expect(await row.getByText('Implemented in').isVisible()).toBe(false);
    await row.locator('summary').click();
    expect(await row.getByText('Implemented in').isVisible()).toBe(true);
    await watched.close();
  });

  test.each([
    ['how to score', 'how-to/card-free.html#how-to-score-a-hand', 'A hand scores 25 points'],
    [
      'can I call a pair',
      'how-to/card-free.html#can-i-call-a-pair',
      'No, you cannot call a discard for a pair.',
    ],
    [
      'joker in a pair',
      'how-to/card-free.html#can-a-joker-stand-in-a-pair',
      'No, a joker never stands in a pair.',
    ],
    ['what is a quint', 'how-to/card-free.html#what-is-a-quint', 'A quint is a block of five equal tiles.'],
    [
      'what is a dead hand',
      'how-to/american.html#what-is-a-dead-hand',
      'A hand is dead if its exposed sets fit no hand that can still win.',
    ],
    [
      "can I exchange a joker in another player's exposure",
      'how-to/card-free.html#can-i-swap-a-tile-for-a-joker',
      'Yes, on your turn you can exchange a tile that you hold for the joker that stands for it,',
    ],
    ['how do I undo a move', 'playground/play.html', 'Play'],
  ])('“%s” finds first the answer, and shows it', async (words, address, sentence) => {
    const watched = await open('index.html');
    const { page } = watched;
    await page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
    await page.locator('h1').first().click();
    await page.keyboard.press('/');
    await page.locator('#tsd-search-input').fill(words);
    const first = page.locator('#tsd-search-results li').first();
    await first.waitFor();
    expect(await first.locator('a').getAttribute('href')).toContain(address);
    expect(await first.innerText()).toContain(sentence);
    await watched.close();
  });
});
