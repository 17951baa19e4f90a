import { readFileSync } from 'node:fs';
import { test as check, fc } from '@fast-check/vitest';
import { parseCard } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { describe, expect, test } from 'vitest';
import {
  isSame,
  type LooseSection,
  linesText,
  looseCard,
  readLines,
} from '../../docs/playground/card/card-lines';
import { cardText } from '../../docs/playground/card/card-text';
import { buildPlayground } from '../../scripts/build-playground.js';
import { built, openPage, textOf } from './browser';

// The card editor: one line for each hand.

describe('lines of a card', () => {
  test('say all that the practice card says, and give back its JSON', () => {
    const { sections } = readLines(linesText(practiceCard.sections));
    expect(isSame(sections, practiceCard.sections)).toBe(true);
    expect(cardText({ ...practiceCard, sections })).toBe(cardText(practiceCard));
    expect(looseCard(cardText(practiceCard))).toEqual(practiceCard);
  });

  test('hold values, bonuses, notes and several hands', () => {
    const text =
      'Evens: // for a start\nFF 2222a 4444b 6666c X 25 +10 // easy\n FF 22a or  FF XXXXa; X 369  C 2.5\nFF';
    expect(readLines(text).sections).toEqual([
      {
        name: 'Evens',
        note: 'for a start',
        lines: [
          { hand: 'FF 2222a 4444b 6666c', value: 25, open: true, concealedBonus: 10, note: 'easy' },
          { hand: ['FF 22a', 'FF XXXXa; X 369'], value: 2.5, open: false },
          { hand: 'FF' },
        ],
      },
    ]);
    // A condition is no value.
    expect(readLines('A:\nFF XXXXa; X 369').sections[0]?.lines).toEqual([{ hand: 'FF XXXXa; X 369' }]);
  });

  const line = fc.record(
    {
      hand: fc.constantFrom('FF 2222a 4444b 6666c', 'Q', 'FF XXXXa; X 369'),
      value: fc.integer({ min: 0, max: 100 }),
      open: fc.boolean(),
      note: fc.constantFrom('a note', '', 'a // b'),
    },
    { requiredKeys: ['hand', 'value', 'open'] },
  );
  const sections: fc.Arbitrary<readonly LooseSection[]> = fc.array(
    fc.record({ name: fc.constantFrom('Evens', 'A: B', 'X'), lines: fc.array(line, { maxLength: 4 }) }),
  );
  check.prop([sections])('come back from what they are written as', (given) => {
    expect(readLines(linesText(given)).sections).toEqual(given);
  });
  check.prop([fc.string({ unit: 'binary' })])('are read from any text', (text) => {
    const { sections: read, stretchOf } = readLines(text);
    const card = parseCard({ name: 'A', sections: read });
    if (card.ok) return;
    for (const { at } of card.error.reasons) {
      const { start, length } = (at && stretchOf(at)) ?? { start: 0, length: 0 };
      expect(start).toBeLessThanOrEqual(text.length);
      expect(length).toBeGreaterThanOrEqual(0);
    }
  });

  test('have every mistake where it stands', () => {
    const text = 'Evens:\n  FF 22a or FF 2222a 44Q4b 6666c  X 25\nFF 2222a 4444b 6666c';
    const { sections: read, stretchOf } = readLines(text);
    const card = parseCard({ name: 'A', sections: read });
    const marked = (card.ok ? [] : card.error.reasons).map(({ at }) => {
      const { start, length } = (at && stretchOf(at)) ?? { start: 0, length: 0 };
      return text.slice(start, start + length);
    });
    expect(marked).toEqual(['FF 22a', 'Q', 'FF 2222a 4444b 6666c', 'FF 2222a 4444b 6666c']);
  });

  test.each([
    ['no JSON', '{'],
    ['no card', '{ "name": 3 }'],
    [
      'a property that is not known',
      '{ "name": "A", "sections": [{ "name": "A", "lines": [{ "hand": "FF", "valeu": 2 }] }] }',
    ],
    ['a name of two lines', '{ "name": "A", "sections": [{ "name": "A\\nB", "lines": [] }] }'],
  ])('are not shown for %s', (_, json) => {
    expect(looseCard(json)).toBeUndefined();
  });
});

const site = built(buildPlayground);

const open = (hash: string, width = 1280) =>
  openPage(site.browser, site.address() + hash, {
    viewport: { width, height: 844 },
  });

