import { isRecord, ownValue } from '../core/own-values';
import { choice, isNot, telling, type Wording } from '../core/read';
import { described, type Reason, reasonAt } from '../core/reason';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import type { Hand, WinKind } from './hand';

/** What a game says of its wins. */
interface WinRules {
  readonly wins: readonly WinKind[];
  readonly growing?: boolean | undefined;
}

const CLAIMED: readonly unknown[] = ['discard', 'misnamedDiscard', 'exchangeTile'];

/** Whether a tile lies where the winning tile is counted: among the concealed, or on an exposure that grew by it (TG-5). */
const isCounted = ({ concealed, melds }: Hand, tile: Tile, mayLieOpen: boolean): boolean =>
  concealed.includes(tile) || (mayLieOpen && melds?.some(({ tiles }) => tiles.includes(tile)) === true);

const noWin: Wording['wrong'] = (path, expected, given) =>
  reasonAt('badWin', '', isNot('“by”', expected, given), path);

/** What is wrong with a value as the win of a hand in a game with these wins; empty if nothing is. */
export const winFaults = (
  win: unknown,
  hand: Hand | undefined,
  { wins, growing = false }: WinRules,
): readonly Reason[] => {
  if (!isRecord(win)) {
    const message =
      win === undefined
        ? 'The win is missing: an object that says by what the hand was won, such as { by: "wall" }.'
        : `A win must be an object that says by what it was won, not ${described(win)}.`;
    return [reasonAt('badWin', '', message, ['win'])];
  }
  const reasons: Reason[] = [];
  const by = ownValue(win, 'by');
  if (!wins.some((one) => one === by)) telling(choice(...wins), noWin)(by, ['win', 'by'], reasons);
  const tile = ownValue(win, 'tile');
  if (tile === undefined) return reasons;
  if (!isTile(tile)) {
    const message = `The winning tile must be a tile, not ${described(tile)}.`;
    reasons.push(reasonAt('badWin', '', message, ['win', 'tile']));
  } else if (hand !== undefined && !isCounted(hand, tile, growing && !CLAIMED.includes(by))) {
    const message = `The winning tile ${tile} is not among the concealed tiles: write it there, outside the brackets, even if it was claimed.`;
    reasons.push(reasonAt('winningTileNotHeld', '', message, ['win', 'tile'], { tile }));
  }
  return reasons;
};
