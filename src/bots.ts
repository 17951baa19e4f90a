export type { Strength } from './analysis/knowledge';
export { advisedBot } from './bots/advised-bot';
export { type Bot, randomBot } from './bots/bot';
export { greedyBot } from './bots/greedy-bot';
export * from './bots/play-game';
export { sampleState } from './bots/sample-state';
export { type Alone, solitaireBot } from './bots/solitaire-bot';
export { yearBot } from './bots/year-bot';
export * from './entries/errors';
