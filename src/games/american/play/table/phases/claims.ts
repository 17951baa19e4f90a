import type { Hand, Win } from '../../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../../play/illegal';
import { at } from '../../../../../play/seats';
import type { Own, Phase, SceneIn } from '../../../../../play/way';
import type { Tile } from '../../../../../tiles/tile';
import { callChoices, callFault } from '../../calls';
import { isJoker, type Kit, notWinning, rulesFor, wins } from '../../table-rules';
import { handOf, judge, openClaims, winByOf } from '../claims';
import type { RackTypes } from '../types';

type Scene = SceneIn<RackTypes, 'claims'>;

/** The hand that would be laid open with the claimed tile, and how it would be won. */
const wouldBe = (scene: Scene, { seat, rack }: Own<RackTypes>): readonly [Hand, Win] => {
  const { tile } = scene.now;
  return [handOf(scene, seat, rack, tile), { by: winByOf(scene.now), tile }];
};

const canWin = (kit: Kit, scene: Scene, own: Own<RackTypes>): boolean => {
  if (isJoker(kit, scene.now.tile)) return false;
  return scene.manners === 'table' || wins(kit, scene, own.seat, ...wouldBe(scene, own));
};

const mahjonggFault = (kit: Kit, scene: Scene, own: Own<RackTypes>): IllegalAction | undefined => {
  if (isJoker(kit, scene.now.tile))
    return illegal('jokerCalled', 'AG-12', 'A discarded joker is never called.');
  if (canWin(kit, scene, own)) return undefined;
  const [hand, win] = wouldBe(scene, own);
  return notWinning(rulesFor(kit, scene, own.seat, win), hand, win, 'AG-23');
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

/** Who else lays the hand open after Mah Jongg was declared, believing the game to be over (AG-35). */
export const showing: Phase<RackTypes, 'showing'> = {
  moves: {
    keep: { choices: () => [{ type: 'keep' }] },
    show: { choices: () => [{ type: 'show' }] },
  },
  resolve: (step, now) => {
    const { seats, answers } = step.state;
    const shown = seats.filter((seat) => at(answers, seat)?.type === 'show');
    judge(step, now, shown);
  },
};
