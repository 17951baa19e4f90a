/**
 * How often players win by a discard, as counted in games of bots (test/bench/results/danger.json): a share by how much of the
 * wall is used up, and factors for what else is known. Each list goes from the least to the most, by the bounds of `chanceOfWin`.
 */
export interface WinFigures {
  /** The share by tenths of the wall. */
  readonly used: readonly number[];
  /** By the exposures of the player. */
  readonly exposed: readonly number[];
  /** By the groups that are left to the player. */
  readonly groups: readonly number[];
  /** By the discards since the last one of the tile; the last is for a tile that was never discarded. */
  readonly since: readonly number[];
  /** By the unseen copies of the tile. */
  readonly unseen: readonly number[];
  /** For a flower, a dragon or wind, a 1 or 9, any other number. */
  readonly kind: readonly number[];
}

const CARD_FREE: WinFigures = {
  used: [0.000705, 0.00319, 0.00671, 0.0115, 0.0175, 0.026, 0.0415, 0.056, 0.0648, 0.175],
  exposed: [0.631, 1.16, 2.08, 4.23],
  groups: [2.5, 1.16, 0.992],
  since: [0.176, 0.585, 0.83, 1.2, 1.66],
  unseen: [0.0411, 0.292, 0.612, 1.19, 2.91],
  kind: [1.02, 1.24, 0.603, 0.986],
};

const BY_CARD: WinFigures = {
  used: [0.000101, 0.000501, 0.0016, 0.00346, 0.00555, 0.00863, 0.012, 0.0182, 0.027, 0.0328],
  exposed: [0.677, 1.63, 5.54, 9.53],
  groups: [1.43, 0.917, 0.956],
  since: [0.105, 0.471, 0.952, 1.29, 1.78],
  unseen: [0.194, 0.671, 0.996, 1.28, 1.42],
  kind: [1.88, 0.997, 0.999, 0.77],
};

/** The figures for rules of this name. */
export const winFigures = (rules: string): WinFigures => (rules === 'card-free' ? CARD_FREE : BY_CARD);
