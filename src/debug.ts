export { type Divided, divide, type Playable, perft } from './game/perft';
export { playthrough, type TextTypes } from './game/playthrough';
