import {
  type ChineseLayout,
  type ChineseReading,
  type ChineseScore,
  type ChineseSet,
  type ChineseSheet,
  type ChineseSheetInput,
  chineseSheet,
  chineseSheetText,
  chineseSolitaire,
  describeReading,
  formatTiles,
  readChineseOptions,
} from 'mahjongg/chinese';
import { bySuit, groupText, type HandText, type SheetForm } from '../hand-text';
import { openerOf } from '../rule-set';

/** A set in notation; a concealed kong, which also lies on the table, is in parentheses. */
const setText = (set: ChineseSet): string =>
  set.kind === 'kong' && set.where !== 'table' ? `(${groupText(set)})` : groupText(set);

/** What the winning tile completes, if it was given. */
const PLACE = ['{winningTile} {wait}', 'no winning tile given; assumed the one that scores most'];

const placeText = (reading: ChineseReading): string =>
  `${describeReading(reading, { reading: PLACE })}${reading.onlyPlace ? ', the only place to win' : ''}`;

/** How Chinese hands are written. Their points are the natural score, before the tiles left count. */
const chineseText: HandText<ChineseReading, ChineseLayout, ChineseScore> = {
  example: 'EEE 00 GGG 234B [8888D] + F1 S3',
  reading: (reading) => ({
    points: reading.product,
    title: reading.sets.map(setText).join(' '),
    details: [placeText(reading)],
  }),
  pointsAre: 'points before the tiles left',
  layout: ({ tiles }) => formatTiles(tiles),
  groups: ({ tiles }) => bySuit(tiles),
  layoutsLeaveMelds: true,
  sheet: chineseSheetText,
};

const EXAMPLE: ChineseSheetInput = {
  sets: [
    { kind: 'pung', tile: 'E', where: 'hand' },
    { kind: 'pung', tile: 'GD', where: 'table' },
    { kind: 'run', tile: '2B' },
    { kind: 'kong', tile: '8D', where: 'table' },
    { kind: 'pair', tile: 'WD' },
  ],
  flowers: ['F1', 'S3'],
  discards: 39,
};

const MEMBERS: Readonly<Record<keyof ChineseSheetInput, true>> = {
  sets: true,
  flowers: true,
  discards: true,
  flowersOfDummies: true,
  winningPieceDrawn: true,
  onlyPlace: true,
  looseAfterKong: true,
  lastTile: true,
  originalDraw: true,
};

export const openChinese = openerOf({
  name: 'chinese-solitaire',
  readOptions: readChineseOptions,
  make: chineseSolitaire,
  hands: () => chineseText,
  sheet: (options): SheetForm<ChineseSheet> => ({
    example: EXAMPLE,
    members: Object.keys(MEMBERS),
    fill: (sheet) => chineseSheet(sheet as ChineseSheetInput, options),
    lines: chineseSheetText,
  }),
  // How many tiles were discarded (CS-21), and how many flowers the dummies laid aside (CS-7a).
  assumed: ({ dummyFlowers }) => ({
    discards: 0,
    ...(dummyFlowers === 'replaced' && { flowersOfDummies: 0 }),
  }),
});
