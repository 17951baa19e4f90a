import { DUMMIES } from '../../../../../play/dummies';
import { otherTile } from '../../../../../play/one-player';
import { emit } from '../../../../../play/step';
import type { Phase } from '../../../../../play/way';
import { callChoices, callFault, exposureOf } from '../../calls';
import { beginTurn, goRound, tableOf } from '../round';
import type { AmericanTypes } from '../types';
import { mahjongg } from '../win';

/** A dummy’s discard, which the player may claim (AS-6). */
export const claims: Phase<AmericanTypes, 'claims'> = {
  moves: {
    decline: {
      choices: () => [{ type: 'decline' }],
      act: (step, { from }) => goRound(step, DUMMIES.indexOf(from) + 1),
    },
    call: {
      choices: ({ hands }, scene, own) => {
        const { tile } = scene.now;
        const choices = callChoices(hands, tableOf(scene), own, tile);
        return choices.map((shown) => ({ type: 'call', tile, with: shown }));
      },
      fault: ({ hands }, scene, own, { tile, with: shown }) =>
        otherTile('AS-6', scene.now.tile, tile) ?? callFault(hands, tableOf(scene), own, tile, shown),
      act: (step, { from }, { seat, tile, with: shown }) => {
        const meld = exposureOf(step.kit.hands, tile, shown);
        emit(step, { type: 'called', seat, from, meld }, { seats: { E: { lost: shown } } });
        beginTurn(step, 'call');
      },
    },
    mahjongg,
  },
};
