export { type Divided, divide, type Playable, perft, type Reached } from './debug/perft';
export { playthrough, type TextTypes } from './debug/playthrough';
