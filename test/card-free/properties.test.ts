import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/analysis';
import { frozen } from '../../src/core/frozen';
import {
  CATEGORIES,
  type CardFreeChoices,
  type CardFreeWin,
  cardFree,
  type Hand,
  isWinningHand,
  type Reading,
  scoreHand,
  type Tile,
  validateHand,
} from '../../src/index';
import { winningHand } from '../generators/card-free-hands';
import { chanceFrom } from '../generators/chance';
import { tilesOf } from '../hand-text';
import { allCases, handOf, readingText } from './cases';

// Laws that hold for every hand and every choice of options.

interface Played {
  readonly hand: Hand;
  readonly options: CardFreeChoices;
  readonly win: CardFreeWin | undefined;
}

/** The hands of the vectors whose tiles are in order. */
const SOUND: readonly Played[] = allCases()
  .filter(({ expect: { valid, sets } }) => valid || sets !== undefined)
  .map((one) => ({ hand: handOf(one), options: one.options ?? {}, win: one.win }));

const OPTIONS: readonly CardFreeChoices[] = [
  {},
  { newsWithWinds: true },
  { allJokerBlocks: false },
  { jokersInFlowerPungs: true },
  { suitAllowsFlowers: false, suitAllowsNews: false },
  { houseRules: { requireBonus: true }, baseValue: 20 },
  { houseRules: { requireBonus: true }, baseValue: 20, minimumValue: 20 },
  { skillLevel: 2 },
  { skillLevel: 5 },
  { skillLevel: 5, levelsBindDragonHands: false },
];

const generated = (seed: number): Played => {
  const { hand, changes, win } = winningHand(chanceFrom(seed));
  return { hand, options: changes as CardFreeChoices, win: win as CardFreeWin | undefined };
};

/** Hands of the vectors, some under other options, and generated winning ones. */
const played: fc.Arbitrary<Played> = fc.oneof(
  fc.constantFrom(...SOUND),
  fc
    .tuple(fc.constantFrom(...SOUND), fc.constantFrom(...OPTIONS))
    .map(([one, options]) => ({ ...one, options })),
  fc.nat().map(generated),
);

const replaced = <T>(list: readonly T[], place: number, item: T): readonly T[] =>
  list.map((one, at) => (at === place % list.length ? item : one));

/** The same with one concealed tile changed: mostly hands that do not win, some whose tiles are wrong. */
const disturbed: fc.Arbitrary<Played> = fc
  .tuple(
    played,
    fc.nat({ max: 13 }),
    fc.constantFrom<Tile>('F', 'J', '1B', '2B', '3C', '5D', '9C', 'GD', 'RD', 'E', 'N'),
  )
  .map(([{ hand, options }, place, tile]) => ({
    hand: { ...hand, concealed: replaced(hand.concealed, place, tile) },
    options,
    win: undefined,
  }));

const anyPlayed: fc.Arbitrary<Played> = fc.oneof(
  { weight: 3, arbitrary: played },
  { weight: 1, arbitrary: disturbed },
);

const answerTo = ({ hand, options, win }: Played) => validateHand(hand, { rules: cardFree(options), win });

/** The readings; none, and without a search for reasons, where the hand does not win. */
const readingsOf = (one: Played): readonly Reading[] => {
  if (!isWinningHand(one.hand, { rules: cardFree(one.options), win: one.win })) return [];
  const answer = answerTo(one);
  return answer.valid ? answer.readings : [];
};

const shuffled = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length });

const shuffledHand = ({ concealed, melds }: Hand): fc.Arbitrary<Hand> =>
  fc
    .tuple(
      shuffled(concealed),
      fc.tuple(...(melds ?? []).map(({ tiles }) => shuffled(tiles))).chain(shuffled),
    )
    .map(([tiles, sets]) => ({
      concealed: tiles,
      melds: sets.map((meld) => ({ tiles: meld as readonly Tile[] })),
    }));

type Renaming = Readonly<Partial<Record<string, string>>>;

const suits = (from: string, to: string): Renaming => {
  const dragons: Record<string, string> = { B: 'GD', C: 'RD', D: 'WD' };
  const pairs = [...from].flatMap((suit, at) => {
    const other = to[at] as string;
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`${number}${suit}`, `${number}${other}`]);
    return [...numbers, [dragons[suit], dragons[other]]];
  });
  return Object.fromEntries(pairs);
};

/** Every way of renaming the suits, each with its dragon (CF-22). */
const SUIT_RENAMINGS: readonly Renaming[] = ['BDC', 'CBD', 'CDB', 'DBC', 'DCB'].map((to) => suits('BCD', to));

/** Every way of renaming the winds that leaves opposite ones opposite (CF-12). */
const WIND_RENAMINGS: readonly Renaming[] = ['SNEW', 'NSWE', 'SNWE', 'EWNS', 'WENS', 'EWSN', 'WESN'].map(
  (to) => Object.fromEntries([...'NSEW'].map((wind, at) => [wind, to[at]])),
);

