import { practiceCard } from '../../src/american';
import { advise, judge, review, scout } from '../../src/analysis';
import { playGame, randomBot } from '../../src/bots';
import {
  type AnyAction,
  type AnyEvent,
  type AnyState,
  type GameOf,
  type GameTypes,
  gameOf,
  matchOf,
  type PlayedBy,
  type PlayerView,
  type Plays,
  type Random,
  seededRandom,
  shuffleWall,
  tableGame,
  tileField,
  tileReader,
  yearTableMatch,
} from '../../src/game';
import { chineseSolitaireWay } from '../../src/games/chinese/play/solitaire';
import {
  americanCard,
  americanRules,
  americanSolitaire,
  americanSolitaireSheet,
  type Card,
  cardFree,
  chineseSheet,
  chineseSolitaire,
  freeForm,
  scoreHand,
  validateHand,
  yearGame,
} from '../../src/index';
import { countHand, packHands } from '../../src/packed';
import { startGame, startStep } from '../../src/play/step';
import { stacked } from '../game/stacked';
import { dotPairs } from '../rule-sets/toy-rules';
import { unwrap } from '../unwrap';

// A sound call of every function, for the sweep to put something hostile in the place of each argument.

/** The arguments of a call, and calls of the functions that the answer is or has, by their names ('' for itself). */
export interface Call {
  readonly args: readonly unknown[];
  readonly methods: Readonly<Record<string, readonly Call[]>>;
  /** Set where a call takes long, so that only some hundred values are tried. */
  readonly isSlow?: boolean;
  /** How many of the first arguments can come from outside; all if left out. */
  readonly outside?: number;
}

/** How deep something hostile is put into a value: any depth for what comes from outside. */
const depths = new Map<unknown, number>();
export const depthOf = (value: unknown): number => depths.get(value) ?? 8;

