export { type Divided, divide, perft } from './game/perft';
export { playthrough } from './game/playthrough';
