import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type GameState,
  gameOf,
  type IllegalCode,
  seededRandom,
  type TableRules,
} from '../../src/game';
import { cardFree, SEATS, type Seat, type Tile } from '../../src/index';
import { type Racks, stacked } from './stacked';
import { american, guide, plain, withoutCard } from './subjects';

// Every way an action can be refused, each by a game in which it is, and the code it is refused with.

/** A hand that needs one 9C (CF-7: 7 Pairs); whatever it discards is its own business. */
const WAITING = ['3C', '3C', '4C', '4C', '5C', '5C', '6C', '6C', '7C', '7C', '8C', '8C', '9C'] as const;

interface Case {
  readonly code: IllegalCode;
  readonly rule: string;
  readonly rules?: TableRules;
  readonly racks?: Racks;
  readonly draws?: readonly Tile[];
  readonly manners?: 'strict' | 'table';
  /** What is done from East's first turn on, or from the deal. */
  readonly from?: 'deal' | 'wish' | 'turn' | 'over';
  readonly done?: readonly (readonly [Seat, object])[];
  /** The action that is refused; the moment is the present one unless it names another. */
  readonly tried: unknown;
}

const declines = (...seats: readonly Seat[]) => seats.map((seat) => [seat, { type: 'decline' }] as const);
const E_KEEPS = {
  E: ['1B', '1B', '1B', '2B', '2B', '2B', 'RD', 'RD', 'GD', 'GD', 'N', 'N', 'W', 'J'],
} satisfies Racks;
const S_PUNG = {
  E: ['5D', '1B', '1B', '2B', '2B', '2B', 'RD', 'RD', 'GD', 'GD', 'N', 'N', 'W', 'W'],
  S: ['5D', '5D', 'J', '1C', '1C', '2C', '2C', '3C', '3C', '4C', '4C', '6C', '6C'],
} satisfies Racks;
const CALLED: Case['done'] = [
  ['E', { type: 'discard', tile: '5D' }],
  ['S', { type: 'call', tile: '5D', with: ['5D', 'J'] }],
  ...declines('W', 'N'),
];

/** East dies by a false Mah Jongg at a table where it can be declared (AG-35). */
const EAST_DEAD: Case['done'] = [
  ['E', { type: 'mahjongg' }],
  ['S', { type: 'keep' }],
  ['W', { type: 'keep' }],
  ['N', { type: 'keep' }],
];
/** South has exposed a tile that does not belong there and discarded, and plays on with a dead hand (TG-10). */
const SOUTH_DEAD: NonNullable<Case['done']> = [
  ['E', { type: 'discard', tile: '5D' }],
  ['S', { type: 'call', tile: '5D', with: ['5D', '1C'] }],
  ...declines('W', 'N'),
  ['S', { type: 'discard', tile: '2C' }],
  ...declines('W', 'N', 'E'),
  ['W', { type: 'discard', tile: '9B' }],
  ...declines('N', 'E'),
  ['N', { type: 'discard', tile: '9B' }],
  ...declines('W', 'E'),
  ['E', { type: 'discard', tile: '9B' }],
  ...declines('W', 'N'),
];
const FOUR_SETS = {
  E: ['5D', '1B', '1B', '2B', '2B', '2B', 'RD', 'RD', 'GD', 'GD', 'N', 'N', 'W', 'W'],
  S: ['5D', '5D', '6D', '6D', '7D', '7D', '8D', '8D', '8D', 'J', '1C', '1C', '2C'],
} satisfies Racks;
/** South calls what West draws and discards, and discards one tile more. */
const callOfWest = (tile: Tile, discard: Tile): NonNullable<Case['done']> => [
  ['W', { type: 'discard', tile }],
  ['S', { type: 'call', tile, with: [tile, tile] }],
  ...declines('N', 'E'),
  ['S', { type: 'discard', tile: discard }],
  ...declines('W', 'N', 'E'),
];
/** South has exposed three pungs and holds four tiles, and West has discarded a fourth tile for South. */
const FOUR_LEFT: NonNullable<Case['done']> = [
  ['E', { type: 'discard', tile: '5D' }],
  ['S', { type: 'call', tile: '5D', with: ['5D', '5D'] }],
  ...declines('W', 'N'),
  ['S', { type: 'discard', tile: '1C' }],
  ...declines('W', 'N', 'E'),
  ...callOfWest('6D', '1C'),
  ...callOfWest('7D', '2C'),
  ['W', { type: 'discard', tile: '8D' }],
];
/** `FF 555a 777a 999b DDDb` of the practice card: its last dragon comes for a joker of South’s own. */
const OWN_JOKER: NonNullable<Case['done']> = [
  ['E', { type: 'discard', tile: '5B' }],
  ['S', { type: 'call', tile: '5B', with: ['5B', 'J'] }],
  ...declines('W', 'N'),
  ['S', { type: 'discard', tile: '1D' }],
  ...declines('W', 'N', 'E'),
  ['W', { type: 'discard', tile: '1D' }],
  ...declines('S', 'N', 'E'),
  ['N', { type: 'discard', tile: '2D' }],
  ...declines('S', 'W', 'E'),
  ['E', { type: 'discard', tile: '3D' }],
  ...declines('S', 'W', 'N'),
  ['S', { type: 'exchange', tile: '5B', from: 'S', meld: 0 }],
];

