import { DUMMIES, type SolitaireClaim, solitaireClaims } from '../../../../chinese/solitaire-claims';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { holds, sameTiles } from '../../../../play/racks';
import { emit } from '../../../../play/step';
import type { Phase, SceneIn } from '../../../../play/way';
import type { ChineseSolitaire } from '../../../../rules/chinese-solitaire';
import type { Tile } from '../../../../tiles/tile';
import { beginTurn, drawAfterKong, goRound, hasLoose } from '../round';
import type { ChineseTypes } from '../types';
import { mahjongg, otherTile } from '../win';
import { noLoose } from './turn';

const callFault = (
  rules: ChineseSolitaire,
  scene: SceneIn<ChineseTypes, 'claims'>,
  rack: readonly Tile[],
  shown: readonly Tile[],
): IllegalAction | undefined => {
  const { from, tile } = scene.now;
  const fits = (claim: SolitaireClaim): boolean => sameTiles(claim.shown, shown);
  const claim = solitaireClaims(rack, tile, from, rules.table).find(fits);
  if (claim !== undefined) return claim.kind === 'kong' && !hasLoose(rules, scene) ? noLoose() : undefined;
  if (!holds(rack, shown))
    return illegal('tilesNotHeld', 'CS-6', 'These tiles are not all on the rack.', { tiles: shown });
  const refuse = (rule: string, message: string): IllegalAction =>
    illegal('badExposure', rule, message, { tiles: shown });
  // What would be a set under the other way of playing is refused by its own rule.
  const free = { chowFromLeftOnly: false, claimKong: true };
  const barred = solitaireClaims(rack, tile, from, free).find(fits)?.kind;
  if (barred === 'run') return refuse('CS-6a', `A chow is claimed from ${DUMMIES.at(-1)} only.`);
  if (barred === 'kong') return refuse('CS-6a', 'The fourth tile is not claimed for a kong.');
  return refuse('CS-6', `${tile} makes no chow, pung or kong with these tiles.`);
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
    mahjongg,
  },
};
