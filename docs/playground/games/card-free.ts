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
  WINDS,
} from 'mahjongg';
import { type Game, openGame, type Shows } from './game';
import { sheetOf } from './sheet';
import type { ShownGroup } from './shown';

const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  consecutiveRun: 'Consecutive Run',
  consecutiveOdds: 'Consecutive Odds',
  consecutiveEvens: 'Consecutive Evens',
  multiplesOfThree: 'Multiples of Three',
  anyLikeNumbers: 'Any Like Numbers',
  winds: 'Winds',
  dragonHand: 'Dragon Hand',
};

const BONUS_NAMES = { pairs: 'Pairs', quints: 'Quints', set: 'Set', suit: 'Suit', concealed: 'Concealed' };

const copies = (tile: Tile, count: number): readonly Tile[] => Array.from({ length: count }, () => tile);

const blockTiles = ({ tile, size }: LayoutBlock, jokers = 0): readonly Tile[] =>
  tile === 'NEWS' ? WINDS : [...copies(tile, size - jokers), ...copies('J', jokers)];

const group = (block: LayoutBlock & Partial<Pick<Block, 'jokers' | 'exposed'>>): ShownGroup => ({
  tiles: blockTiles(block, block.jokers),
  label: `${block.tile === 'NEWS' ? 'NEWS' : block.kind}${block.role === 'filler' ? ', filler' : ''}`,
  exposed: block.exposed,
});

const title = (shape: Shape): string =>
  shape.category === 'dragonHand'
    ? shape.pattern
    : `${CATEGORY_NAMES[shape.category]} ${shape.set.join(' ')}, ${shape.pattern}`;

const details = ({ category, bonuses }: Reading): readonly string[] => {
  if (category === 'dragonHand') return ['A Dragon Hand has a fixed value.'];
  return bonuses.length === 0
    ? ['No bonus.']
    : [bonuses.map(({ code, points }) => `${BONUS_NAMES[code]} +${points}`).join(', ')];
};

const shows: Shows<Reading, CardFreeScore, Layout> = {
  reading: (reading) => ({
    title: title(reading),
    points: `${reading.total} points`,
    groups: reading.blocks.map(group),
    details: details(reading),
  }),
  sheet: sheetOf,
  layout: (layout, value) => ({
    title: title(layout),
    points: `${value} points`,
    groups: layout.blocks.map(group),
    details: [],
  }),
  waitPoints: ({ total }) => `${total} points`,
};

/** Card Free American Mah Jongg. */
export const CARD_FREE: Game = {
  name: 'card-free',
  title: 'Card Free',
  about: 'American mah jongg without a card: ten patterns, six categories, three Dragon Hands.',
  size: '14 tiles',
  needsCard: false,
  flowers: 'held',
  concealedMelds: false,
  facts: [],
  examples: [
    { label: 'A run with a joker', hand: '22D 333D J44D [555D] [666D]', by: 'discard', tile: '4D' },
    { label: 'Seven Pairs', hand: 'FF 11B 33B 55B 77B 99B GG' },
    { label: 'Dragon’s Breath', hand: 'NN EE WW SS RR GG 00' },
    { label: 'Quints', hand: '22C 33C 4444CJ 555CJJ' },
    { label: 'Not a win: woven suits', hand: '11B 222C 333B 444B 555B' },
    { label: 'One tile to go', hand: '11B 222B 333B 444B 55B' },
    { label: 'A first rack', hand: 'F 13B 667C 699D WN GG J' },
  ],
  readOptions: readCardFreeOptions,
  open: (options) => openGame(cardFree(options), shows),
};
