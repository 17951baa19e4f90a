import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import type { Action, Answer } from './actions';
import { alive, type Kit } from './kit';
import { PHASES } from './phases';
import { at, type BySeat } from './seats';
import type { GameState, Phase } from './state';
import { claimsOf, type PhaseRules, type SceneIn } from './step';

const isSorted = (rack: readonly Tile[]): boolean =>
  rack.every((tile, place) => place === 0 || tileIndex(rack[place - 1]) <= tileIndex(tile));

/** Who takes part in the phase: they are awaited as long as they have not answered. */
const takingPart = ({ phase, now, ...state }: GameState): readonly GameState['seats'][number][] => {
  const living = alive(state);
  switch (phase) {
    case 'turn':
      return [now.seat];
    case 'claims':
      return living.filter((seat) => seat !== now.from);
    case 'showing':
      return living.filter((seat) => seat !== now.declared.seat);
    case 'courtesyPass':
      return state.seats.filter((seat) => at(now.counts, seat) > 0);
    case 'over':
      return [];
    default:
      return state.seats;
  }
};

/** Whether those are awaited who have not answered, and everybody has a tile to show for what was answered. */
const isAwaitedRightly = (state: GameState): boolean => {
  const expected = takingPart(state).filter((seat) => at(state.answers, seat) === null);
  return (
    state.seats.every((seat) => expected.includes(seat) === state.awaiting.includes(seat)) &&
    state.awaiting.every((seat, place) => seat === expected[place]) &&
    (state.phase === 'over' || state.awaiting.length > 0)
  );
};

/** Whether this answer could be given in the phase of a state. */
const couldAnswer = (kit: Kit, state: GameState, seat: Seat, answer: Answer): boolean => {
  if (state.phase === 'over' || state.phase === 'turn') return false;
  const phase = PHASES[state.phase] as unknown as PhaseRules<Phase>;
  const action = { ...answer, seat, moment: state.moment } as Action;
  const own = { seat, rack: at(state.racks, seat), answer: null, drawn: null };
  return (
    takingPart(state).includes(seat) &&
    phase.types.includes(action.type) &&
    phase.fault(kit, state as SceneIn<Phase>, own, action) === undefined
  );
};

/** Whether all these answers could be given in the phase of a state. */
const couldBeGiven = (kit: Kit, state: GameState, answers: BySeat<Answer | null>): boolean =>
  state.seats.every((seat) => {
    const answer = at(answers, seat);
    return answer === null || couldAnswer(kit, state, seat, answer);
  });

/** The state in which the claims were made that were set aside; null if none were. */
const whenClaimed = (state: GameState): GameState | null => {
  const { phase, now } = state;
  const called = phase === 'turn' ? now.called : null;
  const claims = phase === 'showing' ? now.claims : called && claimsOf(called.seat, called.tile);
  return claims && { ...state, phase: 'claims', now: claims };
};

/** Whether the claims that were set aside could be made, and none is the mover’s (TG-10b). */
const isSetAsideRightly = (kit: Kit, state: GameState): boolean => {
  const { setAside } = state;
  const before = whenClaimed(state);
  if (setAside === null || before === null) return true;
  const isMovers = state.phase === 'turn' && at(setAside, state.now.seat) !== null;
  return !isMovers && couldBeGiven(kit, before, setAside);
};

/** Whether each challenge is one that could have been made. */
const isChallengedRightly = (kit: Kit, state: GameState): boolean =>
  state.challenges.every(
    ({ by, against }, place) =>
      kit.table.mistakes.challenges !== 'none' &&
      by !== against &&
      state.challenges.findIndex((one) => one.by === by && one.against === against) === place,
  );

/** What is wrong with a state whose parts, each of its form, do not go together. */
export interface Contradiction {
  /** The part of the state. */
  readonly part: keyof GameState;
  /** A sentence for a programmer. */
  readonly message: string;
}

/** Which parts of a state contradict each other; undefined if none do. */
export const contradiction = (kit: Kit, state: GameState): Contradiction | undefined => {
  const { seats, counts, racks } = state;
  if (seats.some((seat) => at(counts, seat) !== at(racks, seat).length))
    return { part: 'counts', message: 'The counts of this state are not those of its racks.' };
  if (!seats.every((seat) => isSorted(at(racks, seat))))
    return { part: 'racks', message: 'The tiles on the racks of this state are not in order.' };
  if (!isAwaitedRightly(state))
    return { part: 'awaiting', message: 'Those awaited in this state are not those who owe a choice.' };
  if (!couldBeGiven(kit, state, state.answers))
    return { part: 'answers', message: 'The answers of this state cannot be given in it.' };
  if (!isSetAsideRightly(kit, state))
    return { part: 'setAside', message: 'The claims set aside in this state could not be made.' };
  if (!isChallengedRightly(kit, state))
    return { part: 'challenges', message: 'The challenges of this state cannot have been made.' };
  return undefined;
};
