import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AMERICAN_PRESETS, cardFingerprint, practiceCard } from '../../src/american';
import { targets } from '../../src/analysis';
import { newGame } from '../../src/game';
import {
  americanCard,
  americanSolitaire,
  isWinningHand,
  layouts,
  MisuseError,
  parseCard,
  type Reason,
  scoreHand,
  settle,
  TILES,
  type Tile,
  validateHand,
} from '../../src/index';
import { unwrap } from '../unwrap';
import { cardJson, cardOf } from './cases';

const LINE = { hand: 'FF 2222a 4444b 6666c', value: 25, open: true };

describe('AG-25: flowers that serve as jokers make up for jokers that there are not', () => {
  const line = (hand: string) => cardOf([{ ...LINE, hand }]);

  test.each([
    ['9999a! 9999a 999a~ JJJ', '9999D JJJJ JJJJ FF', 1],
    ['9999a! 9999a 999a~ FFF', '9999D JJJJ JJJJ FF', 3],
    ['111111a~ 111111a~ 99b', '1111B JJJJJJJ F 99C', 5],
  ])('%s', (hand, tiles, readings) => {
    const answer = validateHand(tiles, { rules: americanCard(line(hand)) });
    expect(answer.valid && answer.readings.length).toBe(readings);
  });

  test.each([
    ['no flowers serve', '9999a! 9999a 999a JJJ'],
    ['they are asked for already', 'FFFFFF FF JJJ 111a~'],
    ['too few places take them', '9999a! 9999a 9JJa~ JJJ'],
    ['no jokers may stand there', '99999a! 9999a~ JJJJJ'],
  ])('not if %s', (_, hand) => {
    expect(parseCard(cardJson([{ ...LINE, hand }])).ok).toBe(hand.startsWith('FFFFFF'));
  });
});

