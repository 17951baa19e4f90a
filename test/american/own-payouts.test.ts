import { describe, expect, test } from 'vitest';
import {
  AMERICAN_DEFAULTS,
  americanPayouts,
  americanRules,
  type Claim,
  cardFree,
  chineseSolitaire,
  type HasPayouts,
  MisuseError,
  readPayouts,
  settle,
  validateHand,
} from '../../src/index';

// Tables of payments that a club wrote, and claims that say more than their sort.

const WIN = {
  rule: 'Club',
  fromDiscarder: false,
  plain: { discarder: 1, others: 1 },
  jokerless: { discarder: 2, others: 2 },
};

/** `sound`, or the codes of the reasons with their places. */
const codes = (table: unknown): string => {
  const read = readPayouts(table);
  if (read.ok) return 'sound';
  return read.error.reasons.map(({ code, at }) => `${code} ${at?.path?.join('.') ?? ''}`.trim()).join(', ');
};

describe('readPayouts', () => {
  test('every table of the library is sound, and comes back as it was', () => {
    for (const { payouts } of [
      cardFree(),
      ...(['american-2018', 'nmjl', 'american-game'] as const).map((name) => americanRules(name)),
      { payouts: americanPayouts('american-game', AMERICAN_DEFAULTS['american-game'], 75) },
    ]) {
      const read = readPayouts(JSON.parse(JSON.stringify(payouts)));
      expect(read.ok && read.value).toEqual(JSON.parse(JSON.stringify(payouts)));
      expect(read.ok && Object.isFrozen(read.value.wins.wall)).toBe(true);
    }
  });

  test('AG-27, TG-9: the usual options are those of the rule set', () => {
    for (const preset of ['american-2018', 'nmjl', 'american-game'] as const)
      expect(americanPayouts(preset)).toEqual(americanPayouts(preset, AMERICAN_DEFAULTS[preset]));
  });

  test('AG-28, AG-29: a hand without jokers is paid by a rule of its own', () => {
    const { wall, discard, misnamedDiscard } = americanPayouts('american-2018').wins;
    expect([wall, discard, misnamedDiscard].map((row) => row?.rule)).toEqual(['AG-28', 'AG-28', 'AG-33']);
    expect([wall, discard, misnamedDiscard].map((row) => row?.jokerlessRule)).toEqual([
      'AG-29',
      'AG-29',
      undefined,
    ]);
  });

  test.each<[string, unknown, string]>([
    ['a table', { wins: { wall: WIN } }, 'sound'],
    ['a rule for no jokers', { wins: { wall: { ...WIN, jokerlessRule: 'Club 2' } } }, 'sound'],
    [
      'a rule that is none',
      { wins: { wall: { ...WIN, jokerlessRule: 2 } } },
      'badPayouts wins.wall.jokerlessRule',
    ],
    ['no ways of winning', { wins: {} }, 'sound'],
    ['no table', 5, 'badPayouts'],
    ['a list', [], 'badPayouts'],
    ['no wins', {}, 'badPayouts wins'],
    ['a misspelled way', { wins: { wal: WIN } }, 'badPayouts wins.wal'],
    ['a misspelled member', { wins: {}, allpairsexempt: true }, 'badPayouts allpairsexempt'],
    ['no plain', { wins: { wall: { ...WIN, plain: undefined } } }, 'badPayouts wins.wall.plain'],
    [
      'no figure',
      { wins: { wall: { ...WIN, jokerless: { others: 1 } } } },
      'badPayouts wins.wall.jokerless.discarder',
    ],
    [
      'not a number',
      { wins: { wall: { ...WIN, plain: { discarder: Number.NaN, others: -1 } } } },
      'badPayouts wins.wall.plain.discarder, badPayouts wins.wall.plain.others',
    ],
    ['an unknown giver', { wins: { wall: { ...WIN, giver: 'winner' } } }, 'badPayouts wins.wall.giver'],
    [
      'quarters of points',
      { wins: {}, falseWin: { rule: '', highestValue: 0.25, wins: {} } },
      'badPayouts falseWin.highestValue',
    ],
    [
      'nothing for an error',
      { wins: {}, mahjonggInError: { rule: '' } },
      'badPayouts mahjonggInError.toIntact',
    ],
  ])('%s', (_, table, expected) => {
    expect(codes(table)).toEqual(expected);
  });

  test('a misspelled way of winning gets the nearest name', () => {
    const read = readPayouts({ wins: { jokerexchange: WIN } });
    expect(read.ok ? '' : read.error.reasons[0]?.message).toBe(
      '“wins” has no “jokerexchange”. Did you mean “jokerExchange”?',
    );
  });
});

