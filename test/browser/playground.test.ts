import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cardFree, parseHandText, scoreHand, settle, TILES, validateHand } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { targets } from 'mahjongg/analysis';
import { ruleText } from 'mahjongg/rulebook';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../docs/playground/games/games';
import { buildPlayground } from '../../scripts/build-playground.js';
import { tileSvg } from '../../src/elements/drawings/tile-svg';
import { accessibilityFaults, built, openPage, textOf, type WatchedPage } from './browser';

const site = built(buildPlayground);
const address = site.address();

const opened = new Set<WatchedPage>();

/** A page without tiles; one without a link shows a hand. */
const EMPTY = '#rules=card-free';

/** Opens the playground; the test ends it, with the assurance that nothing went wrong unseen. */
const open = async (hash = EMPTY, options: Parameters<typeof openPage>[2] = {}): Promise<WatchedPage> => {
  const watched = await openPage(site.browser, `${address}${hash}`, options);
  opened.add(watched);
  await watched.page.locator('main').waitFor();
  return watched;
};

const close = async (watched: WatchedPage): Promise<void> => {
  expect(watched.faults).toEqual([]);
  expect(watched.requests).toEqual([]);
  await watched.close();
};

const link = (parts: Readonly<Record<string, string>>): string => `#${new URLSearchParams(parts)}`;

/** The card as JSON, and what the page calls the card that it shows. */
const asJson = async (page: Page) => {
  const area = page.getByLabel('The card as JSON');
  if ((await area.count()) === 0) await page.getByLabel('As JSON').check();
  return area;
};
const cardName = (page: Page) => page.locator('[data-test=card] > h3');

const verdict = (page: Page) => page.locator('[data-test=verdict]');
const total = (page: Page) => page.locator('[data-test=sheet] :is(.total, .final) td:last-child');
const pick = (page: Page, tile: string) => page.locator(`.palette [data-tile="${tile}"]`);

