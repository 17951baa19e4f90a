import type { Meld } from '../../../../../hands/hand';
import type { Seat } from '../../../../../hands/payouts';
import { illegal, notOnRack } from '../../../../../play/illegal';
import { kindsOf } from '../../../../../play/racks';
import { at } from '../../../../../play/seats';
import { emit } from '../../../../../play/step';
import type { Move, Phase } from '../../../../../play/way';
import { TILES, type Tile } from '../../../../../tiles/tile';
import { isExposure } from '../../calls';
import { exchangeChoices, exchangeFault } from '../../exchange';
import { canHappen, isJoker, type Kit } from '../../table-rules';
import { claimsOf, enterClaims } from '../claims';
import { kill } from '../endings';
import { grow, rearrange, takeBack } from '../own-exposures';
import type { Scene, TurnStage } from '../stages';
import { enterTurn, swapJoker } from '../turns';
import type { RackTypes, TableStep } from '../types';
import { mahjongg } from '../win';

/** Whether a tile can be called out under a wrong name (AG-33, AG-34). */
const canMisname = (kit: Kit, scene: Scene, tile: Tile, named: Tile): boolean =>
  canHappen(kit, scene, 'misnaming') &&
  tile !== named &&
  !isJoker(kit, tile) &&
  !isJoker(kit, named) &&
  (kit.rules.tiles.copies[named] ?? 0) > 0;

/** Where a wrong exposure kills once its owner has discarded, it does so now (TG-10). */
const killWrongExposures = (step: TableStep, { called }: TurnStage, seat: Seat): void => {
  const { kit, state } = step;
  if (kit.table.mistakes.wrongExposure !== 'onDiscard' || state.dead.includes(seat)) return;
  const melds = at(state.melds, seat);
  const isMade = (meld: Meld, place: number): boolean =>
    isExposure(kit, meld, place === melds.length - 1 ? called?.tile : undefined);
  if (!melds.every(isMade)) kill(step, seat, 'TG-10');
};

/** A tile laid down and named (AG-10, AG-37). */
const discard: Move<RackTypes, 'turn', 'discard'> = {
  choices: (kit, scene, { rack }) => {
    const rightly = kindsOf(rack).map((tile) => ({ type: 'discard' as const, tile }));
    if (!canHappen(kit, scene, 'misnaming')) return rightly;
    return rightly.flatMap((right) => {
      const names = TILES.filter((name) => canMisname(kit, scene, right.tile, name));
      return [right, ...names.map((named) => ({ type: right.type, tile: right.tile, named }))];
    });
  },
  fault: (kit, scene, { rack }, { tile, named = tile }) => {
    const missing = notOnRack('AG-10', rack, tile);
    return missing !== undefined || named === tile || canMisname(kit, scene, tile, named)
      ? missing
      : illegal('misnamedDiscard', 'AG-37', `The tile is ${tile}, not ${named}.`, { tile, named });
  },
  act: (step, now, { seat, tile, named = tile }) => {
    const secret = { faceDown: tile, seats: { [seat]: { lost: [tile] } } };
    emit(step, { type: 'discarded', seat, tile: named }, secret);
    killWrongExposures(step, now, seat);
    enterClaims(step, claimsOf(seat, named));
  },
};

/** Whether jokers are exchanged in a turn that began so (AG-21, TG-6). */
const mayExchange = ({ table }: Kit, { by }: TurnStage): boolean =>
  by !== 'call' || table.calls.exchangeAfterCall;

/** A natural tile swapped for a joker (AG-21); where it can be claimed, the others are asked first (TG-9). */
const exchange: Move<RackTypes, 'turn', 'exchange'> = {
  choices: (kit, scene, own) => (mayExchange(kit, scene.now) ? exchangeChoices(kit, scene, own) : []),
  fault: (kit, scene, own, action) =>
    mayExchange(kit, scene.now)
      ? exchangeFault(kit, scene, own, action)
      : illegal('notDrawn', 'TG-6', 'You can exchange a joker only after drawing a tile in this turn.'),
  act: (step, turn, { seat, tile, from, meld }) => {
    emit(step, { type: 'offered', seat, tile }, { faceDown: tile, seats: { [seat]: { lost: [tile] } } });
    if (step.kit.table.calls.robbedExchange)
      enterClaims(step, { ...claimsOf(seat, tile), by: 'exchange', exchange: { from, meld }, turn });
    else {
      swapJoker(step, seat, tile, { from, meld });
      enterTurn(step, { ...turn, redeemed: from });
    }
  },
};

/** A player's turn: discards, joker exchanges, exposures put right, Mah Jongg (AG-10, AG-19, AG-21, AG-27). */
export const turn: Phase<RackTypes, 'turn'> = {
  moves: { mahjongg, discard, exchange, rearrange, takeBack, grow },
};
