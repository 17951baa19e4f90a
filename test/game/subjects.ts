import { type AmericanCardChoices, americanCard } from '../../src/american';
import {
  type Action,
  type GameSetup,
  type GameState,
  gameOf,
  type RackTypes,
  type Random,
  shuffleWall,
  type TableRules,
  throwDice,
} from '../../src/game';
import { practiceCard } from '../../src/games/american/card/practice-card';
import {
  type AmericanChoices,
  cardFree,
  freeForm,
  type HasPossible,
  possible,
  SEATS,
  type Seat,
  TILES,
  type Tile,
} from '../../src/index';
import { type Subject, unseenBy } from './law-suite';
import { anybody, type Beginning } from './playing';
import { stacked } from './stacked';

/** Something that is played in the tests: a rule set and how its games begin. */
export interface Contest {
  readonly name: string;
  readonly rules: TableRules;
  readonly manners: 'strict' | 'table';
  readonly players?: GameSetup['players'];
}

const kindsOf = (rules: TableRules): readonly Tile[] =>
  TILES.filter((_, index) => (rules.tiles.byIndex[index] ?? 0) >= 2);

/** Seven pairs, which win where no card asks for more (TG-7). */
const sevenPairs = (rules: TableRules, random: Random): readonly Tile[] => {
  const kinds = kindsOf(rules).filter((tile) => tile !== 'J' && tile !== 'F');
  const from = random(kinds.length - 7);
  return kinds.slice(from, from + 7).flatMap((tile) => [tile, tile]);
};

/** A hand that wins under these rules, each time another one. */
export const winningHand = (rules: TableRules, random: Random): readonly Tile[] => {
  if (!('possible' in rules)) return sevenPairs(rules, random);
  const visible = shuffleWall(rules, random).slice(0, 70);
  const answer = possible({ visible }, { rules: rules as unknown as HasPossible });
  return answer.possible ? answer.witness.hand.concealed : [];
};

export const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const place = tiles.indexOf(tile);
  return [...tiles.slice(0, place), ...tiles.slice(place + 1)];
};

/** A game in which one player lacks one tile, which comes soon; East may have won before the first discard. */
const nearlyWon = ({ rules, manners }: Contest, random: Random): Beginning<RackTypes> => {
  const hand = winningHand(rules, random);
  const seat = SEATS[random(4)] as Seat;
  const naturals = hand.filter((tile) => tile !== 'J');
  const needed = naturals[random(naturals.length)] as Tile;
  const rack = seat === 'E' && random(2) === 0 ? hand : without(hand, needed);
  const draws = rack.length === 13 ? [needed] : [];
  const { setup, actions } = stacked(rules, { [seat]: rack }, draws, random, { manners });
  const moment = (actions.at(-1)?.moment ?? 0) + 1;
  const atOnce = manners === 'table' && rack.length === 14;
  return { setup, first: atOnce ? [...actions, { type: 'mahjongg', seat: 'E', moment }] : actions };
};

/** A game in which East discards the tile that another player lacks, who claims it. */
const claimed = ({ rules, manners }: Contest, random: Random): Beginning<RackTypes> => {
  const hand = winningHand(rules, random);
  const seat = SEATS[1 + random(3)] as Seat;
  const naturals = hand.filter((tile) => tile !== 'J' && tile !== 'F');
  const tile = naturals[random(naturals.length)] as Tile;
  const racks = { E: [tile], [seat]: without(hand, tile) };
  const { setup, actions } = stacked(rules, racks, [], random, { manners });
  const moment = (actions.at(-1)?.moment ?? 0) + 1;
  const answers = SEATS.slice(1).map(
    (other): Action =>
      other === seat
        ? { type: 'mahjongg', seat, moment: moment + 1, tile }
        : { type: 'decline', seat: other, moment: moment + 1 },
  );
  return { setup, first: [...actions, { type: 'discard', seat: 'E', moment, tile }, ...answers] };
};

