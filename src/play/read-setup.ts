import { nearestName } from '../result/nearest-name';
import { isRecord, ownList } from '../result/own-values';
import { described } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import { TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { MOST_THROWS, pointsAtNobody, type Throw } from './chance';
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
export interface IllegalSetup {
  /** The stable name of what is wrong. */
  readonly code: SetupCode;
  /** The number of the rule that says so; empty where no rule of a game is meant. */
  readonly rule: string;
  /** A sentence for a programmer. */
  readonly message: string;
  /** The figures behind the message, by name. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** A part of a setup that was read, or why it is none. */
export type ReadSetup<T> = Result<T, IllegalSetup>;

/** A setup that cannot be. */
export const badSetup = (
  code: SetupCode,
  message: string,
  rule = '',
  params: IllegalSetup['params'] = {},
): ReadSetup<never> => failure({ code, rule, message, params });

/** What is said of a part that a setup does not have, with the name that was probably meant. */
export const unknownPart = (
  whole: string,
  name: string,
  names: readonly string[],
): Pick<IllegalSetup, 'message' | 'params'> => {
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return {
    message: `${whole} has no part ${described(name)}.${hint}`,
    params: { option: name.slice(0, 40), ...(nearest !== undefined && { nearest }) },
  };
};

/** Why a value from outside is no setup of these parts; undefined if it has no others. */
export const strangePart = (value: unknown, names: readonly string[]): IllegalSetup | undefined => {
  const stranger = isRecord(value) ? Object.keys(value).find((name) => !names.includes(name)) : undefined;
  return stranger === undefined
    ? undefined
    : { code: 'unknownOption', rule: '', ...unknownPart('A game', stranger, names) };
};

/** How many of each tile of `TILES` a list holds. */
export const countTiles = (tiles: readonly Tile[]): readonly number[] => {
  const counts = TILES.map(() => 0);
  for (const tile of tiles) counts[tileIndex(tile)]!++;
  return counts;
};

/** Whether a list holds one of these numbers of each tile. */
export const hasCounts = (tiles: readonly Tile[], allowed: readonly (readonly number[])[]): boolean => {
  const counts = countTiles(tiles);
  return allowed.some((set) => set.every((count, index) => count === counts[index]));
};

/** Reads any value as a wall with one of the tile counts that are allowed; `rule` says which tiles these are. */
export const readWall = (
  value: unknown,
  allowed: readonly (readonly number[])[],
  rule: string,
): ReadSetup<readonly Tile[]> => {
  const list = ownList(value, MOST_TILES);
  if (list === undefined) return badSetup('badWall', `The wall is a list of tiles, not ${described(value)}.`);
  const stranger = list.find((tile) => tileIndex(tile) < 0);
  if (stranger !== undefined || list.includes(undefined))
    return badSetup('badWall', `${described(stranger)} in the wall is not a tile.`);
  const counts = countTiles(list as Tile[]);
  if (allowed.some((one) => one.every((count, index) => count === counts[index])))
    return success(list as Tile[]);
  const [expected = []] = allowed;
  const wrong = TILES.find((_, index) => expected[index] !== counts[index]) as Tile;
  const [has, needed] = [counts[tileIndex(wrong)] as number, expected[tileIndex(wrong)] as number];
  const size = expected.reduce((sum, count) => sum + count, 0);
  return badSetup(
    'badWall',
    `The wall must hold the ${size} tiles of the game; it has ${has} of ${wrong} instead of ${needed}.`,
    rule,
    { tile: wrong, count: has, expected: needed },
  );
};

/** Whether a value is what one die can show. */
const isDie = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6;

/** What is said of a throw that is none. */
export const NOT_A_THROW = 'A throw is a list of two numbers from 1 to 6.';

/** Reads values as throws of two dice; undefined if one of them is none. */
export const readThrows = (list: readonly unknown[]): readonly Throw[] | undefined => {
  const throws = list.map((one) => ownList(one, 2));
  return throws.every((dice) => dice?.length === 2 && dice.every(isDie))
    ? (throws as unknown as readonly Throw[])
    : undefined;
};

/** Reads any value as throws that point at a taken seat at last, and at the empty one before (TG-15). */
const readPointing = (value: unknown, players: number): ReadSetup<readonly Throw[]> => {
  const list = ownList(value, MOST_THROWS);
  const throws = list && readThrows(list);
  if (throws === undefined) return badSetup('badDice', NOT_A_THROW, 'TG-15');
  const last = throws.findIndex((dice) => !pointsAtNobody(dice, players));
  if (last >= 0 && last === throws.length - 1) return success(throws);
  const message =
    'With three players the dice are thrown until they do not point at the empty seat, and not again.';
  return badSetup('badDice', message, 'TG-15', { throws: throws.length });
};

/**
 * Reads any value as so many throws, none missing and none unused; `rule` is the one that asks for them. With three
 * players those that point at the empty seat are thrown again (TG-15).
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
    const count = list === undefined ? described(value) : `${list.length}`;
    const message = `These rules ask for ${expected} ${expected === 1 ? 'throw' : 'throws'} of two dice, not ${count}.`;
    return badSetup('badDice', message, rule, { expected });
  }
  const throws = readThrows(list);
  return throws === undefined ? badSetup('badDice', NOT_A_THROW, rule) : success(throws);
};
