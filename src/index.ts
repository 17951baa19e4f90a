export type { Exact } from './core/exact';
export { MisuseError } from './core/misuse';
export type { Fault, Place, Reason, ReasonCode, Rejection } from './core/reason';
export type { Failure, Result, Success } from './core/result';
export { RULES_REVISION } from './core/rules-revision';
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
export {
  AMERICAN_DEFAULTS,
  type AmericanChoices,
  type AmericanGameOptions,
  type AmericanHandOptions,
  type AmericanOptionsOf,
  type AmericanPreset,
  type GuideOptions,
} from './games/american/american-options';
export { americanPayouts } from './games/american/american-payouts';
export { type AmericanRules, americanRules } from './games/american/american-rules';
export {
  type AmericanSolitaire,
  americanSolitaire,
  type SolitaireHands,
} from './games/american/american-solitaire';
export type { Card, CardColor, CardLine, CardSection, SuitLetter } from './games/american/card/card';
export type { CardClaim, CardScore } from './games/american/card/card-score';
export { parseCard } from './games/american/card/parse-card';
export { type AmericanCard, type AmericanCardChoices, americanCard } from './games/american/card/rules';
export type {
  CardGroup,
  CardLayout,
  CardLayoutGroup,
  CardLineName,
  CardReading,
  CardWin,
} from './games/american/card/vocabulary';
export { type FreeForm, freeForm } from './games/american/free-form/rules';
export type {
  FreeFormClaim,
  FreeFormGroup,
  FreeFormKind,
  FreeFormLayout,
  FreeFormReading,
  FreeFormScore,
  FreeFormWin,
} from './games/american/free-form/vocabulary';
export { nmjlPayouts } from './games/american/nmjl-payouts';
export type {
  CallException,
  CallRules,
  CharlestonRules,
  Direction,
  HasTable,
  MistakeRules,
  RackTable,
} from './games/american/rack-table';
export { AMERICAN_PRESETS, readAmericanOptions } from './games/american/read-american-options';
export {
  type AmericanSheetInput,
  type AmericanSheetOptions,
  type AmericanSolitaireSheet,
  americanSolitaireSheet,
  readAmericanSheetOptions,
} from './games/american/solitaire-sheet';
export { americanSheetText } from './games/american/solitaire-sheet-text';
export type { AmericanSolitaireTable } from './games/american/solitaire-table';
export type { CardFreeChoices, CardFreeOptions, HouseRules } from './games/card-free/options';
export { readCardFreeOptions } from './games/card-free/options';
export type { CardFreeCore } from './games/card-free/rules';
export { type CardFree, cardFree } from './games/card-free/rules';
export type { CardFreeClaim, CardFreeScore } from './games/card-free/score';
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
} from './games/card-free/vocabulary';
export {
  CATEGORIES,
  DRAGON_HANDS,
  PATTERNS,
} from './games/card-free/vocabulary';
export { isWinningHand, layouts, scoreHand, validateHand } from './games/card-free/without-rules';
export { chineseWaits } from './games/chinese/chinese-waits';
export {
  type ChineseChoices,
  type ChineseOptions,
  type ChineseTableOptions,
  readChineseOptions,
} from './games/chinese/options';
export { type ChineseSheetInput, chineseSheet, type SheetSet } from './games/chinese/read-sheet';
export { type ChineseSolitaire, chineseSolitaire } from './games/chinese/rules';
export type { ChineseScore } from './games/chinese/score';
export type { ChineseSheet, NaturalScore } from './games/chinese/sheet';
export type { DoubleEntry, SheetLine } from './games/chinese/sheet-parts';
export { chineseSheetText } from './games/chinese/sheet-text';
export type { ChineseSolitaireTable } from './games/chinese/table';
export type { TilesLeft } from './games/chinese/tiles-left';
export type {
  ChineseLayout,
  ChineseReading,
  ChineseSet,
  ChineseSetKind,
  ChineseWin,
  SetWhere,
  Wait,
} from './games/chinese/vocabulary';
export { CHINESE_SETS } from './games/chinese/vocabulary';
export type { YearLine } from './games/year/elements';
export { readYearOptions, type YearChoices, type YearOptions } from './games/year/options';
export { SCORED_SETS, type ScoredSet, type SetPoints, type YearPoints } from './games/year/points';
export { type YearGame, type YearTable, yearGame } from './games/year/rules';
export type { YearScore } from './games/year/score';
export type {
  LongSeason,
  YearLayout,
  YearName,
  YearReading,
  YearSet,
  YearSetKind,
  YearWin,
} from './games/year/vocabulary';
export { LONG_SEASONS, YEAR_SETS } from './games/year/vocabulary';
export type { WallStacks } from './games/year/wall-stacks';
export type { CheckedHand, WholeHand } from './hands/check-hand';
export type { Hand, Meld, Win, WinKind } from './hands/hand';
export { formatHand, parseHandText } from './hands/hand-notation';
export { LIMITS } from './hands/limits';
export { parseHand } from './hands/parse-hand';
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
} from './hands/payouts';
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
export type { AnyTable, HasAnyTable, MatchTable, PlayedRules } from './hands/table-parts';
export { type TileSet, tileSet } from './hands/tile-set';
export type { Claim, FalseWin, MahjonggInError, WallGame, WinClaim } from './questions/claim';
export {
  type Ledger,
  type LedgerBalance,
  type LedgerGame,
  type LedgerOptions,
  type LedgerPayment,
  ledger,
} from './questions/ledger';
export {
  deadReason,
  type ImpossibleHand,
  type Possibility,
  type PossibleHand,
  possible,
} from './questions/possible';
export { readPayouts } from './questions/read-payouts';
export type { ScoreChoice } from './questions/score-hand';
export { settle } from './questions/settle';
export type { Payment, Settlement } from './questions/settlement';
export type { InvalidHand, Validation, ValidHand } from './questions/validate-hand';
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
