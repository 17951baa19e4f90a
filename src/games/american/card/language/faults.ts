import { quoted, type Reason, type ReasonCode } from '../../../../core/reason';
import type { Stretch } from './parsed';

/** What the text of a hand should have had where it is wrong. */
// biome-ignore format: a list of names
export type ExpectedInHand =
  | 'symbol' | 'upperCase' | 'zero' | 'dragonSymbol' | 'yearInBraces' | 'suitLetter' | 'suitBehindTiles'
  | 'noPlus' | 'roundBrackets' | 'spaceOnly' | 'alternatives' | 'semicolon' | 'space'
  | 'mark' | 'oneSet' | 'jokersForMark' | 'suit' | 'suitOrCondition' | 'noSuit' | 'suitsInOrder'
  | 'letterInHand' | 'smallerNumber' | 'smallerStep' | 'sixAtMost' | 'separateGroups' | 'digitForEach'
  | 'copies' | 'braces' | 'year' | 'smallerYear' | 'threeSuits' | 'openingBracket' | 'closingBracket' | 'oneLevel' | 'groupInChoice' | 'conditionForm' | 'comma'
  | 'conditionSpelling' | 'oneCondition' | 'fourteen' | 'makeable' | 'fewerVariants';

/** A mistake in the text of a hand. */
export interface HandFault extends Stretch {
  readonly expected: ExpectedInHand;
  /** Values for the message, by name; `write` is the corrected text. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Notes a mistake at a stretch of the text of a hand. */
export type NoteFault = (expected: ExpectedInHand, stretch: Stretch, params?: HandFault['params']) => void;

type Values = Readonly<Record<string, unknown>>;

/** Makes a message from the text found, in quotation marks, and what to write instead. */
type Sentence = (found: string, write: string, params: Values) => string;

const AG25 = 'AG-25';

/** The code, rule and message of each mistake; a plain text is followed by what to write. */
// biome-ignore format: a line for each
const FAULTS: Readonly<Record<ExpectedInHand, readonly [ReasonCode, string, string | Sentence]>> = {
  symbol: ['unknownSymbol', AG25, (found) => `${found} is not a tile. Tiles are 1 to 9, F, N, E, W, S, R, G, 0 (soap), D (the dragon of a suit), J and {year}; U, V, X, Y and Z are tiles that the player chooses`],
  upperCase: ['unknownSymbol', AG25, 'tiles are in upper case'],
  zero: ['unknownSymbol', AG25, 'soap and the zero of a year are the digit 0'],
  dragonSymbol: ['unknownSymbol', AG25, 'dragons are R (red), G (green) and 0 (soap), one for each tile'],
  yearInBraces: ['unknownSymbol', AG25, 'the year of the card is {year}'],
  braces: ['unknownSymbol', AG25, (found, write) => `braces can hold {year}, {year1} and so on, and groups of anything: {pair}, {pung}, {kong}, {quint} and {sextet}, not ${found}${write === '“undefined”' ? '' : `: write ${write}`}`],
  suitLetter: ['badCardHand', AG25, 'suits that the player chooses are a, b and c; B, C and D are bams, craks and dots'],
  suitBehindTiles: ['badCardHand', AG25, 'the suit comes right after the tiles'],
  noPlus: ['badCardHand', AG25, 'the digit comes right after the letter'],
  roundBrackets: ['badCardHand', AG25, 'a hand has no square brackets'],
  spaceOnly: ['badCardHand', AG25, (found) => `groups have only spaces between them: leave out ${found}`],
  alternatives: ['badCardHand', AG25, (found) => `put alternatives in brackets, as in (2222a | 3333a), not ${found} between them`],
  semicolon: ['badCardHand', AG25, 'conditions come after a semicolon'],
  space: ['badCardHand', AG25, 'groups have spaces between them'],
  mark: ['badCardHand', AG25, (found) => `${found} does not belong here. After its tiles a group has at most a suit (a, b, c or ?), then marks (!, * or ~)`],
  oneSet: ['badCardHand', AG25, (found) => `${found} repeats a mark or combines ! and *: write each mark once, and only one of these two`],
  jokersForMark: ['badCardHand', AG25, (found, write) => `${found} takes no jokers, so flowers cannot serve as jokers: leave out ~, or write ${write}`],
  suit: ['badCardHand', AG25, (found, write) => `${found} has no suit: write ${write}, or b, c or ? (any suit) in its place`],
  suitOrCondition: ['badCardHand', AG25, (found, write, { condition }) => `${found} has neither a suit nor a condition: write ${write} for a number, or end the hand with “${condition} wind” or “${condition} dragon”`],
  noSuit: ['badCardHand', AG25, 'none of these tiles has a suit'],
  suitsInOrder: ['unusedLetter', AG25, (found, write, { unused, others }) => `suits are used from a on, and no group has ${unused}: write ${write}, not ${found}${others ? `, and ${unused} in the other groups of its suit, too` : ''}`],
  letterInHand: ['unusedLetter', AG25, (found) => `no group uses the letter of ${found}: use it in a group, or leave out the condition`],
  smallerNumber: ['badCardHand', AG25, (found) => `${found} is more than 9 for any value of the letter: add less`],
  smallerStep: ['badCardHand', AG25, (found) => `${found} goes too far: add 1 to 3 to a wind, and nothing to a dragon`],
  sixAtMost: ['impossibleGroup', AG25, (found) => `${found} has more than six of one tile: make two groups of it`],
  separateGroups: ['badCardHand', AG25, (found, write) => `${found} has different tiles, three or more of them alike: write ${write}, or add a mark if they belong together: ! without jokers, * with them`],
  digitForEach: ['badCardHand', AG25, (found, write, { all }) => `a digit counts for all letters right before it: write ${write} or “${all}”, not ${found}`],
  copies: ['impossibleGroup', 'AG-20', (found) => `${found} takes no jokers, but has more of a tile than there are: write fewer, or allow jokers`],
  year: ['badCardHand', AG25, (found) => `the card has no year for ${found}: add "year" with four digits to the card, or end the hand with “; year 2020-2026” for a year that the player chooses`],
  smallerYear: ['badCardHand', AG25, (found) => `${found} is later than 9999: add less`],
  threeSuits: ['badCardHand', AG25, (found) => `${found} is in a fourth suit. A hand has three: all its letters (a, b, c) and the suits that it names (B, C, D) are different. Use one of them again, or ? for any suit`],
  openingBracket: ['badCardHand', AG25, (found) => `${found} has no opening bracket before it: put one where the alternatives begin`],
  closingBracket: ['badCardHand', AG25, (found) => `${found} is not closed before the next one or the end: put a closing bracket where the alternatives end`],
  oneLevel: ['badCardHand', AG25, () => 'alternatives have no brackets within brackets: list them all in one pair, as in (FF | NN | EE)'],
  groupInChoice: ['badCardHand', AG25, (found) => `an alternative of ${found} is empty: put at least one group on each side of |`],
  conditionForm: ['badCardHand', AG25, (found) => `${found} is not a condition: write a letter and what it stands for, as in “X odd”, “X even”, “X 369”, “V wind”, “V EW”, “Z dragon” or “year 1995-2026”`],
  comma: ['badCardHand', AG25, 'conditions have commas between them'],
  conditionSpelling: ['badCardHand', AG25, 'a condition is a letter, a space and what it stands for'],
  oneCondition: ['badCardHand', AG25, (found) => `the letter of ${found} has a condition already: leave one of them out`],
  fourteen: ['wrongLineSize', 'AG-23', (_, __, { counts, some }) => `the hand has ${[counts].flat().join(' or ')} tiles${some ? ' with some of its alternatives' : ''}; it needs 14`],
  makeable: ['impossibleLine', 'AG-1', (found) => `${found} cannot be made, whatever the player chooses: ${/[UVXYZ]/.test(found) ? 'different letters are different tiles, and ' : ''}there are four of each tile, eight flowers and eight jokers`],
  fewerVariants: ['tooLarge', '', (found, _, { limit, length, atMost }) => `${found} stands for ${length === undefined ? `up to ${atMost}` : length} hands, and at most ${limit} are read: use fewer letters, alternatives or ?`],
};

/** Turns a mistake into a reason: what is wrong, where, and what to write. */
export const handReason = (
  text: string,
  { expected, offset, length, params = {} }: HandFault,
  place: string,
  path: readonly (string | number)[],
): Reason => {
  const [code, rule, sentence] = FAULTS[expected];
  const found = text.slice(offset, offset + length);
  const shown = found === '' ? 'an empty text' : quoted(found);
  const write = quoted(String(params['write']));
  const said =
    typeof sentence === 'string'
      ? `${sentence}: write ${write}, not ${shown}`
      : sentence(shown, write, params);
  return {
    code,
    rule,
    message: `${place}, character ${offset + 1}: ${said}.`,
    at: { path, offset, length },
    params: { ...params, found: found.slice(0, 40), expected },
  };
};
