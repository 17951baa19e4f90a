import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/game';
import { americanSolitaire, chineseSolitaire, sortRack, type Tile } from '../../src/index';
import { americanSetup, chineseSetup, sitAlone } from './stacked';

// States and records of solitaires that somebody has changed: what cannot arise is refused, with a code.

type Json = Record<string, unknown>;
type Change = (state: Json) => void;

const part = (of: Json, ...path: readonly string[]): Json =>
  path.reduce((inner, name) => inner[name] as Json, of);
const set =
  (path: readonly string[], value: unknown): Change =>
  (state) => {
    part(state, ...path.slice(0, -1))[path.at(-1) as string] = value;
  };
/** Another tile among those that were drawn from the wall. */
const setFirst =
  (place: number, tile: Tile): Change =>
  (state) => {
    (part(state)['wall'] as Tile[])[place] = tile;
  };
const swap =
  (list: readonly string[], other: readonly string[]): Change =>
  (state) => {
    const [one, two] = [part(state, ...list), part(state, ...other)] as unknown as [Tile[], Tile[]];
    [one[0], two[0]] = [two[0] as Tile, one[0] as Tile];
  };

const discardsOf = (state: Json) => part(state)['discards'] as unknown as { seat: string; tile: Tile }[];
/** The tiles that South and West discarded, each for the other’s. */
const swapDiscards: Change = (state) => {
  const south = discardsOf(state).find(({ seat }) => seat === 'S')!;
  const west = discardsOf(state).find(({ seat }) => seat === 'W')!;
  [south.tile, west.tile] = [west.tile, south.tile];
};
/** West’s discard is the tile that South drew and discarded; the player has West’s for one of the same kind. */
const drawnTwice: Change = (state) => {
  const south = discardsOf(state).find(({ seat }) => seat === 'S')!;
  const west = discardsOf(state).find(({ seat }) => seat === 'W')!;
  const rack = [...(part(state, 'racks')['E'] as readonly Tile[])];
  rack.splice(rack.indexOf(south.tile), 1, west.tile);
  west.tile = south.tile;
  set(['racks', 'E'], sortRack(rack))(state);
};

const chinese = chineseSolitaire();
const WAITING: readonly Tile[] = [
  ...(['1B', '2B', '3B', '4B', '5B', '6B', '2D', '2D', '2D', '7C', '8C', 'GD', 'GD', 'RD'] as const),
];

const sitChinese = (draws: readonly Tile[], tell: readonly object[]) => {
  const alone = sitAlone<'chineseSolitaire'>(chinese, chineseSetup(chinese, { rack: WAITING, draws }));
  for (const choice of tell) alone.act(choice);
  return alone;
};
const DISCARD = { type: 'discard', tile: 'RD' };
const TURN = () => sitChinese([], []).state();
const CLAIMS = () => sitChinese(['2D'], [DISCARD]).state();
const KONG = () =>
  sitChinese(['2D'], [DISCARD, { type: 'call', tile: '2D', with: ['2D', '2D', '2D'] }]).state();
const WON = () => sitChinese(['9C'], [DISCARD, { type: 'mahjongg', tile: '9C' }]).state();
const DECLINE = { type: 'decline' };
/** The player’s second turn, after a tile of each dummy. */
const ROUND = (drawn: Tile = '5D') =>
  sitChinese(['2D', '9C', 'N', drawn], [DISCARD, DECLINE, DECLINE, DECLINE]).state();
const PUNG = () => sitChinese(['2D'], [DISCARD, { type: 'call', tile: '2D', with: ['2D', '2D'] }]).state();
const AFTER_PUNG = () =>
  sitChinese(
    ['2D', 'N'],
    [DISCARD, { type: 'call', tile: '2D', with: ['2D', '2D'] }, { type: 'discard', tile: 'GD' }],
  ).state();
