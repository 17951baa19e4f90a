export type {
  CallException,
  CallRules,
  CharlestonRules,
  Direction,
  HasTable,
  MistakeRules,
  RackTable,
} from '../games/american/rack-table';
export type { CardFreeChoices, CardFreeOptions, HouseRules } from '../games/card-free/options';
export { CARD_FREE_OPTIONS, readCardFreeOptions } from '../games/card-free/options';
export type { CardFreeCore } from '../games/card-free/rules';
export { type CardFree, cardFree } from '../games/card-free/rules';
export type { CardFreeClaim, CardFreeScore } from '../games/card-free/score';
export type {
  Block,
  BlockKind,
  BlockPattern,
  BlockRole,
  Bonus,
  BonusCode,
  CardFreeWin,
  Category,
  DragonHand,
  Layout,
  LayoutBlock,
  Pattern,
  Reading,
  SetCategory,
  Shape,
} from '../games/card-free/vocabulary';
export {
  CATEGORIES,
  DRAGON_HANDS,
  PATTERNS,
} from '../games/card-free/vocabulary';
