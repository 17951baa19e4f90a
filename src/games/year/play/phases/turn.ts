import { illegal } from '../../../../play/illegal';
import { kindsOf } from '../../../../play/racks';
import { at } from '../../../../play/seats';
import { emit, enter } from '../../../../play/step';
import type { Phase } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import { isBonus } from '../../../../year/year-tiles';
import { handWith, hasReplacement } from '../kit';
import { mustLayAside, reveal, revealChoices, revealFault } from '../reveal';
import type { YearDeclaration, YearScene, YearTurnStage } from '../scene';
import { passTurn } from '../turns';
import type { YearTypes } from '../types';
import { declare, winFault, winOf, winsWith } from '../win';

/** Where the tile came from with which the hand is complete: the wall, or the discard that was called. */
const sourceOf = (
  scene: YearScene,
  { seat, called }: YearTurnStage,
  drawn: Tile | null,
): Pick<YearDeclaration, 'by' | 'tile' | 'from' | 'win'> =>
  called !== null && drawn === null
    ? { by: 'discard', tile: called.tile, from: called.seat, win: winOf(scene, seat, 'wall', null) }
    : { by: 'wall', tile: drawn, from: null, win: winOf(scene, seat, 'wall', drawn) };

/** A turn up to the discard (YG-15): Mah Jong, reveals for replacements, and the discard itself. */
export const turn: Phase<YearTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_kit, _scene, { rack }) =>
        kindsOf(rack)
          .filter((tile) => !isBonus(tile))
          .map((tile) => ({ type: 'discard', tile })),
      fault: (_kit, _scene, { rack }, { tile }) => {
        if (isBonus(tile))
          return illegal('flowerDiscarded', 'YG-6', 'Flowers and seasons are never discarded.', { tile });
        return rack.includes(tile)
          ? undefined
          : illegal('tilesNotHeld', 'YG-15', `${tile} is not on the rack.`, { tiles: [tile] });
      },
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { [seat]: { lost: [tile] } } });
        const others = step.state.seats.filter((one) => one !== seat);
        enter(step, 'claims', { from: seat, tile }, others);
      },
    },
    reveal: {
      choices: (kit, scene, own) => [
        ...revealChoices(kit, scene, own),
        ...(mustLayAside(kit, scene, own) ? kindsOf(own.rack) : []).map((tile) => ({
          type: 'reveal' as const,
          tiles: [tile],
        })),
      ],
      // Without a replacement a flower is laid aside only if there is nothing to discard, and then in its place.
      fault: (kit, scene, own, { tiles }) => {
        const fault = revealFault(kit, scene, own, tiles);
        const isFlower = tiles.length === 1;
        return fault?.code === 'noReplacement' && isFlower && mustLayAside(kit, scene, own)
          ? undefined
          : fault;
      },
      act: (step, now, { seat, tiles }) => {
        const isReplaced = hasReplacement(step.kit, step.state);
        reveal(step, seat, tiles);
        if (isReplaced) enter(step, 'turn', now, [seat]);
        else passTurn(step, seat, null);
      },
    },
    mahjongg: {
      choices: (kit, scene, { seat, rack, drawn }) =>
        winsWith(kit, scene, seat, rack, sourceOf(scene, scene.now, drawn).win) ? [{ type: 'mahjongg' }] : [],
      fault: (kit, scene, { seat, rack, drawn }, { tile }) =>
        tile === undefined
          ? winFault(kit, scene, seat, rack, sourceOf(scene, scene.now, drawn).win)
          : illegal('otherTileClaimed', 'YG-11', 'No tile is claimed on the own turn.'),
      act: (step, now, { seat }) => {
        const { state } = step;
        const hand = handWith(state, seat, at(state.racks, seat));
        declare(step, { seat, hand, ...sourceOf(state, now, state.drawn) }, null);
      },
    },
  },
};
