import type { Seat } from '../../../hands/payouts';
import { type IllegalAction, illegal } from '../../../play/illegal';
import { kindsOf, tilesOf } from '../../../play/racks';
import { at, seatsAfter } from '../../../play/seats';
import { ownOf } from '../../../play/take-action';
import type { Live, Move, SceneIn } from '../../../play/way';
import type { Tile } from '../../../tiles/tile';
import type { YearGame } from '../rules';
import type { YearScene, YearTypes } from './types';
import { declare, declaredWith, isWin, surplusOf, winFault } from './win';

/** The tiles face up on a player’s rack: revealed melds, flowers and seasons (YG-12). */
const shownBy = ({ melds, flowers }: YearScene, seat: Seat): readonly Tile[] => [
  ...tilesOf(at(melds, seat)),
  ...at(flowers, seat),
];

/**
 * Whether a player may steal now: on their own turn instead of drawing, or with `stealAnyTime` at any time
 * (YG-12a). A player with an extra tile may not, since a stolen tile counts as drawn (YG-12).
 */
const mayStealNow = (
  { options }: YearGame,
  scene: SceneIn<YearTypes, Live<YearTypes>>,
  seat: Seat,
): boolean =>
  (options.stealAnyTime || ('renewed' in scene.now && scene.now.seat === seat)) &&
  surplusOf(scene, seat) === 0;

const refuse = (rule: string, message: string): IllegalAction => illegal('cannotStealNow', rule, message);

/** Declares Mah Jong with a tile from an opponent’s rack (YG-12). */
export const steal: Move<YearTypes, Live<YearTypes>, 'steal'> = {
  choices: (rules, scene, own) => {
    if (!mayStealNow(rules, scene, own.seat)) return [];
    const others = seatsAfter(scene.seats, own.seat);
    return kindsOf(others.flatMap((from) => shownBy(scene, from))).flatMap((tile) =>
      others
        .filter((from) => shownBy(scene, from).includes(tile))
        .filter((from) => isWin(rules, declaredWith(scene, own, 'steal', { seat: from, tile })))
        .map((from) => ({ type: 'steal', tile, from })),
    );
  },
  fault: (rules, scene, own, { tile, from }) => {
    if (!mayStealNow(rules, scene, own.seat))
      return rules.options.stealAnyTime
        ? refuse('YG-12', 'A stolen tile counts as drawn, and this hand has its tile already.')
        : refuse('YG-12a', 'You can steal a tile only on your own turn, instead of drawing.');
    if (from === own.seat || !shownBy(scene, from).includes(tile))
      return illegal('notFaceUp', 'YG-12', `No ${tile} lies face up on the rack of ${from}.`, { tile, from });
    return winFault(rules, declaredWith(scene, own, 'steal', { seat: from, tile }));
  },
  act: (step, _now, { seat, tile, from }) => {
    const { state } = step;
    const declared = declaredWith(state, ownOf(state, seat), 'steal', { seat: from, tile });
    const meld = at(state.melds, from).findIndex(({ tiles }) => tiles.includes(tile));
    const isFlower = at(state.flowers, from).includes(tile);
    declare(step, declared, isFlower ? { place: 'flowers', meld: null } : { place: 'melds', meld });
  },
};
