import type { CheckedHand, WholeHand } from '../../hands/check-hand';
import { tileIndex } from '../../tiles/tile-index';
import { type Arrangeable, KINDS, SIZES } from './arrangements';
import { meldBlocks } from './melds';

/** The tiles of a winning hand without kongs: four sets of three and a pair. */
export const HAND_SIZE = 14;
/** The tiles of a hand that lacks one, without kongs. */
export const WAITING_SIZE = 13;
/** The sets of a hand beside its pair. */
export const SETS = 4;

/** How many tiles a hand has beside those of its kongs' fourth ones and its flowers. */
export interface HandSize {
  /** All tiles but flowers. */
  readonly tiles: number;
  /** The kongs among the melds. */
  readonly meldedKongs: number;
  /** How many kongs the concealed tiles must hold to account for the tiles beyond; negative if tiles are missing. */
  readonly concealedKongs: number;
}

/** The size of a hand that has so many tiles without kongs; no flower is concealed, and the melds are sets. */
export const sizeOf = ({ concealed, melds }: WholeHand, size: number = HAND_SIZE): HandSize => {
  const tiles = melds.reduce((sum, meld) => sum + meld.tiles.length, concealed.length);
  const meldedKongs = melds.filter((meld) => meld.tiles.length === SIZES.kong).length;
  return { tiles, meldedKongs, concealedKongs: tiles - meldedKongs - size };
};

/** The kinds of which four are concealed. */
export const foursOf = (counts: Readonly<Uint8Array>): readonly number[] =>
  KINDS.filter((kind) => counts[kind] === SIZES.kong);

/** How many of each tile of `TILES` lie in melds. */
export const meldCounts = ({ melds }: WholeHand): Uint8Array => {
  const counts = new Uint8Array(48);
  for (const { tiles } of melds) for (const tile of tiles) counts[tileIndex(tile)]!++;
  return counts;
};

/** The concealed tiles of a hand that passed the check, to be arranged beside its melds. */
export const concealedPart = (hand: CheckedHand, size: number = HAND_SIZE): Arrangeable => ({
  counts: hand.counts,
  sets: SETS - meldBlocks(hand.melds).length,
  kongs: sizeOf(hand, size).concealedKongs,
});
