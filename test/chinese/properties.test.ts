import { describe, expect, test } from 'vitest';
import {
  type ChineseReading,
  type ChineseSet,
  type ChineseWin,
  chineseSheet,
  chineseSolitaire,
  type Hand,
  scoreHand,
  type Tile,
  validateHand,
} from '../../src/index';
import { chanceFrom } from '../generators/chance';
import { type GeneratedChineseHand, OPTION_CHOICES, winningChineseHand } from '../generators/chinese-hands';
import { describeReadings } from '../melds/reading-laws';

// What holds of every hand, whatever it is.

const SIZES = { pair: 2, pung: 3, run: 3, kong: 4 } as const;

const tilesIn = ({ kind, tile }: ChineseSet): readonly Tile[] =>
  Array.from({ length: SIZES[kind] }, (_, step) =>
    kind === 'run' ? (`${Number(tile[0]) + step}${tile.slice(1)}` as Tile) : tile,
  );

const hands = (seed: number, count: number): readonly GeneratedChineseHand[] => {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => winningChineseHand(chance));
};

const readingsOf = ({ hand, win, options }: GeneratedChineseHand): readonly ChineseReading[] => {
  const answer = validateHand(hand, { rules: chineseSolitaire(options), win });
  return answer.valid ? answer.readings : [];
};

const HANDS = hands(22, 600);

describeReadings({
  rule: 'CS-8',
  hands: HANDS,
  readingsOf,
  tilesIn: ({ sets }) => sets.flatMap(tilesIn),
  renamable: HANDS,
  figureOf: ({ product, wait, onlyPlace }: ChineseReading) => `${product} ${wait} ${onlyPlace}`,
  // The player is East, so that wind stays.
  winds: ['S', 'W', 'N'],
  dragons: ['RD', 'GD', 'WD'],
});

describe('every reading', () => {
  test('CS-8: is of four sets and then the pair', () => {
    for (const one of HANDS)
      for (const { sets } of readingsOf(one))
        expect(sets.map(({ kind }) => kind === 'pair')).toEqual([false, false, false, false, true]);
  });

  test('CS-22: comes best first, and its sheet is that of a person who fills it in', () => {
    for (const { hand, win, options } of HANDS) {
      if (win === undefined) continue;
      const rules = chineseSolitaire(options);
      const answer = validateHand(hand, { rules, win });
      if (!answer.valid) continue;
      const products = answer.readings.map(({ product }) => product);
      expect(products).toEqual([...products].sort((one, other) => other - one));
      for (const reading of answer.readings) {
        const score = scoreHand(hand, { win, rules, reading });
        if (!score.ok) throw new Error('a reading has a sheet');
        const { reading: chosen, readings, ...sheet } = score.value;
        expect(chosen).toEqual(reading);
        expect(readings).toEqual(answer.readings);
        const isAfterKong = win.afterKong ?? (hand.flowers ?? []).length === 0;
        const filled = chineseSheet(
          {
            sets: reading.sets,
            flowers: hand.flowers,
            winningPieceDrawn: win.by !== 'discard',
            onlyPlace: reading.onlyPlace,
            looseAfterKong: win.by === 'looseTile' && isAfterKong,
            lastTile: win.lastTile,
            originalDraw: win.originalDraw,
          },
          options,
        );
        expect(filled).toEqual({ ok: true, value: sheet });
      }
    }
  });
});

test('CS-22: the sets of a sheet may come in any order', () => {
  const chance = chanceFrom(4);
  for (const one of HANDS) {
    const sets = readingsOf(one)[0]?.sets ?? [];
    if (sets.length === 0) continue;
    const figures = (given: readonly ChineseSet[]) => {
      const sheet = chineseSheet({ sets: given, flowers: one.hand.flowers, discards: 7 }, one.options);
      return sheet.ok && [sheet.value.subtotal1, sheet.value.doubles, sheet.value.final];
    };
    expect(figures(chance.shuffle(sets))).toEqual(figures(sets));
  }
});

test('CS-16: moving a set from the table to the hand never lowers the score', () => {
  for (const [number, one] of HANDS.entries()) {
    const sets = readingsOf(one)[0]?.sets ?? [];
    for (const choices of [one.options, OPTION_CHOICES[number % OPTION_CHOICES.length]]) {
      const finalOf = (given: readonly ChineseSet[]): number => {
        const sheet = chineseSheet({ sets: given, flowers: one.hand.flowers, discards: 30 }, choices);
        if (!sheet.ok) throw new Error('the sheet is in order');
        return sheet.value.final.n / sheet.value.final.d;
      };
      for (const at of sets.keys()) {
        const [table, inHand] = (['table', 'hand'] as const).map((where) =>
          finalOf(sets.map((set, place) => (place === at ? { ...set, where } : set))),
        );
        expect(inHand).toBeGreaterThanOrEqual(table as number);
      }
    }
  }
});

test('CS-21: every discard lowers the final score, down to nothing', () => {
  const hand: Hand = {
    concealed: ['2B', '3B', '4B', '5C', '6C', '7C', '3D', '4D', '5D', '6D', '7D', '8D', '8C', '8C'],
  };
  const scoreWith = (discards: number): number => {
    const win: ChineseWin = { by: 'wall', tile: '8C', discards };
    const score = scoreHand(hand, { win, rules: chineseSolitaire() });
    if (!score.ok) throw new Error('it wins');
    return score.value.final.n / score.value.final.d;
  };
  const finals = Array.from({ length: 131 }, (_, discards) => scoreWith(discards));
  expect(finals[0]).toBe(32);
  expect(finals[130]).toBe(0);
  finals.slice(1).forEach((final, at) => {
    expect(final).toBeLessThan(finals[at] as number);
  });
});
