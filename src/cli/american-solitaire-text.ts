import {
  type AmericanSheetInput,
  type AmericanSolitaireSheet,
  americanSolitaireSheet,
} from '../games/american/solitaire-sheet';
import { americanSheetText } from '../games/american/solitaire-sheet-text';
import type { AmericanSolitaireChoice } from './american-solitaire-rules';
import type { SheetForm } from './rule-set';

const EXAMPLE: Required<AmericanSheetInput> = {
  cardValue: 30,
  by: 'wall',
  jokerless: true,
  passed: 9,
  discards: 40,
};

/** The sheet of the American solitaire, filled in by a person. */
export const americanSheetForm: SheetForm<AmericanSolitaireChoice, AmericanSolitaireSheet> = {
  example: EXAMPLE,
  members: Object.keys(EXAMPLE),
  fill: (sheet, { own }) => americanSolitaireSheet(sheet as AmericanSheetInput, own),
  lines: americanSheetText,
};
