import { type ChineseScore, chineseSolitaire, readChineseOptions } from 'mahjongg';
import { type Game, openGame } from './game';

const notes = ({ notes: all }: ChineseScore): readonly string[] =>
  all.map(({ message, rule }) => `${message} (${rule})`);

/** The hands of the Chinese solitaire. */
export const CHINESE: Game = {
  name: 'chinese-solitaire',
  title: 'Chinese solitaire',
  about: 'Four sets and a pair, with the score sheet of basic points, doubles, flowers and tiles left.',
  size: '14 tiles, and one more for each kong',
  needsCard: false,
  flowers: 'aside',
  concealedMelds: true,
  facts: [
    { name: 'discards', label: 'Tiles discarded so far', kind: 'number', most: 130 },
    { name: 'afterKong', label: 'The loose tile followed a kong', kind: 'switch' },
    { name: 'lastTile', label: 'The last tile of the wall', kind: 'switch' },
    { name: 'originalDraw', label: 'The first 14 tiles won', kind: 'switch' },
  ],
  examples: [
    { label: 'Dragons and a kong', hand: 'EEE 00 GGG 234B [8888D] + F1 S3', tile: '4B' },
    { label: 'Runs', hand: 'EE 123C 456C 789C 222D', tile: '7C' },
    { label: 'All honors', hand: 'EEE SSS RRR GGG 00', tile: 'GD' },
    { label: 'One tile to go', hand: '123B 456B 78B RRR 99D' },
    { label: 'A first rack', hand: '1358B 2247C 69D EN RD GD' },
  ],
  readOptions: readChineseOptions,
  open: (options) => openGame(chineseSolitaire(options), notes),
};
