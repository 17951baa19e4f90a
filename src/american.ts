export * from './entries/american';
export * from './entries/every-game';
export { CARD_LIMITS } from './games/american/card/language/limits';
export { practiceCard } from './games/american/card/practice-card';
export { cardFingerprint } from './games/american/card/rules';
export { layouts } from './questions/layouts';
export { scoreHand } from './questions/score-hand';
export { isWinningHand, validateHand } from './questions/validate-hand';
