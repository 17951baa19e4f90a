import type { ReasonCode } from '../result/reason';
import { CARD_LIMITS } from './card-limits';

/** What would have been right where the text of a hand is wrong. */
export type ExpectedInHand =
  | 'symbol'
  | 'space'
  | 'mark'
  | 'oneSet'
  | 'jokersForMark'
  | 'suit'
  | 'noSuit'
  | 'suitsInOrder'
  | 'letterInHand'
  | 'smallerNumber'
  | 'smallerStep'
  | 'sixAtMost'
  | 'separateGroups'
  | 'copies'
  | 'year'
  | 'openingBracket'
  | 'closingBracket'
  | 'groupInChoice'
  | 'conditionForm'
  | 'oneCondition'
  | 'fourteen'
  | 'makeable'
  | 'fewerVariants';

/** Something wrong in the text of a hand. */
export interface HandFault {
  /** What would have been right. */
  readonly expected: ExpectedInHand;
  /** Where it is wrong: index of the first character in the text. */
  readonly offset: number;
  /** How many characters are meant. */
  readonly length: number;
  /** Figures behind it, by name. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

type Sentence = readonly [ReasonCode, string, string];

const AG25 = 'AG-25';

/** The code, the rule and the sentence of each, which comes after what was found. */
// biome-ignore format: a line for each
const SENTENCES: Readonly<Record<ExpectedInHand, Sentence>> = {
  symbol: ['unknownSymbol', AG25, 'expected tiles here: 1 to 9, 0, F, N, E, W, S, R, G, D, J, a letter U, V, X, Y or Z, or {year}'],
  space: ['badCardHand', AG25, 'expected a space before the tiles of the next group'],
  mark: ['badCardHand', AG25, 'expected after the tiles of a group at most one suit (a, b, c or ?), then marks (!, * or ~), and then a space'],
  oneSet: ['badCardHand', AG25, 'expected each mark once, and not both ! and *'],
  jokersForMark: ['badCardHand', AG25, 'expected ~ only where the group takes jokers'],
  suit: ['badCardHand', AG25, 'expected the suit of the group after its tiles: a, b, c or ?'],
  noSuit: ['badCardHand', AG25, 'expected no suit, since none of these tiles has one'],
  suitsInOrder: ['unusedLetter', AG25, 'expected the suit letters from a on; one before this is not used'],
  letterInHand: ['unusedLetter', AG25, 'expected a letter that stands in the hand'],
  smallerNumber: ['badCardHand', AG25, 'expected less to be added: no number is left for the letter'],
  smallerStep: ['badCardHand', AG25, 'expected no such step: a wind goes on by 1 to 3, a dragon not at all'],
  sixAtMost: ['impossibleGroup', AG25, 'expected at most six of one tile in a group'],
  separateGroups: ['badCardHand', AG25, 'expected groups with spaces between them; or a mark: ! if jokers may not stand for these tiles, * if they may'],
  copies: ['impossibleGroup', 'AG-20', 'expected no more of a tile than there are, since the group takes no jokers'],
  year: ['badCardHand', AG25, 'expected a year of four digits on the card, as “year”'],
  openingBracket: ['badCardHand', AG25, 'expected an opening bracket before this'],
  closingBracket: ['badCardHand', AG25, 'expected a closing bracket after this, and no bracket in between'],
  groupInChoice: ['badCardHand', AG25, 'expected at least one group on each side of |'],
  conditionForm: ['badCardHand', AG25, 'expected a letter and what it stands for, such as “X odd”, “X even”, “X 369”, “V wind” or “Z dragon”'],
  oneCondition: ['badCardHand', AG25, 'expected one condition for a letter'],
  fourteen: ['wrongLineSize', 'AG-23', 'expected 14 tiles'],
  makeable: ['impossibleLine', 'AG-1', 'expected a hand that can be made of four of each tile, eight flowers and eight jokers'],
  fewerVariants: ['tooLarge', '', `expected a hand with at most ${CARD_LIMITS.variants} variants`],
};

/** The code, the rule and the sentence of a fault. */
export const faultSentence = (expected: ExpectedInHand): Sentence => SENTENCES[expected];
