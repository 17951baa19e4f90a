import { described, type Place, type Reason, type ReasonCode } from '../result/reason';
import type { Tile } from '../tiles/tile';
import { TILES } from '../tiles/tile';
import { JOKER, tileIndex } from '../tiles/tile-index';
import { ownList, ownValue } from './check-hand';
import type { Hand, Meld } from './hand';
import { LIMITS } from './limits';
import type { TileSet } from './tile-set';

type Path = readonly (string | number)[];

const fault = (
  code: ReasonCode,
  rule: string,
  message: string,
  at: Path | undefined,
  params: Readonly<Record<string, unknown>>,
): Reason => ({ code, rule, message, at: at && at.length > 0 ? { path: at } : undefined, params }) satisfies Reason;

/** What was read of a hand from outside: as much of it as could be read, and everything wrong with it. */
export interface HandFaults {
  /** The hand as far as it could be read; undefined if its shape is wrong. */
  readonly hand?: Hand | undefined;
  /** What is wrong; empty if nothing is. */
  readonly reasons: readonly Reason[];
}

const listFault = (value: unknown, path: Path, limit: number, what: string): Reason =>
  Array.isArray(value)
    ? fault('tooLarge', '', `At most ${limit} ${what} are read; there are ${value.length}.`, path, {
        limit,
        length: value.length,
      })
    : fault('notAHand', '', `A list of ${what} was expected here, not ${described(value)}.`, path, {});

/** Collects the tiles of a list; a place that holds no tile becomes a reason. */
const readTiles = (value: unknown, path: Path, reasons: Reason[]): readonly Tile[] => {
  const list = ownList(value, LIMITS.tiles);
  if (list === undefined) {
    reasons.push(listFault(value, path, LIMITS.tiles, 'tiles'));
    return [];
  }
  return list.flatMap((tile, place) => {
    const known = TILES[tileIndex(tile)];
    if (known !== undefined) return [known];
    const message = `${described(tile)} is not a tile: tiles are 1B to 9B, 1C to 9C, 1D to 9D, E, S, W, N, RD, GD, WD, F, J and so on.`;
    reasons.push(fault('unknownTile', '', message, [...path, place], {}));
    return [];
  });
};

const readMeld = (value: unknown, path: Path, reasons: Reason[]): Meld => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    reasons.push(fault('notAHand', '', `A meld is an object with tiles, not ${described(value)}.`, path, {}));
    return { tiles: [] };
  }
  const concealed = ownValue(value, 'concealed');
  if (concealed !== undefined && typeof concealed !== 'boolean') {
    const message = `Whether a meld is concealed is true or false, not ${described(concealed)}.`;
    reasons.push(fault('notAHand', '', message, [...path, 'concealed'], {}));
  }
  const before = reasons.length;
  const tiles = readTiles(ownValue(value, 'tiles'), [...path, 'tiles'], reasons);
  if (tiles.length === 0 && reasons.length === before) {
    reasons.push(fault('badMeld', '', 'A meld has at least one tile.', [...path, 'tiles'], {}));
  }
  return concealed === true ? { tiles, concealed } : { tiles };
};

const readMelds = (value: unknown, reasons: Reason[]): readonly Meld[] => {
  if (value === undefined) return [];
  const list = ownList(value, LIMITS.melds);
  if (list !== undefined) return list.map((meld, place) => readMeld(meld, ['melds', place], reasons));
  reasons.push(listFault(value, ['melds'], LIMITS.melds, 'melds'));
  return [];
};

/** Reads any value as a hand and collects everything that is wrong with its form. */
export const readHand = (value: unknown): HandFaults => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `A hand is an object with the list “concealed”, not ${described(value)}.`;
    return { reasons: [fault('notAHand', '', message, undefined, {})] };
  }
  const reasons: Reason[] = [];
  const concealed = readTiles(ownValue(value, 'concealed'), ['concealed'], reasons);
  const melds = readMelds(ownValue(value, 'melds'), reasons);
  const aside = ownValue(value, 'flowers');
  const flowers = aside === undefined ? [] : readTiles(aside, ['flowers'], reasons);
  const count = concealed.length + flowers.length + melds.reduce((sum, meld) => sum + meld.tiles.length, 0);
  if (reasons.length === 0 && count > LIMITS.tiles) {
    const message = `At most ${LIMITS.tiles} tiles are read; there are ${count}.`;
    reasons.push(fault('tooLarge', '', message, undefined, { limit: LIMITS.tiles, length: count }));
  }
  if (reasons.length > 0) return { reasons };
  const hand = {
    concealed,
    ...(melds.length > 0 && { melds }),
    ...(flowers.length > 0 && { flowers }),
  };
  return { hand, reasons };
};

/** Every tile of a hand with its place in it. */
const placedTiles = (hand: Hand): readonly (readonly [Tile, Path])[] => [
  ...hand.concealed.map((tile, place) => [tile, ['concealed', place]] as const),
  ...(hand.melds ?? []).flatMap((meld, index) =>
    meld.tiles.map((tile, place) => [tile, ['melds', index, 'tiles', place]] as const),
  ),
  ...(hand.flowers ?? []).map((tile, place) => [tile, ['flowers', place]] as const),
];

const copiesFault = (tile: Tile, count: number, copies: number, rule: string, at: Path): Reason => {
  if (copies === 0) {
    return fault('unknownTile', rule, `This game has no tile ${tile}.`, at, { tile });
  }
  const params = { tile, count, copies };
  return tileIndex(tile) === JOKER
    ? fault('tooManyJokers', rule, `There are only ${copies} jokers; the hand holds ${count}.`, at, params)
    : fault('tooManyCopies', rule, `There are only ${copies} of ${tile}; the hand holds ${count}.`, at, params);
};

/** The tiles that the game does not have, or not so often: a reason for each kind, at the first tile too many. */
export const copyFaults = (hand: Hand, tiles: TileSet): readonly Reason[] => {
  const counts = new Map<Tile, number>();
  const first = new Map<Tile, Path>();
  for (const [tile, path] of placedTiles(hand)) {
    const count = (counts.get(tile) ?? 0) + 1;
    counts.set(tile, count);
    if (count > (tiles.copies[tile] ?? 0) && !first.has(tile)) first.set(tile, path);
  }
  return [...first].map(([tile, path]) =>
    copiesFault(tile, counts.get(tile) ?? 0, tiles.copies[tile] ?? 0, tiles.rule, path),
  );
};

/** Everything that is wrong with a value as a hand of this tile set; the hand itself if it could be read. */
export const handFaults = (value: unknown, tiles: TileSet): HandFaults => {
  const { hand, reasons } = readHand(value);
  return hand === undefined ? { reasons } : { hand, reasons: copyFaults(hand, tiles) };
};

/** A place in a hand, for reasons that other layers give. */
export const placeOf = (...path: Path): Place => ({ path });
