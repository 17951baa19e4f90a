import type { Seat } from '../rules/payouts';
import { errorOutcome, unpaidOutcome, wonOutcome } from './outcomes';
import { at, forSeat } from './seats';
import type { Declaration, Outcome } from './state';
import { emit, enter, openRacks, type Step } from './step';

/** Who laid down the tile that can be claimed now. */
const ownerOfTile = ({ draft: { now } }: Step): Seat =>
  'claims' in now && now.claims !== null ? now.claims.from : (now as { readonly from: Seat }).from;

/** The game is over: a tile that nobody took stays on the table, and everything is laid open. */
const end = (step: Step, outcome: Outcome): void => {
  const { faceDown } = step.draft;
  if (faceDown !== null)
    emit(step, { type: 'unclaimed', seat: ownerOfTile(step), tile: faceDown }, { faceDown: null });
  const racks = openRacks(step);
  emit(step, { type: 'ended', outcome, racks }, { setAside: null });
  enter(step, 'over', { outcome, racks }, []);
};

/** Nobody won before the wall was exhausted (AG-13, TG-13), or all hands but one are dead. */
export const endUnpaid = (step: Step, ending: 'wallGame' | 'deadHands'): void =>
  end(step, unpaidOutcome(step.kit, step.draft, ending));

/** The winner takes the claimed tile, unless it was another one than its name said (AG-33). */
const takeTile = (step: Step, { seat, from, by }: Declaration): void => {
  const { faceDown } = step.draft;
  if (faceDown === null || from === null || by === 'misnamedDiscard') return;
  emit(
    step,
    { type: 'taken', seat, tile: faceDown },
    { faceDown: null, seats: forSeat(seat, { gained: [faceDown] }) },
  );
};

/** Somebody won, perhaps after a false win of the same tile (TG-11b). */
export const endByMahjongg = (step: Step, declared: Declaration, falseWin?: Declaration): void => {
  const outcome = wonOutcome(step.kit, step.draft, declared, falseWin);
  takeTile(step, declared);
  end(step, outcome);
};

/** A false Mah Jongg ended the game. */
export const endByFalseWin = (step: Step, declared: Declaration): void =>
  end(step, errorOutcome(step.kit, step.draft, declared));

/** The hand a player holds, the exposures with it. */
export const handOf = ({ draft }: Step, seat: Seat): Declaration['hand'] => ({
  concealed: at(draft.racks, seat),
  melds: at(draft.melds, seat),
});
