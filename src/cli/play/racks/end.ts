import { ownValue } from '../../../core/own-values';
import type { Declaration, Outcome } from '../../../games/american/play/table/stages';
import type { GameState } from '../../../games/american/play/table/types';
import type { Game } from '../../../games/game-of';
import type { Seat } from '../../../hands/payouts';
import { formatTiles } from '../../../tiles/format-tiles';
import { tilesText } from '../../../tiles/tiles-text';
import { columns } from '../../columns';
import type { Written } from '../../parts';
import { settlementLines } from '../../payments-text';
import { seatName } from '../../players';
import { paragraph } from '../../reasons-text';
import { wonLine } from '../../win-words';
import type { Look } from '../look';
import { meldsText } from '../meld-text';
import type { Narrator } from '../narrator';
import type { Ended } from '../table';

/** What the end is told from. */
export interface EndOf {
  readonly game: Game;
  readonly text: Written;
  readonly by: Narrator;
  readonly look: Look;
}

const ENDINGS: Readonly<Record<Exclude<Outcome['ending'], 'mahjongg'>, string>> = {
  wallGame: 'The wall is exhausted and nobody has won.',
  mahjonggInError: 'Mah Jongg was declared in error, and the game is over.',
  falseWin: 'Mah Jongg was declared with a hand that does not win, and the game is over.',
  deadHands: 'Only one hand is alive, and the game is over.',
};

const handLine = ({ hand: { concealed, melds = [] } }: Declaration): string =>
  [tilesText(concealed), meldsText(melds)].filter((part) => part !== '').join(' ');

/** The hand, its reading and its sheet. */
const winLines = (declared: Declaration, score: unknown, { text, by, look }: EndOf): readonly string[] => {
  const { bold, good } = look.style;
  const won = good(`${by.does(declared.seat, 'win')}.`);
  if (typeof score !== 'object' || score === null)
    return [won, handLine(declared), 'The value of this hand is for the players to say (TG-8).'];
  const { title, details } = text.reading(ownValue(score, 'reading'));
  return [
    won,
    bold(title),
    ...details.slice(0, 1),
    wonLine(declared.by, false),
    '',
    ...(text.sheet?.(score, look.style) ?? []),
  ];
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
  const total = typeof score === 'object' && score !== null ? ownValue(score, 'total') : undefined;
  return typeof total === 'number' ? total : 0;
};

const jokerless = ({ hand: { concealed, melds = [] } }: Declaration): boolean =>
  ![...concealed, ...melds.flatMap(({ tiles }) => tiles)].includes('J');

const remarkOf = (outcome: Outcome, { me }: Narrator): string => {
  if (outcome.ending !== 'mahjongg') return ENDINGS[outcome.ending].replace(/[,.].*$/, '').toLowerCase();
  const { seat, from } = outcome.declared;
  const how = from === null ? 'self-picked' : `on the discard of ${from === me ? 'yours' : seatName(from)}`;
  return seat === me ? `Mah Jongg, ${how}` : `${seatName(seat)} won`;
};

/** The end of a game: who won with what, the sheet, who pays whom, and all racks. */
export const endOf = (state: GameState, rest: EndOf): Ended => {
  const outcome = rest.game.outcome(state) as Outcome;
  const { me } = rest.by;
  const isWon = outcome.ending === 'mahjongg';
  const mine = isWon && outcome.declared.seat === me;
  const winner = isWon ? outcome.declared.seat : undefined;
  return {
    lines: [
      ...(isWon ? winLines(outcome.declared, outcome.score, rest) : [ENDINGS[outcome.ending]]),
      ...paragraph(outcome.settlement === null ? [] : settlementLines(outcome.settlement)),
      ...paragraph([
        'The racks at the end:',
        ...rackRows(
          state,
          state.seats.filter((seat) => seat !== winner),
        ),
      ]),
    ],
    row: {
      rules: state.rules.name,
      won: mine,
      natural: mine ? pointsOf(outcome.score) : 0,
      left: null,
      final: rest.game.returns(state)[me] ?? 0,
      jokerless: mine && jokerless(outcome.declared),
      remarks: remarkOf(outcome, rest.by),
    },
  };
};
