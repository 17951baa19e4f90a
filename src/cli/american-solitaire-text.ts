import {
  type AmericanSheetInput,
  type AmericanSheetOptions,
  type AmericanSolitaireSheet,
  americanSolitaireSheet,
} from '../american/solitaire-sheet';
import { americanSheetText } from '../american/solitaire-sheet-text';
import type { Win } from '../hands/hand';
import type { Parts, SheetForm } from './rule-set';

const EXAMPLE: Required<AmericanSheetInput> = {
  cardValue: 30,
  by: 'wall',
  jokerless: true,
  passed: 9,
  discards: 40,
};

/** The sheet of the American solitaire, filled in by a person. */
export const americanSheetForm: SheetForm<AmericanSheetOptions, AmericanSolitaireSheet> = {
  example: EXAMPLE,
  assumed: { discards: 0 },
  members: Object.keys(EXAMPLE),
  fill: (sheet, options) => americanSolitaireSheet(sheet as AmericanSheetInput, options),
  lines: americanSheetText,
};

/** The American solitaire as the program knows it: it reads no hands of tiles. */
export type AmericanSolitaireRuleSet = Parts<never, Win, never, object>;
