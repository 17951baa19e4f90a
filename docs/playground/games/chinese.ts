import {
  type ChineseLayout,
  type ChineseReading,
  type ChineseScore,
  type ChineseSet,
  chineseSolitaire,
  readChineseOptions,
  TILES,
  type Tile,
  tileIndex,
  type Wait,
} from 'mahjongg';
import { exactText, finalText } from './exact-text';
import { type Game, openGame, type Shows } from './game';
import { lineOf } from './sheet';
import type { ShownGroup, ShownLine, ShownSheet } from './shown';

const COPIES = { pair: 2, pung: 3, kong: 4 };

const tilesOf = ({ kind, tile }: ChineseSet): readonly Tile[] => {
  if (kind !== 'run') return Array.from({ length: COPIES[kind] }, () => tile);
  const lowest = tileIndex(tile);
  return TILES.slice(lowest, lowest + 3);
};

const group = (set: ChineseSet): ShownGroup => ({
  tiles: tilesOf(set),
  label: `${set.kind}, ${set.where === 'table' ? 'on the table' : 'in hand'}`,
  exposed: set.where === 'table',
});

const WAITS: Readonly<Record<Wait, string>> = {
  pair: 'made the pair',
  middle: 'filled the middle of a run',
  edge: 'ended a run at 3 or 7',
  twoSided: 'was one of two that the run could take',
  twoPairs: 'made one of two pairs a pung',
};

const place = ({ winningTile, wait, onlyPlace }: ChineseReading): readonly string[] =>
  winningTile === undefined || wait === undefined
    ? []
    : [`${winningTile} ${WAITS[wait]}${onlyPlace ? ', the only place to win' : ''}.`];

/** The sheet as it is filled in, section by section (CS-9 to CS-22). */
const sheet = (score: ChineseScore): ShownSheet => {
  const { lines, subtotal1, product, tilesLeft, factor, final, notes } = score;
  const left: readonly ShownLine[] = [
    { rule: 'CS-17', label: 'Subtotal 1', amount: String(subtotal1) },
    ...lines.filter(({ entry }) => entry !== '1').map(lineOf),
    { rule: 'CS-20', label: 'Natural score', amount: String(product) },
    {
      rule: 'CS-21',
      label: `Tiles left ${tilesLeft['4c']} of ${tilesLeft['4a']}`,
      amount: `×${exactText(factor)}`,
    },
  ];
  const total = finalText(exactText(final), final.rounded);
  return {
    lines: [...lines.filter(({ entry }) => entry === '1').map(lineOf), ...left],
    total,
    notes: notes.map(({ message, rule }) => `${message} (${rule})`),
    claim: undefined,
  };
};

/** Tiles of a layout, laid in their suits. */
const bySuit = (tiles: readonly Tile[]): readonly ShownGroup[] => {
  const groups = new Map<string, Tile[]>();
  for (const tile of tiles) {
    const kind = /^\d/.test(tile) ? tile.charAt(1) : tile;
    groups.set(kind, [...(groups.get(kind) ?? []), tile]);
  }
  return [...groups.values()].map((together) => ({ tiles: together, label: '' }));
};

/** How readings and sheets of the Chinese game are shown. */
export const CHINESE_SHOWS: Shows<ChineseReading, ChineseScore, ChineseLayout> = {
  reading: (reading) => ({
    title: 'Four sets and a pair',
    points: `${reading.product} points before the tiles left`,
    groups: reading.sets.map(group),
    details: place(reading),
  }),
  sheet,
  layout: ({ tiles }, value) => ({
    title: 'Four sets and a pair',
    points: `${value} points before the tiles left`,
    groups: bySuit(tiles),
    details: [],
  }),
  waitPoints: ({ product }) => `${product} points before the tiles left`,
};

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
  open: (options) => openGame(chineseSolitaire(options), CHINESE_SHOWS),
};
