import {
  gameOf,
  type Random,
  shuffleWall,
  throwDice,
  type Viewer,
  type YearAction,
  type YearSetup,
  type YearState,
  type YearTypes,
} from '../../../src/game';
import {
  SEATS,
  type Seat,
  sortRack,
  type Tile,
  type YearChoices,
  type YearGame,
  yearGame,
} from '../../../src/index';
import type { Course, Subject } from './law-suite';
import { stackedYear } from './stacked';

// How the Year game is played in the tests of its laws: by chance, or from a deal in which something rare is near.

type Opening = (rules: YearGame, random: Random) => ReturnType<Subject<YearTypes>['begin']>;

const byChance: Opening = (rules, random) => ({
  setup: {
    wall: shuffleWall(rules, random),
    dice: throwDice(rules, random),
    dealer: rules.options.windsFollowDeal ? 'E' : (SEATS[random(4)] as Seat),
    players: { E: { personalSuit: 'B' }, S: {}, W: {}, N: { personalSuit: 'D' } },
  },
});

const setsOf = (size: number): readonly (readonly Tile[])[] => {
  const suits = ['B', 'C', 'D'].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}` as Tile),
  );
  const honors: readonly Tile[] = ['E', 'S', 'W', 'N', 'GD', 'RD', 'YD', 'WD'];
  if (size === 5)
    return [
      ['E', 'S', 'W', 'N', 'N'],
      ['GD', 'GD', 'RD', 'YD', 'WD'],
    ];
  const alike = [...suits, ...honors].map((tile) => Array.from({ length: size }, () => tile));
  const years: readonly (readonly Tile[])[] = [
    ['E', 'S', 'W', 'N'],
    ['GD', 'RD', 'YD', 'WD'],
    ['S1', 'S2', 'S3', 'S4'],
  ];
  if (size === 4) return [...alike, ...years, ...years, ...years];
  if (size === 2) return [...alike, ['F1', 'F1'], ['S2', 'S2'], ['F4', 'F4']];
  const chows = suits.flatMap((_, place) => (place % 9 < 7 ? [suits.slice(place, place + 3)] : []));
  return [...alike, ...chows];
};

/** A winning hand of fourteen tiles, each time another one; only of tiles that the rules have. */
const winningHand = (rules: YearGame, random: Random): readonly Tile[] => {
  const pool: Tile[] = [...shuffleWall(rules, random)];
  const hand: Tile[] = [];
  while (hand.length < 14) {
    const rest = 14 - hand.length;
    const size = [2, 3, 3, 3, 4, 5][random(6)] as number;
    if (size > rest || rest - size === 1) continue;
    const sets = setsOf(size);
    const set = sets[random(sets.length)] as readonly Tile[];
    const left = [...pool];
    const fits = set.every((tile) => left.includes(tile) && left.splice(left.indexOf(tile), 1).length === 1);
    if (!fits) continue;
    pool.splice(0, pool.length, ...left);
    hand.push(...set);
  }
  return hand;
};

const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const place = tiles.indexOf(tile);
  return [...tiles.slice(0, place), ...tiles.slice(place + 1)];
};

/** South lacks a tile and draws it first; or the dealer was dealt a whole hand. */
const nearlyWon: Opening = (rules, random) => {
  const hand = winningHand(rules, random);
  const tile = hand[random(14)] as Tile;
  const isWhole = random(2) === 0;
  const racks = isWhole ? { E: hand } : { S: without(hand, tile) };
  return { setup: stackedYear(rules, { racks, draws: isWhole ? [] : [tile] }, random) };
};

/** The dealer can discard the tile that another player lacks. */
const claimed: Opening = (rules, random) => {
  const hand = winningHand(rules, random);
  const seat = SEATS[1 + random(3)] as Seat;
  const plain = hand.filter((tile) => !/^[FS][1-4]$/.test(tile));
  const tile = plain[random(plain.length)] as Tile;
  const setup = stackedYear(rules, { racks: { E: [tile], [seat]: without(hand, tile) } }, random);
  return { setup, actions: [...keeps(0), { type: 'discard', seat: 'E', moment: 4, tile }] };
};

/** Every player keeps what flowers there are. */
export const keeps = (from: number, order: readonly Seat[] = SEATS): readonly YearAction[] =>
  order.map((seat, place) => ({ type: 'keep', seat, moment: from + place }));

/** Kongs and Years to be revealed, Pung-Pairs and pungs to be called, a fourth to come. */
const rich: Opening = (rules, random) => ({
  setup: stackedYear(
    rules,
    {
      racks: {
        E: ['S', '7C', '1B', '1B', '1B', '1B', 'GD', 'RD', 'YD', 'WD', '5D'],
        S: ['8C', '9C', 'N', 'N', 'E', 'W', '5D', '5D'],
        W: ['7C', '7C', 'S1', 'S2', 'S3', 'S4', '3D'],
        N: ['N', 'E', 'W', 'E', '9B', '9B', '9B'],
      },
      draws: ['7C', '5D', '9B'],
      dice: [1 + random(6), 1 + random(6)] as [number, number],
    },
    random,
  ),
});

/** A flower lies revealed that another player lacks, who can steal it. */
const stealable: Opening = (rules, random) => {
  const hand: readonly Tile[] =
    rules.options.bonusPair === 'number'
      ? ['F1', '1B', '1B', '1B', '2C', '3C', '4C', '5D', '5D', '5D', 'E', 'E', 'E']
      : ['F1', '1B', '1B', '1B', '2C', '3C', '4C', '5D', '5D', '5D', 'E', 'E', 'E'];
  const lacked: Tile = rules.options.bonusPair === 'number' ? 'S1' : 'F1';
  const seat = SEATS[1 + random(3)] as Seat;
  const setup = stackedYear(
    rules,
    { racks: { E: [lacked, '9D'], [seat]: hand }, draws: ['8D', '8C', '8B'] },
    random,
  );
  const actions: readonly YearAction[] = [
    { type: 'reveal', seat: 'E', moment: 0, tiles: [lacked] },
    ...keeps(1),
  ];
  return { setup, actions };
};

/** A called pung lies revealed with a tile that another player lacks. */
const stealableSet: Opening = (rules, random) => {
  const wanting: readonly Tile[] = [
    '4D',
    '6D',
    '1B',
    '1B',
    '1B',
    '2C',
    '3C',
    '4C',
    '9C',
    '9C',
    'E',
    'E',
    'E',
  ];
  const setup = stackedYear(
    rules,
    { racks: { E: ['5D', '1D'], S: ['5D', '5D', '9B'], W: wanting }, draws: ['8D', '8C', '8B'] },
    random,
  );
  const actions: readonly YearAction[] = [
    ...keeps(0),
    { type: 'discard', seat: 'E', moment: 4, tile: '5D' },
    { type: 'call', seat: 'S', moment: 5, tile: '5D', with: ['5D', '5D'] },
    { type: 'decline', seat: 'W', moment: 5 },
    { type: 'decline', seat: 'N', moment: 5 },
    { type: 'discard', seat: 'S', moment: 6, tile: '9B' },
  ];
  return { setup, actions };
};

/** The dealer calls four pungs and holds nothing but flowers, with none left to replace them (YG-6, YG-15a). */
export const onlyFlowers: Opening = (rules, random) => {
  const pungs: readonly Tile[] = ['1B', '3B', '5B', '7B'];
  const singles: readonly Tile[] = ['9C', '9D', 'GD', 'N'];
  const setup = stackedYear(
    rules,
    {
      racks: {
        E: [...pungs.flatMap((tile) => [tile, tile]), ...singles, 'F1', 'F2'],
        S: [...pungs, '2D', '4D', '6D', '8D', 'W', 'RD', 'WD', 'S1', 'S2'],
        W: ['3C'],
        N: ['4C'],
      },
      flowerWall: ['8B', '8C'],
      draws: ['9B', '6C', 'E', 'S', '2C'],
      dice: [1, 1],
    },
    random,
  );
  let moment = 6;
  const declines = (from: Seat, at: number): readonly YearAction[] =>
    SEATS.filter((seat) => seat !== from).map((seat) => ({ type: 'decline', seat, moment: at }));
  const rounds = pungs.flatMap((tile, place): readonly YearAction[] => {
    const start = moment;
    moment += 5;
    return [
      { type: 'discard', seat: 'E', moment: start, tile: singles[place] as Tile },
      ...declines('E', start + 1),
      { type: 'draw', seat: 'S', moment: start + 2 },
      { type: 'discard', seat: 'S', moment: start + 3, tile },
      { type: 'call', seat: 'E', moment: start + 4, tile, with: [tile, tile] },
      { type: 'decline', seat: 'W', moment: start + 4 },
      { type: 'decline', seat: 'N', moment: start + 4 },
    ];
  });
  const actions: readonly YearAction[] = [
    { type: 'keep', seat: 'E', moment: 0 },
    { type: 'reveal', seat: 'S', moment: 1, tiles: ['S1'] },
    { type: 'reveal', seat: 'S', moment: 2, tiles: ['S2'] },
    ...keeps(3, ['S', 'W', 'N']),
    ...rounds,
  ];
  return { setup, actions };
};

const OPENINGS: readonly Opening[] = [
  byChance,
  byChance,
  nearlyWon,
  claimed,
  rich,
  rich,
  stealable,
  stealableSet,
];

const choose = (state: YearState, legal: readonly YearAction[], random: Random): YearAction => {
  const kinds: readonly YearAction['type'][] = [...new Set(legal.map(({ type }) => type))];
  const ends: readonly string[] = ['mahjongg', 'steal'];
  const usual = kinds.filter((kind) => !ends.includes(kind));
  const wins = usual.length < kinds.length && random(4) > 0;
  const calls = kinds.includes('call') && random(2) === 0;
  const from: readonly YearAction['type'][] = wins
    ? kinds.filter((kind) => ends.includes(kind))
    : calls
      ? (['call'] as const)
      : usual;
  const kind = from[random(from.length)];
  const ofKind = legal.filter(({ type }) => type === kind);
  const kept = ofKind.filter(
    (action) =>
      action.type !== 'discard' || state.drawn === null || random(4) === 0 || action.tile === state.drawn,
  );
  const choices = kept.length > 0 ? kept : ofKind;
  return choices[random(choices.length)] as YearAction;
};

const tilesOf = (state: YearState): readonly Tile[] => [
  ...state.seats.flatMap((seat) => [
    ...(state.racks[seat] ?? []),
    ...(state.flowers[seat] ?? []),
    ...(state.melds[seat] ?? []).flatMap(({ tiles }) => tiles),
  ]),
  ...state.discards.map(({ tile }) => tile),
  ...state.wall,
  ...state.flowerWall,
];

const bend = (action: YearAction, state: YearState, random: Random): readonly YearAction[] => {
  const tiles = [...new Set(tilesOf(state))];
  const anyTile = (): Tile => tiles[random(tiles.length)] as Tile;
  const anySeat = (): Seat => SEATS[random(4)] as Seat;
  const now = { ...action, moment: state.moment };
  const bent: YearAction[] = [{ ...now, seat: anySeat() }];
  if ('tile' in now && now.tile !== undefined) bent.push({ ...now, tile: anyTile() } as YearAction);
  if (now.type === 'reveal')
    bent.push(
      { ...now, tiles: [...now.tiles.slice(1), anyTile()] },
      { ...now, tiles: now.tiles.slice(1) },
      {
        ...now,
        tiles: [anyTile()],
      },
    );
  if (now.type === 'call')
    bent.push({ ...now, with: [...now.with.slice(1), anyTile()] }, { ...now, with: [...now.with].reverse() });
  if (now.type === 'steal') bent.push({ ...now, from: anySeat() });
  else bent.push({ type: 'steal', seat: anySeat(), moment: state.moment, tile: anyTile(), from: anySeat() });
  return bent;
};

const inOrder = (tiles: readonly Tile[]): readonly Tile[] => sortRack(tiles, 'year');

const disguise = (state: YearState, viewer: Viewer, random: Random): YearState => {
  const others = state.seats.filter((seat) => seat !== viewer);
  const hidden = [...others.flatMap((seat) => state.racks[seat] ?? []), ...state.wall, ...state.flowerWall];
  for (let place = hidden.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [hidden[place], hidden[other]] = [hidden[other] as Tile, hidden[place] as Tile];
  }
  const racks: Partial<Record<Seat, readonly Tile[]>> = { ...state.racks };
  for (const seat of others) racks[seat] = inOrder(hidden.splice(0, (state.racks[seat] ?? []).length));
  const wall = hidden.splice(0, state.wall.length);
  const mover = state.phase === 'turn' ? state.now.seat : viewer;
  return {
    ...state,
    racks,
    wall,
    flowerWall: hidden,
    answers: { E: null, S: null, W: null, N: null },
    awaiting: state.seats.filter(
      (seat) => state.awaiting.includes(seat) || (state.answers[seat] ?? null) !== null,
    ),
    drawn:
      mover === viewer || state.drawn === null || mover === 'spectator'
        ? state.drawn
        : (racks[mover]?.[0] ?? null),
  } as YearState;
};

const marks = ({ events, outcome, states }: Course<YearTypes>): readonly string[] => [
  ...events.flat().flatMap((event) => {
    if (event.type === 'revealed') return [`revealed ${event.kind}`, `replaced from ${event.source}`];
    if (event.type === 'called') return [`called ${event.kind}`, `passes ${event.bypassed.length}`];
    return event.type === 'taken' ? [`taken from ${event.place}`] : [];
  }),
  ...states.flatMap((state) => [
    ...(state.hopToi.length > 0 ? ['Hop Toi'] : []),
    ...(state.phase === 'draw' && state.now.renewed ? ['renewed'] : []),
  ]),
  ...(outcome.ending === 'mahjongg' ? [`won by ${outcome.declared.by}`] : []),
];

export const REACHES: readonly string[] = [
  ...['courtesy', 'draw', 'turn', 'claims', 'over'].map((phase) => `phase ${phase}`),
  ...['reveal', 'keep', 'draw', 'discard', 'decline', 'call', 'mahjongg', 'steal'].map(
    (type) => `action ${type}`,
  ),
  ...[
    'stage',
    'answered',
    'revealed',
    'kept',
    'drew',
    'discarded',
    'called',
    'declared',
    'taken',
    'ended',
  ].map((type) => `event ${type}`),
  ...['mahjongg', 'wallGame'].map((ending) => `ending ${ending}`),
  ...['bonus', 'year', 'kong', 'fourth'].map((kind) => `revealed ${kind}`),
  ...['pungPair', 'pung', 'chow', 'pung'].map((kind) => `called ${kind}`),
  ...['discards', 'melds', 'flowers'].map((place) => `taken from ${place}`),
  ...['wall', 'discard', 'steal'].map((by) => `won by ${by}`),
  ...[0, 1, 2].map((count) => `passes ${count}`),
  'replaced from flowerWall',
  'Hop Toi',
  'renewed',
];

export interface Contest {
  readonly name: string;
  readonly choices?: YearChoices;
  readonly games: number;
  /** What this choice of options brings beside the usual, or takes away. */
  readonly more?: readonly string[];
  readonly less?: readonly string[];
  readonly openings?: readonly Opening[];
}

/** The ways in which games begin, one after the other. */
const inTurn = (rules: YearGame, openings: readonly Opening[]): Subject<YearTypes>['begin'] => {
  let next = 0;
  return (random) => (openings[next++ % openings.length] as Opening)(rules, random);
};

export const subjectOf = ({
  name,
  choices = {},
  games,
  more = [],
  less = [],
  openings = OPENINGS,
}: Contest): Subject<YearTypes> => {
  const rules = yearGame(choices);
  return {
    name: `the Year game, ${name}`,
    game: gameOf(rules),
    begin: inTurn(rules, openings),
    tilesOf,
    choose,
    bend,
    disguise,
    answersOf: ({ answers }) => answers,
    showsNothing: ['draw', 'keep'],
    interrupts: ({ type }) => type === 'steal',
    marks,
    reaches: [...REACHES.filter((one) => !less.includes(one)), ...more],
    games,
  };
};

export type { YearSetup };
