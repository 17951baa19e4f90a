import { illegal } from '../../../../play/illegal';
import { exchanged, sameTiles } from '../../../../play/racks';
import { at, forSeat } from '../../../../play/seats';
import { emit } from '../../../../play/step';
import type { Move, Own, SceneIn } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import { callChoices, callFault, exposureOf } from '../calls';
import { type Kit, takesBack } from '../table-rules';
import { claimsOf, openClaims } from './claims';
import type { Scene } from './stages';
import { enterTurn } from './turns';
import type { RackTypes } from './types';

type Turn = SceneIn<RackTypes, 'turn'>;

/** The tiles that lie beside the called one in the exposure just made. */
const laidOut = ({ melds }: Scene, seat: Own<RackTypes>['seat']): readonly Tile[] =>
  at(melds, seat).at(-1)?.tiles.slice(1) ?? [];

/** The called tile whose exposure may still be laid out anew; undefined if there is none (AG-19). */
const rearrangeable = ({ now }: Turn): Tile | undefined =>
  now.rearranged || now.redeemed !== null ? undefined : now.called?.tile;

/** The rack and exposures as they were before the call. */
const beforeCall = (scene: Turn, own: Own<RackTypes>): readonly [Scene, Own<RackTypes>] => {
  const rack = exchanged(own.rack, undefined, laidOut(scene, own.seat));
  const melds = { ...scene.melds, [own.seat]: at(scene.melds, own.seat).slice(0, -1) };
  return [
    { ...scene, melds },
    { ...own, rack },
  ];
};

/** The exposure just made, laid out anew before the discard (AG-19). */
export const rearrange: Move<RackTypes, 'turn', 'rearrange'> = {
  choices: (kit, scene, own) => {
    const called = rearrangeable(scene);
    if (called === undefined) return [];
    const [before, ownBefore] = beforeCall(scene, own);
    return callChoices(kit, before, ownBefore, called)
      .filter((tiles) => !sameTiles(tiles, laidOut(scene, own.seat)))
      .map((tiles) => ({ type: 'rearrange', with: tiles }));
  },
  fault: (kit, scene, own, { with: tiles }) => {
    const called = rearrangeable(scene);
    const message = 'An exposure is laid out anew only once, right after the call.';
    if (called === undefined) return illegal('nothingToRearrange', 'AG-19', message);
    if (sameTiles(tiles, laidOut(scene, own.seat)))
      return illegal('exposureUnchanged', 'AG-19', 'These tiles lie in the exposure already.');
    const [before, ownBefore] = beforeCall(scene, own);
    return callFault(kit, before, ownBefore, called, tiles);
  },
  act: (step, now, { seat, with: lost }) => {
    if (now.called === null) return;
    const gained = laidOut(step.state, seat);
    const meld = exposureOf(step.kit, now.called.tile, lost);
    emit(step, { type: 'rearranged', seat, meld }, { seats: forSeat(seat, { gained, lost }) });
    enterTurn(step, { ...now, rearranged: true });
  },
};

const canTakeBack = (kit: Kit, scene: Turn): boolean => takesBack(kit, scene) && scene.now.called !== null;

/** The exposure just made, taken back with the call (TG-10a); the claims of the others stand (TG-10b). */
export const takeBack: Move<RackTypes, 'turn', 'takeBack'> = {
  choices: (kit, scene) => (canTakeBack(kit, scene) ? [{ type: 'takeBack' }] : []),
  fault: (kit, scene) =>
    canTakeBack(kit, scene)
      ? undefined
      : illegal('cannotTakeBack', 'TG-10', 'There is no call that could be taken back here.'),
  act: (step, { called }, { seat }) => {
    if (called === null) return;
    const gained = laidOut(step.state, seat);
    const answers = step.state.setAside ?? {};
    const secret = { faceDown: called.tile, setAside: null, seats: forSeat(seat, { gained }) };
    emit(step, { type: 'rearranged', seat, meld: null }, secret);
    openClaims(step, claimsOf(called.seat, called.tile), answers);
  },
};
