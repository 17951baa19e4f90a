import type { CheckedHand, WholeHand } from '../../hands/check-hand';
import type { Meld } from '../../hands/hand';
import { tileIndex } from '../../tiles/tile-index';
import { meldShape } from './melds';
import { type Part, partsOf, type SetOptions, withFourths } from './set-shapes';
import type { YearWin } from './vocabulary';

/** The tiles of a winning hand before replacements (YG-9). */
export const HAND_SIZE = 14;
/** The tiles of a set that a replacement may have been taken for. */
const FOUR = 4;

/** How many tiles a hand has, and how many it may have (YG-9). */
export interface HandSize {
  /** All tiles but the flowers laid aside. */
  readonly tiles: number;
  /** The fewest a winning hand like this may have. */
  readonly least: number;
  /** The most. */
  readonly most: number;
}

/** Whether a meld is a revealed set of four, for which a replacement may have been taken (YG-9). */
const isRevealedFour = ({ tiles, concealed }: Meld): boolean => tiles.length === FOUR && concealed !== true;

/** How many revealed kongs and Years a hand has. */
export const revealedFours = ({ melds }: WholeHand): number => melds.filter(isRevealedFour).length;

/** The size of a hand: 14, and one more for each replacement, known or possible (YG-9). */
export const sizeOf = (hand: WholeHand, win: YearWin | undefined): HandSize => {
  const tiles = hand.melds.reduce((sum, meld) => sum + meld.tiles.length, hand.concealed.length);
  const replacements = win?.replacements;
  return {
    tiles,
    least: HAND_SIZE + (replacements ?? 0),
    most: HAND_SIZE + (replacements ?? revealedFours(hand)),
  };
};

/** The kinds of the pungs among the melds, each of which a fourth tile may join (YG-9). */
const pungKinds = ({ melds }: WholeHand, options: SetOptions): readonly number[] =>
  melds.flatMap((meld) => {
    const shape = meldShape(meld, options);
    return shape?.kind === 'pung' ? shape.kinds.slice(0, 1) : [];
  });

/** The parts that the concealed tiles of a hand are laid out in. */
export const partsFor = (hand: WholeHand, options: SetOptions): readonly Part[] =>
  withFourths(partsOf(options), pungKinds(hand, options));

/** How many of each tile of `TILES` lie in melds or aside. */
export const shownCounts = ({ melds, flowers }: CheckedHand): Uint8Array => {
  const counts = new Uint8Array(48);
  for (const tile of [...melds.flatMap(({ tiles }) => tiles), ...flowers]) counts[tileIndex(tile)]!++;
  return counts;
};
