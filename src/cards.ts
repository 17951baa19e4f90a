export type {
  AmericanChoices,
  AmericanGameOptions,
  AmericanHandOptions,
  AmericanOptionsOf,
  AmericanPreset,
  GuideOptions,
} from './american/american-options';
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
export type { CheckedHand, WholeHand } from './hands/check-hand';
export type { Hand, Meld, Win, WinKind } from './hands/hand';
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
export type { Place, Reason, ReasonCode, Rejection } from './result/reason';
export type { Failure, Result, Success } from './result/result';
export { type AmericanCard, type AmericanCardChoices, americanCard } from './rules/american-card';
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
} from './rules/payouts';
export type { BonusTile, Dragon, Flower, Joker, Suit, SuitTile, Tile, TileNumber, Wind } from './tiles/tile';
