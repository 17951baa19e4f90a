import { expectSound, misused } from '../core/misuse';
import { isWhole } from '../core/whole-number';
import { expectRules, THROWS_PART, TILES_PART } from '../hands/expect-rules';
import type { HasTiles } from '../hands/rule-parts';
import type { HasAnyTable } from '../hands/table-parts';
import { isNumberOf, SUITS, type Suit, TILES, type Tile } from '../tiles/tile';

/** A source of chance: a whole number from 0 up to, but not including, the bound. */
export type Random = (bound: number) => number;

/** One throw of two dice. */
export type Throw = readonly [number, number];

/**
 * The same source of chance with its numbers looked at: one that is no function, or gives anything but a whole number below the
 * bound, ends with a `MisuseError`.
 */
export const checkedRandom = (random: Random): Random => {
  expectSound(typeof random === 'function', 'A source of chance must be a function', random);
  return (bound) => {
    const number = random(bound);
    if (!isWhole(number, 0, bound - 1))
      expectSound(false, `A source of chance gives whole numbers from 0 to ${bound - 1}`, number);
    return number;
  };
};

/** All tiles of a game in the order of the rack. */
export const allTiles = (rules: HasTiles): readonly Tile[] => {
  expectRules(rules, TILES_PART);
  return TILES.flatMap((tile, index) => Array.from({ length: rules.tiles.byIndex[index] ?? 0 }, () => tile));
};

/** Things in an order that chance decides, each order as likely as any other (Fisher and Yates). */
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
 * The tiles of a game in an order that chance decides, each order as likely as any other; with three players
 * those without one suit (TG-15).
 */
export const shuffleWall = (rules: HasTiles, random: Random, without?: Suit): readonly Tile[] => {
  const isSuit = without === undefined || SUITS.includes(without);
  expectSound(isSuit, `The suit that is left out of a wall is one of ${SUITS.join(', ')}`, without);
  return shuffled(
    allTiles(rules).filter((tile) => !isNumberOf(tile, without)),
    random,
  );
};

/** The most throws that any game asks for. */
const MOST_ASKED = 16;

/** What two dice show in all. */
export const sumOf = ([one, other]: Throw): number => one + other;

/** Where the dice point: counted to the right around the four sides of the table, from the first player (TG-15). */
export const pointedAt = (dice: Throw): number => (sumOf(dice) - 1) % 4;

/** Whether the dice point at the seat that three players leave empty (TG-15). */
export const pointsAtNobody = (dice: Throw, players: number): boolean =>
  players === 3 && pointedAt(dice) >= players;

/** The most throws of dice that are tried: with fair dice there are never so many. */
export const MOST_THROWS = 1_000;

/** Throws two dice until enough is thrown; `stuck` is said of dice that never come to that. */
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

/** The throws that a rule set asks for, in order; with three players with those that repeat the empty seat (TG-15). */
export const throwDice = (rules: HasAnyTable, random: Random, players = 4): readonly Throw[] => {
  expectRules(rules, THROWS_PART);
  const { throws: count } = rules.table;
  const needs = `The number of throws must be a number from 0 to ${MOST_ASKED}`;
  expectSound(isWhole(count, 0, MOST_ASKED), needs, count);
  const stuck = 'The dice always point at the empty seat: the source of chance always gives the same.';
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

/** Cuts numbers below a bound out of random 32-bit words, each as likely as any other: words that would favor some are drawn again. */
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
 * Chance from a text, for practice, tests and replays: the same text always gives the same numbers (sfc32).
 * Anybody who knows the text knows the wall, so games for stakes take `secureRandom`.
 */
export const seededRandom = (text: string): Random => {
  expectSound(typeof text === 'string', '`seededRandom` needs a text', text);
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

/** Chance that nobody can foretell, from Web Crypto, for hosts. */
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
