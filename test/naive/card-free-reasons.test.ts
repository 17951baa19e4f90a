import { describe, expect, test, vi } from 'vitest';
import type { Hand } from '../../src/hands/hand';
import { anyHand } from '../generators/card-free-hands';
import { chanceFrom } from '../generators/chance';
import { type NaiveOptionChanges, type NaiveWin, naiveOptions } from './card-free-options';
import { naiveNearest, naiveOrder, naiveSets, naiveTileFaults } from './card-free-reasons';
import { handOf } from './hand-text';
import { literalSets } from './literal-reasons';

// The first test of a file makes the listing of layouts.
vi.setConfig({ testTimeout: 300_000 });

type Case = [name: string, hand: string, sets: string[], changes?: NaiveOptionChanges, by?: NaiveWin['by']];

const CASES: Case[] = [
  ['a hand that wins breaks nothing', '11B 222B 333B 444B 555B', ['']],
  ['CF-13: woven suits', '11B 222B 333C 444B 555B', ['wovenSuits']],
  ['CF-3: joker in a pair', '1BJ 2222B 3333B 4444B', ['jokerInPair']],
  ['CF-16: joker in the flowers', 'FJ 2222B 3333B 4444B', ['jokerInFlowers']],
  ['CF-17: joker in NEWS', 'NEWJ 11B 22B 33B 44B 55B', ['jokerInNews']],
  ['CF-16: two flower pairs', 'FFFF 22B 33B 44B GDGD RDRD', ['flowerBlockNotPair', 'twoFlowerBlocks']],
  ['CF-16: flower kong', 'FFFF 22B 3333B 4444B', ['flowerBlockNotPair', 'twoFlowerBlocks']],
  ['CF-16: flower pung', 'FFF 33B 444B 555B 666B', ['flowerBlockNotPair']],
  ['CF-17: two NEWS blocks', 'NEWS NEWS 22B 33B 44B', ['noCategory', 'twoNewsBlocks']],
  ['CF-6: a number in two blocks', '22B 22C 33C 44C 55C GDGD RDRD', ['repeatedNumber']],
  ['CF-6: a wind beside NEWS', 'NEWS EE WWWW GDGDGDGD', ['repeatedWind']],
  ['CF-12: three winds', 'EEE SSS WWW GDGDGD RDRD', ['setTooShort']],
  ['CF-12: neighboring winds', 'EEEE SSSS GDGDGDGD RDRD', ['setTooShort']],
  ['CF-7: two numbers', '3333B 4444B GDGDGDGD RDRD', ['setTooShort']],
  ['CF-11: two suits', '3333B 3333C GDGDGDGD RDRD', ['setTooShort']],
  ['CF-6: no category', '1111B 5555B 9999B RDRD', ['noCategory']],
  ['CF-6: numbers and winds', '1111B 2222B EEEE RDRD', ['noCategory']],
  ['CF-4: no pattern', '2222B 3333B 444B 55B GD', ['noPattern,singleTile']],
  ['CF-4: sizes of no pattern', '111B 2222B 33B 44B 555B', ['noPattern', 'repeatedNumber']],
  ['CF-3a: a block of jokers', 'FF 3333B 5555B JJJJ', ['allJokerBlock'], { allJokerBlocks: false }],
  [
    'CF-33: the house rule',
    'FF 111B 22CJ | 333C | 444C',
    ['houseRule'],
    { houseRules: { requireBonus: true } },
    'discard',
  ],
  ['CF-35: the level', 'FF 111B 222B 333B 444B', ['skillLevel'], { skillLevel: 2 }],
  ["CF-25a: Dragon's Love", 'GDGDGDGD RDRDRDRD FFFFFJ', ['jokerInFlowers']],
  ["CF-26: Dragon's Wing", 'GDGDGDGD RDRDRDRD WDWDWDWD 1BJ', ['jokerInPair']],
  ["CF-38a: Dragon's Wing at level 4", 'GDGDGDGD RDRDRDRD WDWDWDWD 11B', ['skillLevel'], { skillLevel: 4 }],
];

describe('reasons', () => {
  test.each(CASES)('%s', (_, text, sets, changes, by) => {
    const win: NaiveWin | undefined = by === undefined ? undefined : { by };
    const reasons = naiveSets(handOf(text), naiveOptions(changes), win);
    expect(reasons.map(({ codes }) => codes.join())).toEqual(sets);
  });

  test.each<[name: string, hand: string, order: string, changes?: NaiveOptionChanges, by?: NaiveWin['by']]>([
    ['three sizes', '11B 222B 3333B GDGDGD WDWD', 'noPattern repeatedNumber'],
    ['jokers in quints', 'RDRDRDRDJ SSSSJ GDGD WDWD', 'setTooShort jokerInPair'],
    ['four flowers', 'FFFF 22B 3333B 4444B', 'flowerBlockNotPair twoFlowerBlocks'],
    ['two NEWS blocks', 'NEWS NEWS 22B 33B 44B', 'twoNewsBlocks noCategory'],
    ['a joker on either side of a lone tile', 'EJJ GDGD RDRDRDRD | WWWWJ', 'noPattern jokerInPair'],
    ['the level', '111B 2222B 333B 4444B', 'skillLevel repeatedNumber', { skillLevel: 1 }],
  ])('CF-39a: %s', (_, text, order, changes, by) => {
    const win: NaiveWin | undefined = by === undefined ? undefined : { by };
    const sets = naiveSets(handOf(text), naiveOptions(changes), win);
    expect(naiveOrder(sets).join(' ')).toBe(order);
  });

  test('the shortcuts find what every reading taken one by one breaks', () => {
    const chance = chanceFrom(3);
    let compared = 0;
    const ranks = new Set<number>();
    while (compared < 40) {
      const { hand, options, win } = anyHand(chance);
      if (naiveTileFaults(hand, options).length > 0) continue;
      const literal = literalSets(hand, options, win, 1_000);
      if (literal === undefined) continue;
      compared++;
      const quick = naiveSets(hand, options, win);
      // The literal way does not know the Dragon Hands, which may break less or as little in another way.
      if (!canBeDragonHand(hand)) expect(quick).toEqual(literal);
      else if (quick[0]?.codes.length === literal[0]?.codes.length)
        expect(quick.map(({ codes }) => codes)).toEqual(
          expect.arrayContaining(literal.map(({ codes }) => codes)),
        );
      for (const { rank } of literal) ranks.add(rank);
    }
    expect([...ranks].sort()).toEqual([0, 1, 2]);
  });
});

