import {
  formatTiles,
  readYearOptions,
  type YearLayout,
  type YearReading,
  type YearScore,
  type YearSet,
  type YearSetKind,
  yearGame,
} from 'mahjongg';
import { type Game, openGame, type Shows } from './game';
import { lineOf } from './sheet';
import type { ShownGroup } from './shown';

const KINDS: Readonly<Record<YearSetKind, string>> = {
  pungPair: 'Pung-Pair',
  year: 'Year',
  kong: 'kong',
  pung: 'pung',
  chow: 'chow',
  pair: 'pair',
};

const group = ({ kind, tiles, concealed, year, pairName }: YearSet): ShownGroup => ({
  tiles,
  label: [KINDS[kind], year, pairName, concealed ? 'concealed' : 'revealed']
    .filter((part) => part !== undefined)
    .join(', '),
  exposed: !concealed,
});

const NO_TABLE = 'The rules give no points. A table of your own goes into the option “points”.';

const shows: Shows<YearReading, YearScore, YearLayout> = {
  reading: ({ sets, points }) => ({
    title: sets.map(({ kind }) => KINDS[kind]).join(', '),
    points: points === undefined ? '' : `${points} points`,
    groups: sets.map(group),
    details: [],
  }),
  sheet: ({ lines, total, concealedSets }) => ({
    lines: lines.map(lineOf),
    total: total === undefined ? undefined : String(total),
    notes: [`Concealed sets: ${concealedSets}.`, ...(total === undefined ? [NO_TABLE] : [])],
    claim: undefined,
  }),
  layout: ({ tiles }, value) => ({
    title: formatTiles(tiles),
    points: String(value),
    groups: [{ tiles, label: '' }],
    details: [],
  }),
  waitPoints: ({ total }) => (total === undefined ? '' : `${total} points`),
};

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
  open: (options) => openGame(yearGame(options), shows),
};
