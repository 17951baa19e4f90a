import { isRecord, ownValue } from '../core/own-values';
import { FLAG, isNot, noteStrange, optional, strangeTo, telling, type Wording } from '../core/read';
import { described, notText, type Path, type Reason, reasonAt, tooLarge } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { AS_WRITTEN } from '../tiles/notation-faults';
import { tileMeant } from '../tiles/parse-tiles';
import { TILES, type Tile } from '../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../tiles/tile-index';
import type { Hand, Meld, WholeHand } from './hand';
import { readHandText } from './hand-notation';
import { LIMITS } from './limits';
import type { TileSet } from './tile-set';

/*
 * Every hand from outside is read here, whatever value it is, in one pass that finds the lists, counts the tiles and collects
 * what is wrong. This is the hottest code of the library, so a valid hand allocates nothing but its answer: the concealed tiles
 * are counted into one shared array, which is why the counts are valid only until the next call.
 */

/** A hand with lists within the limits, tiles that exist, and its concealed tiles counted. */
export interface CheckedHand extends WholeHand {
  /** How many concealed tiles there are of each tile of `TILES`. The next hand checked overwrites it. */
  readonly counts: Readonly<Uint8Array>;
  /** Bit i is set if tile i of `TILES` is concealed, for i from 0 to 31. */
  readonly lowKinds: number;
  /** Bit i is set if tile 32 + i of `TILES` is concealed. */
  readonly highKinds: number;
}

/** A hand after checking, with everything wrong with its tiles. */
export interface HandCheck {
  /** The hand; undefined if it could not be read. */
  readonly hand: CheckedHand | undefined;
  /** What is wrong, with places; empty if nothing is. */
  readonly reasons: readonly Reason[];
}

const CONCEALED: Path = ['concealed'];
const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);
const concealedCounts: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);
const allCounts: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);

/** Reads a list within its limit; anything else adds a reason and is read as empty. */
const listAt = (
  value: unknown,
  path: Path,
  what: keyof typeof LIMITS,
  reasons: Reason[],
): readonly unknown[] => {
  if (!Array.isArray(value)) {
    const message = `Expected a list of ${what} here, not ${described(value)}.`;
    reasons.push(reasonAt('notAHand', '', message, path));
  } else if (value.length > LIMITS[what]) reasons.push(tooLarge(what, LIMITS[what], value.length, path));
  else return value;
  return NONE;
};

/** The reason for a value that is not a tile of any game. */
export const noTile = (value: unknown, path: Path): Reason => {
  const meant = tileMeant(value);
  const how = meant === undefined ? `tiles are written ${AS_WRITTEN}` : `write “${meant}”`;
  return reasonAt('unknownTile', '', `Expected a tile here, not ${described(value)}: ${how}.`, path);
};

/** The results of the last `countTiles`: bits for tiles 0 to 31 and for the others; and whether there were too many of one. */
let lowKinds = 0;
let highKinds = 0;
let isOver = false;

/** Adds the tiles of a list to the counts; adds a reason for each item that is not a tile. */
const countTiles = (
  list: readonly unknown[],
  path: Path,
  counts: Uint8Array,
  limits: readonly number[],
  reasons: Reason[],
): void => {
  let low = 0;
  let high = 0;
  for (let place = 0; place < list.length; place++) {
    const index = tileIndex(list[place]);
    if (index < 0) reasons.push(noTile(list[place], [...path, place]));
    else {
      if (++counts[index]! > (limits[index] as number)) isOver = true;
      if (index < 32) low |= 1 << index;
      else high |= 1 << (index - 32);
    }
  }
  lowKinds = low;
  highKinds = high;
};

const readTiles = (
  value: unknown,
  path: Path,
  limits: readonly number[],
  reasons: Reason[],
): readonly Tile[] => {
  const list = [...listAt(value, path, 'tiles', reasons)];
  countTiles(list, path, allCounts, limits, reasons);
  return list as Tile[];
};

const CONCEALMENT = /* @__PURE__ */ optional(
  /* @__PURE__ */ telling(FLAG, (path, expected, given) =>
    reasonAt('notAHand', '', isNot('“concealed” of a meld', expected, given), path),
  ),
);