/** A claim in the second round, after which a tile drawn before it was discarded. */
const SECOND_PUNG = () =>
  sitChinese(
    ['9B', '9C', 'N', '5D', '2D', 'W'],
    [
      ...[DISCARD, DECLINE, DECLINE, DECLINE, { type: 'discard', tile: 'GD' }],
      ...[
        { type: 'call', tile: '2D', with: ['2D', '2D'] },
        { type: 'discard', tile: '5D' },
      ],
    ],
  ).state();
const OVER = () => {
  const alone = sitChinese([], [DISCARD]);
  alone.playUntil(() => false);
  return alone.state();
};

const CHINESE_CASES: readonly (readonly [string, () => object, Change])[] = [
  ['another version', TURN, set(['version'], 2)],
  ['another rule set', TURN, set(['rules', 'name'], 'year')],
  ['other options', TURN, set(['rules', 'options', 'claimKong'], false)],
  ['a strange part', TURN, set(['seed'], 'x')],
  ['two players', TURN, set(['seats'], ['E', 'S'])],
  ['nobody awaited', TURN, set(['awaiting'], [])],
  ['another awaited', TURN, set(['awaiting'], ['S'])],
  ['a moment that is none', TURN, set(['moment'], -1)],
  ['a phase that is none', TURN, set(['phase'], 'charleston')],
  ['a turn that began otherwise', TURN, set(['now', 'by'], 'claim')],
  ['a loose tile without cause', TURN, set(['now', 'by'], 'loose')],
  ['a kong that is none', TURN, set(['now', 'afterKong'], true)],
  ['a tile too many', TURN, (state) => (part(state, 'racks')['E'] as Tile[]).push('N')],
  ['another tile', TURN, (state) => ((part(state, 'racks')['E'] as Tile[])[0] = '9D')],
  ['a rack out of order', TURN, (state) => (part(state, 'racks')['E'] as Tile[]).reverse()],
  ['a count that is wrong', TURN, set(['counts', 'E'], 13)],
  ['a wall that is longer than it is', TURN, set(['wallLeft'], 127)],
  ['loose tiles that are more', TURN, set(['looseLeft'], 1)],
  ['a flower that is none', TURN, set(['flowers', 'E'], ['1B'])],
  [
    'a flower on the rack',
    TURN,
    (state) => {
      const wall = part(state)['wall'] as Tile[];
      const place = wall.findIndex((tile) => /^F/.test(tile));
      const rack = part(state, 'racks')['E'] as Tile[];
      [rack[0], wall[place]] = [wall[place] as Tile, rack[0] as Tile];
    },
  ],
  ['a tile drawn that is not there', TURN, set(['drawn'], 'N')],
  ['another dummy’s discard', CLAIMS, set(['now', 'from'], 'W')],
  ['another discard', CLAIMS, set(['now', 'tile'], '9C')],
  ['discards out of turn', CLAIMS, (state) => (part(state)['discards'] as { seat: string }[]).reverse()],
  [
    'a discard of North first',
    CLAIMS,
    (state) => ((part(state)['discards'] as { seat: string }[])[0]!.seat = 'N'),
  ],
  ['a set that is none', KONG, (state) => swap(['melds', 'E', '0', 'tiles'], ['racks', 'E'])(state)],
  [
    'a pung that is concealed',
    KONG,
    (state) => {
      const [first] = part(state, 'melds')['E'] as unknown as Json[];
      (first as Json)['concealed'] = false;
    },
  ],
  ['a game without an end', WON, set(['phase'], 'turn')],
  ['another score', WON, set(['now', 'outcome', 'score', 'product'], 1_000_000)],
  ['another ending', WON, set(['now', 'outcome'], { ending: 'wallGame' })],
  ['another win', WON, set(['now', 'outcome', 'declared', 'win', 'by'], 'wall')],
  ['fewer discards than there were', WON, set(['now', 'outcome', 'declared', 'win', 'discards'], 0)],
  [
    'the last tile though the wall is full',
    WON,
    set(['now', 'outcome', 'declared', 'win', 'lastTile'], true),
  ],
  ['another dummy whose discard won', WON, set(['now', 'outcome', 'declared', 'from'], 'W')],
  ['a win with a part that no win has', WON, set(['now', 'outcome', 'declared', 'win', 'points'], 1)],
  [
    'a win that does not say whether it was the last tile',
    WON,
    (state) => Reflect.deleteProperty(part(state, 'now', 'outcome', 'declared', 'win'), 'lastTile'),
  ],
  ['another hand', WON, set(['now', 'outcome', 'declared', 'hand', 'concealed', '0'], '9D')],
  ['another rack laid open', WON, set(['now', 'racks', 'E', '0'], '9D')],
  ['a later moment at the deal', TURN, set(['moment'], 1)],
  ['an earlier moment after a kong', KONG, set(['moment'], 1)],
  ['a later moment after a kong', KONG, set(['moment'], 4)],
  ['a later moment after a claim', PUNG, set(['moment'], 3)],
  ['the first moment at a discard', CLAIMS, set(['moment'], 0)],
  ['a later moment at a discard', CLAIMS, set(['moment'], 2)],
  ['the moment before the last', WON, set(['moment'], 1)],
  ['the first moment at the end', OVER, set(['moment'], 0)],
  ['a drawn tile at the deal', TURN, set(['drawn'], '1B')],
  ['a drawn tile that another drew', ROUND, set(['drawn'], '1B')],
  ['a tile drawn from the wall that is not there', () => ROUND('F2'), set(['now', 'by'], 'wall')],
  ['a loose tile for no flower', () => ROUND('F2'), setFirst(3, '2B')],
  ['a tile drawn that nobody has', CLAIMS, setFirst(0, '9D')],
  ['a claimed tile that nobody drew', PUNG, setFirst(0, '9D')],
  ['a tile of the player that there is no more', ROUND, setFirst(3, '1D')],
  ['discards in another order than they were drawn', ROUND, swapDiscards],
  ['a tile drawn once and discarded twice', ROUND, drawnTwice],
  ['a discard that nobody drew', ROUND, setFirst(0, '9C')],
  ['a wall without the tiles drawn', CLAIMS, (state) => (part(state)['wall'] as Tile[]).shift()],
  ['a discard out of turn without a claim', ROUND, (state) => set(['discards', '3', 'seat'], 'E')(state)],
  [
    'a tile of the player that South drew',
    CLAIMS,
    (state) => {
      state['phase'] = 'turn';
      state['now'] = { by: 'wall', afterKong: false };
      (state['discards'] as object[]).pop();
      state['drawn'] = '2D';
      const rack = part(state, 'racks')['E'] as Tile[];
      rack.splice(rack.indexOf('2D'), 0, '2D');
      set(['counts', 'E'], 14)(state);
    },
  ],
  [
    'a wall with a tile more than there was',
    CLAIMS,
    (state) => (part(state)['wall'] as Tile[]).unshift('2D'),
  ],
  [
    'a claim after which nothing was discarded',
    SECOND_PUNG,
    (state) => {
      set(['discards', '5', 'seat'], 'S')(state);
      set(['discards', '6', 'seat'], 'W')(state);
      set(['now', 'from'], 'W')(state);
    },
  ],
  [
    'a win that there was not',
    OVER,
    (state) => set(['now', 'outcome'], part(WON() as unknown as Json, 'now')['outcome'])(state),
  ],
];

