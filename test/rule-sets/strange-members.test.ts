import { describe, expect, test } from 'vitest';
import { distance } from '../../src/analysis';
import { newGame } from '../../src/game';
import { checkHand } from '../../src/hands/check-hand';
import {
  americanCard,
  americanSolitaire,
  americanSolitaireSheet,
  cardFree,
  chineseSheet,
  chineseSolitaire,
  freeForm,
  possible,
  practiceCard,
  type Rejection,
  type Result,
  readCardFreeOptions,
  scoreHand,
  settle,
  validateHand,
  yearGame,
} from '../../src/index';
import { reasonsOf, unwrap } from '../unwrap';
import { dotPairs } from './toy-rules';

// Names that data from outside should not have are refused, with the nearest one that is meant; what the library gives is taken.

const HAND = '22D 333D J44D [555D] [666D]';
const SETS = [
  { kind: 'pair', tile: '9B' },
  { kind: 'run', tile: '1B' },
  { kind: 'run', tile: '4B' },
  { kind: 'run', tile: '1C' },
  { kind: 'run', tile: '4C' },
] as const;

const winFaults = (win: unknown, rules: object = cardFree(), hand: unknown = HAND) => {
  const answer = validateHand(hand as never, { rules: rules as never, win: win as never });
  return answer.valid ? [] : answer.reasons;
};
const CONCEALED = ['2D', '2D', '3D', '3D', '3D', 'J', '4D', '4D'];
const MELDS = [{ tiles: ['5D', '5D', '5D'] }, { tiles: ['6D', '6D', '6D'] }];
const handFaults = (hand: object) => winFaults(undefined, cardFree(), hand);
const errorOf = (result: Result<unknown, Rejection>) => (result.ok ? [] : result.error.reasons);
const claimed = (more: object) =>
  errorOf(settle({ value: 25, winner: 'E', by: 'wall', ...more } as never, { rules: cardFree() }));
const seen = (hand: object) => {
  const answer = possible(hand as never, { rules: cardFree() });
  return answer.possible ? [] : answer.reasons;
};

const WRONG: readonly (readonly [string, readonly { readonly code: string; readonly message: string }[]])[] =
  [
    ['a win', winFaults({ by: 'wall', til: '4D' })],
    [
      'a win of the Chinese solitaire',
      winFaults({ by: 'wall', lastTil: true }, chineseSolitaire(), '99B 123456B 123456C'),
    ],
    ['a win of the Year game', winFaults({ by: 'wall', replacement: 1 }, yearGame(), '99B 123456B 123456C')],
    ['a hand', handFaults({ concealed: CONCEALED, meld: MELDS })],
    [
      'a hand whose flowers are laid aside',
      handFaults({ concealed: CONCEALED, melds: MELDS, flower: ['F1'] }),
    ],
    ['a hand of several such names', handFaults({ conceald: CONCEALED, exposures: MELDS })],
    ['a meld', handFaults({ concealed: CONCEALED, melds: [MELDS[0], { tile: ['6D', '6D', '6D'] }] })],
    [
      'a hand to complete',
      errorOf(distance({ concealed: CONCEALED, meld: MELDS } as never, { rules: cardFree() })),
    ],
    ['a meld of a seen hand', seen({ melds: [{ tiles: ['5D', '5D', '5D'], conceald: true }] })],
    ['a claim', claimed({ jokerles: true })],
    ['an event', errorOf(settle({ event: 'wallGame', seat: ['E', 'S'] } as never, { rules: cardFree() }))],
    ['a seen hand', seen({ melds: '[555D]', visble: 'FF' })],
    ['a whole hand', seen({ concealed: CONCEALED, melds: MELDS } as never)],
    ['a Chinese sheet', errorOf(chineseSheet({ sets: SETS, flower: [] } as never))],
    [
      'an American sheet',
      errorOf(americanSolitaireSheet({ cardValue: 25, by: 'wall', dicards: 3 } as never)),
    ],
  ];