/** A game in which South lacks one tile, draws it first, and wins. */
const selfDrawn = ({ rules, manners }: Contest, random: Random): Beginning<RackTypes> => {
  const hand = winningHand(rules, random);
  const tile = hand.find((one) => one !== 'J') as Tile;
  const { setup, actions, racks } = stacked(rules, { S: without(hand, tile) }, [tile], random, { manners });
  const first = [
    ...actions,
    { type: 'discard', tile: racks.E.find((one) => one !== 'J') },
    ...SEATS.slice(1).map(() => ({ type: 'decline' })),
    { type: 'mahjongg' },
  ];
  return { setup, first };
};

/** A game in which South calls a tile and adds the fourth one in the next turn (TG-5). */
const grown = ({ rules, manners }: Contest, random: Random): Beginning<RackTypes> => {
  const draws: readonly Tile[] = ['1B', '2C', '9B', '5D'];
  const racks = { E: ['5D'], S: ['5D', '5D', 'N'] } as const;
  const { setup, actions } = stacked(rules, racks, draws, random, { manners });
  const declined = [1, 2, 3].map(() => ({ type: 'decline' }));
  const first = [
    ...actions,
    { type: 'discard', tile: '5D' },
    { type: 'call', tile: '5D', with: ['5D', '5D'] },
    ...declined.slice(1),
    ...['N', ...draws.slice(0, 3)].flatMap((tile) => [{ type: 'discard', tile }, ...declined]),
    { type: 'grow', tile: '5D', meld: 0 },
  ];
  return { setup, first };
};

/** A game in which East declares a hand dealt by chance, and one or two others lay their hands open (AG-35). */
const inError = ({ rules, manners }: Contest, random: Random): Beginning<RackTypes> => {
  const { setup, actions } = stacked(rules, {}, [], random, { manners });
  const moment = (actions.at(-1)?.moment ?? 0) + 1;
  const shown = SEATS.slice(1, 2 + random(2));
  const answers = SEATS.slice(1).map(
    (seat): Action => ({ type: shown.includes(seat) ? 'show' : 'keep', seat, moment: moment + 1 }),
  );
  return { setup, first: [...actions, { type: 'mahjongg', seat: 'E', moment }, ...answers] };
};

const byChance = ({ rules, manners, players }: Contest, random: Random): Beginning<RackTypes> => ({
  setup: {
    wall: shuffleWall(rules, random),
    dice: throwDice(rules, random),
    manners,
    ...(players && { players }),
  },
});

/** Three players, one suit taken out (TG-15). */
const ofThree = ({ rules, manners, players }: Contest, random: Random): Beginning<RackTypes> => {
  const suit = 'BCD'[random(3)] as string;
  const wall = shuffleWall(rules, random).filter((tile) => !(/\d/.test(tile) && tile.endsWith(suit)));
  return {
    setup: { wall, dice: throwDice(rules, random, 3), manners, players: players as GameSetup['players'] },
  };
};

/** The ways in which games begin, one as likely as another. */
const openings = ({ manners, players }: Contest) => {
  if (Object.keys(players ?? {}).length === 3) return [ofThree];
  const four = [byChance, byChance, nearlyWon, claimed];
  return manners === 'table' ? [...four, inError] : four;
};

export const beginOf = (contest: Contest): ((random: Random) => Beginning<RackTypes>) => {
  const ways = openings(contest);
  return (random) => (ways[random(ways.length)] as typeof byChance)(contest, random);
};

/** Chooses among legal actions: first the kind of action, then one of that kind; rarely what ends a game too early. */
export const choose = (state: GameState, legal: readonly Action[], random: Random): Action => {
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const strict = state.manners === 'strict';
  const rare = new Set(
    strict ? ['challenge', 'stop'] : ['challenge', 'stop', 'mahjongg', 'show', 'takeBack'],
  );
  const usual = kinds.filter((kind) => !rare.has(kind));
  const wins = strict && kinds.includes('mahjongg') && random(4) > 0;
  const from = random(12) === 0 || usual.length === 0 ? kinds : usual;
  const kind = wins ? 'mahjongg' : from[random(from.length)];
  const drawn = state.drawn;
  const ofKind = legal.filter(
    (action) =>
      action.type === kind &&
      !(action.type === 'discard' && drawn !== null && random(4) > 0 && action.tile !== drawn),
  );
  const choices = ofKind.length > 0 ? ofKind : legal.filter(({ type }) => type === kind);
  const named = choices.filter((action) => !('named' in action) || random(40) === 0);
  const among = named.length > 0 ? named : choices;
  return among[random(among.length)] as Action;
};

