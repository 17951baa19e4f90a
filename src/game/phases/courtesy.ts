import type { Action, PassAction, WishAction } from '../actions';
import { illegal } from '../../play/illegal';
import { charlestonOf } from '../kit';
import { passTiles } from '../pass-tiles';
import { at, forSeats, seatAfter } from '../../play/seats';
import { enter, firstTurn, type Next, type PhaseRules, type Step } from '../step';
import { passChoices, passFault, sizesOf } from './charleston';

const ACROSS = 2;

/** The courtesy pass, if the game has one; else the first turn. */
export const enterCourtesy = (step: Step): Next | null => {
  const { courtesy: most } = charlestonOf(step.kit, step.draft);
  if (most === 0) return firstTurn(step);
  enter(step, 'courtesy', { most }, step.draft.seats);
  return null;
};

/** How many tiles to exchange with the player across: the lower wish counts (AG-7). */
export const courtesy: PhaseRules<'courtesy'> = {
  sealed: true,
  types: ['wish'],
  choices: (_, { now }) => Array.from({ length: now.most + 1 }, (_one, count) => ({ type: 'wish', count })),
  fault: (_, { now }, _own, action: Action) =>
    (action as WishAction).count <= now.most
      ? undefined
      : illegal('wishTooHigh', 'AG-7', `At most ${now.most} tiles are exchanged in the courtesy pass.`, {
          most: now.most,
        }),
  resolve: (step) => {
    const { seats, answers } = step.draft;
    const wish = (seat: (typeof seats)[number]): number => (at(answers, seat) as unknown as WishAction).count;
    const counts = forSeats(seats, (seat) => Math.min(wish(seat), wish(seatAfter(seats, seat, ACROSS))));
    const givers = seats.filter((seat) => counts[seat] > 0);
    if (givers.length === 0) return firstTurn(step);
    enter(step, 'courtesyPass', { counts }, givers);
    return null;
  },
};

/** The courtesy pass: the two players of a pair exchange as many tiles as they agreed on (AG-7). */
export const courtesyPass: PhaseRules<'courtesyPass'> = {
  sealed: true,
  types: ['pass'],
  choices: (kit, scene, own) =>
    passChoices(kit, scene, own, sizesOf(scene, at(scene.now.counts, own.seat))).map((tiles) => ({
      type: 'pass',
      tiles,
    })),
  fault: (kit, scene, own, action: Action) => {
    const { tiles, blind = 0 } = action as PassAction;
    if (blind > 0)
      return illegal('blindNotAllowed', 'AG-8', 'No tiles are passed on unseen in the courtesy pass.', {
        most: 0,
      });
    return passFault(kit, scene, own, tiles, sizesOf(scene, at(scene.now.counts, own.seat)));
  },
  resolve: (step) => {
    passTiles(step, ACROSS, step.draft.answers as Parameters<typeof passTiles>[2]);
    return firstTurn(step);
  },
};
