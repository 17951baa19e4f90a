import type { Tile } from '../../tiles/tile';
import { DRAGONS, WINDS } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { setName, tileName } from '../../tiles/tile-names';
import { isSuitKind } from './arrangements';
import type { ChineseOptions } from './options';
import type { SheetFacts, SheetLine } from './sheet-parts';
import type { ChineseSet, SetWhere } from './vocabulary';

/** The wind of the player, who is East (CS-2). */
export const OWN_WIND: Tile = 'E';

/** Whether a tile is a wind. */
export const isWind = (tile: Tile): boolean => WINDS.some((wind) => wind === tile);

/** Whether a tile is a dragon. */
export const isDragon = (tile: Tile): boolean => DRAGONS.some((dragon) => dragon === tile);

/** Whether a tile is a 2 to 8 of a suit. */
const isSimple = (tile: Tile): boolean => isSuitKind(tileIndex(tile)) && !isTerminal(tile);

/** Whether a tile is a 1 or a 9 of a suit. */
export const isTerminal = (tile: Tile): boolean => /^[19]/.test(tile);

/** Points of pungs and kongs of 2 to 8, and of the others (CS-9, CS-10). */
const SET_POINTS: Readonly<Record<'pung' | 'kong', { rule: string; simple: Points; other: Points }>> = {
  pung: { rule: 'CS-9', simple: { table: 2, hand: 4 }, other: { table: 4, hand: 8 } },
  kong: { rule: 'CS-10', simple: { table: 8, hand: 16 }, other: { table: 16, hand: 32 } },
};
type Points = Readonly<Record<SetWhere, number>>;

const WHERE: Readonly<Record<SetWhere, string>> = { table: 'on the table', hand: 'in hand' };

/** A line of section 1: its rule and code, its label, its points. */
const line = (
  rule: string,
  code: string,
  label: string,
  points: number,
  params?: SheetLine['params'],
): SheetLine => ({ entry: '1', rule, code, label, points, ...(params && { params }) });

/** The codes of the sets, by where they count. */
const CODES: Readonly<Record<Exclude<ChineseSet['kind'], 'pair'>, Readonly<Record<SetWhere, string>>>> = {
  pung: { table: 'pungOnTable', hand: 'pungInHand' },
  kong: { table: 'kongOnTable', hand: 'kongInHand' },
  run: { table: 'runOnTable', hand: 'runInHand' },
};

const setLine = ({ kind, tile, where }: ChineseSet): SheetLine => {
  const label = `${setName(kind)} ${kind === 'run' ? 'from' : 'of'} ${tileName(tile)}`;
  if (kind === 'pair') return line('CS-9', 'pair', label, 0, { tile });
  const code = CODES[kind][where];
  if (kind === 'run') return line('CS-9', code, `${label}, ${WHERE[where]}`, 0, { tile });
  const { rule, simple, other } = SET_POINTS[kind];
  const points = (isSimple(tile) ? simple : other)[where];
  return line(rule, code, `${label}, ${WHERE[where]}`, points, { tile });
};

const pairLines = ({ kind, tile }: ChineseSet, { ownWindPair }: ChineseOptions): readonly SheetLine[] => {
  if (kind !== 'pair') return [];
  if (isDragon(tile)) return [line('CS-11', 'dragonPair', 'Pair of dragons', 2)];
  if (!isWind(tile)) return [];
  const anyWind = line('CS-11', 'windPair', 'Pair of any wind', 2);
  const isBoth = tile === OWN_WIND && ownWindPair === 'both';
  return isBoth ? [anyWind, line('CS-11a', 'ownWindPair', 'Pair of own wind', 2)] : [anyWind];
};

const lineIf = (holds: boolean, ...parts: Parameters<typeof line>): readonly SheetLine[] =>
  holds ? [line(...parts)] : [];

const sumOf = (lines: readonly SheetLine[]): number =>
  lines.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** Section 1 of the sheet; `isDoubled` says whether any double of section 2 applies (CS-9 to CS-17). */
export const basicLines = (
  facts: SheetFacts,
  isDoubled: boolean,
  options: ChineseOptions,
): readonly SheetLine[] => {
  const { sets, flowers } = facts;
  const setLines = [...sets.map(setLine), ...sets.flatMap((set) => pairLines(set, options))];
  const otherLines = [
    ...lineIf(flowers.length > 0, 'CS-12', 'flowers', `Flowers: ${flowers.length}`, 4 * flowers.length, {
      count: flowers.length,
    }),
    ...lineIf(facts.winningPieceDrawn, 'CS-14', 'pieceDrawn', 'Winning piece drawn', 2),
    ...lineIf(facts.onlyPlace, 'CS-14', 'onlyPlace', 'Only place to win', 2),
    ...lineIf(facts.looseAfterKong, 'CS-15', 'looseAfterKong', 'Won on the loose tile after a kong', 10),
    ...lineIf(
      sets.every(({ kind }) => kind !== 'run'),
      'CS-15',
      'noRuns',
      'No runs',
      10,
    ),
  ];
  const isWithout = {
    sets: sumOf(setLines) === 0,
    strict: sumOf(setLines) + sumOf(otherLines) === 0,
    section2: !isDoubled,
  }[options.noScoring];
  return [
    ...setLines,
    ...otherLines,
    ...lineIf(
      isWithout,
      options.noScoring === 'sets' ? 'CS-13' : 'CS-13a',
      'noScoring',
      'No scoring combination',
      10,
    ),
    line('CS-12', 'mahJongg', 'Mah Jongg', 20),
  ];
};
