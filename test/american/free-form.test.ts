import { describe, expect, test } from 'vitest';
import { layoutSearch } from '../../src/games/american/free-form/layouts';
import { rackOf } from '../../src/games/american/free-form/rack';
import { listReadings } from '../../src/games/american/free-form/readings';
import { type CheckedHand, checkHand } from '../../src/hands/check-hand';
import {
  type AmericanChoices,
  americanPayouts,
  describeReading,
  type FreeFormGroup,
  type FreeFormWin,
  freeForm,
  type Hand,
  isWinningHand,
  LIMITS,
  layouts,
  MisuseError,
  type Reason,
  scoreHand,
  settle,
  validateHand,
  type Win,
} from '../../src/index';
import { tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';
import { named, readVectors } from './cases';

interface FreeFormCase {
  readonly rule: string;
  readonly name: string;
  readonly text?: string;
  readonly exposed?: readonly string[];
  readonly hand?: unknown;
  readonly options?: AmericanChoices<'american-game'>;
  readonly win?: FreeFormWin;
  readonly expect: {
    readonly valid: boolean;
    readonly groups?: readonly string[];
    readonly readings?: number;
    readonly conditions?: readonly string[];
    readonly total?: number;
    readonly points?: readonly number[];
    readonly reasons?: readonly string[];
    readonly sets?: readonly (readonly string[])[];
    readonly distance?: number;
  };
}

const { cases } = readVectors('free-form.json') as { readonly cases: readonly FreeFormCase[] };

const handOf = ({ hand, text = '', exposed = [] }: Partial<FreeFormCase>): Hand => {
  if (hand !== undefined) return hand as Hand;
  const melds = exposed.map((meld) => ({ tiles: tilesOf(meld) }));
  return melds.length > 0 ? { concealed: tilesOf(text), melds } : { concealed: tilesOf(text) };
};

const wordOf = ({ tile, size, jokers, flowers = 0, exposed }: FreeFormGroup): string =>
  `${tile} ${size}${jokers + flowers > 0 ? ` ${jokers + flowers}J` : ''}${exposed ? ' exposed' : ''}`;

const codesOf = (reasons: readonly Reason[]): readonly string[] =>
  reasons.map(({ code }) => code).filter((code) => code !== 'nearestLayout');

test('TG-8: a value that is no number of points says what it may be', () => {
  const answer = validateHand('11B 222C 333D 4444D EE', {
    rules: freeForm(),
    win: { by: 'wall', value: 25.25 },
  });
  expect(!answer.valid && answer.reasons.map(({ message }) => message)).toEqual([
    'The value must be whole or half points from 0 to 1,000,000, not 25.25.',
  ]);
});

test('TG-1, TG-7: a pair with a joker is named with it, and the nearest hands with what to exchange', () => {
  const answer = validateHand('1BJ 222B 333C 444D 555D', { rules: freeForm() });
  expect(!answer.valid && answer.reasons.map(({ message }) => message)).toEqual([
    'A pair cannot have a joker: 1B J.',
    'A group has 2 to 6 tiles; these stand alone: 1B.',
    'It wins with 1B instead of 5D: 111B 222B 333C 444D 55D.',
    'It wins with 1B instead of 4D: 111B 222B 333C 44D 555D.',
    'It wins with 1B instead of 3C: 111B 222B 33C 444D 555D.',
  ]);
});

test('no two cases have the same rule and name', () => {
  expect(new Set(named(cases).map(([name]) => name)).size).toBe(cases.length);
});

describe('vectors', () => {
  test.each(named(cases))('%s', (_name, { options, win, expect: expected, ...given }) => {
    const hand = handOf(given);
    const rules = freeForm(options);
    const answer = validateHand(hand, { rules, win });
    expect(isWinningHand(hand, { rules, win })).toBe(answer.valid);
    if (answer.valid) {
      if (expected.groups !== undefined) expect(answer.best.groups.map(wordOf)).toEqual(expected.groups);
      if (expected.readings !== undefined) expect(answer.readings).toHaveLength(expected.readings);
      const conditions = answer.conditions.map(({ code, rule }) => `${code} ${rule}`);
      expect(conditions).toEqual(expected.conditions ?? conditions);
    } else {
      expect(codesOf(answer.reasons)).toEqual(expected.reasons);
      const near = answer.reasons.find(({ code }) => code === 'nearestLayout');
      if (expected.distance !== undefined) expect(near?.params['distance']).toBe(expected.distance);
      if (expected.sets !== undefined) {
        const sets = answer.reasons.flatMap(({ code, params }) =>
          ((params['with'] ?? []) as readonly (readonly string[])[]).map((codes) => [code, ...codes].sort()),
        );
        expect(sets).toEqual(sets.map(() => expected.sets?.[0]));
      }
    }
    if (win === undefined) return;
    const score = scoreHand(hand, { win, rules });
    if (!score.ok) expect(codesOf(score.error.reasons)).toEqual(expected.reasons ?? ['valueNeeded']);
    else {
      const { total, lines, claim } = score.value;
      expect(total).toBe(expected.total ?? total);
      expect(lines.map(({ points }) => points)).toEqual(expected.points ?? lines.map(({ points }) => points));
      expect(claim).toMatchObject({ value: total, by: win.by });
    }
  });
});

describe('a scored hand', () => {
  test('TG-8: goes on to be settled', () => {
    const hand = handOf({ text: 'FF 2222B EE 00', exposed: ['33CJ J'] });
    const score = unwrap(scoreHand(hand, { win: { by: 'wall', value: 30 }, rules: freeForm() }));
    expect(score.claim).toEqual({ value: 50, by: 'wall', jokerless: false, allPairs: false });
    const settled = settle({ ...score.claim, winner: 'W' }, { rules: freeForm() });
    expect(settled.ok && settled.value.net).toEqual({ E: -100, S: -100, W: 300, N: -100 });
  });

  test.each([
    ['11B 33B 55B 77C 99C NN FF', {}, { jokerless: true, allPairs: true }],
    ['FF 2222B 3333C EEEE', {}, { jokerless: true, allPairs: false }],
    ['11BJ 2222B 3333C EEE', {}, { jokerless: false, allPairs: false }],
    ['11BF 2222B 3333C EEE', { flowersAsJokers: true }, { jokerless: false, allPairs: false }],
  ])('%s with %o is told to settle', (text, options, claim) => {
    const score = scoreHand({ concealed: tilesOf(text) }, { win: { by: 'wall' }, rules: freeForm(options) });
    expect(score.ok && score.value.claim).toMatchObject(claim);
  });

  test('the reading can be chosen', () => {
    const hand = { concealed: tilesOf('FF 2222B 3333C EE 00') };
    const answer = validateHand(hand, { rules: freeForm() });
    const reading = answer.valid ? answer.readings.at(-1) : undefined;
    const score = scoreHand(hand, { win: { by: 'wall' }, rules: freeForm(), reading });
    expect(score.ok && score.value.claim.allPairs).toBe(true);
  });
});

describe('readings', () => {
  test.each([
    ['22B 333BF 4444B 5555B', '22B 333BF 4444B 5555B'],
    ['FF [33BF] GGG [333C] RRR', 'FF [33BF] GGG [333C] RRR'],
    ['FFJ 22B 33BF 44BJ RRR', 'FFJ 22B 33BF 44BJ RRR'],
  ])('TG-2: say which tiles of %s are flowers that serve as jokers', (text, told) => {
    const answer = validateHand(text, { rules: freeForm({ flowersAsJokers: true }) });
    expect(answer.valid && answer.readings.map((reading) => describeReading(reading))).toContain(told);
  });

  test('TG-7: come to no more than the limit, which no hand of 14 tiles reaches, and say so', () => {
    const options = { ...freeForm().options, flowersAsJokers: true };
    const readingsOf = (text: string) => {
      const hand = checkHand({ concealed: tilesOf(text) }).hand as CheckedHand;
      return listReadings({ rack: rackOf(hand, options), win: undefined, options });
    };
    const many = readingsOf('FFFFFFFF JJJJJJJJ 2222B 3333B');
    expect([many.readings.length, many.truncated]).toEqual([LIMITS.readings, true]);
    const few = readingsOf('FFFFFF JJJJ 2222B');
    expect([few.readings.length, few.truncated]).toEqual([907, undefined]);
  });
});

describe('layouts', () => {
  const firstOf = (count: number): readonly string[] => {
    const found: string[] = [];
    for (const { groups } of layouts({ rules: freeForm() })) {
      found.push(groups.map(({ tile, size }) => `${tile} ${size}`).join(' '));
      if (found.length === count) break;
    }
    return found;
  };

  test('TG-7: are made one by one, none twice, all of 14 tiles', () => {
    const found = firstOf(20_000);
    expect(found.slice(0, 3)).toEqual(['F 6 F 6 F 2', 'F 6 F 6 1B 2', 'F 6 F 6 2B 2']);
    expect(new Set(found).size).toBe(found.length);
    for (const text of found) {
      const sizes = text.split(' ').filter((_, at) => at % 2 === 1);
      expect(sizes.reduce((sum, size) => sum + Number(size), 0)).toBe(14);
    }
  });

  test.each([0, 1, 2, 8])('TG-1: are those for which the tiles and %i jokers suffice', (jokers) => {
    const size = 7;
    const copies = [8, ...Array.from({ length: 34 }, () => 4)];
    const rack = {
      counts: new Uint8Array(copies.length),
      jokers: 0,
      flowersAsJokers: false,
      exposed: [],
      shown: [],
    };
    const found = [...layoutSearch({ rack, tiles: size, copies, jokers, room: new Map() })(size)].length;
    // Each shape of seven tiles, with every choice of kinds for it.
    let expected = 0;
    const beyond = (groups: readonly (readonly [kind: number, size: number])[]): number =>
      copies.reduce((sum, count, kind) => {
        const own = groups.filter((group) => group[0] === kind).reduce((all, group) => all + group[1], 0);
        return sum + Math.max(0, own - count);
      }, 0);
    for (let one = 0; one < 35; one++) {
      for (let other = 0; other < 35; other++) {
        for (const shape of [5, 4]) {
          if (
            beyond([
              [one, shape],
              [other, size - shape],
            ]) <= jokers
          )
            expected++;
        }
        for (let third = other; third < 35; third++) {
          if (
            beyond([
              [one, 3],
              [other, 2],
              [third, 2],
            ]) <= jokers
          )
            expected++;
        }
      }
    }
    expect(found).toBe(expected);
  });
});

test.each([
  ['a pair, beside a single tile', 'EE 2222B 4444D 666C 7C', 'E'],
  ['the single tile itself', 'EE 2222B 4444D 666C 7C', '7C'],
  ['a pair with a joker', 'E J 2222B 4444D 6666C', 'E'],
  ['a pair alone', 'EE 2222B 4444D 6666C', 'E'],
] as const)('AG-15a: with pairOnDiscard false, a tile claimed for %s', (_, hand, tile) => {
  const rules = freeForm({ pairOnDiscard: false });
  const asked = validateHand(hand, { rules, win: { by: 'discard', tile } });
  const places = asked.valid ? [] : asked.reasons.filter(({ code }) => code === 'noPlaceForWin');
  expect(places.map(({ rule }) => rule)).toEqual(['AG-15a']);
  expect(validateHand(hand, { rules: freeForm(), win: { by: 'discard', tile } })).not.toMatchObject({
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'noPlaceForWin' })]),
  });
});

