import { type IllegalAction, illegal } from '../../../play/illegal';
import { at } from '../../../play/seats';
import type { Live, Move, SceneIn } from '../../../play/way';
import type { Seat } from '../../../rules/payouts';
import type { YearGame } from '../../../rules/year';
import type { Tile } from '../../../tiles/tile';
import { seatsFrom } from '../../../year/seats';
import { faceUpTiles, maySteal, stealsFor } from '../../../year/stealing';
import { handWith, surplusOf, withTile, type YearOwn } from './kit';
import type { YearScene } from './scene';
import type { YearTypes } from './types';
import { declare, type Taking, winFault, winOf } from './win';

/** What lies open in a phase in which somebody has something to do. */
type LiveScene = SceneIn<YearTypes, Live<YearTypes>>;

/** The tiles face up on a player's rack (YG-12). */
const shownBy = (scene: YearScene, seat: Seat): readonly Tile[] => faceUpTiles(handWith(scene, seat, []));

/** Whether a player may steal now, in place of drawing (YG-12a): who holds a tile too many may not, for a stolen tile counts as drawn (YG-12). */
const mayStealNow = ({ options }: YearGame, scene: LiveScene, seat: Seat): boolean =>
  maySteal(scene.phase === 'draw' && 'seat' in scene.now && scene.now.seat === seat, options) &&
  surplusOf(scene, seat) === 0;

/** The tiles a player may steal for Mah Jong now, and from whom (YG-12). */
const stealChoices = (
  rules: YearGame,
  scene: LiveScene,
  { seat, rack }: YearOwn,
): readonly { readonly type: 'steal'; readonly tile: Tile; readonly from: Seat }[] => {
  if (!mayStealNow(rules, scene, seat)) return [];
  const others = seatsFrom(seat).slice(1);
  const hands = others.map((one) => handWith(scene, one, []));
  return stealsFor(handWith(scene, seat, rack), hands, rules.options).flatMap((tile) =>
    others
      .filter((from) => shownBy(scene, from).includes(tile))
      .map((from) => ({ type: 'steal' as const, tile, from })),
  );
};

/** Why a player may not steal this tile; undefined if it is legal. */
const stealFault = (
  rules: YearGame,
  scene: LiveScene,
  { seat, rack }: YearOwn,
  { tile, from }: { readonly tile: Tile; readonly from: Seat },
): IllegalAction | undefined => {
  if (!mayStealNow(rules, scene, seat)) {
    const rule = rules.options.stealAnyTime ? 'YG-12' : 'YG-12a';
    const message = rules.options.stealAnyTime
      ? 'A stolen tile counts as drawn, and this hand has its tile already.'
      : 'A tile is stolen on the own turn only, in place of drawing.';
    return illegal('cannotStealNow', rule, message);
  }
  if (from === seat || !shownBy(scene, from).includes(tile))
    return illegal('notFaceUp', 'YG-12', `No ${tile} lies face up on the rack of ${from}.`, { tile, from });
  return winFault(rules, scene, seat, withTile(rack, tile), winOf(scene, seat, 'steal', tile));
};

/** Where a stolen tile lies: among the flowers, or in the first revealed set that has it. */
const placeOf = (scene: YearScene, from: Seat, tile: Tile): Taking => {
  if (at(scene.flowers, from).includes(tile)) return { place: 'flowers', meld: null };
  return { place: 'melds', meld: at(scene.melds, from).findIndex(({ tiles }) => tiles.includes(tile)) };
};

/** Mah Jong with a tile from an opponent's rack (YG-12). */
export const steal: Move<YearTypes, Live<YearTypes>, 'steal'> = {
  choices: stealChoices,
  fault: stealFault,
  act: (step, _now, { seat, tile, from }) => {
    const { state } = step;
    const hand = handWith(state, seat, withTile(at(state.racks, seat), tile));
    const win = winOf(state, seat, 'steal', tile);
    declare(step, { seat, by: 'steal', tile, from, hand, win }, placeOf(state, from, tile));
  },
};
