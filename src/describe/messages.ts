import type { ReasonCode } from '../core/reason';

/** Values by name, as plain JSON, such as the `params` of a reason or the members of a reading. */
export type Named = Readonly<Record<string, unknown>>;

/**
 * How to say something: a text with names of values in braces (`{count} tiles`); a list of texts, of which the first with all its
 * values is used; or a function of the values.
 */
export type Wording = string | readonly string[] | ((params: Named) => string);

/** The stable names of the remarks and conditions that come with an answer; none is ever renamed. */
export type RemarkCode =
  | 'selfPicked'
  | 'noPairOnDiscard'
  | 'anothersJoker'
  | 'noDragonsLove'
  | 'claimedForNoPair'
  | 'winningTile'
  | 'drawn'
  | 'replacedFlower'
  | 'laterDraw'
  | 'replacements'
  | 'contradiction';

/** The stable names of reasons for or against an advised choice; none is ever renamed. */
// biome-ignore format: those of the same things together
export type AdviceCode =
  | 'winsNow' | 'misses' | 'noWin' | 'wrongCount' | 'deadHand' | 'tilesGone'
  | 'nearer' | 'farther' | 'notNearer' | 'notNeeded' | 'notCallable'
  | 'unused' | 'surplus' | 'used' | 'breaksGroup' | 'losesUseful' | 'keepsUseful' | 'safer' | 'blindPass'
  | 'jokerWon' | 'jokerKept' | 'jokerSpent' | 'opensHand' | 'staysConcealed' | 'spareTiles' | 'lastTurns' | 'unchanged'
  | 'wouldPass' | 'sooner' | 'keepsChances' | 'asGood';

/**
 * The stable names of what hints say besides reasons: a layout, the aim, the figures, each choice by its type,
 * judgments, and the hands others can still make.
 */
// biome-ignore format: the choices together
export type HintCode =
  | 'layout' | 'aim' | 'figures'
  | 'pass' | 'stop' | 'continue' | 'wish' | 'discard' | 'decline' | 'call' | 'mahjongg' | 'exchange' | 'rearrange'
  | 'takeBack' | 'grow' | 'show' | 'keep'
  | 'best' | 'asGood' | 'good' | 'slip' | 'mistake' | 'better' | 'instead' | 'where' | 'rack' | 'choices' | 'luck'
  | 'kind' | 'others' | 'safest';

/** The stable names of everything said about a hand or a choice: reasons, remarks, conditions and advice. */
export type MessageCode = ReasonCode | RemarkCode | AdviceCode;

/** The stable names of the lines of all score sheets; none is ever renamed. */
// biome-ignore format: the lines of each sheet together
export type LineCode =
  // Card Free.
  | 'base' | 'pairs' | 'quints' | 'set' | 'suit' | 'concealed' | 'minimum' | 'dragonHand'
  // Hands of a card, and of “The American Game” without one.
  | 'cardLine' | 'keptConcealed' | 'jackpot' | 'selfDrawn' | 'handValue'
  // The American solitaire.
  | 'cardValue' | 'fromWall' | 'onDiscard' | 'inCharleston' | 'jokerless'
  // The Chinese solitaire: section 1.
  | 'pungOnTable' | 'pungInHand' | 'kongOnTable' | 'kongInHand' | 'runOnTable' | 'runInHand' | 'pair'
  | 'dragonPair' | 'windPair' | 'ownWindPair' | 'flowers' | 'pieceDrawn' | 'onlyPlace' | 'looseAfterKong'
  | 'noRuns' | 'noScoring' | 'mahJongg'
  // Sections 2 and 3.
  | 'ownWindSet' | 'dragonSets' | 'oneSuitWithHonors' | 'lastTile' | 'oneSuit' | 'allTerminals'
  | 'allHonors' | 'originalDraw' | 'oneOwnFlower' | 'bothOwnFlowers' | 'bouquets'
  // The Year game.
  | 'yearChow' | 'yearPung' | 'yearKong' | 'year' | 'yearPair' | 'yearOfPungPair' | 'pairOfPungPair';

/** The sums under the lines of a sheet, mostly by their names in the score. */
export type SumCode =
  | 'subtotal'
  | 'subtotal1'
  | 'product'
  | 'tilesLeft'
  | 'factor'
  | 'final'
  | 'rounded'
  | 'total';

/** Wordings by code. One for a single rule takes precedence: `skillLevel:CF-36` over `skillLevel`. */
export type Wordings<Code extends string> = Readonly<Record<Code, Wording>> & {
  readonly [Refined in `${Code}:${string}`]?: Wording | undefined;
};

/**
 * A complete language. The compiler reports what is missing from a table of this type. Name codes beyond those of the library,
 * such as those of illegal actions, as `Code`.
 */
export interface Messages<Code extends string = MessageCode> {
  /** The wording of reasons, remarks and conditions, with their `params`. */
  readonly reasons: Wordings<Code>;
  /** The labels of the lines of score sheets, with their `params` and their own members. */
  readonly lines: Wordings<LineCode>;
  /** The labels of the sums of score sheets. */
  readonly sums: Readonly<Record<SumCode, string>>;
  /** The wording of a reading, with its members. */
  readonly reading: Wording;
  /**
   * The wording of hints: a layout and each choice with their members, the aim, the figures of a choice, judgments, and what
   * others can make.
   */
  readonly hint: Readonly<Record<HintCode, Wording>>;
  /** Words for values, by name and value, such as `category.winds` or `tile.E`. A value without a word is written as it is. */
  readonly terms: Readonly<Record<string, string>>;
}

/** A complete or partial language: anything left out is said in English. */
export type Translation<Code extends string = MessageCode> = {
  readonly [Part in keyof Messages<Code>]?:
    | (Part extends 'reading' | 'terms' ? Messages<Code>[Part] : Partial<Messages<Code>[Part]>)
    | undefined;
};
