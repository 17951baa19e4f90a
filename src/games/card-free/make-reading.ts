import { TILES, type Tile } from '../../tiles/tile';
import { EAST, FLOWER } from '../../tiles/tile-index';
import type { Found } from './found';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND } from './patterns';
import type { Rack } from './rack';
import { NO_CATEGORY, setMembers } from './sets';
import {
  type Block,
  type BlockKind,
  type BlockRole,
  CATEGORIES,
  DRAGON_HANDS,
  type LayoutBlock,
  PATTERNS,
  type Pattern,
  type Reading,
  type Shape,
} from './vocabulary';
import { bonusesOf, totalOf, traitsOf } from './worth';

const BLOCK_KINDS: readonly BlockKind[] = ['pair', 'pung', 'kong', 'quint'];

/** The tile a kind stands for, or `NEWS`. */
export const tileOfKind = (kind: number): Tile | 'NEWS' => (kind === NEWS ? 'NEWS' : (TILES[kind] as Tile));

/** The name of a pattern or Dragon Hand from its place. */
export const patternName = (place: number): Pattern =>
  PATTERNS[place] ?? (DRAGON_HANDS[place - FIRST_DRAGON_HAND] as Pattern);

/** What a reading's blocks have in common, in names. */
export const shapeOf = ({ category, set, pattern }: Found): Shape => ({
  category: CATEGORIES[category] ?? 'dragonHand',
  set: setMembers(set, category),
  pattern: patternName(pattern),
});

const roleOf = (kind: number, category: number): BlockRole => {
  if (category === NO_CATEGORY) return 'dragonHand';
  return kind === NEWS || (kind < EAST && kind % 10 === 0) ? 'filler' : 'set';
};

/** The blocks of a layout in names. */
export const layoutBlocksOf = ({ blocks, category }: Found): readonly LayoutBlock[] =>
  blocks.map((block) => ({
    tile: tileOfKind(block >> 3),
    kind: BLOCK_KINDS[(block & 7) - 2] as BlockKind,
    size: block & 7,
    role: roleOf(block >> 3, category),
  }));

/** The tiles that fill the blocks of a reading. */
export type Filling = Pick<Rack, 'exposed' | 'exposedJokers' | 'concealed'> & {
  readonly counts: ArrayLike<number>;
};

/** The jokers in two flower pungs that are concealed: they share the flowers evenly, the first has the odd one. */
const jokersInFlowerPung = (flowers: number, isSecond: boolean): number =>
  3 - (isSecond ? flowers >> 1 : (flowers + 1) >> 1);

const blockOf = (kind: number, size: number, jokers: number, exposed: boolean, category: number): Block => ({
  tile: tileOfKind(kind),
  kind: BLOCK_KINDS[size - 2] as BlockKind,
  size,
  jokers,
  exposed,
  role: roleOf(kind, category),
});

/** The blocks as the hand fills them; of two flower pungs the exposed one comes first. */
const blocksOf = (
  { blocks, category }: Found,
  { counts, exposed, exposedJokers }: Filling,
): readonly Block[] => {
  const news = blocks[blocks.length - 1] === NEWS * 8 + 4 ? 1 : 0;
  return blocks.map((block, place) => {
    const kind = block >> 3;
    const size = block & 7;
    const isSecond = block === blocks[place - 1];
    const first = exposed.length === 0 ? -1 : exposed.indexOf(block);
    const onTable = isSecond && first >= 0 ? exposed.indexOf(block, first + 1) : first;
    if (onTable >= 0) return blockOf(kind, size, exposedJokers[onTable] as number, true, category);
    if (kind === NEWS) return blockOf(kind, size, 0, false, category);
    const count = counts[kind] as number;
    const shared = kind === FLOWER && size === 3 && first < 0;
    const jokers = shared ? jokersInFlowerPung(count, isSecond) : size - count + (kind >= EAST ? news : 0);
    return blockOf(kind, size, jokers, false, category);
  });
};

/** A found reading with the blocks of the hand, its bonuses and its value, in readable names. */
export const makeReading = (found: Found, filling: Filling, options: CardFreeOptions): Reading => {
  const bonuses = bonusesOf(found, traitsOf(found.blocks), filling.concealed, options);
  return {
    category: CATEGORIES[found.category] ?? 'dragonHand',
    set: setMembers(found.set, found.category),
    pattern: patternName(found.pattern),
    blocks: blocksOf(found, filling),
    bonuses,
    total: totalOf(found, bonuses, options),
  };
};
