export * from './entries/card-free';
export * from './entries/every-game';
export {
  type CardFreeQuestion,
  type CardFreeScoreQuestion,
  isWinningHand,
  layouts,
  scoreHand,
  validateHand,
} from './games/card-free/without-rules';
