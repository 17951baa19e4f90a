import { illegal } from '../../../../../play/illegal';
import { at, forSeats, seatAfter } from '../../../../../play/seats';
import { enter } from '../../../../../play/step';
import type { Phase } from '../../../../../play/way';
import type { Seat } from '../../../../../rules/payouts';
import { passTiles } from '../pass-tiles';
import { firstTurn } from '../turns';
import type { RackTypes } from '../types';
import { passChoices, passFault, sizesOf } from './charleston';

const ACROSS = 2;

/** How many tiles to exchange with the player across: the lower wish counts (AG-7). */
export const courtesy: Phase<RackTypes, 'courtesy'> = {
  moves: {
    wish: {
      choices: (_kit, { now }) =>
        Array.from({ length: now.most + 1 }, (_, count) => ({ type: 'wish', count })),
      fault: (_kit, { now: { most } }, _own, { count }) =>
        count <= most
          ? undefined
          : illegal('wishTooHigh', 'AG-7', `At most ${most} tiles are exchanged in the courtesy pass.`, {
              most,
            }),
    },
  },
  resolve: (step) => {
    const { seats, answers } = step.state;
    const wish = (seat: Seat): number => {
      const answer = at(answers, seat);
      return answer?.type === 'wish' ? answer.count : 0;
    };
    const counts = forSeats(seats, (seat) => Math.min(wish(seat), wish(seatAfter(seats, seat, ACROSS))));
    const givers = seats.filter((seat) => counts[seat] > 0);
    if (givers.length === 0) firstTurn(step);
    else enter(step, 'courtesyPass', { counts }, givers);
  },
};

/** The courtesy pass: the two players of a pair exchange as many tiles as they agreed on (AG-7). */
export const courtesyPass: Phase<RackTypes, 'courtesyPass'> = {
  moves: {
    pass: {
      choices: (kit, scene, own) =>
        passChoices(kit, scene, own, sizesOf(scene, at(scene.now.counts, own.seat))),
      fault: (kit, scene, own, { tiles, blind = 0 }) =>
        blind > 0
          ? illegal('blindNotAllowed', 'AG-8', 'No tiles are passed on unseen in the courtesy pass.', {
              most: 0,
            })
          : passFault(kit, scene, own, tiles, sizesOf(scene, at(scene.now.counts, own.seat))),
    },
  },
  resolve: (step) => {
    passTiles(step, ACROSS, step.state.answers);
    firstTurn(step);
  },
};