const refusalOf = (decode: (given: unknown) => { readonly ok: boolean }, state: object, change: Change) => {
  const changed = JSON.parse(JSON.stringify(state)) as Json;
  change(changed);
  return decode(changed).ok;
};

describe('the Chinese solitaire', () => {
  const game = gameOf(chinese);
  test.each([TURN, CLAIMS, KONG, WON, OVER, ROUND, () => ROUND('F2'), PUNG, AFTER_PUNG, SECOND_PUNG])(
    'the state as it is, is read: %#',
    (state) => {
      const decoded = game.decodeState(JSON.parse(JSON.stringify(state())));
      expect(decoded.ok ? [] : decoded.error).toEqual([]);
    },
  );
  test.each(CHINESE_CASES)('%s is refused', (_, state, change) => {
    expect(refusalOf(game.decodeState, state(), change)).toBe(false);
  });
});

describe('the Chinese solitaire with two loose tiles', () => {
  const rules = chineseSolitaire({ looseTiles: 2 });
  const rack: readonly Tile[] = ['F1', 'F2', 'F3', ...WAITING.slice(0, 11)];
  const state = () => sitAlone<'chineseSolitaire'>(rules, chineseSetup(rules, { rack })).state();
  const { decodeState } = gameOf(rules);
  test('CS-4a: a hand short of a tile is read', () => {
    expect(decodeState(JSON.parse(JSON.stringify(state()))).ok).toBe(true);
  });
  test('CS-4a: a wall from which a third one was taken is refused', () => {
    expect(refusalOf(decodeState, state(), (changed) => (part(changed)['wall'] as Tile[]).shift())).toBe(
      false,
    );
    expect(
      refusalOf(decodeState, state(), (changed) => (part(changed)['wall'] as Tile[]).unshift('1B')),
    ).toBe(false);
  });
});

