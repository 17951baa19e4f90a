import { formatTiles, type HasGoals, type Seat, SUITS, type Tile } from 'mahjongg';
import { advisedBot, type Bot, greedyBot, randomBot } from 'mahjongg/bots';
import {
  type Declaration,
  forSeats,
  type GameState,
  gameOf,
  type Outcome,
  type PlayerView,
  type RackTypes,
  type SeenEvent,
  shuffleWall,
  type TableRules,
  throwDice,
} from 'mahjongg/game';
import { paragraph } from '../reasons';
import { field, isRecord } from '../result';
import { at, seatName, seatsAfter } from '../seats';
import { settlementLines } from '../sheets';
import { tilesText } from '../tiles';
import { columns } from '../words';
import { adviceLines, choiceText } from './advice';
import { FIRST_OF_EQUALS, inYourPlace, nearestLines, nearestTargets } from './hint';
import {
  ASK_FOR_TILES,
  declared,
  discarded,
  discardLines,
  drew,
  isJokerless,
  type Look,
  leftInWall,
  meldsText,
  meldText,
  type Narrator,
  rackLines,
  sizeName,
  TABLE_WIDTH,
  tileWord,
  tileWords,
  wonLines,
} from './look';
import { helpFor, questionOf } from './racks-questions';
import type { Play, Sitting, Tellers } from './table';

const hasGoals = (rules: TableRules): rules is TableRules & HasGoals =>
  'goals' in rules && rules.goals !== undefined;

const seatRow = (view: PlayerView, seat: Seat): readonly string[] => [
  seatName(seat),
  `${at(view.counts, seat)} on the rack`,
  meldsText(at(view.melds, seat)),
  view.dead.includes(seat) ? 'dead' : '',
];

/** The table as the player at this seat sees it; the rack too, unless the question shows it with its tiles to choose. */
const tableLines: Play<RackTypes>['draw'] = (view, { me, look }) => {
  const others = seatsAfter(view.seats, me).map((seat) => seatRow(view, seat));
  const melds = meldsText(at(view.melds, me));
  const { dim } = look.style;
  return [
    dim('-'.repeat(TABLE_WIDTH)),
    ...columns(others, ['left', 'left', 'left', 'left']),
    ...discardLines(view.discards.map(({ tile }) => tile)),
    `${leftInWall(view.wallLeft)}. You are ${seatName(me)}${view.dead.includes(me) ? '; your hand is dead' : ''}.${melds === '' ? '' : ` Your exposures: ${melds}`}`,
    ...(ASK_FOR_TILES.includes(view.phase) ? [] : rackLines(view.rack, look)),
  ];
};

const ENDINGS: Readonly<Record<Exclude<Outcome['ending'], 'mahjongg'>, string>> = {
  wallGame: 'The wall is exhausted and nobody has won.',
  mahjonggInError: 'Mah Jongg was declared in error, and the game is over.',
  falseWin: 'Mah Jongg was declared with a hand that does not win, and the game is over.',
  deadHands: 'Only one hand is alive, and the game is over.',
};

const handLine = ({ hand: { concealed, melds = [] } }: Declaration): string =>
  [tilesText(concealed), meldsText(melds)].filter((part) => part !== '').join(' ');

/** The hand, its reading and its sheet. */
const winLines = (
  declared: Declaration,
  score: unknown,
  { text, look }: Sitting,
  by: Narrator,
): readonly string[] => {
  const won = look.style.good(`${by.does(declared.seat, 'win')}.`);
  if (!isRecord(score))
    return [won, handLine(declared), 'The value of this hand is for the players to say (TG-8).'];
  return [won, ...wonLines(score, declared.by, text, look)];
};

/** The racks of the others, laid open. */
const rackRows = (state: GameState, seats: readonly Seat[]): readonly string[] =>
  columns(
    seats.map((seat) => [
      seatName(seat),
      [formatTiles(state.racks[seat] ?? [], { sort: 'card-free' }), meldsText(state.melds[seat] ?? [])].join(
        ' ',
      ),
    ]),
    ['left', 'left'],
  );

const pointsOf = (score: unknown): number => {
  const total = field(score, 'total');
  return typeof total === 'number' ? total : 0;
};

const remarkOf = (outcome: Outcome, { me }: Narrator): string => {
  if (outcome.ending !== 'mahjongg') return ENDINGS[outcome.ending].replace(/[,.].*$/, '').toLowerCase();
  const { seat, from } = outcome.declared;
  const how = from === null ? 'self-picked' : `on the discard of ${from === me ? 'yours' : seatName(from)}`;
  return seat === me ? `Mah Jongg, ${how}` : `${seatName(seat)} won`;
};

/** The end of a game: who won with what, the sheet, who pays whom, and all racks. */
const endOf: Play<RackTypes>['end'] = (outcome, state, sitting, by) => {
  const { me } = by;
  const declared = outcome.ending === 'mahjongg' ? outcome.declared : undefined;
  const mine = declared?.seat === me;
  const score = outcome.ending === 'mahjongg' ? outcome.score : undefined;
  return {
    lines: [
      ...(outcome.ending === 'mahjongg'
        ? winLines(outcome.declared, outcome.score, sitting, by)
        : [ENDINGS[outcome.ending]]),
      ...paragraph(outcome.settlement === null ? [] : settlementLines(outcome.settlement)),
      ...paragraph([
        'The racks at the end:',
        ...rackRows(
          state,
          state.seats.filter((seat) => seat !== declared?.seat),
        ),
      ]),
    ],
    row: {
      rules: state.rules.name,
      won: mine,
      natural: mine ? pointsOf(score) : 0,
      left: null,
      final: gameOf(sitting.rules).returns(state)[me] ?? 0,
      jokerless: mine && isJokerless(declared.hand),
      remarks: remarkOf(outcome, by),
    },
  };
};

