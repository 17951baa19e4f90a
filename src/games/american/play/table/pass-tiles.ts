import { sorted } from '../../../../play/racks';
import { at, type BySeat, forSeats, seatAfter } from '../../../../play/seats';
import { emit } from '../../../../play/step';
import type { OwnChange } from '../../../../play/types';
import type { Step } from '../../../../play/way';
import type { Seat } from '../../../../rules/payouts';
import type { Tile } from '../../../../tiles/tile';
import { tileIndex } from '../../../../tiles/tile-index';
import { charlestonOf } from '../table-rules';
import type { ActionAnswer, RackTypes } from './types';

/** What one player passes; nothing for players who do not take part. */
interface Pass {
  readonly tiles: readonly Tile[];
  readonly blind?: number | undefined;
}

/**
 * Takes one of the tiles lying face down before a player. Nobody can tell which one it is: the far end of
 * the wall, which nobody knows and everybody's tiles are independent of, says which.
 */
const takeUnseen = (pile: Tile[], { state }: Step<RackTypes>, seat: Seat): Tile => {
  const chance = tileIndex(state.wall[state.wall.length - 1 - state.seats.indexOf(seat)]);
  return sorted(pile)[Math.max(0, chance) % pile.length] as Tile;
};

/** The players in the order in which their blind passes resolve (AG-8a). */
const blindOrder = (step: Step<RackTypes>, blind: (seat: Seat) => number): readonly Seat[] => {
  const { seats } = step.state;
  return charlestonOf(step.kit, step.state).blindOrder === 'turn'
    ? seats
    : [...seats].sort((one, other) => blind(one) - blind(other));
};

/**
 * Moves the tiles of a pass. Whoever passes blind sends on tiles of those that come in, as far as they
 * are there; what comes in later is sent on then, and if everybody waits for everybody, nothing moves (AG-8a).
 */
export const passTiles = (
  step: Step<RackTypes>,
  places: number,
  answers: BySeat<ActionAnswer | null>,
): void => {
  const { seats } = step.state;
  const passes = forSeats(seats, (seat): Pass | null => {
    const answer = at(answers, seat);
    return answer?.type === 'pass' ? answer : null;
  });
  const givers = seats.filter((seat) => at(passes, seat) !== null);
  const own = (seat: Seat): readonly Tile[] => at(passes, seat)?.tiles ?? [];
  const blind = (seat: Seat): number => at(passes, seat)?.blind ?? 0;
  const piles = forSeats(seats, (seat) => [...own(seatAfter(seats, seat, seats.length - places))]);
  const owed = forSeats(seats, blind);
  const moved = forSeats(seats, (seat) => own(seat).length);
  const order = blindOrder(step, blind);
  for (let moving = true; moving; ) {
    moving = false;
    for (const seat of order)
      while (owed[seat] > 0 && piles[seat].length > 0) {
        const tile = takeUnseen(piles[seat], step, seat);
        piles[seat].splice(piles[seat].indexOf(tile), 1);
        piles[seatAfter(seats, seat, places)].push(tile);
        owed[seat]--;
        moved[seat]++;
        moving = true;
      }
  }
  const changes: Partial<Record<Seat, OwnChange>> = {};
  for (const seat of givers) changes[seat] = { lost: own(seat), gained: sorted(piles[seat]) };
  const moves = givers.map((from) => ({
    from,
    to: seatAfter(seats, from, places),
    count: moved[from],
    blind: blind(from),
  }));
  emit(step, { type: 'passed', moves }, { seats: changes });
};
