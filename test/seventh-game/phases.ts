import type { Seat, Tile } from 'mahjongg';
import { emit, enter, finish, illegal, type PhaseOf, seatAfter } from 'mahjongg/game';
import { pointsOf } from './sets';
import type { SparrowState, SparrowTypes } from './types';

const kindsOf = (rack: readonly Tile[]): readonly Tile[] => [...new Set(rack)];

const notHeld = (rack: readonly Tile[], tile: Tile) =>
  rack.includes(tile) ? undefined : illegal('tilesNotHeld', 'SR-1', `There is no ${tile} on the rack.`);

const passed = ({ answers }: SparrowState, seat: Seat): readonly Tile[] => {
  const answer = answers[seat];
  return answer?.type === 'pass' ? [answer.tile] : [];
};

/** Each player passes a tile to the other, both at once (SR-2). */
export const pass: PhaseOf<SparrowTypes, 'pass'> = {
  moves: {
    pass: {
      choices: (_rules, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'pass', tile })),
      fault: (_rules, _scene, { rack }, { tile }) => notHeld(rack, tile),
    },
  },
  resolve: (step) => {
    const [east, south] = [passed(step.state, 'E'), passed(step.state, 'S')];
    const seats = { E: { lost: east, gained: south }, S: { lost: south, gained: east } };
    emit(step, { type: 'passed' }, { seats });
    enter(step, 'draw', { seat: 'E' }, ['E']);
  },
};

const nextTile = ({ wall, wallLeft }: SparrowState): Tile => wall[wall.length - wallLeft] as Tile;

/** A turn begins with a tile from the wall, or with the last discard (SR-3). */
export const draw: PhaseOf<SparrowTypes, 'draw'> = {
  moves: {
    draw: {
      choices: () => [{ type: 'draw' }],
      act: (step, { seat }) => {
        emit(step, { type: 'drew', seat }, { seats: { [seat]: { gained: [nextTile(step.state)] } } });
        enter(step, 'turn', { seat }, [seat]);
      },
    },
    take: {
      choices: () => [{ type: 'take' }],
      act: (step, { seat }) => {
        const tile = step.state.discards.at(-1)?.tile as Tile;
        const turned = nextTile(step.state);
        emit(step, { type: 'took', seat, tile, turned }, { seats: { [seat]: { gained: [tile] } } });
        enter(step, 'turn', { seat }, [seat]);
      },
    },
  },
};

/** A turn ends with a discard, or the game with two sets (SR-3 to SR-6). */
export const turn: PhaseOf<SparrowTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_rules, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'discard', tile })),
      fault: (_rules, _scene, { rack }, { tile }) => notHeld(rack, tile),
      act: (step, { seat }, { tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { [seat]: { lost: [tile] } } });
        const next = seatAfter(step.state.seats, seat);
        if (step.state.wallLeft === 0) finish(step, { ending: 'wallGame' });
        else enter(step, 'draw', { seat: next }, [next]);
      },
    },
    mahjongg: {
      choices: ({ options }, _scene, { rack }) =>
        pointsOf(rack, options.alike) > 0 ? [{ type: 'mahjongg' }] : [],
      fault: ({ options }, _scene, { rack }) => {
        if (pointsOf(rack, options.alike) > 0) return undefined;
        return illegal('notAWinningHand', 'SR-4', 'This hand is not two sets.');
      },
      act: (step, { seat }) => {
        const points = pointsOf(step.state.racks[seat] ?? [], step.rules.options.alike);
        finish(step, { ending: 'mahjongg', winner: seat, points });
      },
    },
  },
};
