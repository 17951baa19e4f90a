import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { cardText } from '../../src/cli/games/american';
import { americanCard, parseTiles, TILES, type Tile, validateHand } from '../../src/index';
import { tilesText } from '../../src/tiles/tiles-text';
import { cardOf } from '../card/cases';
import { handOf } from '../hand-text';

/** The tiles of the American games: no numbered flowers, seasons or gold dragons. */
const AMERICAN = TILES.filter((tile) => !/^(?:[FS][1-4]|YD)$/.test(tile));
const groups = fc
  .uniqueArray(fc.constantFrom(...AMERICAN), { minLength: 1, maxLength: 4 })
  .chain((kinds) => fc.array(fc.constantFrom(...kinds), { maxLength: 8 }));

test.each<[readonly Tile[], string]>([
  [['N', 'E', 'W', 'S'], 'NEWS'],
  [['3B', '3B', 'J'], '33BJ'],
  [['WD', 'WD', 'J', 'J'], 'WDWDJJ'],
  [['WD', 'J'], 'WDJ'],
  [['2B', 'WD', '2B', '6B'], '2B 0 26B'],
  [['GD', 'GD', 'J'], 'GGJ'],
  [['WD', 'WD', 'WD'], '000'],
])('%j is written %s', (tiles, text) => {
  expect(tilesText(tiles)).toBe(text);
});

property.prop([groups])('what is written is read back', (tiles) => {
  expect(parseTiles(tilesText(tiles))).toEqual({ ok: true, value: tiles });
});

test.each([
  ['[2222BJ] 5555CJ 00 JJ', '22222a 55555b 0000'],
  ['FFFF 111B 2B 0 26B [00 J]', 'FFFF 111a 2026a 000'],
])('AG-25: the groups of a reading of %s can be typed again', (text, line) => {
  const rules = americanCard(cardOf([{ hand: line, value: 25, open: true }]));
  const answer = validateHand(handOf(text), { rules });
  if (!answer.valid) throw new Error('this hand wins');
  const [groups = ''] = cardText.reading(answer.best).details;
  expect(validateHand(handOf(groups), { rules })).toEqual(answer);
});
