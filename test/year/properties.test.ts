import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../src/games/year/parts';
import {
  LIMITS,
  scoreHand,
  validateHand,
  type YearChoices,
  type YearPoints,
  type YearReading,
  yearGame,
} from '../../src/index';
import { arrange } from '../../src/melds/arrange';
import { chanceFrom } from '../generators/chance';
import { type GeneratedYearHand, winningYearHand } from '../generators/year-hands';
import { describeReadings } from '../melds/reading-laws';
import { untyped } from '../tiles/arbitraries';

// What holds of every hand, whatever it is.

const hands = (seed: number, count: number): readonly GeneratedYearHand[] => {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => winningYearHand(chance));
};

const readingsOf = ({ hand, win, options }: GeneratedYearHand): readonly YearReading[] => {
  const answer = validateHand(hand, { rules: yearGame(options), win });
  return answer.valid ? answer.readings : [];
};

const HANDS = hands(16, 800);
const anyHand = fc.integer().map((seed) => winningYearHand(chanceFrom(seed)));
const RUNS = { numRuns: 400 };

describeReadings({
  rule: 'YG-11',
  hands: HANDS,
  readingsOf,
  tilesIn: ({ sets }) => sets.flatMap(({ tiles }) => tiles),
  renamable: HANDS.slice(0, 200).map((one) => ({
    ...one,
    win: one.win && { ...one.win, personalSuit: undefined },
    options: { ...one.options, points: null },
  })),
  figureOf: ({ sets }: YearReading) =>
    sets
      .map(({ kind, concealed }) => `${kind} ${concealed}`)
      .sort()
      .join(', '),
  winds: ['E', 'S', 'W', 'N'],
  dragons: ['RD', 'GD', 'YD', 'WD'],
});

