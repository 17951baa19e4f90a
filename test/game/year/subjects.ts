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
import { reaching, type Subject, unseenBy } from '../law-suite';
import { anybody, type Beginning, type Course, playCourse } from '../playing';
import { steps } from '../script';
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

const KEPT = steps('E S W N keep');

/** The dealer was dealt a whole hand. */
const dealtWhole: Opening = (rules, random) => ({
  setup: stackedYear(rules, { racks: { E: winningHand(rules, random) } }, random),
  first: [...KEPT, ...steps('E mahjongg')],
});

/** The dealer discards the tile that another player lacks, who claims it. */
const claimed: Opening = (rules, random) => {
  const hand = winningHand(rules, random);
  const seat = SEATS[1 + random(3)] as Seat;
  const plain = hand.filter((tile) => !/^[FS][1-4]$/.test(tile));
  const tile = plain[random(plain.length)] as Tile;
  const setup = stackedYear(rules, { racks: { E: [tile], [seat]: without(hand, tile) } }, random);
  const others = SEATS.slice(1).filter((other) => other !== seat);
  const claims = `E discard ${tile}; ${seat} mahjongg ${tile}; ${others.join(' ')} decline`;
  return { setup, first: [...KEPT, ...steps(claims)] };
};

/** Kongs and Years to be revealed, Pung-Pairs and pungs to be called, a fourth to come. */
const rich: Opening = (rules, random) => {
  const racks = {
    E: 'S 7C 1111B GD RD YD WD 5D',
    S: '89C NN E W 55D',
    W: '77C S1 S2 S3 S4 3D',
    N: 'N E W E 999B',
  };
  const dice = [1 + random(6), 1 + random(6)] as const;
  return { setup: stackedYear(rules, { racks, draws: '7C 5D 9B', dice }, random) };
};

/** A wind is called for a Year with a Pung-Pair (YG-7). */
const pungPaired: Opening = (rules, random) => ({
  ...rich(rules, random),
  first: [...KEPT, ...steps('E discard S; S call S N N E W; W N decline')],
});

/** A pung is called, and the fourth joins it at once (YG-9). */
const fourthHeld: Opening = (rules, random) => ({
  setup: stackedYear(rules, { racks: { E: '7C 1D', S: '1B', W: '777C 2B', N: '3B' } }, random),
  first: [...KEPT, ...steps('E discard 7C; W call 7C 7C 7C; S N decline; W reveal 7C')],
});

/** A flower lies revealed that another player lacks, who can steal it. */
const stealable: Opening = (rules, random) => {
  const lacked: Tile = rules.options.bonusPair === 'number' ? 'S1' : 'F1';
  const seat = SEATS[1 + random(3)] as Seat;
  const racks = { E: [lacked, '9D'], [seat]: 'F1 111B 234C 555D EEE' } as const;
  const setup = stackedYear(rules, { racks, draws: '8D 8C 8B' }, random);
  return { setup, first: [...steps(`E reveal ${lacked}`), ...KEPT] };
};

/** A called pung lies revealed with a tile that another player lacks. */
const stealableSet: Opening = (rules, random) => {
  const racks = { E: '5D 1D', S: '55D 9B', W: '46D 111B 234C 99C EEE' };
  const setup = stackedYear(rules, { racks, draws: '8D 8C 8B' }, random);
  return { setup, first: [...KEPT, ...steps('E discard 5D; S call 5D 5D 5D; W N decline; S discard 9B')] };
};

/** The dealer calls four pungs and holds nothing but flowers, with none left to replace them (YG-6, YG-15a). */
export const onlyFlowers: Opening = (rules, random) => {
  const racks = { E: '11B 33B 55B 77B 9C 9D GD N F1 F2', S: '1357B 2468D W RD WD S1 S2', W: '3C', N: '4C' };
  const wanted = { racks, flowerWall: '8B 8C', draws: '9B 6C E S 2C', dice: [1, 1] } as const;
  const rounds = [
    ['9C', '1B'],
    ['9D', '3B'],
    ['GD', '5B'],
    ['N', '7B'],
  ].flatMap(([single, tile]) => [
    ...steps(`E discard ${single}; S W N decline; S draw; S discard ${tile}`),
    ...steps(`E call ${tile} ${tile} ${tile}; W N decline`),
  ]);
  const first = [...steps('E keep; S reveal S1; S reveal S2; S W N keep'), ...rounds];
  return { setup: stackedYear(rules, wanted, random), first };
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
  ...reaching('courtesy: reveal keep; draw: draw reveal steal; turn: discard reveal mahjongg'),
  ...reaching('claims: decline call mahjongg; ending mahjongg wallGame'),
  ...reaching('event stage answered revealed kept drew discarded called declared taken ended'),
  ...reaching('revealed bonus year kong fourth; called pungPair pung chow; passes 0 1 2'),
  ...['discards', 'melds', 'flowers'].map((place) => `taken from ${place}`),
  ...['wall', 'discard', 'steal'].map((by) => `won by ${by}`),
  ...['replaced from flowerWall', 'Hop Toi', 'renewed'],
];

/** Every option but those of the walls and the points the other way. */
export const OTHER_WAY: YearChoices = {
  bonusCopies: 1,
  mixedSaws: true,
  windsFollowDeal: true,
  flowerWallCount: 'tiles',
  bonusPair: 'number',
  revealKong: false,
  stealAnyTime: true,
  flowerWallRefill: true,
};

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
    every: 20,
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
