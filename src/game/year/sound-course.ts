import type { Meld } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import { nextSeat, seatsFrom } from '../../year/seats';
import { at } from '../../play/seats';
import { foursOf } from './kit';
import { beforeStealing, declaredIn } from './sound-parts';
import type { YearPhase, YearScene, YearState } from './state';

/* Whether the discards, the revealed sets and the moment of a state tell of one and the same course of the game. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Whether a revealed set can have been called: a Year only shown, or called as a part of a Pung-Pair (YG-9, YG-10). */
const isCallable = ({ tiles }: Meld): boolean => tiles.length !== 4 || new Set(tiles).size === 1;

/** Whether a revealed set was called for certain: four alike were perhaps all drawn (YG-9). */
const isCalled = ({ tiles }: Meld): boolean => tiles.length !== 4;

/** Whose discards lie there, and at the end of them that of a tile that was called or won on just now. */
const discardersOf = (state: YearState): readonly Seat[] => {
  const discarders = state.discards.map(({ seat }) => seat);
  if (state.phase === 'turn' && state.now.called !== null) return [...discarders, state.now.called.seat];
  const declared = declaredIn(state);
  return declared?.by === 'discard' && declared.from !== null ? [...discarders, declared.from] : discarders;
};

/**
 * Whether everybody discarded in turn, but after a call (YG-15). Once the Flower Wall is empty, somebody may have laid
 * a flower aside instead (YG-6), and less can be said.
 */
const isInTurn = (state: YearState, scene: YearScene): boolean => {
  if (state.flowerWallLeft === 0) return true;
  const discarders = discardersOf(state);
  const expected = [state.dealer, ...discarders.map(nextSeat)];
  const isNext =
    state.phase !== 'turn' || state.now.by !== 'wall' || state.now.seat === expected[discarders.length];
  return (
    isNext &&
    state.seats.every((seat) => {
      const outOfTurn = discarders.filter((one, place) => one === seat && expected[place] !== seat);
      return outOfTurn.length <= at(scene.melds, seat).filter(isCallable).length;
    })
  );
};

/** How many decisions the phase adds to those of the turns that are over, at least and at most. */
const PHASES: { readonly [P in Exclude<YearPhase, 'courtesy'>]: readonly [number, number] } = {
  claims: [-1, -1],
  draw: [0, 0],
  turn: [1, 1],
  over: [0, 2],
};

/**
 * Whether there were as many decisions as the table shows: the courtesy calls, a draw, a discard and the claims of each
 * turn, and whatever was revealed. A call takes the place of a draw; one that came late is a decision of its own (YG-7).
 */
const isMomentRight = (state: YearState, scene: YearScene): boolean => {
  const { seats, moment, phase, discards } = state;
  const laid = sum(seats.map((seat) => at(scene.flowers, seat).length));
  if (phase === 'courtesy') return moment === laid + seatsFrom(state.dealer).indexOf(state.now.seat);
  const melds = seats.flatMap((seat) => at(scene.melds, seat));
  const revealed = laid + sum(seats.map((seat) => foursOf(scene, seat)));
  const declared = declaredIn(state);
  const taken = declared?.by === 'discard' && declared.win.by === 'discard' ? 1 : 0;
  const [least, most] = [isCalled, isCallable].map((counts) => melds.filter(counts).length) as [
    number,
    number,
  ];
  const turns = seats.length - 1 + revealed + 3 * (discards.length + taken);
  const withoutDiscard = state.flowerWallLeft === 0 ? laid : 0;
  const [more, mostMore] = PHASES[phase];
  return moment >= turns + 2 * least + more && moment <= turns + 3 * most + mostMore + withoutDiscard;
};

/** Whether the parts of a state tell of one course of the game. */
export const isCourseSound = (state: YearState): boolean =>
  beforeStealing(state).some((scene) => isInTurn(state, scene) && isMomentRight(state, scene));
