export * from './entries/american';
export * from './entries/card-free';
export * from './entries/chinese';
export * from './entries/every-game';
export * from './entries/year';
export * from './games/card-free/without-rules';
