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
