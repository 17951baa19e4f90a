import { at, forSeat } from '../../../../play/seats';
import { emit, finish } from '../../../../play/step';
import type { Step } from '../../../../play/way';
import type { Seat } from '../../../../rules/payouts';
import { errorOutcome, unpaidOutcome, wonOutcome } from './outcomes';
import type { Declaration, Outcome } from './stages';
import type { RackTypes } from './types';

/** Who laid down the tile that can be claimed now. */
const ownerOfTile = ({ state: { now } }: Step<RackTypes>): Seat =>
  'claims' in now && now.claims !== null ? now.claims.from : (now as { readonly from: Seat }).from;

/** The game is over: a tile that nobody took stays on the table, and everything is laid open. */
const end = (step: Step<RackTypes>, outcome: Outcome): void => {
  const { faceDown } = step.state;
  if (faceDown !== null)
    emit(step, { type: 'unclaimed', seat: ownerOfTile(step), tile: faceDown }, { faceDown: null });
  emit(step, { type: 'ended', outcome, racks: step.state.racks }, { setAside: null });
  finish(step, outcome);
};

/** Nobody won before the wall was exhausted (AG-13, TG-13), or all hands but one are dead. */
export const endUnpaid = (step: Step<RackTypes>, ending: 'wallGame' | 'deadHands'): void =>
  end(step, unpaidOutcome(step.kit, step.state, ending));

/** The winner takes the claimed tile, unless it was another one than its name said (AG-33). */
const takeTile = (step: Step<RackTypes>, { seat, from, by }: Declaration): void => {
  const { faceDown } = step.state;
  if (faceDown === null || from === null || by === 'misnamedDiscard') return;
  emit(
    step,
    { type: 'taken', seat, tile: faceDown },
    { faceDown: null, seats: forSeat(seat, { gained: [faceDown] }) },
  );
};

/** Somebody won, perhaps after a false win of the same tile (TG-11b). */
export const endByMahjongg = (step: Step<RackTypes>, declared: Declaration, falseWin?: Declaration): void => {
  const outcome = wonOutcome(step.kit, step.state, declared, falseWin);
  takeTile(step, declared);
  end(step, outcome);
};

/** A false Mah Jongg ended the game. */
export const endByFalseWin = (step: Step<RackTypes>, declared: Declaration): void =>
  end(step, errorOutcome(step.kit, step.state, declared));

/** The hand a player holds, the exposures with it. */
export const handOf = ({ state }: Step<RackTypes>, seat: Seat): Declaration['hand'] => ({
  concealed: at(state.racks, seat),
  melds: at(state.melds, seat),
});
