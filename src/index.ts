export {
  AMERICAN_DEFAULTS,
  type AmericanChoices,
  type AmericanGameOptions,
  type AmericanHandOptions,
  type AmericanOptionsOf,
  type AmericanPreset,
  type GuideOptions,
} from './american/american-options';
export type {
  FreeFormClaim,
  FreeFormGroup,
  FreeFormKind,
  FreeFormLayout,
  FreeFormReading,
  FreeFormScore,
  FreeFormWin,
} from './american/free-form-vocabulary';
export { AMERICAN_PRESETS, readAmericanOptions } from './american/read-american-options';
export {
  type AmericanSheetInput,
  type AmericanSheetOptions,
  type AmericanSolitaireSheet,
  americanSolitaireSheet,
  readAmericanSheetOptions,
} from './american/solitaire-sheet';
export { americanSheetText } from './american/solitaire-sheet-text';
export type { Card, CardColor, CardLine, CardSection, SuitLetter } from './card/card';
export type { CardClaim, CardScore } from './card/card-score';
export { parseCard } from './card/parse-card';
export type {
  CardGroup,
  CardLayout,
  CardLayoutGroup,
  CardLineName,
  CardReading,
  CardWin,
} from './card/vocabulary';
export type { CardFreeChoices, CardFreeOptions, HouseRules } from './card-free/options';
export { readCardFreeOptions } from './card-free/read-options';
export type { CardFreeClaim, CardFreeScore } from './card-free/score';
export type {
  Block,
  BlockKind,
  BlockPattern,
  BlockRole,
  Bonus,
  BonusCode,
  CardFreeWin,
  Category,
  DragonHand,
  Layout,
  LayoutBlock,
  Pattern,
  Reading,
  SetCategory,
  Shape,
} from './card-free/vocabulary';
export {
  CATEGORIES,
  DRAGON_HANDS,
  PATTERNS,
} from './card-free/vocabulary';
export { chineseWaits } from './chinese/chinese-waits';
export {
  type ChineseChoices,
  type ChineseOptions,
  type ChineseTableOptions,
  readChineseOptions,
} from './chinese/options';
export { type ChineseSheetInput, chineseSheet, type SheetSet } from './chinese/read-sheet';
export type { ChineseScore } from './chinese/score';
export type { ChineseSheet, NaturalScore } from './chinese/sheet';
export type { DoubleEntry, SheetLine } from './chinese/sheet-parts';
export { chineseSheetText } from './chinese/sheet-text';
export type { TilesLeft } from './chinese/tiles-left';
export type {
  ChineseLayout,
  ChineseReading,
  ChineseSet,
  ChineseSetKind,
  ChineseWin,
  SetWhere,
  Wait,
} from './chinese/vocabulary';
export { CHINESE_SETS } from './chinese/vocabulary';
export { describeReading } from './describe/describe-reading';
export { describeReason, type Told } from './describe/describe-reason';
export { describeScore, type Scored, type ScoreRow } from './describe/describe-score';
export { ENGLISH } from './describe/english';
export type {
  LineCode,
  MessageCode,
  Messages,
  Named,
  RemarkCode,
  SumCode,
  Translation,
  Wording,
  Wordings,
} from './describe/messages';
export type { CheckedHand, WholeHand } from './hands/check-hand';
export type { Hand, Meld, Win, WinKind } from './hands/hand';
export { formatHand, parseHandText } from './hands/hand-notation';
export { LIMITS } from './hands/limits';
export { parseHand } from './hands/parse-hand';
export type { SeenHand } from './hands/read-exposed-hand';
export type {
  ExposedHand,
  FlowersServe,
  Goal,
  GoalRules,
  HandRules,
  HandStage,
  HasGoals,
  HasHands,
  HasIdentity,
  HasLayouts,
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
export { type TileSet, tileSet } from './hands/tile-set';
export type { Exact } from './result/exact';
export { MisuseError } from './result/misuse';
export type { Fault, Place, Reason, ReasonCode, Rejection } from './result/reason';
export type { Failure, Result, Success } from './result/result';
export { RULES_REVISION } from './result/rules-revision';
export { type AmericanCard, type AmericanCardChoices, americanCard } from './rules/american-card';
export { americanPayouts } from './rules/american-payouts';
export { type AmericanRules, americanRules } from './rules/american-rules';
export { type AmericanSolitaire, americanSolitaire, type SolitaireHands } from './rules/american-solitaire';
export { type CardFree, cardFree } from './rules/card-free';
export { type ChineseSolitaire, chineseSolitaire } from './rules/chinese-solitaire';
export type { Claim, FalseWin, MahjonggInError, WallGame, WinClaim } from './rules/claim';
export { type FreeForm, freeForm } from './rules/free-form';
export { layouts } from './rules/layouts';
export {
  type Ledger,
  type LedgerBalance,
  type LedgerGame,
  type LedgerOptions,
  type LedgerPayment,
  ledger,
} from './rules/ledger';
export type { CardFreeCore } from './rules/make-card-free';
export { nmjlPayouts } from './rules/nmjl-payouts';
export {
  type ErrorPayout,
  type FalseWinPayout,
  type FalseWinShares,
  type Giver,
  type HasPayouts,
  type Payouts,
  SEATS,
  type Seat,
  type Shares,
  type WinPayout,
} from './rules/payouts';
export {
  deadReason,
  type ImpossibleHand,
  type Possibility,
  type PossibleHand,
  possible,
} from './rules/possible';
export { readPayouts } from './rules/read-payouts';
export { type ScoreChoice, scoreHand } from './rules/score-hand';
export { settle } from './rules/settle';
export type { Payment, Settlement } from './rules/settlement';
export type {
  AmericanSolitaireTable,
  AnyTable,
  CallException,
  CallRules,
  CharlestonRules,
  ChineseSolitaireTable,
  Direction,
  HasAnyTable,
  HasTable,
  MatchTable,
  MistakeRules,
  PlayedRules,
  RackTable,
} from './rules/table-parts';
export {
  type InvalidHand,
  isWinningHand,
  type Validation,
  type ValidHand,
  validateHand,
} from './rules/validate-hand';
export { type YearGame, type YearTable, yearGame } from './rules/year';
export { type FormatOptions, formatTiles } from './tiles/format-tiles';
export { parseTiles } from './tiles/parse-tiles';
export { type RackGame, sortRack } from './tiles/rack-order';
export {
  type BonusTile,
  DRAGONS,
  type Dragon,
  type Flower,
  type Joker,
  NUMBERS,
  SUITS,
  type Suit,
  type SuitTile,
  TILES,
  type Tile,
  type TileNumber,
  WINDS,
  type Wind,
} from './tiles/tile';
export { tileFace } from './tiles/tile-faces';
export { isTile, tileIndex } from './tiles/tile-index';
export { type NameLanguage, type NameOptions, type SetKind, setName, tileName } from './tiles/tile-names';
export type { YearLine } from './year/elements';
export { readYearOptions, type YearChoices, type YearOptions } from './year/options';
export { SCORED_SETS, type ScoredSet, type SetPoints, type YearPoints } from './year/points';
export type { YearScore } from './year/score';
export type {
  LongSeason,
  YearLayout,
  YearName,
  YearReading,
  YearSet,
  YearSetKind,
  YearWin,
} from './year/vocabulary';
export { LONG_SEASONS, YEAR_SETS } from './year/vocabulary';
export type { WallStacks } from './year/wall-stacks';
