import {
  type BlockCode,
  type CodedLayout,
  FLOWER_PUNG,
  isWind,
  kindOf,
  NEWS,
  NEWS_BLOCK,
  sizeOf,
} from '../layouts/blocks';
import { nameOfSize, roleOf, shapeOf, tileOfKind } from '../layouts/named';
import type { Rack } from '../layouts/rack';
import type { CardFreeOptions } from '../options';
import { bonusesOf, totalOf, traitsOf } from '../score';
import type { Block, Reading } from '../vocabulary';

/** The jokers of a concealed block; two flower pungs share the flowers evenly, the first has the odd one. */
const jokersIn = (block: BlockCode, held: number, isShared: boolean, isSecond: boolean): number =>
  isShared ? 3 - (isSecond ? held >> 1 : (held + 1) >> 1) : sizeOf(block) - held;

/** The blocks as the hand fills them; of two flower pungs the exposed one comes first. */
const blocksOf = ({ blocks, category }: CodedLayout, rack: Rack): readonly Block[] => {
  const { counts, exposed, exposedJokers } = rack;
  const hasNews = blocks.at(-1) === NEWS_BLOCK;
  return blocks.map((block, place) => {
    const kind = kindOf(block);
    const isSecond = block === blocks[place - 1];
    const first = exposed.indexOf(block);
    const onTable = isSecond && first >= 0 ? exposed.indexOf(block, first + 1) : first;
    const size = sizeOf(block);
    const held = kind === NEWS ? size : (counts[kind] ?? 0) - (hasNews && isWind(kind) ? 1 : 0);
    const isShared = block === FLOWER_PUNG && first < 0;
    const jokers = exposedJokers[onTable] ?? jokersIn(block, held, isShared, isSecond);
    return {
      tile: tileOfKind(kind),
      kind: nameOfSize(size),
      size,
      jokers,
      exposed: onTable >= 0,
      role: roleOf(kind, category),
    };
  });
};

/** A layout with the tiles of the hand in its blocks, its bonuses and its value, in readable names. */
export const makeReading = (layout: CodedLayout, rack: Rack, options: CardFreeOptions): Reading => {
  const bonuses = bonusesOf(layout, traitsOf(layout.blocks), rack.concealed, options);
  const { category, set, pattern } = shapeOf(layout);
  const total = totalOf(layout, bonuses, options);
  return { category, set, pattern, blocks: blocksOf(layout, rack), bonuses, total };
};
