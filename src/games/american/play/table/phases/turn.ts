import type { Meld } from '../../../../../hands/hand';
import type { Seat } from '../../../../../hands/payouts';
import { type IllegalAction, illegal, notHeld } from '../../../../../play/illegal';
import { exchanged, kindsOf, sameTiles, without } from '../../../../../play/racks';
import { at, withSeat } from '../../../../../play/seats';
import { emit } from '../../../../../play/step';
import type { Move, Own, Phase, SceneIn } from '../../../../../play/way';
import { TILES, type Tile } from '../../../../../tiles/tile';
import {
  callChoices,
  callFault,
  exchangeChoices,
  exchangeFault,
  exposureOf,
  isExposure,
  setFault,
} from '../../exposures';
import { canHappen, isJoker, type TableRules } from '../../table-rules';
import type { Actions, Scene, TurnStage } from '../stages';
import { enterTurn, kill, swapJoker, type TableStep } from '../turns';
import type { RackTypes } from '../types';
import { claimsOf, enterClaims, mahjongg, openClaims, wouldWin } from './claims';

type Turn = SceneIn<RackTypes, 'turn'>;
type Me = Own<RackTypes>;

/** The other tiles of the exposure just made. */
const laidOut = ({ melds }: Scene, seat: Seat, called: Tile): readonly Tile[] =>
  without(at(melds, seat).at(-1)?.tiles ?? [], [called]);

/** The called tile whose exposure can still be rearranged; undefined if none (AG-19). */
const rearrangeable = ({ now }: Turn): Tile | undefined =>
  now.rearranged || now.redeemed !== null ? undefined : now.called?.tile;

/** Whether the exposure just made is wrong and cannot be corrected (TG-10a). */
const staysWrong = (rules: TableRules, { melds, now }: Turn, seat: Seat): boolean => {
  const { wrongExposure, takeBack } = rules.table.mistakes;
  const made = at(melds, seat).slice(-1);
  return (
    wrongExposure === 'onDiscard' &&
    !takeBack &&
    made.some((meld) => !isExposure(rules, meld, now.called?.tile))
  );
};

/** The scene and the player’s tiles before the call. */
const beforeCall = (scene: Turn, own: Me, called: Tile): readonly [Scene, Me] => {
  const rack = exchanged(own.rack, undefined, laidOut(scene, own.seat, called));
  const melds = withSeat(scene.melds, own.seat, at(scene.melds, own.seat).slice(0, -1));
  const before = { ...scene, melds };
  return [before, { ...own, rack }];
};

/** Rearranges the exposure just made, before the discard (AG-19). */
const rearrange: Move<RackTypes, 'turn', 'rearrange'> = {
  choices: (rules, scene, own) => {
    const called = rearrangeable(scene);
    if (called === undefined || staysWrong(rules, scene, own.seat)) return [];
    const [before, ownBefore] = beforeCall(scene, own, called);
    return callChoices(rules, before, ownBefore, called)
      .filter((tiles) => !sameTiles(tiles, laidOut(scene, own.seat, called)))
      .map((tiles) => ({ type: 'rearrange', with: tiles }));
  },
  fault: (rules, scene, own, { with: tiles }) => {
    const called = rearrangeable(scene);
    const message = 'You can rearrange an exposure only once, right after the call.';
    if (called === undefined) return illegal('nothingToRearrange', 'AG-19', message);
    if (staysWrong(rules, scene, own.seat))
      return illegal('nothingToRearrange', 'TG-10', 'A wrong exposure cannot be put right here.');
    if (sameTiles(tiles, laidOut(scene, own.seat, called)))
      return illegal('exposureUnchanged', 'AG-19', 'The exposure already has these tiles.');
    const [before, ownBefore] = beforeCall(scene, own, called);
    return callFault(rules, before, ownBefore, called, tiles);
  },
  act: (step, now, { seat, with: lost }) => {
    if (now.called === null) return;
    const gained = laidOut(step.state, seat, now.called.tile);
    const meld = exposureOf(step.rules, now.called.tile, lost);
    emit(step, { type: 'rearranged', seat, meld }, { seats: { [seat]: { gained, lost } } });
    enterTurn(step, { ...now, rearranged: true });
  },
};

const canTakeBack = (rules: TableRules, scene: Turn): boolean =>
  canHappen(rules, scene, 'takeBack') && scene.now.called !== null;

/** Takes back the exposure just made and its call (TG-10a); the other claims stand (TG-10b). */
const takeBack: Move<RackTypes, 'turn', 'takeBack'> = {
  choices: (rules, scene) => (canTakeBack(rules, scene) ? [{ type: 'takeBack' }] : []),
  fault: (rules, scene) =>
    canTakeBack(rules, scene)
      ? undefined
      : illegal('cannotTakeBack', 'TG-10', 'There is no call to take back.'),
  act: (step, { called }, { seat }) => {
    if (called === null) return;
    const gained = laidOut(step.state, seat, called.tile);
    const answers = step.state.setAside ?? {};
    const secret = { faceDown: called.tile, setAside: null, seats: { [seat]: { gained } } };
    emit(step, { type: 'rearranged', seat, meld: null }, secret);
    openClaims(step, claimsOf(called.seat, called.tile), answers);
  },
};

/** Whether the hand wins with its last tile laid on this exposure. */
const winsSpent = (rules: TableRules, scene: Turn, own: Me, place: number, grown: Meld): boolean => {
  const melds = at(scene.melds, own.seat).map((meld, index) => (index === place ? grown : meld));
  return wouldWin(rules, { ...scene, melds: withSeat(scene.melds, own.seat, melds) }, { ...own, rack: [] });
};

