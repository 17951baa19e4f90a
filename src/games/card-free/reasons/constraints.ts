/** The constraints of a winning hand, in the order of docs/reasons.md, which says when each is broken. */
export const CONSTRAINTS = [
  'jokerInPair',
  'jokerInFlowers',
  'jokerInNews',
  'allJokerBlock',
  'singleTile',
  'twoFlowerBlocks',
  'flowerBlockNotPair',
  'twoNewsBlocks',
  'repeatedNumber',
  'repeatedWind',
  'repeatedDragon',
  'wovenSuits',
  'houseRule',
  'skillLevel',
  'setTooShort',
  'noCategory',
  'noPattern',
] as const;

/** A constraint by its code. */
export type Constraint = (typeof CONSTRAINTS)[number];

/** The constraints as bits, so that a set of broken ones is a small number. */
export const BROKEN: Readonly<Record<Constraint, number>> = /* @__PURE__ */ Object.freeze(
  Object.fromEntries(CONSTRAINTS.map((code, place) => [code, 1 << place])) as Record<Constraint, number>,
);

/** The codes of a set of broken constraints. */
export const brokenCodes = (broken: number): readonly Constraint[] =>
  CONSTRAINTS.filter((_, place) => (broken & (1 << place)) !== 0);
