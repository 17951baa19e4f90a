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
  formatTiles,
  type Rejection,
  type Result,
  readChineseOptions,
  TILES,
  type Tile,
  tileIndex,
  type Wait,
} from 'mahjongg';
import { bySuit, copiesOf } from '../copies';
import type { HandText, WinFlags } from '../hand-text';
import { type RuleSet, ruleSet } from '../rule-set';

const COPIES: Readonly<Record<Exclude<ChineseSet['kind'], 'run'>, number>> = { pair: 2, pung: 3, kong: 4 };

const tilesOf = ({ kind, tile }: ChineseSet): readonly Tile[] => {
  if (kind !== 'run') return copiesOf(tile, COPIES[kind]);
  const lowest = tileIndex(tile);
  return TILES.slice(lowest, lowest + 3);
};

/** A set in notation: in brackets if it lies on the table, in parentheses if it is a concealed kong, which is laid down too. */
const setText = (set: ChineseSet): string => {
  const tiles = formatTiles(tilesOf(set));
  if (set.where === 'table') return `[${tiles}]`;
  return set.kind === 'kong' ? `(${tiles})` : tiles;
};

const WAITS: Readonly<Record<Wait, string>> = {
  pair: 'makes the pair',
  middle: 'fills the middle of a run',
  edge: 'ends a run at 3 or 7',
  twoSided: 'is one of two that the run could take',
  twoPairs: 'makes one of two pairs a pung',
};

const placeText = ({ winningTile, wait, onlyPlace }: ChineseReading): string => {
  const place = onlyPlace ? ', the only place to win' : '';
  return winningTile === undefined || wait === undefined
    ? `no winning tile given; assumed: the one that scores most${place}`
    : `${winningTile} ${WAITS[wait]}${place}`;
};

const FLAGS: WinFlags = {
  'discards N': ['count', 'how many tiles were discarded, without claimed ones', 'score'],
  'flowers-of-dummies N': [
    'count',
    'how many flowers the dummies laid aside (dummyFlowers: replaced)',
    'score',
  ],
  'after-kong': ['flag', 'the loose tile followed a kong'],
  'last-tile': ['flag', 'the winning tile was the last of the wall'],
  'original-draw': ['flag', 'the first 14 tiles won'],
  'only-place YES/NO': ['yesNo', 'whether it was the only place to win; worked out if left out'],
};

/** How Chinese hands are written. Their points are the natural score, before the tiles left are taken into account. */
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
  winFlags: FLAGS,
  besideTiles: ['discards'],
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

/** The Chinese solitaire. */
export const chineseSolitaireGame: RuleSet = ruleSet({
  name: 'chinese-solitaire',
  title: 'Chinese Mah Jongg Solitaire with Discards',
  readOptions: readChineseOptions,
  make: chineseSolitaire,
  hands: chineseText,
  sheet: {
    example: EXAMPLE,
    members: Object.keys(MEMBERS),
    fill: (sheet, options): Result<ChineseSheet, Rejection> =>
      chineseSheet(sheet as ChineseSheetInput, options),
    lines: chineseSheetText,
  },
  // How many tiles were discarded (CS-21), and how many flowers dummies laid aside (CS-7a).
  assumed: ({ dummyFlowers }) => ({
    discards: 0,
    ...(dummyFlowers === 'replaced' && { flowersOfDummies: 0 }),
  }),
  isSolitaire: true,
  isWithoutJokers: true,
  play: async () => (await import('../play/solitaires')).chinesePlay,
});
