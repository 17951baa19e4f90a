import { expectSound } from '../../core/misuse';
import { described } from '../../core/reason';
import { success } from '../../core/result';
import { isWhole } from '../../core/whole-number';
import type { Tile } from '../../tiles/tile';
import { checkedRandom, MOST_THROWS, pointedAt, type Random, sumOf, type Throw, throwUntil } from '../chance';
import { CHAIRS, MOST_PLAYERS, matchFault, type ReadMatch } from './match-state';

/** The places of `count` players: 0, 1, 2 and so on. */
export const placesUpTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place);

/** The tiles drawn for seats: the winds, and with five players the Dreamer’s 5 Dot (TG-2, TG-14). */
const seatTiles = (players: number): readonly Tile[] =>
  (['E', 'S', 'W', 'N', '5D'] as const).slice(0, players);

/** Who can still be East, and how many throws were used; if several of four players are left, they throw next. */
interface Rolled {
  readonly left: readonly number[];
  readonly used: number;
}

/** With three players, the first throw that points at a player decides (TG-15). */
const eastPointedAt = (throws: readonly Throw[], players: number): Rolled => {
  const places = throws.map(pointedAt);
  const used = places.findIndex((place) => place < players) + 1;
  return used === 0 ? { left: placesUpTo(players), used } : { left: [places[used - 1] as number], used };
};

/** With four players, the highest throw decides; those who tie for it throw again, once each (AG-3, YG-3). */
const eastByHighest = (throws: readonly Throw[]): Rolled => {
  let left = placesUpTo(CHAIRS);
  let used = 0;
  while (left.length > 1 && throws.length >= used + left.length) {
    const sums = throws.slice(used, used + left.length).map(sumOf);
    used += sums.length;
    const most = Math.max(...sums);
    left = left.filter((_, place) => sums[place] === most);
  }
  return { left, used };
};

const eastAmong = (throws: readonly Throw[], players: number): Rolled =>
  players < CHAIRS ? eastPointedAt(throws, players) : eastByHighest(throws);

/**
 * The first East, as a place in the list of names. Four players throw in turn, and those who tie for the highest throw
 * again, once each in the same order, by the rule given (AG-3, YG-3); with three, a throw points at a side of the
 * table, and is repeated if that is empty (TG-15).
 */
export const eastByDice = (
  throws: readonly Throw[],
  names: readonly string[],
  ruleOfFour: string,
): ReadMatch<number> => {
  const { left, used } = eastAmong(throws, names.length);
  const rule = names.length < CHAIRS ? 'TG-15' : ruleOfFour;
  if (left.length > 1) {
    const tied = used === 0 ? [] : left.map((place) => names[place] as string);
    const next =
      tied.length === 0 ? '' : `; ${tied.join(' and ')} are tied, and throw once more in this order`;
    return matchFault('badDice', `More throws are needed to decide East${next}.`, rule, {
      throws: throws.length,
      tied,
    });
  }
  return used === throws.length
    ? success(left[0] as number)
    : matchFault('badDice', `East is known after ${used} throws; there are ${throws.length}.`, rule, {
        throws: throws.length,
        expected: used,
      });
};

/** The players, as places in the list, in the order in which they sit after drawing these tiles. */
export const seatedByDraw = (
  drawn: readonly unknown[],
  players: number,
  ruleOfFour: string,
): ReadMatch<readonly number[]> => {
  const tiles = seatTiles(players);
  const seating = tiles.map((tile) => drawn.indexOf(tile));
  if (drawn.length === players && !seating.includes(-1)) return success(seating);
  const missing = tiles.find((tile) => !drawn.includes(tile));
  const found =
    missing === undefined ? `there are ${drawn.length}` : `nobody has drawn ${described(missing)}`;
  const message = `Each player draws one of ${tiles.join(', ')}; ${found}.`;
  return matchFault('badDraw', message, players > CHAIRS ? 'TG-14' : ruleOfFour, { tiles });
};

const expectPlayers = (players: number, name: string): void => {
  const needs = `\`${name}\` needs a number of players from 1 to ${MOST_PLAYERS}`;
  expectSound(isWhole(players, 1, MOST_PLAYERS), needs, players);
};

/**
 * Throws dice until the first East is known, repeating ties (AG-3, TG-15, YG-3).
 *
 * @param players - How many play, 1 to 5.
 * @param random - The random source.
 * @returns The throws in order, for the setup of a match. Throws a `MisuseError` for any other number of players, or if
 * 1,000 throws do not settle it.
 * @example
 * ```ts
 * import { seededRandom, throwForEast } from 'mahjongg/game';
 *
 * throwForEast(4, seededRandom('evening')); // => [[6, 5], [4, 6], [3, 1], [3, 3]]
 * ```
 */
export const throwForEast = (players: number, random: Random): readonly Throw[] => {
  expectPlayers(players, 'throwForEast');
  const seated = Math.min(players, CHAIRS);
  const stuck = `Nobody is East after ${MOST_THROWS} throws: the random source keeps returning the same numbers.`;
  return throwUntil(random, (throws) => eastAmong(throws, seated).left.length === 1, stuck);
};

/**
 * Draws a tile for each player to decide who sits where (TG-2, TG-14).
 *
 * @param players - How many draw, 1 to 5.
 * @param random - The random source.
 * @returns The tile of each player, in the order of the players, for the setup of a match. Throws a `MisuseError` for
 * any other number.
 * @example
 * ```ts
 * import { drawSeats, seededRandom } from 'mahjongg/game';
 *
 * drawSeats(4, seededRandom('evening')); // => ['S', 'W', 'N', 'E']
 * ```
 */
export const drawSeats = (players: number, random: Random): readonly Tile[] => {
  expectPlayers(players, 'drawSeats');
  const draw = checkedRandom(random);
  const left = [...seatTiles(players)];
  return seatTiles(players).flatMap(() => left.splice(draw(left.length), 1));
};
