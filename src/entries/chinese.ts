export * from '../games/chinese/options';
export type { ChineseSolitaireTable } from '../games/chinese/rules';
export { type ChineseSolitaire, chineseSolitaire } from '../games/chinese/rules';
export type { ChineseScore } from '../games/chinese/score';
export type {
  ChineseSheet,
  ChineseSheetInput,
  DoubleEntry,
  NaturalScore,
  SheetLine,
  SheetSet,
  TilesLeft,
} from '../games/chinese/sheet/fill';
export { chineseSheet } from '../games/chinese/sheet/read';
export { chineseSheetText } from '../games/chinese/sheet/text';
export * from '../games/chinese/vocabulary';
export { chineseWaits } from '../games/chinese/waits';
