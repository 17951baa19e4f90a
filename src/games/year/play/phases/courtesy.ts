import { emit, enter } from '../../../../play/step';
import type { Phase } from '../../../../play/way';
import { seatsFrom } from '../../../../year/seats';
import { reveal, revealChoices, revealFault } from '../reveal';
import type { YearTypes } from '../types';

/** Before play, the dealer first, flowers and seasons may be replaced; who keeps the rest is done (YG-5). */
export const courtesy: Phase<YearTypes, 'courtesy'> = {
  moves: {
    reveal: {
      choices: (kit, scene, own) => revealChoices(kit, scene, own, 'bonus'),
      fault: (kit, scene, own, { tiles }) => revealFault(kit, scene, own, tiles, 'bonus'),
      act: (step, now, { seat, tiles }) => {
        reveal(step, seat, tiles);
        enter(step, 'courtesy', now, [seat]);
      },
    },
    keep: {
      choices: () => [{ type: 'keep' }],
      act: (step, _now, { seat }) => {
        const { dealer } = step.state;
        emit(step, { type: 'kept', seat });
        const order = seatsFrom(dealer);
        const next = order[order.indexOf(seat) + 1];
        if (next === undefined) enter(step, 'turn', { seat: dealer, by: 'deal', called: null }, [dealer]);
        else enter(step, 'courtesy', { seat: next }, [next]);
      },
    },
  },
};
