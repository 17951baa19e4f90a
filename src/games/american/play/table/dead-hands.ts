import { at, forSeat } from '../../../../play/seats';
import { emit } from '../../../../play/step';
import type { Step } from '../../../../play/way';
import type { Seat } from '../../../../rules/payouts';
import { isExposure } from '../calls';
import { alive } from '../table-rules';
import { endUnpaid } from './endings';
import type { RackTypes } from './types';

/** A hand is dead; the exposure that killed it, by its place, goes back to the rack (AG-22a). */
export const kill = (
  step: Step<RackTypes>,
  seat: Seat,
  rule: string,
  returned: number | null = null,
): void => {
  const gained = returned === null ? undefined : at(step.state.melds, seat)[returned]?.tiles;
  const secret = gained === undefined ? null : { seats: forSeat(seat, { gained }) };
  emit(step, { type: 'died', seat, rule, returned }, secret);
};

/** Whether too few live hands are left to play on; the game is over then. */
export const endsByDeadHands = (step: Step<RackTypes>): boolean => {
  if (step.kit.table.mistakes.deadHands === 'playOn' || alive(step.state).length >= 2) return false;
  endUnpaid(step, 'deadHands');
  return true;
};

/** Where a wrong exposure kills once its owner has discarded, it does so now (TG-10). */
export const killWrongExposures = (step: Step<RackTypes>, seat: Seat): void => {
  const { kit, state } = step;
  if (kit.table.mistakes.wrongExposure !== 'onDiscard' || state.dead.includes(seat)) return;
  if (!at(state.melds, seat).every((meld) => isExposure(kit, meld))) kill(step, seat, 'TG-10');
};
