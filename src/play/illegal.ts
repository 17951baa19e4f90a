import { type Failure, failure } from '../result/result';

/** The stable names of everything that makes an action illegal; none is ever renamed. */
export type IllegalCode =
  // The action as such.
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
export interface IllegalAction {
  /** The stable name of what is wrong. */
  readonly code: IllegalCode;
  /** The number of the rule that says so; empty where no rule of a game is meant. */
  readonly rule: string;
  /** A sentence for a player. */
  readonly message: string;
  /** The figures behind the message, by name. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** An action that is refused. */
export const illegal = (
  code: IllegalCode,
  rule: string,
  message: string,
  params: IllegalAction['params'] = {},
): IllegalAction => ({ code, rule, message, params });

/** A failed result that says why. */
export const refused = (reason: IllegalAction): Failure<IllegalAction> => failure(reason);
