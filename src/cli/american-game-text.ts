import type { CardScore } from '../games/american/card/score';
import type { CardLayout, CardReading, CardWin } from '../games/american/card/vocabulary';
import type {
  FreeFormLayout,
  FreeFormReading,
  FreeFormScore,
  FreeFormWin,
} from '../games/american/free-form/vocabulary';
import { CARD_FLAGS, cardText } from './card-text';
import { freeFormText } from './free-form-text';
import type { HandText, Parts } from './rule-set';
import { sheetLines } from './sheet-text';

type Reading = FreeFormReading | CardReading;
type Layout = FreeFormLayout | CardLayout;
type Score = FreeFormScore | CardScore;

/** The American Game with a card, or without one. */
export type AmericanGameRuleSet = Parts<Reading, FreeFormWin | CardWin, Layout, Score>;

/** How hands of the American Game are written, with a card or without one. */
export const americanGameText: HandText<Reading, Layout, Score> = {
  example: freeFormText.example,
  reading: (reading) => ('section' in reading ? cardText.reading(reading) : freeFormText.reading(reading)),
  layout: (layout) => ('section' in layout ? cardText.layout(layout) : freeFormText.layout(layout)),
  sheet: sheetLines,
  winFlags: [...(freeFormText.winFlags ?? []), ...CARD_FLAGS],
};
