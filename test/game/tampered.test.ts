import { describe, expect, test } from 'vitest';
import { type GameState, gameOf, seededRandom, shuffleWall, throwDice } from '../../src/game';
import { RULES_REVISION, type Seat, type Tile, yearGame } from '../../src/index';
import { playOut } from './playing';
import { type Sitting, sit } from './sitting';
import { beginOf, plain, withoutCard } from './subjects';

// States and records that somebody has changed: what cannot arise is refused, with a code and the place.

const game = gameOf(plain);
const EAST = ['9C', '9D', '9D', '8D', '8D', '7D', '7D', '6D', '6D', '5D', 'W', 'N', 'N', 'S'] as const;
const SOUTH = ['5D', '5D', 'J', '1C', '1C', '2C', '2C', '3B', '3B', '4B', '4B', '6B', '6B'] as const;
const begin = (manners: 'strict' | 'table' = 'strict', from: 'deal' | 'turn' = 'turn'): Sitting =>
  sit({ racks: { E: EAST, S: SOUTH }, manners, from });

const atClaims = (manners: 'strict' | 'table' = 'strict'): Sitting => {
  const sitting = begin(manners);
  sitting.act('E', { type: 'discard', tile: '5D' });
  return sitting;
};
const atCall = (): Sitting => {
  const sitting = atClaims();
  sitting.act('S', { type: 'call', tile: '5D', with: ['5D', 'J'] });
  sitting.decline('W', 'N');
  return sitting;
};
const atShowing = (): Sitting => {
  const sitting = begin('table');
  sitting.act('E', { type: 'mahjongg' });
  return sitting;
};
const atEnd = (): GameState => {
  const random = seededRandom('tampered');
  const { setup } = beginOf({ name: 'x', rules: plain, manners: 'strict' })(random);
  return playOut(game, setup, random).states.at(-1) as GameState;
};

/** Mah Jongg in error that ends the game, two others having laid their hands open (AG-35). */
const inError = (): GameState => {
  const sitting = atShowing();
  for (const seat of ['S', 'W'] as const) sitting.act(seat, { type: 'show' });
  sitting.keep('N');
  return sitting.state();
};

type Json = Record<string, unknown>;
const DECLARED = ['now', 'declared'];
const AT_END = ['now', 'outcome', 'declared'];
/** Everything of a state as JSON that can be changed. */
const copy = (state: GameState): Json => JSON.parse(JSON.stringify(state));
const part = (of: Json, ...path: readonly string[]): Json =>
  path.reduce((inner, name) => inner[name] as Json, of);

const swapTile = (rack: unknown, place: number, tile: Tile): void => {
  (rack as Tile[])[place] = tile;
};

type Change = (state: Json) => void;
const set =
  (name: string, value: unknown): Change =>
  (state) => {
    state[name] = value;
  };
const setIn =
  (path: readonly string[], name: string, value: unknown): Change =>
  (state) => {
    part(state, ...path)[name] = value;
  };

