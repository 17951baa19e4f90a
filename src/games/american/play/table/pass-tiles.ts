import type { Seat } from '../../../../hands/payouts';
import { sorted } from '../../../../play/racks';
import { at, forSeats, seatAfter } from '../../../../play/seats';
import { emit } from '../../../../play/step';
import type { Tile } from '../../../../tiles/tile';
import { tileIndex } from '../../../../tiles/tile-index';
import { charlestonOf } from '../table-rules';
import type { PassAction } from './actions';
import type { ActionAnswer, TableStep } from './types';

/**
 * Takes one of the tiles lying face down before a player. Nobody can tell which one it is: the far end of
 * the wall, which nobody knows and everybody's tiles are independent of, says which.
 */
const takeUnseen = (pile: Tile[], { state }: TableStep, seat: Seat): Tile => {
  const chance = tileIndex(state.wall[state.wall.length - 1 - state.seats.indexOf(seat)]);
  const tile = sorted(pile)[Math.max(0, chance) % pile.length] as Tile;
  pile.splice(pile.indexOf(tile), 1);
  return tile;
};

/** The players in the order in which their blind passes resolve (AG-8a). */
const blindOrder = ({ kit, state }: TableStep, blind: Record<Seat, number>): readonly Seat[] =>
  charlestonOf(kit, state).blindOrder === 'turn'
    ? state.seats
    : [...state.seats].sort((one, other) => blind[one] - blind[other]);

/**
 * Sends on unseen what blind passers still owe, as far as tiles lie before them; what comes in later is sent on then,
 * and if everybody waits for everybody, nothing moves (AG-8a).
 */
const sendOn = (
  step: TableStep,
  places: number,
  piles: Record<Seat, Tile[]>,
  owed: Record<Seat, number>,
): void => {
  const order = blindOrder(step, owed);
  for (let moving = true; moving; ) {
    moving = false;
    for (const seat of order)
      for (; owed[seat] > 0 && piles[seat].length > 0; owed[seat]--) {
        piles[seatAfter(step.state.seats, seat, places)].push(takeUnseen(piles[seat], step, seat));
        moving = true;
      }
  }
};

const passOf = (answer: ActionAnswer | null): Pick<PassAction, 'tiles' | 'blind'> =>
  answer?.type === 'pass' ? answer : { tiles: [] };

/** Moves the tiles of a pass so many places further; who did not pass takes no part. */
export const passTiles = (step: TableStep, places: number): void => {
  const { seats, answers } = step.state;
  const passes = forSeats(seats, (seat) => passOf(at(answers, seat)));
  const piles = forSeats(seats, (seat) => [...passes[seatAfter(seats, seat, seats.length - places)].tiles]);
  const owed = forSeats(seats, (seat) => passes[seat].blind ?? 0);
  sendOn(step, places, piles, owed);
  const givers = seats.filter((seat) => at(answers, seat)?.type === 'pass');
  const moves = givers.map((from) => {
    const { tiles, blind = 0 } = passes[from];
    return { from, to: seatAfter(seats, from, places), count: tiles.length + blind - owed[from], blind };
  });
  const changes = forSeats(givers, (seat) => ({ lost: passes[seat].tiles, gained: sorted(piles[seat]) }));
  emit(step, { type: 'passed', moves }, { seats: changes });
};
