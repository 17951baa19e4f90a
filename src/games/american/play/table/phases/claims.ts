import type { Hand, Win } from '../../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../../play/illegal';
import { withTile } from '../../../../../play/racks';
import { at } from '../../../../../play/seats';
import type { Own, Phase, SceneIn } from '../../../../../play/way';
import type { Tile } from '../../../../../tiles/tile';
import { callChoices, callFault } from '../../calls';
import { isJoker, type Kit, wins } from '../../table-rules';
import { openClaims, winByOf } from '../claims';
import type { RackTypes } from '../types';
import { notWinning } from '../win';

type Scene = SceneIn<RackTypes, 'claims'>;

/** The hand that would be laid open with the claimed tile, and how it would be won. */
const wouldBe = (
  { melds, now }: Scene,
  { seat, rack }: Own<RackTypes>,
): { readonly hand: Hand; readonly win: Win } => ({
  hand: { concealed: withTile(rack, now.tile), melds: at(melds, seat) },
  win: { by: winByOf(now), tile: now.tile },
});

const canWin = (kit: Kit, scene: Scene, own: Own<RackTypes>): boolean => {
  if (isJoker(kit, scene.now.tile)) return false;
  if (scene.manners === 'table') return true;
  const { hand, win } = wouldBe(scene, own);
  return wins(kit, scene, own.seat, hand, win);
};

const mahjonggFault = (kit: Kit, scene: Scene, own: Own<RackTypes>): IllegalAction | undefined => {
  if (isJoker(kit, scene.now.tile))
    return illegal('jokerCalled', 'AG-12', 'A discarded joker is never called.');
  if (canWin(kit, scene, own)) return undefined;
  const { hand, win } = wouldBe(scene, own);
  return notWinning(kit, scene, own.seat, hand, win);
};

const otherTile = (expected: Tile, tile: Tile | undefined): IllegalAction | undefined =>
  tile === expected
    ? undefined
    : illegal('otherTileClaimed', 'AG-37', `The tile to be claimed is ${expected}, not ${tile ?? 'none'}.`, {
        expected,
      });

/** The others answer to a tile they may claim, all at once (AG-15 to AG-18). */
export const claims: Phase<RackTypes, 'claims'> = {
  moves: {
    decline: { choices: () => [{ type: 'decline' }] },
    call: {
      choices: (kit, scene, own) => {
        const { tile, by } = scene.now;
        if (by !== 'discard') return [];
        return callChoices(kit, scene, own, tile).map((others) => ({ type: 'call', tile, with: others }));
      },
      fault: (kit, scene, own, { tile, with: others }) => {
        const fault = otherTile(scene.now.tile, tile);
        if (fault !== undefined) return fault;
        return scene.now.by === 'exchange'
          ? illegal('onlyMahjongg', 'TG-9', 'A tile offered in an exchange is claimed for Mah Jongg only.')
          : callFault(kit, scene, own, tile, others);
      },
    },
    mahjongg: {
      choices: (kit, scene, own) =>
        canWin(kit, scene, own) ? [{ type: 'mahjongg', tile: scene.now.tile }] : [],
      fault: (kit, scene, own, { tile }) => otherTile(scene.now.tile, tile) ?? mahjonggFault(kit, scene, own),
    },
  },
  resolve: (step, now) => openClaims(step, now, step.state.answers),
};
