import type { Action, Answer, PassAction } from '../actions';
import { type IllegalAction, illegal } from '../../play/illegal';
import { charlestonOf, type Kit } from '../kit';
import { passTiles } from '../pass-tiles';
import { choicesOf, holds } from '../../play/racks';
import { at } from '../../play/seats';
import type { Scene } from '../state';
import { emit, enter, type Next, type Own, type PhaseRules, type Step } from '../step';

const canBePassed = (kit: Kit, scene: Scene, own: Own): Own['rack'] => {
  const { neverPassed } = charlestonOf(kit, scene);
  return own.rack.filter((tile) => !neverPassed.includes(tile));
};

/** What is wrong with tiles as a pass of so many; `least` is lower where miscounting can happen. */
export const passFault = (
  kit: Kit,
  scene: Scene,
  own: Own,
  tiles: PassAction['tiles'],
  [least, most]: readonly [number, number],
): IllegalAction | undefined => {
  const never = charlestonOf(kit, scene).neverPassed.find((tile) => tiles.includes(tile));
  if (!holds(own.rack, tiles))
    return illegal('tilesNotHeld', 'AG-5', 'These tiles are not all on the rack.', { tiles });
  if (never !== undefined)
    return illegal('tileNeverPassed', 'AG-9', `${never === 'J' ? 'A joker' : never} is never passed.`, {
      tile: never,
    });
  if (tiles.length >= least && tiles.length <= most) return undefined;
  const message = `${most} ${most === 1 ? 'tile is' : 'tiles are'} passed from the rack here, not ${tiles.length}.`;
  return illegal('wrongPassCount', 'AG-5', message, { expected: most, count: tiles.length });
};

/** Every choice of tiles for a pass of so many. */
export const passChoices = (
  kit: Kit,
  scene: Scene,
  own: Own,
  [least, most]: readonly [number, number],
): readonly (readonly Own['rack'][number][])[] => {
  const rack = canBePassed(kit, scene, own);
  const sizes = Array.from({ length: most - least + 1 }, (_, index) => most - index);
  return sizes.flatMap((size) => choicesOf(rack, size));
};

/** The least and the greatest number of tiles of a pass: at a table without refusals somebody may pass one too few. */
export const sizesOf = (scene: Scene, size: number, blind = 0): readonly [number, number] => [
  scene.manners === 'table' && blind === 0 ? Math.max(0, size - 1) : size,
  size,
];

/** The next pass of the round, or what follows the round (AG-5 to AG-7). */
export const enterPass = (step: Step, round: number, pass: number): Next | null => {
  const { kit, draft } = step;
  const rules = charlestonOf(kit, draft);
  const directions = rules.rounds[round - 1] ?? [];
  const direction = directions[pass - 1];
  if (direction !== undefined) {
    const blind = pass === directions.length && rules.blind[round - 1] === true ? rules.size : 0;
    enter(step, 'charleston', { round, pass, direction, blind, size: rules.size }, draft.seats);
    return null;
  }
  const more = rules.rounds.length > round;
  if (more && rules.second === 'always') return { to: 'pass', round: round + 1, pass: 1 };
  if (!more || rules.second !== 'unlessStopped') return { to: 'courtesy' };
  enter(step, 'secondCharleston', { round: round + 1 }, draft.seats);
  return null;
};

/** The Charleston: everybody chooses at once, unseen (AG-5, AG-8, AG-9). */
export const charleston: PhaseRules<'charleston'> = {
  sealed: true,
  types: ['pass'],
  choices: (kit, scene, own) => {
    const { size, blind } = scene.now;
    const answers: Answer[] = [];
    for (let unseen = 0; unseen <= blind; unseen++)
      for (const tiles of passChoices(kit, scene, own, sizesOf(scene, size - unseen, unseen)))
        answers.push(unseen === 0 ? { type: 'pass', tiles } : { type: 'pass', tiles, blind: unseen });
    return answers;
  },
  fault: (kit, scene, own, action: Action) => {
    const { tiles, blind = 0 } = action as PassAction;
    if (blind > scene.now.blind) {
      const message = `${scene.now.blind === 0 ? 'No' : `At most ${scene.now.blind}`} tiles can be passed on unseen in this pass.`;
      return illegal('blindNotAllowed', 'AG-8', message, { most: scene.now.blind });
    }
    return passFault(kit, scene, own, tiles, sizesOf(scene, scene.now.size - blind, blind));
  },
  resolve: (step, { direction, round, pass }) => {
    const places = { right: 1, across: 2, left: step.draft.seats.length - 1 }[direction];
    passTiles(step, places, step.draft.answers as Parameters<typeof passTiles>[2]);
    return { to: 'pass', round, pass: pass + 1 };
  },
};

/** Whether there is a second Charleston: the answers are sealed, and one stop ends it (AG-6, AG-6a). */
export const secondCharleston: PhaseRules<'secondCharleston'> = {
  sealed: true,
  types: ['stop', 'continue'],
  choices: () => [{ type: 'continue' }, { type: 'stop' }],
  fault: () => undefined,
  resolve: (step, { round }) => {
    const { draft } = step;
    const stopped = draft.seats.some((seat) => at(draft.answers, seat)?.type === 'stop');
    emit(step, { type: 'charlestonEnded', stopped });
    return stopped ? { to: 'courtesy' } : { to: 'pass', round, pass: 1 };
  },
};
