import { describe, expect, test } from 'vitest';
import type { YearState } from '../../../src/game';
import { callFault } from '../../../src/game/year/call';
import type { YearKit, YearOwn } from '../../../src/game/year/kit';
import { mustLayAside } from '../../../src/game/year/reveal';
import { isCourseSound } from '../../../src/game/year/sound-course';
import type { YearScene } from '../../../src/game/year/state';
import { SEATS, type Tile, yearGame } from '../../../src/index';
import { sitYear } from './sitting';

// What hardly any game comes to: an empty Flower Wall before a rack of flowers, a rack that a call would take whole.

const tile = (text: string): readonly Tile[] => text.split(' ') as Tile[];
const own = (text: string): YearOwn => ({ seat: 'S', rack: tile(text), answer: null, drawn: null });

describe('YG-6, YG-15a: a flower is laid aside in place of a discard', () => {
  test.each<[string, string, number, number, boolean, boolean]>([
    ['nothing else is on the rack, and nothing replaces it', 'F1 S2', 0, 50, false, true],
    ['the Flower Wall replaces it', 'F1 S2', 1, 50, false, false],
    ['the end of the wall replaces it', 'F1 S2', 0, 50, true, false],
    ['that wall is empty, too', 'F1 S2', 0, 0, true, true],
    ['something can be discarded', 'F1 5D', 0, 50, false, false],
  ])('%s', (_, rack, flowerWallLeft, wallLeft, flowerWallRefill, expected) => {
    const kit = { options: yearGame({ flowerWallRefill }).options } as unknown as YearKit;
    expect(mustLayAside(kit, { flowerWallLeft, wallLeft } as YearScene, own(rack))).toBe(expected);
  });

  /** East’s turn with four revealed pungs and two flowers, and an empty Flower Wall. */
  const onlyFlowers = (wallLeft: number) => {
    const { game, state } = sitYear();
    const dealt = state();
    const melds = ['1B', '2B', '3B', '4B'].map((one) => ({ tiles: [one, one, one] as Tile[] }));
    const wall = dealt.wall.slice(0, wallLeft);
    const flowers = tile('F1 F2');
    const scene = {
      ...dealt,
      melds: { ...dealt.melds, E: melds },
      racks: { ...dealt.racks, E: flowers },
      counts: { ...dealt.counts, E: 2 },
      ...{ flowerWall: [], flowerWallLeft: 0, wall, wallLeft: wall.length, drawn: 'F2' },
    } as unknown as YearState;
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
  const fault = callFault(own(rack), { tile: '5D', seat: 'E' }, tile('5D 5D'));
  expect(fault && [fault.code, fault.rule]).toEqual(refusal);
});

describe('the course that a stored state tells of', () => {
  const NOTHING = { E: [], S: [], W: [], N: [] };
  /** A state before a draw, after these seats have discarded; what belongs to nothing of it is left out. */
  const after = (discarders: string, moment: number, more: object): YearState =>
    ({
      ...{ dealer: 'E', seats: SEATS, phase: 'draw', now: {}, melds: NOTHING, flowers: NOTHING },
      ...{ discards: [...discarders].map((seat) => ({ seat, tile: '5D' })), moment, flowerWallLeft: 5 },
      ...more,
    }) as unknown as YearState;
  const melds = (text: string): object => ({ melds: { ...NOTHING, W: [{ tiles: tile(text) }] } });
  const laid = (flowerWallLeft: number): object => ({ flowers: { ...NOTHING, S: ['F1'] }, flowerWallLeft });

  test.each<[string, string, number, object, boolean]>([
    ['YG-15: two turns', 'ES', 9, {}, true],
    ['YG-15: a turn that nobody called for', 'EW', 9, {}, false],
    ['YG-7: a pung that was called', 'EW', 11, melds('5B 5B 5B'), true],
    ['YG-9: four alike, of which three were called', 'EW', 12, melds('5B 5B 5B 5B'), true],
    ['YG-10: a Year, which is not called', 'EW', 10, melds('E S W N'), false],
    ['YG-10: a Year, revealed in turn', 'ES', 10, melds('E S W N'), true],
    ['YG-10: a Year, and a decision too many', 'ES', 11, melds('E S W N'), false],
    ['YG-6: a flower laid aside in place of a discard', 'EW', 11, laid(0), true],
    ['YG-6: a flower that was replaced, in turn', 'ES', 10, laid(1), true],
    ['YG-6: a flower that was replaced, out of turn', 'EW', 10, laid(1), false],
    ['YG-6: a flower that was replaced, and a decision too many', 'ES', 11, laid(1), false],
    ['YG-6: two decisions too many for a flower laid aside', 'EW', 12, laid(0), false],
  ])('%s: %s at %s', (_, discarders, moment, more, expected) => {
    expect(isCourseSound(after(discarders, moment, more))).toBe(expected);
  });
});
