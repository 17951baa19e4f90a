import { isRecord, ownValue } from '../../result/own-values';
import type { Seat } from '../../rules/payouts';
import type { Tile } from '../../tiles/tile';
import { sameOutcome } from '../given-outcome';
import { at } from '../../play/seats';
import { oneOf, orNull, tile } from '../../play/fields';
import { handWith, type YearKit } from './kit';
import type { YearDeclaration, YearHidden, YearOutcome, YearScene } from './state';
import { wallOutcome, winOf, wonOutcome } from './win';

/* The outcome of a game that is over is worked out anew from what little says how it was won, and compared. */

type Ended = YearScene & YearHidden;

/** Every way in which a hand can have been won with this tile (YG-7, YG-11, YG-12). */
const declarationsOf = (
  state: Ended,
  seat: Seat,
  winning: Tile | null,
  from: Seat | null,
): readonly YearDeclaration[] => {
  const rack = at(state.racks, seat);
  const hand = handWith(state, seat, rack);
  const declared = (by: YearDeclaration['by'], winBy: YearDeclaration['by'], own: Tile | null) => ({
    seat,
    by,
    tile: winning,
    from,
    hand,
    win: winOf(state, seat, winBy, own),
  });
  const isHeld = winning !== null && rack.includes(winning);
  if (from === null) return winning === null || isHeld ? [declared('wall', 'wall', winning)] : [];
  if (from === seat || winning === null) return [];
  const isCalled = at(state.melds, seat).some(({ tiles }) => tiles[0] === winning);
  return [
    ...(isHeld ? [declared('discard', 'discard', winning), declared('steal', 'steal', winning)] : []),
    ...(isCalled ? [declared('discard', 'wall', null)] : []),
  ];
};

const readDeclared = (state: Ended, given: unknown): readonly YearDeclaration[] => {
  if (!isRecord(given)) return [];
  const seat = oneOf(state.seats)(ownValue(given, 'seat'));
  const from = orNull(oneOf(state.seats))(ownValue(given, 'from'));
  const winning = orNull(tile)(ownValue(given, 'tile'));
  return seat === undefined || from === undefined || winning === undefined
    ? []
    : declarationsOf(state, seat, winning, from);
};

/** The outcome of a state that is over, as the rules make it; undefined if it is not the one that was given. */
export const readOutcome = (kit: YearKit, state: Ended, given: unknown): YearOutcome | undefined => {
  if (!isRecord(given)) return undefined;
  const wall = wallOutcome(kit, state);
  if (state.wallLeft === 0 && sameOutcome(wall, given) !== undefined) return wall;
  return readDeclared(state, ownValue(given, 'declared'))
    .map((declared) => wonOutcome(kit, state, declared))
    .find((outcome) => sameOutcome(outcome, given) !== undefined);
};
