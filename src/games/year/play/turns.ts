import { enter } from '../../../play/step';
import type { Discard } from '../../../play/types';
import type { Step } from '../../../play/way';
import type { Seat } from '../../../rules/payouts';
import { nextSeat } from '../../../year/seats';
import type { YearTypes } from './types';
import { end, wallOutcome } from './win';

/** A player is to draw, or the game is over because there is nothing to draw (YG-14, YG-15). */
export const enterDraw = (
  step: Step<YearTypes>,
  seat: Seat,
  discard: Discard | null,
  renewed: boolean,
): void => {
  if (step.state.wallLeft === 0) end(step, wallOutcome(step.kit, step.state));
  else enter(step, 'draw', { seat, discard, renewed }, [seat]);
};

/** The turn goes to the next season's player (YG-15). */
export const passTurn = (step: Step<YearTypes>, after: Seat, discard: Discard | null): void =>
  enterDraw(step, nextSeat(after), discard, false);
