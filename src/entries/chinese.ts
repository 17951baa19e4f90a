export { chineseWaits } from '../games/chinese/chinese-waits';
export {
  type ChineseChoices,
  type ChineseOptions,
  type ChineseTableOptions,
  readChineseOptions,
} from '../games/chinese/options';
export { type ChineseSheetInput, chineseSheet, type SheetSet } from '../games/chinese/read-sheet';
export { type ChineseSolitaire, chineseSolitaire } from '../games/chinese/rules';
export type { ChineseScore } from '../games/chinese/score';
export type { ChineseSheet, NaturalScore } from '../games/chinese/sheet';
export type { DoubleEntry, SheetLine } from '../games/chinese/sheet-parts';
export { chineseSheetText } from '../games/chinese/sheet-text';
export type { ChineseSolitaireTable } from '../games/chinese/table';
export type { TilesLeft } from '../games/chinese/tiles-left';
export type {
  ChineseLayout,
  ChineseReading,
  ChineseSet,
  ChineseSetKind,
  ChineseWin,
  SetWhere,
  Wait,
} from '../games/chinese/vocabulary';
export { CHINESE_SETS } from '../games/chinese/vocabulary';
