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
  SolitaireRoundAction,
  SolitaireStages,
} from './games/american/play/solitaire/types';
export {
  allTiles,
  type Random,
  secureRandom,
  seededRandom,
  shuffleWall,
  type Throw,
  throwDice,
} from './play/chance';
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
  ChineseScene,
  ChineseStages,
  ChineseTable,
  ChineseTurnStage,
  ChineseTypes,
  ChineseView,
  SeenChineseEvent,
} from './games/chinese/play/types';
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
export { drawSeats, throwForEast } from './play/first-east';
export {
  type Game,
  type GameRecord,
  gameOf,
  type PlayedBy,
  type Plays,
  type Replayed,
  type TableOf,
} from './game/game-of';
export type { IllegalAction, IllegalCode } from './play/illegal';
export type { TableRules } from './game/kit';
export type { GameOf } from './play/make-game';
export { type Match, matchOf } from './game/match';
export type { NextGame } from './game/match-games';
export type { Ending, MatchCode, MatchFault, MatchGame, MatchPlayer, MatchState } from './game/match-state';
export type {
  ActionBase,
  AnsweringSide,
  AnyAction,
  AnyEvent,
  AnyOutcome,
  AnySetup,
  AnyState,
  AnyView,
  GameTypes,
  HiddenTable,
  OpenTable,
  Over,
  RulesIdentity,
  Seen,
  Taken,
  Told,
} from './play/types';
export type { OwnSide, PlayerView } from './game/player-view';
export type { Play } from './play/play';
export type { RackTypes } from './game/rack-play';
export type { StoredCode, StoredFault } from './play/read-json';
export type { MatchSetup } from './game/read-match';
export type { IllegalSetup, SetupCode } from './play/read-setup';
export type { RecordHead, RecordOf, ReplayedOf } from './play/record';
export type { BySeat, Viewer } from './play/seats';
export type { OnePlayer, SolitaireSetting, SolitaireSetup, SolitaireTypes } from './play/one-player';
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
export { layWalls, type Stack, type Wall } from './play/walls';
export type {
  YearAction,
  YearCallAction,
  YearDeclineAction,
  YearDiscardAction,
  YearDrawAction,
  YearKeepAction,
  YearMahjonggAction,
  YearRevealAction,
  YearStealAction,
} from './games/year/play/actions';
export type {
  YearCalledEvent,
  YearDeclaredEvent,
  YearDiscardedEvent,
  YearDrewEvent,
  YearEndedEvent,
  YearHappening,
  YearKeptEvent,
  YearRevealedEvent,
  YearTakenEvent,
} from './games/year/play/events';
export type { YearSetting, YearSetup } from './games/year/play/setup';
export type {
  YearAnswer,
  YearClaimsStage,
  YearCourtesyStage,
  YearDeclaration,
  YearDrawStage,
  YearEvent,
  YearHidden,
  YearOutcome,
  YearPlayer,
  YearScene,
  YearSecret,
  YearSeenEvent,
  YearStages,
  YearState,
  YearTurnStage,
  YearTypes,
  YearView,
  YearWallOutcome,
  YearWonOutcome,
} from './games/year/play/types';
export { CLAIMS, type ClaimKind, type SetClaim } from './year/claims';
export type { Reveal } from './year/replacements';
