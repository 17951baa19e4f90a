export type * from '../games/american/rack-table';
export type { CardFreeChoices, CardFreeOptions, HouseRules } from '../games/card-free/options';
export { CARD_FREE_OPTIONS, readCardFreeOptions } from '../games/card-free/options';
export type { CardFreeCore } from '../games/card-free/rules';
export { type CardFree, cardFree } from '../games/card-free/rules';
export type { CardFreeClaim, CardFreeScore } from '../games/card-free/score';
export * from '../games/card-free/vocabulary';
export type { PatternClaim, PointClaim, PointScore } from '../hands/point-score';
