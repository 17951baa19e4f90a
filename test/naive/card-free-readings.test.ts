import { describe, expect, test, vi } from 'vitest';
import { winningHand } from '../generators/card-free-hands';
import { chanceFrom } from '../generators/chance';
import { type NaiveOptionChanges, type NaiveWin, naiveOptions } from './card-free-options';
import { type NaiveReading, naiveReadings, naiveReadingsByScanning } from './card-free-readings';
import { handOf } from './hand-text';

// The first test of a file makes the listing of layouts.
vi.setConfig({ testTimeout: 300_000 });

/** A reading in short: category, pattern, bonuses, total. */
function shortly({ category, pattern, bonuses, total }: NaiveReading): string {
  return `${category}, ${pattern}: ${[...bonuses.map(({ code }) => code), total].join(' ')}`;
}

type Case = [
  name: string,
  hand: string,
  best: string | undefined,
  changes?: NaiveOptionChanges,
  by?: NaiveWin['by'],
];

const CASES: Case[] = [
  ['CF-7: a run', '11B 222B 333B 444B 555B', 'consecutiveRun, 1 Pair 4 Pungs: set suit concealed 45'],
  ['CF-7: no wrap', '88B 999B 111B 222B 333B', undefined],
  ['CF-8: odds', '11B 3333B 5555B 7777B', 'consecutiveOdds, 1 Pair 3 Kongs: set suit concealed 45'],
  ['CF-9: evens', '22C 444C 666C 888C RDRDRD', 'consecutiveEvens, 1 Pair 4 Pungs: suit concealed 40'],
  [
    'CF-10: 3 6 9 with jokers',
    '3333D 6666DJ 9999DJ',
    'multiplesOfThree, 1 Kong 2 Quints: quints set suit concealed 55',
  ],
  ['CF-11: like numbers', '555B 5555C 5555D GDGDGD', 'anyLikeNumbers, 2 Pungs 2 Kongs: concealed 35'],
  ['CF-11: two of a suit', '555B 5555C 55C GDGDGDGDGD', undefined],
  ['CF-12: all winds', 'EEE SSS WWW NNN FF', 'winds, 1 Pair 4 Pungs: concealed 35'],
  ['CF-12: opposite winds', 'EEE WWWW GDGDGD RDRDRDRD', 'winds, 2 Pungs 2 Kongs: concealed 35'],
  ['CF-12: neighboring winds', 'EEE SSSS GDGDGD RDRDRDRD', undefined],
  ['CF-13: woven suits', '11B 222B 333C 444B 555B', undefined],
  ['CF-13: three suits', '11B 222B 333C 444D 555D', 'consecutiveRun, 1 Pair 4 Pungs: set concealed 40'],
  ['CF-16: flowers', 'FF 111B 222B 333B 444B', 'consecutiveRun, 1 Pair 4 Pungs: suit concealed 40'],
  ['CF-16: four flowers', 'FFFF 11B 2222B 3333B', undefined],
  [
    'CF-17: NEWS as the only kong',
    'NEWS 11B 22B 33B 44B 55B',
    'consecutiveRun, 5 Pairs 1 Kong: pairs suit concealed 45',
  ],
  ['CF-17a: NEWS beside winds', 'NEWS EE WWWW GDGDGDGD', undefined],
  [
    'CF-17a: allowed',
    'NEWS EE WWWW GDGDGDGD',
    'winds, 1 Pair 3 Kongs: concealed 35',
    { newsWithWinds: true },
  ],
  ['CF-3: joker in a pair', '1BJ 222B 333B 444B 666B', undefined],
  ['CF-3a: a block of jokers', 'FF 3333B 5555B JJJJ', 'consecutiveRun, 1 Pair 3 Kongs: suit concealed 40'],
  ['CF-3a: not allowed', 'FF 3333B 5555B JJJJ', undefined, { allJokerBlocks: false }],
  ['CF-4a: seven pairs', 'FF 11B 22B 33B 44B GDGD RDRD', 'consecutiveRun, 7 Pairs: pairs concealed 45'],
  [
    'CF-4a: four of a kind is a kong',
    'FF 1111B 22B 33B 44B GDGD',
    'consecutiveRun, 5 Pairs 1 Kong: pairs suit concealed 45',
  ],
  [
    'CF-22a: flowers spoil SUIT',
    'FF 111B 222B 333B 444B',
    'consecutiveRun, 1 Pair 4 Pungs: concealed 35',
    { suitAllowsFlowers: false },
  ],
  ['CF-23: exposed', 'FF 111B 222B 333B | 444B', 'consecutiveRun, 1 Pair 4 Pungs: suit 30'],
  ['CF-28: exposed size is fixed', 'FF 2222B 3333B J | 444B', undefined],
  ["CF-25: Dragon's Love", 'GDGDGDGD RDRDRDRD FFFFFF', "dragonHand, Dragon's Love: 50"],
  ["CF-25a: joker in Dragon's Love", 'GDGDGDGD RDRDRDRD FFFFFJ', undefined],
  [
    'CF-25a: allowed',
    'GDGDGDGD RDRDRDRD FFFFFJ',
    "dragonHand, Dragon's Love: 50",
    { jokersInFlowerPungs: true },
  ],
  ["CF-26: Dragon's Wing", 'GDGDGDGD RDRDRDJ WDWDWDWD 11B', "dragonHand, Dragon's Wing: 50"],
  ["CF-27: Dragon's Breath", 'EE SS WW NN GDGD RDRD WDWD', "dragonHand, Dragon's Breath: 100"],
  [
    'CF-33: no bonus, a joker, a discard',
    'FF 111B 222C | 333CJ | 444C',
    undefined,
    { houseRules: { requireBonus: true } },
    'discard',
  ],
  [
    'CF-33: in favor when unknown',
    'FF 111B 22CJ | 333C | 444C',
    'consecutiveRun, 1 Pair 4 Pungs: 25',
    { houseRules: { requireBonus: true } },
  ],
  [
    'CF-33: not by discard',
    'FF 111B 22CJ | 333C | 444C',
    undefined,
    { houseRules: { requireBonus: true } },
    'discard',
  ],
  [
    'CF-33: self-picked',
    'FF 111B 22CJ | 333C | 444C',
    'consecutiveRun, 1 Pair 4 Pungs: 25',
    { houseRules: { requireBonus: true } },
    'charleston',
  ],
  [
    'CF-33a: base 20',
    'FF 111B 222C | 333C | 444C',
    'consecutiveRun, 1 Pair 4 Pungs: 20',
    { houseRules: { requireBonus: true }, baseValue: 20, minimumValue: 20 },
  ],
  [
    'CF-33a: at least 25',
    'FF 111B 222C | 333C | 444C',
    'consecutiveRun, 1 Pair 4 Pungs: 25',
    { houseRules: { requireBonus: true }, baseValue: 20 },
  ],
  ['CF-34: level 1', '333B 4444B 5555B 666B', undefined, { skillLevel: 1 }],
  ['CF-34a: NEWS is not enough', '333B 4444B NEWS 555B', undefined, { skillLevel: 1 }],
  [
    'CF-34a: NEWS is enough',
    '333B 4444B NEWS 555B',
    'consecutiveRun, 2 Pungs 2 Kongs: suit concealed 40',
    { skillLevel: 1, level1NewsCounts: true },
  ],
  ['CF-35: level 2', 'FF 111B 222B 333B 444B', undefined, { skillLevel: 2 }],
  ['CF-36: level 3', '22C 444C 666C RDRDRD | 888C', undefined, { skillLevel: 3 }],
  ['CF-37: level 4', '22C 444C 666C 888D RDRDRD', undefined, { skillLevel: 4 }],
  ['CF-38: level 5', '11B 222B 333B 444B 55BJ', undefined, { skillLevel: 5 }, 'discard'],
  [
    'CF-38a: level 5 and a Dragon Hand',
    'GDGDGDGD RDRDRDJ FFFFFF',
    "dragonHand, Dragon's Love: 50",
    { skillLevel: 5 },
    'discard',
  ],
  ["CF-38a: level 4 and Dragon's Wing", 'GDGDGDGD RDRDRDJ WDWDWDWD 11B', undefined, { skillLevel: 4 }],
  [
    'CF-38a: not bound',
    'GDGDGDGD RDRDRDJ WDWDWDWD 11B',
    "dragonHand, Dragon's Wing: 50",
    { skillLevel: 4, levelsBindDragonHands: false },
  ],
];

