export { DUMMIES, type Dummy } from './chinese/solitaire-claims';
export {
  type Game,
  type GameRecord,
  gameOf,
  type PlayedBy,
  type Plays,
  type Replayed,
  type TableOf,
} from './game/game-of';
export { type Match, matchOf } from './game/match-of';
export type { DeadHand, ShownHand } from './games/american/play/dead-hand-judge';
export type { Kit, TableRules } from './games/american/play/kit';
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
  SolitaireKit,
  SolitaireMahjonggAction,
  SolitaireOutcome,
  SolitairePassAction,
  SolitaireRoundAction,
  SolitaireStages,
} from './games/american/play/solitaire/types';
export type {
  Action,
  CallAction,
  ChallengeAction,
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
} from './games/american/play/table/actions';
export type {
  CalledEvent,
  ChallengedEvent,
  CharlestonEndedEvent,
  DeclaredEvent,
  DiedEvent,
  DiscardedEvent,
  DrewEvent,
  EndedEvent,
  ExchangedEvent,
  GrewEvent,
  Happening,
  Move,
  OfferedEvent,
  PassedEvent,
  RearrangedEvent,
  RenamedEvent,
  ResumedEvent,
  ShownEvent,
  TakenEvent,
  UnclaimedEvent,
} from './games/american/play/table/events';
export type {
  Challenged,
  CharlestonStage,
  ClaimsStage,
  CourtesyPassStage,
  CourtesyStage,
  Declaration,
  ExchangePlace,
  OtherOutcome,
  Outcome,
  Phase,
  Scene,
  SecondCharlestonStage,
  ShowingStage,
  Stages,
  TurnStage,
  WonOutcome,
} from './games/american/play/table/scene';
export type {
  ActionAnswer,
  CheckedSetup,
  Event,
  GameSetup,
  GameState,
  Hidden,
  PlayerView,
  RackTypes,
  SeenEvent,
  TableSecret,
} from './games/american/play/table/types';
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
export type {
  YearClaimsStage,
  YearCourtesyStage,
  YearDeclaration,
  YearDrawStage,
  YearOutcome,
  YearPlayer,
  YearScene,
  YearStages,
  YearTurnStage,
  YearWallOutcome,
  YearWonOutcome,
} from './games/year/play/scene';
export type {
  YearAnswer,
  YearEvent,
  YearHidden,
  YearSecret,
  YearSeenEvent,
  YearSetting,
  YearSetup,
  YearState,
  YearTypes,
  YearView,
} from './games/year/play/types';
export {
  allTiles,
  type Random,
  secureRandom,
  seededRandom,
  shuffleWall,
  type Throw,
  throwDice,
} from './play/chance';
export type { IllegalAction, IllegalCode } from './play/illegal';
export type { GameOf } from './play/make-game';
export { drawSeats, throwForEast } from './play/matches/first-east';
export type { NextGame } from './play/matches/match-games';
export type {
  Ending,
  MatchCode,
  MatchFault,
  MatchGame,
  MatchPlayer,
  MatchState,
} from './play/matches/match-state';
export type { MatchTypes, PlayerOf } from './play/matches/match-way';
export type { MatchSetup } from './play/matches/read-match';
export type { OnePlayer, SolitaireSetting, SolitaireSetup, SolitaireTypes } from './play/one-player';
export type { Play } from './play/play';
export type { StoredCode, StoredFault } from './play/read-json';
export type { IllegalSetup, SetupCode } from './play/read-setup';
export type { RecordHead, RecordOf, ReplayedOf } from './play/record';
export type { BySeat, Viewer } from './play/seats';
export type {
  ActionBase,
  Answer,
  AnsweredEvent,
  AnsweringSide,
  AnyAction,
  AnyEvent,
  AnyOutcome,
  AnySetup,
  AnyState,
  AnyView,
  Discard,
  GameTypes,
  HiddenTable,
  Manners,
  OpenTable,
  Over,
  OwnChange,
  OwnSide,
  Player,
  RulesIdentity,
  Secret,
  Seen,
  StageChange,
  Staged,
  Taken,
  Told,
} from './play/types';
export { layWalls, type Stack, type Wall } from './play/walls';
export type { WayTypes } from './play/way';
export type { Seat } from './rules/payouts';
export type { Tile } from './tiles/tile';
export { CLAIMS, type ClaimKind, type SetClaim } from './year/claims';
export type { Reveal } from './year/replacements';
export { SEASONS, type Season, type SeatColor, seasonOf, seatColorOf } from './year/seats';
