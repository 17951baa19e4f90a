import {
  gameOf,
  type Random,
  shuffleWall,
  throwDice,
  type YearAction,
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
import { type Subject, unseenBy } from '../law-suite';
import { anybody, type Beginning, type Course, playCourse } from '../playing';
import { tiles } from '../script';
import { without } from '../subjects';
import { stackedYear } from './stacked';

// How the Year game is played in the tests of its laws: by chance, or from a deal in which something rare is near.

type Opening = (rules: YearGame, random: Random) => Beginning<YearTypes>;

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

/** South lacks a tile and draws it first. */
const nearlyWon: Opening = (rules, random) => {
  const hand = winningHand(rules, random);
  const tile = hand[random(14)] as Tile;
  return { setup: stackedYear(rules, { racks: { S: without(hand, tile) }, draws: [tile] }, random) };
};

/** The dealer was dealt a whole hand. */
const dealtWhole: Opening = (rules, random) => ({
  setup: stackedYear(rules, { racks: { E: winningHand(rules, random) } }, random),
  first: [...keeps(0), { type: 'mahjongg', seat: 'E', moment: 4 }],
});

/** The dealer discards the tile that another player lacks, who claims it. */
const claimed: Opening = (rules, random) => {
  const hand = winningHand(rules, random);
  const seat = SEATS[1 + random(3)] as Seat;
  const plain = hand.filter((tile) => !/^[FS][1-4]$/.test(tile));
  const tile = plain[random(plain.length)] as Tile;
  const setup = stackedYear(rules, { racks: { E: [tile], [seat]: without(hand, tile) } }, random);
  const answers = SEATS.slice(1).map(
    (other): YearAction =>
      other === seat
        ? { type: 'mahjongg', seat, moment: 5, tile }
        : { type: 'decline', seat: other, moment: 5 },
  );
  return { setup, first: [...keeps(0), { type: 'discard', seat: 'E', moment: 4, tile }, ...answers] };
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

/** A wind is called for a Year with a Pung-Pair (YG-7). */
const pungPaired: Opening = (rules, random) => {
  const { setup } = rich(rules, random);
  const first: readonly YearAction[] = [
    ...keeps(0),
    { type: 'discard', seat: 'E', moment: 4, tile: 'S' },
    { type: 'call', seat: 'S', moment: 5, tile: 'S', with: ['N', 'N', 'E', 'W'] },
    { type: 'decline', seat: 'W', moment: 5 },
    { type: 'decline', seat: 'N', moment: 5 },
  ];
  return { setup, first };
};

/** A pung is called, and the fourth joins it at once (YG-9). */
const fourthHeld: Opening = (rules, random) => {
  const racks = { E: ['7C', '1D'], S: ['1B'], W: ['7C', '7C', '7C', '2B'], N: ['3B'] } as const;
  const first: readonly YearAction[] = [
    ...keeps(0),
    { type: 'discard', seat: 'E', moment: 4, tile: '7C' },
    { type: 'call', seat: 'W', moment: 5, tile: '7C', with: ['7C', '7C'] },
    { type: 'decline', seat: 'S', moment: 5 },
    { type: 'decline', seat: 'N', moment: 5 },
    { type: 'reveal', seat: 'W', moment: 6, tiles: ['7C'] },
  ];
  return { setup: stackedYear(rules, { racks }, random), first };
};

/** A flower lies revealed that another player lacks, who can steal it. */
const stealable: Opening = (rules, random) => {
  const hand: readonly Tile[] = tiles('F1 1B 1B 1B 2C 3C 4C 5D 5D 5D E E E');
  const lacked: Tile = rules.options.bonusPair === 'number' ? 'S1' : 'F1';
  const seat = SEATS[1 + random(3)] as Seat;
  const setup = stackedYear(
    rules,
    { racks: { E: [lacked, '9D'], [seat]: hand }, draws: ['8D', '8C', '8B'] },
    random,
  );
  const first: readonly YearAction[] = [
    { type: 'reveal', seat: 'E', moment: 0, tiles: [lacked] },
    ...keeps(1),
  ];
  return { setup, first };
};

/** A called pung lies revealed with a tile that another player lacks. */
const stealableSet: Opening = (rules, random) => {
  const wanting: readonly Tile[] = tiles('4D 6D 1B 1B 1B 2C 3C 4C 9C 9C E E E');
  const setup = stackedYear(
    rules,
    { racks: { E: ['5D', '1D'], S: ['5D', '5D', '9B'], W: wanting }, draws: ['8D', '8C', '8B'] },
    random,
  );
  const first: readonly YearAction[] = [
    ...keeps(0),
    { type: 'discard', seat: 'E', moment: 4, tile: '5D' },
    { type: 'call', seat: 'S', moment: 5, tile: '5D', with: ['5D', '5D'] },
    { type: 'decline', seat: 'W', moment: 5 },
    { type: 'decline', seat: 'N', moment: 5 },
    { type: 'discard', seat: 'S', moment: 6, tile: '9B' },
  ];
  return { setup, first };
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
  const first: readonly YearAction[] = [
    { type: 'keep', seat: 'E', moment: 0 },
    { type: 'reveal', seat: 'S', moment: 1, tiles: ['S1'] },
    { type: 'reveal', seat: 'S', moment: 2, tiles: ['S2'] },
    ...keeps(3, ['S', 'W', 'N']),
    ...rounds,
  ];
  return { setup, first };
};

const OPENINGS: readonly Opening[] = [
  byChance,
  dealtWhole,
  claimed,
  nearlyWon,
  rich,
  pungPaired,
  fourthHeld,
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

/** Attempts to steal, which chance seldom brings. */
const invent = (state: YearState, random: Random): readonly YearAction[] => {
  const tiles = [...new Set(tilesOf(state))];
  const tile = tiles[random(tiles.length)] as Tile;
  const [seat, from] = [SEATS[random(4)] as Seat, SEATS[random(4)] as Seat];
  return [{ type: 'steal', seat, moment: state.moment, tile, from }];
};

const unseen: Subject<YearTypes>['unseen'] = (state, viewers) =>
  unseenBy(
    state,
    viewers,
    [...state.wall, ...state.flowerWall],
    (tiles) => ({ wall: tiles.slice(0, state.wall.length), flowerWall: tiles.slice(state.wall.length) }),
    (tiles) => sortRack(tiles, 'year'),
  );

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
  ...['courtesy: reveal', 'courtesy: keep'],
  ...['draw: draw', 'draw: reveal', 'draw: steal'],
  ...['turn: discard', 'turn: reveal', 'turn: mahjongg'],
  ...['claims: decline', 'claims: call', 'claims: mahjongg'],
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
  ...['pungPair', 'pung', 'chow'].map((kind) => `called ${kind}`),
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
  readonly openings?: readonly Opening[];
}

/** The Year game by one choice of options, for the law suite; the ways to begin come one after the other. */
export const subjectOf = ({
  name,
  choices = {},
  games,
  openings = OPENINGS,
}: Contest): Subject<YearTypes> => {
  const rules = yearGame(choices);
  return {
    name: `the Year game, ${name}`,
    game: gameOf(rules),
    games,
    every: 12,
    begin: (random, game) => (openings[game % openings.length] as Opening)(rules, random),
    chance: anybody(choose),
    tilesOf,
    unseen,
    answersOf: ({ answers }) => answers,
    shows: ({ type }) => (['draw', 'keep'].includes(type) ? 'nothing' : 'own'),
    interrupts: ({ type }) => type === 'steal',
    invent,
    pays: (outcome, seats) => {
      const [winner, points = 0] =
        outcome.ending === 'mahjongg' ? [outcome.declared.seat, outcome.score.total] : [];
      return Object.fromEntries(seats.map((seat) => [seat, seat === winner ? points : 0]));
    },
    marks,
  };
};

/** Plays the first game of a subject, or another, to its end. */
export const playYear = (subject: Subject<YearTypes>, random: Random, game = 0): Course<YearTypes> =>
  playCourse(subject.game, subject.begin(random, game), subject.chance, random);