const TURN = () => begin().state();
const STATES: readonly (readonly [string, () => GameState, Change, string])[] = [
  ['another version', TURN, set('version', 2), 'version'],
  ['no version', TURN, (state) => delete state['version'], 'version'],
  ['other rules', TURN, setIn(['rules'], 'name', 'nmjl'), 'rules'],
  ['another option', TURN, setIn(['rules', 'options'], 'baseValue', 30), 'rules'],
  ['a stranger’s part', TURN, set('seed', 'secret'), 'seed'],
  ['other manners', TURN, set('manners', 'wild'), 'manners'],
  ['seats in another order', TURN, set('seats', ['S', 'E', 'W', 'N']), 'seats'],
  ['a seat too few', TURN, set('seats', ['E', 'S', 'W']), 'seats'],
  ['players of three', TURN, (state) => delete part(state, 'players')['N'], 'players'],
  ['a skill level too high', TURN, setIn(['players'], 'E', { skillLevel: 9 }), 'players'],
  ['a phase that is none', TURN, set('phase', 'dreaming'), 'phase'],
  ['a moment below nothing', TURN, set('moment', -1), 'moment'],
  ['a moment between two', TURN, set('moment', 1.5), 'moment'],
  ['a moment far too late', TURN, set('moment', 1e9), 'moment'],
  ['awaited twice', TURN, set('awaiting', ['E', 'E']), 'awaiting'],
  ['nobody awaited', TURN, set('awaiting', []), 'awaiting'],
  ['another awaited', TURN, set('awaiting', ['S']), 'awaiting'],
  ['a count that is not the rack’s', TURN, setIn(['counts'], 'E', 13), 'counts'],
  ['a rack out of order', TURN, (state) => (part(state, 'racks')['E'] as Tile[]).reverse(), 'racks'],
  ['a tile that is none', TURN, (state) => swapTile(part(state, 'racks')['E'], 0, '0X' as Tile), 'racks'],
  ['a tile too many of a kind', TURN, (state) => swapTile(part(state, 'racks')['E'], 13, 'J'), ''],
  ['a tile taken from the wall', TURN, (state) => (state['wall'] as Tile[]).pop(), ''],
  ['more left than there is', TURN, set('wallLeft', 120), ''],
  ['fewer left than there are', TURN, set('wallLeft', 98), ''],
  ['a discard of a stranger', TURN, set('discards', [{ seat: 'X', tile: '1B' }]), 'discards'],
  ['a discard from nowhere', TURN, set('discards', [{ seat: 'E', tile: '1B' }]), ''],
  ['an exposure from nowhere', TURN, setIn(['melds'], 'S', [{ tiles: ['J', 'J', 'J'] }]), ''],
  ['an exposure with a secret', TURN, setIn(['melds'], 'S', [{ tiles: [], closed: true }]), 'melds'],
  ['dead twice', TURN, set('dead', ['N', 'N']), 'dead'],
  ['the mover dead', TURN, set('dead', ['E']), 'now'],
  ['a challenge of oneself', TURN, set('challenges', [{ by: 'E', against: 'E' }]), 'challenges'],
  [
    'the same challenge twice',
    TURN,
    set('challenges', [
      { by: 'E', against: 'S' },
      { by: 'E', against: 'S' },
    ]),
    'challenges',
  ],
  ['a tile face down in a turn', TURN, set('faceDown', '5D'), ''],
  ['claims set aside in a turn', TURN, set('setAside', { E: null, S: null, W: null, N: null }), 'now'],
  ['an answer in a turn', TURN, setIn(['answers'], 'S', { type: 'decline' }), 'answers'],
  ['an answer that is none', TURN, setIn(['answers'], 'S', 'decline'), 'answers'],
  ['answers without a seat', TURN, (state) => delete part(state, 'answers')['S'], 'answers'],
  ['the turn of another', TURN, setIn(['now'], 'seat', 'S'), 'awaiting'],
  ['a turn by nothing', TURN, setIn(['now'], 'by', 'luck'), 'now'],
  ['a turn with a secret', TURN, setIn(['now'], 'peek', true), 'now'],
  ['a call that was none', TURN, setIn(['now'], 'by', 'call'), 'now'],
  ['laid out anew without a call', TURN, setIn(['now'], 'rearranged', true), 'now'],
  ['a call of another tile', () => atCall().state(), setIn(['now', 'called'], 'tile', '6D'), 'now'],
  ['a call of one’s own tile', () => atCall().state(), setIn(['now', 'called'], 'seat', 'S'), 'now'],
  ['nothing face down', () => atClaims().state(), set('faceDown', null), ''],
  ['another name', () => atClaims().state(), setIn(['now'], 'tile', '6D'), 'now'],
  ['put right in strict manners', () => atClaims().state(), setIn(['now'], 'by', 'exchange'), 'now'],
  [
    'an offer of a discard',
    () => atClaims().state(),
    setIn(['now'], 'exchange', { from: 'S', meld: 0 }),
    'now',
  ],
  [
    'an answer of the discarder',
    () => atClaims().state(),
    setIn(['answers'], 'E', { type: 'decline' }),
    'answers',
  ],
  [
    'a call of tiles not held',
    () => atClaims().state(),
    (state) => {
      part(state, 'answers')['S'] = { type: 'call', tile: '5D', with: ['5D', '5D', '5D'] };
      state['awaiting'] = ['W', 'N'];
    },
    'answers',
  ],
  [
    'an answer of another phase',
    () => atClaims().state(),
    (state) => {
      part(state, 'answers')['S'] = { type: 'stop' };
      state['awaiting'] = ['W', 'N'];
    },
    'answers',
  ],
  ['another direction', () => begin('strict', 'deal').state(), setIn(['now'], 'direction', 'left'), 'now'],
  ['a blind first pass', () => begin('strict', 'deal').state(), setIn(['now'], 'blind', 3), 'now'],
  ['a pass of two', () => begin('strict', 'deal').state(), setIn(['now'], 'size', 2), 'now'],
  ['a third round', () => begin('strict', 'deal').state(), setIn(['now'], 'round', 3), 'now'],
  ['drawn in the Charleston', () => begin('strict', 'deal').state(), set('drawn', '1B'), 'now'],
  ['dead in the Charleston', () => begin('strict', 'deal').state(), set('dead', ['N']), 'now'],
  ['another declarer', () => atShowing().state(), setIn(['now', 'declared'], 'seat', 'S'), 'awaiting'],
  [
    'another hand laid open',
    () => atShowing().state(),
    setIn(['now', 'declared', 'hand'], 'concealed', []),
    'now',
  ],
  ['showing in strict manners', () => atShowing().state(), set('manners', 'strict'), 'now'],
  ['an ending that is none', atEnd, setIn(['now', 'outcome'], 'ending', 'earthquake'), 'now'],
  [
    'a wall game with a wall',
    atEnd,
    setIn(['now'], 'outcome', { ending: 'wallGame', settlement: null }),
    'now',
  ],
  ['other payments', atEnd, setIn(['now', 'outcome'], 'settlement', null), 'now'],
  ['other racks at the end', atEnd, setIn(['now', 'racks'], 'E', []), 'now'],
  ['a tile drawn in a claim window', () => atClaims().state(), set('drawn', '1B'), 'now'],
  ['a tile drawn at the end', atEnd, set('drawn', '1B'), 'now'],
  ['a tile drawn in the turn that the deal began', TURN, set('drawn', '1B'), 'now'],
  ['a joker of nobody’s exchange', () => atShowing().state(), setIn(DECLARED, 'jokerOf', 'S'), 'now'],
  ['a joker exchange with nobody', () => atShowing().state(), setIn(DECLARED, 'by', 'jokerExchange'), 'now'],
  ['a tile that nobody gave up', () => atShowing().state(), setIn(DECLARED, 'from', 'S'), 'now'],
  ['a joker of nobody’s exchange at the end', inError, setIn(AT_END, 'jokerOf', 'S'), 'now'],
  ['a tile that nobody gave up at the end', inError, setIn(AT_END, 'from', 'S'), 'now'],
  ['AG-35: a false declarer who is not dead', inError, set('dead', ['S', 'W']), 'now'],
];

