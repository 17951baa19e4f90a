import type { Tile, TileNumber, Wind } from '../../tiles/tile';

/** The six categories (CF-7 to CF-12), in tie-break order (CF-24). */
export const CATEGORIES = /* @__PURE__ */ Object.freeze([
  'consecutiveRun',
  'consecutiveOdds',
  'consecutiveEvens',
  'multiplesOfThree',
  'anyLikeNumbers',
  'winds',
] as const);
/** One of the six categories, which give a hand its set. */
export type SetCategory = (typeof CATEGORIES)[number];
/** The category of a reading: one of the six, or a Dragon Hand (CF-25 to CF-27). */
export type Category = SetCategory | 'dragonHand';

/** The ten patterns (CF-4), in the rulebook’s order, which breaks ties (CF-24). */
export const PATTERNS = /* @__PURE__ */ Object.freeze([
  '1 Pair 4 Pungs',
  '4 Pairs 2 Pungs',
  '1 Pair 3 Kongs',
  '3 Pairs 2 Kongs',
  '5 Pairs 1 Kong',
  '2 Pairs 2 Quints',
  '2 Pungs 2 Kongs',
  '3 Pungs 1 Quint',
  '1 Kong 2 Quints',
  '7 Pairs',
] as const);
/** A pattern by its name. */
export type BlockPattern = (typeof PATTERNS)[number];

/** The three hands with fixed values (CF-25, CF-26, CF-27). */
export const DRAGON_HANDS = /* @__PURE__ */ Object.freeze([
  "Dragon's Love",
  "Dragon's Wing",
  "Dragon's Breath",
] as const);
/** A Dragon Hand by its name. */
export type DragonHand = (typeof DRAGON_HANDS)[number];

/** The pattern of a reading: one of the ten, or the name of its Dragon Hand. */
export type Pattern = BlockPattern | DragonHand;

/** The kinds of block by size: 2, 3, 4 and 5 alike (CF-2). */
export type BlockKind = 'pair' | 'pung' | 'kong' | 'quint';

/** The role of a block in its hand: member of the set, filler (CF-14), or part of a Dragon Hand. */
export type BlockRole = 'set' | 'filler' | 'dragonHand';

/** A block, whichever of its tiles are jokers. */
export interface LayoutBlock {
  /** The tile it is made of; `NEWS` for one of each wind (CF-17). */
  readonly tile: Tile | 'NEWS';
  /** The kind of block; NEWS is a kong. */
  readonly kind: BlockKind;
  /** How many tiles it has, 2 to 5. */
  readonly size: number;
  /** Its role in the hand. */
  readonly role: BlockRole;
}

/** A block as one hand fills it. */
export interface Block extends LayoutBlock {
  /** How many of its tiles are jokers. */
  readonly jokers: number;
  /** Whether it is exposed. */
  readonly exposed: boolean;
}

/** What category, set and pattern a winning hand has. */
export interface Shape {
  /** The category of the set, or `dragonHand`. */
  readonly category: Category;
  /** The numbers of the set ascending, or its winds; empty for a Dragon Hand. */
  readonly set: readonly (TileNumber | Wind)[];
  /** The pattern that the block sizes form. */
  readonly pattern: Pattern;
}

/** A distinct winning hand, jokers aside. */
export interface Layout extends Shape {
  /** The blocks in rack order (AG-36). */
  readonly blocks: readonly LayoutBlock[];
}

/** The bonuses (CF-20 to CF-23, CF-30). */
export type BonusCode = 'pairs' | 'quints' | 'set' | 'suit' | 'concealed';

/** A bonus that applies, with its points. */
export interface Bonus {
  /** Which bonus it is. */
  readonly code: BonusCode;
  /** The points it adds. */
  readonly points: number;
}

/** One way to read a hand as a winning one, with its value. */
export interface Reading extends Shape {
  /** The blocks in rack order (AG-36). */
  readonly blocks: readonly Block[];
  /** The bonuses added to the base; none for a Dragon Hand. */
  readonly bonuses: readonly Bonus[];
  /** The value of the hand in points, before any payment factor; at least `minimumValue`. */
  readonly total: number;
}

/** How a Card Free hand was won. */
export interface CardFreeWin {
  /** Where the winning tile came from; all but discards count as self-picked. */
  readonly by: 'wall' | 'discard' | 'jokerExchange' | 'misnamedDiscard' | 'charleston';
  /** The winning tile, one of the concealed tiles. */
  readonly tile?: Tile | undefined;
}
