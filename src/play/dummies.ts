/** The dummies in the order of their turns: at the player's right, across, at the left (CS-2). */
export const DUMMIES: readonly ['S', 'W', 'N'] = /* @__PURE__ */ Object.freeze(['S', 'W', 'N'] as const);
/** A dummy by its wind. */
export type Dummy = (typeof DUMMIES)[number];