describe('every reading', () => {
  const kinds = ['pungPair', 'year', 'kong', 'pung', 'chow'] as const;
  const concealedOf = ({ sets }: YearReading): number =>
    sets.filter(({ kind, concealed }) => concealed && kind !== 'pair').length;
  /** What the order of readings goes by: the points, the concealed sets, then how many there are of each kind. */
  const rankOf = (reading: YearReading): readonly number[] => [
    reading.points ?? 0,
    concealedOf(reading),
    ...kinds.map((kind) => reading.sets.filter((set) => set.kind === kind).length),
    ...kinds.map((kind) => reading.sets.filter((set) => set.kind === kind && set.concealed).length),
  ];
  const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((figure, place) => figure !== other[place]);
    return at < 0 || (one[at] as number) > (other[at] as number);
  };

  test('YG-13, YG-16: comes in its order: points, concealed sets, larger sets', () => {
    let compared = 0;
    for (const one of HANDS) {
      const ranks = readingsOf(one).map(rankOf);
      for (let at = 1; at < ranks.length; at++) {
        expect(isBefore(ranks[at - 1] as number[], ranks[at] as number[]), JSON.stringify(one)).toBe(true);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('YG-13: has a sheet whose lines are its sets, and add up', () => {
    for (const { hand, win, options } of HANDS) {
      const rules = yearGame(options);
      for (const reading of readingsOf({ hand, win, options, made: '' })) {
        const score = scoreHand(hand, {
          win: win ?? { by: 'wall' },
          rules,
          ...(win === undefined ? {} : { reading }),
        });
        if (!score.ok) throw new Error('a reading has a sheet');
        const { lines, total, concealedSets } = score.value;
        const { sets, points } = score.value.reading;
        expect(lines.flatMap(({ set }) => set)).toEqual(
          sets.flatMap(({ kind }, at) => (kind === 'pungPair' ? [at, at] : [at])),
        );
        expect(lines.every(({ concealed, set }) => sets[set]?.concealed === concealed)).toBe(true);
        expect(concealedSets).toBe(concealedOf(score.value.reading));
        expect(total).toBe(points);
        if (total !== undefined) expect(lines.reduce((sum, line) => sum + (line.points ?? 0), 0)).toBe(total);
      }
    }
  });
});

describe('nothing changes', () => {
  test('YG-2a: if two mixed Years that begin alike change places', () => {
    const melds = [{ tiles: ['F1', 'S2', 'S3', 'S4'] }, { tiles: ['F1', 'F2', 'F3', 'S4'] }] as const;
    const concealed = ['N', 'N', 'N', 'W', 'W', 'W'] as const;
    const rules = yearGame({ mixedSaws: true });
    const [one, other] = [melds, melds.toReversed()].map((laid) =>
      validateHand({ concealed, melds: laid }, { rules }),
    );
    expect(one).toEqual(other);
    expect(one?.valid && one.best.sets[0]?.tiles).toEqual(['F1', 'F2', 'F3', 'S4']);
  });

  test('YG-13: in the readings, but for their order, if there is a table of points', () => {
    const points: YearPoints = { pair: { concealed: 9, revealed: 3 }, kong: { concealed: 1 } };
    const wordsOf = (one: GeneratedYearHand): readonly string[] =>
      readingsOf(one)
        .map(({ sets }) => JSON.stringify(sets))
        .sort();
    for (const one of HANDS.filter(({ win }) => win?.by !== 'discard' || win.tile !== undefined)) {
      const without = { ...one, options: { ...one.options, points: null } };
      expect(wordsOf({ ...one, options: { ...one.options, points } })).toEqual(wordsOf(without));
    }
  });
});

describe('an answer is nothing but data', () => {
  test('YG-11: the same through JSON, and the hand is left as it was', () => {
    fc.assert(
      fc.property(anyHand, ({ hand, win, options }) => {
        const before = JSON.stringify({ hand, win });
        const answer = validateHand(hand, { rules: yearGame(options), win });
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        expect(JSON.stringify({ hand, win })).toBe(before);
      }),
      RUNS,
    );
  });

  test('YG-13: the same options give the same rules, in whatever order they stand', () => {
    const choices: YearChoices = {
      points: { pung: { concealed: 8 }, chow: { revealed: 1 } },
      bonusCopies: 1,
    };
    const others: YearChoices = { bonusCopies: 1, points: { chow: { revealed: 1 }, pung: { concealed: 8 } } };
    expect(yearGame(choices)).toBe(yearGame(others));
    expect(yearGame()).toBe(yearGame({}));
    expect(yearGame(choices)).not.toBe(yearGame());
    expect(Object.isFrozen(yearGame(choices))).toBe(true);
    expect(Object.isFrozen(yearGame(choices).options.points?.pung)).toBe(true);
  });
});

test('YG-9: what a win inherits is not read; what it would have to compute is refused, and not called', () => {
  const validate = (win: object): boolean =>
    validateHand('11222333444555B', { rules: yearGame(), win: untyped(win) }).valid;
  expect(
    validate(Object.create({ replacements: 7, tile: 5 }, { by: { value: 'wall', enumerable: true } })),
  ).toBe(true);
  const get = (): never => {
    throw new Error('this property must not be read');
  };
  const computed = { enumerable: true, get };
  for (const name of ['tile', 'replacements', 'personalSuit'])
    expect(validate(Object.defineProperty({ by: 'wall' }, name, computed))).toBe(false);
});

describe('how many readings there can be', () => {
  const SIZE = 14;
  /** The most arrangements of so many tiles of a part, by brute force over everything that can be held of it. */
  const mostOf = (part: ReturnType<typeof partsOf>[number]): readonly number[] => {
    const most = Array.from({ length: SIZE + 1 }, () => 0);
    const counts = new Uint8Array(48);
    const go = (place: number, left: number): void => {
      const kind = part.kinds[place];
      if (kind === undefined) {
        const size = SIZE - left;
        most[size] = Math.max(most[size] as number, arrange([part], counts).length);
        return;
      }
      for (let count = Math.min(part.copies, left); count >= 0; count--) {
        counts[kind] = count;
        go(place + 1, left - count);
      }
    };
    go(0, SIZE);
    return most;
  };

  test('YG-11: never more than 72 arrangements, far below the limit', () => {
    const [bams, , , winds, , bonus] = partsOf({ bonusPair: 'number', mixedSaws: true });
    if (bams === undefined || winds === undefined || bonus === undefined)
      throw new Error('there are six parts');
    const [suit, honors, flowers] = [bams, winds, bonus].map(mostOf) as [number[], number[], number[]];
    const most = [suit, suit, suit, honors, honors, flowers].reduce((before, own) =>
      before.map((_, size) =>
        Math.max(...before.slice(0, size + 1).map((one, at) => one * (own[size - at] as number))),
      ),
    );
    expect(most[SIZE]).toBe(72);
    // A claimed tile can have completed each of at most seven sets.
    expect(72 * 7).toBeLessThan(LIMITS.readings);
  }, 60_000);
});

test.each([
  ['YG-11', '[NNNN] [RRRR] [GGGG] [1111B]'],
  ['YG-6', 'S1S1S2S2S3S3S4S4 F1F1F2F2F3F3'],
])('%s: %s cannot be won on a discard, and the message says why', (rule, text) => {
  const answer = validateHand(text, { rules: yearGame(), win: { by: 'discard' } });
  const [reason] = answer.valid ? [] : answer.reasons;
  expect([reason?.code, reason?.rule]).toEqual(['noPlaceForWin', rule]);
  expect(reason?.message.includes('Flowers')).toBe(rule === 'YG-6');
});
