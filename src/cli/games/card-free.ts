import {
  type Block,
  type CardFreeScore,
  type Category,
  cardFree,
  type Layout,
  type LayoutBlock,
  type Reading,
  readCardFreeOptions,
  type Shape,
  type Tile,
} from 'mahjongg';
import { copiesOf, copiesText, tilesText } from '../copies';
import type { HandText, ReadingText } from '../hand-text';
import { type RuleSet, ruleSet } from '../rule-set';
import { sheetLines } from '../sheets';

const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  consecutiveRun: 'Consecutive Run',
  consecutiveOdds: 'Consecutive Odds',
  consecutiveEvens: 'Consecutive Evens',
  multiplesOfThree: 'Multiples of Three',
  anyLikeNumbers: 'Any Like Numbers',
  winds: 'Winds',
  dragonHand: 'Dragon Hand',
};

const NEWS = ['N', 'E', 'W', 'S'] as const;

const blockTiles = ({ tile, size }: LayoutBlock): readonly Tile[] =>
  tile === 'NEWS' ? NEWS : copiesOf(tile, size);

/** A block with its jokers, `33BJ`; one of jokers only says what they stand for, `JJJ=3B`. */
const filledBlock = ({ tile, size, jokers }: Block): string => {
  if (tile === 'NEWS') return tile;
  return jokers === size ? `${'J'.repeat(size)}=${tile}` : copiesText(tile, size - jokers, jokers);
};

const readingBlock = (block: Block): string =>
  block.exposed ? `[${filledBlock(block)}]` : filledBlock(block);

const setName = ({ category, set }: Shape): string => [CATEGORY_NAMES[category], ...set].join(' ');

const readingTitle = (reading: Reading): string =>
  reading.category === 'dragonHand'
    ? `${reading.pattern} (${CATEGORY_NAMES.dragonHand})`
    : `${setName(reading)}, ${reading.pattern}`;

const bonusLine = ({ category, bonuses }: Reading): string => {
  if (category === 'dragonHand') return 'fixed value';
  return bonuses.length === 0
    ? 'no bonus'
    : bonuses.map(({ code, points }) => `${code} +${points}`).join(', ');
};

const readingText = (reading: Reading): ReadingText => ({
  points: reading.total,
  title: readingTitle(reading),
  details: [reading.blocks.map(readingBlock).join(' '), bonusLine(reading)],
});

const layoutTiles = ({ blocks }: Layout): readonly (readonly Tile[])[] => blocks.map(blockTiles);

const layoutName = (layout: Layout): string => `${layout.pattern.padEnd(15)}  ${setName(layout)}`;

const layoutText = (layout: Layout): string =>
  `${layoutTiles(layout).map(tilesText).join(' ').padEnd(26)}  ${layoutName(layout)}`;

const cardFreeText: HandText<Reading, Layout, CardFreeScore> = {
  example: '11B 222B 333B 444B 555B',
  reading: readingText,
  layout: layoutText,
  groups: layoutTiles,
  name: layoutName,
  sheet: sheetLines,
  hasDragonHands: true,
};

/** Card Free. */
export const cardFreeGame: RuleSet = ruleSet({
  name: 'card-free',
  title: 'Card Free American Mah Jongg',
  readOptions: readCardFreeOptions,
  make: cardFree,
  hands: cardFreeText,
  play: async () => (await import('../play/racks')).racks,
});
