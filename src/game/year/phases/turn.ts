import type { Tile } from '../../../tiles/tile';
import { isBonus } from '../../../year/year-tiles';
import { type IllegalAction, illegal } from '../../../play/illegal';
import { kindsOf } from '../../../play/racks';
import { at } from '../../../play/seats';
import type { YearAnswer, YearDiscardAction, YearRevealAction } from '../actions';
import { handWith, hasReplacement, type YearKit, type YearOwn, type YearSceneIn } from '../kit';
import { mustLayAside, reveal, revealChoices, revealFault } from '../reveal';
import type { YearDeclaration, YearScene, YearTurnStage } from '../state';
import { emit, enter, type YearPhaseRules, type YearStep } from '../step';
import { passTurn } from '../turns';
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

const discardFault = ({ rack }: YearOwn, tile: Tile): IllegalAction | undefined => {
  if (isBonus(tile))
    return illegal('flowerDiscarded', 'YG-6', 'Flowers and seasons are never discarded.', { tile });
  return rack.includes(tile)
    ? undefined
    : illegal('tilesNotHeld', 'YG-15', `${tile} is not on the rack.`, { tiles: [tile] });
};

/** Without a replacement a flower is laid aside only if there is nothing to discard, and then in its place. */
const turnRevealFault = (
  kit: YearKit,
  scene: YearScene,
  own: YearOwn,
  tiles: readonly Tile[],
): IllegalAction | undefined => {
  const fault = revealFault(kit, scene, own, tiles);
  const isFlower = tiles.length === 1;
  return fault?.code === 'noReplacement' && isFlower && mustLayAside(kit, scene, own) ? undefined : fault;
};

const choices = (kit: YearKit, scene: YearSceneIn<'turn'>, own: YearOwn): readonly YearAnswer[] => {
  const { seat, rack, drawn } = own;
  const { win } = sourceOf(scene, scene.now, drawn);
  const kinds = kindsOf(rack);
  const flowers = mustLayAside(kit, scene, own) ? kinds : [];
  return [
    ...kinds.filter((tile) => !isBonus(tile)).map((tile): YearAnswer => ({ type: 'discard', tile })),
    ...revealChoices(kit, scene, own),
    ...flowers.map((tile): YearAnswer => ({ type: 'reveal', tiles: [tile] })),
    ...(winsWith(kit, scene, seat, rack, win) ? [{ type: 'mahjongg' } as const] : []),
  ];
};

const discard = (step: YearStep, from: YearTurnStage['seat'], tile: Tile): void => {
  emit(step, { type: 'discarded', seat: from, tile }, { [from]: { lost: [tile] } });
  const others = step.draft.seats.filter((seat) => seat !== from);
  enter(step, 'claims', { from, tile }, others);
};

/** A turn up to the discard (YG-15): Mah Jong, reveals for replacements, and the discard itself. */
export const turn: YearPhaseRules<'turn'> = {
  sealed: false,
  types: ['discard', 'reveal', 'mahjongg'],
  choices,
  fault: (kit, scene, own, action) => {
    if (action.type === 'discard') return discardFault(own, action.tile);
    if (action.type === 'reveal') return turnRevealFault(kit, scene, own, action.tiles);
    const { tile } = action as { readonly tile?: Tile };
    if (tile !== undefined)
      return illegal('otherTileClaimed', 'YG-11', 'No tile is claimed on the own turn.');
    const { win } = sourceOf(scene, scene.now, own.drawn);
    return winFault(kit, scene, own.seat, own.rack, win);
  },
  act: (step, now, action) => {
    const { kit, draft } = step;
    const { seat } = now;
    if (action.type === 'mahjongg') {
      const hand = handWith(draft, seat, at(draft.racks, seat));
      declare(step, { seat, hand, ...sourceOf(draft, now, draft.drawn) }, null);
    } else if (action.type === 'discard') discard(step, seat, (action as YearDiscardAction).tile);
    else {
      const isReplaced = hasReplacement(kit, draft);
      reveal(step, seat, (action as YearRevealAction).tiles);
      if (isReplaced) enter(step, 'turn', now, [seat]);
      else passTurn(step, seat, null);
    }
  },
};
