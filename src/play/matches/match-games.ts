import { fingerprintOf } from '../../core/fingerprint';
import { isRecord, ownValue } from '../../core/own-values';
import { failure, type Rejection, type Result, success } from '../../core/result';
import { isSameValue } from '../../core/same-value';
import { expectShape, type Shape } from '../../core/shape';
import { SEATS, type Seat } from '../../hands/payouts';
import { isNumberOf, type Tile } from '../../tiles/tile';
import type { Throw } from '../chance';
import { rulesGuard } from '../make-game';
import { notASetup } from '../read-setup';
import { at } from '../seats';
import { outcomeOf } from '../step';
import { decodeState, type StoredFault, tilesIn } from '../stored';
import type { AnyTypes } from '../way';
import type {
  AnyMatch,
  MatchFault,
  MatchGame,
  MatchResult,
  MatchState,
  MatchTypes,
  MatchWay,
  PlayerOf,
  ReadMatch,
  Seating,
} from './match-state';
import { MOST_GAMES, matchAfter, matchFault } from './match-state';
import { decodeMatchOf, type MatchSetup, readMatchSetup } from './read-match';

/** The wall and the dice for the next game of a match. */
export interface NextGame {
  /** The wall, as for `createGame`; with three players, without the suit taken out (TG-15). */
  readonly wall: readonly Tile[];
  /** The throws the rule set asks for, in order. */
  readonly dice?: readonly Throw[] | undefined;
}

/** Where a player sits in the next game; undefined for the player who sits out. */
const seatOf = ({ seats }: Pick<MatchState, 'seats'>, player: number): Seat | undefined =>
  SEATS.find((seat) => seats[seat] === player);

/** What the match settles for its next game; what is known about players moves with them to their seats (CF-34). */
const seatingOf = (match: MatchState<object>): Seating => ({
  players: Object.fromEntries(
    match.players.flatMap(({ name: _, ...known }, player) => {
      const seat = seatOf(match, player);
      return seat === undefined ? [] : [[seat, known]];
    }),
  ),
  manners: match.manners,
  dealer: match.dealer,
});

/** The fault if one of these tiles is of the suit that was taken out (TG-15); undefined if none is. */
const strayFault = (
  { suitOut }: Pick<MatchState, 'suitOut'>,
  tiles: readonly Tile[],
): ReadMatch<never> | undefined => {
  const stray = suitOut === null ? undefined : tiles.find((tile) => isNumberOf(tile, suitOut));
  return stray === undefined
    ? undefined
    : matchFault('badWall', `${stray} belongs to the suit that was taken out.`, 'TG-15', { tile: stray });
};

/** Why no further game can be played; undefined if one can. */
const endFault = ({ over, rounds, games }: MatchState<object>): ReadMatch<never> | undefined => {
  if (over) return matchFault('matchOver', 'All rounds of this match were played.', '', { rounds });
  return games.length < MOST_GAMES
    ? undefined
    : matchFault('tooManyGames', `A match has at most ${MOST_GAMES} games.`, '', { games: MOST_GAMES });
};

/** The setup of the next game of a match, for `createGame` and `record`. */
const setupNext = (
  way: AnyMatch,
  match: MatchState<object>,
  given: unknown,
): ReadMatch<AnyTypes['setting']> => {
  const ended = endFault(match);
  if (ended !== undefined) return ended;
  if (!isRecord(given)) return matchFault('notASetup', notASetup(given));
  const setup = way.game.setup.read({
    wall: ownValue(given, 'wall'),
    dice: ownValue(given, 'dice'),
    ...seatingOf(match),
  });
  // The match has checked players, manners and dealer, so only codes of its own are left.
  if (!setup.ok) return failure(setup.error as Rejection<MatchFault>);
  return strayFault(match, setup.value.wall) ?? setup;
};

const gameOfMatch = (
  match: MatchState<object>,
  { ending, winner, net }: MatchResult,
  fingerprint: string,
): MatchGame => ({
  ending,
  winner: winner === null ? null : at(match.seats, winner),
  net: match.players.map((_, player) => {
    const seat = seatOf(match, player);
    return (seat && net[seat]) ?? 0;
  }),
  fingerprint,
});

