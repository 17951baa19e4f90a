import { isSameValue } from '../../result/same-value';
import type { Seat } from '../../rules/payouts';
import { nextSeat } from '../../year/seats';
import { at } from '../../play/seats';
import type { YearAction } from './actions';
import { foursOf, type YearKit, type YearSceneIn } from './kit';
import { phaseOf } from './phases';
import { stillToCome } from './sound-parts';
import type { YearDiscard, YearPhase, YearState } from './state';

/* Whether what is going on in a phase can have come about. */

type In<P extends YearPhase> = Extract<YearState, { readonly phase: P }>;

const lastDiscard = ({ discards }: YearState): YearDiscard | null => discards.at(-1) ?? null;

/** Whether a player has taken any replacement. */
const hasReplaced = (state: YearState, seat: Seat): boolean =>
  at(state.flowers, seat).length + foursOf(state, seat) > 0;

const isCourtesy = (state: In<'courtesy'>): boolean =>
  state.discards.length === 0 &&
  state.seats.every((seat) => at(state.melds, seat).length === 0) &&
  stillToCome(state.dealer, state.now.seat).every((seat) => at(state.flowers, seat).length === 0);

const isDraw = ({ options }: YearKit, state: In<'draw'>): boolean => {
  const { seat, discard, renewed } = state.now;
  if (state.wallLeft === 0 || (renewed && !hasReplaced(state, seat))) return false;
  if (discard === null) return state.flowerWallLeft === 0 && !options.flowerWallRefill;
  return isSameValue(discard, lastDiscard(state)) && nextSeat(discard.seat) === seat;
};

const isTurn = (state: In<'turn'>): boolean => {
  const { seat, by, called } = state.now;
  const { drawn } = state;
  if (drawn !== null && !at(state.racks, seat).includes(drawn)) return false;
  if (by === 'wall') return called === null && drawn !== null;
  if (drawn !== null && !hasReplaced(state, seat)) return false;
  if (by === 'call')
    return (
      called !== null &&
      called.seat !== seat &&
      at(state.melds, seat).some(({ tiles }) => tiles[0] === called.tile)
    );
  const isUntouched = state.seats.every((one) => one === seat || at(state.melds, one).length === 0);
  return called === null && seat === state.dealer && state.discards.length === 0 && isUntouched;
};

const isStage = (kit: YearKit, state: YearState): boolean => {
  switch (state.phase) {
    case 'courtesy':
      return isCourtesy(state);
    case 'draw':
      return isDraw(kit, state);
    case 'turn':
      return isTurn(state);
    case 'claims':
      return isSameValue(lastDiscard(state), { seat: state.now.from, tile: state.now.tile });
    default:
      return isSameValue(state.now.racks, state.racks);
  }
};

/** Who takes part in the phase: they are awaited as long as they have not answered. */
const takingPart = (state: YearState): readonly Seat[] => {
  if (state.phase === 'over') return [];
  return state.phase === 'claims' ? state.seats.filter((seat) => seat !== state.now.from) : [state.now.seat];
};

const hasAnswered = (state: YearState, seat: Seat): boolean => at(state.answers, seat) !== null;

/** Whether every sealed answer is one that could be given now. */
const isAnsweredRightly = (kit: YearKit, state: YearState): boolean =>
  state.seats
    .filter((seat) => hasAnswered(state, seat))
    .every((seat) => {
      const phase = phaseOf(state.phase);
      const action = { ...at(state.answers, seat), seat, moment: state.moment } as YearAction;
      const own = { seat, rack: at(state.racks, seat), answer: null, drawn: null };
      return (
        state.phase === 'claims' &&
        state.now.from !== seat &&
        phase?.types.includes(action.type) === true &&
        phase.fault(kit, state as YearSceneIn<'claims'>, own, action) === undefined
      );
    });

/** Whether those are awaited who have not answered, and what is going on can have come about. */
export const isStagedRightly = (kit: YearKit, state: YearState): boolean =>
  isSameValue(
    state.awaiting,
    takingPart(state).filter((seat) => !hasAnswered(state, seat)),
  ) &&
  (state.phase === 'over' || state.awaiting.length > 0) &&
  (state.phase === 'turn' || state.drawn === null) &&
  isAnsweredRightly(kit, state) &&
  isStage(kit, state);