const visibleTo = (view: PlayerView, me: Seat): readonly Tile[] => [
  ...view.discards.map(({ tile }) => tile),
  ...view.seats
    .filter((seat) => seat !== me)
    .flatMap((seat) => at(view.melds, seat).flatMap(({ tiles }) => tiles)),
];

/** What to do, and the nearest winning hands, from what the player may know. */
const hintLines: Play<RackTypes>['hint'] = (view, { rules, text, me, look }, typed) => {
  if (!hasGoals(rules)) {
    const action = greedyBot(rules)(view, FIRST_OF_EQUALS);
    return [inYourPlace(choiceText(action, look), typed(action))];
  }
  const hand = { concealed: view.rack, melds: at(view.melds, me) };
  const found = nearestTargets(hand, rules, visibleTo(view, me));
  const away = found.ok ? found.value.distance : 0;
  const advice = adviceLines(view, away, rules, { written: text, look, typed });
  return [...nearestLines(found, text), ...(advice === undefined ? [] : ['', ...advice])];
};

type Seen<T extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: T }>;

const passed = ({ moves, own }: Seen<'passed'>, { me, whom, who }: Narrator, look: Look) => {
  const given = moves.filter(({ from }) => from === me);
  const got = moves.filter(({ to }) => to === me);
  const gave = given.map(({ to }) => whom(to)).join(', ');
  const from = got.map((move) => who(move.from)).join(', ');
  return [
    ...(own?.lost === undefined || given.length === 0
      ? []
      : [`You pass ${tileWords(look, own.lost)} to ${gave}.`]),
    ...(own?.gained === undefined || got.length === 0
      ? []
      : [`${from} passes you ${tileWords(look, own.gained)}.`]),
    ...(moves.length === 0 ? ['Nothing is passed.'] : []),
  ];
};

const TELLERS: Tellers<SeenEvent> = {
  passed,
  charlestonEnded: ({ stopped }) => [
    stopped ? 'The Charleston is stopped; the courtesy pass follows.' : 'Everybody goes on passing.',
  ],
  drew,
  discarded,
  renamed: ({ seat, tile }, { whose }, look) => [`${whose(seat)} discard is ${tileWord(look, tile)}.`],
  called: ({ seat, from, meld }, { does, whom }, look) => [
    `${does(seat, 'call')} it from ${whom(from)} for a ${sizeName(meld.tiles.length, look)}: ${meldText(meld.tiles)}.`,
  ],
  rearranged: ({ seat, meld }, { does }) => [
    meld === null
      ? `${does(seat, 'take')} the exposure back.`
      : `${does(seat, 'lay')} the exposure out anew: ${meldText(meld.tiles)}.`,
  ],
  offered: ({ seat, tile }, { does }, look) => [
    `${does(seat, 'offer')} ${tileWord(look, tile)} for a joker.`,
  ],
  exchanged: ({ seat, from, tile, tiles }, { does, who }, look) => [
    `${does(seat, 'redeem')} a joker for ${tileWord(look, tile)}; ${who(from)}: ${meldText(tiles)}.`,
  ],
  grew: ({ seat, tile, tiles }, { does }, look) => [
    `${does(seat, 'add')} ${tileWord(look, tile)} to an exposure: ${meldText(tiles)}.`,
  ],
  challenged: ({ seat, against, upheld }, { does, whose, whom }) => [
    `${does(seat, 'challenge')} ${whom(against)}. ${whose(against)} hand is ${upheld ? 'dead' : 'not dead'}.`,
  ],
  died: ({ seat, rule }, { whose }) => [`${whose(seat)} hand is dead (${rule}).`],
  declared,
};

/** The library’s bots: those that follow advice where the rules know the way to a winning hand. */
const botsOf = (rules: TableRules): Readonly<Record<string, Bot>> => ({
  ...(hasGoals(rules) && {
    expert: advisedBot(rules, 'expert'),
    regular: advisedBot(rules, 'regular'),
    beginner: advisedBot(rules, 'beginner'),
  }),
  greedy: greedyBot(rules),
  random: randomBot,
});

/** A game with racks, a Charleston and calls, against bots. */
export const racks: Play<RackTypes> = {
  game: gameOf,
  bots: botsOf,
  shuffle: ({ rules, seats }, random) => {
    const suitOut = seats.length === 3 ? SUITS[random(SUITS.length)] : undefined;
    return {
      wall: shuffleWall(rules, random, suitOut),
      dice: throwDice(rules, random, seats.length),
      players: forSeats(seats, () => ({})),
      manners: 'strict',
    };
  },
  help: (phase, { name }) => helpFor(name, phase),
  ask: questionOf,
  tell: TELLERS,
  draw: tableLines,
  hint: hintLines,
  end: endOf,
};
