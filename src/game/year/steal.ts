import type { Seat } from '../../rules/payouts';
import type { Tile } from '../../tiles/tile';
import { seatsFrom } from '../../year/seats';
import { faceUpTiles, maySteal, stealsFor } from '../../year/stealing';
import { type IllegalAction, illegal } from '../../play/illegal';
import { at } from '../../play/seats';
import type { YearStealAction } from './actions';
import { changedRack, handWith, surplusOf, type YearKit, type YearOwn } from './kit';
import type { YearPhase, YearScene, YearStaged } from './state';
import type { YearStep } from './step';
import { declare, type Taking, winFault, winOf } from './win';

/** The tiles face up on a player's rack (YG-12). */
const shownBy = (scene: YearScene, seat: Seat): readonly Tile[] => faceUpTiles(handWith(scene, seat, []));

/** Whether a player could draw now, in place of which a tile may be stolen (YG-12a). */
const isDrawing = (scene: YearStaged<YearScene>, seat: Seat): boolean =>
  scene.phase === 'draw' && scene.now.seat === seat;

/** Whether a player may steal now: who holds a tile too many already may not, for a stolen tile counts as drawn (YG-12). */
const mayStealNow = ({ options }: YearKit, scene: YearStaged<YearScene>, seat: Seat): boolean =>
  scene.phase !== ('over' satisfies YearPhase) &&
  maySteal(isDrawing(scene, seat), options) &&
  surplusOf(scene, seat) === 0;

/** The tiles a player may steal for Mah Jong now, and from whom (YG-12). */
export const stealChoices = (
  kit: YearKit,
  scene: YearStaged<YearScene>,
  { seat, rack }: YearOwn,
): readonly { readonly type: 'steal'; readonly tile: Tile; readonly from: Seat }[] => {
  if (!mayStealNow(kit, scene, seat)) return [];
  const others = seatsFrom(seat).slice(1);
  const hands = others.map((one) => handWith(scene, one, []));
  return stealsFor(handWith(scene, seat, rack), hands, kit.options).flatMap((tile) =>
    others
      .filter((from) => shownBy(scene, from).includes(tile))
      .map((from) => ({ type: 'steal' as const, tile, from })),
  );
};

/** Why a player may not steal this tile; undefined if it is legal. */
export const stealFault = (
  kit: YearKit,
  scene: YearStaged<YearScene>,
  { seat, rack }: YearOwn,
  { tile, from }: YearStealAction,
): IllegalAction | undefined => {
  if (!mayStealNow(kit, scene, seat)) {
    const rule = kit.options.stealAnyTime ? 'YG-12' : 'YG-12a';
    const message = kit.options.stealAnyTime
      ? 'A stolen tile counts as drawn, and this hand has its tile already.'
      : 'A tile is stolen on the own turn only, in place of drawing.';
    return illegal('cannotStealNow', rule, message);
  }
  if (from === seat || !shownBy(scene, from).includes(tile))
    return illegal('notFaceUp', 'YG-12', `No ${tile} lies face up on the rack of ${from}.`, { tile, from });
  return winFault(kit, scene, seat, changedRack(rack, [], [tile]), winOf(scene, seat, 'steal', tile));
};

/** Where a stolen tile lies: among the flowers, or in the first revealed set that has it. */
const placeOf = (scene: YearScene, from: Seat, tile: Tile): Taking => {
  if (at(scene.flowers, from).includes(tile)) return { place: 'flowers', meld: null };
  return { place: 'melds', meld: at(scene.melds, from).findIndex(({ tiles }) => tiles.includes(tile)) };
};

/** Mah Jong with a tile from an opponent's rack (YG-12). */
export const steal = (step: YearStep, { seat, tile, from }: YearStealAction): void => {
  const { draft } = step;
  const hand = handWith(draft, seat, changedRack(at(draft.racks, seat), [], [tile]));
  const win = winOf(draft, seat, 'steal', tile);
  declare(step, { seat, by: 'steal', tile, from, hand, win }, placeOf(draft, from, tile));
};
