export { type Divided, divide, type Playable, perft } from './game/perft';
export { playthrough } from './game/playthrough';
