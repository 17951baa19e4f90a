import { enter } from '../../../play/step';
import type { Step } from '../../../play/way';
import type { YearStages, YearTypes } from './types';
import { end } from './win';

/** A player is to draw (YG-15), or the game is over because there is nothing to draw (YG-14). */
export const enterDraw = (step: Step<YearTypes>, now: YearStages['draw']): void => {
  if (step.state.wallLeft === 0) end(step, null);
  else enter(step, 'draw', now, [now.seat]);
};
