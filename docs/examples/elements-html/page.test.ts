import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickThrough, inChromium } from '../shared/in-chromium.js';

test('a game is played by clicking what is seen', () =>
  inChromium(import.meta.dirname, async (page) => {
    assert.equal(await page.locator('mahjongg-rack svg').count(), 6);
    await page.getByText('Charleston, round 1, pass 1').waitFor();
    await clickThrough(page, 30);
    assert.match(await page.locator('mahjongg-table .phase').innerText(), /over|Discard|claim|discard/);
  }));

test('a hand is scored, and a pressed tile is told', () =>
  inChromium(import.meta.dirname, async (page) => {
    await page.goto(new URL('score.html', page.url()).href);
    await page.locator('mahjongg-sheet').getByText('45', { exact: true }).first().waitFor();
    await page.locator('mahjongg-rack .held-tile').nth(2).click();
    assert.equal(await page.title(), '2B');
  }));
