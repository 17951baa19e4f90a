import { described, type Reason } from '../result/reason';
import { isTile } from '../tiles/tile-index';
import { ownValue } from './check-hand';
import type { Hand, Win, WinKind } from './hand';

const bad = (message: string, path: readonly string[]): Reason => ({
  code: 'badWin',
  rule: '',
  message,
  at: { path },
  params: {},
});

/** What is wrong with a value as the win of a hand in a game that knows these ways of winning; empty if nothing is. */
export const winFaults = (win: unknown, hand: Hand | undefined, kinds: readonly WinKind[]): readonly Reason[] => {
  if (typeof win !== 'object' || win === null || Array.isArray(win)) {
    return [bad(`A win is an object that says by what it was won, not ${described(win)}.`, ['win'])];
  }
  const by = ownValue(win, 'by');
  const tile = ownValue(win, 'tile');
  const reasons: Reason[] = [];
  if (!kinds.includes(by as WinKind)) {
    reasons.push(bad(`A hand is won by ${kinds.join(', ')}; not by ${described(by)}.`, ['win', 'by']));
  }
  if (tile !== undefined && !isTile(tile)) {
    reasons.push(bad(`The winning tile is a tile, not ${described(tile)}.`, ['win', 'tile']));
  } else if (tile !== undefined && hand !== undefined && !hand.concealed.includes(tile)) {
    const message = `The winning tile ${tile} is not among the concealed tiles, where it is counted.`;
    reasons.push({ code: 'winningTileNotHeld', rule: '', message, at: { path: ['win', 'tile'] }, params: { tile } });
  }
  return reasons;
};

/** The win as a new object with its own properties only. */
export const copyWin = <W extends Win>(win: W): W => ({ ...win });
