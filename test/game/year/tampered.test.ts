import { describe, expect, test } from 'vitest';
import { gameOf, seededRandom, type YearState } from '../../../src/game';
import { type Tile, yearGame } from '../../../src/index';
import { playCourse } from './law-suite';
import { sitYear, type YearSitting } from './sitting';
import { subjectOf } from './subjects';

// States and records of the Year game that somebody has changed: what cannot arise is refused, with the place.

const tile = (text: string): readonly Tile[] => text.split(' ') as Tile[];
const game = gameOf(yearGame());

const begin = (courtesy = false): YearSitting =>
  sitYear({
    courtesy,
    racks: {
      E: tile('5D 9C 7C 1C 3D 6D 9D 2B 4B 7B GD RD WD F1'),
      S: tile('5D 5D 8C 7C 1B 3B 6B 8B 2D 4D N N W'),
      W: tile('6C 8C 1B 1B 1B 3C 5C 7D 8D E E S F3'),
      N: tile('9C 9C 9C 2C 2C 4C 6C 7D 9B 9B GD RD YD'),
    },
    flowerWall: tile('6B 8D'),
  });
const atTurn = (): YearState => begin().state();
const atCourtesy = (): YearState => begin(true).state();
const offered = (): YearSitting => {
  const sitting = begin();
  sitting.act('E', { type: 'reveal', tiles: ['F1'] });
  sitting.act('E', { type: 'discard', tile: '9C' });
  return sitting;
};
const atClaims = (): YearState => {
  const sitting = offered();
  sitting.act('N', { type: 'call', tile: '9C', with: ['9C', '9C'] });
  return sitting.state();
};
const atDraw = (): YearState => {
  const sitting = offered();
  sitting.declineAll();
  return sitting.state();
};
const atCall = (): YearState => {
  const sitting = offered();
  sitting.act('N', { type: 'call', tile: '9C', with: ['9C', '9C'] });
  sitting.decline('S', 'W');
  return sitting.state();
};
/** South has drawn, and perhaps discarded, after East’s discard. */
const afterDraw = (): YearSitting => {
  const sitting = offered();
  sitting.declineAll();
  sitting.act('S', { type: 'draw' });
  return sitting;
};
const atNextTurn = (): YearState => afterDraw().state();
const atNextClaims = (): YearState => {
  const sitting = afterDraw();
  sitting.act('S', { type: 'discard', tile: 'W' });
  return sitting.state();
};
const ended = (ending: string, by?: string): YearState => {
  const subject = subjectOf({ name: 'tampered', games: 1 });
  for (let seed = 0; ; seed++) {
    const { states, outcome } = playCourse(subject, seededRandom(`tampered ${seed}`));
    const isBy = by === undefined || (outcome.ending === 'mahjongg' && outcome.declared.by === by);
    if (outcome.ending === ending && isBy) return states.at(-1) as YearState;
  }
};

type Json = Record<string, unknown>;
const part = (of: Json, ...path: readonly string[]): Json =>
  path.reduce((inner, name) => inner[name] as Json, of);
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
/** Moves the first tile of the wall somewhere else, and counts it there. */
const moved =
  (change: (state: Json, tile: Tile) => void): Change =>
  (state) => {
    const wall = state['wall'] as Tile[];
    const place = wall.findIndex((one) => !/^[FS][1-4]$/.test(one));
    const [taken] = wall.splice(place, 1);
    state['wallLeft'] = wall.length;
    change(state, taken as Tile);
  };

