import { seatsFrom } from '../../../year/seats';
import type { YearRevealAction } from '../actions';
import { reveal, revealChoices, revealFault } from '../reveal';
import { emit, enter, type YearPhaseRules } from '../step';

/** Before play, the dealer first, flowers and seasons may be replaced; whoever keeps the rest is done (YG-5). */
export const courtesy: YearPhaseRules<'courtesy'> = {
  sealed: false,
  types: ['reveal', 'keep'],
  choices: (kit, scene, own) => [...revealChoices(kit, scene, own, 'bonus'), { type: 'keep' }],
  fault: (kit, scene, own, action) =>
    action.type === 'keep'
      ? undefined
      : revealFault(kit, scene, own, (action as YearRevealAction).tiles, 'bonus'),
  act: (step, now, action) => {
    const { seat } = now;
    const { dealer } = step.draft;
    if (action.type === 'reveal') {
      reveal(step, seat, action.tiles);
      enter(step, 'courtesy', now, [seat]);
      return;
    }
    emit(step, { type: 'kept', seat });
    const order = seatsFrom(dealer);
    const next = order[order.indexOf(seat) + 1];
    if (next === undefined) enter(step, 'turn', { seat: dealer, by: 'deal', called: null }, [dealer]);
    else enter(step, 'courtesy', { seat: next }, [next]);
  },
};
