import { cardFree } from 'mahjongg';
import { gameOf, newGame } from 'mahjongg/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { STATES } from '../../docs/playground/elements/states';
import { buildPlayground } from '../../scripts/build-playground.js';
import { accessibilityFaults, built, openPage, textOf } from './browser';

const site = built(buildPlayground);
const address = site.address('elements.html');

const TAGS = [...new Set(STATES.map(({ tag }) => tag))];

/** The element of a state on the page. */
const figure = (page: Page, tag: string, title: string) =>
  page.locator('figure', { has: page.locator(`figcaption:text-is("${title}") + ${tag}`) }).locator(tag);

/** Puts an element with these properties on the page, and notes the events it sends. */
const put = (page: Page, tag: string, given: object): Promise<void> =>
  page.evaluate(
    ([name, values]) => {
      const element = Object.assign(document.createElement(name), values);
      const heard: unknown[] = [];
      for (const type of ['tile', 'chosen', 'reading', 'line', 'action', 'move'])
        element.addEventListener(`mahjongg-${type}`, (event) => {
          if (event instanceof CustomEvent) heard.push([type, event.detail]);
        });
      Object.assign(window, { heard });
      document.querySelector('main')?.replaceChildren(element);
    },
    [tag, given] as const,
  );

const heard = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heard'));