const STATES: readonly (readonly [string, () => YearState, Change, string])[] = [
  ['another version', atTurn, set('version', 2), 'version'],
  ['another option', atTurn, setIn(['rules', 'options'], 'bonusCopies', 1), 'rules'],
  ['a part that no state has', atTurn, set('seed', 'x'), 'seed'],
  ['a missing part', atTurn, (state) => delete state['flowerWall'], 'flowerWall'],
  ['other seats', atTurn, set('seats', ['E', 'S', 'W']), 'seats'],
  ['no players', atTurn, (state) => delete state['players'], 'players'],
  ['no dealer', atTurn, (state) => delete state['dealer'], 'dealer'],
  ['another dealer', atTurn, set('dealer', 'S'), ''],
  ['a phase that there is not', atTurn, set('phase', 'charleston'), 'phase'],
  ['another phase', atTurn, set('phase', 'draw'), 'now'],
  ['a tile twice', atTurn, setIn(['racks', 'S'], '0', '8C'), ''],
  ['an unsorted rack', atTurn, (state) => (part(state, 'racks')['E'] as Tile[]).reverse(), ''],
  ['another count', atTurn, setIn(['counts'], 'E', 13), ''],
  ['another number of tiles left', atTurn, set('wallLeft', 20), ''],
  ['another number left in the Flower Wall', atTurn, set('flowerWallLeft', 4), ''],
  [
    'somebody else’s turn',
    atTurn,
    (state) => Object.assign(state, { now: { ...part(state, 'now'), seat: 'S' }, awaiting: ['S'] }),
    '',
  ],
  ['a turn after a draw without a drawn tile', atTurn, setIn(['now'], 'by', 'wall'), ''],
  ['a drawn tile that is not held', atCall, set('drawn', 'F2'), ''],
  ['a drawn tile before anything was drawn', atTurn, set('drawn', '5D'), ''],
  ['a called tile that was not called', atTurn, setIn(['now'], 'called', { seat: 'S', tile: '5D' }), ''],
  ['a call by the discarder', atCall, setIn(['now', 'called'], 'seat', 'N'), ''],
  ['another called tile', atCall, setIn(['now', 'called'], 'tile', '5D'), ''],
  ['an answer in a turn', atTurn, setIn(['answers'], 'S', { type: 'decline' }), ''],
  [
    'a strange answer',
    atClaims,
    setIn(['answers'], 'N', { type: 'call', tile: '9C', with: ['9C', '9C'], more: 1 }),
    'answers',
  ],
  ['an answer nobody could give', atClaims, setIn(['answers'], 'N', { type: 'mahjongg', tile: '9C' }), ''],
  ['an answer of the discarder', atClaims, setIn(['answers'], 'E', { type: 'decline' }), ''],
  ['an awaited player who has answered', atClaims, set('awaiting', ['S', 'W', 'N']), ''],
  ['nobody awaited', atClaims, set('awaiting', []), ''],
  ['awaited players out of order', atClaims, set('awaiting', ['W', 'S']), ''],
  ['another tile to be claimed', atClaims, setIn(['now'], 'tile', '5D'), ''],
  ['a claim window of another', atClaims, setIn(['now'], 'from', 'S'), ''],
  ['another discard before the draw', atDraw, setIn(['now', 'discard'], 'tile', '5D'), ''],
  ['no discard before the draw', atDraw, setIn(['now'], 'discard', null), ''],
  ['a replacement that was not taken', atDraw, setIn(['now'], 'renewed', true), ''],
  [
    'somebody else to draw',
    atDraw,
    (state) => Object.assign(state, { now: { ...part(state, 'now'), seat: 'W' }, awaiting: ['W'] }),
    '',
  ],
  ['a set that is none', atCall, setIn(['melds', 'N'], '0', { tiles: ['9C', '9C', '7D'] }), ''],
  [
    'a tile laid aside that is no flower',
    atTurn,
    moved((state, one) => (part(state, 'flowers')['E'] = [one])),
    '',
  ],
  [
    'a discard that nobody made',
    atTurn,
    moved((state, one) => (state['discards'] = [{ seat: 'E', tile: one }])),
    '',
  ],
  [
    'a flower discarded',
    atDraw,
    (state) => {
      (state['discards'] as Json[])[0] = { seat: 'E', tile: 'F1' };
      part(state, 'flowers')['E'] = ['9C'];
    },
    '',
  ],
  [
    'a tile too many on a rack',
    atTurn,
    moved((state, one) => {
      const rack = part(state, 'racks')['S'] as Tile[];
      part(state, 'racks')['S'] = gameOrder([...rack, one]);
      part(state, 'counts')['S'] = 14;
    }),
    '',
  ],
  [
    'a Flower Wall of an odd number',
    atTurn,
    (state) => {
      (state['wall'] as Tile[]).push((state['flowerWall'] as Tile[]).pop() as Tile);
      state['wallLeft'] = (state['wall'] as Tile[]).length;
      state['flowerWallLeft'] = (state['flowerWall'] as Tile[]).length;
    },
    '',
  ],
  [
    'a discard during the courtesy call',
    atCourtesy,
    moved((state, one) => (state['discards'] = [{ seat: 'E', tile: one }])),
    '',
  ],
  [
    'a flower shown before one’s courtesy call',
    atCourtesy,
    (state) => {
      const rack = part(state, 'racks')['W'] as Tile[];
      part(state, 'flowers')['W'] = ['F3'];
      const [next, ...rest] = state['flowerWall'] as Tile[];
      part(state, 'racks')['W'] = gameOrder([...rack.filter((one) => one !== 'F3'), next as Tile]);
      Object.assign(state, { flowerWall: rest, flowerWallLeft: rest.length });
    },
    '',
  ],
  ['a courtesy call of two', atCourtesy, set('awaiting', ['E', 'S']), ''],
  ['a strange Hop Toi', atTurn, set('hopToi', ['X']), 'hopToi'],
  ['an end that is none', () => ended('wallGame'), setIn(['now', 'outcome'], 'ending', 'falseWin'), 'now'],
  ['another dealer next', () => ended('wallGame'), setIn(['now', 'outcome'], 'nextDealer', 'X'), 'now'],
  ['another winner', () => ended('mahjongg'), setIn(['now', 'outcome', 'declared'], 'seat', 'X'), 'now'],
  [
    'another way of winning',
    () => ended('mahjongg', 'steal'),
    setIn(['now', 'outcome', 'declared'], 'by', 'discard'),
    'now',
  ],
  ['another sheet', () => ended('mahjongg'), setIn(['now', 'outcome', 'score'], 'concealedSets', 9), 'now'],
  ['a later moment at the courtesy call', atCourtesy, set('moment', 1), ''],
  ['an earlier moment at the first turn', atTurn, set('moment', 3), ''],
  ['a later moment at the first turn', atTurn, set('moment', 5), ''],
  ['an earlier moment at a discard', atClaims, set('moment', 5), ''],
  ['a later moment at a discard', atClaims, set('moment', 7), ''],
  ['an earlier moment before the draw', atDraw, set('moment', 6), ''],
  ['a later moment before the draw', atDraw, set('moment', 8), ''],
  ['an earlier moment after a call', atCall, set('moment', 6), ''],
  ['a moment later than that after a late call', atCall, set('moment', 9), ''],
  ['the first moment at the end', () => ended('wallGame'), set('moment', 0), ''],
  ['the first moment after a win', () => ended('mahjongg'), set('moment', 0), ''],
  ['the dealer changed in play', atNextClaims, set('dealer', 'W'), ''],
  ['a first discard that is not the dealer’s', atNextClaims, setIn(['discards', '0'], 'seat', 'N'), ''],
  ['another whose discard was called', atCall, setIn(['now', 'called'], 'seat', 'W'), ''],
  [
    'a turn that follows another’s discard',
    atNextTurn,
    (state) => {
      state['dealer'] = 'W';
      part(state, 'discards', '0')['seat'] = 'W';
    },
    '',
  ],
  ['other racks at the end', () => ended('wallGame'), setIn(['now', 'racks'], 'E', ['1B']), ''],
  [
    'a wall left at the end',
    () => ended('wallGame'),
    (state) => {
      const discards = state['discards'] as { tile: Tile }[];
      state['wall'] = [discards.pop()?.tile];
      state['wallLeft'] = 1;
    },
    'now',
  ],
];

