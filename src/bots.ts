export { type Bot, randomBot } from './bots/bot';
export { greedyBot } from './bots/greedy-bot';
export { sampleState } from './bots/sample-state';