describe('the editor', () => {
  test('draws each line as it is typed, keeps the rest where one is wrong, and judges hands by it', async () => {
    const watched = await open('#view=card&rules=nmjl&hand=FF+2222B+4444D+6666C');
    const { page } = watched;
    const area = page.getByLabel('The hands of the card');
    await page.getByLabel('Name of the card').fill('Kitchen card');
    await area.fill('Evens:\nFF 2222a 4444b 6666c X 25\nFF 2222a 44Q4b 6666c C 30');
    expect(await page.locator('[data-test=card] > h3').innerText()).toBe('Kitchen card 2026');
    expect(await page.locator('[data-test=card] mahjongg-hand').count()).toBe(1);
    expect(await page.locator('[data-test=card] [part=green]').first().innerText()).toContain('2222');
    expect(await page.locator('[data-test=card] mahjongg-hand [role=img]').count()).toBe(14);
    expect(await page.locator('.wrong-line .fault').innerText()).toContain('“Q” is not a tile.');
    expect(await page.locator('.editor mark').allInnerTexts()).toEqual(['Q']);
    await page.getByRole('button', { name: 'line 3' }).click();
    expect(await area.evaluate((one) => (one as HTMLTextAreaElement).selectionStart)).toBe(44);
    await page.keyboard.type('4');
    expect(await area.inputValue()).toContain('4444b 6666c C 30');
    expect(await page.locator('.fine').count()).toBe(1);
    expect(await page.locator('[data-test=card] mahjongg-hand').count()).toBe(2);
    // A line that is not finished is one mistake.
    await area.press('End');
    await area.pressSequentially('\nFF 1111a 3333b 5555c');
    expect(await page.locator('[data-test=card-faults] li').count()).toBe(1);
    expect(await page.locator('[data-test=card-faults] .message').innerText()).toBe(
      'Section 1, line 3: write X or C and the value after the hand, such as X 25.',
    );
    await area.pressSequentially(' X 25');
    expect(await page.locator('.fine').count()).toBe(1);
    await page.getByRole('button', { name: 'Score a hand' }).click();
    expect(await page.locator('[data-test=reading] .reading').innerText()).toContain('Evens, line 2');
    expect(watched.faults).toEqual([]);
    expect(watched.requests).toEqual([]);
    await watched.close();
  });

  test('saves and opens JSON; lines and JSON are the same card', async () => {
    const watched = await open('#view=card');
    const { page } = watched;
    await page.getByLabel('The hands of the card').fill('Odds:\nFF 1111a 3333b 5555c X 25 // mine');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    const json = readFileSync(await saved.path(), 'utf8');
    expect(parseCard(json)).toMatchObject({ ok: true });
    await page.getByLabel('As JSON').check();
    expect(await page.getByLabel('The card as JSON').inputValue()).toBe(json);
    await page.getByRole('button', { name: 'Back to the practice card' }).click();
    await page
      .getByLabel('Open a card')
      .setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer: Buffer.from(json) });
    await page.getByLabel('As lines').check();
    expect(await page.getByLabel('The hands of the card').inputValue()).toBe(
      'Odds:\nFF 1111a 3333b 5555c X 25 // mine',
    );
    expect(watched.faults).toEqual([]);
    await watched.close();
  });

  test('takes the year and the printed colors of a card beside its name', async () => {
    const watched = await open('#view=card');
    const { page } = watched;
    await page.getByLabel('The hands of the card').fill('Year:\n{year}a FFFF 2222b 66c X 25');
    const json = async (): Promise<string> => {
      await page.getByLabel('As JSON').check();
      const text = await page.getByLabel('The card as JSON').inputValue();
      await page.getByLabel('As lines').check();
      return text;
    };
    await page.getByRole('spinbutton', { name: 'Year' }).fill('2031');
    await page.getByLabel('Printed colors').selectOption('a blue, b green, c red');
    expect(JSON.parse(await json())).toMatchObject({
      year: 2031,
      colors: { a: 'blue', b: 'green', c: 'red' },
    });
    expect(await page.locator('.fine').count()).toBe(1);
    await page.getByRole('spinbutton', { name: 'Year' }).fill('');
    await page.getByLabel('Printed colors').selectOption('Not said: a green, b red, c blue');
    expect(JSON.parse(await json())).not.toHaveProperty('year');
    expect(JSON.parse(await json())).not.toHaveProperty('colors');
    await page.getByRole('spinbutton', { name: 'Year' }).fill('31');
    expect(await page.locator('[data-test=card-faults]').innerText()).toContain('year');
    expect(watched.faults).toEqual([]);
    await watched.close();
  });

  test('is played by at a click', async () => {
    const watched = await open('#view=card');
    const { page } = watched;
    await page.getByLabel('The hands of the card').fill('Kitchen hands:\nFF 2222a 4444b 6666c X 25');
    await page.getByRole('button', { name: 'Play by this card' }).click();
    await page.getByRole('heading', { name: 'American, by card' }).waitFor();
    await page.getByText('Show the card').click();
    expect(await textOf(page)).toContain('Kitchen hands');
    expect(watched.faults).toEqual([]);
    await watched.close();
  });

  test('of another name does not keep the note of the practice card', async () => {
    const watched = await open('#view=card');
    const { page } = watched;
    const shown = page.locator('[data-test=card]');
    expect(await shown.innerText()).toContain(practiceCard.note ?? 'none');
    await page.getByLabel('Name of the card').fill('Kitchen card');
    expect(await shown.innerText()).not.toContain(practiceCard.note ?? 'none');
    await watched.close();
  });

  test('draws a hundred lines, and says of how many', async () => {
    const watched = await open('#view=card');
    const { page } = watched;
    const line = 'FF 2222a 4444b 6666c X 25';
    await page
      .getByLabel('The hands of the card')
      .fill(`Evens:\n${`${line}\n`.repeat(60)}Odds:\n${`${line}\n`.repeat(60)}`);
    const shown = page.locator('[data-test=card]');
    expect(await shown.locator('mahjongg-hand').count()).toBe(100);
    expect(await shown.innerText()).toContain('The first 100 of 120 lines are drawn.');
    expect(await page.locator('.fine').count()).toBe(1);
    await watched.close();
  });

  test('fits a phone', async () => {
    const watched = await open('#view=card', 390);
    expect(await watched.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await watched.close();
  });
});
