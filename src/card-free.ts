export * from './entries/card-free';
export * from './entries/every-game';
export * from './games/card-free/without-rules';
