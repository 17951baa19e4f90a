import { expectSound, misused } from '../core/misuse';
import { isWhole } from '../core/whole-number';
import { expectRules, THROWS_PART, TILES_PART } from '../hands/expect-rules';
import type { HasTiles } from '../hands/rule-parts';
import type { HasAnyTable } from '../hands/table-parts';
import { isNumberOf, SUITS, type Suit, TILES, type Tile } from '../tiles/tile';

/** A random source: returns a whole number from 0 up to, but not including, the bound. */
export type Random = (bound: number) => number;

/** One throw of two dice. */
export type Throw = readonly [number, number];

/**
 * The same random source with its numbers checked: throws a `MisuseError` if it is not a function, or returns anything
 * but a whole number below the bound.
 */
export const checkedRandom = (random: Random): Random => {
  expectSound(typeof random === 'function', 'A random source must be a function', random);
  return (bound) => {
    const number = random(bound);
    if (!isWhole(number, 0, bound - 1))
      expectSound(false, `A random source must return whole numbers from 0 to ${bound - 1}`, number);
    return number;
  };
};

/**
 * Lists all tiles of a game in rack order.
 *
 * @param rules - The rules, or any object with `tiles` as `tileSet` makes them.
 * @returns The tiles, each as often as there are copies. Throws a `MisuseError` for rules without tiles.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { allTiles } from 'mahjongg/game';
 *
 * allTiles(cardFree()).length; // => 152
 * ```
 */
export const allTiles = (rules: HasTiles): readonly Tile[] => {
  expectRules(rules, TILES_PART, '`allTiles`');
  return TILES.flatMap((tile, index) => Array.from({ length: rules.tiles.byIndex[index] ?? 0 }, () => tile));
};

/** A shuffled copy of a list, every order equally likely (Fisher–Yates). */
export const shuffled = <T>(things: readonly T[], random: Random): T[] => {
  const order = [...things];
  const draw = checkedRandom(random);
  for (let place = order.length - 1; place > 0; place--) {
    const other = draw(place + 1);
    [order[place], order[other]] = [order[other] as T, order[place] as T];
  }
  return order;
};

/**
 * Shuffles the tiles of a game, every order equally likely.
 *
 * @param rules - The rules, which say what tiles there are.
 * @param random - The random source.
 * @param without - The suit that is taken out for three players (TG-15): `B`, `C` or `D`; none if left out.
 * @returns The wall, for a setup. Throws a `MisuseError` for any other suit, or if the source gives anything but whole
 * numbers below the bound.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { seededRandom, shuffleWall } from 'mahjongg/game';
 *
 * const wall = shuffleWall(cardFree(), seededRandom('kitchen table'));
 * [wall.length, wall[0]]; // => [152, '6D']
 * ```
 */
export const shuffleWall = (rules: HasTiles, random: Random, without?: Suit): readonly Tile[] => {
  const isSuit = without === undefined || SUITS.includes(without);
  expectSound(isSuit, `The suit that is left out of a wall is one of ${SUITS.join(', ')}`, without);
  const tiles = allTiles(rules).filter((tile) => !isNumberOf(tile, without));
  return shuffled(tiles, random);
};

/** The most throws that any game asks for. */
const MOST_ASKED = 16;

/** The total of two dice. */
export const sumOf = ([one, other]: Throw): number => one + other;

/** The side of the table that the dice point at: 0 for the first player, then counted to the right up to 3 (TG-15). */
export const pointedAt = (dice: Throw): number => (sumOf(dice) - 1) % 4;

/** Whether the dice point at the seat that three players leave empty (TG-15). */
export const pointsAtNobody = (dice: Throw, players: number): boolean =>
  players === 3 && pointedAt(dice) >= players;

/** The most throws that are tried; fair dice never need so many. */
export const MOST_THROWS = 1_000;

