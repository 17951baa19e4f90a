import {
  type CardFreeScore,
  cardFree,
  describeReading,
  type Layout,
  type LayoutBlock,
  type Reading,
  readCardFreeOptions,
  type Tile,
} from 'mahjongg/card-free';
import { copiesOf, type HandText, tilesText } from '../hand-text';
import { openerOf } from '../rule-set';
import { sheetLines } from '../sheets';

const NEWS = ['N', 'E', 'W', 'S'] as const;

const layoutTiles = ({ blocks }: Layout): readonly (readonly Tile[])[] =>
  blocks.map(({ tile, size }: LayoutBlock) => (tile === 'NEWS' ? NEWS : copiesOf(tile, size)));

/** Describes a reading or layout with the first of the texts for which it has all members. */
const said = (reading: Reading | Layout, ...texts: readonly string[]): string =>
  describeReading(reading, { reading: texts });

/** The set of numbers or winds and the pattern: `Consecutive Run 1 2 3, 2 Pairs 2 Kongs`. */
const handName = (hand: Reading | Layout): string =>
  said(hand, '{category} {set}, {pattern}', '{pattern} (Dragon Hand)');

export const cardFreeText: HandText<Reading, Layout, CardFreeScore> = {
  example: '11B 222B 333B 444B 555B',
  reading: (reading) => ({
    points: reading.total,
    title: handName(reading),
    details: [
      said(reading, '{blocks}'),
      reading.category === 'dragonHand' ? 'fixed value' : said(reading, '{bonuses}', 'no bonus'),
    ],
  }),
  layout: (layout) => {
    const tiles = layoutTiles(layout).map(tilesText).join(' ');
    return `${tiles.padEnd(26)}  ${layout.pattern.padEnd(15)}  ${said(layout, '{category} {set}', 'Dragon Hand')}`;
  },
  groups: layoutTiles,
  name: handName,
  sheet: sheetLines,
  hasDragonHands: true,
};

export const openCardFree = openerOf({
  name: 'card-free',
  readOptions: readCardFreeOptions,
  make: cardFree,
  hands: () => cardFreeText,
});
