export * from './analysis/advise';
export { bestDiscards, type DiscardsQuestion, type RankedDiscard } from './analysis/best-discards';
export type { CompletionChance } from './analysis/chances';
export { type AdviceRow, type AdvisedAction, describeAdvice } from './analysis/describe-advice';
export * from './analysis/describe-judgment';
export {
  type JudgedChoice,
  type JudgeQuestion,
  type Judgment,
  judge,
  type Verdict,
} from './analysis/judge';
export type { Strength } from './analysis/knowledge';
export type { MissingTile } from './analysis/missing-tiles';
export { distance } from './analysis/position';
export {
  type Review,
  type ReviewedDecision,
  type ReviewedDraw,
  type ReviewQuestion,
  type ReviewTotals,
  review,
} from './analysis/review';
export * from './analysis/scout';
export * from './analysis/targets';
export { type Remaining, type RemainingQuestion, remaining } from './analysis/unseen';
export { type WaitOptions, type WaitQuestion, type WinningTile, waits } from './analysis/waits';
export type { Aim, Outlook } from './analysis/weigh-owed';
export type { AdviceReason, ToldChoice } from './analysis/why';
export { ADVICE_ENGLISH } from './describe/advice-english';
export type { AdviceCode, HintCode, Messages, Named, Translation, Wording } from './describe/messages';
export * from './entries/errors';
export type { CheckedHand } from './hands/check-hand';
export type { Hand, HandInput, Meld, MeldsInput, TilesInput, WholeHand, Win, WinKind } from './hands/hand';
export type {
  ByRules,
  FlowersServe,
  Goal,
  GoalRules,
  HandRules,
  HandStage,
  HasGoals,
  HasHands,
  HasIdentity,
  HasScore,
  HasTiles,
  LayoutOptions,
  Readings,
  Remark,
} from './hands/rule-parts';
export type { TileSet } from './hands/tile-set';
export type { BonusTile, Dragon, Flower, Joker, Suit, SuitTile, Tile, TileNumber, Wind } from './tiles/tile';
