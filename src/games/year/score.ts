import { type Result, success } from '../../core/result';
import { RULES_REVISION } from '../../core/rules-revision';
import type { ScoreLine } from '../../hands/rule-parts';
import { formatTiles } from '../../tiles/format-tiles';
import type { Suit, Tile } from '../../tiles/tile';
import type { YearOptions } from './options';
import type { ScoredSet, YearPoints } from './points';
import type { YearReading, YearSet, YearWin } from './vocabulary';

/** A line of the sheet: one scored element of the hand, with points if there is a table of points (YG-13). */
export interface YearLine extends ScoreLine {
  /** What is scored; a Pung-Pair has two lines, its Year first. */
  readonly element: ScoredSet;
  /** The index of its set in the reading. */
  readonly set: number;
  /** The tiles that it counts. */
  readonly tiles: readonly Tile[];
  /** Whether the element counts as concealed. */
  readonly concealed: boolean;
  /** Whether it is of the personal suit that the win names. */
  readonly personalSuit: boolean;
}

/** The code, rule and label of each element. */
const NAMED: Readonly<Record<ScoredSet, readonly [code: string, rule: string, label: string]>> = {
  chow: ['yearChow', 'YG-11', 'Chow'],
  pung: ['yearPung', 'YG-11', 'Pung'],
  kong: ['yearKong', 'YG-9', 'Kong'],
  year: ['year', 'YG-2', 'Year'],
  pair: ['yearPair', 'YG-11', 'Pair'],
};

type Element = Pick<YearLine, 'element' | 'tiles' | 'rule' | 'code' | 'label' | 'params'>;

/** The tiles of a set as text; a Year of winds is NEWS. */
export const setText = ({ tiles, year }: Pick<YearSet, 'tiles' | 'year'>): string =>
  year === 'NEWS' && tiles.length === 4 ? year : formatTiles(tiles);

/** The Year of a Pung-Pair, then its pair (YG-10, YG-13). */
const pungPairElements = ({ tiles, pair, pairName, year }: YearSet): readonly Element[] => {
  const once = tiles.filter((tile, place) => tiles.indexOf(tile) === place);
  const twice = tiles.filter((tile) => tile === pair);
  return [
    {
      element: 'year',
      tiles: once,
      rule: 'YG-10',
      code: 'yearOfPungPair',
      label: `Year ${setText({ tiles: once, year })} of a Pung-Pair`,
    },
    {
      element: 'pair',
      tiles: twice,
      rule: 'YG-10',
      code: 'pairOfPungPair',
      label: `Pair ${formatTiles(twice)}, “${pairName}”`,
      params: { pairName },
    },
  ];
};

const elementsOf = (set: YearSet): readonly Element[] => {
  const { kind, tiles } = set;
  if (kind === 'pungPair') return pungPairElements(set);
  const [code, rule, name] = NAMED[kind];
  return [{ element: kind, tiles, rule, code, label: `${name} ${setText(set)}` }];
};

const pointsOf = (
  element: ScoredSet,
  concealed: boolean,
  personalSuit: boolean,
  table: YearPoints,
): number => {
  const row = table[element];
  const own = personalSuit ? (row?.personalSuit ?? 0) : 0;
  return (row?.[concealed ? 'concealed' : 'revealed'] ?? 0) + own;
};

const isOfSuit = (tiles: readonly Tile[], suit: Suit | undefined): boolean =>
  suit !== undefined && tiles.every((tile) => /^\d/.test(tile) && tile.endsWith(suit));

/** The scored elements of some sets, with points if there is a table (YG-13). */
export const linesOf = (
  sets: readonly YearSet[],
  personal: Suit | undefined,
  table: YearPoints | null,
): readonly YearLine[] =>
  sets.flatMap((one, set) =>
    elementsOf(one).map(({ label, ...named }): YearLine => {
      const { concealed } = one;
      const { element, tiles } = named;
      const personalSuit = isOfSuit(tiles, personal);
      const marks = `${concealed ? 'concealed' : 'revealed'}${personalSuit ? ', personal suit' : ''}`;
      const line = { ...named, label: `${label}, ${marks}`, set, concealed, personalSuit };
      return table === null ? line : { ...line, points: pointsOf(element, concealed, personalSuit, table) };
    }),
  );

export const totalOf = (lines: readonly YearLine[]): number =>
  lines.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** How many sets of a reading are concealed, pairs excluded (YG-16). */
export const concealedSets = ({ sets }: Pick<YearReading, 'sets'>): number =>
  sets.filter(({ kind, concealed }) => concealed && kind !== 'pair').length;

/** The score sheet of the Year game, with points if the players have a table of points (YG-13). */
export interface YearScore {
  /** The reading that was scored. */
  readonly reading: YearReading;
  /** The scored elements in the order of the reading’s sets; for a Pung-Pair the Year, then the pair. */
  readonly lines: readonly YearLine[];
  /** How many sets are concealed, pairs excluded (YG-16). */
  readonly concealedSets: number;
  /** The sum of the points; left out without a table, since the rules give no points. */
  readonly total?: number | undefined;
  /** The revision of the rules used (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

/** Scores one reading of a hand (YG-13). */
export const scoreReading = (
  reading: YearReading,
  win: YearWin,
  { points }: YearOptions,
): Result<YearScore> => {
  const lines = linesOf(reading.sets, win.personalSuit, points);
  const sheet = { reading, lines, concealedSets: concealedSets(reading), rulesRevision: RULES_REVISION };
  return success(points === null ? sheet : { ...sheet, total: totalOf(lines) });
};