test('each is refused with its place, its sentence and the nearest name', () => {
  expect(
    WRONG.map(([what, reasons]) => [what, ...reasons.map(({ code, message }) => `${code}: ${message}`)]),
  ).toEqual([
    ['a win', 'badWin: A win has no “til”. Did you mean “tile”?'],
    ['a win of the Chinese solitaire', 'badWin: A win has no “lastTil”. Did you mean “lastTile”?'],
    ['a win of the Year game', 'badWin: A win has no “replacement”. Did you mean “replacements”?'],
    ['a hand', 'notAHand: A hand has no “meld”. Did you mean “melds”?'],
    ['a hand whose flowers are laid aside', 'notAHand: A hand has no “flower”. Did you mean “flowers”?'],
    [
      'a hand of several such names',
      'notAHand: A hand has no “conceald”. Did you mean “concealed”?',
      'notAHand: A hand has no “exposures”.',
      'notAHand: Expected a list of tiles here, not nothing.',
    ],
    [
      'a meld',
      'notAHand: A meld has no “tile”. Did you mean “tiles”?',
      'notAHand: Expected a list of tiles here, not nothing.',
    ],
    ['a hand to complete', 'notAHand: A hand has no “meld”. Did you mean “melds”?'],
    ['a meld of a seen hand', 'notAHand: A meld has no “conceald”. Did you mean “concealed”?'],
    ['a claim', 'notAClaim: A claim has no “jokerles”. Did you mean “jokerless”?'],
    ['an event', 'notAClaim: A claim has no “seat”. Did you mean “seats”?'],
    ['a seen hand', 'notAHand: A seen hand has no “visble”. Did you mean “visible”?'],
    ['a whole hand', 'notAHand: Give only the exposures, as “melds”. Others cannot see concealed tiles.'],
    ['a Chinese sheet', 'notASheet: A sheet has no “flower”. Did you mean “flowers”?'],
    ['an American sheet', 'notASheet: A sheet has no “dicards”. Did you mean “discards”?'],
  ]);
  expect(winFaults({ by: 'wall', til: '4D' })[0]).toMatchObject({
    at: { path: ['win', 'til'] },
    params: { nearest: 'tile' },
  });
});

test('what is like nothing is refused without a hint, and so are names of methods', () => {
  expect(claimed({ wind: 1 })).toMatchObject([{ params: {} }]);
  for (const name of ['__proto__', 'toString'])
    expect(claimed(JSON.parse(`{"${name}": 1}`))).toMatchObject([{ code: 'notAClaim', params: {} }]);
  expect(winFaults(JSON.parse('{"by": "wall", "__proto__": 1}'))).toMatchObject([{ code: 'badWin' }]);
});

test('a game leaves alone what only another one knows of its wins', () => {
  expect(winFaults({ by: 'wall', discards: 3, personalSuit: 'B', value: 30, ownJoker: 7 })).toEqual([]);
});

test('rules of one’s own name what only their wins say', () => {
  const win = { by: 'wall', blessed: true };
  const rules = { ...dotPairs, hands: { ...dotPairs.hands, winMembers: ['blessed'] } };
  const hand = { concealed: ['1D', '1D', '3D', '3D'] };
  expect(winFaults(win, dotPairs, hand)).toMatchObject([{ code: 'badWin' }]);
  expect(winFaults(win, rules, hand)).toEqual([]);
});

describe('what the library gives is taken', () => {
  test('a hand that was checked, and one with the discards of the Chinese solitaire', () => {
    const hand = { concealed: CONCEALED, melds: MELDS };
    expect(handFaults(hand)).toEqual([]);
    expect(handFaults({ ...hand, discards: 3 })).toEqual([]);
    expect(handFaults(checkHand(hand).hand ?? {})).toEqual([]);
    expect(handFaults(Object.assign(Object.create({ meld: 1 }), hand))).toEqual([]);
    expect(handFaults({ ...hand, discard: 3 })).toMatchObject([
      { code: 'notAHand', at: { path: ['discard'] }, params: {} },
    ]);
  });

  test.each([
    ['Card Free', cardFree(), HAND],
    ['a card', americanCard(practiceCard), 'FFF 2222B 44B 66B 88C J'],
    ['The American Game', freeForm(), 'FF 2222B 3333C EE 00'],
  ])('the claim of a score: %s', (_, rules, hand) => {
    const { claim } = unwrap(scoreHand(hand, { rules: rules as never, win: { by: 'wall' } as never })) as {
      claim: { value: number };
    };
    expect(settle({ ...claim, winner: 'E' } as never, { rules }).ok).toBe(true);
    const sheet = americanSolitaireSheet({ ...claim, cardValue: claim.value } as never);
    expect(sheet.ok).toBe(true);
  });

  test('a declaration, as the win of its hand', () => {
    const hand = { concealed: '22D 333D J44D 555D 666D' };
    const declared = { seat: 'E', by: 'discard', tile: '4D', from: 'S', jokerOf: null, hand, value: null };
    expect(winFaults(declared, cardFree(), '22D 333D J44D 555D 666D')).toEqual([]);
  });

  test('what a view shows of a hand', () => {
    const { melds, counts } = newGame(cardFree(), { seed: 'seen' }).state;
    expect(seen({ melds: melds.S ?? [], visible: [], tileCount: counts.S })).toEqual([]);
  });
});

