export type { OneOf, Typed } from './core/typed';
export * from './entries/errors';
export { americanSolitaireGame } from './games/american/play/solitaire/solitaire';
export type * from './games/american/play/solitaire/types';
export { tableMatch } from './games/american/play/table/match';
export type * from './games/american/play/table/stages';
export { tableGame } from './games/american/play/table/table';
export type * from './games/american/play/table/types';
export type { TableRules } from './games/american/play/table-rules';
export { chineseSolitaireGame } from './games/chinese/play/solitaire';
export type * from './games/chinese/play/types';
export * from './games/game-of';
export { type Match, matchOf } from './games/match-of';
export { type Beginning, type Chance, type NewGame, newGame, type PlayersOf } from './games/new-game';
export { yearTableMatch } from './games/year/play/match';
export { yearTableGame } from './games/year/play/table';
export type * from './games/year/play/types';
export { CLAIMS } from './games/year/play/types';
export { SEASONS, type Season, type SeatColor, seasonOf, seatColorOf } from './games/year/seats';
export type { Seat } from './hands/payouts';
export {
  allTiles,
  type Random,
  secureRandom,
  seededRandom,
  shuffleWall,
  type Throw,
  throwDice,
} from './play/chance';
export {
  addCount,
  addDiscard,
  addMeld,
  type Drawn,
  drawnAlone,
  drawnBy,
  setMeld,
  takeDiscard,
} from './play/evolve';
export {
  type ActionField,
  type ActionFields,
  bySeats as seatsReader,
  countField,
  listOf as listReader,
  objectOf as objectReader,
  oneOf as oneOfReader,
  optionalField,
  orNull as nullableReader,
  type Reader,
  seatField,
  tile as tileReader,
  tileField,
  tilesField,
  whole as wholeReader,
} from './play/fields';
export { type IllegalAction, type IllegalCode, illegal } from './play/illegal';
export { type GameOf, makeGame } from './play/make-game';
export { drawSeats, throwForEast } from './play/matches/first-east';
export type { MatchOf, NextGame } from './play/matches/match-games';
export type {
  Ending,
  MatchCode,
  MatchFault,
  MatchGame,
  MatchPlayer,
  MatchState,
  MatchTypes,
  PlayerOf,
} from './play/matches/match-state';
export type { MatchSetup } from './play/matches/read-match';
export {
  DUMMIES,
  type Dummy,
  type OnePlayer,
  type SolitaireSetting,
  type SolitaireSetup,
  type SolitaireTiles,
  type SolitaireTypes,
  solitaireSetup,
} from './play/one-player';
export {
  badSetup,
  type IllegalSetup,
  type ReadSetup,
  readDice,
  readWall,
  type SetupCode,
} from './play/read-setup';
export type { RecordHead, RecordOf, ReplayedOf } from './play/record';
export { type BySeat, forSeats, seatAfter, type Viewer } from './play/seats';
export { emit, enter, finish } from './play/step';
export type { StoredCode, StoredFault } from './play/stored';
export type * from './play/types';
export { type Dealt, deal, drawOrder, firstTable, layWalls, type Stack, type Wall } from './play/walls';
export type {
  ActionOf,
  AnyHappening,
  Changes,
  Draft,
  IfSealed,
  Live,
  Move as MoveOf,
  Moves,
  Own,
  Parts,
  Phase as PhaseOf,
  SceneIn,
  Setup,
  Step,
  Stored,
  TypeParts,
  TypesOf,
  Way,
  WayTypes,
} from './play/way';
export type { Tile } from './tiles/tile';
