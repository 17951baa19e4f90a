import { type Rejection, rejected } from '../../core/reason';
import { type Result, success } from '../../core/result';
import { checkHand } from '../../hands/check-hand';
import type { Hand } from '../../hands/hand';
import { TILES, type Tile } from '../../tiles/tile';
import { tileReasons } from './check-chinese-hand';
import { chineseTiles } from './chinese-tiles';
import { concealedPart, meldCounts, WAITING_SIZE } from './hand-parts';
import { waitingKinds } from './waits';

/**
 * The tiles that a Chinese hand of 13 tiles (and one more for each kong) waits for, in rack order;
 * none if no tile would complete it. A tile of which the player holds all four is not among them:
 * there is no fifth (CS-8, CS-14). What is no such hand gets reasons.
 */
export const chineseWaits = (hand: Hand): Result<readonly Tile[], Rejection> => {
  const { hand: checked, reasons: faults } = checkHand(hand, chineseTiles());
  if (checked === undefined) return rejected(...faults);
  const reasons = [...faults, ...tileReasons(checked, WAITING_SIZE)];
  if (reasons.length > 0) return rejected(...reasons);
  const kinds = waitingKinds(concealedPart(checked, WAITING_SIZE), meldCounts(checked));
  return success(kinds.map((kind) => TILES[kind] as Tile));
};
