import { ownValue } from './own-values';
import { type Failure, failure } from './result';

/** The stable names of everything that can be wrong with an input or a hand; none is ever renamed. */
export type ReasonCode =
  // What was given is not of the form asked for.
  | 'notAHand'
  | 'notText'
  | 'notJson'
  | 'badNotation'
  | 'notAClaim'
  | 'notASheet'
  | 'badWin'
  | 'badReading'
  | 'tooLarge'
  | 'unknownTile'
  | 'unknownOption'
  | 'badOption'
  | 'unknownRules'
  | 'notInRules'
  // A card of hands.
  | 'notACard'
  | 'unknownCardProperty'
  | 'unknownSymbol'
  | 'badCardHand'
  | 'wrongLineSize'
  | 'unusedLetter'
  | 'impossibleGroup'
  | 'impossibleLine'
  // The tiles as such.
  | 'wrongTileCount'
  | 'tooManyCopies'
  | 'tooManyJokers'
  | 'flowersLaidAside'
  | 'flowerNotLaidAside'
  | 'notAFlower'
  | 'badMeld'
  | 'callNotAllowed'
  | 'winningTileNotHeld'
  | 'badSet'
  | 'wrongSetCount'
  | 'badDiscards'
  // One constraint of the winning hand.
  | 'jokerInPair'
  | 'jokerInFlowers'
  | 'jokerInNews'
  | 'allJokerBlock'
  | 'singleTile'
  | 'twoFlowerBlocks'
  | 'flowerBlockNotPair'
  | 'twoNewsBlocks'
  | 'repeatedNumber'
  | 'repeatedWind'
  | 'repeatedDragon'
  | 'wovenSuits'
  | 'setTooShort'
  | 'noCategory'
  | 'noPattern'
  | 'houseRule'
  | 'skillLevel'
  | 'noArrangement'
  | 'noPlaceForWin'
  | 'hiddenSingle'
  | 'tilesLeftOver'
  | 'concealedLine'
  | 'exposureBinds'
  | 'winNotAllowed'
  | 'noCardLine'
  // What would win instead.
  | 'nearestLayout'
  // Why a hand is dead.
  | 'closedHandExposed'
  | 'exposuresMatchNoLine'
  | 'neededTilesGone'
  | 'outOfReach'
  // Advice.
  | 'noChoiceOwed'
  | 'nothingToScout'
  | 'notAChoice'
  | 'notSupported'
  // Payments.
  | 'badPayouts'
  | 'badPayment'
  | 'badSeat'
  | 'badValue'
  | 'missingSeat'
  | 'notPaid'
  | 'valueNeeded';

/** Names and indexes that lead to a part of a value, from the outermost inward. */
export type Path = readonly (string | number)[];

/** Where in the input a reason points: a path into the value, or a stretch of the text. */
export interface Place {
  /** Property names and indexes from the outermost value inward, as in `['melds', 0, 'tiles', 2]`. */
  readonly path?: readonly (string | number)[] | undefined;
  /** Index of the first character meant, counted from 0 in UTF-16 units. */
  readonly offset?: number | undefined;
  /** How many characters are meant. */
  readonly length?: number | undefined;
  /** The line of a file, counted from 1, if the input was its text. */
  readonly line?: number | undefined;
  /** The column in that line, counted from 1 in UTF-16 units. */
  readonly column?: number | undefined;
}

/** One thing that is wrong, said in a way that both a program and a player understand. */
export interface Fault<C extends string> {
  /** The stable name of what is wrong. */
  readonly code: C;
  /** The number of the rule that says so, such as `CF-13`; empty where no rule of a game is meant. */
  readonly rule: string;
  /** One or two sentences that say it. */
  readonly message: string;
  /** The figures behind the message, by name, as plain JSON. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Something that is wrong with an input or a hand. */
export interface Reason extends Fault<ReasonCode> {
  /** Where it is, if one place can be named. */
  readonly at?: Place | undefined;
}

/** Why something asked for is not to be had: the error of every failed result. */
export interface Rejection<Kind extends Fault<string> = Reason> {
  /** The sentence of the first reason. */
  readonly message: string;
  /** The reasons, at least one, the most specific first. */
  readonly reasons: readonly [Kind, ...Kind[]];
}

/** These reasons, with the sentence of the first. */
export const rejection = <Kind extends Fault<string>>(reasons: readonly Kind[]): Rejection<Kind> => ({
  message: reasons[0]?.message ?? '',
  reasons: reasons as Rejection<Kind>['reasons'],
});

/** A failed result that carries these reasons. */
export const rejected = <Kind extends Fault<string>>(...reasons: readonly Kind[]): Failure<Rejection<Kind>> =>
  failure(rejection(reasons));

/** A reason at a place of the input; an empty path means all of it. */
export const reasonAt = (
  code: ReasonCode,
  rule: string,
  message: string,
  path: Path,
  params: Reason['params'] = {},
): Reason => ({ code, rule, message, ...(path.length > 0 && { at: { path } }), params });

/** The reason for more items or characters than are read. */
export const tooLarge = (what: string, limit: number, length: number, path: Path = [], rule = ''): Reason => {
  const message = `At most ${limit} ${what} are read; there are ${length}.`;
  return reasonAt('tooLarge', rule, message, path, { limit, length });
};

/** At most 40 characters of foreign text, in quotation marks, with control characters taken out. */
export const quoted = (text: string): string => {
  const shown = text.slice(0, 40).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  return text.length > 40 ? `“${shown}…”` : `“${shown}”`;
};

/** What is handed over whole in the place of what it holds: a member that tells it, its type, and what is to be written. */
const WHOLES: readonly (readonly [name: string, type: string, said: string])[] = [
  ['ok', 'boolean', 'an answer: write unwrap(…) around it'],
  ['valid', 'boolean', 'an answer of `validateHand`: write .best after it'],
  ['state', 'object', 'an object that holds a state: write .state after it'],
];

/** What a foreign value is, in a word or a short quotation, without printing it whole. */
export const described = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (ArrayBuffer.isView(value)) return 'bytes';
  if (typeof value !== 'object') return `a ${typeof value}`;
  const [, , said] = WHOLES.find(([name, type]) => typeof ownValue(value, name) === type) ?? [];
  return said ?? 'an object';
};

/** The reason for a value that is no text, where `expected` was. */
export const notText = (expected: string, value: unknown): Reason => {
  const found = typeof value === 'object' && value !== null ? 'an object' : described(value);
  const type = value === null ? 'null' : typeof value;
  return reasonAt('notText', '', `Expected ${expected}, not ${found}.`, [], { type });
};
