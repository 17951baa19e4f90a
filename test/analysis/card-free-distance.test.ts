import { expect, test } from 'vitest';
import { distance } from '../../src/analysis';
import type { CardFreeChoices } from '../../src/games/card-free/options';
import { cardFree } from '../../src/games/card-free/rules';
import type { Hand } from '../../src/hands/hand';
import { isWinningHand } from '../../src/questions/validate-hand';
import type { Tile } from '../../src/tiles/tile';
import { OPTION_CHOICES } from '../generators/card-free-hands';
import { chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { driftedHand, exchanged, tilesOf, tilesToBeHad } from '../generators/drifted-hands';
import { handOf } from '../hand-text';
import { naiveDistance } from '../naive/card-free-distance';
import { samples } from '../samples';
import { distanceIn, expectOneApart, expectSearched, few } from './distances';

// The distance of Card Free hands against a scan of all layouts, against a search by exchanges, and its own laws.
// SEED sets where chance starts.

const HANDS = samples(30);
const SEED = Number(process.env['SEED'] ?? 3);

test('CF-2 to CF-38: the distance is the least over all layouts, whatever the options, jokers and exposures', () => {
  const chance = chanceFrom(SEED);
  const reached = newCoverage({
    jokers: ['0', '1', '2', '3', '4', '5 or more'],
    exposures: ['0', '1', '2 or more'],
    size: ['13', '14'],
    distance: ['0', '1', '2', '3', '4', '5 or more'],
  });
  for (let made = 0; made < HANDS; made++) {
    const changes = OPTION_CHOICES[made % OPTION_CHOICES.length] ?? {};
    const { hand, options } = driftedHand(chance, changes);
    const found = distanceIn(hand, cardFree(changes as CardFreeChoices));
    expect(found, JSON.stringify({ hand, changes })).toBe(naiveDistance(hand, options));
    const tiles = tilesOf(hand);
    count(reached, 'jokers', few(tiles.filter((tile) => tile === 'J').length, 5));
    count(reached, 'exposures', few(hand.melds?.length ?? 0, 2));
    count(reached, 'size', String(tiles.length));
    count(reached, 'distance', few(found, 5));
  }
  assertNoEmptyCell(coverageReport(reached));
}, 600_000);

test.each([
  ['CF-4: it wins', '11B 222B 333B 444B 555B', {}, 0],
  ['CF-4: one tile is missing', '11B 222B 333B 444B 55B', {}, 1],
  ['CF-4: one tile must be exchanged', '11B 222B 333B 444B 55B 9D', {}, 1],
  ['CF-3: a joker stands in a pung', '11B 222B 333B 444B 55B J', {}, 0],
  ['CF-3: no joker stands in a pair', '1B 222B 333B 444B 555B J', {}, 1],
  ['CF-3a: a block of jokers', '1111B 222B NEWS JJJ', {}, 0],
  ['CF-3a: no block of jokers', '1111B 222B NEWS JJJ', { allJokerBlocks: false }, 1],
  ['CF-13: a woven suit', '11B 222B 333C 444B 555B', {}, 3],
  ['CF-28: an exposed quint keeps its size', '11B 22B [3333BJ] 44B 555C', {}, 2],
  ['CF-28: beside an exposed kong another one is needed', '11B 222B [3333B] 444B 55B', {}, 1],
  ['CF-36: dragons beside exposures', '11B 222B RRR 444B [333B]', { skillLevel: 3 }, 3],
  ['CF-25: two flowers short of Dragon’s Love', 'FFFF GGGG RRRR 12B', {}, 2],
] as const)('%s', (_, text, changes, expected) => {
  expect(distanceIn(handOf(text), cardFree(changes as CardFreeChoices))).toBe(expected);
});

test('CF-3: a joker more is never farther, one in place of a tile may be: no pair takes it', () => {
  expect(distanceIn(handOf('11B 22B 33B 44B 55B 66B 77B'), cardFree())).toBe(0);
  expect(distanceIn(handOf('1B 22B 33B 44B 55B 66B 77B J'), cardFree())).toBe(1);
  expect(distanceIn(handOf('1B 22B 33B 44B 55B 66B 77B'), cardFree())).toBe(1);
});

test('CF-28: exposures that no layout has are out of reach', () => {
  const answer = distance(handOf('11B 22B 33B [111C] [EEE] 44B'), { rules: cardFree() });
  expect(!answer.ok && answer.error.reasons[0].code).toBe('outOfReach');
});

test('CF-4: the distance is the number of exchanges that a breadth-first search needs', () => {
  const chance = chanceFrom(SEED);
  const found = newCoverage({ distance: ['0', '1', '2', 'more'] });
  let deep = 4;
  for (let made = 0; made < 60; made++) {
    const { hand, changes } = driftedHand(chance, {});
    const rules = cardFree(changes as CardFreeChoices);
    if (tilesOf(hand).length !== 14) continue;
    const expected = distanceIn(hand, rules);
    // Two exchanges are a quarter of a million hands: a few are enough.
    const isDeep = (expected === 2 || expected === 3) && deep-- > 0;
    const toBeHad = (rest: Hand) => tilesToBeHad(rest, { options: rules.options });
    count(found, 'distance', expectSearched(hand, rules, toBeHad, isDeep ? 2 : 1));
  }
  assertNoEmptyCell(coverageReport(found));
}, 600_000);

test('CF-4: an exchange changes the distance by one at most; 0 is a win; a tile lacked is an exchange saved', () => {
  const chance = chanceFrom(SEED);
  for (let made = 0; made < samples(400); made++) {
    const generated = driftedHand(chance);
    const { hand, changes } = generated;
    const rules = cardFree(changes as CardFreeChoices);
    const before = distanceIn(hand, rules);
    const where = JSON.stringify({ hand, changes });
    const tile = chance.pick(tilesToBeHad(hand, generated));
    if (tilesOf(hand).length === 13) {
      const withTile = (one: Tile) => distanceIn({ ...hand, concealed: [...hand.concealed, one] }, rules);
      expect([before, before - 1], where).toContain(withTile(tile));
      if (tilesToBeHad(hand, generated).includes('J')) expect(withTile('J') <= before, where).toBe(true);
      continue;
    }
    expect(before === 0, where).toBe(isWinningHand(hand, { rules }));
    const after = distanceIn(exchanged(hand, chance.below(hand.concealed.length), tile), rules);
    expectOneApart(before, after, where);
  }
});