describe('every element in every state', () => {
  test('is shown, says a sentence where it cannot be, and no part of a stranger’s text is markup', async () => {
    const { page, faults, requests, close } = await openPage(site.browser, address);
    expect(await page.locator('figure').count()).toBe(STATES.length);
    for (const { tag, title } of STATES) {
      const shown = figure(page, tag, title);
      const fault = shown.locator('[part~=fault]');
      const isFault = title.startsWith('No ') || title === 'No tile';
      expect(await fault.count(), `${tag}: ${title}`).toBe(isFault ? 1 : 0);
      if (isFault) expect(await fault.innerText()).toMatch(/^\S.*\.$/s);
      else if (title !== 'Empty') expect(await shown.locator('svg, td').count(), title).toBeGreaterThan(0);
    }
    expect(await figure(page, 'mahjongg-tile', 'No tile').locator('b').count()).toBe(0);
    // However a reading is described, its points are told once.
    const title = figure(page, 'mahjongg-hand', 'With its readings').locator('[part=title]').first();
    expect((await title.innerText()).match(/\d+ points/g)).toEqual(['35 points']);
    expect(faults).toEqual([]);
    expect(requests).toEqual([]);
    await close();
  });

  test.each(['light', 'dark'] as const)('has no serious fault of accessibility: %s', async (colorScheme) => {
    const { page, close } = await openPage(site.browser, address, { bypassCSP: true, colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });

  test.each([390, 1280])('fits a page %i wide, with targets of 44 px', async (width) => {
    const { page, close } = await openPage(site.browser, address, { viewport: { width, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const small = await page.locator('main button, main input').evaluateAll((targets) =>
      targets
        .map((target) => [target.getBoundingClientRect(), target.textContent] as const)
        .filter(([{ width: wide, height }]) => wide < 44 || height < 44)
        .map(([{ width: wide, height }, text]) => `${text}: ${wide} x ${height}`),
    );
    expect(small).toEqual([]);
    await close();
  });
});

describe('a rack', () => {
  test('is one stop for the tabulator key, with arrow keys from tile to tile', async () => {
    const { page, faults, close } = await openPage(site.browser, address);
    await put(page, 'mahjongg-rack', { tiles: '1B 2B 3B', choose: 'one', verb: 'Remove' });
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-tile'));
    await page.locator('h1 a').focus();
    await keyboard.press('Tab');
    expect(await focused()).toBe('1B');
    await keyboard.press('End');
    expect(await focused()).toBe('3B');
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    await keyboard.press('Delete');
    expect(await heard(page)).toEqual([
      ['tile', { tile: '2B', place: 1 }],
      ['tile', { tile: '2B', place: 1 }],
    ]);
    await page.locator('mahjongg-rack').evaluate((rack) => Object.assign(rack, { tiles: ['1B'] }));
    await expect.poll(focused).toBe('1B');
    expect(faults).toEqual([]);
    await close();
  });

  test('chooses several tiles, and tells which', async () => {
    const { page, close } = await openPage(site.browser, address);
    await put(page, 'mahjongg-rack', { tiles: ['1B', '2B', '3B'], choose: 'many', verb: 'Pass' });
    for (const name of ['Pass 1 Bam', 'Pass 3 Bam', 'Pass 1 Bam'])
      await page.getByRole('button', { name }).click();
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(1);
    expect((await heard(page)) as unknown[]).toContainEqual([
      'chosen',
      { places: [0, 2], tiles: ['1B', '3B'] },
    ]);
    await close();
  });

  test('reads its attributes, and properties that were set before the element was defined', async () => {
    const { page, close } = await openPage(site.browser, address);
    const texts = await page.evaluate(async () => {
      const rack = document.createElement('mahjongg-rack');
      rack.setAttribute('tiles', '1B RD');
      document.querySelector('main')?.replaceChildren(rack);
      await new Promise((resolve) => setTimeout(resolve));
      const first = rack.shadowRoot?.querySelectorAll('svg').length;
      rack.removeAttribute('tiles');
      await new Promise((resolve) => setTimeout(resolve));
      return [first, rack.shadowRoot?.querySelectorAll('svg').length];
    });
    expect(texts).toEqual([2, 0]);
    await close();
  });
});

describe('a table', () => {
  const rules = cardFree();
  const game = gameOf(rules);

  test('sends the actions of a whole game, each of which apply takes, by clicks on what is seen', async () => {
    const { page, faults, close } = await openPage(site.browser, address);
    let { state } = newGame(rules, { seed: 'elements' });
    await put(page, 'mahjongg-table', { view: game.viewFor(state, 'E') });
    let asked = 0;
    while (state.phase !== 'over' && asked < 120) {
      // The others play the first thing that is legal; tiles passed and discarded by East are clicked.
      const other = state.awaiting.find((seat) => seat !== 'E');
      if (other !== undefined) {
        const [action] = game.legalActions(state, other).filter(({ type }) => type !== 'challenge');
        if (action === undefined) throw new Error(state.phase);
        const taken = game.apply(state, action);
        if (!taken.ok) throw new Error(taken.error.message);
        ({ state } = taken.value);
        continue;
      }
      asked++;
      await put(page, 'mahjongg-table', { view: game.viewFor(state, 'E') });
      const pressable = page.locator('.held-tile[aria-disabled=false]');
      const action = page
        .locator('.action:not([aria-disabled=true])')
        .filter({ hasNotText: 'Call the hand' });
      if (state.phase === 'charleston' || state.phase === 'courtesyPass') {
        const size = 'size' in state.now ? state.now.size : (state.now as { counts: { E: number } }).counts.E;
        for (let place = 0; place < size; place++) await pressable.nth(place).click();
        await action.last().click();
      } else if (state.phase === 'turn') await pressable.first().click();
      else await action.first().click();
      const [[type, detail] = []] = (await heard(page)) as [string, Parameters<typeof game.apply>[1]][];
      expect(type).toBe('action');
      if (detail === undefined) throw new Error('no action');
      const taken = game.apply(state, detail);
      expect(taken.ok, `${state.phase} ${JSON.stringify(detail)}`).toBe(true);
      if (taken.ok) ({ state } = taken.value);
    }
    expect(asked).toBeGreaterThan(30);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('a replay', () => {
  test('goes from move to move', async () => {
    const { page, faults, close } = await openPage(site.browser, address);
    const replay = figure(page, 'mahjongg-replay', 'A replay');
    expect(await replay.locator('[part=move]').innerText()).toMatch(/^30 of \d+$/);
    await replay.getByRole('button', { name: 'Next move' }).click();
    expect(await replay.locator('[part=move]').innerText()).toMatch(/^31 of \d+$/);
    await replay.getByRole('slider').focus();
    await page.keyboard.press('Home');
    expect(await replay.locator('[part=move]').innerText()).toMatch(/^0 of \d+$/);
    expect(await replay.getByRole('button', { name: 'Previous move' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    // A move that is no number is none: the end is shown.
    for (const odd of ['Symbol()', 'Object.create(null)', '{ toString() { throw 1; } }', '"x"', '1.5']) {
      await replay.evaluate((element) => Object.assign(element, { move: 0 }));
      await expect.poll(() => replay.locator('[part=move]').innerText()).toMatch(/^0 of/);
      await replay.evaluate(
        (element, code) => Object.assign(element, { move: new Function(`return ${code}`)() }),
        odd,
      );
      await expect.poll(() => replay.locator('[part=move]').innerText()).toMatch(/^(\d+) of \1$/);
    }
    expect(faults).toEqual([]);
    await close();
  });
});

describe('data of anybody’s', () => {
  const MARKUP = '<img src=x onerror="throw 1">';
  const DEEP = { a: { b: [MARKUP] } };
  const VALUES: readonly unknown[] = [
    null,
    0,
    -1,
    Number.NaN,
    true,
    '',
    MARKUP,
    '1B'.repeat(10_000),
    [],
    [null],
    [MARKUP],
    Array.from({ length: 30_000 }, () => '1B'),
    {},
    DEEP,
    { lines: [null, DEEP, { rule: MARKUP, label: MARKUP, points: MARKUP }] },
    { valid: true, readings: [null, DEEP, { blocks: [DEEP, null], total: MARKUP }] },
    { valid: false, reasons: [{ message: MARKUP, code: MARKUP, rule: MARKUP }, 3] },
    { concealed: [MARKUP], melds: [null, { tiles: MARKUP }], flowers: 7 },
    {
      name: MARKUP,
      sections: [{ name: MARKUP, lines: [{ hand: [MARKUP, 3], value: MARKUP, note: MARKUP }, 1] }],
    },
    {
      phase: 'over',
      moment: 1,
      seats: ['E', MARKUP],
      now: DEEP,
      legal: [{ type: MARKUP }, null],
      rack: [MARKUP],
    },
    {
      phase: '__proto__',
      moment: 1,
      seats: ['E'],
      viewer: 'E',
      legal: [{ type: 'constructor' }],
      discards: [DEEP],
    },
    {
      phase: 'claims',
      moment: 1,
      seats: ['E'],
      viewer: 'E',
      now: { from: MARKUP, tile: MARKUP },
      names: DEEP,
    },
    { net: { E: MARKUP } },
  ];
  const PROPERTIES = [
    ...[
      'tile',
      'tiles',
      'look',
      'label',
      'choose',
      'verb',
      'marks',
      'chosen',
      'counts',
      'copies',
      'hand',
      'answer',
    ],
    ...[
      'reading',
      'score',
      'settlement',
      'card',
      'view',
      'names',
      'racks',
      'marked',
      'record',
      'seat',
      'move',
    ],
  ];

  test.each(TAGS)('never makes %s throw, nor markup of it', async (tag) => {
    const { page, faults, requests, close } = await openPage(site.browser, address);
    const base = STATES.find((state) => state.tag === tag)?.given ?? {};
    const sound = JSON.parse(JSON.stringify({ ...base, record: undefined }));
    const markup = await page.evaluate(
      async ([name, given, values, properties]) => {
        const main = document.querySelector('main');
        const made: string[] = [];
        for (const property of properties)
          for (const value of values) {
            const element = Object.assign(document.createElement(name), given, { [property]: value });
            main?.replaceChildren(element);
            await Promise.resolve();
            await Promise.resolve();
            if (element.shadowRoot?.querySelector('img, script, [onerror]')) made.push(property);
          }
        return made;
      },
      [tag, sound, VALUES, PROPERTIES] as const,
    );
    expect(markup).toEqual([]);
    expect(faults).toEqual([]);
    expect(requests).toEqual([]);
    await close();
  });

  test('that has no number or text is no place of a reading', async () => {
    const { page, faults, close } = await openPage(site.browser, address);
    const [hand] = STATES.filter(({ title }) => title === 'With its readings');
    await put(page, 'mahjongg-hand', JSON.parse(JSON.stringify(hand?.given)));
    await page.evaluate(() => {
      const element = document.querySelector('main mahjongg-hand');
      for (const reading of [Symbol('1'), { __proto__: null }, () => 1])
        Object.assign(element ?? {}, { reading });
    });
    await page.evaluate(() => Promise.resolve());
    expect(faults).toEqual([]);
    await close();
  });

  test('is text where it is shown', async () => {
    const { page, close } = await openPage(site.browser, address);
    await put(page, 'mahjongg-card', { card: { name: MARKUP, sections: [{ name: MARKUP, lines: [] }] } });
    expect(await textOf(page)).toContain(MARKUP);
    await close();
  });
});

test('on a server the import defines nothing, and defineElements says so', async () => {
  const { defineElements } = await import('mahjongg/elements');
  expect(defineElements()).toBe(false);
});