/**
 * Besides its lists a hand may have the discards of the Chinese solitaire and, once checked, its counts; hints name only the
 * lists.
 */
const HAND_MEMBERS = ['concealed', 'melds', 'flowers', 'discards', 'counts', 'lowKinds', 'highKinds'];
const MELD_MEMBERS = ['tiles', 'concealed'];
const LISTS = 3;

const noMember: Wording['strange'] = (path, name, known, given) =>
  strangeTo(path.length > 0 ? 'A meld' : 'A hand', 'notAHand')(path, name, known.slice(0, LISTS), given);

/** Adds reasons for unknown members: a misspelled list would be ignored, and the wrong hand judged. */
const checkNames = (value: object, known: readonly string[], path: Path, reasons: Reason[]): void => {
  for (const name in value) {
    if (known.includes(name)) continue;
    noteStrange(value, known, { strange: noMember }, path, reasons);
    break;
  }
};

const readMeld = (value: unknown, path: Path, limits: readonly number[], reasons: Reason[]): Meld => {
  if (!isRecord(value)) {
    reasons.push(reasonAt('notAHand', '', isNot('A meld', 'an object with tiles', value), path));
    return { tiles: [] };
  }
  checkNames(value, MELD_MEMBERS, path, reasons);
  const concealed = CONCEALMENT(ownValue(value, 'concealed'), [...path, 'concealed'], reasons);
  const list = ownValue(value, 'tiles');
  const tiles = readTiles(list, [...path, 'tiles'], limits, reasons);
  if (Array.isArray(list) && list.length === 0) {
    reasons.push(reasonAt('badMeld', '', 'A meld has at least one tile.', [...path, 'tiles']));
  }
  return concealed === true ? { tiles, concealed } : { tiles };
};

/** A hint for a flower that the game knows by another name. */
const otherFlowers = (tile: Tile, byIndex: TileSet['byIndex']): string => {
  if (/^[FS]\d/.test(tile) && byIndex[FLOWER] !== 0) return ' Write every flower as F.';
  return tile === 'F' && byIndex[tileIndex('F1')] !== 0 ? ' Its flowers are F1 to F4.' : '';
};

/** Gives a reason for each tile of which there are more copies than the game has. `hold` says where they are. */
export const copyReasons = (
  counts: ArrayLike<number>,
  { byIndex, rule }: TileSet,
  hold: (count: number) => string,
  path: Path = [],
): readonly Reason[] =>
  TILES.flatMap((tile, index) => {
    const count = counts[index] as number;
    const copies = byIndex[index] as number;
    if (count <= copies) return [];
    if (copies === 0) {
      const message = `This game has no tile ${tile}.${otherFlowers(tile, byIndex)}`;
      return [reasonAt('unknownTile', rule, message, path, { tile })];
    }
    const isJoker = index === JOKER;
    const all =
      copies === 1 ? `is only one ${tile}` : `are only ${copies} ${isJoker ? 'jokers' : `of ${tile}`}`;
    const code = isJoker ? 'tooManyJokers' : 'tooManyCopies';
    return [reasonAt(code, rule, `There ${all}; ${hold(count)}.`, path, { tile, count, copies })];
  });

const inHand = (count: number): string => `the hand holds ${count}`;

const NO_LIMITS: readonly number[] = /* @__PURE__ */ TILES.map(() => LIMITS.tiles);

let lastSet: TileSet | undefined;
let lastLimits: readonly number[] = NO_LIMITS;
/** The copies of each tile, copied for the last set used, because frozen lists are slow to read. */
const limitsOf = (tiles: TileSet): readonly number[] => {
  if (tiles !== lastSet) {
    lastSet = tiles;
    lastLimits = [...tiles.byIndex];
  }
  return lastLimits;
};

