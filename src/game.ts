export { DUMMIES, type Dummy } from './chinese/solitaire-claims';
export type {
  Action,
  Answer,
  CallAction,
  ChallengeAction,
  Choice,
  DeclineAction,
  DiscardAction,
  ExchangeAction,
  GrowAction,
  MahjonggAction,
  PassAction,
  RearrangeAction,
  SecondCharlestonAction,
  ShowAction,
  TakeBackAction,
  WishAction,
} from './game/actions';
export type {
  AmericanEvent,
  AmericanGameState,
  AmericanHappening,
  AmericanScene,
  AmericanTable,
  AmericanTypes,
  AmericanView,
  PassStage,
  SeenAmericanEvent,
  SolitaireAction,
  SolitaireCallAction,
  SolitaireDeclaration,
  SolitaireDeclineAction,
  SolitaireDiscardAction,
  SolitaireExchangeAction,
  SolitaireMahjonggAction,
  SolitaireOutcome,
  SolitairePassAction,
  SolitairePhase,
  SolitaireRoundAction,
  SolitaireStageChange,
  SolitaireStages,
  StagedAmerican,
} from './game/american-solitaire/types';
export {
  allTiles,
  type Random,
  secureRandom,
  seededRandom,
  shuffleWall,
  type Throw,
  throwDice,
} from './game/chance';
export type {
  ChineseAction,
  ChineseCallAction,
  ChineseClaimsStage,
  ChineseDeclaration,
  ChineseDeclineAction,
  ChineseDiscardAction,
  ChineseEvent,
  ChineseGameState,
  ChineseHappening,
  ChineseHidden,
  ChineseKongAction,
  ChineseMahjonggAction,
  ChineseOutcome,
  ChineseOverStage,
  ChinesePhase,
  ChineseScene,
  ChineseStageChange,
  ChineseStages,
  ChineseTable,
  ChineseTurnStage,
  ChineseTypes,
  ChineseView,
  SeenChineseEvent,
  StagedChinese,
} from './game/chinese-solitaire/types';
export type { CheckedSetup, GameSetup } from './game/create-game';
export type {
  AnsweredEvent,
  CalledEvent,
  ChallengedEvent,
  CharlestonEndedEvent,
  DeclaredEvent,
  DiedEvent,
  DiscardedEvent,
  DrewEvent,
  EndedEvent,
  Event,
  ExchangedEvent,
  GrewEvent,
  Move,
  OfferedEvent,
  OwnChange,
  PassedEvent,
  PublicEvent,
  RearrangedEvent,
  RenamedEvent,
  ResumedEvent,
  Secret,
  SeenEvent,
  ShownEvent,
  StageChange,
  TakenEvent,
  UnclaimedEvent,
} from './game/events';
export { drawSeats, throwForEast } from './game/first-east';
export {
  type Game,
  type GameRecord,
  gameOf,
  type PlayedBy,
  type Plays,
  type Replayed,
  type TableOf,
} from './game/game-of';
export type { IllegalAction, IllegalCode } from './game/illegal';
export type { TableRules } from './game/kit';
export type { GameOf } from './game/make-game';
export { type Match, matchOf } from './game/match';
export type { NextGame } from './game/match-games';
export type { Ending, MatchCode, MatchFault, MatchGame, MatchPlayer, MatchState } from './game/match-state';
export type { MatchTypes, PlayerOf } from './game/match-way';
export type {
  ActionBase,
  AnyAction,
  AnyEvent,
  AnyOutcome,
  AnySetup,
  AnyState,
  AnyView,
  GameTypes,
  Play,
  RulesIdentity,
  Taken,
} from './game/play';
export type { OwnSide, PlayerView } from './game/player-view';
export type { RackTypes } from './game/rack-play';
export type { StoredCode, StoredFault } from './game/read-json';
export type { MatchSetup } from './game/read-match';
export type { IllegalSetup, SetupCode } from './game/read-setup';
export type { RecordHead, RecordOf, ReplayedOf } from './game/record';
export type { BySeat, Viewer } from './game/seats';
export type { AnyHappening, SolitaireTypes } from './game/solitaire/machine';
export type {
  OnePlayer,
  RackChange,
  Seen,
  SolitaireHidden,
  SolitaireScene,
  SolitaireSecret,
  SolitaireSetting,
  SolitaireSetup,
  SolitaireSide,
  Told,
  Viewed,
} from './game/solitaire/scene';
export type {
  Challenged,
  CharlestonStage,
  ClaimsStage,
  CourtesyPassStage,
  CourtesyStage,
  Declaration,
  Discard,
  ExchangePlace,
  GameState,
  Hidden,
  Manners,
  OtherOutcome,
  Outcome,
  OverStage,
  Phase,
  Player,
  Scene,
  SecondCharlestonStage,
  ShowingStage,
  Staged,
  Stages,
  TurnStage,
  WonOutcome,
} from './game/state';
export { layWalls, type Stack, type Wall } from './game/walls';
export type {
  YearAction,
  YearAnswer,
  YearCallAction,
  YearChoice,
  YearDeclineAction,
  YearDiscardAction,
  YearDrawAction,
  YearKeepAction,
  YearMahjonggAction,
  YearRevealAction,
  YearStealAction,
} from './game/year/actions';
export type {
  YearAnsweredEvent,
  YearCalledEvent,
  YearDeclaredEvent,
  YearDiscardedEvent,
  YearDrewEvent,
  YearEndedEvent,
  YearEvent,
  YearKeptEvent,
  YearOwnChange,
  YearPublicEvent,
  YearRevealedEvent,
  YearSecret,
  YearSeenEvent,
  YearStageChange,
  YearTakenEvent,
} from './game/year/events';
export type { YearSetting, YearSetup } from './game/year/setup';
export type {
  YearClaimsStage,
  YearCourtesyStage,
  YearDeclaration,
  YearDiscard,
  YearDrawStage,
  YearHidden,
  YearOutcome,
  YearOverStage,
  YearPhase,
  YearPlayer,
  YearScene,
  YearStaged,
  YearStages,
  YearState,
  YearTurnStage,
  YearWallOutcome,
  YearWonOutcome,
} from './game/year/state';
export type { YearOwnSide, YearView } from './game/year/view';
export type { YearTypes } from './game/year/year-play';
export { CLAIMS, type ClaimKind, type SetClaim } from './year/claims';
export type { Reveal } from './year/replacements';
export { SEASONS, type Season, type SeatColor, seasonOf, seatColorOf } from './year/seats';
