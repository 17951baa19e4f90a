import { readYearOptions, type YearScore, yearGame } from 'mahjongg';
import { type Game, openGame } from './game';

const NO_TABLE = 'The rules give no points. A table of your own goes into the option “points”.';

const notes = ({ total, concealedSets }: YearScore): readonly string[] => [
  `Concealed sets: ${concealedSets}.`,
  ...(total === undefined ? [NO_TABLE] : []),
];

/** The Year game. */
export const YEAR: Game = {
  name: 'year',
  title: 'The Year game',
  about: 'Chows, pungs, pairs and kongs, with Years of winds, dragons and seasons.',
  size: '14 tiles, and one more for each replacement',
  needsCard: false,
  flowers: 'either',
  concealedMelds: true,
  facts: [
    { name: 'replacements', label: 'Replacements for kongs and Years', kind: 'number', most: 8 },
    { name: 'personalSuit', label: 'Personal suit', kind: ['B', 'C', 'D'] },
  ],
  examples: [
    { label: 'A Pung-Pair', hand: 'NNEWS 123B 456B [777C] + S1' },
    { label: 'A Year of dragons', hand: 'RD GD YD WD 123B 456C 77D 99D' },
    { label: 'Not a win: a single flower', hand: 'S1F2S3S4 123B 456B 77B 99B' },
  ],
  readOptions: readYearOptions,
  open: (options) => openGame(yearGame(options), notes),
};
