import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/game';
import { americanSolitaire, chineseSolitaire, type Tile } from '../../src/index';
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
const swap =
  (list: readonly string[], other: readonly string[]): Change =>
  (state) => {
    const [one, two] = [part(state, ...list), part(state, ...other)] as unknown as [Tile[], Tile[]];
    [one[0], two[0]] = [two[0] as Tile, one[0] as Tile];
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
  ['another hand', WON, set(['now', 'outcome', 'declared', 'hand', 'concealed', '0'], '9D')],
  ['another rack laid open', WON, set(['now', 'racks', 'E', '0'], '9D')],
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
  test.each([TURN, CLAIMS, KONG, WON, OVER])('the state as it is, is read: %#', (state) => {
    const decoded = game.decodeState(JSON.parse(JSON.stringify(state())));
    expect(decoded.ok ? [] : decoded.error).toEqual([]);
  });
  test.each(CHINESE_CASES)('%s is refused', (_, state, change) => {
    expect(refusalOf(game.decodeState, state(), change)).toBe(false);
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
  ['exposures out of nothing', CLAIM, set(['melds', 'E'], [{ tiles: ['3C', '3C', '3C'] }])],
  ['another value', ENDED, set(['now', 'outcome', 'sheet', 'subtotal'], 1_000_000)],
  ['another way of winning', ENDED, set(['now', 'outcome', 'declared', 'by'], 'charleston')],
  ['another ending', ENDED, set(['now', 'outcome'], { ending: 'wallGame' })],
  ['no outcome', ENDED, set(['now', 'outcome'], null)],
];

describe('the American solitaire', () => {
  const game = gameOf(american);
  test.each([DEAL, PASSED, ASKED, PLAYED, CLAIM, ENDED])('the state as it is, is read: %#', (state) => {
    const decoded = game.decodeState(JSON.parse(JSON.stringify(state())));
    expect(decoded.ok ? [] : decoded.error).toEqual([]);
  });
  test.each(AMERICAN_CASES)('%s is refused', (_, state, change) => {
    expect(refusalOf(game.decodeState, state(), change)).toBe(false);
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
