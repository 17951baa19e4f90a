export * from './entries/every-game';
export * from './entries/year';
export { layouts } from './questions/layouts';
export { scoreHand } from './questions/score-hand';
export { isWinningHand, validateHand } from './questions/validate-hand';