const american = americanSolitaire();
const JUNK: readonly Tile[] = ['1B', '3B', '5B', '7B', '9B', '2C'];
const PAIRS: readonly Tile[] = [
  '3C',
  '3C',
  '4C',
  '4C',
  '5C',
  '5C',
  '6C',
  '6C',
  '7C',
  '7C',
  'J',
  '8C',
  '9C',
  'E',
];
const sitAmerican = (tell: readonly object[]) => {
  const setup = americanSetup(american, {
    rack: [...PAIRS.slice(0, 8), ...JUNK],
    draws: [...PAIRS.slice(8), '9C'],
    end: ['8C'],
  });
  const alone = sitAlone<'americanSolitaire'>(american, setup);
  for (const choice of tell) alone.act(choice);
  return alone.state();
};
const PASSES = [
  { type: 'pass', tiles: JUNK.slice(0, 3) },
  { type: 'pass', tiles: JUNK.slice(3) },
  { type: 'pass', tiles: [] },
];
const DEAL = () => sitAmerican([]);
const PASSED = () => sitAmerican(PASSES.slice(0, 1));
const ASKED = () => sitAmerican(PASSES);
const PLAYED = () => sitAmerican([...PASSES, { type: 'stop' }]);
const CLAIM = () => sitAmerican([...PASSES, { type: 'stop' }, { type: 'discard', tile: 'E' }]);
const ENDED = () =>
  sitAmerican([
    ...PASSES,
    { type: 'stop' },
    { type: 'discard', tile: 'E' },
    { type: 'mahjongg', tile: '9C' },
  ]);

/** A game with a hand of one suit, up to South’s discard of 2B, and what follows it. */
const withOneSuit = (third: Tile, ...follows: readonly object[]): object => {
  const rack: readonly Tile[] = ['1B', '1B', '2B', '2B', third, '3B', '3B', '4B'];
  const draws: readonly Tile[] = ['4B', '4B', '5B', '5B', '5B', 'E', '2B', 'N', 'W', 'S', '4B'];
  const alone = sitAlone<'americanSolitaire'>(
    american,
    americanSetup(american, { rack: [...rack, ...JUNK], draws }),
  );
  for (const choice of [...PASSES, { type: 'stop' }, { type: 'discard', tile: 'E' }, ...follows])
    alone.act(choice);
  return alone.state();
};
const CALL = { type: 'call', tile: '2B', with: ['2B', '2B'] };
const OFFERED = () => withOneSuit('3B');
/** The player’s second turn, after a tile of each dummy. */
const SECOND_TURN = () => withOneSuit('3B', DECLINE, DECLINE, DECLINE);
const WON_AFTER_CALL = () => withOneSuit('3B', CALL, { type: 'mahjongg' });
/** A win from the wall after a call and a discard. */
const WON_LATER = () =>
  withOneSuit('3B', CALL, { type: 'discard', tile: '4B' }, DECLINE, DECLINE, DECLINE, { type: 'mahjongg' });