const handOf = (text: string) => {
  const read = parseHandText(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe('a hand', () => {
  test('is built by clicking tiles, scored and paid as the library does', async () => {
    const watched = await open();
    const { page } = watched;
    for (const tile of ['2D', '2D', '3D', '3D', '3D', 'J', '4D', '4D']) await pick(page, tile).click();
    for (const tile of ['5D', '6D']) {
      await page.getByRole('button', { name: '+ Exposure' }).click();
      for (let count = 0; count < 3; count++) await pick(page, tile).click();
    }
    await page.getByLabel('Won', { exact: true }).selectOption('discard');
    await page.getByLabel('Winning tile').selectOption('4D');

    const hand = handOf('22D 333D J44D [555D] [666D]');
    const score = scoreHand(hand, { win: { by: 'discard', tile: '4D' } });
    if (!score.ok) throw new Error('no score');
    expect(await verdict(page).innerText()).toContain('Mah Jongg!');
    expect(await verdict(page).innerText()).toContain('2 readings');
    expect(await total(page).innerText()).toBe(String(score.value.total));
    const lines = await page.locator('[data-test=sheet] tbody tr').allInnerTexts();
    expect(lines.map((line) => line.split(/\t/).map((cell) => cell.trim()))).toEqual(
      score.value.lines.map(({ rule, label, points }) => [rule, label, String(points)]),
    );
    const paid = settle({ ...score.value.claim, winner: 'E', discarder: 'S' }, { rules: cardFree() });
    if (!paid.ok) throw new Error('not paid');
    const payments = await page.locator('[data-test=payments] tbody tr').allInnerTexts();
    expect(payments.map((row) => Number(row.split('\t')[1]?.replace('−', '-')))).toEqual(
      ['E', 'S', 'W', 'N'].map((seat) => paid.value.net[seat as 'E']),
    );
    await close(watched);
  });

  test('shows how many of a tile are left, and gives no fifth', async () => {
    const watched = await open();
    const { page } = watched;
    expect(await pick(page, '1B').locator('.unseen').textContent()).toBe('1 Bam, 4 left');
    for (let count = 0; count < 5; count++) await pick(page, '1B').click({ force: true });
    expect(await pick(page, '1B').locator('.unseen').textContent()).toBe('1 Bam, 0 left');
    expect(await page.locator('.rack .held-tile').count()).toBe(4);
    await page.locator('.rack .held-tile').first().click();
    expect(await pick(page, '1B').locator('.unseen').textContent()).toBe('1 Bam, 1 left');
    await close(watched);
  });

  test('that does not win gets its reasons, and the nearest hands that do', async () => {
    const text = '11B 222C 333B 444B 555B';
    const watched = await open(link({ hand: text }));
    const { page } = watched;
    const answer = validateHand(handOf(text));
    if (answer.valid) throw new Error('it wins');
    await page.locator('[data-test=aims]').waitFor();
    expect(await verdict(page).innerText()).toBe('Not a winning hand 2 tiles away');
    const reasons = page.locator('[data-test=reasons] li');
    expect(await reasons.locator('.message').allInnerTexts()).toEqual(
      answer.reasons.filter(({ code }) => code !== 'nearestLayout').map(({ message }) => message),
    );
    const [rule, code] = await reasons.first().locator('a').all();
    expect(await rule?.getAttribute('href')).toBe('../rules.html#cf-13');
    expect(await code?.getAttribute('href')).toBe('../errors.html#wovensuits');
    const found = targets(handOf(text), { rules: cardFree(), limit: 8, perGroup: 1 });
    if (!found.ok) throw new Error('no targets');
    expect(found.value.distance).toBe(2);
    expect(await page.locator('.target-card').count()).toBe(found.value.groups.length);
    await close(watched);
  });

  test('is cleared at once; the game stays, and the focus', async () => {
    const watched = await open(link({ rules: 'nmjl', hand: '22D J44D [555D]', by: 'discard', tile: '4D' }));
    const { page } = watched;
    const clear = page.getByRole('button', { name: 'Clear' });
    await clear.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.rack .held-tile, .melds .shelf').count()).toBe(0);
    expect(await page.getByLabel('Or type it').inputValue()).toBe('');
    expect(await page.getByLabel('Rules', { exact: true }).inputValue()).toBe('nmjl');
    expect(await page.getByLabel('Won', { exact: true }).inputValue()).toBe('wall');
    expect(await clear.getAttribute('aria-disabled')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clear');
    await close(watched);
  });

  test('has the way from every rule to what it says, and from the verdict to the answer', async () => {
    const watched = await open(link({ hand: '11B 222B 333B 444B 555B' }), {
      viewport: { width: 360, height: 740 },
    });
    const { page } = watched;
    const rules = page.locator('[data-test=sheet] a.rule');
    expect(await rules.allInnerTexts()).toEqual(['CF-19', 'CF-30', 'CF-22', 'CF-23']);
    expect(await rules.first().getAttribute('href')).toBe('../rules.html#cf-19');
    expect(await rules.first().getAttribute('title')).not.toBe('');
    const top = () => page.locator('#answer').evaluate((one) => one.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(740);
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect.poll(top).toBeLessThan(300);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('answer');
    await close(watched);
  });

  test('that lacks a tile shows what it waits for', async () => {
    const watched = await open(link({ hand: '11B 222B 333B 444B 55B' }));
    const { page } = watched;
    const waits = page.locator('[data-test=waits] li');
    await waits.first().waitFor();
    expect(await verdict(page).innerText()).toBe('1 more tile to go');
    const names = await waits
      .locator('[role=img]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(['1 Bam', '5 Bam', 'Joker']);
    await close(watched);
  });

  test('another reading of it is scored when it is chosen', async () => {
    const watched = await open(link({ hand: '22D 333D J44D [555D] [666D]' }));
    const { page } = watched;
    const first = await page.locator('[data-test=reading] .reading').innerText();
    await page.getByRole('button', { name: 'Score this one' }).click();
    expect(await page.getByRole('heading', { name: 'Reading 2' }).count()).toBe(1);
    expect(await page.locator('[data-test=reading] .reading').innerText()).not.toBe(first);
    await close(watched);
  });

  test('read another way is so in its link, until something else is judged', async () => {
    const watched = await open(link({ hand: '22D 333D J44D [555D] [666D]', by: 'wall' }));
    const { page } = watched;
    const chosen = page.locator('#reading');
    await page.getByRole('button', { name: 'Score this one' }).click();
    expect(await chosen.innerText()).toBe('Reading 2');
    await expect.poll(() => page.url()).toContain('reading=2');
    const there = await open(new URL(page.url()).hash);
    expect(await there.page.locator('#reading').innerText()).toBe('Reading 2');
    expect(await textOf(there.page)).toBe(await textOf(page));
    await close(there);
    await page.getByLabel('Winner').selectOption('S');
    expect(await chosen.innerText()).toBe('Reading 2');
    await page.getByLabel('Won', { exact: true }).selectOption('discard');
    expect(await chosen.innerText()).toBe('The best reading');
    await expect.poll(() => page.url()).not.toContain('reading=');
    await close(watched);
    // A reading that there is not is the best.
    const beyond = await open(link({ hand: '22D 333D J44D [555D] [666D]', by: 'wall', reading: '9' }));
    expect(await beyond.page.locator('#reading').innerText()).toBe('The best reading');
    await close(beyond);
  });

  test('with a number that cannot be says that it is left out', async () => {
    const watched = await open(
      link({ rules: 'chinese-solitaire', hand: 'EEE 00 GGG 234B 888D', by: 'wall' }),
    );
    const { page } = watched;
    const field = page.getByLabel('Tiles discarded so far');
    const fault = page.locator('.win-form .fault');
    for (const [typed, said] of [
      ['39', ''],
      ['-3', 'A whole number from 0 to 130 is needed; this is left out.'],
      ['82.5', 'A whole number from 0 to 130 is needed; this is left out.'],
      ['131', 'A whole number from 0 to 130 is needed; this is left out.'],
      ['0', ''],
      ['', ''],
    ] as const) {
      await field.fill(typed);
      expect(await fault.innerText(), typed).toBe(said);
      expect(await field.getAttribute('aria-invalid')).toBe(String(said !== ''));
    }
    await close(watched);
  });

  test('is typed, and what is wrong with the text is underlined', async () => {
    const watched = await open();
    const { page } = watched;
    const field = page.getByLabel('Or type it');
    await field.fill('11B 222B 333B 444B 555B');
    expect(await verdict(page).innerText()).toContain('Mah Jongg!');
    await field.fill('11B 2Q2');
    expect(await page.locator('.hand-text mark').allInnerTexts()).not.toEqual([]);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.rack .held-tile').count()).toBe(14);
    await field.fill('11B');
    expect(await field.getAttribute('aria-invalid')).toBe('false');
    expect(await page.locator('.rack .held-tile').count()).toBe(2);
    await close(watched);
  });

  test('is shown in words and in Unicode, too; the choice is kept', async () => {
    const watched = await open();
    const { page } = watched;
    expect(await page.locator('.palette [data-tile="4C"] text').allTextContents()).toEqual(['4C']);
    await page.getByLabel('Tiles', { exact: true }).selectOption('words');
    expect(await page.locator('.palette [data-tile="4C"] text').allTextContents()).toEqual(['4', 'Crak']);
    await page.reload();
    expect(await page.locator('.palette [data-tile="RD"] text').allTextContents()).toEqual(['R', 'Red']);
    expect(await page.locator('footer').innerText()).not.toContain('a font of this device');
    await page.getByLabel('Tiles', { exact: true }).selectOption('unicode');
    expect(await page.locator('footer').innerText()).toContain('a font of this device');
    expect(await page.locator('.palette [data-tile="E"] text').allTextContents()).toEqual(['\u{1f000}', 'E']);
    await close(watched);
  });
});

describe('the games', () => {
  test.each(GAMES.map((game) => [game.title, game] as const))(
    '%s: every example is judged',
    async (_, game) => {
      const watched = await open(link({ rules: game.name }));
      const { page } = watched;
      expect(await page.getByLabel('Rules', { exact: true }).inputValue()).toBe(game.name);
      for (const { label, hand } of game.examples) {
        const { concealed, melds = [], flowers = [] } = handOf(hand);
        await page.getByRole('button', { name: label, exact: true }).click();
        const held = concealed.length + flowers.length + melds.flatMap(({ tiles }) => tiles).length;
        expect(await page.locator('.rack .held-tile').count(), label).toBe(held);
        const said = await verdict(page).innerText();
        if (/^(Not a win|A first rack)/.test(label)) expect(said, label).toContain('Not a winning hand');
        else if (/^One tile/.test(label)) expect(said, label).toContain('1 more tile');
        else expect(said, label).toContain('Mah Jongg!');
      }
      await close(watched);
    },
  );

  test('a game is chosen from the list', async () => {
    const watched = await open();
    const { page } = watched;
    await page.getByLabel('Rules', { exact: true }).selectOption('chinese-solitaire');
    await page.getByRole('button', { name: 'Dragons and a kong' }).click();
    expect(await total(page).innerText()).toBe('448');
    await page.getByLabel('Tiles discarded so far').fill('64');
    expect(await total(page).innerText()).toBe('224');
    await close(watched);
  });

  test('a skill level and a house rule change the answer', async () => {
    const watched = await open(link({ hand: '333C 666C 9999C RRRR' }));
    const { page } = watched;
    expect(await verdict(page).innerText()).toContain('Mah Jongg!');
    const level = page.locator('[data-test=level]');
    expect(await level.innerText()).toContain(ruleText('CF-34') ?? 'no text');
    await page.locator('.segment', { hasText: '5' }).click();
    expect(await level.innerText()).toContain(ruleText('CF-38') ?? 'no text');
    await page.locator('.segment', { hasText: '1' }).click();
    expect(await level.innerText()).toContain(ruleText('CF-34') ?? 'no text');
    expect(await page.locator('[data-test=reasons] code').allInnerTexts()).toContain('skillLevel');
    await page.locator('.segment', { hasText: '0' }).click();
    await page.getByLabel('Or type it').fill('NEWS EE WW FF GGGG');
    expect(await verdict(page).innerText()).toContain('Not a winning hand');
    await page.getByText('Options and house rules').click();
    await page.getByRole('switch', { name: /newsWithWinds/ }).click();
    expect(await verdict(page).innerText()).toContain('Mah Jongg!');
    expect(await page.locator('.badge').innerText()).toBe('1 changed');
    await close(watched);
  });

  test('an option that needs another one is refused with the reason', async () => {
    const watched = await open();
    const { page } = watched;
    await page.getByText('Options and house rules').click();
    await page.getByLabel('baseValue').selectOption('20');
    expect(await page.locator('.options > .fault').innerText()).toContain('requireBonus');
    await page.getByRole('switch', { name: /requireBonus/ }).click();
    await page.getByLabel('baseValue').selectOption('20');
    expect(await page.locator('.options > .fault').innerText()).toBe('');
    await close(watched);
  });

  test('a link to choose house rules opens them in sight', async () => {
    const watched = await open(link({ rules: 'card-free', choose: 'options' }));
    const { page } = watched;
    await page.getByLabel('baseValue').waitFor();
    const top = await page
      .getByText('Options and house rules')
      .evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeLessThan(200);
    await close(watched);
  });

  test('an option that does not go with the card is left out, with the reason (AG-23)', async () => {
    const options = JSON.stringify({ concealedBonus: 1_000_000 });
    const watched = await open(link({ rules: 'american-2018', hand: 'FF 7777B 888CJ [0000]', options }));
    const { page } = watched;
    expect(await page.locator('.options > .fault').innerText()).toContain(
      'With the option concealedBonus 1000000 the best line of this card is worth',
    );
    expect(await page.locator('[data-test=verdict]').innerText()).toContain('Mah Jongg!');
    await close(watched);
  });

  test('every option of every game has its switch', async () => {
    for (const game of GAMES) {
      const watched = await open(link({ rules: game.name }));
      await watched.page.getByText('Options and house rules').click();
      const defaults = game.readOptions({});
      if (!defaults.ok) throw new Error(game.name);
      const names = Object.entries(defaults.value).flatMap(([name, value]) =>
        name === 'houseRules' ? Object.keys(value as object).map((inner) => `${name}.${inner}`) : [name],
      );
      const shown = await watched.page.locator('.option code').allInnerTexts();
      expect(shown.toSorted()).toEqual(names.filter((name) => name !== 'skillLevel').toSorted());
      await close(watched);
    }
  });
});

describe('the keyboard alone', () => {
  test('builds a hand, mends it, and reads its score', async () => {
    const watched = await open();
    const { page } = watched;
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-tile') ?? null,
      );
    const onRack = () => page.evaluate(() => document.activeElement?.matches('.rack mahjongg-rack') ?? false);
    for (let steps = 0; (await focused()) === null && steps < 60; steps++) await keyboard.press('Tab');
    expect(await focused()).toBe('1B');
    const hand = ['1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '4B', '4B', '4B', '5B', '5B', '5B'];
    for (const tile of hand) {
      for (let steps = 0; (await focused()) !== tile && steps < 12; steps++)
        await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
    }
    expect(await verdict(page).innerText()).toContain('Mah Jongg!');
    await keyboard.press('ArrowDown');
    expect(await focused()).toBe('5C');
    await keyboard.press('End');
    expect(await focused()).toBe('J');
    await keyboard.press('Space');
    expect(await page.locator('.rack .held-tile').count()).toBe(15);
    // Back to the rack, where the last tile is taken away again; the focus stays on the rack.
    for (let steps = 0; !(await onRack()) && steps < 10; steps++) await keyboard.press('Shift+Tab');
    await keyboard.press('End');
    expect(await focused()).toBe('J');
    await keyboard.press('Delete');
    expect(await onRack()).toBe(true);
    expect(await page.locator('.rack .held-tile').count()).toBe(14);
    const score = scoreHand(handOf('11B 222B 333B 444B 555B'), { win: { by: 'wall' } });
    expect(await total(page).innerText()).toBe(String(score.ok && score.value.total));
    await close(watched);
  });
});

describe('a link', () => {
  test('leads back to what was seen', async () => {
    const watched = await open();
    const { page } = watched;
    await page.getByLabel('Rules', { exact: true }).selectOption('year');
    await page.getByRole('button', { name: 'A Pung-Pair' }).click();
    await page.getByLabel('Personal suit').selectOption('C');
    await page.getByText('Options and house rules').click();
    await page.getByRole('switch', { name: /mixedSaws/ }).click();
    // The address follows once the page is drawn.
    await page.waitForFunction(() => location.hash.includes('mixedSaws'));
    const seen = await textOf(page);
    const again = await open(await page.evaluate(() => location.hash));
    await again.page.getByText('Options and house rules').click();
    expect(await textOf(again.page)).toBe(seen);
    await close(again);
    await close(watched);
  });

  test('that is opened in a page that is there already is followed', async () => {
    const watched = await open();
    const { page } = watched;
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      link({ hand: '11B 222B 333B 444B 555B' }),
    );
    await page.getByText('Mah Jongg!').waitFor();
    await close(watched);
  });

  test('the way back leads through the parts of the page, and loses nothing of what was done', async () => {
    const watched = await open(link({ hand: '11B' }));
    const { page } = watched;
    const view = (name: string) => page.locator('.tabs [aria-current=page]', { hasText: name }).waitFor();
    await page.getByRole('button', { name: 'Write a card' }).click();
    await view('Write a card');
    await page.waitForFunction(() => document.title.startsWith('Write a card'));
    await (await asJson(page)).fill('{ "name": 3 }');
    await page.waitForFunction(() => location.hash.includes('card='));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await view('Play');
    await page.goBack();
    await view('Write a card');
    const written = () => page.getByLabel('The card as JSON').inputValue();
    await expect.poll(written).toBe('{ "name": 3 }');
    await page.goBack();
    await view('Score a hand');
    await expect.poll(() => page.locator('.rack .held-tile').count()).toBe(2);
    await expect.poll(() => new URL(page.url()).hash).toContain('card=');
    await page.goForward();
    await view('Write a card');
    await expect.poll(written).toBe('{ "name": 3 }');
    await close(watched);
  });

  test('the way back from a link that was followed leads to the hand before', async () => {
    const watched = await open(link({ hand: '11B' }));
    const { page } = watched;
    await page.evaluate((hash) => location.assign(hash), link({ hand: '222C', view: 'hand' }));
    await page.locator('.rack .held-tile[data-tile="2C"]').first().waitFor();
    await page.goBack();
    await page.locator('.rack .held-tile[data-tile="1B"]').first().waitFor();
    expect(await page.locator('.rack .held-tile').count()).toBe(2);
    await close(watched);
  });

  test('is copied with a button', async () => {
    const watched = await open(link({ hand: '11B' }), { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = watched;
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await close(watched);
  });
});

const kitchen = (fours: string): string =>
  JSON.stringify({
    name: 'Kitchen card',
    sections: [{ name: 'Evens', lines: [{ hand: `FF 2222a ${fours} 6666c`, value: 25, open: true }] }],
  });

describe('a card', () => {
  test('that is written is checked, shown and played by', async () => {
    const watched = await open(link({ view: 'card', rules: 'nmjl', hand: 'FF 2222B 4444D 6666C' }));
    const { page } = watched;
    expect(await cardName(page).innerText()).toContain('Practice card');
    await (await asJson(page)).fill(kitchen('4444b'));
    expect(await cardName(page).innerText()).toBe('Kitchen card');
    await page.getByRole('button', { name: 'Score a hand' }).click();
    expect(await page.locator('[data-test=reading] .reading').innerText()).toContain('Evens, line 1');
    await page.getByRole('button', { name: 'See your card' }).click();
    await page.getByRole('button', { name: 'Back to the practice card' }).click();
    expect(await cardName(page).innerText()).toContain('Practice card');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Write a card' }).click();
    await page.getByRole('button', { name: 'Back to your card' }).click();
    expect(await cardName(page).innerText()).toBe('Kitchen card');
    await close(watched);
  });

  test('has the way to the language of cards, and to a hand that it judges', async () => {
    const watched = await open(link({ view: 'card' }));
    const { page } = watched;
    const language = page.getByRole('link', { name: 'the language of cards' });
    expect(await language.getAttribute('href')).toBe('../card-language.html');
    await page.getByRole('button', { name: 'Try it on a hand' }).click();
    expect(await page.getByLabel('Rules', { exact: true }).inputValue()).toBe('american-2018');
    await page.getByLabel('Rules', { exact: true }).selectOption('nmjl');
    await page.getByRole('button', { name: 'See the practice card' }).click();
    await page.getByRole('button', { name: 'Try it on a hand' }).click();
    expect(await page.getByLabel('Rules', { exact: true }).inputValue()).toBe('nmjl');
    await close(watched);
  });

  test('with mistakes has them underlined where they are, and the way to each', async () => {
    const watched = await open(link({ view: 'card' }));
    const { page } = watched;
    const area = await asJson(page);
    await area.fill(kitchen('44Q4b'));
    await expect.poll(() => page.locator('.editor mark').allInnerTexts()).toContain('Q');
    await page.locator('[data-test=card-faults] button').first().click();
    const selected = () =>
      area.evaluate((one) => {
        const { selectionStart, selectionEnd, value } = one as HTMLTextAreaElement;
        return [selectionStart, value.slice(selectionStart, selectionEnd)] as const;
      });
    await expect.poll(selected).toEqual([kitchen('4444b').indexOf('4444b') + 2, 'Q']);
    await page.getByRole('button', { name: 'Score a hand' }).click();
    await page.getByLabel('Rules', { exact: true }).selectOption('nmjl');
    expect(await page.locator('.answer').innerText()).toContain('The card has mistakes');
    await close(watched);
  });
});

describe('strangers', () => {
  const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

  test('a card named with markup is shown as text', async () => {
    const card = JSON.stringify({
      name: markup,
      note: markup,
      sections: [
        { name: markup, lines: [{ hand: 'FF 2222a 4444b 6666c', value: 25, open: true, note: markup }] },
      ],
    });
    const watched = await open(link({ view: 'card', rules: 'nmjl', card, hand: 'FF 2222B 4444D 6666C' }));
    const { page } = watched;
    expect(await cardName(page).innerText()).toBe(markup);
    expect(await page.locator('[data-test=card] h4').innerText()).toBe(markup);
    await page.getByRole('button', { name: 'Score a hand' }).click();
    expect(await page.locator('[data-test=reading] .reading').innerText()).toContain(markup);
    expect(await page.locator('img, main script, iframe, object').count()).toBe(0);
    await close(watched);
  });

  test.each([
    ['a hand of markup', link({ hand: markup })],
    ['a hand that is too long', link({ hand: '1B'.repeat(40_000) })],
    ['25 tiles', link({ hand: '1B'.repeat(25) })],
    ['8 melds', link({ hand: '[111B]'.repeat(8) })],
    ['rules of markup', link({ rules: markup })],
    ['rules that every object has', link({ rules: '__proto__' })],
    ['a way of winning that every object has', link({ by: 'constructor' })],
    ['a winning tile that is not held', link({ hand: '11B', tile: '9C' })],
    ['options that are no JSON', link({ options: '{' })],
    ['options that are not known', link({ options: '{"__proto__":{"a":1},"toString":true}' })],
    ['options far too deep', link({ options: `${'['.repeat(60_000)}` })],
    ['a win that is a list', link({ win: '[]' })],
    ['a view that there is not', link({ view: 'settings' })],
    ['a seat that there is not', link({ winner: 'X' })],
  ])('a link with %s is answered, and nothing is lost but that', async (_, hash) => {
    const watched = await open(hash);
    const { page } = watched;
    expect(await page.locator('[data-test=problems] li').count()).toBe(1);
    await pick(page, '3D').click();
    expect(await page.locator('.rack .held-tile[data-tile="3D"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Fine' }).click();
    expect(await page.locator('[data-test=problems]').count()).toBe(0);
    await close(watched);
  });

  test('facts of the win that the game does not know are left out', async () => {
    const win = '{"discards":1e9,"afterKong":"yes","lastTile":true,"__proto__":{"discards":3}}';
    const watched = await open(link({ rules: 'chinese-solitaire', hand: 'EE 123C 456C 789C 222D', win }));
    expect(await watched.page.getByLabel('Tiles discarded so far').inputValue()).toBe('');
    const winOf = () => new URLSearchParams(new URL(watched.page.url()).hash.slice(1)).get('win');
    await expect.poll(winOf).toBe('{"lastTile":true}');
    await close(watched);
  });

  test('a link that cannot be decoded still opens the page', async () => {
    const watched = await open('#hand=%E0%A4%A&rules=%');
    expect(await watched.page.locator('.palette').count()).toBe(1);
    await close(watched);
  });

  test('the policy of the page lets nothing else run, load or send', async () => {
    const watched = await open();
    const { page } = watched;
    const blocked = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        seen.push(effectiveDirective),
      );
      const script = document.createElement('script');
      try {
        script.textContent = 'window.intruder = true';
      } catch {
        seen.push('trusted types: script');
      }
      document.body.append(script);
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
      } catch {
        seen.push('trusted types: markup');
      }
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      const image = document.createElement('img');
      image.src = 'https://mahjongg.invalid/x.png';
      document.body.append(image);
      const frame = document.createElement('iframe');
      frame.src = 'https://mahjongg.invalid/';
      document.body.append(frame);
      await fetch('https://mahjongg.invalid/').catch(() => seen.push('fetch failed'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { seen, intruder: 'intruder' in window, display: getComputedStyle(document.body).display };
    });
    expect(blocked.intruder).toBe(false);
    expect(blocked.display).not.toBe('none');
    for (const kind of [
      'trusted types: markup',
      'style-src-elem',
      'img-src',
      'frame-src',
      'connect-src',
      'fetch failed',
    ])
      expect(blocked.seen).toContain(kind);
    expect(watched.requests).toEqual([]);
    await watched.close();
  });
});

describe('the page', () => {
  test('is the same from a host as from disk, and asks for nothing but itself', async () => {
    const asked: string[] = [];
    const server: Server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'text/html');
      response.end(readFileSync(join(site.folder, 'index.html')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const watched = await openPage(
      site.browser,
      `http://127.0.0.1:${port}/playground/${link({ hand: '11B 222B 333B 444B 555B' })}`,
    );
    await watched.page.getByText('Mah Jongg!').waitFor();
    expect(asked).toEqual(['/playground/']);
    await close(watched);
    server.close();
  });

  const looks = {
    nothing: EMPTY,
    'the first screen': '',
    'a half-built hand': link({ hand: '11B 22B 3B' }),
    'a hand that wins': link({ hand: '22D 333D J44D [555D] [666D]', by: 'discard', tile: '4D' }),
    'a hand that waits': link({ hand: '11B 222C 333B 444B 55B' }),
    'a Chinese hand': link({
      rules: 'chinese-solitaire',
      hand: 'EEE 00 GGG 234B [8888D] + F1 S3',
      tile: '4B',
    }),
    'a hand of the Year game': link({ rules: 'year', hand: 'NNEWS 123B 456B [777C] + S1' }),
    mistakes: link({ hand: '1Q', options: '{' }),
    // The first section shows all that others show.
    'the practice card': link({
      view: 'card',
      card: JSON.stringify({ ...practiceCard, sections: practiceCard.sections.slice(0, 1) }),
    }),
    'a card with a wrong line': link({ view: 'card', card: kitchen('44Q4b') }),
    'a card with mistakes': link({ view: 'card', card: '{ "name": 3 }' }),
  };

  test.each(Object.entries(looks))(
    'has no serious fault of accessibility, light or dark: %s',
    async (_, hash) => {
      const watched = await open(hash, { bypassCSP: true });
      const { page } = watched;
      for (const fold of await page.locator('details').all())
        await fold.evaluate((one) => one.setAttribute('open', ''));
      await page.waitForTimeout(150);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFaults(page, colorScheme === 'dark'), colorScheme).toEqual([]);
      }
      for (const width of [1280, 800, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
      }
      await close(watched);
    },
  );

  test.each(['drawn', 'words', 'unicode'] as const)(
    '%s, the words of every tile stay on it',
    async (style) => {
      const page = await site.browser.newPage();
      await page.setContent(TILES.map((tile) => tileSvg(tile, style)).join(''));
      const found = await page.locator('svg').evaluateAll((tiles) =>
        tiles.map((tile) => {
          const boxes = [...tile.querySelectorAll('text')].map((text) => text.getBBox());
          return {
            title: tile.querySelector('title')?.textContent,
            words: boxes.length,
            isWithin: boxes.every(({ x, width }) => x >= 2 && x + width <= 58),
          };
        }),
      );
      expect(found).toHaveLength(TILES.length);
      expect(found.filter(({ words, isWithin }) => words < (style === 'drawn' ? 1 : 2) || !isWithin)).toEqual(
        [],
      );
      await page.close();
    },
  );

  test('brings the drawings of all tiles as files', async () => {
    expect(readdirSync(join(site.folder, 'tiles')).toSorted()).toEqual(
      TILES.map((tile) => `${tile}.svg`).toSorted(),
    );
    const watched = await openPage(site.browser, site.address('tiles/1B.svg'));
    for (const tile of TILES) {
      await watched.page.goto(site.address(`tiles/${tile}.svg`));
      expect(await watched.page.evaluate(() => document.documentElement.nodeName)).toBe('svg');
      expect(await watched.page.locator('path, circle, ellipse, rect').count()).toBeGreaterThan(3);
    }
    expect(watched.faults).toEqual([]);
    await watched.close();
  });
});
