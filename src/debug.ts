export { type Divided, divide, type Playable, perft, type Reached } from './play/perft';
export {
  playthrough,
  type TextEvent,
  type TextOutcome,
  type TextSecret,
  type TextState,
  type TextTypes,
} from './play/playthrough';