const ORDER = [...'123456789'].flatMap((number) => [`${number}B`, `${number}C`, `${number}D`]);
/** In the order of the rack, by hand: flowers, the suits, winds, dragons. */
const gameOrder = (tiles: readonly Tile[]): readonly Tile[] => {
  const rank = (one: Tile): string => {
    if (/^[FS][1-4]$/.test(one)) return `0${one}`;
    if (ORDER.includes(one)) return `1${one[1]}${one[0]}`;
    return `2${'ESWN'.includes(one) ? '0' : '1'}${['E', 'S', 'W', 'N', 'GD', 'RD', 'YD', 'WD'].indexOf(one)}`;
  };
  return [...tiles].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
};

describe('states that somebody has changed are refused', () => {
  test.each(STATES)('%s', (_, make, change, path) => {
    const state = JSON.parse(JSON.stringify(make())) as Json;
    expect(game.decodeState(state).ok).toBe(true);
    change(state);
    const decoded = game.decodeState(state);
    expect(decoded.ok ? 'taken' : [decoded.error.path[0] ?? '', decoded.error.message.length > 0]).toEqual([
      path,
      true,
    ]);
  });
});

describe('records that somebody has changed', () => {
  const sitting = offered();
  const record = (): Json => JSON.parse(JSON.stringify(game.record(sitting.setup, sitting.actions())));
  test('the record itself is played again', () => {
    const replayed = game.replay(record());
    expect(replayed.ok && replayed.value.state).toEqual(sitting.state());
  });
  test.each([
    ['another wall', set('wall', ['1B'])],
    ['another dealer', set('dealer', 'X')],
    ['no dice', set('dice', [])],
    ['manners, which the Year game has none of', set('manners', 'strict')],
    ['other rules', set('rules', 'card-free')],
  ] as const)('%s is refused', (_, change) => {
    const changed = record();
    change(changed);
    expect(game.replay(changed).ok).toBe(false);
  });
  test('an illegal action ends the replay, and says why', () => {
    const changed = record();
    (changed['actions'] as Json[])[5] = { type: 'discard', seat: 'E', moment: 5, tile: '1B' };
    const replayed = game.replay(changed);
    expect(replayed.ok && [replayed.value.actions, replayed.value.stopped?.code]).toEqual([
      5,
      'tilesNotHeld',
    ]);
  });
});
