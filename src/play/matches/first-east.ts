import { expectSound } from '../../result/misuse';
import { described } from '../../result/reason';
import { failure, type Result, success } from '../../result/result';
import { isWhole } from '../../result/whole-number';
import type { Tile } from '../../tiles/tile';
import { checkedRandom, MOST_THROWS, pointedAt, type Random, sumOf, type Throw, throwUntil } from '../chance';
import type { MatchCode, MatchFault } from './match-state';

/** A failed result that says what is wrong with a match. */
export const matchFault = (
  code: MatchCode,
  message: string,
  rule = '',
  params: MatchFault['params'] = {},
): Result<never, MatchFault> => failure({ code, rule, message, params });

/** How many play in a game. */
export const CHAIRS = 4;
/** How many can take part in a match: a fifth is the Dreamer (TG-14). */
export const MOST_PLAYERS = 5;

/** The places of so many players, as they are listed. */
export const placesUpTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place);

/** The tiles drawn for the seats: the winds, and the 5 Dot of the Dreamer with five players (TG-2, TG-14). */
const seatTiles = (players: number): readonly Tile[] =>
  (['E', 'S', 'W', 'N', '5D'] as const).slice(0, players);

/** Who is East, as a place among the players, and how many throws were needed for it; undefined while more are. */
type East = { readonly east: number; readonly used: number } | undefined;

/** With an empty side, the first throw that points at a player (TG-15). */
const eastPointedAt = (throws: readonly Throw[], players: number): East => {
  const places = throws.map(pointedAt);
  const east = places.find((place) => place < players);
  return east === undefined ? undefined : { east, used: places.indexOf(east) + 1 };
};

/** Of four, the highest throw; those who tie for it throw again (AG-3, YG-3). */
const eastByHighest = (throws: readonly Throw[]): East => {
  let rolling = placesUpTo(CHAIRS);
  let used = 0;
  while (rolling.length > 1) {
    const sums = throws.slice(used, used + rolling.length).map(sumOf);
    if (sums.length < rolling.length) return undefined;
    used += sums.length;
    const most = Math.max(...sums);
    rolling = rolling.filter((_, place) => sums[place] === most);
  }
  const [east = 0] = rolling;
  return { east, used };
};

const eastAmong = (throws: readonly Throw[], players: number): East =>
  players < CHAIRS ? eastPointedAt(throws, players) : eastByHighest(throws);

/**
 * Who is the first East, as a place among the players who sit down. Four throw in turn, and those who tie for the
 * highest again, by the rule given (AG-3, YG-3); with three, a throw points at a side of the table, and the empty one
 * throws again (TG-15).
 */
export const eastByDice = (
  throws: readonly Throw[],
  players: number,
  ruleOfFour: string,
): Result<number, MatchFault> => {
  const found = eastAmong(throws, players);
  if (found?.used === throws.length) return success(found.east);
  const message = found
    ? `East is known after ${found.used} throws; there are ${throws.length}.`
    : 'More throws are needed before it is known who is East.';
  return matchFault('badDice', message, players < CHAIRS ? 'TG-15' : ruleOfFour, {
    throws: throws.length,
    ...(found && { expected: found.used }),
  });
};

/** The players in the order in which they sit after drawing tiles for it, by their places in the list. */
export const seatedByDraw = (
  drawn: readonly unknown[],
  players: number,
  ruleOfFour: string,
): Result<readonly number[], MatchFault> => {
  const tiles = seatTiles(players);
  const seating = tiles.map((tile) => drawn.indexOf(tile));
  if (drawn.length === players && !seating.includes(-1)) return success(seating);
  const missing = tiles.find((tile) => !drawn.includes(tile));
  const found =
    missing === undefined ? `there are ${drawn.length}` : `nobody has drawn ${described(missing)}`;
  const message = `Each player draws one of ${tiles.join(', ')}; ${found}.`;
  return matchFault('badDraw', message, players > CHAIRS ? 'TG-14' : ruleOfFour, { tiles });
};

const expectPlayers = (players: number, name: string): void =>
  expectSound(
    isWhole(players, 1, MOST_PLAYERS),
    `\`${name}\` needs a number of players from 1 to ${MOST_PLAYERS}`,
    players,
  );

/**
 * The throws that say who is the first East of so many players, with those that repeat ties (AG-3, TG-15, YG-3). Dice that have not
 * settled it after 1,000 throws always show the same, and end with a `MisuseError`.
 */
export const throwForEast = (players: number, random: Random): readonly Throw[] => {
  expectPlayers(players, 'throwForEast');
  const seated = Math.min(players, CHAIRS);
  const stuck = `Nobody is East after ${MOST_THROWS} throws: the source of chance always gives the same.`;
  return throwUntil(random, (throws) => eastAmong(throws, seated) !== undefined, stuck);
};

/** Which tile each of so many players draws for a seat (TG-2, TG-14). */
export const drawSeats = (players: number, random: Random): readonly Tile[] => {
  expectPlayers(players, 'drawSeats');
  const draw = checkedRandom(random);
  const left = [...seatTiles(players)];
  return seatTiles(players).flatMap(() => left.splice(draw(left.length), 1));
};
