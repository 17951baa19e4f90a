import type { FaultToken } from './notation-tokens';

/*
 * What a newcomer means who types something that is no notation, as the end of a sentence.
 */

const SETS = 'a set is written as its tiles, 333B, and an exposure in brackets of its own, [333B]';
const ALTERNATIVES = 'only one hand is read at a time';

/** Whole words, in capitals and in the singular. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['RED', 'a red dragon is written RD, two are RR'],
  ['GREEN', 'a green dragon is written GD, two are GG'],
  ['WHITE', 'a white dragon (soap) is written WD, two are 00'],
  ['SOAP', 'soap is written WD, and several as zeros in a group of their own: 00'],
  ['GOLD', 'a gold dragon is written YD'],
  ['DRAGON', 'dragons are written RD, GD and WD'],
  ['EAST', 'the East wind is written E'],
  ['SOUTH', 'the South wind is written S'],
  ['WEST', 'the West wind is written W'],
  ['NORTH', 'the North wind is written N'],
  ['WIND', 'winds are written E, S, W and N'],
  ['FLOWER', 'a flower is written F, two are FF'],
  ['SEASON', 'seasons are written S1 to S4'],
  ['JOKER', 'a joker is written J, two are JJ'],
  ['BAM', 'bams have a B right after the digits: 123B'],
  ['BAMBOO', 'bams have a B right after the digits: 123B'],
  ['CRAK', 'craks have a C right after the digits: 123C'],
  ['CRACK', 'craks have a C right after the digits: 123C'],
  ['DOT', 'dots have a D right after the digits: 123D'],
  ['PAIR', SETS],
  ['PUNG', SETS],
  ['KONG', SETS],
  ['QUINT', SETS],
  ['CHOW', SETS],
  ['OR', ALTERNATIVES],
  ['AND', 'tiles follow each other with spaces or nothing between them'],
]);

/** Letters that other notations give to suits. */
const SUITS: ReadonlyMap<string, string> = new Map([
  ['S', 'bams are B'],
  ['T', 'bams are B'],
  ['M', 'craks are C'],
  ['W', 'craks are C'],
  ['K', 'craks are C'],
  ['P', 'dots are D'],
]);

/** Signs between tiles. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  [';', 'exposures stand in brackets of their own, as in 11B 222B [333B]'],
  ['|', 'exposures stand in brackets of their own, as in 11B 222B [333B]'],
  ['{', 'exposures stand in square brackets, as in [333B]'],
  [',', 'tiles need no commas between them'],
  ['/', ALTERNATIVES],
  ['-', 'each tile is written, as in 123B'],
]);

const DIGIT_ZERO = 'soap is the digit 0, not the letter O, in a group of its own: 000';

/** What was probably meant; undefined if unknown. */
const meant = (text: string, { expected, offset, found }: FaultToken): string | undefined => {
  const capitals = found.toUpperCase();
  if (/^O+$/.test(capitals)) return DIGIT_ZERO;
  if (expected === 'suitNumber' && capitals.startsWith('0'))
    return 'zeros are soap and stand alone, as in “2B 0 26B”';
  const isDigits = /^\d+$/.test(found);
  if (isDigits && text[offset - 1] === '+') return 'flowers and seasons after the + are written F1 or S3';
  if (expected === 'suitLetter') {
    const letter = isDigits ? text.charAt(offset + found.length) : found.charAt(0);
    return SUITS.get(letter.toUpperCase());
  }
  return WORDS.get(capitals) ?? WORDS.get(capitals.replace(/S$/, '')) ?? SIGNS.get(found.charAt(0));
};

/** What is added to the sentence about a fault; empty if nothing is known that helps. */
export const hintFor = (text: string, fault: FaultToken): string => {
  const hint = meant(text, fault);
  return hint === undefined ? '' : `; ${hint}`;
};
