import type { Tile } from '../../../tiles/tile';
import { type IllegalAction, illegal } from '../../../play/illegal';
import type { YearAction, YearRevealAction } from '../actions';
import { call, callFault, claimChoices, mahjonggFault, otherTile } from '../call';
import type { YearKit, YearOwn, YearSceneIn } from '../kit';
import { reveal, revealChoices, revealFault } from '../reveal';
import type { YearDiscard } from '../state';
import { emit, enter, type YearPhaseRules } from '../step';
import { enterDraw } from '../turns';
import { declareOnDiscard } from '../win';

/** Why the player may not claim the discard that was refused just before. */
const lateClaimFault = (
  kit: YearKit,
  scene: YearSceneIn<'draw'>,
  own: YearOwn,
  action: Extract<YearAction, { readonly type: 'call' | 'mahjongg' }>,
): IllegalAction | undefined => {
  const { discard, renewed } = scene.now;
  if (discard === null || !renewed)
    return illegal(
      'refusedBefore',
      'YG-7',
      'A discard that was refused can be claimed only after a replacement has changed the rack.',
    );
  const fault = otherTile(discard.tile, action.tile);
  if (fault !== undefined) return fault;
  return action.type === 'call'
    ? callFault(own, discard, action.with)
    : mahjonggFault(kit, scene, own, discard.tile);
};

/** A turn before the draw: what is revealed now is replaced before it (YG-6), and until the draw the discard is not dead (YG-7, YG-15). */
export const draw: YearPhaseRules<'draw'> = {
  sealed: false,
  types: ['draw', 'reveal', 'call', 'mahjongg'],
  choices: (kit, scene, own) => {
    const { discard, renewed } = scene.now;
    return [
      { type: 'draw' },
      ...revealChoices(kit, scene, own),
      ...(discard !== null && renewed ? claimChoices(kit, scene, own, discard) : []),
    ];
  },
  fault: (kit, scene, own, action) => {
    if (action.type === 'draw') return undefined;
    if (action.type === 'reveal') return revealFault(kit, scene, own, action.tiles);
    return lateClaimFault(kit, scene, own, action as Parameters<typeof lateClaimFault>[3]);
  },
  act: (step, { seat, discard }, action) => {
    switch (action.type) {
      case 'draw':
        emit(step, { type: 'drew', seat }, { [seat]: { gained: [step.draft.wall[0] as Tile] } });
        enter(step, 'turn', { seat, by: 'wall', called: null }, [seat]);
        break;
      case 'call':
        call(step, seat, discard as YearDiscard, action.with);
        break;
      case 'mahjongg':
        declareOnDiscard(step, seat, discard as YearDiscard);
        break;
      default:
        reveal(step, seat, (action as YearRevealAction).tiles);
        enterDraw(step, seat, discard, true);
    }
  },
};