const renamed = ({ hand, options, win }: Played, names: Renaming): Played => {
  const rename = (tiles: readonly Tile[]): readonly Tile[] =>
    tiles.map((tile) => (names[tile] ?? tile) as Tile);
  return {
    hand: {
      concealed: rename(hand.concealed),
      melds: (hand.melds ?? []).map(({ tiles }) => ({ tiles: rename(tiles) })),
    },
    options,
    win: win?.tile === undefined ? win : { ...win, tile: (names[win.tile] ?? win.tile) as Tile },
  };
};

/** A reading as text that does not depend on the order of its blocks. */
const unordered = (reading: Reading, names: Renaming = {}): string => {
  const name = (tile: string): string => names[tile] ?? tile;
  const blocks = reading.blocks.map(({ tile, size, jokers, exposed, role }) =>
    [name(tile), size, jokers, exposed, role].join(' '),
  );
  const set = reading.set.map((member) => name(String(member))).sort();
  const bonuses = reading.bonuses.map(({ code, points }) => `${code} ${points}`);
  return [reading.category, set, reading.pattern, blocks.sort(), bonuses, reading.total].join('; ');
};

/** Dragon's Wing asks for bams and is left out where suits are renamed (CF-26). */
const suitless = (readings: readonly Reading[]): readonly Reading[] =>
  readings.filter(({ pattern }) => pattern !== "Dragon's Wing");

const CATEGORY_ORDER: readonly string[] = ['dragonHand', ...CATEGORIES];

/** Options that allow at least what the others allow, as changes to them. */
const LAXER: readonly CardFreeChoices[] = [
  { allJokerBlocks: true },
  { newsWithWinds: true },
  { jokersInFlowerPungs: true },
  { callFlowerPungs: true },
  { level1NewsCounts: true },
  { levelsBindDragonHands: false },
  { suitAllowsFlowers: true },
  { suitAllowsNews: true },
  { skillLevel: 0 },
  { baseValue: 25, minimumValue: 25, houseRules: { requireBonus: false } },
  { houseRules: { removeFlowersAndJokers: false } },
];

/** A law that holds whatever is given. */
const law = <T>(name: string, given: fc.Arbitrary<T>, holds: (given: T) => void): void => {
  test(name, () => {
    fc.assert(fc.property(given, holds), { numRuns: 300 });
  });
};

describe('what does not matter', () => {
  const shuffledPlayed = anyPlayed.chain((one) => fc.tuple(fc.constant(one), shuffledHand(one.hand)));
  law('CF-5: the order of the tiles and of the exposures', shuffledPlayed, ([one, hand]) => {
    const [answer, other] = [answerTo(one), answerTo({ ...one, hand })];
    if (!answer.valid && answer.reasons.some(({ at }) => at !== undefined)) return;
    expect(other).toEqual(answer);
  });

  test('CF-25a: the order of two different flower pungs on the table', () => {
    const rules = cardFree({ jokersInFlowerPungs: true });
    const answer = validateHand('GGGG RRRR [FFF] [FJF]', { rules });
    expect(answer.valid).toBe(true);
    expect(validateHand('GGGG RRRR [FJF] [FFF]', { rules })).toEqual(answer);
  });

  law(
    'CF-22: which suit is which, each with its dragon',
    fc.tuple(anyPlayed, fc.constantFrom(...SUIT_RENAMINGS)),
    ([one, names]) => {
      const here = suitless(readingsOf(one)).map((reading) => unordered(reading, names));
      const there = suitless(readingsOf(renamed(one, names))).map((reading) => unordered(reading));
      expect(there.sort()).toEqual(here.sort());
    },
  );

  law(
    'CF-12: which wind is which, as long as opposite ones stay opposite',
    fc.tuple(anyPlayed, fc.constantFrom(...WIND_RENAMINGS)),
    ([one, names]) => {
      const here = readingsOf(one).map((reading) => unordered(reading, names));
      const there = readingsOf(renamed(one, names)).map((reading) => unordered(reading));
      expect(there.sort()).toEqual(here.sort());
    },
  );
});

