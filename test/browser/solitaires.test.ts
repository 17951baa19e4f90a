import { chineseSolitaire, type Tile, tileName } from 'mahjongg';
import { distance } from 'mahjongg/analysis';
import {
  type ChineseAction,
  type ChineseGameState,
  gameOf,
  seededRandom,
  shuffleWall,
  throwDice,
} from 'mahjongg/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { buildPlayground } from '../../scripts/build-playground.js';
import { accessibilityFaults, built, openPage, type WatchedPage } from './browser';

const site = built(buildPlayground);
const address = `${site.address()}#view=play&play=chinese`;

const open = (options: Parameters<typeof openPage>[2] = {}): Promise<WatchedPage> =>
  openPage(site.browser, address, options);

const close = async (watched: WatchedPage): Promise<void> => {
  expect(watched.faults).toEqual([]);
  expect(watched.requests).toEqual([]);
  await watched.close();
};

const kept = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(`mahjongg.${key}`), name);

/** Keeps a text in the browser, and opens the page anew. */
const openWith = async (page: Page, name: string, text: string): Promise<void> => {
  await page.evaluate(([key, value]) => localStorage.setItem(`mahjongg.${key}`, value ?? ''), [name, text]);
  await page.reload();
};

const rules = chineseSolitaire();
const game = gameOf(rules);

/** A player who wins if it can, claims nothing else, and discards what leaves the hand nearest to winning. */
const choose = (state: ChineseGameState): ChineseAction | undefined => {
  const legal = game.legalActions(state, 'E');
  const win = legal.find(({ type }) => type === 'mahjongg');
  const decline = legal.find(({ type }) => type === 'decline');
  if (win !== undefined || decline !== undefined) return win ?? decline;
  const measure = (tile: Tile): number => {
    const rack = [...(state.racks.E ?? [])];
    rack.splice(rack.indexOf(tile), 1);
    const read = distance({ concealed: rack, melds: state.melds.E ?? [] }, { rules });
    return read.ok ? read.value : 99;
  };
  return legal
    .filter((action) => action.type === 'discard')
    .map((action) => ({ action, far: measure(action.tile) }))
    .sort((one, other) => one.far - other.far)[0]?.action;
};

/** A whole game of that player. */
const playOut = (seed: string) => {
  const random = seededRandom(seed);
  const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
  const created = game.createGame(setup);
  if (!created.ok) throw new Error(created.error.message);
  let state = created.value;
  const actions: ChineseAction[] = [];
  /** The actions that are a choice; the page itself lets go what cannot be claimed. */
  const choices: ChineseAction[] = [];
  for (let action = choose(state); action !== undefined; action = choose(state)) {
    actions.push(action);
    if (action.type !== 'decline' || game.legalActions(state, 'E').length > 1) choices.push(action);
    state = game.reducer(state, action);
  }
  return { setup, actions, choices, outcome: game.outcome(state) };
};

/** The first of these games that is won. */
const wonGame = () => {
  for (let seed = 0; seed < 200; seed++) {
    const played = playOut(`solitaire ${seed}`);
    if (played.outcome?.ending === 'mahjongg') return { ...played, outcome: played.outcome };
  }
  throw new Error('no game was won');
};

