import { setName, tileName } from '../../../tiles/tile-names';
import type { ChineseOptions } from '../options';
import { isDragon, isSuitTile, isTerminal, isWind, OWN_WIND } from '../tiles';
import type { ChineseSet, SetWhere } from '../vocabulary';
import type { SheetFacts, SheetLine } from './facts';

/** Rule, code, label and points of a line of section 1, and what the label names. */
type Row = readonly [
  rule: string,
  code: string,
  label: string,
  points: number,
  params?: Readonly<Record<string, unknown>>,
];

type Points = Readonly<Record<SetWhere, number>>;

/** Points of pungs and kongs of 2 to 8, and of the others (CS-9, CS-10). */
const SET_POINTS: Readonly<Record<'pung' | 'kong', { rule: string; simple: Points; other: Points }>> = {
  pung: { rule: 'CS-9', simple: { table: 2, hand: 4 }, other: { table: 4, hand: 8 } },
  kong: { rule: 'CS-10', simple: { table: 8, hand: 16 }, other: { table: 16, hand: 32 } },
};

/** Where a set lies, in its label and in its code. */
const WHERE = { table: ['on the table', 'OnTable'], hand: ['in hand', 'InHand'] } as const;

const setRow = ({ kind, tile, where }: ChineseSet): Row => {
  const label = `${setName(kind)} ${kind === 'run' ? 'from' : 'of'} ${tileName(tile)}`;
  if (kind === 'pair') return ['CS-9', 'pair', label, 0, { tile }];
  const [place, code] = WHERE[where];
  const isSimple = isSuitTile(tile) && !isTerminal(tile);
  const rule = kind === 'run' ? 'CS-9' : SET_POINTS[kind].rule;
  const points = kind === 'run' ? 0 : SET_POINTS[kind][isSimple ? 'simple' : 'other'][where];
  return [rule, `${kind}${code}`, `${label}, ${place}`, points, { tile }];
};

const pairRows = ({ kind, tile }: ChineseSet, { ownWindPair }: ChineseOptions): readonly Row[] => {
  if (kind !== 'pair') return [];
  if (isDragon(tile)) return [['CS-11', 'dragonPair', 'Pair of dragons', 2]];
  if (!isWind(tile)) return [];
  const anyWind: Row = ['CS-11', 'windPair', 'Pair of any wind', 2];
  const isBoth = tile === OWN_WIND && ownWindPair === 'both';
  return isBoth ? [anyWind, ['CS-11a', 'ownWindPair', 'Pair of own wind', 2]] : [anyWind];
};

const rowIf = (holds: boolean, ...row: Row): readonly Row[] => (holds ? [row] : []);

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, [, , , points]) => sum + points, 0);

/** Section 1 of the sheet; `isDoubled` says whether any double of section 2 applies (CS-9 to CS-17). */
export const basicLines = (
  facts: SheetFacts,
  isDoubled: boolean,
  options: ChineseOptions,
): readonly SheetLine[] => {
  const { sets, flowers } = facts;
  const count = flowers.length;
  const hasRuns = sets.some(({ kind }) => kind === 'run');
  const setRows = [...sets.map(setRow), ...sets.flatMap((set) => pairRows(set, options))];
  const otherRows = [
    ...rowIf(count > 0, 'CS-12', 'flowers', `Flowers: ${count}`, 4 * count, { count }),
    ...rowIf(facts.winningPieceDrawn, 'CS-14', 'pieceDrawn', 'Winning piece drawn', 2),
    ...rowIf(facts.onlyPlace, 'CS-14', 'onlyPlace', 'Only place to win', 2),
    ...rowIf(facts.looseAfterKong, 'CS-15', 'looseAfterKong', 'Won on the loose tile after a kong', 10),
    ...rowIf(!hasRuns, 'CS-15', 'noRuns', 'No runs', 10),
  ];
  const isWithout = {
    sets: sumOf(setRows) === 0,
    strict: sumOf(setRows) + sumOf(otherRows) === 0,
    section2: !isDoubled,
  }[options.noScoring];
  const rule = options.noScoring === 'sets' ? 'CS-13' : 'CS-13a';
  const rows: readonly Row[] = [
    ...setRows,
    ...otherRows,
    ...rowIf(isWithout, rule, 'noScoring', 'No scoring combination', 10),
    ['CS-12', 'mahJongg', 'Mah Jongg', 20],
  ];
  return rows.map(([rule, code, label, points, params]) => ({
    entry: '1',
    rule,
    code,
    label,
    points,
    ...(params && { params }),
  }));
};
