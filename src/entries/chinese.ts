export {
  CHINESE_OPTIONS,
  type ChineseChoices,
  type ChineseOptions,
  type ChineseTableOptions,
  readChineseOptions,
} from '../games/chinese/options';
export type { ChineseSolitaireTable } from '../games/chinese/rules';
export { type ChineseSolitaire, chineseSolitaire } from '../games/chinese/rules';
export type { ChineseScore } from '../games/chinese/score';
export type { DoubleEntry, SheetLine, TilesLeft } from '../games/chinese/sheet/facts';
export type { ChineseSheet, NaturalScore } from '../games/chinese/sheet/fill';
export { type ChineseSheetInput, chineseSheet, type SheetSet } from '../games/chinese/sheet/read';
export { chineseSheetText } from '../games/chinese/sheet/text';
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
export { chineseWaits } from '../games/chinese/waits';