/** Why the seating of a game is not that of the match; undefined if it is. */
const seatingFault = (
  { player, seats }: AnyMatch['rules'],
  game: Seating,
  match: Seating,
): ReadMatch<never> | undefined => {
  const differs = (part: keyof Seating, message: string, rule?: string) =>
    isSameValue(game[part], match[part])
      ? undefined
      : matchFault('otherPlayers', message, rule, { part, found: game[part], expected: match[part] });
  return (
    differs('players', 'This game has other players, skill levels or suits than the match.', player) ??
    differs('dealer', `${game.dealer} dealt this game; in the match ${match.dealer} deals.`, seats) ??
    differs(
      'manners',
      `The manners of this game are ${game.manners}; those of the match are ${match.manners}.`,
    )
  );
};

/** The match after a finished game; fails for a state that cannot be its next game. */
const recordIn = (
  way: AnyMatch,
  match: MatchState<object>,
  given: unknown,
  value: unknown,
): ReadMatch<MatchState<object>> => {
  const ended = endFault(match);
  if (ended !== undefined) return ended;
  const decoded = decodeState(way.game, given);
  if (!decoded.ok) {
    const { message, reasons } = decoded.error;
    return matchFault('badGame', message, '', { path: reasons[0]?.at?.path ?? [], code: reasons[0]?.code });
  }
  const state = decoded.value;
  const fingerprint = fingerprintOf(state);
  const place = match.games.findIndex((game) => game.fingerprint === fingerprint);
  if (place >= 0) {
    const message = `This is game ${place + 1} of the match already.`;
    return matchFault('alreadyRecorded', message, '', { game: place });
  }
  const fault =
    seatingFault(way.rules, way.seatingOf(state), seatingOf(match)) ??
    strayFault(match, [...state.wall, ...tilesIn(state)]);
  if (fault !== undefined) return fault;
  const outcome = outcomeOf(state);
  if (outcome === undefined) return matchFault('gameNotOver', 'This game is not over yet.');
  const result = way.resultOf(state, outcome, value);
  if (!result.ok) return result;
  return success(
    matchAfter(way.table, match, [...match.games, gameOfMatch(match, result.value, fingerprint)]),
  );
};

/** Matches of one rule set: several games in a row, as pure functions of plain states. */
export interface MatchOf<T extends MatchTypes> {
  /** Seats the players; an invalid setup fails with the reason. */
  readonly startMatch: (
    setup: MatchSetup<PlayerOf<T>>,
  ) => Result<MatchState<PlayerOf<T>>, Rejection<MatchFault>>;
  /** The setup of the next game, with its players by seat; fails if the match is over. */
  readonly nextGame: (
    match: MatchState<PlayerOf<T>>,
    given: NextGame,
  ) => Result<T['setting'], Rejection<MatchFault>>;
  /**
   * The match after a finished game. `value` is what the winning hand is worth where the rules leave that to the
   * players (TG-8). Fails for a state that is not this match’s next game, or was recorded already.
   */
  readonly recordGame: (
    match: MatchState<PlayerOf<T>>,
    game: T['state'],
    value?: number,
  ) => Result<MatchState<PlayerOf<T>>, Rejection<MatchFault>>;
  /** A match as text. */
  readonly encodeMatch: (match: MatchState<PlayerOf<T>>) => string;
  /** Reads a match from untrusted text or JSON; fails if its games do not lead to it. */
  readonly decodeMatch: (given: unknown) => Result<MatchState<PlayerOf<T>>, Rejection<StoredFault>>;
}

/** What distinguishes a match from a state of one of its games. */
const MATCH: Shape = { players: 'list', seats: 'record', games: 'list' };

const matchOfAny = (way: AnyMatch): MatchOf<AnyTypes> => {
  const expectRules = rulesGuard(way.game.identity);
  /** The same match; throws a `MisuseError` unless it is one of these rules. */
  const own = (match: MatchState<object>): MatchState<object> => {
    expectRules(match, 'match', '`startMatch` or `recordGame` returns');
    expectShape(match, MATCH, 'Expected a match that `startMatch` or `recordGame` returns');
    return match;
  };
  return Object.freeze<MatchOf<AnyTypes>>({
    startMatch: (setup) => {
      const read = readMatchSetup(way, setup);
      return read.ok ? success(matchAfter(way.table, read.value, [])) : read;
    },
    nextGame: (match, given) => setupNext(way, own(match), given),
    recordGame: (match, game, value) => recordIn(way, own(match), game, value),
    encodeMatch: (match) => JSON.stringify(own(match)),
    decodeMatch: (given) => decodeMatchOf(way, given),
  });
};

/** Makes the functions of a match from a way of playing that has matches. */
export const makeMatch = matchOfAny as <T extends MatchTypes>(way: MatchWay<T>) => MatchOf<T>;