test('AG-12: with pairOnDiscard false, a flower claimed as a joker has no place', () => {
  const rules = freeForm({ pairOnDiscard: false, flowersAsJokers: true });
  const asked = validateHand('EE 222B F 4444D 6666C', { rules, win: { by: 'discard', tile: 'F' } });
  expect(asked).toMatchObject({ reasons: [{ code: 'noPlaceForWin', rule: 'AG-12' }] });
});

describe('the rule set', () => {
  test('the same options give the same value', () => {
    expect(freeForm({ jackpotAdds: true })).toBe(freeForm({ jackpotAdds: true }));
    expect(freeForm()).toBe(freeForm({}));
    expect(freeForm()).toMatchObject({ name: 'american-game', options: { jackpotAdds: false } });
    expect(freeForm().payouts).toEqual(americanPayouts('american-game', freeForm().options));
    expect(() => freeForm({ jackpot: true } as never)).toThrow(MisuseError);
  });
});

test('AG-15a: with pairOnDiscard false, the nearest layouts have a place for the tile claimed', () => {
  const nearest = (by: 'discard' | 'wall', pairOnDiscard: boolean): readonly (readonly number[])[] => {
    const win = { by, tile: '1B' } as const;
    const answer = validateHand('11B 22B 33B 44B 55B 66B 7B 8B', { rules: freeForm({ pairOnDiscard }), win });
    const reasons = answer.valid ? [] : answer.reasons.filter(({ code }) => code === 'nearestLayout');
    return reasons.map(({ params }) => (params['groups'] as { size: number }[]).map(({ size }) => size));
  };
  const pairs = Array.from({ length: 7 }, () => 2);
  expect(nearest('discard', true)).toContainEqual(pairs);
  expect(nearest('wall', false)).toContainEqual(pairs);
  expect(nearest('discard', false)).not.toContainEqual(pairs);
  expect(nearest('discard', false)).not.toEqual([]);
});

