export * from './entries/american';
export * from './entries/every-game';
export { CARD_LIMITS } from './games/american/card/language/limits';
export { cardFingerprint } from './games/american/card/rules';
export { layouts } from './questions/layouts';
export { scoreHand } from './questions/score-hand';
export { isWinningHand, validateHand } from './questions/validate-hand';