/** Of `5555B 666B 5555C 666C` South has exposed 13 tiles, and draws a 6C, with which no line is complete. */
const SPENT = {
  E: ['5B', '9D', '9D', '8D', '8D', '7D', '7D', '6D', '6D', '5D', 'W', 'N', 'N', 'S'],
  S: ['5B', '5B', '6B', '6B', '5C', '5C', '5C', '6C', '6C', '1D', '2D', '3D', '4D'],
} satisfies Racks;
const SPENT_DRAWS = ['6B', '5C', '6C', '9B', '9B', '9B', '6C'] as const;
const southCalls = (from: Seat, tile: Tile, junk: Tile, count = 2): NonNullable<Case['done']> => [
  [from, { type: 'discard', tile }],
  ['S', { type: 'call', tile, with: Array.from({ length: count }, () => tile) }],
  ...declines(...SEATS.filter((seat) => seat !== from && seat !== 'S')),
  ['S', { type: 'discard', tile: junk }],
  ...declines('W', 'N', 'E'),
];
const discardsIt = (seat: Seat, tile: Tile): NonNullable<Case['done']> => [
  [seat, { type: 'discard', tile }],
  ...declines(...SEATS.filter((other) => other !== seat)),
];
const ALL_EXPOSED: NonNullable<Case['done']> = [
  ...southCalls('E', '5B', '1D'),
  ...southCalls('W', '6B', '2D'),
  ...southCalls('W', '5C', '3D', 3),
  ...southCalls('W', '6C', '4D'),
  ...discardsIt('W', '9B'),
  ...discardsIt('N', '9B'),
  ...discardsIt('E', '9B'),
];

/** East exposes a pung of 5D with a joker, then dies by a false Mah Jongg. */
const LOCKED = guide({ preset: 'nmjl', deadJokers: 'locked' } as never);

