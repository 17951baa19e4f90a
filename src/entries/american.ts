export { parseCard } from '../games/american/card/language/parse-card';
export { practiceCard } from '../games/american/card/practice-card';
export {
  type AmericanCard,
  type AmericanCardChoices,
  americanCard,
  countCardVariants,
} from '../games/american/card/rules';
export type { CardClaim, CardScore } from '../games/american/card/score';
export type {
  Card,
  CardColor,
  CardGroup,
  CardLayout,
  CardLayoutGroup,
  CardLine,
  CardLineName,
  CardReading,
  CardSection,
  CardWin,
  SuitLetter,
} from '../games/american/card/vocabulary';
export { type FreeForm, freeForm } from '../games/american/free-form/rules';
export type {
  FreeFormClaim,
  FreeFormGroup,
  FreeFormKind,
  FreeFormLayout,
  FreeFormReading,
  FreeFormScore,
  FreeFormWin,
} from '../games/american/free-form/vocabulary';
export { nmjlPayouts } from '../games/american/nmjl-payouts';
export * from '../games/american/options';
export { americanPayouts } from '../games/american/payouts';
export type * from '../games/american/rack-table';
export { type AmericanRules, americanRules } from '../games/american/rules';
export * from '../games/american/solitaire-rules';
export {
  AMERICAN_SHEET_OPTIONS,
  type AmericanSheetInput,
  type AmericanSheetOptions,
  type AmericanSolitaireSheet,
  americanSolitaireSheet,
  readAmericanSheetOptions,
} from '../games/american/solitaire-sheet';
export { americanSheetText } from '../games/american/solitaire-sheet-text';
export type { AmericanSolitaireTable } from '../games/american/solitaire-table';
export type { PatternClaim, PointClaim, PointScore } from '../hands/point-score';