const REDEEMED = () =>
  withOneSuit('J', { ...CALL, with: ['2B', 'J'] }, { type: 'exchange', tile: '2B', meld: 0 });

/** A pung of the rack laid down as if it had been called, with a decision for it. */
const layPung: Change = (state) => {
  const rack = part(state, 'racks')['E'] as readonly Tile[];
  set(
    ['racks', 'E'],
    rack.filter((tile) => tile !== '3B'),
  )(state);
  set(['counts', 'E'], rack.length - 3)(state);
  set(['melds', 'E'], [{ tiles: ['3B', '3B', '3B'] }])(state);
  set(['moment'], (state['moment'] as number) + 1)(state);
};

/** The first turn after two rounds, in which the first tiles were passed each time. */
const TWO_ROUNDS = (): object => {
  const alone = sitAlone<'americanSolitaire'>(american, americanSetup(american, { rack: PAIRS }));
  for (const size of [3, 3, 0, 'continue', 3, 3, 0, 0] as const) {
    const free = (alone.state().racks.E ?? []).filter((tile) => tile !== 'J');
    alone.act(size === 'continue' ? { type: size } : { type: 'pass', tiles: free.slice(0, size) });
  }
  return alone.state();
};

const AMERICAN_CASES: readonly (readonly [string, () => object, Change])[] = [
  ['another version', DEAL, set(['version'], '1')],
  ['other options', DEAL, set(['rules', 'options', 'keepSecondJoker'], true)],
  ['another card', DEAL, set(['rules', 'card'], 'x')],
  ['a pass of four', DEAL, set(['now', 'most'], 4)],
  ['a pass that may be left out', DEAL, set(['now', 'least'], 0)],
  ['a third round', DEAL, set(['now', 'round'], 3)],
  ['the second pass before the first', DEAL, set(['now', 'pass'], 2)],
  ['tiles passed that were not', DEAL, set(['passed'], 3)],
  ['fewer tiles passed than were', PASSED, set(['passed'], 0)],
  ['jokers at the end that are not there', DEAL, set(['jokersAtEnd'], 2)],
  ['more jokers at the end than there are', PASSED, set(['jokersAtEnd'], 5)],
  [
    'a tile of the wall twice',
    PASSED,
    (state) => {
      const wall = part(state)['wall'] as Tile[];
      wall[wall.length - 2] = wall.at(-3) as Tile;
      wall[wall.length - 3] = '1B';
    },
  ],
  [
    'the question too early',
    PASSED,
    (state) => {
      state['phase'] = 'secondCharleston';
      state['now'] = { round: 2 };
    },
  ],
  [
    'the courtesy pass without a second round',
    ASKED,
    (state) => {
      state['phase'] = 'courtesyPass';
      state['now'] = { most: 3 };
    },
  ],
  ['a turn that began with a claim', PLAYED, set(['now', 'by'], 'call')],
  ['a claim of another tile', CLAIM, set(['now', 'tile'], 'E')],
  ['a set laid down without a call, in a turn', SECOND_TURN, layPung],
  ['a set laid down without a call, at a discard', OFFERED, layPung],
  [
    'a win from the wall without a discard after the call',
    WON_LATER,
    (state) => {
      const played = discardsOf(state).slice(part(state)['passed'] as unknown as number);
      played.forEach((discard, place) => {
        discard.seat = ['E', 'S', 'W', 'N'][place % 4] as string;
      });
      setFirst(6, '4B')(state);
    },
  ],
  ['discards in another order than they were drawn', SECOND_TURN, swapDiscards],
  ['a tile drawn once and discarded twice', SECOND_TURN, drawnTwice],
  ['exposures out of nothing', CLAIM, set(['melds', 'E'], [{ tiles: ['3C', '3C', '3C'] }])],
  ['another dummy whose discard won', ENDED, set(['now', 'outcome', 'declared', 'from'], 'W')],
  ['a later moment at the deal', DEAL, set(['moment'], 1)],
  ['an earlier moment in the Charleston', PASSED, set(['moment'], 0)],
  ['an earlier moment at the question', ASKED, set(['moment'], 2)],
  ['a moment as after two rounds', PLAYED, set(['moment'], 8)],
  ['an earlier moment at the first turn', PLAYED, set(['moment'], 3)],
  ['a later moment at a discard', CLAIM, set(['moment'], 6)],
  ['the moment before the last', ENDED, set(['moment'], 5)],
  ['a drawn tile in the first turn', PLAYED, set(['drawn'], '3C')],
  ['a turn after a draw that there was not', PLAYED, set(['now', 'by'], 'wall')],
  ['a tile drawn that nobody has', CLAIM, setFirst(6, '9D')],
  ['a tile of the wall five times', CLAIM, setFirst(0, 'N')],
  ['a wall without the tiles drawn', CLAIM, (state) => (part(state)['wall'] as Tile[]).shift()],
  ['a moment as after one round', TWO_ROUNDS, set(['moment'], 4)],
  ['a moment before the joker was redeemed', REDEEMED, set(['moment'], 5)],
  ['more decisions than jokers can have been redeemed', REDEEMED, set(['moment'], 10)],
  ['a win after a call that was a discard', WON_AFTER_CALL, set(['now', 'outcome', 'declared', 'from'], 'S')],
  ['no wall any more', ENDED, set(['wall'], [])],
  ['another value', ENDED, set(['now', 'outcome', 'sheet', 'subtotal'], 1_000_000)],
  ['another way of winning', ENDED, set(['now', 'outcome', 'declared', 'by'], 'charleston')],
  ['another ending', ENDED, set(['now', 'outcome'], { ending: 'wallGame' })],
  ['no outcome', ENDED, set(['now', 'outcome'], null)],
];

