import { quoted, type Reason, type ReasonCode } from '../core/reason';

/** The notation of all tiles, for messages. */
export const AS_WRITTEN =
  '1B to 9B (bams), 1C to 9C (craks), 1D to 9D (dots), E, S, W, N (winds), RD, GD, WD, YD (dragons; WD is soap), F, F1 to F4 (flowers), S1 to S4 (seasons) or J (a joker)';

/** What was expected where a text is not valid notation. */
export type Expected =
  | 'suitLetter'
  | 'suitNumber'
  | 'bonusNumber'
  | 'soapGroup'
  | 'beforeD'
  | 'tile'
  | 'closingBracket'
  | 'openingBracket'
  | 'tilesInBracket'
  | 'onePlus'
  | 'meldBeforePlus'
  | 'flowers';

const BRACKETS = 'tiles between two brackets of the same kind';
const PLUS = 'melds, then at most one +, then the flowers laid aside';

/** What was expected, in words. */
const SENTENCES: Readonly<Record<Expected, string>> = {
  suitLetter: 'a suit letter right after the digits, B (bams), C (craks) or D (dots)',
  suitNumber:
    'digits from 1 to 9 right before the suit letter; zeros are soap and stand alone, as in “2B 0 26B”',
  bonusNumber: 'one digit from 1 to 4 after F or S, or a suit letter after the digits',
  soapGroup: 'zeros, which are soap, only in a group of their own between spaces',
  beforeD: "a number (5D) or a dragon's letter (RD, GD, WD, YD) right before the D",
  tile: `a tile: ${AS_WRITTEN}`,
  closingBracket: BRACKETS,
  openingBracket: BRACKETS,
  tilesInBracket: BRACKETS,
  onePlus: PLUS,
  meldBeforePlus: PLUS,
  flowers: PLUS,
};

/** Mistakes that newcomers type, matched from the fault on, and a hint for each. */
const HINTS: readonly (readonly [typed: RegExp, hint: string])[] = [
  [/^\d*[STMKWP](?![a-z])/i, 'bams (s, t) are B, craks (m, k, w) C, dots (p) D'],
  [/^\d+J+[BCD]/i, 'jokers go after it, as in 44BJ'],
  [/^O+(?![a-z])/i, 'soap is the digit 0, in a group of its own'],
  [/^[\u0370-\u052f\uff01-\uff5e\ud83c]/, 'type plain characters, as in 3B'],
  [/^[,;|{/]/, 'put spaces between tiles, exposures in brackets, as in 11B [333B]'],
];

/** How many faults of a text are reported; reading stops there. */
export const FAULTS_REPORTED = 24;

/** The reason for a fault in a text; `offset` and `length` are in UTF-16 units. */
export const notationFault = (
  code: ReasonCode,
  text: string,
  expected: Expected,
  offset: number,
  length: number,
): Reason => {
  const found = text.slice(offset, offset + length);
  const hint = HINTS.find(([typed]) => typed.test(text.slice(offset)));
  const why = SENTENCES[expected] + (hint ? `; ${hint[1]}` : '');
  return {
    code,
    rule: '',
    message: `${quoted(found)} at character ${offset + 1}: expected ${why}.`,
    at: { offset, length },
    params: { found: found.slice(0, 40), expected },
  };
};
