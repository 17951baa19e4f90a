import { DUMMIES } from '../../../../chinese/solitaire-claims';
import type { Meld } from '../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { PLAYER } from '../../../../play/one-player';
import { countOf, kindsOf } from '../../../../play/racks';
import { emit } from '../../../../play/step';
import type { OpenTable } from '../../../../play/types';
import type { Phase, Step } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import { drawAfterKong, goRound, hasLoose } from '../round';
import type { ChineseTypes } from '../types';
import { mahjongg, mustDiscard } from '../win';

/** The place of the pung on the table that this tile makes a kong; -1 if there is none. */
const pungOf = ({ melds }: OpenTable, tile: Tile): number =>
  (melds.E ?? []).findIndex(({ tiles }) => tiles.length === 3 && tiles.every((one) => one === tile));

const notHeld = (rule: string, rack: readonly Tile[], tile: Tile): IllegalAction | undefined =>
  rack.includes(tile)
    ? undefined
    : illegal('tilesNotHeld', rule, `There is no ${tile} on the rack.`, { tile });

const makesKong = (scene: OpenTable, rack: readonly Tile[], tile: Tile): boolean => {
  const count = countOf(rack, tile);
  return count === 4 || (count === 1 && pungOf(scene, tile) >= 0);
};

/** Why no kong is laid down without a loose tile to follow it (CS-7). */
export const noLoose = (): IllegalAction =>
  illegal('noLooseTile', 'CS-7', 'A kong draws a loose tile, and there is none left.');

const layKong = (step: Step<ChineseTypes>, tile: Tile): void => {
  const pung = pungOf(step.state, tile);
  const tiles = [tile, tile, tile, tile];
  const [kong, meld, lost]: [Meld, number, readonly Tile[]] =
    pung >= 0
      ? [{ tiles }, pung, [tile]]
      : [{ tiles, concealed: true }, step.state.melds.E?.length ?? 0, tiles];
  emit(step, { type: 'konged', seat: PLAYER, kong, meld }, { seats: { E: { lost } } });
  drawAfterKong(step);
};

/** The player’s turn, up to the discard (CS-5 to CS-8). */
export const turn: Phase<ChineseTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_rules, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'discard', tile })),
      fault: (_rules, _scene, { rack }, { tile }) => notHeld('CS-5', rack, tile),
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { E: { lost: [tile] } } });
        goRound(step, DUMMIES);
      },
    },
    kong: {
      choices: (rules, scene, { rack }) =>
        kindsOf(mustDiscard(scene.now) === undefined && hasLoose(rules, scene) ? rack : [])
          .filter((tile) => makesKong(scene, rack, tile))
          .map((tile) => ({ type: 'kong', tile })),
      fault: (rules, scene, { rack }, { tile }) => {
        const fault = mustDiscard(scene.now) ?? notHeld('CS-7', rack, tile);
        if (fault !== undefined) return fault;
        if (makesKong(scene, rack, tile)) return hasLoose(rules, scene) ? undefined : noLoose();
        const message = `A kong is four of ${tile} on the rack, or the fourth beside a pung of it on the table.`;
        return illegal('notAKong', 'CS-7', message, { tile });
      },
      act: (step, _now, { tile }) => layKong(step, tile),
    },
    mahjongg,
  },
};
