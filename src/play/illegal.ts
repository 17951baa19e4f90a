import type { Fault } from '../core/reason';
import type { Tile } from '../tiles/tile';
import { holds, without } from './racks';

/** The stable names of everything that makes an action illegal; none is ever renamed. */
export type IllegalCode =
  // The action itself.
  | 'notAnAction'
  | 'unknownAction'
  | 'badActionField'
  | 'seatNotTaken'
  | 'stale'
  | 'gameOver'
  // Who may act, and when.
  | 'wrongPhase'
  | 'notAwaited'
  | 'alreadyAnswered'
  | 'handIsDead'
  // Tiles.
  | 'tilesNotHeld'
  | 'wrongPassCount'
  | 'tileNeverPassed'
  | 'blindNotAllowed'
  | 'wishTooHigh'
  // Discards and calls.
  | 'misnamedDiscard'
  | 'otherTileClaimed'
  | 'jokerCalled'
  | 'badExposure'
  | 'exposureNeverWins'
  | 'nothingToRearrange'
  | 'exposureUnchanged'
  | 'cannotTakeBack'
  | 'cannotGrow'
  // Kongs and claims of the solitaires.
  | 'notAKong'
  | 'noLooseTile'
  | 'claimedMustDiscard'
  // Joker exchange.
  | 'notDrawn'
  | 'noSuchExposure'
  | 'noJokerThere'
  | 'wrongNaturalTile'
  | 'jokerLocked'
  // Mah Jongg and challenges.
  | 'notAWinningHand'
  | 'onlyMahjongg'
  | 'noChallenges'
  | 'challengedOneself'
  | 'challengedTheDead'
  | 'challengedAlready'
  // The Year game.
  | 'flowerDiscarded'
  | 'notRevealable'
  | 'noReplacement'
  | 'chowOutOfTurn'
  | 'refusedBefore'
  | 'cannotStealNow'
  | 'notFaceUp';

/** Why an action is refused. */
export type IllegalAction = Fault<IllegalCode>;

/**
 * Makes the reason why an action is refused, for `fault` of a move.
 *
 * @param code - The stable name of the reason.
 * @param rule - The number of the rule that forbids the action.
 * @param message - A sentence for the player.
 * @param params - The figures behind it, by name; none if left out.
 * @returns The reason.
 * @example
 * ```ts
 * import { illegal } from 'mahjongg/game';
 *
 * illegal('tilesNotHeld', 'SR-1', 'There is no 1B on the rack.', { tile: '1B' }).code; // => 'tilesNotHeld'
 * ```
 */
export const illegal = (
  code: IllegalCode,
  rule: string,
  message: string,
  params: IllegalAction['params'] = {},
): IllegalAction => ({ code, rule, message, params });

/** Why this tile cannot be claimed now; undefined if it can. Nothing can be claimed on one’s own turn. */
export const wrongClaim = (
  rule: string,
  expected: Tile | undefined,
  tile: Tile | undefined,
): IllegalAction | undefined => {
  if (tile === expected) return undefined;
  if (expected === undefined)
    return illegal('otherTileClaimed', rule, 'You cannot claim a tile on your own turn.');
  const message = `The tile to claim is ${expected}, not ${tile ?? 'none'}.`;
  return illegal('otherTileClaimed', rule, message, { expected });
};

/** Why these tiles cannot be taken from a rack, with the missing ones; undefined if it holds them. */
export const notHeld = (
  rule: string,
  rack: readonly Tile[],
  ...tiles: readonly Tile[]
): IllegalAction | undefined => {
  if (holds(rack, tiles)) return undefined;
  const missing = without(tiles, rack);
  return illegal('tilesNotHeld', rule, `Missing from your rack: ${missing.join(' ')}.`, { tiles: missing });
};
