import type { CheckedHand } from '../hands/check-hand';
import { FLOWER } from '../tiles/tile-index';
import { type Exposure, exposuresOf } from './exposures';
import { DRAGON_HAND, type Found } from './found';
import { NEWS, tileOfKind } from './kinds';
import type { CardFreeOptions } from './options';
import { patternName } from './patterns';
import { categoryName, setMembers, WINDS_CATEGORY } from './sets';
import type { Block, BlockKind, BlockRole, Category, LayoutBlock, Reading, Shape } from './vocabulary';
import { bonusesOf, totalOf, traitsOf } from './worth';

const BLOCK_KINDS: readonly BlockKind[] = ['pair', 'pung', 'kong', 'quint'];

/** The name of a block's type from its size, 2 to 5. */
export const blockKind = (size: number): BlockKind => BLOCK_KINDS[size - 2] as BlockKind;

const roleOf = (kind: number, category: number): BlockRole => {
  if (category === DRAGON_HAND) return 'dragonHand';
  if (kind === NEWS || kind % 10 === 0) return kind > 30 && kind < NEWS ? 'set' : 'filler';
  return 'set';
};

/** The category by its name, from its place. */
export const namedCategory = (category: number): Category =>
  category === DRAGON_HAND ? 'dragonHand' : categoryName(category);

/** What a reading's blocks have in common, in names. */
export const shapeOf = (found: Found): Shape => ({
  category: namedCategory(found.category),
  set: setMembers(found.set, found.category === WINDS_CATEGORY),
  pattern: patternName(found.pattern),
});

/** The blocks of a reading in names, jokers aside. */
export const layoutBlocksOf = (found: Found): readonly LayoutBlock[] =>
  found.blocks.map((block) => ({
    tile: tileOfKind(block >> 3),
    kind: blockKind(block & 7),
    size: block & 7,
    role: roleOf(block >> 3, found.category),
  }));

/** How many natural concealed tiles of a kind are there for blocks of their own. */
const naturalsFor = (kind: number, hand: CheckedHand, news: boolean): number =>
  kind === NEWS ? 4 : (hand.counts[kind] as number) - (news && kind > 30 ? 1 : 0);

/** A block on the table if an exposure of its kind is left, which is then taken off the list. */
const takeExposure = (kind: number, table: Exposure[]): Exposure | undefined => {
  const place = table.findIndex((one) => one.kind === kind);
  return place < 0 ? undefined : table.splice(place, 1)[0];
};

/** The blocks as the hand fills them. Two concealed flower pungs share the flowers evenly, the first has the odd one. */
const blocksOf = (
  found: Found,
  hand: CheckedHand,
  exposures: readonly Exposure[],
): readonly Block[] => {
  const news = found.blocks[found.blocks.length - 1] === NEWS * 8 + 4;
  const table = [...exposures];
  const blocks: Block[] = [];
  found.blocks.forEach((block, place) => {
    const kind = block >> 3;
    const size = block & 7;
    const exposure = table.length === 0 ? undefined : takeExposure(kind, table);
    let naturals = naturalsFor(kind, hand, news);
    if (kind === FLOWER && size === 3 && (blocks[0]?.exposed ?? false) === false) {
      const first = Math.ceil(naturals / 2);
      naturals = place === 0 ? first : naturals - first;
    }
    blocks.push({
      tile: tileOfKind(kind),
      kind: blockKind(size),
      size,
      jokers: exposure === undefined ? size - naturals : exposure.jokers,
      exposed: exposure !== undefined,
      role: roleOf(kind, found.category),
    });
  });
  return blocks;
};

/** A found reading with the blocks of the hand, its bonuses and its value, in readable names. */
export const makeReading = (found: Found, hand: CheckedHand, options: CardFreeOptions): Reading => {
  const exposures = exposuresOf(hand);
  const bonuses = bonusesOf(found, traitsOf(found.blocks), exposures.length === 0, options);
  return {
    category: namedCategory(found.category),
    set: setMembers(found.set, found.category === WINDS_CATEGORY),
    pattern: patternName(found.pattern),
    blocks: blocksOf(found, hand, exposures),
    bonuses,
    total: totalOf(found, bonuses, options),
  };
};