describe('a state that cannot arise is refused', () => {
  test.each(STATES)('%s', (_, make, change, place) => {
    const state = copy(make());
    expect(game.decodeState(state).ok).toBe(true);
    change(state);
    const decoded = game.decodeState(state);
    if (decoded.ok) throw new Error('it was taken');
    expect(['badState', 'unknownRules']).toContain(decoded.error.code);
    expect(decoded.error.path.join('.')).toBe(place);
    expect(decoded.error.message).toMatch(/^[“\p{Lu}].*\.$/u);
    // As text it is the same.
    expect(game.decodeState(JSON.stringify(state))).toEqual(decoded);
  });
});

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const hostile = (value: object): object => {
  const { proxy } = { proxy: new Proxy(value, {}) };
  return proxy;
};

describe('hostile values lose nothing', () => {
  const record = () => {
    const random = seededRandom('record');
    const { setup } = beginOf({ name: 'x', rules: plain, manners: 'strict' })(random);
    const { actions } = playOut(game, setup, random);
    return JSON.parse(JSON.stringify(game.record(setup, actions))) as Json;
  };

  test.each([
    ['notJson', '{"version": 1'],
    ['notJson', ''],
    ['tooLarge', ' '.repeat(1_048_577)],
    ['', deep(100_000)],
    ['', 'null'],
    ['', '[]'],
    ['', '"state"'],
    ['', '1e999'],
    ['', '{"__proto__": {"version": 1}}'],
    ['', '{"constructor": 1}'],
    ['', undefined],
    ['', null],
    ['', []],
    ['', () => 1],
    ['', Symbol('state')],
    ['', 10n],
    ['', new Map()],
    ['', Object.create(TURN())],
    ['', hostile({})],
  ])('%s of any kind (%#)', (code, value) => {
    const decoded = game.decodeState(value);
    const replayed = game.replay(value);
    expect([decoded.ok, replayed.ok]).toEqual([false, false]);
    const { error: ofState } = decoded as { error: { code: string; message: string } };
    const { error: ofRecord } = replayed as { error: { code: string; message: string } };
    expect([ofState.code, ofRecord.code]).toEqual(code === '' ? ['badState', 'badRecord'] : [code, code]);
    expect(Math.max(ofState.message.length, ofRecord.message.length)).toBeLessThan(200);
  });

  test.each([
    ['nothing', {}],
    ['“card-free”', { rules: 'card-free' }],
    ['null', { rules: null }],
  ])('a state whose rules are %s is told that they are missing', (what, rules) => {
    const message = `A state names its rules as an object, with their options; not ${what}.`;
    const error = { code: 'badState', message, path: ['rules'] };
    expect(game.decodeState({ version: 1, ...rules })).toEqual({ ok: false, error });
  });

  test('getters are not run, and what is inherited is not there', () => {
    let run = 0;
    const trapped = (whole: Json, name: string): Json =>
      Object.defineProperty({ ...whole }, name, {
        enumerable: true,
        get: () => {
          run++;
          return whole[name];
        },
      });
    for (const name of ['version', 'rules', 'racks', 'now', 'answers', 'phase'])
      expect(game.decodeState(trapped(copy(TURN()), name)).ok).toBe(false);
    for (const name of ['version', 'wall', 'actions', 'players'])
      expect([name, game.replay(trapped(record(), name)).ok]).toEqual([name, name === 'players']);
    expect(run).toBe(0);
    const action = trapped({ type: 'discard', seat: 'E', moment: TURN().moment, tile: '5D' }, 'tile');
    expect(game.check(TURN(), action as never)).toMatchObject({
      ok: false,
      error: { code: 'badActionField' },
    });
    expect(run).toBe(0);
  });

  test.each(['__proto__', 'constructor', 'toString', 'X'])('a viewer by the name %s only watches', (name) => {
    const state = TURN();
    const year = gameOf(yearGame());
    const random = seededRandom('watching');
    const wall = shuffleWall(yearGame(), random);
    const dealt = year.createGame({ wall, dice: throwDice(yearGame(), random) });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const own = [game, year].flatMap((played): readonly unknown[] => {
      const { apply, eventFor, legalActions } = played as typeof game;
      const at = (played === game ? state : dealt.value) as GameState;
      const taken = apply(at, legalActions(at, at.awaiting[0] as Seat)[0] as never);
      return taken.ok ? taken.value.events.map((event) => eventFor(event, name as Seat).own) : ['refused'];
    });
    expect([...new Set(own)]).toEqual([null]);
    const { viewer, ...view } = game.viewFor(state, name as Seat);
    const { viewer: watching, ...seen } = game.viewFor(state, 'spectator');
    expect([viewer, watching, view]).toEqual([name, 'spectator', seen]);
  });

  test('a state made anew has no part of the one that was given', () => {
    const given = copy(TURN());
    const decoded = game.decodeState(given);
    (part(given, 'racks')['E'] as Tile[]).length = 0;
    expect(decoded.ok && decoded.value).toEqual(TURN());
  });

  test.each([
    ['says something else as JSON', (right: object) => ({ ...right, settlement: null, toJSON: () => right })],
    [
      'lies in itself',
      (right: object) => {
        const made: Json = { ...right };
        made['more'] = made;
        return made;
      },
    ],
    ['is no JSON', (right: object) => ({ ...right, more: 1n })],
    [
      'has to be asked for',
      (right: object) => Object.defineProperty({ ...right }, 'ending', { get: () => 1 / 0 }),
    ],
  ] as const)('an outcome that %s is refused', (_, change) => {
    const given = copy(atEnd());
    const now = part(given, 'now');
    now['outcome'] = change(now['outcome'] as object);
    const decoded = game.decodeState(given);
    expect(decoded.ok ? '' : decoded.error.code).toBe('badState');
  });

  test('an outcome is made anew, and not the one that was given', () => {
    const given = copy(atEnd());
    const decoded = game.decodeState(given);
    expect(decoded.ok && decoded.value).toEqual(atEnd());
    expect(decoded.ok && game.outcome(decoded.value)).not.toBe(part(given, 'now')['outcome']);
  });

  test.each([
    ['badRecord', set('version', 2), 'version'],
    ['badRecord', set('seed', 'secret'), 'seed'],
    ['unknownRules', set('rules', 'nmjl'), 'rules'],
    ['unknownRules', setIn(['options'], 'baseValue', 30), 'options'],
    ['unknownRules', set('card', { name: 'a card' }), 'card'],
    ['badRecord', set('rulesRevision', 0), 'rulesRevision'],
    ['badRecord', set('rulesRevision', '1'), 'rulesRevision'],
    ['badRecord', set('rulesRevision', 1.5), 'rulesRevision'],
    ['unknownRules', set('rulesRevision', RULES_REVISION + 1), 'rulesRevision'],
    ['badRecord', set('actions', {}), 'actions'],
    [
      'tooLarge',
      set(
        'actions',
        Array.from({ length: 5_001 }, () => null),
      ),
      'actions',
    ],
    ['badRecord', (one: Json) => (one['wall'] as Tile[]).pop(), ''],
    ['badRecord', (one: Json) => swapTile(one['wall'], 0, '0X' as Tile), ''],
    ['badRecord', set('dice', [[1, 2]]), ''],
    ['badRecord', set('players', { E: {} }), ''],
    ['badRecord', set('manners', 'wild'), ''],
  ] as const)('%s: a record that somebody has changed (%#)', (code, change, place) => {
    const changed = record();
    change(changed);
    const replayed = game.replay(changed);
    expect(replayed.ok ? [] : [replayed.error.code, replayed.error.path.join('.')]).toEqual([code, place]);
  });

  test('a record says by which revision of the rules it was played; one that does not is played all the same', () => {
    const { rulesRevision, ...older } = record();
    expect(rulesRevision).toBe(RULES_REVISION);
    expect(game.replay(older)).toEqual(game.replay(record()));
  });

  test('an illegal action stops a replay where it stands, and says why', () => {
    const changed = record();
    const actions = changed['actions'] as Json[];
    for (const [place, action, code] of [
      [5, { ...actions[5], seat: 'X' }, 'seatNotTaken'],
      [7, { ...actions[7], moment: 99 }, 'stale'],
      [9, null, 'notAnAction'],
      [11, { ...actions[11], type: 'toString' }, 'unknownAction'],
    ] as const) {
      const tampered = { ...changed, actions: actions.with(place, action as never) };
      expect(game.replay(tampered)).toMatchObject({
        ok: true,
        value: { actions: place, stopped: { code } },
      });
    }
  });

  test('the state of another game is not this one’s', () => {
    const other = gameOf(withoutCard());
    expect(other.decodeState(copy(TURN()))).toMatchObject({ ok: false, error: { code: 'unknownRules' } });
  });
});
