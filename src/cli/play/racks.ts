import { describeScouting, scout, usefulCalls } from 'mahjongg/analysis';
import { advisedBot, type Bot, greedyBot, randomBot } from 'mahjongg/bots';
import { formatTiles, type HasGoals, SEATS, type Seat } from 'mahjongg/card-free';
import {
  type Declaration,
  type GameState,
  gameOf,
  type Outcome,
  type RackTypes,
  type SeenEvent,
  type TableRules,
} from 'mahjongg/game';
import { tilesText } from '../copies';
import { at, seatName } from '../seats';
import { listOf, settlementLines, wonLines } from '../sheets';
import { field, isRecord } from '../values';
import { columns, paragraph, sentence } from '../words';
import { helpFor } from './help';
import { adviceLines, nearestOf } from './hint';
import { COMMON, isJokerless, meldsText, meldText, type Narrator, sizeName } from './look';
import { draw } from './picture';
import { questionOf } from './racks-questions';
import type { Play, Sitting, Tellers } from './table';

type Rules = TableRules & HasGoals;

const ENDINGS: Readonly<Record<Exclude<Outcome['ending'], 'mahjongg'>, string>> = {
  wallGame: 'The wall is exhausted and nobody has won.',
  mahjonggInError: 'Mah Jongg was declared in error, and the game is over.',
  falseWin: 'Mah Jongg was declared with a hand that does not win, and the game is over.',
  deadHands: 'Only one hand is alive, and the game is over.',
};

const handLine = ({ hand: { concealed, melds = [] } }: Declaration): string =>
  [tilesText(concealed), meldsText(melds)].filter((part) => part !== '').join(' ');

const endingLines = (outcome: Outcome, { text, look }: Sitting, by: Narrator): readonly string[] => {
  if (outcome.ending !== 'mahjongg') return [ENDINGS[outcome.ending]];
  const { declared, score } = outcome;
  return [
    look.style.good(`${by.does(declared.seat, 'win')}.`),
    ...(isRecord(score)
      ? wonLines(score, declared.by, text, look.style)
      : [handLine(declared), 'The value of this hand is for the players to say (TG-8).']),
  ];
};

const rackRows = ({ racks, melds }: GameState, seats: readonly Seat[]): readonly string[] =>
  columns(
    seats.map((seat) => [
      seatName(seat),
      `${formatTiles(at(racks, seat), { sort: 'card-free' })} ${meldsText(at(melds, seat))}`,
    ]),
  );

const remarkOf = (outcome: Outcome, me: Seat): string => {
  if (outcome.ending !== 'mahjongg') return ENDINGS[outcome.ending].replace(/[,.].*$/, '').toLowerCase();
  const { seat, from } = outcome.declared;
  const how = from === null ? 'self-picked' : `on the discard of ${from === me ? 'yours' : seatName(from)}`;
  return seat === me ? `Mah Jongg, ${how}` : `${seatName(seat)} won`;
};

const endOf: Play<RackTypes, Rules>['end'] = (outcome, state, sitting, by) => {
  const { me } = by;
  const won = outcome.ending === 'mahjongg' ? outcome : undefined;
  const mine = won?.declared.seat === me ? won : undefined;
  const { settlement } = outcome;
  const payments = settlement && settlementLines(settlement, field(field(outcome, 'score'), 'claim'));
  const losers = state.seats.filter((seat) => seat !== won?.declared.seat);
  return {
    lines: [
      'The racks at the end:',
      ...rackRows(state, losers),
      '',
      ...endingLines(outcome, sitting, by),
      ...paragraph(payments ?? []),
    ],
    row: {
      rules: state.rules.name,
      won: mine !== undefined,
      natural: Number(field(mine?.score, 'total') ?? 0),
      left: null,
      final: gameOf(sitting.rules).returns(state)[me] ?? 0,
      jokerless: mine !== undefined && isJokerless(mine.declared.hand),
      remarks: remarkOf(outcome, me),
    },
  };
};

const hintLines: Play<RackTypes, Rules>['hint'] = (view, sitting, typed) => {
  const { away, lines } = nearestOf(view, sitting);
  return [...adviceLines(view, away, sitting, typed), ...paragraph(lines)];
};