describe('a winning tile that is written otherwise', () => {
  test.each([
    ['1b', ' Write “1B”.', { nearest: '1B' }],
    ['rd', ' Write “RD”.', { nearest: 'RD' }],
    ['1B2B', '', {}],
    ['west', '', {}],
    [null, '', {}],
  ])('%s', (tile, hint, params) => {
    const [reason] = winFaults({ by: 'wall', tile });
    const said = tile === null ? 'null' : `“${tile}”`;
    expect(reason?.message).toBe(`The winning tile must be a tile, not ${said}.${hint}`);
    expect(reason?.params).toEqual(params);
  });
});

test('exposures and flowers given by a getter are refused, not overlooked', () => {
  const hand = { concealed: CONCEALED, melds: MELDS };
  const given = (name: string, member: PropertyDescriptor) =>
    winFaults(undefined, cardFree(), Object.defineProperty({ ...hand }, name, member))[0]?.message;
  for (const enumerable of [true, false]) {
    expect(given('melds', { get: () => MELDS, enumerable })).toBe(
      'Expected a list of melds here, not a getter.',
    );
    expect(given('flowers', { get: () => [], enumerable })).toBe(
      'Expected a list of tiles here, not a getter.',
    );
    expect(given('melds', { value: MELDS, enumerable })).toBe(undefined);
  }
  for (const flowers of [undefined, null, []]) expect(given('flowers', { value: flowers })).toBe(undefined);
});

test('options, circumstances and claims given by a getter are refused, not overlooked (CF-29, CF-36, CS-21)', () => {
  const getter = (members: object, name: string, given: unknown): object =>
    Object.defineProperty({ ...members }, name, { get: () => given, enumerable: true });
  expect(reasonsOf(readCardFreeOptions(getter({}, 'skillLevel', 3)))).toMatchObject([
    { message: 'The option skillLevel must be one of 0, 1, 2, 3, 4, 5, not a getter.' },
  ]);
  const win = getter({ by: 'wall', tile: 'GD' }, 'discards', 100);
  expect(winFaults(win, chineseSolitaire(), 'EEE 00 GGG 234B [888D]')[0]?.message).toMatch(/not a getter\.$/);
  const claim = getter({ value: 25, winner: 'E', by: 'wall' }, 'jokerless', true);
  const settled = settle(claim as never, { rules: cardFree() });
  expect(reasonsOf(settled)).toMatchObject([
    { message: expect.stringMatching(/jokerless.*not a getter\.$/) },
  ]);
  const asked = getter({ rules: cardFree() }, 'win', { by: 'wall' }) as {
    rules: ReturnType<typeof cardFree>;
  };
  const answer = validateHand(HAND, asked);
  expect(answer.valid ? [] : answer.reasons).toMatchObject([
    { message: expect.stringMatching(/not a getter\.$/) },
  ]);
  const meld = getter({ tiles: ['5D', '5D', '5D'] }, 'concealed', true);
  const [reason] = winFaults(undefined, cardFree(), { concealed: CONCEALED, melds: [meld, MELDS[1]] });
  expect(reason?.message).toMatch(/not a getter\.$/);
});