describe('the American solitaire', () => {
  const game = gameOf(american);
  test.each([
    DEAL,
    PASSED,
    ASKED,
    PLAYED,
    CLAIM,
    ENDED,
    OFFERED,
    SECOND_TURN,
    WON_AFTER_CALL,
    WON_LATER,
    REDEEMED,
    TWO_ROUNDS,
  ])('the state as it is, is read: %#', (state) => {
    const decoded = game.decodeState(JSON.parse(JSON.stringify(state())));
    expect(decoded.ok ? [] : decoded.error).toEqual([]);
  });
  test.each(AMERICAN_CASES)('%s is refused', (_, state, change) => {
    expect(refusalOf(game.decodeState, state(), change)).toBe(false);
  });
});

/** An outcome that reads as the one of the game, and says something else to whoever asks. */
const forged = (outcome: object): object => ({
  ...outcome,
  score: { final: { n: 1_000_000, d: 1 } },
  sheet: { final: { n: 1_000_000, d: 1 } },
  toJSON: () => outcome,
});
const inItself = (outcome: object): object => {
  const made: Json = { ...outcome };
  made['more'] = made;
  return made;
};
const nested = (outcome: object): object => ({
  ...outcome,
  more: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
});
const DISGUISES: readonly (readonly [string, (outcome: object) => object])[] = [
  ['says something else as JSON', forged],
  ['lies in itself', inItself],
  ['is too deep', nested],
  ['is no JSON', (outcome) => ({ ...outcome, more: 1n })],
];

