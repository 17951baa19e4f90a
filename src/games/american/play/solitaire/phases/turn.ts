import { notHeld } from '../../../../../play/illegal';
import { kindsOf } from '../../../../../play/racks';
import { emit } from '../../../../../play/step';
import type { Phase } from '../../../../../play/way';
import { exchangeChoices, exchangeFault, redeemed } from '../../exchange';
import { beginTurn, goRound, tableOf } from '../round';
import type { AmericanTypes } from '../types';
import { mahjongg } from '../win';

/** The player’s turn, up to the discard (AS-6). */
export const turn: Phase<AmericanTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_kit, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'discard', tile })),
      fault: (_kit, _scene, { rack }, { tile }) => notHeld('AS-6', rack, [tile]),
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { E: { lost: [tile] } } });
        goRound(step, 0);
      },
    },
    exchange: {
      choices: ({ hands }, scene, own) =>
        exchangeChoices(hands, tableOf(scene), own).map(({ from: _own, ...exchange }) => exchange),
      fault: ({ hands }, scene, own, action) =>
        exchangeFault(hands, tableOf(scene), own, { ...action, from: own.seat }),
      act: (step, { by }, { seat, tile, meld }) => {
        const old = step.state.melds.E?.[meld]?.tiles ?? [];
        const [{ tiles }, joker] = redeemed(step.kit.hands, old, tile);
        const change = { lost: [tile], gained: [joker] };
        emit(step, { type: 'exchanged', seat, tile, meld, tiles }, { seats: { E: change } });
        beginTurn(step, by);
      },
    },
    mahjongg,
  },
};