describe('readings', () => {
  test.each(CASES)('%s', (_, text, best, changes, by) => {
    const win: NaiveWin | undefined = by === undefined ? undefined : { by };
    const readings = naiveReadings(handOf(text), naiveOptions(changes), win);
    expect(readings.map(shortly)[0]).toBe(best);
  });

  test("CF-27: Dragon's Breath is 7 Pairs in Winds too", () => {
    const readings = naiveReadings(handOf('EE SS WW NN GDGD RDRD WDWD'), naiveOptions());
    expect(readings.map(shortly)).toEqual([
      "dragonHand, Dragon's Breath: 100",
      'winds, 7 Pairs: pairs concealed 45',
    ]);
  });

  test('CF-24, CF-28: the blocks of a reading, in rack order', () => {
    const readings = naiveReadings(handOf('NEWS RDRD 7CJ J | 666CJ'), naiveOptions());
    expect(readings).toEqual([]);
    expect(naiveReadings(handOf('NEWS FF 77CJJ | 666CJ'), naiveOptions())).toEqual([]);
    expect(naiveReadings(handOf('NEWS FF 7C 7CJJ | 66CJJ'), naiveOptions())).toEqual([]);
    expect(naiveReadings(handOf('FF JJJ 77CJ | RDRDJ | 666C'), naiveOptions())[0]).toEqual({
      category: 'consecutiveRun',
      set: [5, 6, 7],
      pattern: '1 Pair 4 Pungs',
      blocks: [
        { tile: 'F', kind: 'pair', size: 2, jokers: 0, exposed: false, role: 'filler' },
        { tile: '5C', kind: 'pung', size: 3, jokers: 3, exposed: false, role: 'set' },
        { tile: '6C', kind: 'pung', size: 3, jokers: 0, exposed: true, role: 'set' },
        { tile: '7C', kind: 'pung', size: 3, jokers: 1, exposed: false, role: 'set' },
        { tile: 'RD', kind: 'pung', size: 3, jokers: 1, exposed: true, role: 'filler' },
      ],
      bonuses: [{ code: 'suit', points: 5 }],
      total: 30,
    });
  });

  test('CF-25a: the flower pungs share natural flowers evenly, the odd one to the first', () => {
    const options = naiveOptions({ jokersInFlowerPungs: true, allJokerBlocks: false });
    const readings = naiveReadings(handOf('GDGDGDGD RDRDRDRD FFF JJJ'), options);
    expect(
      readings.map(({ blocks }) => blocks.filter(({ tile }) => tile === 'F').map(({ jokers }) => jokers)),
    ).toEqual([[1, 2]]);
  });

  test('looking layouts up by their kinds finds what scanning all of them finds', () => {
    const chance = chanceFrom(2024);
    for (let at = 0; at < 6; at++) {
      const { hand, options, win } = winningHand(chance, at % 2 === 0 ? {} : { newsWithWinds: true });
      expect(naiveReadings(hand, options, win)).toEqual(naiveReadingsByScanning(hand, options, win));
    }
  });
});