describe('an outcome that is none is refused, and nothing breaks', () => {
  const ends: readonly (readonly [string, (given: unknown) => { readonly ok: boolean }, () => object])[] = [
    ['Chinese', gameOf(chinese).decodeState, WON],
    ['American', gameOf(american).decodeState, ENDED],
  ];
  test.each(
    ends.flatMap(([name, decode, end]) =>
      DISGUISES.map(([what, change]) => [name, what, decode, end, change] as const),
    ),
  )('%s: what %s', (_, __, decode, end, change) => {
    const state: Json = JSON.parse(JSON.stringify(end()));
    expect(decode(state).ok).toBe(true);
    const now = part(state, 'now');
    now['outcome'] = change(now['outcome'] as object);
    expect(decode(state).ok).toBe(false);
  });
});

describe('anything else', () => {
  const HOSTILE = [
    null,
    5,
    'x',
    '{',
    [],
    {},
    { __proto__: null },
    { version: 1 },
    JSON.parse('{"__proto__": {"version": 1}}'),
  ];
  test.each([chinese, american] as const)('no value breaks the game: %#', (rules) => {
    const game = gameOf(rules as typeof chinese);
    for (const value of HOSTILE) {
      expect(game.decodeState(value).ok).toBe(false);
      expect(game.replay(value).ok).toBe(false);
      expect(game.createGame(value as never).ok).toBe(false);
      const created = game.createGame(rules === chinese ? chineseSetup(chinese) : americanSetup(american));
      if (created.ok) expect(game.check(created.value, value as never).ok).toBe(false);
    }
  });

  test('what belongs to another game is told so, whatever its parts', () => {
    const [one, other] = [gameOf(chinese), gameOf(american)];
    const decoded = one.decodeState(JSON.parse(JSON.stringify(ENDED())));
    expect(!decoded.ok && [decoded.error.code, decoded.error.path]).toEqual(['unknownRules', ['rules']]);
    const year = { ...other.record(americanSetup(american), []), rules: 'year', dealer: 'E' };
    const replayed = one.replay(year);
    expect(!replayed.ok && [replayed.error.code, replayed.error.path]).toEqual(['unknownRules', ['rules']]);
  });

  test.each([
    [1, 1],
    [9, 2],
    [1.5, 1],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 2],
  ])('a record is replayed to action %d: %d of two', (most, played) => {
    const game = gameOf(chinese);
    const actions = [
      { ...DISCARD, seat: 'E', moment: 0 },
      { type: 'mahjongg', tile: '9C', seat: 'E', moment: 1 },
    ];
    const record = game.record(chineseSetup(chinese, { rack: WAITING, draws: ['9C'] }), actions as never);
    const replayed = game.replay(record, most);
    expect(replayed.ok && [replayed.value.actions, replayed.value.state.moment]).toEqual([played, played]);
  });

  test('a record that was changed is refused, or stops at the first illegal action', () => {
    const game = gameOf(chinese);
    const setup = chineseSetup(chinese, { rack: WAITING, draws: ['9C'] });
    const actions = [
      { ...DISCARD, seat: 'E', moment: 0 },
      { type: 'mahjongg', tile: '9C', seat: 'E', moment: 1 },
    ];
    const record = JSON.parse(JSON.stringify(game.record(setup, actions as never))) as Json;
    const whole = game.replay(record);
    expect(whole.ok && [whole.value.actions, whole.value.stopped]).toEqual([2, undefined]);
    const swapped = game.replay({ ...record, actions: [...(record['actions'] as object[])].reverse() });
    expect(swapped.ok && [swapped.value.actions, swapped.value.stopped?.code]).toEqual([0, 'stale']);
    for (const change of [
      { dice: [] },
      { wall: [] },
      { players: { S: {} } },
      { players: { E: { skillLevel: 1 } } },
      { seed: 1 },
      { rules: 'year' },
    ])
      expect(game.replay({ ...record, ...change }).ok).toBe(false);
    const long = game.replay({ ...record, actions: Array(5_001).fill(actions[0]) });
    expect(!long.ok && long.error.code).toBe('tooLarge');
  });
});
