import type { Seat } from '../../rules/payouts';
import { nextSeat } from '../../year/seats';
import type { YearDiscard } from './state';
import { enter, finish, type YearStep } from './step';
import { wallOutcome } from './win';

/** A player is to draw, or the game is over because there is nothing to draw (YG-14, YG-15). */
export const enterDraw = (
  step: YearStep,
  seat: Seat,
  discard: YearDiscard | null,
  renewed: boolean,
): void => {
  if (step.draft.wallLeft === 0) finish(step, wallOutcome(step.kit, step.draft));
  else enter(step, 'draw', { seat, discard, renewed }, [seat]);
};

/** The turn goes to the next season's player (YG-15). */
export const passTurn = (step: YearStep, after: Seat, discard: YearDiscard | null): void =>
  enterDraw(step, nextSeat(after), discard, false);
