import { ownList } from '../core/own-values';
import { described, type Reason, type Rejection, reasonAt, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { checkHand } from '../hands/check-hand';
import { expectRules, TILES_PART } from '../hands/expect-rules';
import type { Hand, HandInput, TilesInput } from '../hands/hand';
import { listedTiles } from '../hands/hand-notation';
import type { HasTiles } from '../hands/rule-parts';
import type { TileSet } from '../hands/tile-set';
import { TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { ANYTHING, RULES, readChoices } from './read-choices';

/** The most tiles that are read as visible: all there are in the largest set. */
const MOST_VISIBLE = 152;

/** How many of each tile are unseen; tiles that the game does not have are left out. */
export type Remaining = Readonly<Partial<Record<Tile, number>>>;

const readVisible = (given: unknown): Result<readonly number[], Rejection> => {
  if (given === undefined) return success([]);
  const wrong: Reason[] = [];
  const value = listedTiles(given, 'visible', wrong);
  if (wrong.length > 0) return rejected(...wrong);
  const list = ownList(value, MOST_VISIBLE);
  if (list === undefined) {
    const length = Array.isArray(value) ? value.length : 0;
    return rejected(
      length > MOST_VISIBLE
        ? reasonAt(
            'tooLarge',
            '',
            `At most ${MOST_VISIBLE} visible tiles are read; there are ${length}.`,
            ['visible'],
            {
              limit: MOST_VISIBLE,
              length,
            },
          )
        : reasonAt('notAHand', '', `A list of visible tiles was expected here, not ${described(value)}.`, [
            'visible',
          ]),
    );
  }
  const reasons = list.flatMap((tile, place) =>
    tileIndex(tile) < 0
      ? [reasonAt('unknownTile', '', `${described(tile)} is not a tile.`, ['visible', place])]
      : [],
  );
  return reasons.length > 0 ? rejected(...reasons) : success(list.map(tileIndex));
};

/** Which tiles are counted, and by which rules. */
export interface RemainingQuestion {
  /** The rules, which say what tiles the game has. */
  readonly rules: HasTiles;
  /** The tiles that lie open: discards and the exposures of others; none if left out. */
  readonly visible?: TilesInput | undefined;
}

const SPECS = { rules: RULES, visible: ANYTHING };

/** The tiles of which more are seen than there are: a reason for each. */
const overSeen = (unseen: readonly number[], { byIndex, rule }: TileSet): readonly Reason[] =>
  TILES.flatMap((tile, index) => {
    const copies = byIndex[index] as number;
    const count = copies - (unseen[index] as number);
    if (count <= copies) return [];
    if (copies === 0)
      return [reasonAt('unknownTile', rule, `This game has no tile ${tile}.`, ['visible'], { tile })];
    const message = `There are only ${copies} of ${tile}; ${count} are in the hand and visible.`;
    return [reasonAt('tooManyCopies', rule, message, ['visible'], { tile, count, copies })];
  });

/** By place in `TILES`: the copies that lie neither in a hand that is in order nor among visible tiles of any value. */
export const unseenBeside = (
  hand: Hand,
  visible: unknown,
  tiles: TileSet,
): Result<readonly number[], Rejection> => {
  const seen = readVisible(visible);
  if (!seen.ok) return seen;
  const unseen = [...tiles.byIndex];
  const own = [hand.concealed, ...(hand.melds ?? []).map((meld) => meld.tiles), hand.flowers ?? []].flat();
  for (const index of [...own.map(tileIndex), ...seen.value]) unseen[index]!--;
  const reasons = overSeen(unseen, tiles);
  return reasons.length > 0 ? rejected(...reasons) : success(unseen);
};

/**
 * How many of each tile of the game a player has not seen: those that lie neither in the hand, of any size, nor among
 * the visible ones, which are the discards and the exposures of others (AG-31). More tiles seen than there are get reasons.
 */
export const remaining = (hand: HandInput, asked: RemainingQuestion): Result<Remaining, Rejection> => {
  const read = readChoices<RemainingQuestion>(asked, SPECS);
  if (!read.ok) return read;
  const { rules, visible } = read.value;
  expectRules(rules, TILES_PART);
  const { hand: checked, reasons } = checkHand(hand, rules.tiles);
  if (checked === undefined || reasons.length > 0) return rejected(...reasons);
  const unseen = unseenBeside(checked, visible, rules.tiles);
  if (!unseen.ok) return unseen;
  const counts = TILES.flatMap((tile, index) =>
    rules.tiles.byIndex[index] === 0 ? [] : [[tile, unseen.value[index] as number] as const],
  );
  return success(Object.fromEntries(counts));
};
