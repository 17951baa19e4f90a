import { nearestName } from '../result/nearest-name';
import { isRecord, ownList, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import { SEATS, type Seat } from '../rules/payouts';
import { SUITS, TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { type Throw, throwsOf } from './chance';
import { NO_ANSWERS } from './evolve';
import type { Kit } from './kit';
import { goOn } from './phases';
import { sorted } from './racks';
import { type BySeat, forSeats } from './seats';
import type { GameState, Manners, Player } from './state';
import { startStep } from './step';
import { deal, drawOrder, layWalls } from './walls';

/** What a game is made of. */
export interface GameSetup {
  /**
   * All tiles, stack by stack, the upper tile first: East's wall from East's right, then the walls in the
   * order in which they come into play. `shuffleWall` makes one.
   */
  readonly wall: readonly Tile[];
  /** The throws the rule set asks for, in order; none may be missing and none unused. */
  readonly dice?: readonly Throw[] | undefined;
  /** The players by seat; four without skill levels if left out. */
  readonly players?: BySeat<Player> | undefined;
  /** Whether illegal things are refused (`strict`, the default) or can happen (`table`). */
  readonly manners?: Manners | undefined;
}

/** The stable names of everything that can be wrong with a setup. */
export type SetupCode = 'notASetup' | 'unknownOption' | 'badWall' | 'badDice' | 'badPlayers' | 'badManners';

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

/** A setup that was read. */
export type CheckedSetup = Required<{ readonly [K in keyof GameSetup]: Exclude<GameSetup[K], undefined> }>;

type Read<T> = Result<T, IllegalSetup>;

const bad = (code: SetupCode, message: string, rule = '', params: IllegalSetup['params'] = {}): Read<never> =>
  failure({ code, rule, message, params });

const MOST_TILES = 256;
const FOUR: BySeat<Player> = { E: {}, S: {}, W: {}, N: {} };

/** How many of each tile of `TILES` a list holds. */
export const countTiles = (tiles: readonly Tile[]): readonly number[] => {
  const counts = TILES.map(() => 0);
  for (const tile of tiles) counts[tileIndex(tile)]!++;
  return counts;
};

/** The tile counts a wall may have: the game's, or with three players those without one suit (TG-15). */
export const allowedCounts = ({ rules }: Kit, players: number): readonly (readonly number[])[] =>
  players === 4
    ? [rules.tiles.byIndex]
    : SUITS.map((suit) =>
        TILES.map((tile, index) =>
          tile.length === 2 && tile.endsWith(suit) && /\d/.test(tile)
            ? 0
            : (rules.tiles.byIndex[index] as number),
        ),
      );

const readWall = (kit: Kit, value: unknown, players: number): Read<readonly Tile[]> => {
  const list = ownList(value, MOST_TILES);
  if (list === undefined) return bad('badWall', `The wall is a list of tiles, not ${described(value)}.`);
  const stranger = list.find((tile) => tileIndex(tile) < 0);
  if (stranger !== undefined || list.includes(undefined))
    return bad('badWall', `${described(stranger)} in the wall is not a tile.`);
  const counts = countTiles(list as Tile[]);
  const allowed = allowedCounts(kit, players);
  if (allowed.some((one) => one.every((count, index) => count === counts[index])))
    return success(list as Tile[]);
  const [expected = []] = allowed;
  const wrong = TILES.find((_, index) => expected[index] !== counts[index]) as Tile;
  const [has, needed] = [counts[tileIndex(wrong)] as number, expected[tileIndex(wrong)] as number];
  const size = expected.reduce((sum, count) => sum + count, 0);
  return bad(
    'badWall',
    `The wall must hold the ${size} tiles of the game; it has ${has} of ${wrong} instead of ${needed}.`,
    kit.rules.tiles.rule,
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

const readDice = (kit: Kit, value: unknown): Read<readonly Throw[]> => {
  const expected = throwsOf(kit.rules);
  const list = value === undefined ? [] : ownList(value, 16);
  if (list?.length !== expected) {
    const count = list === undefined ? described(value) : `${list.length}`;
    return bad('badDice', `These rules ask for ${expected} throws of two dice, not ${count}.`, 'AG-4a', {
      expected,
    });
  }
  const throws = readThrows(list);
  return throws === undefined ? bad('badDice', NOT_A_THROW, 'AG-4a') : success(throws);
};

/** Reads any value as what is known of a player; undefined if it is not that. */
export const readPlayer = (kit: Kit, value: unknown): Player | undefined => {
  if (!isRecord(value)) return undefined;
  const level = ownValue(value, 'skillLevel');
  if (level === undefined) return {};
  const known = Number.isInteger(level) && (level as number) >= 0 && (level as number) <= kit.table.levels;
  return known ? { skillLevel: level as number } : undefined;
};

/** Reads any value as the players of these rules by seat. */
export const readPlayers = (kit: Kit, value: unknown): Read<BySeat<Player>> => {
  if (value === undefined) return success(FOUR);
  if (!isRecord(value))
    return bad('badPlayers', `The players are an object by seat, not ${described(value)}.`);
  const seats = SEATS.filter((seat) => ownValue(value, seat) !== undefined);
  const seated =
    seats.every((seat, place) => seat === SEATS[place]) && kit.table.players.includes(seats.length);
  if (!seated || Object.keys(value).length !== seats.length) {
    const message = `These rules are for ${kit.table.players.join(' or ')} players, at the seats E, S, W and N in this order.`;
    return bad('badPlayers', message, 'TG-15', { players: kit.table.players });
  }
  const players = seats.map((seat) => readPlayer(kit, ownValue(value, seat)));
  if (!players.includes(undefined))
    return success(forSeats(seats, (seat) => players[seats.indexOf(seat)] as Player));
  const message = `A player has a skillLevel from 0 to ${kit.table.levels}, or none.`;
  return bad('badPlayers', message, 'CF-34', { levels: kit.table.levels });
};

/** The parts of a setup. */
const NAMES: readonly (keyof GameSetup)[] = ['wall', 'dice', 'players', 'manners'];

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

/** Reads any value as the setup of a game of these rules, which has no other parts. */
export const readWholeSetup = (kit: Kit, value: unknown): Read<CheckedSetup> => {
  const stranger = isRecord(value)
    ? Object.keys(value).find((name) => !(NAMES as readonly string[]).includes(name))
    : undefined;
  return stranger === undefined
    ? readSetup(kit, value)
    : failure({ code: 'unknownOption', rule: '', ...unknownPart('A game', stranger, NAMES) });
};

/** Reads those parts of any value that are the setup of a game of these rules. */
export const readSetup = (kit: Kit, value: unknown): Read<CheckedSetup> => {
  if (!isRecord(value))
    return bad('notASetup', `A game is made of an object with a wall, not ${described(value)}.`);
  const manners = ownValue(value, 'manners') ?? 'strict';
  if (manners !== 'strict' && manners !== 'table')
    return bad('badManners', `“manners” is strict or table, not ${described(manners)}.`);
  const players = readPlayers(kit, ownValue(value, 'players'));
  if (!players.ok) return players;
  const wall = readWall(kit, ownValue(value, 'wall'), Object.keys(players.value).length);
  if (!wall.ok) return wall;
  const dice = readDice(kit, ownValue(value, 'dice'));
  return dice.ok ? success({ wall: wall.value, dice: dice.value, players: players.value, manners }) : dice;
};

/** Builds the walls, breaks them, deals, and goes to the first decision. */
export const startGame = (kit: Kit, { wall, dice, players, manners }: CheckedSetup): GameState => {
  const seats = SEATS.filter((seat) => players[seat] !== undefined);
  const stacksKept = dice.reduce((sum, [one, other]) => sum + one + other, 0);
  const { racks, rest } = deal(drawOrder(layWalls(wall, seats), stacksKept), seats);
  const rackOf = (seat: Seat): readonly Tile[] => sorted(racks.get(seat) ?? []);
  const blank = {
    version: 1,
    rules: kit.identity,
    manners,
    seats,
    players,
    moment: 0,
    phase: 'over',
    now: null,
    awaiting: [],
    melds: forSeats(seats, () => []),
    counts: forSeats(seats, (seat) => rackOf(seat).length),
    discards: [],
    wallLeft: rest.length,
    dead: [],
    challenges: [],
    wall: rest,
    racks: forSeats(seats, rackOf),
    answers: NO_ANSWERS[seats.length],
    setAside: null,
    faceDown: null,
    drawn: null,
  };
  const step = startStep(kit, blank as unknown as GameState);
  goOn(step, { to: 'pass', round: 1, pass: 1 });
  return step.draft as unknown as GameState;
};
