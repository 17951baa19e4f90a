import { TILES, type Tile } from '../../../tiles/tile';
import { alikeText } from '../../../tiles/tiles-text';
import {
  type BlockKind,
  type BlockRole,
  CATEGORIES,
  DRAGON_HANDS,
  type Layout,
  type LayoutBlock,
  PATTERNS,
  type Pattern,
  type Shape,
} from '../vocabulary';
import { type CodedLayout, isMember, kindOf, NEWS, NO_CATEGORY, sizeOf } from './blocks';
import { FIRST_DRAGON_HAND } from './patterns';
import { setMembers } from './sets';

// Layouts with readable names.

const BLOCK_KINDS: readonly BlockKind[] = ['pair', 'pung', 'kong', 'quint'];

export const nameOfSize = (size: number): BlockKind => BLOCK_KINDS[size - 2] ?? 'pair';

export const tileOfKind = (kind: number): Tile | 'NEWS' => (kind === NEWS ? 'NEWS' : (TILES[kind] ?? 'J'));

export const tileNames = (tiles: readonly number[]): readonly Tile[] =>
  tiles.map((tile) => TILES[tile] ?? 'J');

/** The name of a pattern or Dragon Hand by its index. */
export const patternName = (place: number): Pattern =>
  PATTERNS[place] ?? DRAGON_HANDS[place - FIRST_DRAGON_HAND] ?? PATTERNS[0];

/** The shape of a layout with readable names. */
export const shapeOf = ({ category, set, pattern }: CodedLayout): Shape => ({
  category: CATEGORIES[category] ?? 'dragonHand',
  set: setMembers(set, category),
  pattern: patternName(pattern),
});

export const roleOf = (kind: number, category: number): BlockRole => {
  if (category === NO_CATEGORY) return 'dragonHand';
  return isMember(kind) ? 'set' : 'filler';
};

export const namedLayout = (layout: CodedLayout): Layout => ({
  ...shapeOf(layout),
  blocks: layout.blocks.map((block) => ({
    tile: tileOfKind(kindOf(block)),
    kind: nameOfSize(sizeOf(block)),
    size: sizeOf(block),
    role: roleOf(kindOf(block), layout.category),
  })),
});

const spelledBlock = ({ tile, size }: LayoutBlock): string =>
  tile === 'NEWS' ? tile : alikeText(tile, size);

/** A layout as players write it, with its pattern. */
export const spelled = ({ blocks, pattern }: Layout): string =>
  `${blocks.map(spelledBlock).join(' ')}, ${pattern}`;
