import type { Meld } from '../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { kindsOf } from '../../../../play/racks';
import { at, forSeat } from '../../../../play/seats';
import { emit } from '../../../../play/step';
import type { Move, Own, SceneIn } from '../../../../play/way';
import { exposureOf, setFault } from '../calls';
import type { Kit } from '../table-rules';
import type { GrowAction } from './actions';
import { enterTurn } from './turns';
import type { RackTypes } from './types';
import { wouldWin } from './win';

type Turn = SceneIn<RackTypes, 'turn'>;

/** Whether the hand wins once its last tile lies on this exposure. */
const winsSpent = (kit: Kit, scene: Turn, own: Own<RackTypes>, place: number, grown: Meld): boolean => {
  const melds = at(scene.melds, own.seat).map((meld, index) => (index === place ? grown : meld));
  return wouldWin(kit, { ...scene, melds: { ...scene.melds, [own.seat]: melds } }, { ...own, rack: [] });
};

/** Why a tile cannot be added to an exposure of one's own (AG-19, TG-5). */
const growFault = (
  kit: Kit,
  scene: Turn,
  own: Own<RackTypes>,
  { tile, meld }: Pick<GrowAction, 'tile' | 'meld'>,
): IllegalAction | undefined => {
  if (!kit.table.calls.grows) return illegal('cannotGrow', 'AG-19', 'An exposure keeps its size.');
  const [first, ...others] = at(scene.melds, own.seat)[meld]?.tiles ?? [];
  if (first === undefined)
    return illegal('noSuchExposure', 'TG-5', `There is no exposure ${meld}.`, { meld });
  if (!own.rack.includes(tile))
    return illegal('tilesNotHeld', 'TG-5', `There is no ${tile} on the rack.`, { tile });
  if (scene.now.by !== 'wall')
    return illegal('cannotGrow', 'TG-5', 'An exposure grows only after a tile was drawn.');
  const fault = setFault(kit, first, [...others, tile]);
  if (fault !== undefined) return illegal('cannotGrow', 'TG-5', fault.message, fault.params);
  const grown = exposureOf(kit, first, [...others, tile]);
  return own.rack.length > 1 || winsSpent(kit, scene, own, meld, grown)
    ? undefined
    : illegal('cannotGrow', 'AG-10', 'A tile must be left to discard, unless the hand wins.');
};

/** A tile added to an exposure of one's own (TG-5). */
export const grow: Move<RackTypes, 'turn', 'grow'> = {
  choices: (kit, scene, own) =>
    (kit.table.calls.grows ? at(scene.melds, own.seat) : []).flatMap((_, meld) =>
      kindsOf(own.rack)
        .map((tile) => ({ type: 'grow' as const, tile, meld }))
        .filter((choice) => growFault(kit, scene, own, choice) === undefined),
    ),
  fault: growFault,
  act: (step, now, { seat, tile, meld }) => {
    const [first = tile, ...others] = at(step.state.melds, seat)[meld]?.tiles ?? [];
    const { tiles } = exposureOf(step.kit, first, [...others, tile]);
    emit(step, { type: 'grew', seat, tile, meld, tiles }, { seats: forSeat(seat, { lost: [tile] }) });
    enterTurn(step, now);
  },
};
