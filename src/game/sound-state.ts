import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { alive, type Kit } from './kit';
import { PHASES } from './phases';
import { at } from '../play/seats';
import type { GameState, Phase } from './state';
import type { PhaseRules, SceneIn } from './step';

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

/** Whether every sealed answer is one that could be given now. */
const isAnsweredRightly = (kit: Kit, state: GameState): boolean => {
  const given = state.seats.filter((seat) => at(state.answers, seat) !== null);
  if (given.length === 0) return true;
  if (state.phase === 'over' || state.phase === 'turn') return false;
  const phase = PHASES[state.phase] as unknown as PhaseRules<Phase>;
  return given.every((seat) => {
    const action = { ...at(state.answers, seat), seat, moment: state.moment } as Parameters<
      typeof phase.fault
    >[3];
    const own = { seat, rack: at(state.racks, seat), answer: null, drawn: null };
    return (
      takingPart(state).includes(seat) &&
      phase.types.includes(action.type) &&
      phase.fault(kit, state as SceneIn<Phase>, own, action) === undefined
    );
  });
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
  if (!isAnsweredRightly(kit, state))
    return { part: 'answers', message: 'The answers of this state cannot be given in it.' };
  if (!isChallengedRightly(kit, state))
    return { part: 'challenges', message: 'The challenges of this state cannot have been made.' };
  return undefined;
};
