import { nearestName } from '../core/nearest-name';
import { isRecord, ownList } from '../core/own-values';
import { isNot } from '../core/read';
import { described, type Fault } from '../core/reason';
import { type Rejection, type Result, rejected, success } from '../core/result';
import { isWhole } from '../core/whole-number';
import { TILES, type Tile } from '../tiles/tile';
import { isTile, tileIndex } from '../tiles/tile-index';
import { MOST_THROWS, pointsAtNobody, type Throw } from './chance';
import { listOf, type Reader } from './fields';
import { MOST_TILES } from './walls';

/** The stable names of everything that can be wrong with a setup. */
export type SetupCode =
  | 'notASetup'
  | 'unknownOption'
  | 'badWall'
  | 'badDice'
  | 'badPlayers'
  | 'badManners'
  | 'badDealer';

/** Why a game cannot begin. */
export type IllegalSetup = Fault<SetupCode>;

/** A part of a setup that was read, or why it is not valid. */
export type ReadSetup<T> = Result<T, Rejection<IllegalSetup>>;

/**
 * Makes the answer for an invalid setup, for `read` of a `Way`.
 *
 * @param code - The stable name of the reason.
 * @param message - A sentence that says what is wrong.
 * @param rule - The number of the rule; none if left out.
 * @param params - The figures behind it, by name; none if left out.
 * @returns A failed `Result` with that one reason.
 * @example
 * ```ts
 * import { badSetup } from 'mahjongg/game';
 *
 * badSetup('badPlayers', 'The race is for two players.', 'SR-1').ok; // => false
 * ```
 */
export const badSetup = (
  code: SetupCode,
  message: string,
  rule = '',
  params: IllegalSetup['params'] = {},
): ReadSetup<never> => rejected({ code, rule, message, params });

/** The message for a value that is not a setup of a `whole`, which must have what is `needed`. */
export const notASetup = (value: unknown, whole = 'game', needed = 'a wall'): string =>
  `The setup of a ${whole} must be an object with ${needed}; got ${described(value)}.`;

/** Reads any value as an object with no other parts than these; the fault suggests the name that was probably meant. */
export const readNames = (
  value: unknown,
  names: readonly string[],
  whole = 'game',
  needed = 'a wall',
): Result<object, Rejection<Fault<'notASetup' | 'unknownOption'>>> => {
  const refused = (code: 'notASetup' | 'unknownOption', message: string, params = {}) =>
    rejected({ code, rule: '', message, params });
  if (!isRecord(value)) return refused('notASetup', notASetup(value, whole, needed));
  const stranger = Object.keys(value).find((name) => !names.includes(name));
  if (stranger === undefined) return success(value);
  const nearest = nearestName(stranger, names);
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return refused('unknownOption', `A ${whole} has no part ${described(stranger)}.${hint}`, {
    option: stranger.slice(0, 40),
    ...(nearest !== undefined && { nearest }),
  });
};

/** Reads parts in order, up to the first that is wrong; each can use those before it. */
export const readInOrder = <T extends object>(
  parts: {
    readonly [K in keyof T]: (before: T) => ReadSetup<T[K]>;
  },
): ReadSetup<T> => {
  const made: Partial<T> = {};
  for (const name of Object.keys(parts) as (keyof T & string)[]) {
    const part = parts[name](made as T);
    if (!part.ok) return part;
    made[name] = part.value;
  }
  return success(made as T);
};

/** How many of each tile of `TILES` a list holds. */
export const countTiles = (tiles: readonly Tile[]): readonly number[] => {
  const counts = TILES.map(() => 0);
  for (const tile of tiles) counts[tileIndex(tile)]!++;
  return counts;
};

/** Whether the counts of the tiles in a list are one of those allowed. */
export const hasCounts = (tiles: readonly Tile[], allowed: readonly (readonly number[])[]): boolean => {
  const counts = countTiles(tiles);
  return allowed.some((set) => set.every((count, index) => count === counts[index]));
};