describe('the Chinese solitaire', () => {
  test('is played to Mah Jongg with the mouse; its sheet is the library’s, and goes onto the score card', async () => {
    const { setup, choices, outcome } = wonGame();
    const watched = await open();
    const { page } = watched;
    await openWith(page, 'game.chinese', JSON.stringify(game.record(setup, [])));
    for (const action of choices) {
      if (action.type === 'discard')
        await page.locator(`.board .held-tile[data-tile="${action.tile}"]`).last().click();
      else if (action.type === 'decline') await page.getByRole('button', { name: 'No claim' }).click();
      else await page.getByRole('button', { name: 'Mah Jongg!' }).click();
    }
    const end = page.locator('[data-test=end]');
    expect(await end.locator('h3').innerText()).toBe('Mah Jongg!');
    const total = await end.locator('.rounded td:last-child').innerText();
    expect(Number(total.split('≈').at(-1))).toBe(outcome.score.final.rounded);
    const row = await page.locator('[data-test=score-card] tbody tr').innerText();
    expect(await page.locator('[data-test=score-card] caption').innerText()).toBe('Chinese solitaire');
    expect(row.split('\t').map((cell) => cell.trim())).toContain(String(outcome.score.product));
    await page.reload();
    expect(await page.locator('[data-test=score-card] tbody tr').count()).toBe(1);
    expect(await end.count()).toBe(1);
    await page.getByRole('button', { name: 'Play again' }).click();
    expect(await end.count()).toBe(0);
    await close(watched);
  });

  test('is played to its end by keyboard alone', async () => {
    const watched = await open();
    const { page } = watched;
    const { keyboard } = page;
    await openWith(page, 'game.chinese', JSON.stringify(game.record(playOut('by keyboard').setup, [])));
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className ?? '');
    for (let steps = 0; !(await focused()).startsWith('held-tile') && steps < 40; steps++)
      await keyboard.press('Tab');
    expect(await focused()).toContain('held-tile');
    let moves = 0;
    for (; (await page.locator('[data-test=end]').count()) === 0 && moves < 150; moves++) {
      // Whatever the choice is, the focus is where it is made: Enter makes the first one, or discards the tile.
      // A claim is beside the focus, so that the Enter that discarded refuses nothing.
      if ((await focused()) === 'actions') {
        const asked = await page.locator('.phase').innerText();
        await keyboard.press('Enter');
        expect(await page.locator('.phase').innerText()).toBe(asked);
        await keyboard.press('Tab');
      }
      if (moves % 5 === 1 && (await focused()).startsWith('held-tile')) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
    }
    expect(moves).toBeGreaterThan(10);
    expect(await page.locator('[data-test=end]').count()).toBe(1);
    await close(watched);
  });

  test('goes on after the page was closed, and moves are taken back', async () => {
    const watched = await open();
    const { page } = watched;
    await openWith(page, 'game.chinese', JSON.stringify(game.record(playOut('undo').setup, [])));
    const board = page.locator('.board');
    const atFirst = await board.innerHTML();
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled()).toBe(true);
    for (let moves = 0; moves < 6; moves++) {
      const actions = page.locator('.actions button');
      if ((await actions.count()) > 0) await actions.first().click();
      else await page.locator('.board .held-tile').first().click();
    }
    const later = await page.locator('.players').innerHTML();
    await page.reload();
    expect(await page.locator('.players').innerHTML()).toBe(later);
    for (let moves = 0; moves < 12 && (await undo.isEnabled()); moves++) await undo.click();
    expect((await page.locator('.discards li').count()) + (await page.locator('.laid').count())).toBeLessThan(
      2,
    );
    expect(await undo.isDisabled()).toBe(true);
    expect((await board.innerHTML()).replace(/tabindex="-?\d"/g, '')).toBe(
      atFirst.replace(/tabindex="-?\d"/g, ''),
    );
    await close(watched);
  });

  test('that is given up for a new one comes back, even when that one is begun', async () => {
    const watched = await open();
    const { page } = watched;
    const { setup, actions } = wonGame();
    await openWith(page, 'game.chinese', JSON.stringify(game.record(setup, actions.slice(0, 20))));
    const board = await page.locator('.players').innerHTML();
    const newGame = page.getByRole('button', { name: 'New game' });
    const back = page.getByRole('button', { name: 'Back to the previous game' });
    expect(await back.count()).toBe(0);
    await newGame.click();
    await expect.poll(() => page.locator('.discards li').count()).toBe(0);
    await back.click();
    const shown = () => page.locator('.players').innerHTML();
    await expect.poll(shown).toBe(board);
    expect(await kept(page, 'game.chinese')).toBe(JSON.stringify(game.record(setup, actions.slice(0, 20))));
    await newGame.click();
    // A second new game does not put the first, which was never begun, in the place of the one that was.
    await newGame.click();
    await back.click();
    await expect.poll(shown).toBe(board);
    await newGame.click();
    await page.locator('.board .held-tile').first().click();
    await page.locator('.discards li').first().waitFor();
    await back.click();
    await expect.poll(shown).toBe(board);
    await close(watched);
  });

  test('says aloud which tiles a claim takes', async () => {
    const { setup, actions } = wonGame();
    const calls = (moves: number) => {
      const replayed = game.replay(game.record(setup, actions), moves);
      if (!replayed.ok) throw new Error(replayed.error.message);
      return game.legalActions(replayed.value.state, 'E').filter((action) => action.type === 'call');
    };
    const moves = actions.findIndex((_, at) => calls(at).length > 0);
    const watched = await open();
    const { page } = watched;
    await openWith(page, 'game.chinese', JSON.stringify(game.record(setup, actions.slice(0, moves))));
    for (const call of calls(moves)) {
      const tiles = call.with.map((tile) => tileName(tile)).join(' and ');
      const button = page.getByRole('button', { name: new RegExp(`^Claim for a \\w+ with ${tiles}$`) });
      expect(await button.count(), tiles).toBe(1);
    }
    await close(watched);
  });

  test('shows its rack on the first part of the page', async () => {
    const watched = await open();
    const { page } = watched;
    await page.getByRole('button', { name: 'Analyze this rack' }).click();
    expect(await page.getByLabel('Rules', { exact: true }).inputValue()).toBe('chinese-solitaire');
    expect(await page.locator('.rack .held-tile').count()).toBeGreaterThanOrEqual(14);
    await close(watched);
  });

  test.each([
    ['no JSON', '{'],
    ['another thing', '[1, 2]'],
    ['a record of nothing', '{"version":1,"rules":"chinese-solitaire"}'],
    ['markup', '"<img src=x onerror=alert(1)>"'],
    [
      'a record with a wall that cannot be',
      JSON.stringify({ ...game.record(playOut('x').setup, []), wall: ['J'] }),
    ],
    [
      'a record of rules to come',
      JSON.stringify({ ...game.record(playOut('x').setup, []), rulesRevision: 99 }),
    ],
  ])('a kept game that is %s gives way to a new one, and is put aside', async (_, text) => {
    const watched = await open();
    const { page } = watched;
    await openWith(page, 'game.chinese', text);
    expect(await page.locator('.board .held-tile').count()).toBe(14);
    expect(await page.locator('[data-test=saved]').innerText()).toContain('could not be gone on with');
    expect(await kept(page, 'aside.game.chinese')).toBe(text);
    await page.reload();
    expect(await page.locator('[data-test=saved]').count()).toBe(0);
    expect(await kept(page, 'aside.game.chinese')).toBe(text);
    await openWith(page, 'score-card', text);
    expect(await page.locator('[data-test=score-card]').count()).toBe(0);
    await close(watched);
  });

  test('is taken up as far as its moves are legal, and says so', async () => {
    const { setup, actions } = wonGame();
    const watched = await open();
    const { page } = watched;
    const record = game.record(setup, [...actions.slice(0, 5), { type: 'decline', seat: 'E', moment: 99 }]);
    await openWith(page, 'game.chinese', JSON.stringify(record));
    expect(await page.locator('[data-test=saved]').innerText()).toContain(
      'before the move that cannot be made',
    );
    expect(await page.locator('.discards li').count()).toBeGreaterThan(0);
    await close(watched);
  });

  test('is there again after a reload and after a look at another part, before the first move', async () => {
    const watched = await open();
    const { page } = watched;
    const rack = () => page.locator('.board .held').innerHTML();
    const dealt = await rack();
    await page.reload();
    expect(await rack()).toBe(dealt);
    await page.getByRole('button', { name: 'Score a hand' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await rack()).toBe(dealt);
    await close(watched);
  });

  test('in two tabs is the same game in both, and no tab goes back behind the other', async () => {
    const watched = await open();
    const { page } = watched;
    const { setup, actions } = playOut('two tabs');
    await openWith(page, 'game.chinese', JSON.stringify(game.record(setup, [])));
    const other = await page.context().newPage();
    await other.goto(address);
    const discard = actions.find((action) => action.type === 'discard');
    await page.locator(`.board .held-tile[data-tile="${discard?.tile}"]`).last().click();
    const discards = await page.locator('.players').innerHTML();
    expect(discards).toContain('<li');
    await expect.poll(() => other.locator('.players').innerHTML()).toBe(discards);
    // What this version of the page cannot read is another’s, and stays as it is.
    const strange = JSON.stringify({ ...game.record(setup, []), rulesRevision: 99 });
    await page.evaluate((text) => localStorage.setItem('mahjongg.game.chinese', text), strange);
    await page.evaluate(() => localStorage.setItem('mahjongg.score-card', '[]'));
    await page.waitForTimeout(200);
    expect(await kept(other, 'game.chinese')).toBe(strange);
    expect(await other.locator('.players').innerHTML()).toBe(discards);
    await close(watched);
  });

  test('finished in two tabs has a row for each game', async () => {
    const watched = await open();
    const { page } = watched;
    const { setup, actions, choices } = wonGame();
    const last = choices.at(-1);
    const before = JSON.stringify(game.record(setup, actions.slice(0, -1)));
    const declare = (tab: Page) => tab.getByRole('button', { name: 'Mah Jongg!' }).click();
    expect(last?.type).toBe('mahjongg');
    await openWith(page, 'game.chinese', before);
    const other = await page.context().newPage();
    // The second tab hears nothing of the first: it finds the row of the first all the same.
    await other.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    });
    await other.goto(address);
    await declare(page);
    await declare(other);
    expect(await other.locator('[data-test=score-card] tbody tr').count()).toBe(2);
    await expect.poll(() => page.locator('[data-test=score-card] tbody tr').count()).toBe(2);
    await close(watched);
  });

  test('says when the browser keeps nothing, and is not lost while the page is open', async () => {
    const watched = await open();
    const { page } = watched;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    expect(await page.locator('[data-test=not-kept]').count()).toBe(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await page.locator('[data-test=not-kept]').innerText()).toContain('lost when you close the page');
    await page.locator('.board .held-tile').first().click();
    const discards = await page.locator('.players').innerHTML();
    await page.getByRole('button', { name: 'Score a hand' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await page.locator('.players').innerHTML()).toBe(discards);
    await close(watched);
  });
});

