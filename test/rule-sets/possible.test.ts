import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { americanCard, practiceCard } from '../../src/american';
import {
  type CardFreeChoices,
  cardFree,
  deadReason,
  formatHand,
  type HasPossible,
  type Meld,
  MisuseError,
  parseHandText,
  possible,
  type SeenHand,
  type Tile,
  validateHand,
} from '../../src/index';
import { cardOf, openCard } from '../card/cases';
import { tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';

// Whether a hand can still be completed, by tables: the exposures, the other tiles that lie open, and what holds then.

const meldsOf = (text: string): readonly Meld[] => {
  const hand = unwrap(parseHandText(text));
  return hand.melds ?? [];
};

/** What is seen of a hand: its exposures, and after a slash the tiles that lie open. */
const seen = (text: string): SeenHand => {
  const [melds = '', visible = ''] = text.split('/');
  return { melds: meldsOf(melds), visible: tilesOf(visible) };
};

const deadCode = (choices: CardFreeChoices, hand: SeenHand): string => {
  const dead = unwrap(deadReason(hand, { rules: cardFree(choices) }));
  expect(possible(hand, { rules: cardFree(choices) }).possible).toBe(dead === null);
  return dead?.code ?? 'alive';
};

const codeBy = (rules: HasPossible, text: string): string => {
  const dead = deadReason(seen(text), { rules });
  return dead.ok ? (dead.value?.code ?? 'alive') : dead.error.message;
};

const SUITS = ['B', 'C', 'D'];
/** Every number, wind and dragon so many times, but for these. */
const allBut = (count: number, spared: string): string => {
  const others = [...SUITS.flatMap((suit) => [...'123456789'].map((number) => number + suit)), ...'ESWN'];
  const tiles = [...others, 'GD', 'RD', 'WD'].filter((tile) => !spared.split(' ').includes(tile));
  return tiles.flatMap((tile) => Array.from({ length: count }, () => tile)).join(' ');
};
const FLOWERS = 'FFFFFFFF';
const JOKERS = 'JJJJJJJJ';

const NO_LINE = 'exposuresMatchNoLine';
const GONE = 'neededTilesGone';

/** A name, the exposures and after a slash the tiles that lie open, and what comes of it. */
type Row = readonly [string, string, string, CardFreeChoices?];

describe('Card Free', () => {
  const rows: readonly Row[] = [
    ['AG-31: nothing exposed, nothing seen', '', 'alive'],
    ['AG-31: a pung and a kong are 2 Pungs 2 Kongs on the way', '[555D] [6666D]', 'alive'],
    ['AG-31: a pung, a kong and a quint are no pattern', '[555D] [6666D] [777DJJ]', NO_LINE],
    ['CF-6: the same number in two suits, and another number', '[555D] [555C] [666C]', NO_LINE],
    ['CF-11: the same number in three suits', '[555D] [555C] [555B]', 'alive'],
    ['CF-12: East and South are a set with West and North', '[EEE] [SSS]', 'alive'],
    ['CF-12: winds and numbers', '[EEE] [555D]', NO_LINE],
    ['CF-13: woven suits', '[333D] [444B] [555D]', NO_LINE],
    ['CF-18: an exposed pair', '[55D]', NO_LINE],
    ['CF-28: no more than two sizes: a pung, two kongs and the pair', '[555D] [6666D] [7777D]', 'alive'],
    [
      'AG-31: the ninth of each number is out of reach of 1 and 2',
      '[111B] [222B] / 3333B 3333C 3333D JJJJJJJJ',
      GONE,
    ],
    ['AG-31: one joker does not make a pair of it', '[111B] [222B] / 3333B 3333C 3333D JJJJJJJ', GONE],
    ['AG-31: three jokers make a pung', '[111B] [222B] / 3333B 3333C 3333D JJJJJ', 'alive'],
    [
      'CF-3a: but not without a natural tile in it',
      '[111B] [222B] / 3333B 3333C 3333D JJJJJ',
      GONE,
      { allJokerBlocks: false },
    ],
    ['CF-25: two flower pungs are Dragon’s Love', '[FFF] [FFF]', 'alive'],
    ['CF-25: as long as two dragons are left', '[FFF] [FFF] / RRRR GGGG JJJJJ', GONE],
    ['CF-25a: no flower may be called for it', '[FFF]', NO_LINE, { callFlowerPungs: false }],
    ['CF-25a: a joker for a flower', '[FFJ]', NO_LINE],
    ['CF-25a: a joker for a flower where they may be', '[FFJ]', 'alive', { jokersInFlowerPungs: true }],
    [
      'CF-32: four flowers are too few for Dragon’s Love',
      '[FFF]',
      NO_LINE,
      { houseRules: { removeFlowersAndJokers: true } },
    ],
    [
      'CF-32: with jokers they are not',
      '[FFF]',
      'alive',
      { houseRules: { removeFlowersAndJokers: true }, jokersInFlowerPungs: true },
    ],
    [
      'CF-34: from level 1 a pung and a kong of numbers need a third size',
      '[555D] [6666D]',
      NO_LINE,
      { skillLevel: 1 },
    ],
    [
      'CF-36: at level 3 a dragon shows a hand that must be concealed',
      '[RRR]',
      'closedHandExposed',
      { skillLevel: 3 },
    ],
    ['CF-36: at level 2 it does not', '[RRR]', 'alive', { skillLevel: 2 }],
    [
      'CF-38a: Dragon Hands may be free of it',
      '[RRRR] [GGGG] [0000]',
      'alive',
      { skillLevel: 3, levelsBindDragonHands: false },
    ],
    ['CF-37: at level 4 two suits', '[555D] [666C]', NO_LINE, { skillLevel: 4 }],
    ['CF-17a: NEWS beside winds', '[EEE] [WWW] [RRRR]', 'alive', { newsWithWinds: true }],
    [
      'CF-17a: no NEWS beside winds',
      `[EEE] [WWW] [RRRR] / ${allBut(4, 'E W N S RD') + FLOWERS + JOKERS}`,
      GONE,
    ],
    [
      'CF-17a: NEWS of the last of each wind',
      `[EEE] [WWW] [RRRR] / ${allBut(4, 'E W N S RD')} ${FLOWERS} ${JOKERS} NNN SSS`,
      'alive',
      { newsWithWinds: true },
    ],
  ];

  for (const [name, text, code, choices = {}] of rows)
    test(name, () => expect(deadCode(choices, seen(text))).toBe(code));

  test('AG-21: the joker of the own pung becomes the last tile of a quint, once the natural one is drawn', () => {
    // Left are 5D, four of 4D, two of 3D and two soaps: a quint of 4D needs a joker, and the only one lies in [55DJ..].
    const visible = tilesOf(`${allBut(4, '3D 4D 5D WD')} 00 33D ${FLOWERS} ${'J'.repeat(6)}`);
    const melds = meldsOf('[555DJJ]');
    const answer = possible({ melds, visible }, { rules: cardFree() });
    if (!answer.possible) throw new Error('the quint of 4D takes the exchanged joker');
    const { hand, reading } = answer.witness;
    expect(hand.melds?.[0]?.tiles.filter((tile) => tile === 'J').length).toBe(1);
    expect(hand.concealed.filter((tile) => tile === 'J').length).toBe(1);
    expect(reading.pattern).toBe('2 Pairs 2 Quints');
    const gone = deadReason({ melds, visible: [...visible, '5D'] }, { rules: cardFree() });
    expect(gone.ok && gone.value?.code).toBe('neededTilesGone');
  });

  test('AG-32: the witness wins', () => {
    const answer = possible(seen('[555D] [777B] / 444D'), { rules: cardFree() });
    if (!answer.possible) throw new Error('it can be completed');
    const validation = validateHand(answer.witness.hand);
    expect(validation.valid && validation.readings).toContainEqual(answer.witness.reading);
  });

  test('AG-31: the reasons name the tiles that are gone', () => {
    const answer = possible(seen('[111B] [222B] / 3333B 3333C 3333D JJJJJJ'), { rules: cardFree() });
    if (answer.possible) throw new Error('it cannot be completed');
    expect(answer.reasons.map(({ code, rule }) => `${code} ${rule}`)).toEqual([
      'neededTilesGone AG-31',
      'neededTilesGone AG-31',
    ]);
    expect(answer.reasons[1]?.params['missing']).toEqual(['J']);
  });
});

describe('the number of tiles', () => {
  test.each<readonly [string, Partial<SeenHand>, string, string]>([
    ['AG-11: thirteen', { tileCount: 13 }, '', 'alive'],
    ['AG-11: fourteen, the discard still owed or not known', { tileCount: 14 }, '', 'alive'],
    ['AG-11: fourteen, and no discard owed', { tileCount: 14, toDiscard: false }, '', 'wrongTileCount'],
    ['AG-11: thirteen, and a discard owed', { tileCount: 13, toDiscard: true }, '', 'wrongTileCount'],
    ['AG-31: too few', { tileCount: 12 }, '', 'wrongTileCount'],
    ['AG-31: too many', { tileCount: 15 }, '', 'wrongTileCount'],
    ['AG-11: every tile exposed, none left to win with', {}, '[4444D] [555DJJ] [666DJJ]', 'wrongTileCount'],
    ['AG-11: four tiles short of it', {}, '[555DJJ] [666DJJ]', 'alive'],
  ])('%s', (_, more, melds, code) => {
    expect(deadCode({}, { ...seen(melds), ...more })).toBe(code);
  });
});

describe('a card', () => {
  const read = cardOf([
    { hand: 'FF 2222a 4444b 6666c', value: 25, open: true },
    { hand: '11a 333a 555a 777a 999a', value: 30, open: false },
    { hand: 'FFF 8888a! 888b DDDDc', value: 35, open: true },
  ]);
  const rules = americanCard(read);

  test.each([
    ['AG-31: a kong of the first line', '[2222B]', 'alive'],
    ['AG-31: a pung of twos is on no line', '[222B]', NO_LINE],
    ['AG-31: two kongs of one suit', '[2222B] [4444B]', NO_LINE],
    ['AG-31: a pung of the concealed line', '[333B]', 'closedHandExposed'],
    ['AG-20: a pair of flowers takes no joker', '[2222B] / FFFFFFF', GONE],
    ['AG-20: a kong does', '[2222B] / 4444C 4444D', 'alive'],
    ['AG-31: until there are too few jokers', '[2222B] / 4444C 4444D JJJJJ', GONE],
    ['AG-21: a joker lies where the line takes none, but can be exchanged', '[888BJ]', 'alive'],
    ['AG-21: with the last natural tile gone it cannot', '[888BJ] / 8B', GONE],
  ])('%s', (_, text, code) => {
    expect(codeBy(rules, text)).toBe(code);
    expect(possible(seen(text), { rules }).possible).toBe(code === 'alive');
  });

  test('AG-31: the lines that lack the least are named, of equal variants of a line the first', () => {
    const answer = possible(seen('[2222B] / 4444C 4444D JJJJJ'), { rules });
    const [dead, ...named] = answer.possible ? [] : answer.reasons.map(({ params }) => params);
    expect([dead?.['line'], dead?.['missing']]).toEqual([undefined, undefined]);
    expect(named.map((params) => [params['line'], params['missing']])).toEqual([[1, ['J']]]);
    const groups = named[0]?.['groups'] as { tiles: Tile[] }[];
    expect(groups.map(({ tiles }) => tiles[0])).toEqual(['F', '2B', '4C', '6D']);
  });

  test.each([
    ['the one', '[222B]', 'No open line has [222B].', 'melds'],
    [
      'the one of two that has no place beside the other',
      '[2222B] [4444B]',
      '[4444B] has no place in a line with [2222B], such as Section, line 1: FF 2222a 4444b 6666c.',
      'melds 1',
    ],
    [
      'the stray one among three',
      '[2222B] [888B] [4444C]',
      '[888B] has no place in a line with [2222B] and [4444C], such as Section, line 1: FF 2222a 4444b 6666c.',
      'melds 1',
    ],
    ['all of them', '[222B] [3333B]', 'No open line has [222B] or [3333B].', 'melds'],
  ])('AG-31: exposures that fit no line are named: %s', (_, melds, message, place) => {
    const answer = possible(seen(melds), { rules });
    const [, reason] = answer.possible ? [] : answer.reasons;
    expect([reason?.code, reason?.rule, reason?.message]).toEqual(['exposuresMatchNoLine', 'AG-31', message]);
    expect(reason?.at?.path?.join(' ')).toBe(place);
  });

  test('AG-31: a pung of the concealed line is no stray', () => {
    const answer = possible(seen('[333B]'), { rules });
    expect(answer.possible || answer.reasons.map(({ code }) => code)).toEqual(['closedHandExposed']);
  });

  test('TG-5: exposures may grow in The American Game', () => {
    const growing = americanCard(read, { preset: 'american-game' });
    const answer = possible(seen('[222B]'), { rules: growing });
    expect(answer.possible && formatHand(answer.witness.hand)).toContain('[2222B]');
  });

  test('TG-5: there a hand may win with every tile on the table', () => {
    const card = openCard('NNNN 1111a 222222b');
    const growing = americanCard(card, { preset: 'american-game' });
    for (const exposures of ['[NNN] [1111B] [2222CJ]', '[NNNN] [1111B] [2222CJJ]']) {
      const answer = possible(seen(exposures), { rules: growing });
      const witness = answer.possible ? answer.witness.hand : undefined;
      expect(witness && validateHand(witness, { rules: growing }).valid).toBe(true);
    }
    expect(codeBy(growing, '[NNNN] [1111B] [2222CJJ] [333C]')).toBe('wrongTileCount');
    expect(codeBy(americanCard(card), '[NNNN] [1111B] [2222CJJ]')).toBe('wrongTileCount');
  });

  test('AG-24: with the practice card', () => {
    const practice = americanCard(practiceCard);
    expect(possible(seen('[FFFFF]'), { rules: practice }).possible).toBe(true);
    expect(possible(seen('[NNNNNN]'), { rules: practice }).possible).toBe(false);
    expect(practiceCard.note).toContain('not a card of the National Mah Jongg League');
  });
});

test('AG-21, AG-31: where flowers serve as jokers, still only the tile itself is exchanged for a joker', () => {
  const rules = americanCard(openCard('444444a~ 88b 999999c'), { preset: 'american-game' });
  expect(codeBy(rules, '[4444BJJ] / JJJJ')).toBe('alive');
  expect(codeBy(rules, '[4444BJJ] / JJJJJJ')).toBe(GONE);
  expect(codeBy(rules, '[444BJJJ] / JJJJ')).toBe('alive');
  expect(codeBy(rules, '[444BJJJ] / JJJJ 4B')).toBe(GONE);
});

describe('what comes from outside', () => {
  test.each<readonly [string, unknown, string]>([
    ['no object', ['5D'], 'notAHand'],
    ['no list of melds', { melds: 3 }, 'notAHand'],
    ['melds outside of brackets', { melds: '555D' }, 'badNotation'],
    ['no list of tiles', { visible: 2 }, 'notAHand'],
    ['text that is no tiles', { visible: 'JX' }, 'unknownTile'],
    ['what is no tile', { visible: ['5D', '0X'] }, 'unknownTile'],
    ['a tile of another game', { visible: ['S1'] }, 'unknownTile'],
    ['a fifth tile', { melds: meldsOf('[555D]'), visible: ['5D', '5D'] }, 'tooManyCopies'],
    ['a ninth joker', { visible: Array.from({ length: 9 }, () => 'J') }, 'tooManyJokers'],
    ['more tiles than there are', { visible: Array.from({ length: 153 }, () => '5D') }, 'tooLarge'],
    ['a count that is none', { tileCount: 'all' }, 'badValue'],
    ['a flag that is none', { toDiscard: 1 }, 'badValue'],
  ])('%s is refused, and nobody is dead for it', (_, value, code) => {
    const dead = deadReason(value as SeenHand, { rules: cardFree() });
    expect(dead.ok).toBe(false);
    const answer = possible(value as SeenHand, { rules: cardFree() });
    expect(!answer.possible && answer.reasons.map((reason) => reason.code)).toContain(code);
  });

  test('any value gets an answer', () => {
    const tile = fc.constantFrom('5D', 'J', 'F', 'E', 'S1', '__proto__');
    const meld = fc.oneof(fc.anything(), fc.record({ tiles: fc.array(fc.oneof(tile, fc.anything())) }));
    const value = fc.oneof(
      fc.anything(),
      fc.record({ melds: fc.array(meld), visible: fc.array(tile), tileCount: fc.anything() }),
    );
    fc.assert(
      fc.property(value, (given) => {
        const answer = possible(given as SeenHand, { rules: cardFree() });
        return answer.possible ? answer.witness.hand.concealed.length > 0 : answer.reasons.length > 0;
      }),
      { numRuns: 300 },
    );
  });

  test('rules without the part are a misuse', () => {
    expect(() => possible({}, { rules: {} as never })).toThrow(MisuseError);
  });
});
