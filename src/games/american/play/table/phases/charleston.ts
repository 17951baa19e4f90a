import { type IllegalAction, illegal } from '../../../../../play/illegal';
import { choicesOf, holds } from '../../../../../play/racks';
import { at } from '../../../../../play/seats';
import { emit } from '../../../../../play/step';
import type { Answer } from '../../../../../play/types';
import type { Own, Phase } from '../../../../../play/way';
import { charlestonOf, type Kit } from '../../table-rules';
import type { PassAction } from '../actions';
import { passTiles } from '../pass-tiles';
import { enterCourtesy, enterPass } from '../passes';
import type { Scene } from '../stages';
import type { RackTypes } from '../types';

/** How many tiles are passed, at least and at most; the least is lower where miscounting can happen. */
type Sizes = readonly [number, number];

/** What is wrong with tiles as a pass of so many. */
export const passFault = (
  kit: Kit,
  scene: Scene,
  { rack }: Own<RackTypes>,
  tiles: PassAction['tiles'],
  [least, most]: Sizes,
): IllegalAction | undefined => {
  const never = charlestonOf(kit, scene).neverPassed.find((tile) => tiles.includes(tile));
  if (!holds(rack, tiles))
    return illegal('tilesNotHeld', 'AG-5', 'These tiles are not all on the rack.', { tiles });
  if (never !== undefined)
    return illegal('tileNeverPassed', 'AG-9', `${never === 'J' ? 'A joker' : never} is never passed.`, {
      tile: never,
    });
  if (tiles.length >= least && tiles.length <= most) return undefined;
  const message = `${most} ${most === 1 ? 'tile is' : 'tiles are'} passed from the rack here, not ${tiles.length}.`;
  return illegal('wrongPassCount', 'AG-5', message, { expected: most, count: tiles.length });
};

/** Every pass of so many tiles, and so many unseen ones. */
export const passChoices = (
  kit: Kit,
  scene: Scene,
  { rack }: Own<RackTypes>,
  [least, most]: Sizes,
  blind = 0,
): readonly Answer<PassAction>[] => {
  const { neverPassed } = charlestonOf(kit, scene);
  const free = rack.filter((tile) => !neverPassed.includes(tile));
  const sizes = Array.from({ length: most - least + 1 }, (_, index) => most - index);
  return sizes.flatMap((size) =>
    choicesOf(free, size).map((tiles) =>
      blind === 0 ? { type: 'pass', tiles } : { type: 'pass', tiles, blind },
    ),
  );
};

/** The least and the greatest number of tiles of a pass: at a table without refusals somebody may pass one too few. */
export const sizesOf = (scene: Scene, size: number, blind = 0): Sizes => [
  scene.manners === 'table' && blind === 0 ? Math.max(0, size - 1) : size,
  size,
];

/** The Charleston: everybody chooses at once, unseen (AG-5, AG-8, AG-9). */
export const charleston: Phase<RackTypes, 'charleston'> = {
  moves: {
    pass: {
      choices: (kit, scene, own) => {
        const { size, blind } = scene.now;
        const unseen = Array.from({ length: blind + 1 }, (_, count) => count);
        return unseen.flatMap((count) =>
          passChoices(kit, scene, own, sizesOf(scene, size - count, count), count),
        );
      },
      fault: (kit, scene, own, { tiles, blind = 0 }) => {
        const { size, blind: most } = scene.now;
        if (blind <= most) return passFault(kit, scene, own, tiles, sizesOf(scene, size - blind, blind));
        const message = `${most === 0 ? 'No' : `At most ${most}`} tiles can be passed on unseen in this pass.`;
        return illegal('blindNotAllowed', 'AG-8', message, { most });
      },
    },
  },
  resolve: (step, { direction, round, pass }) => {
    const places = { right: 1, across: 2, left: step.state.seats.length - 1 }[direction];
    passTiles(step, places, step.state.answers);
    enterPass(step, round, pass + 1);
  },
};

/** Whether there is a second Charleston: the answers are sealed, and one stop ends it (AG-6, AG-6a). */
export const secondCharleston: Phase<RackTypes, 'secondCharleston'> = {
  moves: {
    continue: { choices: () => [{ type: 'continue' }] },
    stop: { choices: () => [{ type: 'stop' }] },
  },
  resolve: (step, { round }) => {
    const { seats, answers } = step.state;
    const stopped = seats.some((seat) => at(answers, seat)?.type === 'stop');
    emit(step, { type: 'charlestonEnded', stopped });
    if (stopped) enterCourtesy(step);
    else enterPass(step, round, 1);
  },
};