/** Throws two dice until `isDone`; after 1,000 throws it throws a `MisuseError` that says `stuck`. */
export const throwUntil = (
  random: Random,
  isDone: (throws: readonly Throw[]) => boolean,
  stuck: string,
): readonly Throw[] => {
  const draw = checkedRandom(random);
  const throws: Throw[] = [];
  while (!isDone(throws)) {
    if (throws.length === MOST_THROWS) misused(stuck, 'badOption');
    throws.push([draw(6) + 1, draw(6) + 1]);
  }
  return throws;
};

/**
 * Throws two dice as often as a rule set asks for.
 *
 * @param rules - The rule set.
 * @param random - The random source.
 * @param players - How many play, 4 if left out; with 3, throws that point at the empty seat are repeated (TG-15).
 * @returns The throws in order, for a setup. Throws a `MisuseError` if the dice always point at the empty seat.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { seededRandom, throwDice } from 'mahjongg/game';
 *
 * throwDice(cardFree(), seededRandom('kitchen table')); // => []
 * ```
 */
export const throwDice = (rules: HasAnyTable, random: Random, players = 4): readonly Throw[] => {
  expectRules(rules, THROWS_PART, '`throwDice`');
  const { throws: count } = rules.table;
  const needs = `The number of throws must be a number from 0 to ${MOST_ASKED}`;
  expectSound(isWhole(count, 0, MOST_ASKED), needs, count);
  const stuck =
    'The dice always point at the empty seat: the random source keeps returning the same numbers.';
  const isDone = (throws: readonly Throw[]): boolean =>
    throws.filter((dice) => !pointsAtNobody(dice, players)).length === count;
  return throwUntil(random, isDone, stuck);
};

const WORD = 2 ** 32;
const BOUND = `A bound must be a whole number from 1 to ${WORD}`;

/** A number from 0 to 2³²-1 that depends on every character of a text (FNV-1a, 32 bits). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash;
};

/** Turns random 32-bit words into numbers below a bound, all equally likely: words that would favor some are drawn again. */
const below =
  (nextWord: () => number): Random =>
  (bound) => {
    expectSound(isWhole(bound, 1, WORD), BOUND, bound);
    const fair = WORD - (WORD % bound);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % bound;
  };

/**
 * Makes a random source from a text, for practice, tests and replays (sfc32).
 *
 * Anybody who knows the text knows the wall, so use `secureRandom` for games with stakes.
 *
 * @param text - The seed; the same text always gives the same numbers.
 * @returns A function that returns a whole number from 0 up to, but not including, the bound it is called with (1 to
 * 2³²). Throws a `MisuseError` for a seed that is not text.
 * @example
 * ```ts
 * import { seededRandom } from 'mahjongg/game';
 *
 * const random = seededRandom('kitchen table');
 * [random(6), random(6), random(6)]; // => [5, 0, 3]
 * ```
 */
export const seededRandom = (text: string): Random => {
  expectSound(typeof text === 'string', 'A seed must be a text', text);
  let [a, b, c, d] = [hashOf(`a${text}`), hashOf(`b${text}`), hashOf(`c${text}`), hashOf(`d${text}`)];
  const next = (): number => {
    const word = (a + b + d) >>> 0;
    d = (d + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + word) >>> 0;
    return word;
  };
  for (let round = 0; round < 12; round++) next();
  return below(next);
};

/** The part of Web Crypto that is used, a global in browsers and Node. */
declare const crypto: { readonly getRandomValues: (words: Uint32Array) => Uint32Array };

/**
 * Makes an unpredictable random source from Web Crypto, for hosts of games.
 *
 * @returns A function that returns a whole number from 0 up to, but not including, the bound it is called with (1 to
 * 2³²).
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { secureRandom, shuffleWall } from 'mahjongg/game';
 *
 * shuffleWall(cardFree(), secureRandom()).length; // => 152
 * ```
 */
export const secureRandom = (): Random => {
  const words = new Uint32Array(64);
  let left = 0;
  return below(() => {
    if (left === 0) {
      crypto.getRandomValues(words);
      left = words.length;
    }
    return words[--left] ?? 0;
  });
};
