import { DUMMIES } from '../../../../../chinese/solitaire-claims';
import { type IllegalAction, illegal } from '../../../../../play/illegal';
import { emit } from '../../../../../play/step';
import type { Phase } from '../../../../../play/way';
import type { Tile } from '../../../../../tiles/tile';
import { callChoices, callFault, exposureOf } from '../../calls';
import { beginTurn, goRound } from '../round';
import type { AmericanTypes } from '../types';
import { declare, tableOf, winFault, winsNow } from '../win';

const otherTile = (tile: Tile, claimed: Tile | undefined): IllegalAction | undefined =>
  claimed === tile
    ? undefined
    : illegal('otherTileClaimed', 'AS-6', `The tile to be claimed is ${tile}.`, { tile });

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
        return callChoices(hands, tableOf(scene), own, tile).map((shown) => ({
          type: 'call',
          tile,
          with: shown,
        }));
      },
      fault: ({ hands }, scene, own, { tile, with: shown }) =>
        otherTile(scene.now.tile, tile) ?? callFault(hands, tableOf(scene), own, tile, shown),
      act: (step, { from }, { seat, tile, with: shown }) => {
        const meld = exposureOf(step.kit.hands, tile, shown);
        emit(step, { type: 'called', seat, from, meld }, { seats: { E: { lost: shown } } });
        beginTurn(step, 'call');
      },
    },
    mahjongg: {
      choices: (kit, scene, own) =>
        winsNow(kit, scene, own) ? [{ type: 'mahjongg', tile: scene.now.tile }] : [],
      fault: (kit, scene, own, { tile }) => otherTile(scene.now.tile, tile) ?? winFault(kit, scene, own),
      act: (step) => declare(step),
    },
  },
};
