import type { WinFigures } from '../../hands/scout-rules';

/** How often players of Card Free win by a discard, as counted in test/bench/results/danger.json. */
export const CARD_FREE_FIGURES: WinFigures = {
  used: [0.000705, 0.00319, 0.00671, 0.0115, 0.0175, 0.026, 0.0415, 0.056, 0.0648, 0.175],
  exposed: [0.631, 1.16, 2.08, 4.23],
  groups: [2.5, 1.16, 0.992],
  since: [0.176, 0.585, 0.83, 1.2, 1.66],
  unseen: [0.0411, 0.292, 0.612, 1.19, 2.91],
  kind: [1.02, 1.24, 0.603, 0.986],
};
