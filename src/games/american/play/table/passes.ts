import { enter } from '../../../../play/step';
import type { Step } from '../../../../play/way';
import { charlestonOf } from '../table-rules';
import { firstTurn } from './turns';
import type { RackTypes } from './types';

/** The courtesy pass, if the game has one; else the first turn. */
export const enterCourtesy = (step: Step<RackTypes>): void => {
  const { courtesy: most } = charlestonOf(step.kit, step.state);
  if (most === 0) firstTurn(step);
  else enter(step, 'courtesy', { most }, step.state.seats);
};

/** The next pass of the round, or what follows the round (AG-5 to AG-7). */
export const enterPass = (step: Step<RackTypes>, round: number, pass: number): void => {
  const { kit, state } = step;
  const rules = charlestonOf(kit, state);
  const { size, second } = rules;
  const directions = rules.rounds[round - 1] ?? [];
  const direction = directions[pass - 1];
  const more = rules.rounds.length > round;
  if (direction !== undefined) {
    const blind = pass === directions.length && rules.blind[round - 1] === true ? size : 0;
    enter(step, 'charleston', { round, pass, direction, blind, size }, state.seats);
  } else if (more && second === 'always') enterPass(step, round + 1, 1);
  else if (more && second === 'unlessStopped')
    enter(step, 'secondCharleston', { round: round + 1 }, state.seats);
  else enterCourtesy(step);
};
