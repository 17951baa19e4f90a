import { isRecord, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import { isSameValue } from '../result/same-value';
import { SEATS } from '../rules/payouts';
import { isNumberOf, type Tile } from '../tiles/tile';
import type { Throw } from './chance';
import { type GameSetup, readSetup } from './create-game';
import { storedStates } from './decode-state';
import { decodeStored } from './decode-stored';
import { matchFault } from './first-east';
import type { Kit } from './kit';
import { matchAfter } from './match-course';
import type { MatchFault, MatchGame, MatchState } from './match-state';
import { wonOutcome } from './outcomes';
import { at, type BySeat, forSeats } from './seats';
import type { GameState, Outcome, Player } from './state';

/** What chance brings to the next game of a match. */
export interface NextGame {
  /** The wall, as for `createGame`; with three players without the suit that is out (TG-15). */
  readonly wall: readonly Tile[];
  /** The throws the rule set asks for, in order. */
  readonly dice?: readonly Throw[] | undefined;
}

/** The most games a match has. */
export const MOST_GAMES = 1_000;

/** What is known of the players of the next game, by seat: their levels go with them (CF-34). */
const playersOf = ({ seats, players }: MatchState): BySeat<Player> =>
  forSeats(
    SEATS.filter((seat) => seats[seat] !== undefined),
    (seat) => {
      const level = players[seats[seat] as number]?.skillLevel;
      return level === undefined ? {} : { skillLevel: level };
    },
  );

/** Why these tiles are not those of the match: one is of the suit that is out (TG-15); undefined if none is. */
const strayFault = (
  { suitOut }: MatchState,
  tiles: readonly Tile[],
): Result<never, MatchFault> | undefined => {
  const stray = suitOut === null ? undefined : tiles.find((tile) => isNumberOf(tile, suitOut));
  return stray === undefined
    ? undefined
    : matchFault('badWall', `${stray} is of the suit that was taken out.`, 'TG-15', { tile: stray });
};

/** Every tile of a game, those drawn from the wall twice. */
const tilesOf = ({ seats, racks, melds, discards, wall }: GameState): readonly Tile[] => [
  ...wall,
  ...seats.flatMap((seat) => [...at(racks, seat), ...at(melds, seat).flatMap(({ tiles }) => tiles)]),
  ...discards.map(({ tile }) => tile),
];

/** Why no further game can be played; undefined if one can. */
const endFault = ({ over, rounds, games }: MatchState): Result<never, MatchFault> | undefined => {
  if (over) return matchFault('matchOver', `All ${rounds} rounds were played.`, '', { rounds });
  return games.length < MOST_GAMES
    ? undefined
    : matchFault('tooManyGames', `A match has at most ${MOST_GAMES} games.`, '', { games: MOST_GAMES });
};

/** The setup of the next game of a match, for `createGame` and `record`. */
export const setupNext = (kit: Kit, match: MatchState, given: unknown): Result<GameSetup, MatchFault> => {
  const ended = endFault(match);
  if (ended !== undefined) return ended;
  if (!isRecord(given))
    return matchFault('notASetup', `A game is made of an object with a wall, not ${described(given)}.`);
  const setup = readSetup(kit, {
    wall: ownValue(given, 'wall'),
    dice: ownValue(given, 'dice'),
    players: playersOf(match),
    manners: match.manners,
  });
  // No table game has a dealer to be named, so a match knows every code that can come.
  if (!setup.ok) return failure(setup.error as MatchFault);
  return strayFault(match, setup.value.wall) ?? setup;
};

/** The outcome with the value that the rules leave to the players, if it was that which was missing (TG-8). */
const valued = (
  kit: Kit,
  state: GameState,
  outcome: Outcome,
  value: unknown,
): Result<Outcome, MatchFault> => {
  if (outcome.settlement !== null || outcome.ending !== 'mahjongg') return success(outcome);
  if (value === undefined)
    return matchFault(
      'valueNeeded',
      'The rules do not say what this hand is worth; its value is needed.',
      'TG-8',
    );
  if (!Number.isFinite(value) || (value as number) < 0)
    return matchFault(
      'badValue',
      `The value of a hand is a number of points, not ${described(value)}.`,
      'TG-8',
    );
  const again = wonOutcome(kit, state, { ...outcome.declared, value: value as number }, outcome.falseWin);
  return again.settlement === null
    ? matchFault('badValue', `A hand cannot be worth ${described(value)} points here.`, 'TG-8')
    : success(again);
};

const gameOfMatch = ({ players, seats }: MatchState, outcome: Outcome): MatchGame => {
  const playing = SEATS.filter((seat) => seats[seat] !== undefined);
  const netOf = new Map(playing.map((seat) => [seats[seat], outcome.settlement?.net[seat] ?? 0]));
  const winner = outcome.ending === 'mahjongg' ? (seats[outcome.declared.seat] as number) : null;
  return { ending: outcome.ending, winner, net: players.map((_, player) => netOf.get(player) ?? 0) };
};

/** The match after a game that is over; a state that is none of its games is refused. */
export const recordIn = (
  kit: Kit,
  match: MatchState,
  given: unknown,
  value: unknown,
): Result<MatchState, MatchFault> => {
  const ended = endFault(match);
  if (ended !== undefined) return ended;
  const decoded = decodeStored(storedStates(kit), given);
  if (!decoded.ok)
    return matchFault('badGame', decoded.error.message, '', {
      path: decoded.error.path,
      code: decoded.error.code,
    });
  const state = decoded.value;
  if (!isSameValue(state.players, playersOf(match)) || state.manners !== match.manners)
    return matchFault('otherPlayers', 'This game was played by others, or with other manners.', 'CF-34');
  const stray = strayFault(match, tilesOf(state));
  if (stray !== undefined) return stray;
  if (state.phase !== 'over') return matchFault('gameNotOver', 'This game is not over yet.');
  const outcome = valued(kit, state, state.now.outcome, value);
  if (!outcome.ok) return outcome;
  return success(matchAfter(kit.table, match, [...match.games, gameOfMatch(match, outcome.value)]));
};