describe('TG-5: a hand that wins once tiles are added to its exposures', () => {
  const reasonOf = (text: string, win?: Win, choices = {}) => {
    const answer = validateHand(text, { rules: freeForm(choices), win: win as FreeFormWin });
    return answer.valid ? undefined : answer.reasons[0];
  };

  test.each([
    ['[333B] [444C] [555D] [6666D] J', { by: 'wall' }, ['J']],
    ['[333B] 3B 11C 22C 44D 55D EE', { by: 'wall', tile: '3B' }, ['3B']],
    ['[333B] 3B 11C 22C 44D 55D EE', { by: 'discard', tile: 'E' }, ['3B']],
    // The claimed tile stays among the concealed ones, a drawn one does not have to.
    ['[333B] 3B 11C 22C 44D 55D EE', { by: 'discard', tile: '3B' }, undefined],
    ['[33BJJJJ] 3B 11C 22C 444D', { by: 'wall', tile: '3B' }, undefined],
  ] as const)('%s %o: add %j', (text, win, lay) => {
    const reason = reasonOf(text, win);
    expect([reason?.code, reason?.params['lay']]).toEqual(['singleTile', lay]);
    expect(reason?.message.includes('added to an exposure first')).toBe(lay !== undefined);
  });

  test('AG-12: a joker that was claimed and stands alone has its reason, too', () => {
    const claiming = { claimDiscardedJoker: true };
    expect(reasonOf('[333B] [444C] [555D] [6666D] J', { by: 'discard', tile: 'J' }, claiming)).toMatchObject({
      code: 'singleTile',
      params: { tiles: ['J'] },
    });
  });
});
