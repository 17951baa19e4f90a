export { type Divided, divide, type Playable, perft, type Reached } from './game/perft';
export {
  playthrough,
  type TextEvent,
  type TextOutcome,
  type TextSecret,
  type TextState,
  type TextTypes,
} from './game/playthrough';
