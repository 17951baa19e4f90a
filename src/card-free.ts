export * from './entries/card-free';
export * from './entries/every-game';
export { isWinningHand, layouts, scoreHand, validateHand } from './games/card-free/without-rules';