/** Why a tile cannot be added to the player’s own exposure (AG-19, TG-5). */
const growFault = (
  rules: TableRules,
  scene: Turn,
  own: Me,
  { tile, meld }: Actions['grow'],
): IllegalAction | undefined => {
  if (!rules.table.calls.grows) return illegal('cannotGrow', 'AG-19', 'An exposure keeps its size.');
  const [first, ...others] = at(scene.melds, own.seat)[meld]?.tiles ?? [];
  if (first === undefined)
    return illegal('noSuchExposure', 'TG-5', `There is no exposure ${meld}.`, { meld });
  const missing = notHeld('TG-5', own.rack, tile);
  if (missing !== undefined) return missing;
  if (scene.now.by !== 'wall')
    return illegal('cannotGrow', 'TG-5', 'You can add to an exposure only after drawing a tile.');
  const grown = exposureOf(rules, first, [...others, tile]);
  const fault = isExposure(rules, grown) ? undefined : setFault(rules, first, [...others, tile]);
  if (fault !== undefined) return illegal('cannotGrow', 'TG-5', fault.message, fault.params);
  return own.rack.length > 1 || winsSpent(rules, scene, own, meld, grown)
    ? undefined
    : illegal('cannotGrow', 'AG-10', 'You must keep a tile to discard, unless the hand wins.');
};

/** Adds a tile to the player’s own exposure (TG-5). */
const grow: Move<RackTypes, 'turn', 'grow'> = {
  choices: (rules, scene, own) =>
    (rules.table.calls.grows ? at(scene.melds, own.seat) : []).flatMap((_, meld) =>
      kindsOf(own.rack)
        .map((tile) => ({ type: 'grow' as const, tile, meld }))
        .filter((choice) => growFault(rules, scene, own, choice) === undefined),
    ),
  fault: growFault,
  act: (step, now, { seat, tile, meld }) => {
    const [first = tile, ...others] = at(step.state.melds, seat)[meld]?.tiles ?? [];
    const { tiles } = exposureOf(step.rules, first, [...others, tile]);
    emit(step, { type: 'grew', seat, tile, meld, tiles }, { seats: { [seat]: { lost: [tile] } } });
    enterTurn(step, now);
  },
};

/** Whether a tile can be discarded under a wrong name (AG-33, AG-34). */
const canMisname = (rules: TableRules, scene: Scene, tile: Tile, named: Tile): boolean =>
  canHappen(rules, scene, 'misnaming') &&
  tile !== named &&
  !isJoker(rules, tile) &&
  !isJoker(rules, named) &&
  (rules.tiles.copies[named] ?? 0) > 0;

/** Kills a hand with a wrong exposure when its owner discards, if the rules say so (TG-10). */
const killWrongExposures = (step: TableStep, { called }: TurnStage, seat: Seat): void => {
  const { rules, state } = step;
  if (rules.table.mistakes.wrongExposure !== 'onDiscard' || state.dead.includes(seat)) return;
  const melds = at(state.melds, seat);
  const isMade = (meld: Meld, place: number): boolean =>
    isExposure(rules, meld, place === melds.length - 1 ? called?.tile : undefined);
  if (!melds.every(isMade)) kill(step, seat, 'TG-10');
};

/** Discards a tile and names it (AG-10, AG-37). */
const discard: Move<RackTypes, 'turn', 'discard'> = {
  choices: (rules, scene, { rack }) => {
    const rightly = kindsOf(rack).map((tile) => ({ type: 'discard' as const, tile }));
    if (!canHappen(rules, scene, 'misnaming')) return rightly;
    return rightly.flatMap((right) => {
      const names = TILES.filter((name) => canMisname(rules, scene, right.tile, name));
      return [right, ...names.map((named) => ({ type: right.type, tile: right.tile, named }))];
    });
  },
  fault: (rules, scene, { rack }, { tile, named = tile }) => {
    const missing = notHeld('AG-10', rack, tile);
    return missing !== undefined || named === tile || canMisname(rules, scene, tile, named)
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

/** Whether jokers can be exchanged in this turn (AG-21, TG-6). */
const mayExchange = ({ table }: TableRules, { by }: TurnStage): boolean =>
  by !== 'call' || table.calls.exchangeAfterCall;

/** Exchanges a natural tile for a joker (AG-21); if it can be claimed, the others are asked first (TG-9). */
const exchange: Move<RackTypes, 'turn', 'exchange'> = {
  choices: (rules, scene, own) => (mayExchange(rules, scene.now) ? exchangeChoices(rules, scene, own) : []),
  fault: (rules, scene, own, action) =>
    mayExchange(rules, scene.now)
      ? exchangeFault(rules, scene, own, action)
      : illegal('notDrawn', 'TG-6', 'You can exchange a joker only after drawing a tile in this turn.'),
  act: (step, turn, { seat, tile, from, meld }) => {
    emit(step, { type: 'offered', seat, tile }, { faceDown: tile, seats: { [seat]: { lost: [tile] } } });
    if (step.rules.table.calls.robbedExchange)
      enterClaims(step, { ...claimsOf(seat, tile), by: 'exchange', exchange: { from, meld }, turn });
    else {
      swapJoker(step, seat, tile, { from, meld });
      enterTurn(step, { ...turn, redeemed: from });
    }
  },
};

/** A player’s turn: discards, joker exchanges, changed exposures, Mah Jongg (AG-10, AG-19, AG-21, AG-27). */
export const turn: Phase<RackTypes, 'turn'> = {
  moves: { mahjongg, discard, exchange, rearrange, takeBack, grow },
};
