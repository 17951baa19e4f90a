export type { Card, CardColor, CardLine, CardSection, SuitLetter } from './card/card';
export { CARD_LIMITS } from './card/card-limits';
export type { CardClaim, CardScore } from './card/card-score';
export { cardFingerprint } from './card/fingerprint';
export { parseCard } from './card/parse-card';
export { practiceCard } from './card/practice-card';
export type {
  CardGroup,
  CardLayout,
  CardLayoutGroup,
  CardLineName,
  CardReading,
  CardWin,
} from './card/vocabulary';
export { type AmericanCard, type AmericanCardChoices, americanCard } from './rules/american-card';
