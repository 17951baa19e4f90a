import { cardFree, type Hand, parseHandText, type Tile, tileName, validateHand } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { distance, targets } from 'mahjongg/analysis';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../docs/playground/games/games';
import { buildPlayground } from '../../scripts/build-playground.js';
import { built, openPage, type WatchedPage } from './browser';

// The analysis board: what the page says of a hand that does not win, and what a person does with it.

const handOf = (text: string): Hand => {
  const read = parseHandText(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const rulesOf = GAMES.map((game) => {
  const open = game.open({}, practiceCard);
  return [game.title, game, open] as const;
});

describe('the nearest hands', () => {
  test.each(rulesOf)(
    '%s: of every example are the library’s, with the tiles they can spare',
    (_, game, open) => {
      for (const { hand: text } of game.examples) {
        const hand = handOf(text);
        const found = open.aims?.(hand);
        if (found?.ok !== true) continue;
        for (const {
          targets: [nearest],
          spare,
        } of found.value.hands) {
          // What is spared and what is missing are as many, but for the tile that a hand lacks.
          expect(spare.length, text).toBe((nearest?.distance ?? 0) - (found.value.isFull ? 0 : 1));
          for (const tile of spare) expect(hand.concealed).toContain(tile);
        }
      }
    },
  );

  test('are the groups of targets, in their order', () => {
    const rules = cardFree();
    const open = rulesOf.find(([title]) => title === 'Card Free')?.[2];
    for (const text of [
      'F 13B 667C 699D WN GG J',
      '11B 222B 333B 44B 55B 7D E',
      '11B 222B 333B 444B 5B 8D',
    ]) {
      const found = open?.aims?.(handOf(text));
      const groups = targets(handOf(text), { rules, perGroup: 1, limit: 8 });
      if (found?.ok !== true || !groups.ok) throw new Error(text);
      expect(found.value.hands.map(({ spare: _, ...group }) => group)).toEqual(groups.value.groups);
      expect(found.value.found).toBe(groups.value.foundGroups);
    }
  });

  test.each(rulesOf)(
    '%s: of a half-built hand are as far as tiles are missing, or farther',
    (_, game, open) => {
      for (const { hand: text } of game.examples) {
        const { concealed } = handOf(text);
        const some: Hand = { concealed: concealed.slice(0, 7) };
        const found = open.aims?.(some);
        if (found?.ok !== true) throw new Error(`${game.title}: ${text}`);
        const { distance, hands, isFull } = found.value;
        expect(isFull).toBe(false);
        expect(hands.length).toBeGreaterThan(0);
        for (const {
          targets: [nearest],
          spare,
        } of hands) {
          expect(nearest?.distance).toBe(distance);
          expect(distance - spare.length, text).toBe(7);
          expect(nearest?.missing.reduce((sum, { count }) => sum + count, 0)).toBe(distance);
        }
      }
    },
  );
});

describe('the best discards', () => {
  test.each(rulesOf)(
    '%s: leave the hand no farther than any other, most useful tiles first',
    (_, game, open) => {
      const full = game.examples
        .map(({ hand }) => handOf(hand))
        .filter((hand) => !open.judge(hand, undefined).valid);
      for (const hand of full) {
        const found = open.discards(hand);
        const useful = found.map((one) => one.useful);
        expect(useful).toEqual(useful.toSorted((one, other) => other - one));
        expect(new Set(found.map(({ distance }) => distance)).size).toBeLessThanOrEqual(1);
      }
    },
  );

  test('are the distances of the library', () => {
    const rules = cardFree();
    const open = rulesOf.find(([title]) => title === 'Card Free')?.[2];
    const hand = handOf('11B 222B 333B 44B 55B 7D E');
    const found = open?.discards(hand) ?? [];
    expect(found.map(({ tile }) => tile).toSorted()).toEqual(['7D', 'E']);
    for (const { tile, distance: left } of found) {
      const kept = { concealed: hand.concealed.filter((one) => one !== tile) };
      expect(distance(kept, { rules })).toEqual({ ok: true, value: left });
    }
  });
});

const site = built(buildPlayground);
const address = site.address();

const open = async (parts: Readonly<Record<string, string>>, viewport = { width: 1280, height: 900 }) => {
  const hash = Object.keys(parts).length === 0 ? '' : `#${new URLSearchParams(parts)}`;
  const watched = await openPage(site.browser, address + hash, { viewport });
  await watched.page.locator('[data-test=aims]').waitFor();
  return watched;
};

const close = async ({ faults, requests, close: end }: WatchedPage): Promise<void> => {
  expect(faults).toEqual([]);
  expect(requests).toEqual([]);
  await end();
};

const verdict = (page: Page) => page.locator('[data-test=verdict]');

const tilesOf = (page: Page, which: string) =>
  page.locator(`.rack ${which}`).evaluateAll((all) => all.map((one) => one.getAttribute('data-tile')));

describe('the board', () => {
  test('is a loaded hand at first, and a win after each missing tile was pressed', async () => {
    const watched = await open({});
    const { page } = watched;
    expect(await verdict(page).innerText()).toBe('Not a winning hand 2 tiles away');
    expect(await tilesOf(page, '[part~=marked]')).toEqual(['7D', 'E']);
    const needed = page.locator('.target-card').first().locator('.need');
    await page.getByRole('button', { name: 'Swap in 4 Bam for 7 Dot: 2 unseen' }).first().click();
    await expect.poll(() => verdict(page).innerText()).toBe('Not a winning hand 1 tile away');
    expect(await tilesOf(page, '.held-tile')).toHaveLength(14);
    expect(await tilesOf(page, '[part~=marked]')).toEqual(['E']);
    await needed.first().click();
    expect(await verdict(page).innerText()).toContain('Mah Jongg!');
    expect(validateHand({ concealed: (await tilesOf(page, '.held-tile')) as Tile[] }).valid).toBe(true);
    await close(watched);
  });

  test('marks the wrong tiles of the hand that is chosen, and swaps for that', async () => {
    const watched = await open({ hand: '11B 222B 333B 444B 6C 5D E' });
    const { page } = watched;
    const card = page.locator('.target-card', { hasText: 'Mark its wrong tiles' }).first();
    const missing = await card.locator('.need').first().textContent();
    const title = await card.locator('[part=title]').innerText();
    await card.getByRole('button', { name: 'Mark its wrong tiles' }).click();
    const pressed = page.locator('.target-card:has([aria-pressed=true])');
    expect(await pressed.locator('[part=title]').innerText()).toBe(title);
    const marked = await tilesOf(page, '[part~=marked]');
    expect(missing).toContain(` for ${tileName((marked.find((tile) => tile !== 'J') ?? 'J') as Tile)}`);
    await close(watched);
  });

  test('discards the tile that is pressed', async () => {
    const watched = await open({});
    const { page } = watched;
    const first = page.locator('[data-test=discards]').getByRole('button', {
      name: 'Discard 7 Dot then 2 tiles away, 48 unseen tiles help',
    });
    await first.click();
    expect(await tilesOf(page, '.held-tile')).toHaveLength(13);
    expect(await verdict(page).innerText()).toBe('1 more tile to go');
    await expect.poll(() => page.locator('[data-test=discards]').count()).toBe(0);
    await page.getByRole('button', { name: /^Add / }).first().waitFor();
    await close(watched);
  });

  test('helps with a half-built hand, without a word of a fault', async () => {
    const watched = await open({ hand: '11B 222B 333B' });
    const { page } = watched;
    for (const rules of GAMES.map(({ name }) => name)) {
      await page.getByLabel('Rules', { exact: true }).selectOption(rules);
      await page.getByLabel('Or type it').fill('11B 222B 333B');
      await page.locator('.need').first().waitFor();
      expect(await verdict(page).innerText(), rules).toBe('6 more tiles to go');
      expect(await page.locator('.fails, [data-test=reasons]').count()).toBe(0);
      expect(await page.locator('.target-card').count()).toBeGreaterThan(0);
      await page.locator('.need').first().click();
      expect(await verdict(page).innerText(), rules).toBe('5 more tiles to go');
    }
    await close(watched);
  });

  test('on a phone keeps the verdict in sight, and every tile and button 44 pixels', async () => {
    const watched = await open({}, { width: 390, height: 844 });
    const { page } = watched;
    for (const at of [0, 600, 5_000]) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await expect
        .poll(() => page.locator('.verdict').evaluate((one) => one.getBoundingClientRect().bottom))
        .toBe(844);
    }
    const small = await page.locator('.columns button:visible, .columns select').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 44 || height < 44 ? [`${one.textContent} ${width} ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await close(watched);
  });

  test('says how many of a tile are left, not how many are held', async () => {
    const watched = await open({});
    expect(await watched.page.locator('.palette [data-tile="2B"] .count').innerText()).toBe('1 left');
    expect(await watched.page.locator('.palette [data-tile="9B"] .count').count()).toBe(0);
    await close(watched);
  });
});
