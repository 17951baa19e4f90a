import { type IllegalAction, illegal } from '../../../../play/illegal';
import { emit, enter } from '../../../../play/step';
import type { Discard } from '../../../../play/types';
import type { Phase } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import { call, callChoices, callFault, mahjonggFault, otherTile, winChoices } from '../call';
import { reveal, revealChoices, revealFault } from '../reveal';
import type { YearDrawStage } from '../scene';
import { enterDraw } from '../turns';
import type { YearTypes } from '../types';
import { declareOnDiscard } from '../win';

/** The discard that was refused and can be claimed after all, once a replacement has changed the rack (YG-7). */
const claimable = ({ discard, renewed }: YearDrawStage): Discard | null => (renewed ? discard : null);

/** Why the player may not claim the discard that was refused just before; otherwise what its rules say of it. */
const lateClaimFault = (
  now: YearDrawStage,
  tile: Tile | undefined,
  faultOf: (discard: Discard) => IllegalAction | undefined,
): IllegalAction | undefined => {
  const discard = claimable(now);
  if (discard !== null) return otherTile(discard.tile, tile) ?? faultOf(discard);
  return illegal(
    'refusedBefore',
    'YG-7',
    'A discard that was refused can be claimed only after a replacement has changed the rack.',
  );
};

/** A turn before the draw: what is revealed now is replaced before it (YG-6), and until the draw the discard is not dead (YG-7, YG-15). */
export const draw: Phase<YearTypes, 'draw'> = {
  moves: {
    draw: {
      choices: () => [{ type: 'draw' }],
      act: (step, _now, { seat }) => {
        const gained = step.state.wall.slice(0, 1);
        emit(step, { type: 'drew', seat }, { seats: { [seat]: { gained } } });
        enter(step, 'turn', { seat, by: 'wall', called: null }, [seat]);
      },
    },
    reveal: {
      choices: (kit, scene, own) => revealChoices(kit, scene, own),
      fault: (kit, scene, own, { tiles }) => revealFault(kit, scene, own, tiles),
      act: (step, { discard }, { seat, tiles }) => {
        reveal(step, seat, tiles);
        enterDraw(step, seat, discard, true);
      },
    },
    call: {
      choices: (_kit, { now }, own) => {
        const discard = claimable(now);
        return discard === null ? [] : callChoices(own, discard);
      },
      fault: (_kit, { now }, own, { tile, with: others }) =>
        lateClaimFault(now, tile, (discard) => callFault(own, discard, others)),
      act: (step, { discard }, { seat, with: others }) => {
        if (discard !== null) call(step, seat, discard, others);
      },
    },
    mahjongg: {
      choices: (kit, scene, own) => {
        const discard = claimable(scene.now);
        return discard === null ? [] : winChoices(kit, scene, own, discard);
      },
      fault: (kit, scene, own, { tile }) =>
        lateClaimFault(scene.now, tile, (discard) => mahjonggFault(kit, scene, own, discard.tile)),
      act: (step, { discard }, { seat }) => {
        if (discard !== null) declareOnDiscard(step, seat, discard);
      },
    },
  },
};
