import { isRecord, ownValue } from '../core/own-values';
import { described, type Reason } from '../core/reason';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import { reasonAt } from './check-hand';
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

/** What is wrong with a value as the win of a hand in a game with these wins; empty if nothing is. */
export const winFaults = (
  win: unknown,
  hand: Hand | undefined,
  { wins, growing = false }: WinRules,
): readonly Reason[] => {
  if (!isRecord(win)) {
    return [
      reasonAt(
        'badWin',
        '',
        win === undefined
          ? 'The win is missing: an object that says by what the hand was won, such as { by: “wall” }.'
          : `A win is an object that says by what it was won, not ${described(win)}.`,
        ['win'],
      ),
    ];
  }
  const by = ownValue(win, 'by');
  const tile = ownValue(win, 'tile');
  const reasons: Reason[] = [];
  if (!wins.includes(by as WinKind)) {
    const known = `one of ${wins.join(', ')}`;
    const message =
      by === undefined ? `“by” is missing: it is ${known}.` : `“by” is ${known}, not ${described(by)}.`;
    reasons.push(reasonAt('badWin', '', message, ['win', 'by']));
  }
  if (tile === undefined) return reasons;
  if (!isTile(tile)) {
    const message = `The winning tile is a tile, not ${described(tile)}.`;
    reasons.push(reasonAt('badWin', '', message, ['win', 'tile']));
  } else if (hand !== undefined && !isCounted(hand, tile, growing && !CLAIMED.includes(by))) {
    const message = `The winning tile ${tile} is not among the concealed tiles, where it is counted.`;
    reasons.push(reasonAt('winningTileNotHeld', '', message, ['win', 'tile'], { tile }));
  }
  return reasons;
};