const CASES: readonly Case[] = [
  { code: 'notAnAction', rule: '', tried: 'discard' },
  { code: 'notAnAction', rule: '', tried: null },
  { code: 'notAnAction', rule: '', tried: [] },
  { code: 'unknownAction', rule: '', tried: { type: 'peek', seat: 'E' } },
  { code: 'unknownAction', rule: '', tried: { type: '__proto__', seat: 'E' } },
  { code: 'unknownAction', rule: '', tried: { seat: 'E' } },
  { code: 'badActionField', rule: '', tried: { type: 'discard', seat: 'E', tile: '1X' } },
  { code: 'badActionField', rule: '', tried: { type: 'discard', seat: 'E' } },
  { code: 'badActionField', rule: '', from: 'deal', tried: { type: 'pass', seat: 'E', tiles: 'E' } },
  { code: 'badActionField', rule: '', tried: { type: 'mahjongg', seat: 'E', value: -1 } },
  { code: 'badActionField', rule: '', tried: { type: 'challenge', seat: 'E', against: 'X' } },
  { code: 'seatNotTaken', rule: '', tried: { type: 'discard', seat: 'X', tile: '1B' } },
  { code: 'stale', rule: '', tried: { type: 'discard', seat: 'E', tile: '1B', moment: 0 } },
  { code: 'stale', rule: '', tried: { type: 'discard', seat: 'E', tile: '1B', moment: 999 } },
  { code: 'stale', rule: '', tried: { type: 'discard', seat: 'E', tile: '1B', moment: '5' } },
  { code: 'wrongPhase', rule: '', tried: { type: 'decline', seat: 'E' } },
  { code: 'wrongPhase', rule: 'AG-32', from: 'deal', tried: { type: 'challenge', seat: 'E', against: 'S' } },
  { code: 'notAwaited', rule: 'AG-10', tried: { type: 'discard', seat: 'S', tile: '1B' } },
  {
    code: 'notAwaited',
    rule: 'AG-10',
    racks: E_KEEPS,
    done: [['E', { type: 'discard', tile: '1B' }]],
    tried: { type: 'decline', seat: 'E' },
  },
  {
    code: 'alreadyAnswered',
    rule: 'AG-6a',
    racks: E_KEEPS,
    done: [['E', { type: 'discard', tile: '1B' }], ...declines('S')],
    tried: { type: 'decline', seat: 'S' },
  },
  { code: 'tilesNotHeld', rule: 'AG-10', racks: E_KEEPS, tried: { type: 'discard', seat: 'E', tile: '9D' } },
  {
    code: 'tilesNotHeld',
    rule: 'AG-5',
    from: 'deal',
    tried: { type: 'pass', seat: 'E', tiles: ['9D', '9D', '9D'] },
  },
  {
    code: 'tilesNotHeld',
    rule: 'AG-15',
    racks: S_PUNG,
    done: [['E', { type: 'discard', tile: '5D' }]],
    tried: { type: 'call', seat: 'S', tile: '5D', with: ['5D', '5D', '5D'] },
  },
  {
    code: 'tileNeverPassed',
    rule: 'AG-9',
    from: 'deal',
    racks: E_KEEPS,
    tried: { type: 'pass', seat: 'E', tiles: ['2B', 'RD', 'J'] },
  },
  {
    code: 'wrongPassCount',
    rule: 'AG-5',
    from: 'deal',
    racks: E_KEEPS,
    tried: { type: 'pass', seat: 'E', tiles: ['2B', 'RD'] },
  },
  {
    code: 'blindNotAllowed',
    rule: 'AG-8',
    from: 'deal',
    racks: E_KEEPS,
    tried: { type: 'pass', seat: 'E', tiles: ['2B', 'RD'], blind: 1 },
  },
  {
    code: 'blindNotAllowed',
    rule: 'AG-8',
    from: 'wish',
    racks: E_KEEPS,
    done: SEATS.map((seat) => [seat, { type: 'wish', count: 2 }] as const),
    tried: { type: 'pass', seat: 'E', tiles: ['2B'], blind: 1 },
  },
  { code: 'wishTooHigh', rule: 'AG-7', from: 'wish', tried: { type: 'wish', seat: 'E', count: 4 } },
  {
    code: 'misnamedDiscard',
    rule: 'AG-37',
    racks: E_KEEPS,
    tried: { type: 'discard', seat: 'E', tile: '1B', named: '2B' },
  },
  {
    code: 'misnamedDiscard',
    rule: 'AG-37',
    racks: E_KEEPS,
    manners: 'table',
    tried: { type: 'discard', seat: 'E', tile: 'J', named: '2B' },
  },
  {
    code: 'otherTileClaimed',
    rule: 'AG-37',
    racks: S_PUNG,
    done: [['E', { type: 'discard', tile: '5D' }]],
    tried: { type: 'call', seat: 'S', tile: '4D', with: ['5D', '5D'] },
  },
  {
    code: 'otherTileClaimed',
    rule: 'AG-37',
    racks: E_KEEPS,
    tried: { type: 'mahjongg', seat: 'E', tile: '1B' },
  },
  {
    code: 'jokerCalled',
    rule: 'AG-12',
    racks: { ...E_KEEPS, S: ['J', 'J', ...WAITING.slice(0, 11)] },
    done: [['E', { type: 'discard', tile: 'J' }]],
    tried: { type: 'call', seat: 'S', tile: 'J', with: ['J', 'J'] },
  },
  {
    code: 'badExposure',
    rule: 'CF-28',
    racks: S_PUNG,
    done: [['E', { type: 'discard', tile: '5D' }]],
    tried: { type: 'call', seat: 'S', tile: '5D', with: ['5D'] },
  },
  {
    code: 'badExposure',
    rule: 'AG-15',
    racks: S_PUNG,
    done: [['E', { type: 'discard', tile: '5D' }]],
    tried: { type: 'call', seat: 'S', tile: '5D', with: ['5D', '1C'] },
  },
  {
    code: 'badExposure',
    rule: 'AG-15',
    racks: S_PUNG,
    manners: 'table',
    done: [['E', { type: 'discard', tile: '5D' }]],
    tried: { type: 'call', seat: 'S', tile: '5D', with: ['1C', '2C'] },
  },
  {
    code: 'badExposure',
    rule: 'TG-4',
    rules: withoutCard(),
    racks: S_PUNG,
    done: [['E', { type: 'discard', tile: '5D' }]],
    tried: { type: 'call', seat: 'S', tile: '5D', with: ['5D'] },
  },
  {
    code: 'badExposure',
    rule: 'TG-4a',
    rules: withoutCard({ claimNeedsNaturals: true }),
    racks: S_PUNG,
    done: [['E', { type: 'discard', tile: '5D' }]],
    tried: { type: 'call', seat: 'S', tile: '5D', with: ['5D', 'J'] },
  },
  {
    code: 'badExposure',
    rule: 'CF-16',
    racks: { E: ['F', '1B', '1B'], S: ['F', 'J', '1C', '1C'] },
    done: [['E', { type: 'discard', tile: 'F' }]],
    tried: { type: 'call', seat: 'S', tile: 'F', with: ['F', 'J'] },
  },
  {
    code: 'badExposure',
    rule: 'AG-10',
    racks: FOUR_SETS,
    draws: ['6D', '7D', '8D'],
    done: FOUR_LEFT,
    tried: { type: 'call', seat: 'S', tile: '8D', with: ['8D', '8D', '8D', 'J'] },
  },
  {
    code: 'exposureNeverWins',
    rule: 'AG-31',
    rules: cardFree({ houseRules: { removeFlowersAndJokers: true } }),
    racks: { E: ['F', '1B', '1B'], S: ['F', 'F', '1C', '1C'] },
    done: [['E', { type: 'discard', tile: 'F' }]],
    tried: { type: 'call', seat: 'S', tile: 'F', with: ['F', 'F'] },
  },
  {
    code: 'nothingToRearrange',
    rule: 'AG-19',
    racks: E_KEEPS,
    tried: { type: 'rearrange', seat: 'E', with: ['1B', '1B'] },
  },
  {
    code: 'exposureUnchanged',
    rule: 'AG-19',
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'rearrange', seat: 'S', with: ['5D', 'J'] },
  },
  {
    code: 'cannotTakeBack',
    rule: 'TG-10',
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'takeBack', seat: 'S' },
  },
  {
    code: 'cannotGrow',
    rule: 'AG-19',
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'grow', seat: 'S', tile: '5D', meld: 0 },
  },
  {
    code: 'cannotGrow',
    rule: 'TG-5',
    rules: withoutCard(),
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'grow', seat: 'S', tile: '5D', meld: 0 },
  },
  {
    code: 'cannotGrow',
    rule: 'AG-10',
    rules: american(),
    racks: SPENT,
    draws: SPENT_DRAWS,
    done: ALL_EXPOSED,
    tried: { type: 'grow', seat: 'S', tile: '6C', meld: 3 },
  },
  {
    code: 'cannotGrow',
    rule: 'TG-5',
    rules: american(),
    racks: SPENT,
    draws: SPENT_DRAWS,
    done: ALL_EXPOSED,
    tried: { type: 'grow', seat: 'S', tile: '6C', meld: 0 },
  },
  {
    code: 'noSuchExposure',
    rule: 'TG-5',
    rules: withoutCard(),
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'grow', seat: 'S', tile: '5D', meld: 1 },
  },
  {
    code: 'tilesNotHeld',
    rule: 'TG-5',
    rules: withoutCard(),
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'grow', seat: 'S', tile: '9D', meld: 0 },
  },
  {
    code: 'tilesNotHeld',
    rule: 'AG-21',
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'exchange', seat: 'S', tile: '9D', from: 'S', meld: 0 },
  },
  {
    code: 'notAWinningHand',
    rule: 'AG-27a',
    rules: guide({ ownJokerWin: false }),
    racks: {
      E: ['5B', '9D', '9D', '8D', '8D', '7D', '7D', '6D', '6D', '5D', 'W', 'N', 'N', 'S'],
      S: ['F', 'F', '5B', 'J', '7B', '7B', '7B', '9C', '9C', '9C', 'RD', 'RD', '1D'],
    },
    draws: ['1D', '2D', '3D', '5B'],
    done: OWN_JOKER,
    tried: { type: 'mahjongg', seat: 'S' },
  },
  {
    code: 'noSuchExposure',
    rule: 'AG-21',
    racks: E_KEEPS,
    tried: { type: 'exchange', seat: 'E', tile: '1B', from: 'S', meld: 0 },
  },
  {
    code: 'noJokerThere',
    rule: 'AG-21',
    racks: S_PUNG,
    done: [
      ['E', { type: 'discard', tile: '5D' }],
      ['S', { type: 'call', tile: '5D', with: ['5D', '5D'] }],
      ...declines('W', 'N'),
    ],
    tried: { type: 'exchange', seat: 'S', tile: '1C', from: 'S', meld: 0 },
  },
  {
    code: 'wrongNaturalTile',
    rule: 'AG-21',
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'exchange', seat: 'S', tile: '1C', from: 'S', meld: 0 },
  },
  { code: 'notAWinningHand', rule: 'CF-3', racks: E_KEEPS, tried: { type: 'mahjongg', seat: 'E' } },
  {
    code: 'handIsDead',
    rule: 'AG-32a',
    manners: 'table',
    done: EAST_DEAD,
    tried: { type: 'challenge', seat: 'E', against: 'W' },
  },
  {
    code: 'handIsDead',
    rule: 'AG-32',
    manners: 'table',
    done: EAST_DEAD,
    tried: { type: 'discard', seat: 'E', tile: '1B' },
  },
  {
    code: 'handIsDead',
    rule: 'AG-32',
    rules: withoutCard(),
    manners: 'table',
    racks: S_PUNG,
    draws: ['9B', '9B', '9B', '9B'],
    done: SOUTH_DEAD,
    tried: { type: 'mahjongg', seat: 'S' },
  },
  {
    code: 'challengedTheDead',
    rule: 'AG-32',
    manners: 'table',
    done: EAST_DEAD,
    tried: { type: 'challenge', seat: 'W', against: 'E' },
  },
  {
    code: 'notDrawn',
    rule: 'TG-6',
    rules: withoutCard(),
    racks: S_PUNG,
    done: CALLED ?? [],
    tried: { type: 'exchange', seat: 'S', tile: '5D', from: 'S', meld: 0 },
  },
  {
    code: 'jokerLocked',
    rule: 'AG-22a',
    rules: LOCKED,
    manners: 'table',
    racks: S_PUNG,
    draws: ['5D'],
    done: [
      ['E', { type: 'discard', tile: '5D' }],
      ['S', { type: 'call', tile: '5D', with: ['5D', 'J'] }],
      ...declines('W', 'N'),
      ['S', { type: 'mahjongg' }],
      ['E', { type: 'keep' }],
      ['W', { type: 'keep' }],
      ['N', { type: 'keep' }],
    ],
    tried: { type: 'exchange', seat: 'W', tile: '5D', from: 'S', meld: 0 },
  },
  {
    code: 'gameOver',
    rule: '',
    racks: { E: [...WAITING, '9C'] },
    done: [['E', { type: 'mahjongg' }]],
    tried: { type: 'discard', seat: 'E', tile: '3C' },
  },
  {
    code: 'onlyMahjongg',
    rule: 'TG-9',
    rules: withoutCard(),
    racks: S_PUNG,
    draws: ['5D'],
    done: [
      ['E', { type: 'discard', tile: '5D' }],
      ['S', { type: 'call', tile: '5D', with: ['5D', 'J'] }],
      ...declines('W', 'N'),
      ['S', { type: 'discard', tile: '1C' }],
      ...declines('W', 'N', 'E'),
      ['W', { type: 'exchange', tile: '5D', from: 'S', meld: 0 }],
    ],
    tried: { type: 'call', seat: 'E', tile: '5D', with: ['1B', '1B'] },
  },
  {
    code: 'noChallenges',
    rule: 'TG-12',
    rules: withoutCard(),
    tried: { type: 'challenge', seat: 'E', against: 'S' },
  },
  { code: 'challengedOneself', rule: 'AG-32', tried: { type: 'challenge', seat: 'E', against: 'E' } },
  {
    code: 'challengedAlready',
    rule: 'AG-32a',
    done: [['E', { type: 'challenge', against: 'S' }]],
    tried: { type: 'challenge', seat: 'E', against: 'S' },
  },
];