describe('AG-23: the rule set of a card', () => {
  test('the same card and options give the same value', () => {
    const rules = americanCard(cardOf([LINE]));
    expect(americanCard(cardOf([LINE]))).toBe(rules);
    expect(americanCard(cardOf([LINE]), { preset: 'american-2018', pairOnDiscard: true })).toBe(rules);
    expect(americanCard(cardOf([{ ...LINE, value: 30 }]))).not.toBe(rules);
    expect(americanCard(cardOf([LINE]), { preset: 'nmjl' })).not.toBe(rules);
    expect(americanCard(cardOf([LINE]), { fixedColours: true })).not.toBe(rules);
  });

  test('it is frozen, and says which rules and card it is', () => {
    const rules = americanCard(cardOf([LINE]), { preset: 'nmjl' });
    expect(Object.isFrozen(rules)).toBe(true);
    expect([rules.name, rules.options.fixedColours, rules.card.name]).toEqual(['nmjl', false, 'Test card']);
    expect(rules.fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(americanCard(cardOf([{ ...LINE, value: 30 }])).fingerprint).not.toBe(rules.fingerprint);
  });

  test.each([
    ['no card', () => americanCard({ name: 'A' } as never)],
    ['an option of another rule set', () => americanCard(cardOf([LINE]), { flowersAsJokers: true } as never)],
    ['an unknown rule set', () => americanCard(cardOf([LINE]), { preset: 'nmlj' } as never)],
    ['options that are none', () => americanCard(cardOf([LINE]), 7 as never)],
  ])('%s is refused', (_, make) => {
    expect(make).toThrow(MisuseError);
  });

  test('an answer of parseCard is no card yet', () => {
    const answers = [parseCard({ name: 'A', sections: [] }), parseCard(cardOf([LINE]))];
    for (const answer of answers) {
      expect(() => americanCard(answer as never)).toThrow(
        '`americanCard` needs a card, not the result of `parseCard`. Write unwrap(parseCard(…)).',
      );
      expect(() => cardFingerprint(answer as never)).toThrow('unwrap(parseCard(…))');
    }
  });

  test('TG-11: the highest value is that of the best line', () => {
    const rules = americanCard(practiceCard, { preset: 'american-game' });
    const paid = unwrap(settle({ event: 'falseWin', offender: 'E', by: 'wall' }, { rules }));
    expect(paid.net).toEqual({ E: -225, S: 75, W: 75, N: 75 });
  });

  test('AG-28: a claim goes to settle', () => {
    const rules = americanCard(cardOf([LINE]));
    const { claim } = unwrap(
      scoreHand('FF 2222B 4444C 666DJ', { win: { by: 'discard', tile: '2B' }, rules }),
    );
    expect(unwrap(settle({ ...claim, winner: 'E', discarder: 'S' }, { rules })).net).toEqual({
      E: 100,
      S: -50,
      W: -25,
      N: -25,
    });
  });

  test('AG-29a: of equal lines, the League pays the one that is not of pairs', () => {
    const lines = [
      { hand: '22a 22a 44b 44b 66c 66c FF', value: 50, open: false },
      { hand: 'FF 2222a 4444b 6666c', value: 50, open: false },
    ];
    const best = (preset: 'nmjl' | 'american-2018'): string => {
      const answer = validateHand('FF 2222B 4444C 6666D', {
        rules: americanCard(cardOf(lines), { preset }),
      });
      return answer.valid ? answer.best.hand : '';
    };
    expect(best('nmjl')).toBe(lines[1]?.hand);
    expect(best('american-2018')).toBe(lines[0]?.hand);
  });
});

describe('AG-23: a bonus for no exposures', () => {
  const bonus = { ...LINE, concealedBonus: 10 };
  const hand = 'FF 2222B 4444C 6666D';

  test('has a row of its own, and payments multiply it', () => {
    const rules = americanCard(cardOf([bonus]));
    const score = unwrap(scoreHand(hand, { win: { by: 'wall' }, rules }));
    expect(score.lines.map(({ rule, code, points }) => [rule, code, points])).toEqual([
      ['AG-23', 'cardLine', 25],
      ['AG-23', 'keptConcealed', 10],
    ]);
    expect([score.total, score.reading.value, score.reading.concealedBonus]).toEqual([35, 35, 10]);
    expect(unwrap(settle({ ...score.claim, winner: 'E' }, { rules })).net.E).toBe(3 * 4 * 35);
  });

  test('is not spoken of where there is none', () => {
    const scores = [
      unwrap(
        scoreHand('FF 2222B 4444C [6666D]', { win: { by: 'wall' }, rules: americanCard(cardOf([bonus])) }),
      ),
      unwrap(scoreHand(hand, { win: { by: 'wall' }, rules: americanCard(cardOf([LINE])) })),
    ];
    for (const { lines, reading } of scores) {
      expect(lines.map(({ code }) => code)).toEqual(['cardLine']);
      expect('concealedBonus' in reading).toBe(false);
    }
  });

  test('layouts have the value of the line; targets the bonus as long as nothing is exposed', () => {
    const rules = americanCard(cardOf([bonus]));
    expect([...layouts({ rules })][0]?.value).toBe(25);
    const aims = (tiles: string) =>
      unwrap(targets(tiles, { rules, within: 1 })).targets.map(({ value, exposedValue }) => [
        value,
        exposedValue,
      ]);
    expect(aims('FF 2222B 4444C 666D')).toEqual([[35, 25]]);
    expect(aims('FF [2222B] 4444C 666D')).toEqual([[25, 25]]);
  });

  test('TG-11a: the highest value has it, with exposures or without', () => {
    const falseWin = (lines: unknown, concealedBonus: number) => {
      const rules = americanCard(cardOf(lines), { preset: 'american-game', concealedBonus });
      return unwrap(settle({ event: 'falseWin', offender: 'E', by: 'wall' }, { rules })).net.S;
    };
    const closed = { ...LINE, value: 30, open: false };
    expect(falseWin([bonus, closed], 0)).toBe(35);
    expect(falseWin([LINE, closed], 0)).toBe(30);
    expect(falseWin([LINE, closed], 4.5)).toBe(30);
    expect(falseWin([LINE, closed], 6)).toBe(31);
  });

  test('no bonus lifts a line over the most points: such rules are not made', () => {
    const closed = { ...LINE, value: 1_000_000, open: false };
    const own = { ...LINE, concealedBonus: 10 };
    for (const preset of AMERICAN_PRESETS) {
      const options = { preset, concealedBonus: 1_000_000 };
      expect(() => americanCard(cardOf([LINE]), options)).toThrow(
        expect.objectContaining({
          name: 'MisuseError',
          reasons: [
            {
              code: 'badOption',
              rule: 'AG-23',
              message:
                'With the option concealedBonus 1000000 the best line of this card is worth 1000025 points; at most 1000000 can be paid. Lower the option.',
              at: { path: ['concealedBonus'] },
              params: {},
            },
          ],
        }),
      );
      const rules = americanCard(cardOf([LINE]), { ...options, concealedBonus: 999_975 });
      expect(settle({ value: 1_000_000, winner: 'E', by: 'wall' }, { rules }).ok).toBe(true);
      expect(americanCard(cardOf([closed, own]), options).options.concealedBonus).toBe(1_000_000);
    }
  });

  test('a false declaration that names no value is taken to be worth the least line, without it', () => {
    expect(americanCard(cardOf([bonus])).table.declaredValue).toBe(25);
  });

  test('records name the option only where it is not the default', () => {
    const identity = (concealedBonus?: number) => {
      const rules = americanCard(cardOf([LINE]), concealedBonus === undefined ? {} : { concealedBonus });
      return newGame(rules, { seed: 'bonus' }).state.rules.options;
    };
    expect(americanCard(cardOf([LINE])).options.concealedBonus).toBe(0);
    expect('concealedBonus' in identity()).toBe(false);
    expect('concealedBonus' in identity(0)).toBe(false);
    expect(identity(10)['concealedBonus']).toBe(10);
    const alone = americanSolitaire({}, americanCard(cardOf([LINE]), { concealedBonus: 10 })).options[
      'hands'
    ];
    expect(alone).toMatchObject({ options: { concealedBonus: 10 } });
    const usual = americanSolitaire({}, americanCard(cardOf([LINE]))).options['hands'];
    expect(JSON.stringify(usual)).not.toContain('concealedBonus');
  });
});

describe('the nearest lines', () => {
  const nearest = (lines: unknown, text: string): Reason['params'] | undefined => {
    const answer = validateHand(text, { rules: americanCard(cardOf(lines)) });
    return answer.valid ? undefined : answer.reasons.find(({ code }) => code === 'nearestLayout')?.params;
  };

  test.each([
    ['jokers fill what they may', [LINE], 'FF 22B JJ 444C 666D 89D', ['4C', '6D'], ['8D', '9D']],
    ['not a pair', [LINE], 'F J 2222B 4444C 666D 8D', ['F'], ['8D']],
    [
      'what has run out is a joker',
      [{ ...LINE, hand: '000000 1111a FFFF' }],
      '0000 1111B FFFF 23B',
      ['J', 'J'],
      ['2B', '3B'],
    ],
    [
      'exposures stay',
      [LINE, { ...LINE, hand: 'FF 3333a 5555b 7777c' }],
      '[3333B] FF 4444C 6666D',
      ['5C', '5C', '5C', '5C', '7D', '7D', '7D', '7D'],
      ['4C', '4C', '4C', '4C', '6D', '6D', '6D', '6D'],
    ],
    ['a hand of 13 lacks one', [LINE], 'FF 2222B 4444C 666D', ['6D'], []],
  ])('%s', (_, lines, text, missing, tooMany) => {
    expect(nearest(lines, text)).toMatchObject({ distance: missing.length, missing, tooMany });
  });

  test('three lines at most, nearest first, then the higher value', () => {
    const lines = [
      LINE,
      { ...LINE, hand: 'FF 2222a 4444b 8888c', value: 30 },
      { ...LINE, hand: 'NEWS 22a 4444a 6666b' },
      { ...LINE, hand: 'FF 2222a 44b 555b 999c' },
    ];
    const answer = validateHand('FF 2222B 4444C 689D E', { rules: americanCard(cardOf(lines)) });
    if (answer.valid) throw new Error('it does not win');
    const near = answer.reasons.filter(({ code }) => code === 'nearestLayout');
    expect(near.map(({ params }) => [params['line'], params['distance']])).toEqual([
      [2, 3],
      [1, 3],
      [4, 5],
    ]);
  });

  test('a line that lacks three tiles more than the nearest is left out', () => {
    const lines = [
      LINE,
      { ...LINE, hand: 'FF 2222a 4444b 88c 9a 9b' },
      { ...LINE, hand: 'FF 2222a 444b 7b 8888c' },
    ];
    const answer = validateHand('FF 2222B 4444C 666D E', { rules: americanCard(cardOf(lines)) });
    const near = answer.valid ? [] : answer.reasons.filter(({ code }) => code === 'nearestLayout');
    expect(near.map(({ params }) => [params['line'], params['distance']])).toEqual([[1, 1]]);
  });

  test('exposures stand in brackets, as they lie there', () => {
    const answer = validateHand('FE 2222B [444CJ] 6666D', { rules: americanCard(cardOf([LINE])) });
    const near = answer.valid ? undefined : answer.reasons.find(({ code }) => code === 'nearestLayout');
    expect(near?.message).toContain('with F instead of E: FF 2222B [444C J] 6666D,');
  });
});

const rules = americanCard(practiceCard);
const all = [...layouts({ rules })];

describe('laws', () => {
  const layout = fc.constantFrom(...all);

  property.prop([layout])(
    'every layout of the card wins with its own tiles, for at least its value',
    ({ groups, value }) => {
      const concealed = groups.flatMap(({ tiles }) => tiles);
      const counts = new Map<Tile, number>();
      for (const tile of concealed) counts.set(tile, (counts.get(tile) ?? 0) + 1);
      fc.pre([...counts].every(([tile, count]) => count <= (tile === 'F' || tile === 'J' ? 8 : 4)));
      const answer = validateHand({ concealed }, { rules });
      expect(answer.valid && answer.best.value).toBeGreaterThanOrEqual(value);
    },
  );

  property.prop([
    layout,
    fc.array(fc.tuple(fc.nat(13), fc.constantFrom(...TILES)), { maxLength: 3 }),
    fc.nat(1000),
  ])('the fast answer is the slow one, in any order of tiles', ({ groups }, changes, turn) => {
    const tiles: Tile[] = groups.flatMap((group) => [...group.tiles]);
    for (const [place, tile] of changes) tiles[place] = tile;
    const turned = [...tiles.slice(turn % 14), ...tiles.slice(0, turn % 14)];
    const answer = validateHand({ concealed: tiles }, { rules });
    expect(isWinningHand({ concealed: turned }, { rules })).toBe(answer.valid);
    const again = validateHand({ concealed: turned }, { rules });
    if (answer.valid) expect(again).toEqual(answer);
  });

  property.prop([layout, fc.nat(13)])(
    'the nearest line is as far as its missing tiles',
    ({ groups }, place) => {
      const tiles: Tile[] = groups.flatMap((group) => [...group.tiles]);
      tiles[place] = tiles[place] === '5B' ? '7C' : '5B';
      const answer = validateHand({ concealed: tiles }, { rules });
      if (answer.valid) return;
      const near = answer.reasons.find(({ code }) => code === 'nearestLayout')?.params;
      if (near === undefined) return;
      const missing = near['missing'] as readonly Tile[];
      expect(missing.length).toBeLessThanOrEqual(1);
      const left = [...tiles];
      for (const tile of near['tooMany'] as readonly Tile[]) left.splice(left.indexOf(tile), 1);
      expect(validateHand({ concealed: [...left, ...missing] }, { rules }).valid).toBe(true);
    },
  );
});

describe('robustness', () => {
  const text = JSON.stringify(practiceCard);
  const edit = fc.record({
    at: fc.nat(text.length),
    drop: fc.nat(6),
    put: fc.oneof(
      fc.constantFrom(
        '',
        'a',
        '?',
        '(',
        '|',
        ')',
        ';',
        '"',
        '\\',
        '{',
        '}',
        '0',
        'X9',
        '{year}',
        '__proto__',
        ' ',
      ),
      fc.string({ maxLength: 4 }),
    ),
  });

  property.prop([fc.array(edit, { minLength: 1, maxLength: 4 })], { numRuns: 300 })(
    'a changed card is read or refused, with a place for each mistake, and never throws',
    (edits) => {
      let changed = text;
      for (const { at, drop, put } of edits) changed = changed.slice(0, at) + put + changed.slice(at + drop);
      const read = parseCard(changed);
      if (read.ok) expect(() => americanCard(read.value)).not.toThrow();
      else {
        expect(read.error.reasons.length).toBeGreaterThan(0);
        for (const { at, message } of read.error.reasons) {
          expect(at?.line).toBeGreaterThan(0);
          expect(at?.column).toBeGreaterThan(0);
          expect(message.length).toBeLessThan(400);
        }
      }
    },
  );

  property.prop([
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSymbol: true } as never),
  ])('any value gets an answer', (value) => {
    expect(parseCard(value).ok).toBe(false);
    expect(parseCard(cardJson([{ ...LINE, hand: value }]))).toHaveProperty('ok');
  });
});

test.each([
  ['FF 2222a 4444b 6666c', 'FF 222Ja 4444b 6666c'],
  ['FF 222Ja 4444b 6666c', 'FF 2222a 4444b 6666c'],
])('AG-26: of two lines of one value the jokerless one counts (TG-16): %s, %s', (...lines) => {
  const card = cardOf(lines.map((hand) => ({ hand, value: 25, open: true })));
  const claimOf = (printedJokersCount: boolean) =>
    unwrap(
      scoreHand('FF 222B J 4444C 6666D', {
        win: { by: 'wall' },
        rules: americanCard(card, { printedJokersCount }),
      }),
    ).claim;
  expect(claimOf(false)).toMatchObject({ jokerless: true, pattern: 'FF 222Ja 4444b 6666c' });
  expect(claimOf(true)).toMatchObject({ jokerless: false, pattern: lines[0] });
});
