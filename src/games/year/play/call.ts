import { SEATS, type Seat } from '../../../hands/payouts';
import { setsCompletedBy } from '../../../melds/set-shape';
import { type IllegalAction, illegal, notHeld, wrongClaim } from '../../../play/illegal';
import { holds, sameTiles } from '../../../play/racks';
import { seatAfter, seatsAfter } from '../../../play/seats';
import { emit, enter } from '../../../play/step';
import { ownOf } from '../../../play/take-action';
import type { Discard } from '../../../play/types';
import type { Move, Step } from '../../../play/way';
import { type Tile, WINDS, type Wind } from '../../../tiles/tile';
import { partsOf } from '../parts';
import { CLAIMS, type ClaimKind, type SetClaim, type YearStages, type YearTypes } from './types';
import { declare, declaredWith, isWin, winFault, type YearOwn } from './win';

type Now = YearStages['draw' | 'claims'];

const claimsOf = /* @__PURE__ */ setsCompletedBy(
  () => partsOf({ bonusPair: 'tile', mixedSaws: false }),
  ['pungPair', 'pung', 'chow'],
);

/**
 * What a player can claim a discard for, besides Mah Jong: a Year with a Pung-Pair, a pung, or, for the player of
 * the next season, a chow (YG-7, YG-10); never a kong (YG-9), a pair or a Year alone. The strongest come first.
 */
export const setClaims = (
  rack: readonly Tile[],
  discard: Tile,
  discarder: Wind,
  caller: Wind,
): readonly SetClaim[] => {
  const isNext = seatAfter(WINDS, discarder) === caller;
  return claimsOf(discard).filter(({ kind, shown }) => {
    // The discard cannot be the tile that a Pung-Pair has twice.
    const isAllowed = { pungPair: !shown.includes(discard), pung: true, chow: isNext };
    return isAllowed[kind] && holds(rack, shown);
  });
};

/**
 * The claim that is granted: the strongest one, and among equals the one of the seat whose turn comes first (YG-7);
 * undefined if there are none.
 */
export const grantedClaim = <C extends { readonly seat: Wind; readonly kind: ClaimKind }>(
  claims: readonly C[],
  discarder: Wind,
): C | undefined => {
  const order = seatsAfter(WINDS, discarder);
  return [...claims].sort(
    (one, other) =>
      CLAIMS.indexOf(one.kind) - CLAIMS.indexOf(other.kind) ||
      order.indexOf(one.seat) - order.indexOf(other.seat),
  )[0];
};

/** The claimable discard, if any; one refused before can be claimed only after a replacement changed the rack (YG-7). */
const claimable = (now: Now): readonly Discard[] => {
  if ('from' in now) return [{ seat: now.from, tile: now.tile }];
  return now.renewed && now.discard !== null ? [now.discard] : [];
};

/** The sets that a player can call a discard for, keeping a tile on the rack (YG-7, YG-15). */
const callsFor = ({ seat, rack }: YearOwn, { tile, seat: from }: Discard): readonly SetClaim[] =>
  setClaims(rack, tile, from, seat).filter(({ shown }) => shown.length < rack.length);

export const callFault = (
  own: YearOwn,
  discard: Discard,
  others: readonly Tile[],
): IllegalAction | undefined => {
  const { tile, seat: from } = discard;
  const missing = notHeld('YG-7', own.rack, ...others);
  if (missing !== undefined) return missing;
  if (callsFor(own, discard).some(({ shown }) => sameTiles(shown, others))) return undefined;
  const size = others.length + 1;
  if (size > own.rack.length)
    return illegal('badExposure', 'YG-15', 'You must keep a tile to discard.', { size });
  const isChow = setClaims(others, tile, from, seatAfter(SEATS, from)).some(({ kind }) => kind === 'chow');
  if (isChow && size === 3)
    return illegal('chowOutOfTurn', 'YG-7', 'Only the player of the next season can call a chow.', { from });
  if (size === 4 && others.every((one) => one === tile))
    return illegal('badExposure', 'YG-9', 'You cannot call a discard for a kong.', { size });
  const message =
    'You can call a discard for a chow, a pung, or a Year with a Pung-Pair, and must show all its tiles.';
  return illegal('badExposure', 'YG-7', message, { size });
};

/** Why an action claims a tile that cannot be claimed, or else what `faultOf` says about the discard. */
const claimFault = (
  now: Now,
  tile: Tile | undefined,
  faultOf: (discard: Discard) => IllegalAction | undefined,
): IllegalAction | undefined => {
  const [discard] = claimable(now);
  if (discard === undefined) {
    const message =
      'A discard that was refused can be claimed only after a replacement has changed the rack.';
    return illegal('refusedBefore', 'YG-7', message);
  }
  return wrongClaim('YG-7', discard.tile, tile) ?? faultOf(discard);
};

/** What these tiles claim a discard for; null means Mah Jong (YG-7, YG-10). */
export const claimKind = (tile: Tile, shown: readonly Tile[] | null): ClaimKind => {
  if (shown === null) return 'mahJong';
  if (shown.length > 2) return 'pungPair';
  return shown[0] === tile ? 'pung' : 'chow';
};

/** The seats that lose their turn when another player claims a discard (YG-8). */
export const bypassedSeats = (discarder: Wind, caller: Wind): readonly Wind[] => {
  const others = seatsAfter(WINDS, discarder);
  return others.slice(0, others.indexOf(caller));
};

/** Grants a claim. Players in between lose their turn (YG-8), and the caller continues (YG-15). */
export const grant = (
  step: Step<YearTypes>,
  seat: Seat,
  called: Discard,
  shown: readonly Tile[] | null,
): void => {
  const { tile, seat: from } = called;
  const kind = claimKind(tile, shown);
  if (shown === null || kind === 'mahJong') {
    const declared = declaredWith(step.state, ownOf(step.state, seat), 'discard', called);
    declare(step, declared, { place: 'discards', meld: null });
    return;
  }
  const meld = { tiles: [tile, ...shown] };
  const bypassed = bypassedSeats(from, seat);
  emit(step, { type: 'called', seat, from, kind, meld, bypassed }, { seats: { [seat]: { lost: shown } } });
  enter(step, 'turn', { seat, by: 'call', called }, [seat]);
};

/** Calls a discard for a set (YG-7). */
export const call: Move<YearTypes, 'draw' | 'claims', 'call'> = {
  choices: (_rules, { now }, own) =>
    claimable(now).flatMap((discard) =>
      callsFor(own, discard).map(({ shown }) => ({ type: 'call', tile: discard.tile, with: shown })),
    ),
  fault: (_rules, { now }, own, { tile, with: others }) =>
    claimFault(now, tile, (discard) => callFault(own, discard, others)),
  act: (step, now, { seat, with: shown }) => {
    for (const discard of claimable(now)) grant(step, seat, discard, shown);
  },
};

/** Declares Mah Jong on a discard (YG-7). */
export const mahjongg: Move<YearTypes, 'draw' | 'claims', 'mahjongg'> = {
  choices: (rules, scene, own) =>
    claimable(scene.now)
      .filter((discard) => isWin(rules, declaredWith(scene, own, 'discard', discard)))
      .map(({ tile }) => ({ type: 'mahjongg', tile })),
  fault: (rules, scene, own, { tile }) =>
    claimFault(scene.now, tile, (discard) => winFault(rules, declaredWith(scene, own, 'discard', discard))),
  act: (step, now, { seat }) => {
    for (const discard of claimable(now)) grant(step, seat, discard, null);
  },
};
