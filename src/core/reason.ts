import { GETTER, ownValue } from './own-values';

/** The stable names of everything that can be wrong with an input or a hand; none is ever renamed. */
export type ReasonCode =
  // The input has the wrong form.
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
  // The tiles themselves.
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
  /** The index of the first character, counted from 0 in UTF-16 units. */
  readonly offset?: number | undefined;
  /** The number of characters, in UTF-16 units. */
  readonly length?: number | undefined;
  /** The line of a file, counted from 1, if the input was its text. */
  readonly line?: number | undefined;
  /** The column in that line, counted from 1 in UTF-16 units. */
  readonly column?: number | undefined;
}

/** One thing that is wrong, in a form that both a program and a player understand. */
export interface Fault<C extends string> {
  /** The stable name of what is wrong. */
  readonly code: C;
  /** The number of the rule behind it, such as `CF-13`; empty if no rule of a game is involved. */
  readonly rule: string;
  /** One or two sentences that explain it. */
  readonly message: string;
  /** The figures behind the message, by name, as plain JSON. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Something that is wrong with an input or a hand. */
export interface Reason extends Fault<ReasonCode> {
  /** Where it is, if one place can be named. */
  readonly at?: Place | undefined;
}

/** A reason at a place in the input; an empty path means the whole input. */
export const reasonAt = (
  code: ReasonCode,
  rule: string,
  message: string,
  path: Path,
  params: Reason['params'] = {},
): Reason => ({ code, rule, message, ...(path.length > 0 && { at: { path } }), params });

/** The reason for input with more items or characters than the limit. */
export const tooLarge = (what: string, limit: number, length: number, path: Path = [], rule = ''): Reason => {
  const message = `At most ${limit} ${what} are read; there are ${length}.`;
  return reasonAt('tooLarge', rule, message, path, { limit, length });
};

/** At most 40 characters of text from outside, in quotation marks, with control characters removed. */
export const quoted = (text: string): string => {
  const shown = text.slice(0, 40).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  return text.length > 40 ? `“${shown}…”` : `“${shown}”`;
};

/** Objects passed whole instead of one of their members: a property that gives them away, its type, and what to write instead. */
const WHOLES: readonly (readonly [name: string, type: string, said: string])[] = [
  ['ok', 'boolean', 'an answer: write unwrap(…) around it'],
  ['valid', 'boolean', 'an answer of `validateHand`: write .best after it'],
  ['state', 'object', 'an object that holds a state: write .state after it'],
];

/** What a value from outside is, in a few words or a short quotation. */
export const described = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (ArrayBuffer.isView(value)) return 'bytes';
  if (value === GETTER) return 'a getter';
  if (typeof value !== 'object') return `a ${typeof value}`;
  const [, , said] = WHOLES.find(([name, type]) => typeof ownValue(value, name) === type) ?? [];
  return said ?? 'an object';
};

/** The reason for a value that is not text; `expected` says what was wanted. */
export const notText = (expected: string, value: unknown): Reason => {
  const found = typeof value === 'object' && value !== null ? 'an object' : described(value);
  const type = value === null ? 'null' : typeof value;
  return reasonAt('notText', '', `Expected ${expected}, not ${found}.`, [], { type });
};