describe('sentences', () => {
  test('a tile that is none', () => {
    const messageOf = (tile: unknown) => winFaults(undefined, cardFree(), { concealed: [tile] })[0]?.message;
    expect(messageOf(null)).toMatch(/^Expected a tile here, not null: tiles are written /);
    expect(messageOf(undefined)).toMatch(/^Expected a tile here, not nothing: /);
    expect(messageOf('0B')).toMatch(/^Expected a tile here, not “0B”: /);
  });

  test('a flower that the game calls by another name', () => {
    const messageOf = (rules: object, tile: string) =>
      winFaults(undefined, rules, { concealed: [tile] })[0]?.message;
    expect(messageOf(cardFree(), 'F1')).toBe('This game has no tile F1. Write every flower as F.');
    expect(messageOf(americanCard(practiceCard), 'S4')).toBe(
      'This game has no tile S4. Write every flower as F.',
    );
    for (const rules of [chineseSolitaire(), yearGame()])
      expect(messageOf(rules, 'F')).toBe('This game has no tile F. Its flowers are F1 to F4.');
    expect(messageOf(yearGame(), 'J')).toBe('This game has no tile J.');
  });

  test('an action that is none', () => {
    const { game, state } = newGame(cardFree(), { seed: 'none' });
    const messageOf = (type: string) => {
      const checked = game.check(state, { type, seat: 'E', moment: state.moment } as never);
      return checked.ok ? '' : checked.error.message;
    };
    expect(messageOf('dicsard')).toBe(
      '“type” says which action it is; there is no action “dicsard”. Did you mean “discard”?',
    );
    expect(messageOf('fold')).toMatch(/there is no action “fold”\. The actions are pass, .*discard.*\.$/);
  });

  test('what must be true or false', () => {
    const messages = [
      winFaults({ by: 'wall', lastTile: 1 }, chineseSolitaire(), '99B 123456B 123456C'),
      errorOf(chineseSheet({ sets: SETS, lastTile: 1 } as never)),
      errorOf(americanSolitaireSheet({ cardValue: 25, by: 'wall', jokerless: 1 } as never)),
      winFaults({ by: 'wall', ownJoker: 1 }, americanCard(practiceCard), 'FFF 2222B 44B 66B 88C J'),
      claimed({ jokerless: 1 }),
      seen({ toDiscard: 1 }),
    ].map(([reason]) => reason?.message);
    expect(messages).toEqual([
      '“lastTile” must be true or false, not 1.',
      '“lastTile” must be true or false, not 1.',
      '“jokerless” must be true or false, not 1.',
      '“ownJoker” must be true or false, not 1.',
      '“jokerless” must be true or false, not 1.',
      '“toDiscard” must be true or false, not 1.',
    ]);
  });
});

describe('what a program hands over in the wrong place is told by its name', () => {
  const score = scoreHand('11B 222B 333B 444B 555B', { win: { by: 'wall' } });
  const settled = (claim: unknown) => settle(claim as never, { rules: cardFree() });
  const messageOf = (answer: { readonly ok: boolean; readonly error?: { readonly message: string } }) =>
    answer.error?.message;

  test('a member of a claim in a win', () => {
    expect(winFaults({ by: 'discard', discarder: 'S' })[0]?.message).toBe(
      'A win has no “discarder”. It belongs in a claim for `settle`.',
    );
    expect(winFaults({ by: 'discard', replacement: 1 })[0]?.message).toContain(
      'Did you mean “replacements”?',
    );
  });

  test('an answer, or a whole score, as a claim', () => {
    expect(messageOf(settled(score))).toBe(
      'A claim has no “ok”. It is an answer: write unwrap(…) around it.',
    );
    expect(messageOf(settled({ ...unwrap(score), winner: 'E' }))).toBe(
      '“reading” belongs to a score. Pass its claim: { ...score.claim, winner: "E" }.',
    );
    expect(settled({ ...unwrap(score).claim, winner: 'E' }).ok).toBe(true);
  });

  test('text in place of another player’s hand', () => {
    const asked = (hand: unknown) => {
      const answer = possible(hand as never, { rules: cardFree() });
      return answer.possible ? '' : answer.message;
    };
    expect(asked('[222B]')).toContain('such as { melds: "[222B]" }');
    expect(asked(undefined)).toContain('the lists “melds” and “visible”');
  });

  test('options that only a sister of the game has', () => {
    const refused = (options: object) => () => americanCard(practiceCard, options);
    expect(refused({ discardPayment: 'nmjl' })).toThrow(
      'The guide of 2018 has no option “discardPayment”. The American Game has that option.',
    );
    expect(refused({ preset: 'american-game', errorPayment: 'nmjl' })).toThrow(
      'The guide of 2018 has that option.',
    );
    expect(refused({ errorPaymen: 'nmjl' })).toThrow('Did you mean “errorPayment”?');
  });

  test('rules in the place of options, and options that are null', () => {
    expect(() => americanSolitaire(americanCard(practiceCard) as never)).toThrow(
      '`americanSolitaire` takes its options before the hands: americanSolitaire({}, rules).',
    );
    for (const make of [cardFree, chineseSolitaire, yearGame, americanSolitaire, freeForm])
      expect(() => make(null as never)).toThrow('The options must be an object, not null.');
  });
});
