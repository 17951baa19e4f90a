import type { ReasonCode } from '../core/reason';

/** Values by name, as plain JSON: the `params` of a reason, or the members of a reading. */
export type Named = Readonly<Record<string, unknown>>;

/**
 * How something is said: a text with the names of values in braces (`{count} tiles`), several of them, of which the
 * first is taken whose values are all there, or a function of the values.
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
  | 'replacements'
  | 'contradiction';

/** The stable names of what speaks for or against a choice that is advised; none is ever renamed. */
// biome-ignore format: those of the same things together
export type AdviceCode =
  | 'winsNow' | 'misses' | 'noWin' | 'wrongCount' | 'deadHand' | 'tilesGone'
  | 'nearer' | 'farther' | 'notNearer' | 'notNeeded' | 'notCallable'
  | 'unused' | 'surplus' | 'used' | 'breaksGroup' | 'losesUseful' | 'keepsUseful' | 'safer' | 'blindPass'
  | 'jokerWon' | 'jokerKept' | 'jokerSpent' | 'opensHand' | 'staysConcealed' | 'spareTiles' | 'lastTurns' | 'unchanged'
  | 'wouldPass' | 'sooner' | 'keepsChances' | 'asGood';

/** The stable names of what a hint says beside its reasons: a layout, the aim, the figures, each choice by its type, judgments, and what the others can have. */
// biome-ignore format: the choices together
export type HintCode =
  | 'layout' | 'aim' | 'figures'
  | 'pass' | 'stop' | 'continue' | 'wish' | 'discard' | 'decline' | 'call' | 'mahjongg' | 'exchange' | 'rearrange'
  | 'takeBack' | 'grow' | 'show' | 'keep'
  | 'best' | 'asGood' | 'good' | 'slip' | 'mistake' | 'better' | 'instead' | 'where' | 'rack' | 'choices' | 'luck'
  | 'kind' | 'others' | 'safest';

/** The stable names of everything that is said of a hand or a choice: reasons, remarks, conditions and advice. */
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

/** The sums under the lines of a sheet, by the names that they have in the score. */
export type SumCode =
  | 'subtotal'
  | 'subtotal1'
  | 'product'
  | 'tilesLeft'
  | 'factor'
  | 'final'
  | 'rounded'
  | 'total';

/** Wordings by code, each of which may be refined for one rule: `skillLevel:CF-36` goes before `skillLevel`. */
export type Wordings<Code extends string> = Readonly<Record<Code, Wording>> & {
  readonly [Refined in `${Code}:${string}`]?: Wording | undefined;
};

/**
 * A whole language. The compiler tells you what is missing in a table of this type; codes beyond
 * those of the library, such as those of illegal actions, can be named as `Code`.
 */
export interface Messages<Code extends string = MessageCode> {
  /** What reasons, remarks and conditions say, from their `params`. */
  readonly reasons: Wordings<Code>;
  /** What the lines of score sheets are for, from their `params` and their own members. */
  readonly lines: Wordings<LineCode>;
  /** What the sums of score sheets are called. */
  readonly sums: Readonly<Record<SumCode, string>>;
  /** A reading, from its members. */
  readonly reading: Wording;
  /** What hints say: a layout by its members, the aim, the figures of a choice, each choice by its members; judgments, and the others. */
  readonly hint: Readonly<Record<HintCode, Wording>>;
  /** Words for values, by the name of the value and what it is: `category.winds`, `tile.E`. What has none stands as it is. */
  readonly terms: Readonly<Record<string, string>>;
}

/** A language as far as it goes: what is left out is said in English. */
export interface Translation<Code extends string = MessageCode> {
  /** What reasons, remarks and conditions say, from their `params`. */
  readonly reasons?: Partial<Wordings<Code>> | undefined;
  /** What the lines of score sheets are for, from their `params` and their own members. */
  readonly lines?: Partial<Wordings<LineCode>> | undefined;
  /** What the sums of score sheets are called. */
  readonly sums?: Partial<Messages['sums']> | undefined;
  /** A reading, from its members. */
  readonly reading?: Wording | undefined;
  /** What hints say. */
  readonly hint?: Partial<Messages['hint']> | undefined;
  /** Words for values. */
  readonly terms?: Messages['terms'] | undefined;
}
