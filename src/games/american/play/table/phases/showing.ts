import { at } from '../../../../../play/seats';
import type { Phase } from '../../../../../play/way';
import { judge } from '../claims';
import type { RackTypes } from '../types';

/** Who else lays the hand open, believing the game to be over (AG-35). */
export const showing: Phase<RackTypes, 'showing'> = {
  moves: {
    keep: { choices: () => [{ type: 'keep' }] },
    show: { choices: () => [{ type: 'show' }] },
  },
  resolve: (step, now) => {
    const { seats, answers } = step.state;
    judge(
      step,
      now,
      seats.filter((seat) => at(answers, seat)?.type === 'show'),
    );
  },
};