describe('every reading', () => {
  law('CF-2: its blocks use exactly the tiles of the hand', played, (one) => {
    const all = [...one.hand.concealed, ...(one.hand.melds ?? []).flatMap(({ tiles }) => tiles)].sort();
    for (const { blocks } of readingsOf(one)) {
      const used = blocks.flatMap(({ tile, size, jokers }) => [
        ...(tile === 'NEWS' ? ['N', 'E', 'W', 'S'] : Array.from({ length: size - jokers }, () => tile)),
        ...Array.from({ length: jokers }, () => 'J'),
      ]);
      expect(used.sort()).toEqual(all);
    }
  });

  law('CF-28: its exposed blocks are the exposures', played, (one) => {
    const table = (one.hand.melds ?? []).map(({ tiles }) => [
      tiles.find((tile) => tile !== 'J'),
      tiles.length,
      tiles.filter((tile) => tile === 'J').length,
    ]);
    for (const { blocks } of readingsOf(one)) {
      const exposed = blocks.filter((block) => block.exposed);
      expect(exposed.map(({ tile, size, jokers }) => [tile, size, jokers].join()).sort()).toEqual(
        table.map((meld) => meld.join()).sort(),
      );
    }
  });

  law('CF-3: has no joker in a pair, in NEWS or in flowers', played, (one) => {
    for (const { tile, size, jokers } of readingsOf(one).flatMap(({ blocks }) => blocks)) {
      if (size === 2 || tile === 'NEWS') expect(jokers).toBe(0);
      if (tile === 'F' && one.options.jokersInFlowerPungs !== true) expect(jokers).toBe(0);
    }
  });

  law('CF-19: is worth the base and its bonuses, at least the minimum', played, (one) => {
    const { baseValue = 25, minimumValue = 25 } = one.options;
    for (const { bonuses, category, total } of readingsOf(one)) {
      if (category === 'dragonHand') {
        expect(bonuses).toEqual([]);
        expect([50, 100]).toContain(total);
      } else {
        const sum = bonuses.reduce<number>((points, bonus) => points + bonus.points, baseValue);
        expect(total).toBe(Math.max(sum, minimumValue));
      }
    }
  });

  law('CF-24: is listed once, the better before the worse, equals by category', played, (one) => {
    const readings = readingsOf(one);
    const keys = readings.map((reading) => unordered(reading));
    expect(new Set(keys).size).toBe(keys.length);
    readings.slice(1).forEach((reading, at) => {
      const before = readings[at] as Reading;
      expect(before.total, readingText(reading)).toBeGreaterThanOrEqual(reading.total);
      if (before.total === reading.total) {
        expect(CATEGORY_ORDER.indexOf(before.category)).toBeLessThanOrEqual(
          CATEGORY_ORDER.indexOf(reading.category),
        );
      }
    });
  });

  law(
    'CF-24: can be chosen for the score, also after a journey through JSON',
    fc.tuple(played, fc.nat()),
    ([{ hand, options, win: given }, pick]) => {
      const win: CardFreeWin = given ?? { by: 'wall' };
      const rules = cardFree(options);
      const readings = readingsOf({ hand, options, win });
      if (readings.length === 0) return;
      const reading = readings[pick % readings.length] as Reading;
      const score = scoreHand(hand, {
        win,
        rules,
        reading: JSON.parse(JSON.stringify(reading)) as Reading,
      });
      expect(score.ok && score.value.reading).toEqual(reading);
      expect(score.ok && score.value.total).toBe(reading.total);
    },
  );
});

