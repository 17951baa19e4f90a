import { isRecord, ownList, ownValue } from '../core/own-values';
import { described, type Reason } from '../core/reason';
import { TILES, type Tile } from '../tiles/tile';
import { JOKER, tileIndex } from '../tiles/tile-index';
import { checkHand, noTile, reasonAt } from './check-hand';
import type { Meld } from './hand';
import { LIMITS } from './limits';
import type { ExposedHand } from './rule-parts';
import type { TileSet } from './tile-set';

/** What the table knows of a hand, for the question whether it can still be completed (AG-31). */
export interface SeenHand {
  /** The hand's exposures; none if left out. */
  readonly melds?: readonly Meld[] | undefined;
  /** Every other tile that lies open, jokers too: the discards and the exposures of the others; none if left out. */
  readonly visible?: readonly Tile[] | undefined;
  /** How many tiles the player holds, exposures counted; not judged if left out. */
  readonly tileCount?: number | undefined;
  /** Whether the player has drawn or called and owes a discard, and so holds one tile more (AG-11); either if left out. */
  readonly toDiscard?: boolean | undefined;
}

/** A seen hand whose parts are in order. */
export interface ReadHand extends ExposedHand {
  /** Of each tile, how many lie neither in the exposures nor open. */
  readonly unseen: readonly number[];
  /** What would be unseen if nothing but the exposures lay open. */
  readonly unseenAtFirst: readonly number[];
  /** As in the hand that was read. */
  readonly tileCount: number | undefined;
  /** As in the hand that was read. */
  readonly toDiscard: boolean | undefined;
}

/** A seen hand as it was read, and everything wrong with it. */
export interface ExposedHandCheck {
  /** The hand; undefined if it could not be read as one. */
  readonly hand: ReadHand | undefined;
  /** What is wrong, with places; empty if nothing is. */
  readonly reasons: readonly Reason[];
}

const countVisible = (value: unknown, left: number[], reasons: Reason[]): void => {
  const limit = LIMITS.visible;
  const list = value === undefined ? [] : ownList(value, limit);
  if (list === undefined) {
    const isList = Array.isArray(value);
    const message = isList
      ? `At most ${limit} tiles lie open; there are ${value.length}.`
      : `A list of tiles was expected here, not ${described(value)}.`;
    const params = isList ? { limit, length: value.length } : {};
    reasons.push(reasonAt(isList ? 'tooLarge' : 'notAHand', '', message, ['visible'], params));
    return;
  }
  list.forEach((tile, place) => {
    const index = tileIndex(tile);
    if (index < 0) reasons.push(noTile(tile, ['visible', place]));
    else left[index]!--;
  });
};

/** The tiles of which more lie open than there are: a reason for each. */
const overCounted = (left: readonly number[], { byIndex, rule }: TileSet): readonly Reason[] =>
  TILES.flatMap((tile, index) => {
    const copies = byIndex[index] as number;
    const count = copies - (left[index] as number);
    if (count <= copies) return [];
    if (copies === 0) return [reasonAt('unknownTile', rule, `This game has no tile ${tile}.`, [], { tile })];
    const isJoker = index === JOKER;
    const message = `There are only ${copies} ${isJoker ? 'jokers' : `of ${tile}`}; ${count} lie open.`;
    return [
      reasonAt(isJoker ? 'tooManyJokers' : 'tooManyCopies', rule, message, [], { tile, count, copies }),
    ];
  });

const readTileCount = (seen: object, reasons: Reason[]): number | undefined => {
  const value = ownValue(seen, 'tileCount');
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LIMITS.visible)
    return value;
  const message = `The tiles a player holds are a whole number, not ${described(value)}.`;
  reasons.push(reasonAt('badValue', 'AG-11', message, ['tileCount']));
  return undefined;
};

const readToDiscard = (seen: object, reasons: Reason[]): boolean | undefined => {
  const value = ownValue(seen, 'toDiscard');
  if (value === undefined || typeof value === 'boolean') return value;
  const message = `Whether the player owes a discard is true or false, not ${described(value)}.`;
  reasons.push(reasonAt('badValue', 'AG-11', message, ['toDiscard']));
  return undefined;
};

/** Reads any value as what the table knows of a hand in a game with these tiles. */
export const readExposedHand = (value: unknown, tiles: TileSet): ExposedHandCheck => {
  if (!isRecord(value)) {
    const message = `A seen hand is an object with the lists “melds” and “visible”, not ${described(value)}.`;
    return { hand: undefined, reasons: [reasonAt('notAHand', '', message, [])] };
  }
  const checked = checkHand({ concealed: [], melds: ownValue(value, 'melds') ?? [] });
  const reasons: Reason[] = [...checked.reasons];
  const melds = checked.hand?.melds ?? [];
  const left = [...tiles.byIndex];
  for (const meld of melds) for (const tile of meld.tiles) left[tileIndex(tile)]!--;
  const unseenAtFirst = [...left];
  countVisible(ownValue(value, 'visible'), left, reasons);
  const tileCount = readTileCount(value, reasons);
  const toDiscard = readToDiscard(value, reasons);
  if (reasons.length === 0) reasons.push(...overCounted(left, tiles));
  if (reasons.length > 0) return { hand: undefined, reasons };
  return { hand: { melds, unseen: left, unseenAtFirst, tileCount, toDiscard }, reasons };
};
