export * from './entries/american';
export * from './entries/every-game';
export { CARD_LIMITS } from './games/american/card/card-limits';
export { cardFingerprint } from './games/american/card/fingerprint';
export { practiceCard } from './games/american/card/practice-card';
export { layouts } from './questions/layouts';
export { scoreHand } from './questions/score-hand';
export { isWinningHand, validateHand } from './questions/validate-hand';
