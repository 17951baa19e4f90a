import type { Seat } from '../../../../hands/payouts';
import { at, seatsAfter } from '../../../../play/seats';
import { emit, enter } from '../../../../play/step';
import { nextOf } from '../../../../play/walls';
import type { Tile } from '../../../../tiles/tile';
import { redeemed } from '../exchange';
import { playing } from '../table-rules';
import { endUnpaid } from './endings';
import type { ExchangePlace, TurnStage } from './stages';
import type { TableStep } from './types';

export const turnOf = (seat: Seat, by: TurnStage['by'], called: TurnStage['called'] = null): TurnStage => ({
  seat,
  by,
  called,
  rearranged: false,
  redeemed: null,
});

/** A player's turn begins, or goes on at a new decision point. */
export const enterTurn = (step: TableStep, turn: TurnStage): void => enter(step, 'turn', turn, [turn.seat]);

/** The first turn, East’s with the hand that was dealt (AG-10). */
export const firstTurn = (step: TableStep): void => enterTurn(step, turnOf('E', 'deal'));

/** The next player after this one draws, unless the wall is exhausted (AG-10, AG-13). */
export const drawNext = (step: TableStep, after: Seat): void => {
  const { kit, state } = step;
  const tile = nextOf(state);
  if (state.wallLeft <= kit.table.tilesKept || tile === undefined) {
    endUnpaid(step, 'wallGame');
    return;
  }
  const players = playing(kit, state);
  const seat = seatsAfter(state.seats, after).find((one) => players.includes(one)) ?? after;
  emit(step, { type: 'drew', seat }, { seats: { [seat]: { gained: [tile] } } });
  enterTurn(step, turnOf(seat, 'wall'));
};

/** Lays the offered natural tile into the exposure and takes the joker to the rack (AG-21). */
export const swapJoker = (step: TableStep, seat: Seat, tile: Tile, { from, meld }: ExchangePlace): void => {
  const [{ tiles }, joker] = redeemed(step.kit, at(step.state.melds, from)[meld]?.tiles ?? [], tile);
  emit(
    step,
    { type: 'exchanged', seat, tile, from, meld, joker, tiles },
    { faceDown: null, seats: { [seat]: { gained: [joker] } } },
  );
};
