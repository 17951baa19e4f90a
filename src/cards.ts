export type { Place, Reason, ReasonCode, Rejection } from './core/reason';
export type { Failure, Result, Success } from './core/result';
export type {
  AmericanChoices,
  AmericanGameOptions,
  AmericanHandOptions,
  AmericanOptionsOf,
  AmericanPreset,
  GuideOptions,
} from './games/american/american-options';
export { CARD_LIMITS } from './games/american/card/language/limits';
export { parseCard } from './games/american/card/language/parse-card';
export { practiceCard } from './games/american/card/practice-card';
export {
  type AmericanCard,
  type AmericanCardChoices,
  americanCard,
  cardFingerprint,
} from './games/american/card/rules';
export type { CardClaim, CardScore } from './games/american/card/score';
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
} from './games/american/card/vocabulary';
export type { CheckedHand, WholeHand } from './hands/check-hand';
export type { Hand, Meld, Win, WinKind } from './hands/hand';
export type {
  ErrorPayout,
  FalseWinPayout,
  FalseWinShares,
  Giver,
  HasPayouts,
  Payouts,
  Seat,
  Shares,
  WinPayout,
} from './hands/payouts';
export type {
  ExposedHand,
  HandRules,
  HasHands,
  HasIdentity,
  HasPossible,
  HasScore,
  HasTiles,
  LayoutOptions,
  PossibleRules,
  Readings,
  Remark,
  ScoreLine,
  Witness,
} from './hands/rule-parts';
export type { TileSet } from './hands/tile-set';
export type { BonusTile, Dragon, Flower, Joker, Suit, SuitTile, Tile, TileNumber, Wind } from './tiles/tile';
