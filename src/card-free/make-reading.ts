import { TILES, type Tile } from '../tiles/tile';
import { FLOWER } from '../tiles/tile-index';
import type { Found } from './found';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND } from './patterns';
import type { Rack } from './rack';
import { NO_CATEGORY, setMembers } from './sets';
import {
  type Block,
  type BlockKind,
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

const layoutBlock = (block: number, category: number): LayoutBlock => {
  const kind = block >> 3;
  const size = block & 7;
  const fills = kind === NEWS || (kind < 31 && kind % 10 === 0);
  return {
    tile: tileOfKind(kind),
    kind: BLOCK_KINDS[size - 2] as BlockKind,
    size,
    role: category === NO_CATEGORY ? 'dragonHand' : fills ? 'filler' : 'set',
  };
};

/** The blocks of a layout in names. */
export const layoutBlocksOf = ({ blocks, category }: Found): readonly LayoutBlock[] =>
  blocks.map((block) => layoutBlock(block, category));

/** The tiles that fill the blocks of a reading. */
type Filling = Pick<Rack, 'exposed' | 'exposedJokers'> & { readonly counts: ArrayLike<number> };

/** The blocks as the hand fills them. Two concealed flower pungs share the flowers evenly, the first has the odd one. */
const blocksOf = ({ blocks, category }: Found, { counts, exposed, exposedJokers }: Filling): readonly Block[] => {
  const news = blocks[blocks.length - 1] === NEWS * 8 + 4;
  return blocks.map((block, place) => {
    const kind = block >> 3;
    const again = blocks[place - 1] === block;
    const onTable = exposed.indexOf(block, again ? exposed.indexOf(block) + 1 : 0);
    const isExposed = onTable >= 0 && !(again && exposed.indexOf(block) < 0);
    let naturals = news && kind > 30 ? (kind === NEWS ? 4 : (counts[kind] as number) - 1) : (counts[kind] as number);
    if (kind === FLOWER && (block & 7) === 3 && !exposed.includes(block)) {
      naturals = again ? naturals >> 1 : (naturals + 1) >> 1;
    }
    const { tile, kind: name, size, role } = layoutBlock(block, category);
    const jokers = isExposed ? (exposedJokers[onTable] as number) : size - naturals;
    return { tile, kind: name, size, jokers, exposed: isExposed, role };
  });
};

/** A found reading with the blocks of the hand, its bonuses and its value, in readable names. */
export const makeReading = (found: Found, rack: Filling, options: CardFreeOptions): Reading => {
  const bonuses = bonusesOf(found, traitsOf(found.blocks), rack.exposed.length === 0, options);
  const { category, set, pattern } = shapeOf(found);
  return {
    category,
    set,
    pattern,
    blocks: blocksOf(found, rack),
    bonuses,
    total: totalOf(found, bonuses, options),
  };
};