/** Whether a hand has only tiles of some Dragon Hand. */
function canBeDragonHand(hand: Hand): boolean {
  const tiles = [...hand.concealed, ...(hand.melds ?? []).flatMap((meld) => meld.tiles)];
  return ['GD RD WD F J', 'GD RD WD 1B J', 'GD RD WD E S W N J'].some((own) =>
    tiles.every((tile) => own.split(' ').includes(tile)),
  );
}

describe('tiles as such', () => {
  test.each<[name: string, hand: string, faults: string[], changes?: NaiveOptionChanges]>([
    ['sound', 'FF 222B 333B 444B | 55BJ', []],
    ['13 tiles', 'F 222B 333B 444B 555B', ['wrongTileCount']],
    ['five of a tile', '33333B 4444B 5555B F', ['tooManyCopies']],
    ['nine jokers', '22B 333B JJJJJJJJJ', ['tooManyJokers']],
    [
      'CF-32: five jokers',
      '22B 3333B 444B JJJJJ',
      ['tooManyJokers'],
      { houseRules: { removeFlowersAndJokers: true } },
    ],
    [
      'CF-32: five flowers',
      'FFFFF 333B 444B 555B',
      ['tooManyCopies'],
      { houseRules: { removeFlowersAndJokers: true } },
    ],
    ['another game', 'FF 222B 333B 444B 55B YD', ['unknownTile']],
    ['a numbered flower', 'F F2 222B 333B 444B 555B', ['unknownTile']],
    ['CF-18: a pair', '222B 333B 444B 555B | 66B', ['callNotAllowed']],
    ['CF-18: NEWS', '22B 3333B 4444B | NEWS', ['callNotAllowed']],
    ['CF-18: the flower pair', '222B 333B 444B 555B | FF', ['callNotAllowed']],
    ['CF-25a: a flower pung', 'FFF GDGDGDGD RDRDRDRD | FFF', []],
    [
      'CF-25a: a flower pung, not called',
      'FFF GDGDGDGD RDRDRDRD | FFF',
      ['callNotAllowed'],
      { callFlowerPungs: false },
    ],
    ['CF-25a: a joker in it', 'FFF GDGDGDGD RDRDRDRD | FFJ', ['jokerInFlowers']],
    ['CF-25a: allowed', 'FFF GDGDGDGD RDRDRDRD | FFJ', [], { jokersInFlowerPungs: true }],
    ['CF-16: a flower kong', '22B 3333B 4444B | FFFF', ['flowerBlockNotPair']],
    ['CF-28: jokers only', 'FF 222B 333B 444B | JJJ', ['badMeld']],
    ['CF-28: two kinds', 'FF 222B 333B 444B | 55B 6B', ['badMeld']],
    ['CF-28: six tiles', 'FF 222B 333B | 555BJJJ', ['badMeld']],
  ])('%s', (_, text, faults, changes) => {
    expect(naiveTileFaults(handOf(text), naiveOptions(changes))).toEqual(faults);
  });

  test('a concealed meld is none', () => {
    const hand = {
      ...handOf('FF 222B 333B 444B'),
      melds: [{ tiles: handOf('555B').concealed, concealed: true }],
    };
    expect(naiveTileFaults(hand, naiveOptions())).toEqual(['badMeld']);
  });
});

describe('nearest layouts', () => {
  test.each<
    [name: string, hand: string, distance: number, first: string | undefined, changes?: NaiveOptionChanges]
  >([
    ['one tile', '11B 222B 333B 444B 55B 9D', 1, 'consecutiveRun 1 Pair 4 Pungs 1 2 3 4 5'],
    ['a Dragon Hand first', 'GDGDGDGD RDRDRDRD FFFFF 1B', 1, "dragonHand Dragon's Love "],
    ['13 tiles', '11B 222B 333B 444B 55B', 1, 'consecutiveRun 1 Pair 4 Pungs 1 2 3 4 5'],
    ['CF-28: exposures bind', '1B 222B 333B 44B 55B | 888D', 4, 'consecutiveRun 4 Pairs 2 Pungs 3 4 5 6 7 8'],
    ['no layout has the exposures', '1B | EEE | 555B | NNN | 888D', Number.POSITIVE_INFINITY, undefined],
    [
      'CF-37: levels rule layouts out',
      'FF 111B 222B 333B 44C J',
      4,
      'consecutiveRun 1 Pair 4 Pungs 1 2 3 4 5',
      { skillLevel: 4 },
    ],
  ])('%s', (_, text, distance, first, changes) => {
    const nearest = naiveNearest(handOf(text), naiveOptions(changes));
    const [layout] = nearest.layouts;
    const shortly = layout && `${layout.category} ${layout.pattern} ${layout.set.join(' ')}`;
    expect({ distance: nearest.distance, first: shortly }).toEqual({ distance, first });
  });
});
