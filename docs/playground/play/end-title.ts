import { SEAT_NAMES } from './seats';
import type { End, Ending, Session } from './session';

/** How a game ends that nobody wins. */
const NOBODY: Readonly<Record<Exclude<Ending, 'mahjongg'>, string>> = {
  wallGame: 'No more tiles are drawn, and nobody has won.',
  mahjonggInError: 'Mah Jongg was declared in error.',
  falseWin: 'Mah Jongg was declared with a hand that does not win.',
  deadHands: 'Only one hand is alive.',
};

/** How a game ended, in a sentence. */
export const endTitle = (
  { ending, winner, cry = 'Mah Jongg' }: End,
  { seating: { me }, undo }: Session,
): string => {
  const isAlone = undo !== undefined;
  if (winner === undefined) {
    if (isAlone) return 'The wall is exhausted';
    return ending === 'mahjongg' ? '' : NOBODY[ending];
  }
  if (winner !== me) return `${SEAT_NAMES[winner]} won.`;
  return isAlone ? `${cry}!` : `${cry}! You won.`;
};