describe('every answer', () => {
  law('CF-39: the quick one and the long one agree', anyPlayed, (one) => {
    expect(isWinningHand(one.hand, { rules: cardFree(one.options), win: one.win })).toBe(answerTo(one).valid);
  });

  law('CF-39: is either readings or reasons, and the same after a journey through JSON', anyPlayed, (one) => {
    const answer = answerTo(one);
    if (answer.valid) expect(answer.readings[0]).toEqual(answer.best);
    else expect(answer.reasons.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  test.each(LAXER.map((change) => [JSON.stringify(change), change] as const))(
    'CF-24: no reading is lost by %s',
    (_name, change) => {
      fc.assert(
        fc.property(played, (one) => {
          const houseRules = { ...one.options.houseRules, ...change.houseRules };
          const base = houseRules.requireBonus === true ? {} : { baseValue: 25 as const };
          const laxer = { ...one, options: { ...one.options, ...change, ...base, houseRules } };
          const shapeOf = ({ category, set, pattern, blocks }: Reading): string =>
            JSON.stringify([category, set, pattern, blocks]);
          const shapes = new Set(readingsOf(laxer).map(shapeOf));
          expect(
            readingsOf(one)
              .map(shapeOf)
              .filter((shape) => !shapes.has(shape)),
          ).toEqual([]);
        }),
        { numRuns: 100 },
      );
    },
  );

  test('CF-39: names nearest layouts that win once the tiles are exchanged', () => {
    for (const { hand, options, win } of SOUND) {
      const rules = cardFree(options);
      const won = win && { by: win.by };
      if (isWinningHand(hand, { rules, win: won })) continue;
      const answer = validateHand(hand, { rules, win: won });
      const nearest = answer.valid ? [] : answer.reasons.filter(({ code }) => code === 'nearestLayout');
      for (const { params, message } of nearest) {
        const rest = [...hand.concealed];
        for (const tile of params['tooMany'] as readonly Tile[]) rest.splice(rest.indexOf(tile), 1);
        const concealed = [...rest, ...(params['missing'] as readonly Tile[])];
        expect(concealed).toHaveLength(hand.concealed.length);
        const readings = readingsOf({ hand: { ...hand, concealed }, options, win: won });
        const shapes = readings.map((reading) => JSON.stringify([reading.pattern, reading.set]));
        expect(shapes, message).toContain(JSON.stringify([params['pattern'], params['set']]));
      }
    }
  });

  test.each<[rule: string, hand: string, options: CardFreeChoices, nearest: readonly string[]]>([
    [
      'CF-17: a fifth wind',
      'NNNN J E W FF [SSSS]',
      { newsWithWinds: true },
      ['It wins with E W instead of J: FF EE SSSS WW NNNN, 3 Pairs 2 Kongs.'],
    ],
    [
      'CF-17: a fourth wind is one',
      'NNNN J E W FF [SSSJ]',
      { newsWithWinds: true },
      ['It wins with S: FF SSSS NNNN NEWS, 1 Pair 3 Kongs.'],
    ],
    [
      'CF-32: a fifth joker of four',
      '2222B 33B 44B 5D [1BJJJJ]',
      { houseRules: { removeFlowersAndJokers: true } },
      ['It wins with 3B 4B instead of 2B 5D: 11111B 222B 333B 444B, 3 Pungs 1 Quint.'],
    ],
    [
      'CF-1: a fifth joker of eight is one',
      '2222B 33B 44B 5D [1BJJJJ]',
      {},
      ['It wins with J instead of 5D: 11111B 22222B 33B 44B, 2 Pairs 2 Quints.'],
    ],
    [
      'CF-32: a fifth flower of four is a joker',
      'RRRR GGGG FFFF 1B J',
      { jokersInFlowerPungs: true, houseRules: { removeFlowersAndJokers: true } },
      ["It wins with J instead of 1B: FFF FFF GGGG RRRR, Dragon's Love."],
    ],
    [
      'CF-1: a fifth flower of eight is one',
      'RRRR GGGG FFFF 1B J',
      { jokersInFlowerPungs: true },
      ["It wins with F instead of 1B: FFF FFF GGGG RRRR, Dragon's Love."],
    ],
  ])(
    'CF-39: no nearest layout needs a tile that exposures have used up: %s',
    (_, text, options, expected) => {
      const rules = cardFree(options);
      const answer = validateHand(text, { rules });
      const nearest = answer.valid ? [] : answer.reasons.filter(({ code }) => code === 'nearestLayout');
      expect(nearest.map(({ message }) => message)).toEqual(expected);
      expect(distance(text, { rules })).toEqual({ ok: true, value: nearest[0]?.params['distance'] });
    },
  );

  test('CF-38a: a Dragon Hand that the level rules out stands in the way of no nearest layout', () => {
    const hand = { concealed: tilesOf('1D GGG RRRR 0000 11B') };
    const patterns = [0, 4].map((skillLevel) => {
      const answer = validateHand(hand, {
        rules: cardFree({ skillLevel } as CardFreeChoices),
        win: { by: 'discard' },
      });
      return answer.valid
        ? []
        : answer.reasons.flatMap(({ params }) => (params['missing'] ? [params['pattern']] : []));
    });
    expect(patterns).toEqual([["Dragon's Wing"], expect.arrayContaining(['3 Pairs 2 Kongs'])]);
  });

  test('CF-6: of numbers only those in two blocks are named', () => {
    const answer = validateHand('11B 111C 222D 3333B EE');
    const [first] = answer.valid ? [] : answer.reasons;
    expect(first?.code).toBe('repeatedNumber');
    expect(first?.params['tiles']).toEqual(['1B', '1C', '3B', '3B']);
  });

  test('CF-17, CF-39: four winds that make a NEWS block are not told to stand alone, three are', () => {
    const alone = (text: string): unknown => {
      const answer = validateHand({ concealed: tilesOf(text) });
      return answer.valid ? [] : answer.reasons.find(({ code }) => code === 'singleTile')?.params['tiles'];
    };
    expect(alone('99B 1111B 222B NEWS F')).toEqual(['F']);
    expect(alone('99B 1111B 222BB NEW F'.replace('BB', 'B 3B'))).toEqual(
      expect.arrayContaining(['E', 'W', 'N']),
    );
  });

  law('nothing given is changed, and the same question has the same answer', anyPlayed, (given) => {
    const one = frozen(structuredClone(given));
    const rules = cardFree(one.options);
    const answer = validateHand(one.hand, { rules, win: one.win });
    scoreHand(one.hand, { win: one.win ?? { by: 'wall' }, rules });
    expect(validateHand(one.hand, { rules, win: one.win })).toEqual(answer);
  });
});
