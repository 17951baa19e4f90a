import type { Bot } from '../../../bots/bot';
import { yearBot } from '../../../bots/year-bot';
import { gameOf } from '../../../games/game-of';
import type { YearOutcome, YearState, YearTypes, YearView } from '../../../games/year/play/types';
import type { YearGame } from '../../../games/year/rules';
import { SEATS, type Seat } from '../../../hands/payouts';
import { shuffleWall, throwDice } from '../../../play/chance';
import { at, seatsAfter } from '../../../play/seats';
import { formatTiles } from '../../../tiles/format-tiles';
import type { Suit } from '../../../tiles/tile';
import { columns } from '../../columns';
import type { Written } from '../../parts';
import { type PersonalSuits, yearPlayers } from '../../personal-suits';
import { seatName } from '../../players';
import { wonLine } from '../../win-words';
import { discardLines, leftInWall, TABLE_WIDTH } from '../discard-lines';
import type { Look } from '../look';
import { makeTable } from '../make-table';
import { meldsText } from '../meld-text';
import { type Narrator, narratorFor } from '../narrator';
import { rackLines } from '../rack-lines';
import { FIRST_OF_EQUALS, inYourPlace } from '../suggestion';
import type { Ended, Table } from '../table';
import { labelOf, turnOf } from './questions';
import { toldOf } from './told';

/** What the Year game is played with in the terminal. */
export interface YearGiven {
  /** The rules. */
  readonly rules: YearGame;
  /** The name of the game. */
  readonly title: string;
  /** How its hands are written. */
  readonly text: Written;
  /** Where the player sits. */
  readonly me: Seat;
  /** Who plays the other seats, by name. */
  readonly botName: string;
  /** How they play. */
  readonly bot: Bot<YearTypes>;
  /** The personal suits (YG-13). */
  readonly personalSuits: PersonalSuits;
  /** How it is shown. */
  readonly look: Look;
}

const openText = (view: Pick<YearView, 'melds' | 'flowers'>, seat: Seat): string =>
  [meldsText(at(view.melds, seat)), at(view.flowers, seat).join(' ')].filter((part) => part !== '').join(' ');

const tableLines = (view: YearView, me: Seat, look: Look): readonly string[] => {
  const rows = seatsAfter(view.seats, me).map((seat) => [
    seatName(seat),
    `${at(view.counts, seat)} on the rack`,
    openText(view, seat),
  ]);
  const own = openText(view, me);
  return [
    look.style.dim('-'.repeat(TABLE_WIDTH)),
    ...columns(rows, ['left', 'left', 'left']),
    ...discardLines(
      view.discards.map(({ tile }) => tile),
      'year',
    ),
    `${leftInWall(view.wallLeft)}, ${view.flowerWallLeft} in the Flower Wall. You are ${seatName(me)}.`,
    ...(own === '' ? [] : [`You have revealed: ${own}`]),
    ...(view.phase === 'turn' ? [] : rackLines(view.rack, look)),
  ];
};

const endLines = (
  outcome: YearOutcome,
  state: YearState,
  { text, look }: YearGiven,
  by: Narrator,
): readonly string[] => {
  const racks = columns(
    SEATS.map((seat) => [
      seatName(seat),
      formatTiles(at(state.racks, seat), { sort: 'year' }),
      openText(state, seat),
    ]),
    ['left', 'left', 'left'],
  );
  const ended =
    outcome.ending === 'wallGame'
      ? ['The wall is exhausted and nobody has won (YG-14).']
      : [
          look.style.good(`${by.does(outcome.declared.seat, 'win')}.`),
          look.style.bold(text.reading(outcome.score.reading).title),
          wonLine(outcome.declared.by, false),
          '',
          ...(text.sheet?.(outcome.score, look.style) ?? []),
        ];
  return [...ended, '', 'The racks at the end:', ...racks];
};

const remarkOf = (outcome: YearOutcome, me: Seat): string => {
  if (outcome.ending === 'wallGame') return 'wall exhausted';
  const { seat, by } = outcome.declared;
  return seat === me ? `Mah Jong, ${wonLine(by, false).replace(/^Won/, 'won')}` : `${seatName(seat)} won`;
};

const endOf = (outcome: YearOutcome, state: YearState, given: YearGiven, by: Narrator): Ended => {
  const won = outcome.ending === 'mahjongg' && outcome.declared.seat === given.me;
  const points = outcome.ending === 'mahjongg' && won ? (outcome.score.total ?? 0) : 0;
  return {
    lines: endLines(outcome, state, given, by),
    row: {
      rules: state.rules.name,
      won,
      natural: points,
      left: null,
      final: points,
      remarks: remarkOf(outcome, given.me),
    },
  };
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { B: 'bams', C: 'craks', D: 'dots' };

const suitLines = (personal: PersonalSuits): readonly string[] => {
  const suits = SEATS.flatMap((seat) => {
    const suit = personal[seat];
    return suit === undefined ? [] : [`${seatName(seat)} ${SUIT_NAMES[suit]}`];
  });
  return suits.length === 0 ? [] : [`Personal suits: ${suits.join(', ')} (YG-13).`];
};

/** The Year game, against bots. */
export const yearTable = (given: YearGiven): Table => {
  const { rules, title, me, look, bot, botName, personalSuits } = given;
  const game = gameOf(rules);
  const by = narratorFor(me);
  const others = SEATS.filter((seat) => seat !== me).map(seatName);
  return makeTable(game, {
    me,
    welcome: [
      look.style.bold(title),
      `You are ${seatName(me)}; ${others.join(', ')} are played by ${botName} bots.`,
      'Play goes East, South, West, North, clockwise (YG-3).',
      ...suitLines(personalSuits),
      '? is help at any question.',
    ],
    noTakingBack: 'Nothing is taken back at a table with others.',
    shuffle: (random) => ({
      wall: shuffleWall(rules, random),
      dice: throwDice(rules, random),
      players: yearPlayers(personalSuits),
    }),
    ask: (view) => turnOf(view, look),
    others: bot,
    tell: (event) => toldOf(event, by, look),
    draw: (view) => tableLines(view, me, look),
    hint: (view, typed) => {
      const action = yearBot(rules)(view, FIRST_OF_EQUALS);
      return [inYourPlace(labelOf(action, look), typed(action))];
    },
    end: (state) => endOf(game.outcome(state) as YearOutcome, state, given, by),
  });
};