/** Reads any value, including text in notation, as a hand of this tile set; without a set, only its form is checked. */
export const checkHand = (given: unknown, tiles?: TileSet): HandCheck => {
  const reasons: Reason[] = [];
  const value = typeof given === 'string' ? readHandText(given, reasons) : given;
  if (reasons.length > 0) return { hand: undefined, reasons };
  if (!isRecord(value)) {
    const message = isNot('A hand', 'text, or an object with the list “concealed”', value);
    return { hand: undefined, reasons: [reasonAt('notAHand', '', message, [])] };
  }
  checkNames(value, HAND_MEMBERS, NONE, reasons);
  const concealed = listAt(ownValue(value, 'concealed'), CONCEALED, 'tiles', reasons);
  const counts = concealedCounts.fill(0);
  const limits = tiles === undefined ? NO_LIMITS : limitsOf(tiles);
  isOver = false;
  countTiles(concealed, CONCEALED, counts, limits, reasons);
  const low = lowKinds;
  const high = highKinds;
  let all = counts;
  let melds: readonly Meld[] = NONE;
  let flowers: readonly Tile[] = NONE;
  if ('melds' in value || 'flowers' in value) {
    all = allCounts;
    all.set(counts);
    // `Array.from` does not skip holes in the list, which are not melds.
    melds = Array.from(listAt(ownValue(value, 'melds') ?? NONE, ['melds'], 'melds', reasons), (meld, place) =>
      readMeld(meld, ['melds', place], limits, reasons),
    );
    flowers = readTiles(ownValue(value, 'flowers') ?? NONE, ['flowers'], limits, reasons);
    // Four kongs, a pair and eight flowers are 26 tiles, so flowers are not counted with the others.
    const length = all.reduce((sum, count) => sum + count, 0) - flowers.length;
    if (length > LIMITS.tiles) reasons.push(tooLarge('tiles', LIMITS.tiles, length));
  }
  if (reasons.length > 0) return { hand: undefined, reasons };
  const hand = {
    concealed: concealed as readonly Tile[],
    melds,
    flowers,
    counts,
    lowKinds: low,
    highKinds: high,
  };
  return { hand, reasons: isOver && tiles !== undefined ? copyReasons(all, tiles, inHand) : NONE };
};

/**
 * Reads a hand from any JSON value.
 *
 * It checks only the form: how many tiles there may be of each depends on the game.
 *
 * @param json - A hand as `{ concealed, melds, flowers }`, or as text; any value may be given.
 * @returns The hand, or every reason why it is not a hand, each with its place.
 * @example
 * ```ts
 * import { parseHand } from 'mahjongg';
 *
 * const read = parseHand({ concealed: ['1B', '1X'] });
 * read.ok || read.error.reasons[0]?.at; // => { path: ['concealed', 1] }
 * ```
 */
export const parseHand = (json: unknown): Result<Hand> => {
  const { hand, reasons } = checkHand(json);
  if (hand === undefined) return rejected(...reasons);
  const { concealed, melds, flowers } = hand;
  return success({
    concealed: [...concealed],
    ...(melds.length > 0 && { melds }),
    ...(flowers.length > 0 && { flowers }),
  });
};

/**
 * Reads a hand written as text: `11B 333B [444B] [55BJ] + F1 S3`.
 *
 * - Tiles outside brackets are the concealed tiles, including the winning tile, in the notation of `parseTiles`.
 * - Each pair of square brackets holds the tiles of one exposure.
 * - Each pair of parentheses holds the tiles of a meld that counts as concealed, such as a declared concealed kong.
 * - A `+` is followed by the flowers and seasons laid aside, in games that lay them aside.
 *
 * Spaces around brackets and the `+` are optional. Only the form is checked: how many tiles there may be, and which melds are
 * valid, depends on the game.
 *
 * @param text - The hand: at most 24 tiles, 7 melds and 65,536 characters.
 * @returns The hand, or up to 24 reasons with their place in the text: `unknownTile` for tiles, `badNotation` for brackets and
 * the `+`, `tooLarge`, or `notText` for a value that is not text. `params` says what was `found` and what was `expected`.
 * @example
 * ```ts
 * import { parseHandText, unwrap } from 'mahjongg';
 *
 * unwrap(parseHandText('2B RR [EEEJ]'));
 * // => { concealed: ['2B', 'RD', 'RD'], melds: [{ tiles: ['E', 'E', 'E', 'J'] }] }
 * ```
 */
export const parseHandText = (text: string): Result<Hand> =>
  typeof text === 'string'
    ? parseHand(text)
    : rejected(notText('a hand as text, such as “11B 333B [444B]”', text));
