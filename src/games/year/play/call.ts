import { type IllegalAction, illegal } from '../../../play/illegal';
import { holds, sameTiles } from '../../../play/racks';
import { at } from '../../../play/seats';
import { emit, enter } from '../../../play/step';
import type { Discard } from '../../../play/types';
import type { Step } from '../../../play/way';
import type { Seat } from '../../../rules/payouts';
import type { YearGame } from '../../../rules/year';
import type { Tile } from '../../../tiles/tile';
import { type SetClaim, setClaims } from '../../../year/claims';
import { bypassedSeats, nextSeat } from '../../../year/seats';
import { withTile, type YearOwn } from './kit';
import type { YearScene } from './scene';
import type { YearTypes } from './types';
import { winFault, winOf, winsWith } from './win';

/** The sets that a player may call a discard for; a tile must be left on the rack (YG-7, YG-15). */
const callsFor = ({ seat, rack }: YearOwn, { tile, seat: from }: Discard): readonly SetClaim[] =>
  setClaims(rack, tile, from, seat).filter(({ shown }) => shown.length < rack.length);

/** Every call of a discard that a player may make (YG-7). */
export const callChoices = (
  own: YearOwn,
  discard: Discard,
): readonly { readonly type: 'call'; readonly tile: Tile; readonly with: readonly Tile[] }[] =>
  callsFor(own, discard).map(({ shown }) => ({ type: 'call', tile: discard.tile, with: shown }));

/** Mah Jong on a discard, if a player has it. */
export const winChoices = (
  rules: YearGame,
  scene: YearScene,
  { seat, rack }: YearOwn,
  { tile }: Discard,
): readonly { readonly type: 'mahjongg'; readonly tile: Tile }[] =>
  winsWith(rules, scene, seat, withTile(rack, tile), winOf(scene, seat, 'discard', tile))
    ? [{ type: 'mahjongg', tile }]
    : [];

/** Why a player may not call a discard with these tiles. */
export const callFault = (
  own: YearOwn,
  discard: Discard,
  others: readonly Tile[],
): IllegalAction | undefined => {
  const { tile, seat: from } = discard;
  if (!holds(own.rack, others))
    return illegal('tilesNotHeld', 'YG-7', 'These tiles are not all on the rack.', { tiles: others });
  if (callsFor(own, discard).some(({ shown }) => sameTiles(shown, others))) return undefined;
  if (others.length >= own.rack.length)
    return illegal('badExposure', 'YG-15', 'A tile must be left to discard.', { size: others.length + 1 });
  const isChow = setClaims(others, tile, from, nextSeat(from)).some(({ kind }) => kind === 'chow');
  if (isChow && others.length === 2)
    return illegal('chowOutOfTurn', 'YG-7', 'Only the player of the next season calls a chow.', { from });
  const isKong = others.length === 3 && others.every((one) => one === tile);
  return isKong
    ? illegal('badExposure', 'YG-9', 'A discard is not called for a kong.', { size: 4 })
    : illegal(
        'badExposure',
        'YG-7',
        'A discard is called for a chow, a pung, or a Year with a Pung-Pair, all tiles shown.',
        { size: others.length + 1 },
      );
};

/** Why a player does not win on a discard; undefined if it does. */
export const mahjonggFault = (
  kit: YearGame,
  scene: YearScene,
  { seat, rack }: YearOwn,
  tile: Tile,
): IllegalAction | undefined =>
  winFault(kit, scene, seat, withTile(rack, tile), winOf(scene, seat, 'discard', tile));

/** What a set of these tiles and the discard was called for. */
export const kindOfCall = (
  rack: readonly Tile[],
  seat: Seat,
  { tile, seat: from }: Discard,
  others: readonly Tile[],
): SetClaim['kind'] =>
  (setClaims(rack, tile, from, seat).find(({ shown }) => sameTiles(shown, others)) as SetClaim).kind;

/** Shows the called set; whoever sits between loses the turn (YG-8), and the caller goes on (YG-15). */
export const call = (step: Step<YearTypes>, seat: Seat, discard: Discard, others: readonly Tile[]): void => {
  const { tile, seat: from } = discard;
  const kind = kindOfCall(at(step.state.racks, seat), seat, discard, others);
  const meld = { tiles: [tile, ...others] };
  const bypassed = bypassedSeats(from, seat);
  emit(step, { type: 'called', seat, from, kind, meld, bypassed }, { seats: { [seat]: { lost: others } } });
  enter(step, 'turn', { seat, by: 'call', called: discard }, [seat]);
};

/** Why an action names another tile than the one that can be claimed. */
export const otherTile = (claimed: Tile, tile: Tile | undefined): IllegalAction | undefined =>
  tile === claimed
    ? undefined
    : illegal('otherTileClaimed', 'YG-7', `The tile to be claimed is ${claimed}, not ${tile ?? 'none'}.`, {
        expected: claimed,
      });
