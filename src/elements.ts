export { defineElements } from './elements/define';
export { defineTable } from './elements/define-table';
export type { TileLook } from './elements/drawings/tile-drawing';
export type {
  AnsweredHand,
  CardProperties,
  ChosenLine,
  ChosenReading,
  ChosenTiles,
  ElementEvents,
  ElementProperties,
  HandProperties,
  LookProperties,
  NameProperties,
  PressedTile,
  RackProperties,
  ReplayedMove,
  ReplayGame,
  ReplayProperties,
  RuleLinks,
  SheetProperties,
  TableProperties,
  TableView,
  TileProperties,
} from './elements/types';