const tilesOf = (state: GameState): readonly Tile[] => [
  ...state.seats.flatMap((seat) => [
    ...(state.racks[seat] ?? []),
    ...(state.melds[seat] ?? []).flatMap(({ tiles }) => tiles),
  ]),
  ...state.discards.map(({ tile }) => tile),
  ...state.wall.slice(state.wall.length - state.wallLeft),
  ...(state.faceDown === null ? [] : [state.faceDown]),
];

/** Who knows which tile lies face down: whoever discarded it under that name. */
const discarderIn = (state: GameState): Seat | undefined =>
  state.phase === 'claims' ? state.now.from : state.phase === 'showing' ? state.now.claims?.from : undefined;

const unseen: Subject<RackTypes>['unseen'] = (state, viewers) => {
  const gone = state.wall.length - state.wallLeft;
  const discarder = discarderIn(state);
  const isFaceDown = discarder !== undefined && !viewers.includes(discarder) && state.faceDown !== null;
  const hidden = [...state.wall.slice(gone), ...(isFaceDown ? [state.faceDown] : [])];
  return unseenBy(state, viewers, hidden, (tiles) => {
    const pool = [...tiles];
    const [faceDown = null] = isFaceDown ? pool.splice(-1) : [state.faceDown];
    return { faceDown, wall: [...state.wall.slice(0, gone), ...pool] };
  });
};

/** Answers that show no tile. */
const SEALED = ['stop', 'continue', 'wish', 'decline', 'keep'];

/** A plain form of an action that `legalActions` would give: no empty options, no name that is the tile's own. */
const canonical = (action: Action): Action => {
  const { blind, named, ...others } = action as { blind?: number; named?: Tile; tile?: Tile } & Action;
  return {
    ...others,
    ...(blind !== undefined && blind > 0 && { blind }),
    ...(named !== undefined && named !== others.tile && { named }),
  } as Action;
};

/** The ways in which games begin, one after the other: with four players those that chance seldom brings, too. */
const inTurn = (contest: Contest): Subject<RackTypes>['begin'] => {
  const common = openings(contest);
  const seldom = contest.rules.table.calls.grows ? [selfDrawn, grown] : [selfDrawn];
  const ways = common.length > 1 ? [...common, ...seldom] : common;
  return (random, game) => (ways[game % ways.length] as typeof byChance)(contest, random);
};

/** A table to play at, for the law suite. */
export const subjectOf = (
  contest: Contest,
  games: number,
  begin: Subject<RackTypes>['begin'] = inTurn(contest),
): Subject<RackTypes> => ({
  name: `${contest.name}, ${contest.manners}`,
  game: gameOf(contest.rules),
  games,
  every: 16,
  begin,
  chance: anybody(choose),
  tilesOf,
  unseen,
  answersOf: ({ answers }) => answers,
  shows: ({ type }, { phase, awaiting }) => {
    // The last answer to a discard shows which tile lies face down.
    if (phase === 'claims' && awaiting.length === 1 && type !== 'challenge') return 'wall';
    return SEALED.includes(type) ? 'nothing' : 'own';
  },
  interrupts: ({ type }) => type === 'challenge',
  canonical,
  pays: ({ settlement }, seats) => {
    const net = Object.fromEntries(seats.map((seat) => [seat, 0]));
    for (const { from, to, amount } of settlement?.payments ?? []) {
      net[from] = (net[from] ?? 0) - amount;
      net[to] = (net[to] ?? 0) + amount;
    }
    return net;
  },
});

export const guide = (choices: AmericanCardChoices = {}): TableRules =>
  americanCard(practiceCard, choices) as TableRules;
export const american = (choices: AmericanChoices<'american-game'> = {}): TableRules =>
  americanCard(practiceCard, { preset: 'american-game', ...choices }) as TableRules;
export const withoutCard = (choices: AmericanChoices<'american-game'> = {}): TableRules =>
  freeForm(choices) as TableRules;
export const plain: TableRules = cardFree();