const momentOf = (state: GameState, action: object): Action =>
  ({ moment: state.moment, ...action }) as Action;

/** The state in which an action of the table is tried. */
const reach = ({
  rules = plain,
  racks = {},
  draws = [],
  manners = 'strict',
  from = 'turn',
  done = [],
}: Case) => {
  const game = gameOf(rules);
  const { setup, actions } = stacked(rules, racks, draws, seededRandom('refused'), { manners });
  const created = game.createGame(setup);
  if (!created.ok) throw new Error(created.error.message);
  const steps = actions
    .filter(({ type }) => from === 'turn' || (from === 'wish' && type !== 'wish'))
    .map((action) => [action.seat, action] as const);
  let state = created.value;
  for (const [seat, action] of [...steps, ...done]) {
    const taken = game.apply(state, momentOf(state, { ...action, seat }));
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.error.message}`);
    state = taken.value.state;
  }
  return { game, state };
};

/** What is done with the action of a case. */
const tryIt = (one: Case) => {
  const { game, state } = reach(one);
  const { tried } = one;
  const action =
    typeof tried === 'object' && tried !== null && !Array.isArray(tried) ? momentOf(state, tried) : tried;
  const before = JSON.stringify(state);
  return { game, state, before, action: action as Action, taken: game.apply(state, action as Action) };
};
const refusalOf = (one: Case) => {
  const { taken } = tryIt(one);
  return taken.ok ? undefined : taken.error;
};

describe('every action that is refused says why', () => {
  test.each(CASES.map((one) => [one.code, one.rule, one] as const))('%s %s', (code, rule, one) => {
    const { game, state, action, taken, before } = tryIt(one);
    expect(taken.ok ? 'taken' : [taken.error.code, taken.error.rule]).toEqual([code, rule]);
    expect(game.reducer(state, action)).toBe(state);
    expect(JSON.stringify(state)).toBe(before);
  });

  const codes = [
    ...readFileSync(new URL('../../src/play/illegal.ts', import.meta.url), 'utf8').matchAll(
      /^ {2}\| '(\w+)'/gm,
    ),
  ].map(([, code]) => code as string);

  // The table game alone; the solitaires and the Year game have folders and tests of their own.
  const folder = new URL('../../src/', import.meta.url);
  const PARTS = [
    'play/',
    'games/american/play/',
    'games/american/play/table/',
    'games/american/play/table/phases/',
  ];
  const sources = PARTS.flatMap((part) =>
    readdirSync(new URL(part, folder))
      .filter((name) => name.endsWith('.ts') && name !== 'illegal.ts')
      .map((name) => readFileSync(new URL(part + name, folder), 'utf8')),
  );

  test('every code is in the table', () => {
    const shown = new Set<string>(CASES.map(({ code }) => code));
    const used = codes.filter((code) => sources.some((text) => text.includes(`'${code}'`)));
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((code) => !shown.has(code))).toEqual([]);
    // The codes of the Year game and of the solitaires are shown by their own games.
    const others = ['./year/refused.test.ts', '../solitaires/chinese-table.test.ts']
      .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
      .join('\n');
    expect(codes.filter((code) => !shown.has(code) && !others.includes(`'${code}'`))).toEqual([]);
  });

  test('and so is every code with every rule that the source refuses by', () => {
    const refusals = sources.flatMap((text) => [...text.matchAll(/illegal\(\s*'(\w+)',\s*'([^']*)',/g)]);
    const pairs = new Set(refusals.map(([, code, rule]) => `${code} ${rule}`));
    const shown = new Set(CASES.map(({ code, rule }) => `${code} ${rule}`));
    expect(pairs.size).toBeGreaterThan(30);
    expect([...pairs].filter((pair) => !shown.has(pair))).toEqual([]);
  });

  test('and every sentence that the source refuses with is said by a case', () => {
    const inPlace = /illegal\(\s*'\w+',\s*(?:'[^']*'|\w+),\s*('[^']*'|`[^`]*`)/g;
    const named = /const message =?\s*('[^']*'|`[^`]*`);/g;
    const refusing = sources.filter((text) => / illegal\(/.test(text));
    const sentences = refusing.flatMap((text) =>
      [inPlace, named].flatMap((pattern) => [...text.matchAll(pattern)].map(([, one]) => one as string)),
    );
    const patternOf = (sentence: string): RegExp => {
      const parts = sentence.slice(1, -1).split(/\$\{[^}]*\}/);
      return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
    };
    const said = CASES.map((one) => refusalOf(one)?.message ?? '');
    expect(sentences.length).toBeGreaterThan(40);
    expect(
      sentences.filter((sentence) => !said.some((message) => patternOf(sentence).test(message))),
    ).toEqual([]);
  });

  test('every code has its row in docs/game.md', () => {
    const page = readFileSync(new URL('../../docs/game.md', import.meta.url), 'utf8');
    expect(codes.filter((code) => !page.includes(`| \`${code}\` |`))).toEqual([]);
  });
});
