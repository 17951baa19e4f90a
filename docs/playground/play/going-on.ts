import type { AnyAction } from 'mahjongg/game';

/** Types of actions that only go on. */
const GOES_ON: readonly string[] = ['decline', 'draw', 'keep'];

/** The only thing a player can do, if it merely goes on. */
export const goingOn = (legal: readonly AnyAction[]): AnyAction | undefined => {
  const [only, other] = legal;
  return other === undefined && only !== undefined && GOES_ON.includes(only.type) ? only : undefined;
};