describe('settle ends with a MisuseError on a table that is not sound', () => {
  const claim: Claim = { value: 10, winner: 'E', by: 'wall' };
  test.each<[string, unknown]>([
    ['no ways of winning', {}],
    ['a way without shares', { wins: { wall: { rule: '', fromDiscarder: false } } }],
    ['what is no number', { wins: { wall: { ...WIN, plain: { discarder: 1, others: Number.NaN } } } }],
  ])('%s', (_, payouts) => {
    expect(() => settle(claim, { rules: { name: 'club', payouts } as HasPayouts })).toThrow(MisuseError);
  });

  test('one that is changed after it was sound too', () => {
    const wall = { ...WIN, plain: { discarder: 1, others: 1 } };
    const club: HasPayouts = { name: 'club', payouts: { wins: { wall } } };
    const before = settle(claim, { rules: club });
    expect(before.ok && before.value.net).toEqual({ E: 30, S: -10, W: -10, N: -10 });
    wall.plain.others = Number.NaN;
    expect(() => settle(claim, { rules: club })).toThrow(MisuseError);
  });

  test('rules without payments or without hands are named', () => {
    const solitaire = chineseSolitaire() as unknown as HasPayouts;
    expect(() => settle(claim, { rules: solitaire })).toThrow('“payouts”; “chinese-solitaire” has none');
    const payments = americanRules('nmjl') as unknown as ReturnType<typeof cardFree>;
    expect(() => validateHand({ concealed: [] }, { rules: payments })).toThrow('“hands”; “nmjl” has none');
  });
});

describe('what only claims of another sort say is refused', () => {
  const game = americanRules('american-game');
  const guide = americanRules('american-2018');
  test.each<[string, HasPayouts, object, readonly string[]]>([
    [
      'AG-13: nobody wins a wall game',
      guide,
      { event: 'wallGame', winner: 'E', value: 30 },
      ['value', 'winner'],
    ],
    ['AG-13: its seats belong to it', guide, { event: 'wallGame', seats: ['E', 'S'] }, []],
    [
      'AG-29: a flag that is false says something too',
      guide,
      { event: 'wallGame', jokerless: false },
      ['jokerless'],
    ],
    [
      'AG-35: the declarer wins nothing',
      guide,
      { event: 'mahjonggInError', declarer: 'E', exposed: [], value: 25, by: 'wall' },
      ['by'],
    ],
    [
      'AG-35: a win has no declarer',
      guide,
      { value: 30, winner: 'E', by: 'wall', declarer: 'S' },
      ['declarer'],
    ],
    [
      'TG-11: a false win has no winner',
      game,
      { event: 'falseWin', offender: 'E', by: 'wall', winner: 'S' },
      ['winner'],
    ],
    [
      'TG-11: a win has no highest value',
      game,
      { value: 30, winner: 'E', by: 'wall', highestValue: 75 },
      ['highestValue'],
    ],
  ])('%s', (_, rules, claim, names) => {
    const settled = settle(claim as Claim, { rules });
    const refused = settled.ok ? [] : settled.error.reasons.map(({ code, at }) => `${code} ${at?.path}`);
    expect(refused).toEqual(names.map((name) => `notAClaim ${name}`));
  });

  test('AG-13: an event in other letters gets the nearest name, and what is missing is called so', () => {
    const message = (claim: object): string | undefined => {
      const settled = settle(claim as Claim, { rules: guide });
      return settled.ok ? undefined : settled.error.reasons[0]?.message;
    };
    expect(message({ event: 'wallgame' })).toContain('Did you mean “wallGame”?');
    expect(message({ winner: 'E', value: 25 })).toMatch(/^“by” is missing: it must be one of wall, /);
    expect(message({ winner: 'E', by: 'wall' })).toMatch(/^The value is missing: it must be whole /);
  });
});

test('a way of winning without a payout is refused as one that is not there', () => {
  const rules = { name: 'club', payouts: { wins: { wall: undefined, discard: WIN } } };
  const settled = settle({ value: 25, winner: 'E', by: 'wall' }, { rules: rules as unknown as HasPayouts });
  expect(settled).toMatchObject({
    ok: false,
    error: { reasons: [{ code: 'notPaid', at: { path: ['by'] } }] },
  });
  expect(settled.ok || settled.error.message).toMatch(/discard/);
});
