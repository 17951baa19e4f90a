import { describe, expect, test } from 'vitest';
import { callFault } from '../../../src/games/year/play/call';
import { mustLayAside } from '../../../src/games/year/play/reveal';
import type { YearScene } from '../../../src/games/year/play/types';
import type { YearOwn } from '../../../src/games/year/play/win';
import { type Tile, yearGame } from '../../../src/index';
import { tilesOf } from '../../hand-text';
import { sitYear } from './sitting';

// What hardly any game comes to: an empty Flower Wall before a rack of flowers, a rack that a call would take whole.

const own = (text: string): YearOwn => ({ seat: 'S', rack: tilesOf(text), drawn: null });

describe('YG-6, YG-15a: a flower is laid aside in place of a discard', () => {
  test.each<[string, string, number, number, boolean, boolean]>([
    ['nothing else is on the rack, and nothing replaces it', 'F1 S2', 0, 50, false, true],
    ['the Flower Wall replaces it', 'F1 S2', 1, 50, false, false],
    ['the end of the wall replaces it', 'F1 S2', 0, 50, true, false],
    ['that wall is empty, too', 'F1 S2', 0, 0, true, true],
    ['something can be discarded', 'F1 5D', 0, 50, false, false],
  ])('%s', (_, rack, flowerWallLeft, wallLeft, flowerWallRefill, expected) => {
    const rules = yearGame({ flowerWallRefill });
    expect(mustLayAside(rules, { flowerWallLeft, wallLeft } as YearScene, own(rack))).toBe(expected);
  });

  /** East’s turn with four revealed pungs and two flowers, and an empty Flower Wall. */
  const onlyFlowers = (wallLeft: number) => {
    const { game, state } = sitYear();
    const dealt = state();
    const melds = ['1B', '2B', '3B', '4B'].map((one) => ({ tiles: [one, one, one] as Tile[] }));
    const wall = dealt.wall.slice(0, wallLeft);
    const flowers = tilesOf('F1 F2');
    const scene = {
      ...dealt,
      melds: { ...dealt.melds, E: melds },
      racks: { ...dealt.racks, E: flowers },
      counts: { ...dealt.counts, E: 2 },
      ...{ flowerWall: [], flowerWallLeft: 0, wall, wallLeft: wall.length, drawn: 'F2' },
    } as unknown as typeof dealt;
    return game.apply(scene, { type: 'reveal', seat: 'E', moment: scene.moment, tiles: ['F1'] });
  };

  test('then the turn goes on to the next player, who finds no discard to claim', () => {
    const taken = onlyFlowers(10);
    expect(taken.ok && [taken.value.state.phase, taken.value.state.now, taken.value.state.awaiting]).toEqual([
      'draw',
      { seat: 'S', discard: null, renewed: false },
      ['S'],
    ]);
  });

  test('YG-14: or the game is over, if there is nothing to draw', () => {
    const taken = onlyFlowers(0);
    expect(taken.ok && taken.value.state.phase).toBe('over');
  });
});

test.each([
  ['5D 5D', ['badExposure', 'YG-15']],
  ['5D 5D 1B', undefined],
])('YG-15: a tile must be left after a call: %s', (rack, refusal) => {
  const fault = callFault(own(rack), { tile: '5D', seat: 'E' }, tilesOf('5D 5D'));
  expect(fault && [fault.code, fault.rule]).toEqual(refusal);
});
