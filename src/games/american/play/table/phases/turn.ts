import { illegal } from '../../../../../play/illegal';
import { kindsOf } from '../../../../../play/racks';
import { at, forSeat } from '../../../../../play/seats';
import { emit } from '../../../../../play/step';
import type { Move, Phase } from '../../../../../play/way';
import type { Tile } from '../../../../../tiles/tile';
import { exchangeChoices, exchangeFault, mayExchange } from '../../exchange';
import { isJoker, type Kit } from '../../table-rules';
import { claimsOf, enterClaims } from '../claims';
import { killWrongExposures } from '../dead-hands';
import { growChoices, growFault, grownMeld } from '../grow';
import { rearrange, takeBack } from '../rearrange';
import type { Scene } from '../stages';
import { enterTurn, swapJoker } from '../turns';
import type { RackTypes } from '../types';
import { mahjongg, wouldWin } from '../win';

/** Whether a tile can be called out under a wrong name (AG-33, AG-34). */
const canMisname = ({ table, rules }: Kit, { manners }: Scene, tile: Tile, named: Tile): boolean =>
  manners === 'table' &&
  table.mistakes.misnaming &&
  tile !== named &&
  !table.calls.jokers.includes(tile) &&
  !table.calls.jokers.includes(named) &&
  Object.hasOwn(rules.tiles.copies, named);

/** The wrong names a tile can be called out under. */
const wrongNames = (kit: Kit, scene: Scene, tile: Tile): readonly Tile[] =>
  scene.manners === 'table' && kit.table.mistakes.misnaming && !isJoker(kit, tile)
    ? (Object.keys(kit.rules.tiles.copies) as Tile[]).filter(
        (named) => kit.rules.tiles.copies[named] !== 0 && canMisname(kit, scene, tile, named),
      )
    : [];

/** A tile laid down and named (AG-10, AG-37). */
const discard: Move<RackTypes, 'turn', 'discard'> = {
  choices: (kit, scene, { rack }) =>
    kindsOf(rack).flatMap((tile) => [
      { type: 'discard', tile },
      ...wrongNames(kit, scene, tile).map((named) => ({ type: 'discard' as const, tile, named })),
    ]),
  fault: (kit, scene, { rack }, { tile, named = tile }) => {
    if (!rack.includes(tile))
      return illegal('tilesNotHeld', 'AG-10', `There is no ${tile} on the rack.`, { tile });
    return named === tile || canMisname(kit, scene, tile, named)
      ? undefined
      : illegal('misnamedDiscard', 'AG-37', `The tile is ${tile}, not ${named}.`, { tile, named });
  },
  act: (step, _now, { seat, tile, named = tile }) => {
    const secret = { faceDown: tile, seats: forSeat(seat, { lost: [tile] }) };
    emit(step, { type: 'discarded', seat, tile: named }, secret);
    killWrongExposures(step, seat);
    enterClaims(step, claimsOf(seat, named));
  },
};

/** A natural tile swapped for a joker (AG-21); where it can be claimed, the others are asked first (TG-9). */
const exchange: Move<RackTypes, 'turn', 'exchange'> = {
  choices: (kit, scene, own) => (mayExchange(kit, scene.now) ? exchangeChoices(kit, scene, own) : []),
  fault: (kit, scene, own, action) =>
    mayExchange(kit, scene.now)
      ? exchangeFault(kit, scene, own, action)
      : illegal('notDrawn', 'TG-6', 'A joker is exchanged only after a tile was drawn in this turn.'),
  act: (step, turn, { seat, tile, from, meld }) => {
    emit(step, { type: 'offered', seat, tile }, { faceDown: tile, seats: forSeat(seat, { lost: [tile] }) });
    if (step.kit.table.calls.robbedExchange)
      enterClaims(step, {
        from: seat,
        tile,
        by: 'exchange',
        corrected: false,
        exchange: { from, meld },
        turn,
      });
    else {
      swapJoker(step, seat, tile, from, meld);
      enterTurn(step, { ...turn, redeemed: from });
    }
  },
};

/** A tile added to an exposure of one's own (TG-5). */
const grow: Move<RackTypes, 'turn', 'grow'> = {
  choices: (kit, scene, own) => growChoices(kit, scene, own, wouldWin),
  fault: (kit, scene, own, action) => growFault(kit, scene, own, action, wouldWin),
  act: (step, now, { seat, tile, meld }) => {
    const { tiles } = grownMeld(step.kit, at(step.state.melds, seat)[meld]?.tiles ?? [], tile);
    emit(step, { type: 'grew', seat, tile, meld, tiles }, { seats: forSeat(seat, { lost: [tile] }) });
    enterTurn(step, now);
  },
};

/** A player's turn: discards, joker exchanges, exposures put right, Mah Jongg (AG-10, AG-19, AG-21, AG-27). */
export const turn: Phase<RackTypes, 'turn'> = {
  moves: { mahjongg, discard, exchange, rearrange, takeBack, grow },
};
