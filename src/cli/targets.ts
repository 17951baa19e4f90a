import { formatHand, formatTiles, type Meld } from 'mahjongg';
import type { Target, Targets } from 'mahjongg/analysis';
import type { Written } from './hand-text';
import { columns, counted, paragraph, percent } from './words';

/** What may be said of targets beside themselves. */
export interface TargetContext {
  /** How to see more of them than are listed. */
  readonly more?: string | undefined;
  /** How far the nearest one is that can still be completed; that of the nearest listed one if left out. */
  readonly nearest?: number | undefined;
  /** What lies on the table, in games whose layouts leave that out. */
  readonly melds?: readonly Meld[] | undefined;
}

const awayText = (distance: number, nearest: number): string => {
  if (distance === 0) return 'The hand wins.';
  const away = `The hand is ${counted(distance, 'tile')} from winning`;
  return nearest <= distance
    ? `${away}.`
    : `${away}, but what it lacks is gone: the nearest hand that can still be completed is ${counted(nearest, 'tile')} away.`;
};

const missingText = ({ missing }: Target<unknown>): string =>
  missing.length === 0
    ? 'none'
    : missing
        .map(({ tile, count, unseen }) => {
          const tiles = formatTiles(Array.from({ length: count }, () => tile));
          return `${tiles} (${unseen})`;
        })
        .join(' ');

/** A column of the table: its heading, where its cells stand, and the cell of a target. */
type Column = readonly [heading: string, side: 'l' | 'r', cell: (target: Target<unknown>) => string];

const columnsFor = (
  listed: readonly Target<unknown>[],
  { layout }: Written,
  melds: readonly Meld[],
): readonly Column[] => {
  const chances: readonly Column[] = listed.some(({ chance }) => chance !== undefined)
    ? [['chance', 'r', ({ chance }) => (chance === undefined ? '' : percent(chance))]]
    : [];
  const laid = melds.length === 0 ? '' : ` ${formatHand({ concealed: [], melds }).trim()}`;
  return [
    ['away', 'r', ({ distance }) => String(distance)],
    ['value', 'r', ({ value }) => String(value)],
    ...chances,
    ['', 'l', ({ mayExpose }) => (mayExpose ? '' : 'concealed')],
    ['missing (unseen)', 'l', missingText],
    ['useful', 'r', ({ useful }) => String(useful)],
    ['hand', 'l', (target) => `${layout(target.layout).trimEnd()}${laid}`],
  ];
};

/** How far a hand is from winning, and the nearest winning hands in a table. */
export const targetLines = (
  { distance, targets: listed, found }: Targets<unknown>,
  written: Written,
  { more = '', nearest, melds = [] }: TargetContext = {},
): readonly string[] => {
  const shown =
    listed.length < found ? `${listed.length} of ${found} layouts${more}` : counted(found, 'layout');
  const cells = columnsFor(listed, written, melds);
  const rows = columns(
    [
      cells.map(([heading]) => heading),
      ...listed.map((target) => cells.map(([, , cellOf]) => cellOf(target))),
    ],
    cells.map(([, side]) => side).join(''),
  );
  return [
    awayText(distance, nearest ?? Math.min(...listed.map((target) => target.distance), Infinity)),
    ...paragraph(
      listed.length === 0
        ? ['No layout is possible with the tiles that are unseen.']
        : [`${shown}:`, ...rows],
    ),
  ];
};