const scoutLines: Play<RackTypes>['scout'] = (view, { rules, look }) => {
  const scouting = scout(view, { rules });
  return scouting.ok
    ? describeScouting(scouting.value).flatMap((line) => sentence(line, look.width))
    : undefined;
};

const TELLERS: Tellers<SeenEvent> = {
  ...COMMON,
  passed: ({ moves, own }, { me, whom, who, words }) => {
    const given = moves.flatMap(({ from, to }) => (from === me ? whom(to) : [])).join(', ');
    const got = moves.flatMap(({ from, to }) => (to === me ? who(from) : [])).join(', ');
    const [lost, gained] = [own?.lost ?? [], own?.gained ?? []];
    const unseen = moves.find(({ from }) => from === me)?.blind ?? 0;
    const mine = `${words(lost)}${unseen > 0 ? ` and ${unseen} unseen` : ''}`;
    const gave = lost.length > 0 ? `You pass ${mine} to` : 'You pass incoming tiles on to';
    const came = gained.length > 0 ? `passes you ${words(gained)}.` : 'passes you goes on, unseen.';
    return [
      ...(own?.lost && given ? [`${gave} ${given}${lost.length > 0 ? '' : ', unseen'}.`] : []),
      ...(own?.gained && got ? [`${gained.length > 0 ? '' : 'What '}${got} ${came}`] : []),
      ...(moves.length === 0 ? ['Nothing is passed.'] : []),
    ];
  },
  charlestonEnded: ({ stopped }, { whom }, chosen) => {
    const stoppers = SEATS.filter((seat) => field(chosen[seat], 'type') === 'stop').map(whom);
    return stopped
      ? `The Charleston is stopped by ${listOf(stoppers)}; the courtesy pass follows.`
      : 'Everybody goes on passing.';
  },
  renamed: ({ seat, tile }, { whose, word }) => `${whose(seat)} discard is ${word(tile)}.`,
  called: ({ seat, from, meld: { tiles } }, { does, whom, look }) =>
    `${does(seat, 'call')} it from ${whom(from)} for a ${sizeName(tiles.length, look)}: ${meldText(tiles)}.`,
  rearranged: ({ seat, meld }, { does }) =>
    meld === null
      ? `${does(seat, 'take')} the exposure back.`
      : `${does(seat, 'lay')} the exposure out anew: ${meldText(meld.tiles)}.`,
  offered: ({ seat, tile }, { does, word }) => `${does(seat, 'offer')} ${word(tile)} for a joker.`,
  exchanged: ({ seat, from, tile, tiles }, { does, who, word }) =>
    `${does(seat, 'redeem')} a joker for ${word(tile)}; ${who(from)}: ${meldText(tiles)}.`,
  grew: ({ seat, tile, tiles }, { does, word }) =>
    `${does(seat, 'add')} ${word(tile)} to an exposure: ${meldText(tiles)}.`,
  challenged: ({ seat, against, upheld }, { does, whose, whom }) =>
    `${does(seat, 'challenge')} ${whom(against)}. ${whose(against)} hand is ${upheld ? 'dead' : 'not dead'}.`,
  died: ({ seat, rule }, { whose }) => `${whose(seat)} hand is dead (${rule}).`,
};

/** The library’s bots. */
const botsOf = (rules: Rules): Readonly<Record<string, Bot>> => ({
  expert: advisedBot(rules, 'expert'),
  regular: advisedBot(rules, 'regular'),
  beginner: advisedBot(rules, 'beginner'),
  greedy: greedyBot(rules),
  random: randomBot(),
});

/** A game with racks, a Charleston and calls, against bots. */
export const racks: Play<RackTypes, Rules> = {
  game: gameOf,
  bots: botsOf,
  help: helpFor,
  ask: questionOf,
  tell: TELLERS,
  worthCalling: (view, { rules }) => {
    const calls = usefulCalls(view, { rules });
    return calls.ok ? calls.value : view.legal;
  },
  draw,
  hint: hintLines,
  scout: scoutLines,
  end: endOf,
};
