import { DUMMIES, solitaireClaims } from '../../../../chinese/solitaire-claims';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { countOf, sameTiles } from '../../../../play/racks';
import { emit } from '../../../../play/step';
import type { Phase, SceneIn } from '../../../../play/way';
import type { ChineseSolitaire } from '../../../../rules/chinese-solitaire';
import type { Tile } from '../../../../tiles/tile';
import { beginTurn, drawAfterKong, goRound, hasLoose } from '../round';
import type { ChineseClaimsStage, ChineseTypes } from '../types';
import { declare, winFault, winsNow } from '../win';
import { noLoose } from './turn';

const otherTile = ({ tile }: ChineseClaimsStage, claimed: Tile | undefined): IllegalAction | undefined =>
  claimed === tile
    ? undefined
    : illegal('otherTileClaimed', 'CS-6', `The tile to be claimed is ${tile}.`, { tile });

const callFault = (
  rules: ChineseSolitaire,
  scene: SceneIn<ChineseTypes, 'claims'>,
  rack: readonly Tile[],
  shown: readonly Tile[],
): IllegalAction | undefined => {
  const { from, tile } = scene.now;
  const fits = ({ shown: one }: { readonly shown: readonly Tile[] }): boolean => sameTiles(one, shown);
  const claim = solitaireClaims(rack, tile, from, rules.table).find(fits);
  if (claim !== undefined) return claim.kind === 'kong' && !hasLoose(rules, scene) ? noLoose() : undefined;
  if (shown.some((one) => countOf(shown, one) > countOf(rack, one)))
    return illegal('tilesNotHeld', 'CS-6', 'These tiles are not all on the rack.', { tiles: shown });
  // What would be a set under the other way of playing is refused by its own rule.
  const free = { chowFromLeftOnly: false, claimKong: true };
  const isBarred = solitaireClaims(rack, tile, from, free).some(fits);
  const message =
    isBarred && shown[0] !== tile
      ? `A chow is claimed from ${DUMMIES.at(-1)} only.`
      : isBarred
        ? 'The fourth tile is not claimed for a kong.'
        : `${tile} makes no chow, pung or kong with these tiles.`;
  return illegal('badExposure', isBarred ? 'CS-6a' : 'CS-6', message, { tiles: shown });
};

/** A dummy’s discard, which the player may claim (CS-6). */
export const claims: Phase<ChineseTypes, 'claims'> = {
  moves: {
    decline: {
      choices: () => [{ type: 'decline' }],
      act: (step, { from }) => goRound(step, DUMMIES.slice(DUMMIES.indexOf(from) + 1)),
    },
    call: {
      choices: (rules, scene, { rack }) => {
        const { from, tile } = scene.now;
        return solitaireClaims(rack, tile, from, rules.table)
          .filter(({ kind }) => kind !== 'kong' || hasLoose(rules, scene))
          .map(({ shown }) => ({ type: 'call', tile, with: shown }));
      },
      fault: (rules, scene, { rack }, { tile, with: shown }) =>
        otherTile(scene.now, tile) ?? callFault(rules, scene, rack, shown),
      act: (step, { from }, { seat, tile, with: shown }) => {
        const meld = { tiles: [tile, ...shown] };
        emit(step, { type: 'called', seat, from, meld }, { seats: { E: { lost: shown } } });
        if (shown.length === 3) drawAfterKong(step);
        else beginTurn(step, { by: 'claim', afterKong: false });
      },
    },
    mahjongg: {
      choices: (rules, scene, own) =>
        winsNow(rules, scene, own) ? [{ type: 'mahjongg', tile: scene.now.tile }] : [],
      fault: (rules, scene, own, { tile }) => otherTile(scene.now, tile) ?? winFault(rules, scene, own),
      act: (step) => declare(step),
    },
  },
};
