import { expect, test } from 'vitest';
import type { MissingTile } from '../../src/analysis';
import { markedGroups } from '../../src/cli/targets';
import { parseHandText } from '../../src/index';
import { tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';

// What is held of a layout and what is missing, in one line.

const lacks = (text: string, takesJoker: boolean): readonly MissingTile[] => {
  const tiles = tilesOf(text);
  return [...new Set(tiles)].map((tile) => ({
    tile,
    count: tiles.filter((one) => one === tile).length,
    unseen: 1,
    takesJoker,
  }));
};

test.each([
  ['what is held stands before what is missing', '11B 444B', '', '4B', '11B 44B E', '11B 44B+4B'],
  ['a group of which nothing is held is missing', 'FF 111C', 'FF', '1C', '11C E', '+FF 11C+1C'],
  ['a joker stands for a tile that is not missing', '22B 333B', '2B', '', '2B 33B J', '2B+2B 33BJ'],
  ['a joker is for a pung, natural tiles for the pair', '222B 22B', '', '2B', '222B J', '2BJ+2B 22B'],
  ['of a tile that is gone a joker is missing', '555C 11B', '', 'J', '55C 11B', '55C+J 11B'],
  ['of a tile that is gone a flower is missing', '555C 11B', '', 'F', '55C 11B', '55C+F 11B'],
  ['a flower of the hand serves', '555C 11B', '', '', '55C 11B F', '55CF 11B'],
  [
    'where there are no jokers a set lacks natural tiles',
    'EEE SSS NN',
    'E SSS N',
    '',
    'EE N',
    'EE+E +SSS N+N',
  ],
  ['different tiles together take no joker', 'NEWS 111C', 'W', '', 'N E S 11C J', 'NES+W 11CJ'],
  ['a line may allow jokers in its pairs', '11D 99D FF', '', 'J', '99D FF J', 'J+J 99D FF'],
  ['an exposure stays as it is', '333B 333B', '', '3B', '33B [3BJJ]', '[3BJJ] 33B+3B'],
])('AG-18, AG-20: %s', (_, layout, bare, open, hand, expected) => {
  const groups = layout.split(' ').map(tilesOf);
  const missing = [...lacks(bare, false), ...lacks(open, true)];
  expect(markedGroups(groups, { missing }, unwrap(parseHandText(hand))).join(' ')).toBe(expected);
});