describe('the score card (CS-23)', () => {
  const row = (game: string, natural: number, final: string, more: object = {}) => ({
    game,
    date: '2026-05-31',
    natural,
    percentLeft: 50,
    final,
    ...more,
  });

  test('has Chinese and American games apart, with exact and rounded scores, totals and averages', async () => {
    const watched = await open();
    const { page } = watched;
    const rows = [
      row('american', 240, '93 21/23', { jokerless: true }),
      row('chinese', 100, '50 1/2'),
      row('american-card', 60, '30'),
      row('chinese', 0, '0'),
      row('chinese', 1, '3/4'),
      // Rows that nobody wrote.
      ...[
        row('__proto__', 1, '1'),
        row('chinese', 1, 'NaN'),
        row('chinese', 1, '1/0'),
        row('chinese', -1, '1'),
      ],
      ...[
        row('chinese', 1, '', {}),
        row('chinese', 1, '<b>9</b>'),
        { ...row('chinese', 1, '1'), date: '<i>' },
        null,
      ],
    ];
    await openWith(page, 'score-card', JSON.stringify(rows));
    const cells = async (table: number, part: string) =>
      (await page.locator('[data-test=score-card]').nth(table).locator(`${part} tr`).allInnerTexts()).map(
        (text) => text.split('\t').map((cell) => cell.trim()),
      );
    expect(await page.locator('[data-test=score-card]').count()).toBe(2);
    expect((await cells(0, 'tbody')).map((all) => all.at(-1))).toEqual(['50 1/2 ≈ 51', '0', '3/4 ≈ 1']);
    expect(await cells(0, 'tfoot')).toEqual([
      ['Total', '101', '', '52'],
      ['Average of 3', '33.7', '', '17.3'],
    ]);
    expect((await cells(1, 'tbody')).map((all) => all.at(-1))).toEqual(['Card Free, no jokers', 'by card']);
    expect(await cells(1, 'tfoot')).toEqual([
      ['Total', '300', '', '124', ''],
      ['Average of 2', '150', '', '62', ''],
    ]);
    await page.setViewportSize({ width: 360, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await close(watched);
  });

  test('has the day it is where the player is', async () => {
    const { setup, actions } = wonGame();
    const watched = await open({ timezoneId: 'Pacific/Auckland' });
    const { page } = watched;
    await page.clock.setFixedTime('2026-05-30T20:00:00Z');
    await openWith(page, 'game.chinese', JSON.stringify(game.record(setup, actions.slice(0, -1))));
    await page.getByRole('button', { name: 'Mah Jongg!' }).click();
    expect(await page.locator('[data-test=score-card] tbody td').first().innerText()).toBe('2026-05-31');
    await close(watched);
  });
});

describe('the American solitaire', () => {
  test.each(['american', 'american-card'])(
    '%s is played from the Charleston to its end with the mouse',
    async (name) => {
      const watched = await open();
      const { page } = watched;
      await page.getByLabel('Game', { exact: true }).selectOption(name);
      const phase = page.locator('.phase');
      const pass = page.locator('.actions button', { hasText: /^Pass/ });
      expect(await phase.innerText()).toContain('round 1, pass 1: choose 3 tiles');
      expect(await pass.getAttribute('aria-disabled')).toBe('true');
      for (const round of [1, 2]) {
        const tiles = page.locator('.board .held-tile[aria-disabled=false]');
        for (let place = 0; place < 3; place++) await tiles.nth(place).click();
        await pass.click();
        expect(await phase.innerText()).toContain(`pass ${round + 1}`);
      }
      await pass.click();
      expect(await phase.innerText()).toContain('second Charleston');
      await page.getByRole('button', { name: 'No second Charleston' }).click();
      expect(await kept(page, `game.${name}`)).toContain('"stop"');
      let moves = 0;
      for (; (await page.locator('[data-test=end]').count()) === 0 && moves < 200; moves++) {
        const declare = page.getByRole('button', { name: 'Mah Jongg!' });
        const decline = page.getByRole('button', { name: 'No claim' });
        if ((await declare.count()) > 0) await declare.click();
        else if ((await decline.count()) > 0) await decline.click();
        else await page.locator('.board .held-tile[aria-disabled=false]').last().click();
      }
      expect(await page.locator('[data-test=end] h3').innerText()).toMatch(
        /Mah Jongg!|The wall is exhausted/,
      );
      expect(await page.locator('[data-test=score-card] tbody tr').count()).toBe(1);
      await page.getByRole('button', { name: 'Tear it up' }).click();
      expect(await kept(page, 'score-card')).toBe(null);
      await page.getByRole('button', { name: 'Put it together again' }).click();
      expect(await page.locator('[data-test=score-card] tbody tr').count()).toBe(1);
      expect(await kept(page, 'score-card')).toContain(name);
      await close(watched);
    },
  );

  test('goes on with the card it was begun with, whatever card is written meanwhile', async () => {
    const watched = await open();
    const { page } = watched;
    await page.getByLabel('Game', { exact: true }).selectOption('american-card');
    const tiles = page.locator('.board .held-tile[aria-disabled=false]');
    for (let place = 0; place < 3; place++) await tiles.nth(place).click();
    await page.locator('.actions button', { hasText: /^Pass/ }).click();
    const before = await kept(page, 'game.american-card');
    const other = {
      name: 'Kitchen card',
      sections: [{ name: 'Evens', lines: [{ hand: 'FF 2222a 4444b 6666c', value: 25, open: true }] }],
    };
    const byCard = address.replace('=chinese', '=american-card');
    await page.goto(`${byCard}&card=${encodeURIComponent(JSON.stringify(other))}`);
    await page.reload();
    expect(await page.locator('.phase').innerText()).toContain('pass 2');
    expect(await page.locator('[data-test=saved]').innerText()).toContain('“Practice card”');
    expect(await kept(page, 'game.american-card')).toBe(before);
    await page.getByRole('button', { name: 'New game' }).click();
    expect(await kept(page, 'game.american-card')).toContain('Kitchen card');
    await close(watched);
  });

  test('a new game begins with no tile chosen', async () => {
    const watched = await open();
    const { page } = watched;
    await page.getByLabel('Game', { exact: true }).selectOption('american');
    await page.locator('.board .held-tile[aria-disabled=false]').first().click();
    expect(await page.locator('.actions button', { hasText: /^Pass/ }).innerText()).toBe('Pass 1 of 3');
    await page.getByRole('button', { name: 'New game' }).click();
    expect(await page.locator('.actions button', { hasText: /^Pass/ }).innerText()).toBe('Pass 0 of 3');
    expect(await page.locator('.held-tile.chosen').count()).toBe(0);
    await close(watched);
  });
});

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'the table has no serious fault of accessibility, and fits: %s, %i wide',
  async (colorScheme, width) => {
    const watched = await open({ colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
    const { page } = watched;
    const { setup, actions } = wonGame();
    for (const moves of [0, Math.floor(actions.length / 2), actions.length - 1, actions.length]) {
      await openWith(page, 'game.chinese', JSON.stringify(game.record(setup, actions.slice(0, moves))));
      expect(await accessibilityFaults(page), `after ${moves} moves`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await close(watched);
  },
);
