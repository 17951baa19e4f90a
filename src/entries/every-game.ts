export type { Exact } from '../core/exact';
export { RULES_REVISION } from '../core/rules-revision';
export { describeReading } from '../describe/describe-reading';
export { describeReason, type ToldReason } from '../describe/describe-reason';
export { describeScore } from '../describe/describe-score';
export { ENGLISH } from '../describe/english';
export type * from '../describe/messages';
export type { ScoreRow } from '../describe/score-rows';
export type { CheckedHand } from '../hands/check-hand';
export { parseHand, parseHandText } from '../hands/check-hand';
export type { Hand, HandInput, Meld, MeldsInput, TilesInput, WholeHand, Win, WinKind } from '../hands/hand';
export { formatHand } from '../hands/hand-notation';
export { LIMITS } from '../hands/limits';
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
} from '../hands/payouts';
export type { ListedHand, SeenHand } from '../hands/read-exposed-hand';
export type { Choices, RulesOption } from '../hands/read-options';
export type * from '../hands/rule-parts';
export type { HasScouting, HiddenHand, OpenGroup, ScoutRules } from '../hands/scout-rules';
export type { AnyTable, HasAnyTable, MatchTable, PlayedRules } from '../hands/table-parts';
export { type TileSet, tileSet } from '../hands/tile-set';
export type { Claim, FalseWin, MahjonggInError, WallGame, WinClaim } from '../questions/claim';
export type { LayoutQuestion } from '../questions/layouts';
export * from '../questions/ledger';
export {
  deadReason,
  type ImpossibleHand,
  type Possibility,
  type PossibleHand,
  possible,
} from '../questions/possible';
export { readPayouts } from '../questions/read-payouts';
export type { ScoreQuestion } from '../questions/score-hand';
export { settle } from '../questions/settle';
export type { Payment, Settlement } from '../questions/settlement';
export type { HandQuestion, InvalidHand, Validation, ValidHand } from '../questions/validate-hand';
export { type FormatOptions, formatTiles } from '../tiles/format-tiles';
export { parseTiles } from '../tiles/parse-tiles';
export { type RackGame, sortRack } from '../tiles/rack-order';
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
} from '../tiles/tile';
export { tileFace } from '../tiles/tile-faces';
export { isTile, tileIndex } from '../tiles/tile-index';
export { type NameLanguage, type NameOptions, type SetKind, setName, tileName } from '../tiles/tile-names';
export * from './errors';
