import { expectSound, misused } from '../../result/misuse';
import { described } from '../../result/reason';
import { failure, type Result, success } from '../../result/result';
import type { Tile } from '../../tiles/tile';
import { checkedRandom, MOST_THROWS, pointedAt, type Random, sumOf, type Throw, throwOnce } from '../chance';
import type { MatchCode, MatchFault } from './match-state';

/** A failed result that says what is wrong with a match. */
export const matchFault = (
  code: MatchCode,
  message: string,
  rule = '',
  params: MatchFault['params'] = {},
): Result<never, MatchFault> => failure({ code, rule, message, params });

const CHAIRS = 4;

/** The tiles drawn for the seats: the winds, and the 5 Dot of the Dreamer with five players (TG-2, TG-14). */
const seatTiles = (players: number): readonly Tile[] =>
  (['E', 'S', 'W', 'N', '5D'] as const).slice(0, players);

/** Which of these throws are the highest, by their places. */
const highestOf = (throws: readonly Throw[]): readonly number[] => {
  const most = Math.max(...throws.map(sumOf));
  return throws.flatMap((dice, place) => (sumOf(dice) === most ? [place] : []));
};

/** Who can still be East after these throws, and how many of them led there; with more than one, they throw next. */
const eastAmong = (
  throws: readonly Throw[],
  players: number,
): { readonly left: readonly number[]; readonly used: number } => {
  let left: readonly number[] = Array.from({ length: players }, (_, place) => place);
  let used = 0;
  if (players < CHAIRS) {
    const place = throws.findIndex((dice) => pointedAt(dice) < players);
    return place < 0 ? { left, used } : { left: [pointedAt(throws[place] as Throw)], used: place + 1 };
  }
  while (left.length > 1 && throws.length >= used + left.length) {
    const round = throws.slice(used, used + left.length);
    used += round.length;
    left = highestOf(round).map((place) => left[place] as number);
  }
  return { left, used };
};

/**
 * Who is the first East, as a place among the players who sit down, by their names. Four throw in turn, and those who tie
 * for the highest again, each once and in the same order, by the rule given (AG-3, YG-3); with three, a throw points at a side
 * of the table, and the empty one throws again (TG-15).
 */
export const eastByDice = (
  throws: readonly Throw[],
  names: readonly string[],
  ruleOfFour: string,
): Result<number, MatchFault> => {
  const { left, used } = eastAmong(throws, names.length);
  const rule = names.length < CHAIRS ? 'TG-15' : ruleOfFour;
  if (left.length > 1) {
    const tied = used === 0 ? [] : left.map((place) => names[place] as string);
    const next =
      tied.length === 0 ? '' : `; ${tied.join(' and ')} are tied, and throw once more in this order`;
    return matchFault('badDice', `More throws are needed before it is known who is East${next}.`, rule, {
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
  return matchFault(
    'badDraw',
    `Each player draws one of ${tiles.join(', ')}; ${missing === undefined ? `there are ${drawn.length}` : `nobody has drawn ${described(missing)}`}.`,
    players > CHAIRS ? 'TG-14' : ruleOfFour,
    { tiles },
  );
};

const expectPlayers = (players: number, name: string): void =>
  expectSound(
    Number.isInteger(players) && players >= 1 && players <= CHAIRS + 1,
    `\`${name}\` needs a number of players from 1 to ${CHAIRS + 1}`,
    players,
  );

/**
 * The throws that say who is the first East of so many players, with those that repeat ties (AG-3, TG-15, YG-3). Dice that have not
 * settled it after 1,000 throws always show the same, and end with a `MisuseError`.
 */
export const throwForEast = (players: number, random: Random): readonly Throw[] => {
  expectPlayers(players, 'throwForEast');
  const draw = checkedRandom(random);
  const throws: Throw[] = [];
  const seated = Math.min(players, CHAIRS);
  while (eastAmong(throws, seated).left.length > 1) {
    if (throws.length === MOST_THROWS)
      misused(
        `Nobody is East after ${MOST_THROWS} throws: the source of chance always gives the same.`,
        'badOption',
      );
    throws.push(throwOnce(draw));
  }
  return throws;
};

/** Which tile each of so many players draws for a seat (TG-2, TG-14). */
export const drawSeats = (players: number, random: Random): readonly Tile[] => {
  expectPlayers(players, 'drawSeats');
  const draw = checkedRandom(random);
  const left = [...seatTiles(players)];
  return Array.from({ length: left.length }, () => left.splice(draw(left.length), 1)[0] as Tile);
};
