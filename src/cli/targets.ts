import { formatHand, formatTiles, type Hand } from 'mahjongg';
import type { Target, TargetGroup, Targets } from 'mahjongg/analysis';
import type { Written } from './hand-text';
import { markedGroups } from './marked';
import { columns, counted, paragraph, percent } from './words';

/** What may be said of targets beside themselves. */
export interface TargetContext {
  /** The hand that they are for. */
  readonly hand: Hand;
  /** How to see more of them than are listed. */
  readonly more?: string | undefined;
  /** How far the nearest one is that can still be completed; that of the nearest listed one if left out. */
  readonly nearest?: number | undefined;
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

/** A column of the table: its heading, where its cells stand, and the cell of a hand by its nearest way. */
type Column = readonly [
  heading: string,
  side: 'l' | 'r',
  cell: (nearest: Target<unknown>, ways: number) => string,
];

const columnsFor = (
  listed: readonly Target<unknown>[],
  { groups = () => [], name, layoutsLeaveMelds = false }: Written,
  hand: Hand,
): readonly Column[] => {
  const chances: readonly Column[] = listed.some(({ chance }) => chance !== undefined)
    ? [['chance', 'r', ({ chance }) => (chance === undefined ? '' : percent(chance))]]
    : [];
  const { melds = [] } = hand;
  const laid = layoutsLeaveMelds && melds.length > 0 ? [formatHand({ concealed: [], melds }).trim()] : [];
  return [
    ['away', 'r', ({ distance }) => String(distance)],
    ['value', 'r', ({ value }) => String(value)],
    ['ways', 'r', (_, ways) => String(ways)],
    ...chances,
    ['', 'l', ({ mayExpose }) => (mayExpose ? '' : 'concealed')],
    ['missing (unseen)', 'l', missingText],
    ['useful', 'r', ({ useful }) => String(useful)],
    [
      'nearest way: held + missing',
      'l',
      (target) => [...markedGroups(groups(target.layout), target, hand), ...laid].join(' '),
    ],
    ['', 'l', ({ layout }) => name?.(layout) ?? ''],
  ];
};

const rowsOf = ({ targets: [nearest], ways }: TargetGroup<unknown>, cells: readonly Column[]) =>
  nearest === undefined ? [] : [cells.map(([, , cellOf]) => cellOf(nearest, ways))];

/** How far a hand is from winning, and the nearest winning hands in a table: a row for what a player sees as one hand. */
export const targetLines = (
  { distance, targets: listed, groups, found, foundGroups }: Targets<unknown>,
  written: Written,
  { hand, more = '', nearest }: TargetContext,
): readonly string[] => {
  const ways = counted(found, 'way');
  const shown =
    groups.length < foundGroups
      ? `${groups.length} of ${foundGroups} hands, ${ways} in all${more}`
      : `${counted(foundGroups, 'hand')}, ${ways} in all`;
  const cells = columnsFor(listed, written, hand);
  const rows = columns(
    [cells.map(([heading]) => heading), ...groups.flatMap((group) => rowsOf(group, cells))],
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
