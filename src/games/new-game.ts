import { expectSound, MisuseError, misused } from '../core/misuse';
import { didYouMean } from '../core/nearest-name';
import { isRecord, ownMembers } from '../core/own-values';
import { described } from '../core/reason';
import { expectRules, TABLE_PART } from '../hands/expect-rules';
import { SEATS, type Seat } from '../hands/payouts';
import {
  checkedRandom,
  type Random,
  secureRandom,
  seededRandom,
  shuffleWall,
  throwDice,
} from '../play/chance';
import { forSeats } from '../play/seats';
import type { GameTypes } from '../play/types';
import { SUITS } from '../tiles/tile';
import { type EndBy, type Game, gameOf, type PlayedBy, type PlaysBy } from './game-of';

/** The random source: a text or a random function; different every time if both are left out. */
export interface Chance {
  /** A text that decides everything: the same text gives the same walls, dice and choices. */
  readonly seed?: string | undefined;
  /** A random function, which takes precedence over `seed`. */
  readonly random?: Random | undefined;
}

/** The players of a setup by seat, such as skill levels or personal suits. */
export type PlayersOf<T extends GameTypes> = T['setup'] extends {
  /** The players of the setup. */
  readonly players?: infer P;
}
  ? P
  : never;

/** How to begin a game, besides its rules and what chance decides. */
export type Beginning<T extends GameTypes> = Chance &
  Omit<T['setup'], 'wall' | 'dice' | 'players'> & {
    /**
     * How many play, or the players by seat with details such as skill levels (CF-34); as many as the rules allow if
     * left out.
     */
    readonly players?: number | PlayersOf<T> | undefined;
  };

/** A game that was just dealt. */
export interface NewGame<T extends GameTypes, Outcome = T['outcome']> {
  /** The functions that play it. */
  readonly game: Game<T, Outcome>;
  /** The setup, including the wall and the dice. A server keeps it; with the actions it makes the record. */
  readonly setup: T['setup'];
  /** The state after the deal. */
  readonly state: T['state'];
}

/** The random function to use. */
export const randomOf = ({ seed, random }: Chance): Random => {
  if (random !== undefined) return checkedRandom(random);
  return seed === undefined ? secureRandom() : seededRandom(seed);
};

const seatsFor = (players: unknown, allowed: readonly number[]): readonly Seat[] => {
  if (isRecord(players)) return SEATS.filter((seat) => Object.hasOwn(players, seat));
  const count = players ?? Math.max(...allowed);
  if (!allowed.some((one) => one === count))
    misused(
      `These rules are for ${allowed.join(' or ')} ${Math.max(...allowed) === 1 ? 'player' : 'players'}, not ${described(count)}.`,
      'badOption',
    );
  return SEATS.slice(0, Number(count));
};

/** The parts of a setup that chance decides, so they are not options. */
const BY_CHANCE: readonly unknown[] = ['wall', 'dice'];

/** A setup with random walls and dice; with three players, the suit left out is random, too (TG-15). */
export const setupBy = <T extends GameTypes>(
  rules: PlayedBy,
  { seed: _, random: __, players, ...rest }: Chance & { readonly players?: unknown },
  draw: Random,
): T['setup'] => {
  const own = Object.keys(rest).find((name) => BY_CHANCE.includes(name));
  if (own !== undefined)
    misused(`“${own}” is random here; to give your own, call \`createGame\`.`, 'unknownOption');
  const seats = seatsFor(players, rules.table.players);
  const suitOut = seats.length === 3 ? SUITS[draw(SUITS.length)] : undefined;
  return {
    ...rest,
    wall: shuffleWall(rules, draw, suitOut),
    dice: throwDice(rules, draw, seats.length),
    players: isRecord(players) ? players : forSeats(seats, () => ({})),
  };
};

const noOption = (name: string, by: string, known: readonly string[]): never =>
  misused(`${by} has no option ${described(name)}.${didYouMean(name, known)}`, 'unknownOption');

/** Copies a program’s options as plain data; throws a `MisuseError` for anything but an object, and for names not in `known`. */
export const ownOptions = <Options extends object>(
  options: Options,
  by: string,
  known?: readonly string[],
): Options => {
  expectSound(isRecord(options), `The options of ${by} must be an object`, options);
  for (const name of Object.keys(options)) if (known?.includes(name) === false) noOption(name, by, known);
  return ownMembers(options);
};

/** The state after the deal; throws a `MisuseError` for a bad setup or an option that it does not have. */
export const begin = <T extends GameTypes>(
  game: Game<T, unknown>,
  setup: T['setup'],
  by = '',
  options: readonly string[] = [],
): T['state'] => {
  const created = game.createGame(setup);
  if (created.ok) return created.value;
  const { reasons } = created.error;
  const { code, params } = reasons[0];
  if (code === 'unknownOption' && options.length > 0) {
    const { option, nearest } = params;
    const isOwn = typeof nearest === 'string' && !BY_CHANCE.includes(nearest);
    noOption(String(option), by, isOwn ? [...options, nearest] : options);
  }
  throw new MisuseError(reasons.map((reason) => ({ ...reason, code: 'badOption' })));
};

/** The options of every game, besides those of only some setups. */
export const OPTIONS: readonly string[] = ['seed', 'random', 'players'];

/**
 * Builds the walls, throws the dice and deals: a game of these rules, ready to play.
 *
 * @param rules - The rule set.
 * @param options - A `seed` or a random source `random` (the machine’s own if both are left out), `players` as a
 * number or by seat, `manners`, and `dealer` in the Year game.
 * @returns The functions of the `game`, the `setup` that a record needs, and the `state` after the deal. Options that
 * the game does not take throw a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { newGame } from 'mahjongg/game';
 *
 * const { game, state } = newGame(cardFree(), { seed: 'kitchen table' });
 * state.phase; // => 'charleston'
 * game.legalActions(state, 'S')[0]?.type; // => 'pass'
 * ```
 */
export const newGame = <Rules extends PlayedBy>(
  rules: Rules,
  options: Beginning<PlaysBy<Rules>> = {} as Beginning<PlaysBy<Rules>>,
): NewGame<PlaysBy<Rules>, EndBy<Rules>> => {
  expectRules(rules, TABLE_PART, '`newGame`');
  const game = gameOf(rules);
  const own = ownOptions(options, '`newGame`');
  const setup = setupBy<PlaysBy<Rules>>(rules, own, randomOf(own));
  return { game, setup, state: begin(game, setup, '`newGame`', OPTIONS) };
};
