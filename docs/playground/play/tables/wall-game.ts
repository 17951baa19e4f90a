import type { End } from '../session';

/** How a solitaire ends that is not won. */
export const WALL_GAME: End = {
  ending: 'wallGame',
  scores: { natural: 0, percentLeft: 0, final: '0', jokerless: false },
};

/** A part of all in percent. */
export const percent = (left: number, all: number): number =>
  all === 0 ? 0 : Math.round((100 * left) / all);
