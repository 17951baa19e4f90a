import type { WinFigures } from '../../../../hands/scout-rules';

/** How often players with a card win by a discard, as counted in test/bench/results/danger.json. */
export const CARD_FIGURES: WinFigures = {
  used: [0.000101, 0.000501, 0.0016, 0.00346, 0.00555, 0.00863, 0.012, 0.0182, 0.027, 0.0328],
  exposed: [0.677, 1.63, 5.54, 9.53],
  groups: [1.43, 0.917, 0.956],
  since: [0.105, 0.471, 0.952, 1.29, 1.78],
  unseen: [0.194, 0.671, 0.996, 1.28, 1.42],
  kind: [1.88, 0.997, 0.999, 0.77],
};