/**
 * Reads any value as a wall, for `read` of a `Way`.
 *
 * @param value - Any value.
 * @param allowed - The sets of tiles that a wall may hold: for each tile of `TILES`, how many there are.
 * @param rule - The number of the rule that says which tiles these are.
 * @returns The wall, or a reason `badWall`.
 * @example
 * ```ts
 * import { tileSet } from 'mahjongg';
 * import { readWall } from 'mahjongg/game';
 *
 * const allowed = [tileSet({ '1B': 2 }, 'SR-1').byIndex];
 * readWall(['1B', '1B'], allowed, 'SR-1').ok; // => true
 * const wrong = readWall(['1B'], allowed, 'SR-1');
 * wrong.ok || wrong.error.message;
 * // => 'The wall must hold the 2 tiles of the game; it has 1 of 1B instead of 2.'
 * ```
 */
export const readWall = (
  value: unknown,
  allowed: readonly (readonly number[])[],
  rule: string,
): ReadSetup<readonly Tile[]> => {
  const list = ownList(value, MOST_TILES);
  if (list === undefined) return badSetup('badWall', isNot('The wall', 'a list of tiles', value));
  if (!list.every(isTile)) {
    const stranger = list.find((tile) => !isTile(tile));
    return badSetup('badWall', `The wall has something that is not a tile: ${described(stranger)}.`);
  }
  if (hasCounts(list, allowed)) return success(list);
  const has = countTiles(list);
  const [expected = []] = allowed;
  const wrong = TILES.findIndex((_, index) => expected[index] !== has[index]);
  const [tile, count, needed] = [TILES[wrong], has[wrong], expected[wrong]];
  const size = expected.reduce((sum, one) => sum + one, 0);
  const message = `The wall must hold the ${size} tiles of the game; it has ${count} of ${tile} instead of ${needed}.`;
  return badSetup('badWall', message, rule, { tile, count, expected: needed });
};

/** The message for a value that is not a throw. */
export const NOT_A_THROW = 'A throw must be a list of two numbers from 1 to 6.';

const readThrow: Reader<Throw> = (value) => {
  const [one, other] = ownList(value, 2) ?? [];
  return isWhole(one, 1, 6) && isWhole(other, 1, 6) ? [one, other] : undefined;
};

/** Reads any value as a list of throws of two dice; undefined if it is not one, or is too long for any game. */
export const readThrows: Reader<readonly Throw[]> = /* @__PURE__ */ listOf(readThrow, MOST_THROWS);

/** Reads any value as throws of which only the last points at a taken seat (TG-15). */
const readPointing = (value: unknown, players: number): ReadSetup<readonly Throw[]> => {
  const throws = readThrows(value);
  if (throws === undefined) return badSetup('badDice', NOT_A_THROW, 'TG-15');
  const settled = throws.findIndex((dice) => !pointsAtNobody(dice, players));
  if (settled >= 0 && settled === throws.length - 1) return success(throws);
  const message =
    'With three players the dice are thrown until they do not point at the empty seat, and not again.';
  return badSetup('badDice', message, 'TG-15', { throws: throws.length });
};

/**
 * Reads any value as throws of two dice, for `read` of a `Way`.
 *
 * @param value - Any value.
 * @param expected - How many throws the rules ask for, no more and no fewer.
 * @param rule - The number of the rule that asks for them.
 * @param players - How many play, 4 if left out; with 3, throws that point at the empty seat come before (TG-15).
 * @returns The throws, or a reason `badDice`.
 * @example
 * ```ts
 * import { readDice } from 'mahjongg/game';
 *
 * readDice([[3, 4]], 1, 'AG-4a').ok; // => true
 * const wrong = readDice([[3, 7]], 1, 'AG-4a');
 * wrong.ok || wrong.error.message; // => 'A throw must be a list of two numbers from 1 to 6.'
 * ```
 */
export const readDice = (
  value: unknown,
  expected: number,
  rule: string,
  players = 4,
): ReadSetup<readonly Throw[]> => {
  if (players === 3 && expected > 0) return readPointing(value, players);
  const list = value === undefined ? [] : ownList(value, 16);
  if (list?.length !== expected) {
    const throws = `${expected} ${expected === 1 ? 'throw' : 'throws'} of two dice`;
    const message =
      list === undefined
        ? isNot('“dice”', `a list of ${throws}`, value)
        : `These rules ask for ${throws}, not ${list.length}; \`throwDice\` makes them.`;
    return badSetup('badDice', message, rule, { expected });
  }
  const throws = readThrows(list);
  return throws === undefined ? badSetup('badDice', NOT_A_THROW, rule) : success(throws);
};