/** What only the library makes, and checks when it comes back from outside: taken as it is further down than this. */
const within = <T>(depth: number, value: T): T => {
  depths.set(value, depth);
  return value;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What is asked with, rules among it, is a program’s own as far down as the rules are. */
const asking = (args: readonly unknown[]): readonly unknown[] => {
  for (const one of args)
    if (isRecord(one) && isRecord(one['rules']) && ('tiles' in one['rules'] || 'payouts' in one['rules']))
      within(3, one);
  return args;
};

const call = (...args: readonly unknown[]): Call => ({ args: asking(args), methods: {} });
const slow = (...args: readonly unknown[]): Call => ({ args: asking(args), methods: {}, isSlow: true });
/** A call by a way of playing, which hands on what the library gave it: only so many arguments come from outside. */
const byWay = (outside: number, args: readonly unknown[], methods: Call['methods'] = {}): Call => ({
  args,
  methods,
  outside,
});
const making = (args: readonly unknown[], methods: Call['methods']): Call => ({ args, methods });

const random = (): Random => seededRandom('robust');

const [section] = practiceCard.sections;
const CARD = {
  name: 'Two lines',
  year: 2026,
  sections: [{ name: section?.name, lines: section?.lines.slice(0, 2) }],
} as Card;

const RULES = {
  cardFree: cardFree(),
  level: cardFree({ skillLevel: 2, jokersInFlowerPungs: true, houseRules: { requireBonus: true } }),
  card: americanCard(CARD),
  game: americanCard(CARD, { preset: 'american-game', pairOnDiscard: false }),
  freeForm: freeForm({ flowersAsJokers: true }),
  chinese: chineseSolitaire({ winOnDiscard: 'setsOnly', kongTiles: 'exact' }),
  year: yearGame({ mixedSaws: true, points: { pung: { concealed: 8, revealed: 4 } } }),
  alone: americanSolitaire(),
};
// The functions of a rule set are called by the library, with what it has read.
for (const rules of [...Object.values(RULES), dotPairs]) within(2, rules);

const text = (tiles: string): readonly string[] => tiles.split(' ');
const HANDS = {
  cardFree: {
    concealed: text('1B 1B 2B 2B 2B 3B 3B 3B 4B 4B 4B'),
    melds: [{ tiles: text('5B 5B J') }],
  },
  chinese: {
    concealed: text('1B 2B 3B 4C 5C 6C 7D 7D 7D E E'),
    melds: [{ tiles: text('RD RD RD'), concealed: false }],
    flowers: ['F1'],
  },
  waiting: { concealed: text('1B 2B 3B 4C 5C 6C 7D 8D E E RD RD RD') },
  year: {
    concealed: text('1B 1B 1B 2B 3B 4B 5B 6B 7B E E E'),
    melds: [{ tiles: text('9D 9D'), concealed: true }],
  },
  seven: { concealed: text('1B 1B 3C 3C 5D 5D E E N N RD RD J J') },
};
const SEEN = { melds: HANDS.cardFree.melds, visible: text('1B 9D J'), tileCount: 13, toDiscard: false };

const WINS = {
  cardFree: { by: 'discard', tile: '1B' },
  chinese: { by: 'wall', tile: 'E', afterKong: false, lastTile: true, onlyPlace: true, discards: 40 },
  year: { by: 'wall', tile: 'E', replacements: 0, personalSuit: 'B' },
};

/** Hands with a way to win and rules that fit them. */
const HELD: readonly (readonly [object, object, object])[] = [
  [HANDS.cardFree, WINS.cardFree, RULES.cardFree],
  [HANDS.cardFree, WINS.cardFree, RULES.level],
  [HANDS.cardFree, { by: 'wall' }, RULES.card],
  [HANDS.seven, { by: 'wall' }, RULES.freeForm],
  [HANDS.chinese, WINS.chinese, RULES.chinese],
  [HANDS.year, WINS.year, RULES.year],
  [{ concealed: text('1D 1D 2D 2D') }, { by: 'wall' }, dotPairs],
];

const CLAIMS: readonly object[] = [
  { value: 25, winner: 'E', by: 'discard', discarder: 'N', jokerless: true, allPairs: false, dead: ['S'] },
  { value: 25, winner: 'E', by: 'wall', seats: ['E', 'S', 'W', 'N'], pattern: '7 Pairs' },
  { event: 'mahjonggInError', declarer: 'W', exposed: ['S', 'W'], value: 50 },
  { event: 'falseWin', offender: 'S', by: 'discard', discarder: 'N' },
  { event: 'wallGame', seats: ['E', 'S', 'W'] },
];

const ok = <T>(result: { readonly ok: boolean; readonly value?: T }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value as T;
};

/** A game played by chance, as far as the tests of its functions need it. */
const courseOf = <K extends keyof Plays>(rules: PlayedBy<K>, seats: number) => {
  const game: GameOf<GameTypes> = gameOf(rules) as unknown as GameOf<GameTypes>;
  const bots = Array.from({ length: seats }, () => randomBot());
  const {
    setup,
    actions,
    state: over,
  } = ok(playGame(rules as PlayedBy, { bots, random: random() } as never)) as {
    readonly setup: object;
    readonly actions: readonly AnyAction[];
    readonly state: AnyState;
  };
  const begun = ok(game.createGame(setup));
  const [states, events]: [AnyState[], AnyEvent[]] = [[begun], []];
  for (const action of actions) {
    const taken = ok(game.apply(states.at(-1) as AnyState, action));
    states.push(within(0, taken.state));
    events.push(...taken.events.map((event) => within(0, event)));
  }
  const at = Math.min(8, actions.length - 1);
  return { game, setup, actions, begun: within(0, begun), over: within(0, over), states, events, at };
};

type Course = ReturnType<typeof courseOf>;

const methodsOf = ({ game, setup, actions, over, states, events, at }: Course): Call['methods'] => {
  const record = JSON.parse(JSON.stringify(game.record(setup, actions.slice(0, at + 1))));
  const decodable = [states[at], over].map((state) => JSON.parse(JSON.stringify(state)));
  const moves = [...new Set([0, at])].map((place) => [states[place] as AnyState, actions[place]] as const);
  const told = [...new Map(events.map((event) => [event.type, event])).values()];
  const views = moves.map(([state]) => within(0, game.viewFor(state, 'E')));
  return {
    createGame: [call(setup)],
    awaiting: [call(states[at])],
    legalActions: moves.map(([state, action]) => call(state, action?.seat)),
    check: moves.map((move) => call(...move)),
    apply: moves.map((move) => call(...move)),
    reducer: moves.map((move) => call(...move)),
    viewFor: [call(states[at], 'E')],
    eventFor: told.map((event) => call(event, 'E')),
    advanceView: told.flatMap((event) =>
      views.map((view) => call(view, within(0, game.eventFor(event, 'E')))),
    ),
    outcome: [call(states[at]), call(over)],
    returns: [call(states[at]), call(over)],
    encodeState: [call(states[at])],
    decodeState: decodable.map((state) => call(state)),
    record: [call(setup, actions)],
    replay: [call(record, 3), call(JSON.stringify(record))],
  };
};

const COURSES = {
  cardFree: courseOf(RULES.cardFree as never, 4),
  game: courseOf(RULES.game as never, 4),
  chinese: courseOf(RULES.chinese as never, 1),
  alone: courseOf(RULES.alone as never, 1),
  year: courseOf(RULES.year as never, 4),
};

const viewAt = ({ game, states }: Course, place: number): unknown => {
  const state = states[place] as AnyState;
  return within(0, game.viewFor(state, state.awaiting[0] as never));
};

/** East’s first turn with a hand that a tile completes. */
const turn = stacked(
  RULES.cardFree,
  { E: text('1B 1B 2B 2B 2B 3B 3B 3B 4B 4B 4B 5B 5B N') as never },
  [],
  random(),
);
const turnState = turn.actions.reduce(
  (state, action) => COURSES.cardFree.game.reducer(state, action),
  ok(COURSES.cardFree.game.createGame(turn.setup)),
);
const turnView = within(0, COURSES.cardFree.game.viewFor(turnState, 'E'));
const passView = viewAt(COURSES.cardFree, 0);
const dreamingView = within(0, COURSES.cardFree.game.viewFor(turnState, 'S'));
const JUDGED = { strength: 'beginner', random: random() } as const;
const turnAction = (turnView as PlayerView).legal[0];
const REVIEWED = within(0, {
  rules: RULES.cardFree,
  game: within(0, tableGame(RULES.cardFree)),
  seat: 'E',
  strength: 'beginner',
} as const);
const SHORT = JSON.parse(
  JSON.stringify(COURSES.cardFree.game.record(COURSES.cardFree.setup, COURSES.cardFree.actions.slice(0, 2))),
);
const ADVICE = { strength: 'beginner', limit: 2, draws: 2, trials: 3, random: random() } as const;
/** A bot that ends its game at once. */
const idle = (): object => ({});

const bot = (...views: readonly unknown[]): Call['methods'] => ({
  '': views.map((view) => call(view, random())),
});

const MATCH = matchOf(RULES.cardFree);
const matchSetup = {
  players: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cleo', skillLevel: 2 }, { name: 'Dan' }],
  draw: ['S', 'E', 'N', 'W'],
  dice: [
    [1, 2],
    [3, 4],
    [1, 1],
    [2, 3],
  ],
  rounds: 2,
  manners: 'strict',
};
const match = within(0, ok(MATCH.startMatch(matchSetup as never)));
const NEW_GAME = { wall: shuffleWall(RULES.cardFree, random()), dice: [] } as const;
/** The game is one of the match: it has its players, with their skill levels. */
const { players } = ok(MATCH.nextGame(match, NEW_GAME));
const { game: cardFreeGame, setup: cardFreeSetup } = COURSES.cardFree;
const matchOver = ok(
  cardFreeGame.replay(cardFreeGame.record({ ...cardFreeSetup, players } as object, [])),
).state;
const YEAR_MATCH = yearTableMatch(RULES.year);
const yearSetup = {
  players: [{ name: 'Ann' }, { name: 'Bob', personalSuit: 'B' }, { name: 'Cleo' }, { name: 'Dan' }],
};
const yearMatch = within(0, ok(YEAR_MATCH.startMatch(yearSetup as never)));

/** Calls of the functions of a match. */
const matchMethods = (started: unknown, setup: object, wall: unknown, over: unknown): Call['methods'] => {
  const stored = JSON.parse(JSON.stringify(started));
  return {
    startMatch: [call(setup)],
    nextGame: [call(started, { wall, dice: [] })],
    recordGame: [call(started, over, 25), call(started, JSON.parse(JSON.stringify(over)), 25)],
    encodeMatch: [call(started)],
    decodeMatch: [call(stored), call(JSON.stringify(stored))],
  };
};

const CHINESE_SHEET = {
  sets: [
    { kind: 'pung', tile: '1B', where: 'hand' },
    { kind: 'kong', tile: '2B', where: 'table' },
    { kind: 'run', tile: '4B' },
    { kind: 'run', tile: '4C' },
    { kind: 'pair', tile: 'E' },
  ],
  flowers: ['F1'],
  discards: 40,
  winningPieceDrawn: true,
};
const AMERICAN_SHEET = { cardValue: 25, by: 'wall', jokerless: true, discards: 40 };

const ENTRIES = [
  { from: 'Ann', to: 'Bob', amount: 12.5, multiply: 2 },
  { payments: [{ from: 'E', to: 'S', amount: 25 }], players: { E: 'Ann', S: 'Cleo' }, settled: true },
];

const TRANSLATION = {
  reasons: { tooLarge: 'Zu groß: {limit}', 'skillLevel:CF-36': ['{level}', 'x'] },
  lines: { base: 'Grundwert' },
  sums: { total: 'Summe' },
  reading: ['{category}: {blocks}'],
  terms: { 'category.winds': 'Winde' },
};

const scores = HELD.flatMap(([hand, win, rules]) => {
  const score = scoreHand(hand as never, { win: win as never, rules: rules as never });
  return score.ok ? [call(score.value, TRANSLATION)] : [];
});
const readings = HELD.flatMap(([hand, , rules]) => {
  const answer = validateHand(hand as never, { rules: rules as never });
  return answer.valid ? [call(answer.best, TRANSLATION)] : [];
});

const PRESETS = [
  ['american-2018', { jokerlessDiscard: 'each' }],
  ['nmjl', {}],
  ['american-game', { pairOnDiscard: false, highestValue: 75 }],
] as const;

const row = countHand(HANDS.waiting.concealed as never) as Uint8Array;
const rows = new Uint8Array([...row, ...row]);
const keys = packHands([HANDS.waiting.concealed] as never);

/** What a way of playing is given, in the first turn of a Chinese solitaire. */
const SEATS = ['E', 'S', 'W', 'N'] as const;
const way = chineseSolitaireWay(RULES.chinese);
const setting = way.setup.fill(COURSES.chinese.setup as never);
const step = startStep(way as never, startGame(way as never, setting as never));
const table = { ...step.state };
const MELD = { tiles: text('1B 1B 1B') };
const TILES = RULES.chinese.tiles;

const slowly = (methods: Call['methods']): Call['methods'] =>
  Object.fromEntries(
    Object.entries(methods).map(([name, calls]) => [name, calls.map((one) => ({ ...one, isSlow: true }))]),
  );

/** A game with one course. */
const counter = {
  legalActions: () => [1],
  apply: (state: object) => ({ ok: true, value: { state } }),
};

/** Sound calls of every function that the package exports. */
export const CALLS: Readonly<Record<string, readonly Call[]>> = {
  // Tiles and hands as text.
  formatHand: [call(HANDS.cardFree)],
  formatTiles: [call(HANDS.cardFree.concealed, { style: 'spaced' })],
  isTile: [call('1B')],
  parseHand: [call(HANDS.chinese)],
  parseHandText: [call('11B [222B] (3333B) + F1')],
  parseTiles: [call('11B 2C')],
  setName: [call('kong', { language: 'chinese' })],
  sortRack: [call(HANDS.cardFree.concealed, 'year')],
  tileFace: [call('1B')],
  tileIndex: [call('1B')],
  tileName: [call('1B', { language: 'chinese' })],
  tileSet: [call({ '1B': 4, F: 8 }, 'CF-1')],
  // Rule sets and their options.
  americanCard: [call(CARD, { preset: 'american-game', pairOnDiscard: false })],
  americanPayouts: PRESETS.flatMap(([preset]) => [
    call(preset),
    call(preset, americanRules(preset).options, 50),
  ]),
  americanRules: PRESETS.map((args) => call(...args)),
  americanSolitaire: [call({ keepSecondJoker: true }, RULES.cardFree), call({}, RULES.card)],
  cardFree: [
    making([{ skillLevel: 2, houseRules: { requireBonus: true } }], {
      atLevel: [call(3)],
    }),
  ],
  chineseSolitaire: [call({ winOnDiscard: 'setsOnly', kongTiles: 'exact' })],
  freeForm: [call({ flowersAsJokers: true })],
  nmjlPayouts: [call(true)],
  parseCard: [call(JSON.parse(JSON.stringify(CARD))), call(JSON.stringify(CARD))],
  readAmericanOptions: PRESETS.map((args) => call(...args)),
  readAmericanSheetOptions: [call({ keepSecondJoker: true })],
  readCardFreeOptions: [call({ skillLevel: 2, houseRules: { requireBonus: true } })],
  readChineseOptions: [call({ winOnDiscard: 'setsOnly' })],
  readPayouts: [call(americanRules('american-game').payouts), call(RULES.cardFree.payouts)],
  readYearOptions: [call({ wallStacks: [20, 20, 19, 19], points: { pung: { concealed: 8 } } })],
  yearGame: [call({ wallStacks: [20, 20, 19, 19], points: { pung: { concealed: 8 } } })],
  cardFingerprint: [call(CARD)],
  countCardVariants: [call(CARD)],
  // Questions about hands.
  chineseWaits: [call(HANDS.waiting)],
  deadReason: [call(SEEN, { rules: RULES.cardFree }), call(SEEN, { rules: RULES.card })],
  isWinningHand: HELD.map(([hand, win, rules]) => call(hand, { rules, win })),
  layouts: [
    call({ rules: RULES.cardFree, dragonHands: true }),
    call({ rules: RULES.card }),
    call({ rules: dotPairs }),
  ],
  possible: [
    call(SEEN, { rules: RULES.cardFree }),
    call({ melds: '[555B]', visible: '5D J' }, { rules: RULES.card }),
  ],
  scoreHand: HELD.map(([hand, win, rules]) => {
    const answer = validateHand(hand as never, { rules: rules as never, win: win as never });
    return call(hand, { win, rules, reading: answer.valid ? answer.best : undefined });
  }),
  validateHand: HELD.map(([hand, win, rules]) => call(hand, { rules, win })),
  // Scores, payments and sheets.
  americanSheetText: [call(ok(americanSolitaireSheet(AMERICAN_SHEET as never)))],
  americanSolitaireSheet: [call(AMERICAN_SHEET, { keepSecondJoker: true })],
  chineseSheet: [call(CHINESE_SHEET, { ownWindPair: 'both' })],
  chineseSheetText: [call(ok(chineseSheet(CHINESE_SHEET as never)))],
  describeReading: readings,
  describeReason: [
    call(
      {
        code: 'tooLarge',
        rule: '',
        message: 'Too much.',
        at: { path: ['a'], offset: 1 },
        params: { limit: 2 },
      },
      TRANSLATION,
    ),
  ],
  describeScore: scores,
  ledger: [call(ENTRIES, { multiply: 2, roundTo: 0.5, players: { E: 'Ann', S: 'Bob' } })],
  parseLedger: [
    call(['Ann pays Ben 2\nsettled', 'players Ann, Ben\nAnn 5 self-drawn'], {
      rules: RULES.cardFree,
      multiply: 2,
    }),
  ],
  settle: CLAIMS.flatMap((claim) =>
    [RULES.cardFree, americanRules('american-game'), dotPairs].map((rules) => call(claim, { rules })),
  ),
  unwrap: [call({ ok: true, value: 1 })],
  RefusedError: [
    call({ message: 'No.', reasons: [{ code: 'badOption', rule: '', message: 'No.', params: {} }] }),
  ],
  MisuseError: [call([{ code: 'badOption', rule: '', message: 'No.', params: {} }])],
  // Games.
  allTiles: [call(RULES.cardFree)],
  drawSeats: [call(5, random())],
  gameOf: [making([RULES.cardFree], methodsOf(COURSES.cardFree))],
  tableGame: [making([RULES.game], methodsOf(COURSES.game))],
  chineseSolitaireGame: [making([RULES.chinese], methodsOf(COURSES.chinese))],
  americanSolitaireGame: [making([RULES.alone], methodsOf(COURSES.alone))],
  yearTableGame: [making([RULES.year], methodsOf(COURSES.year))],
  layWalls: [call(turn.setup.wall, ['E', 'S', 'W', 'N'])],
  matchOf: [making([RULES.cardFree], matchMethods(match, matchSetup, turn.setup.wall, matchOver))],
  tableMatch: [making([RULES.cardFree], matchMethods(match, matchSetup, turn.setup.wall, matchOver))],
  yearTableMatch: [
    making(
      [RULES.year],
      matchMethods(yearMatch, yearSetup, shuffleWall(RULES.year, random()), COURSES.year.over),
    ),
  ],
  seasonOf: [call('S')],
  seatColorOf: [call('S')],
  secureRandom: [making([], { '': [call(6)] })],
  seededRandom: [making(['robust'], { '': [call(6)] })],
  shuffleWall: [call(RULES.cardFree, random(), 'B')],
  throwDice: [call(RULES.game, random())],
  throwForEast: [call(4, random()), call(3, random())],
  // What a way of playing is written with.
  makeGame: [making([within(0, way)], slowly(methodsOf(COURSES.chinese)))],
  addCount: [byWay(0, [table, 'E', 1])],
  addDiscard: [byWay(0, [table, 'E', '1B'])],
  addMeld: [byWay(0, [table, 'E', MELD])],
  setMeld: [byWay(0, [table, 'E', 0, MELD])],
  takeDiscard: [byWay(0, [table])],
  emit: [byWay(0, [step, { type: 'laidAside', seat: 'E', tile: 'F1' }, { seats: { E: { lost: ['F1'] } } }])],
  enter: [byWay(0, [step, 'turn', { by: 'wall', afterKong: false }, ['E']])],
  finish: [byWay(0, [step, { ending: 'wallGame' }])],
  badSetup: [byWay(0, ['badWall', 'The wall is too short.', 'CS-1', {}])],
  illegal: [byWay(0, ['stale', 'CS-1', 'The game has gone on.', {}])],
  readDice: [byWay(1, [[[1, 2]], 1, 'CS-3'])],
  readWall: [byWay(1, [turn.setup.wall, [RULES.cardFree.tiles.byIndex], 'CF-1'])],
  deal: [byWay(0, [turn.setup.wall, SEATS])],
  drawOrder: [byWay(0, [[{ seat: 'E', stacks: [{ top: '1B', bottom: '2B' }] }], 1])],
  drawnAlone: [byWay(0, [null, { type: 'drew' }, { gained: ['1B'] }])],
  drawnBy: [byWay(0, ['drew'], { '': [byWay(0, [null, { type: 'drew' }, { gained: ['1B'] }])] })],
  firstTable: [byWay(0, [{ E: turn.setup.wall.slice(0, 14) }, turn.setup.wall.slice(14)])],
  forSeats: [byWay(0, [SEATS, (seat: string) => seat])],
  seatAfter: [byWay(0, [SEATS, 'E', 2])],
  solitaireSetup: [
    byWay(0, [{ byIndex: TILES.byIndex, rule: TILES.rule, throws: 2, throwRule: 'CS-3' }], {
      fill: [byWay(0, [setting])],
      read: [call(setting)],
    }),
  ],
  countField: [byWay(0, ['count'], { read: [call(3)] })],
  optionalField: [byWay(0, [tileField('tile')], { read: [call('1B')] })],
  seatField: [byWay(0, ['from'], { read: [byWay(1, ['E', SEATS])] })],
  tileField: [byWay(0, ['tile'], { read: [call('1B')] })],
  tilesField: [byWay(0, ['with'], { read: [call(['1B', '2B'])], item: [call('1B')] })],
  listReader: [byWay(0, [tileReader], { '': [call(['1B'])] })],
  nullableReader: [byWay(0, [tileReader], { '': [call(null)] })],
  objectReader: [byWay(0, [{ tile: tileReader }], { '': [call({ tile: '1B' })] })],
  oneOfReader: [byWay(0, [SEATS], { '': [call('E')] })],
  seatsReader: [byWay(0, [SEATS, tileReader], { '': [call({ E: '1B', S: '1B', W: '2B', N: 'J' })] })],
  tileReader: [call('1B')],
  wholeReader: [byWay(0, [5], { '': [call(3)] })],
  // Advice and bots.
  advise: [
    call(dreamingView, { rules: RULES.cardFree, ...ADVICE }),
    slow(turnView, { rules: RULES.cardFree, ...ADVICE }),
    slow(passView, { rules: RULES.cardFree, ...ADVICE }),
  ],
  usefulCalls: [call(dreamingView, { rules: RULES.cardFree }), slow(turnView, { rules: RULES.cardFree })],
  scout: [call(dreamingView, { rules: RULES.cardFree }), slow(turnView, { rules: RULES.cardFree })],
  describeScouting: [call(ok(scout(turnView as PlayerView, { rules: RULES.cardFree })))],
  describeAdvice: [call(unwrap(advise(passView as PlayerView, { rules: RULES.cardFree, ...ADVICE })))],
  judge: [slow(turnView, turnAction, { rules: RULES.cardFree, ...JUDGED })],
  review: [slow(SHORT, REVIEWED)],
  describeJudgment: [
    call(unwrap(judge(turnView as PlayerView, turnAction as never, { rules: RULES.cardFree, ...JUDGED }))),
  ],
  describeReview: [call(unwrap(review(SHORT, REVIEWED)))],
  distance: HELD.flatMap(([hand, , rules]) => ('goals' in rules ? [call(hand, { rules })] : [])),
  remaining: [call(HANDS.cardFree, { rules: RULES.cardFree, visible: ['1B', 'J'] })],
  targets: [
    call(HANDS.cardFree, {
      rules: RULES.cardFree,
      visible: ['1B'],
      limit: 3,
      sortBy: 'chance',
      within: 0,
      draws: 3,
    }),
    call(HANDS.cardFree, {
      rules: RULES.card,
      visible: '1B',
      limit: 3,
      sortBy: 'value',
      impossible: true,
    }),
  ],
  bestDiscards: [call(HANDS.cardFree, { rules: RULES.cardFree, visible: '9D' })],
  waits: [call(HANDS.waiting, { rules: RULES.chinese, visible: ['1B'], by: 'wall' })],
  advisedBot: [making([RULES.cardFree, 'beginner'], bot(turnView, passView))],
  greedyBot: [making([RULES.cardFree], bot(turnView, passView))],
  playGame: [
    slow(RULES.chinese, { bots: [randomBot()], random: random() }),
    call(RULES.level, {
      bots: [idle, idle, idle, idle],
      random: random(),
      players: { E: { skillLevel: 2 }, S: {}, W: {}, N: {} },
    }),
  ],
  playGameOf: [
    call(within(0, tableGame(RULES.cardFree)), {
      setup: COURSES.cardFree.setup,
      bots: [idle, idle, idle, idle],
      random: random(),
    }),
  ],
  randomBot: [making([], bot(turnView, passView))],
  newGame: [
    call(within(0, cardFree({ houseRules: { requireBonus: true } })), { seed: 'a', players: 4 }),
    slow(within(0, freeForm()), { seed: 'a', players: 3, manners: 'table' }),
  ],
  sampleState: [call(turnView, RULES.cardFree, random()), call(passView, RULES.cardFree, random())],
  solitaireBot: [
    making([RULES.chinese], bot(viewAt(COURSES.chinese, 0))),
    making([RULES.alone], bot(viewAt(COURSES.alone, 0))),
  ],
  yearBot: [making([RULES.year], bot(viewAt(COURSES.year, 4)))],
  // Counts and keys.
  arrangementsOf: [call(row, 0)],
  countHand: [call(HANDS.waiting.concealed)],
  countHands: [call([HANDS.waiting.concealed])],
  distanceOfCounts: [call(rows, 34, 4)],
  isWinningCounts: [call(rows, 34)],
  isWinningPacked: [call(keys, 0)],
  isWinningTiles: [call(HANDS.waiting.concealed)],
  markWinningCounts: [call(rows, new Uint8Array(2))],
  markWinningPacked: [call(keys, new Uint8Array(1))],
  packCounts: [call(rows)],
  packHands: [call([HANDS.waiting.concealed])],
  waitsOf: [call(rows, 34, rows)],
  // The rulebook and what helps to find faults.
  findRule: [call('CF-17a')],
  ruleText: [call('CF-17a')],
  rulesUnder: [call('CF-17')],
  divide: [call(counter, { awaiting: ['E'] }, 3)],
  perft: [call(counter, { awaiting: ['E'] }, 3)],
  playthrough: [
    call(within(0, COURSES.chinese.game), COURSES.chinese.setup, COURSES.chinese.actions.slice(0, 3)),
    call(within(0, COURSES.year.game), COURSES.year.setup, COURSES.year.actions.slice(0, 3)),
  ],
};
