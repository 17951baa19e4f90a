export { type Divided, divide, type Playable, perft, type Reached } from './play/perft';
export { playthrough, type TextTypes } from './play/playthrough';
