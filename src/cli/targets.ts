import type { Target, Targets } from 'mahjongg/analysis';
import { formatHand, formatTiles, type Hand, sortRack, type Tile } from 'mahjongg/card-free';
import { copiesOf, tilesText, type Written } from './hand-text';
import { columns, counted, type Lines, paragraph, percent } from './words';

type Tiles = readonly Tile[];

/** Takes one tile out of a list; returns false if it is not there. */
const takeFrom = (tiles: Tile[], tile: Tile): boolean => {
  const place = tiles.indexOf(tile);
  if (place >= 0) tiles.splice(place, 1);
  return place >= 0;
};

const takesJokers = (group: Tiles): boolean => group.length > 2 && new Set(group).size === 1;

/** Takes the exposure that fills a group out of the list; undefined if there is none. */
const exposureIn = (melds: Tiles[], group: Tiles): Tiles | undefined => {
  const at = melds.findIndex(
    (tiles) => tiles.length === group.length && tiles.some((tile) => tile !== 'J' && group.includes(tile)),
  );
  return at < 0 ? undefined : melds.splice(at, 1)[0];
};

/**
 * The groups of a target as a hand fills them, in order: the held tiles, with jokers in place, and after a plus sign
 * the missing ones, `44B+4B`; exposures in brackets.
 */
export const markedGroups = (
  groups: readonly Tiles[],
  { missing }: Pick<Target<unknown>, 'missing'>,
  { concealed, melds = [] }: Hand,
): readonly string[] => {
  const held = [...concealed];
  const onTable = melds.map(({ tiles }) => tiles);
  const wanted = [false, true].map((open) =>
    missing
      .filter(({ takesJoker }) => takesJoker === open)
      .flatMap(({ tile, count }) => copiesOf(tile, count)),
  );
  const fill = (group: Tiles): string => {
    const exposed = exposureIn(onTable, group);
    if (exposed !== undefined) return `[${tilesText(sortRack(exposed))}]`;
    const [natural = [], open = []] = takesJokers(group) ? wanted : [...wanted].reverse();
    const [own, lacking]: [Tile[], Tile[]] = [[], []];
    for (const tile of group) {
      // If a tile is neither held nor missing, a joker or a flower stands for it, which may itself be missing.
      const places = [
        [held, tile, own],
        [open, tile, lacking],
        // In a game without jokers only natural tiles fill a set.
        [natural, tile, lacking],
        [held, 'J', own],
        [open, 'J', lacking],
        // Some lines allow jokers in their pairs and singles.
        [natural, 'J', lacking],
        [open, 'F', lacking],
        [held, 'F', own],
      ] as const;
      const found = places.find(([from, one]) => takeFrom(from, one));
      found?.[2].push(found[1]);
    }
    return [own, lacking].map(tilesText).join(lacking.length > 0 ? '+' : '');
  };
  // Groups that only natural tiles fill come first; jokers and the other tiles of a kind go to the rest.
  const rank = ([, group]: readonly [number, Tiles]): number => Number(takesJokers(group));
  const inOrder = [...groups.entries()].sort((one, other) => rank(one) - rank(other));
  const texts = new Map(inOrder.map(([at, group]) => [at, fill(group)]));
  return groups.map((_, at) => texts.get(at) ?? '');
};

/** What to show with a list of targets. */
interface TargetContext {
  readonly hand: Hand;
  /** How to see more targets than are listed. */
  readonly more?: string | undefined;
  /** The greatest width of the table; no limit if left out. */
  readonly width?: number | undefined;
  /** The distance of the nearest hand that can still be completed; that of the nearest listed one if left out. */
  readonly nearest?: number | undefined;
  /** How many tiles farther away than the nearest the listed ones may be; 0 if left out. */
  readonly within?: number | undefined;
  /** How many ways the rules list at most. */
  readonly most?: number | undefined;
}

const awayText = (distance: number, nearest: number): string => {
  if (distance === 0) return 'The hand wins.';
  const away = `The hand is ${counted(distance, 'tile')} from winning`;
  if (nearest <= distance) return `${away}.`;
  return nearest === Infinity
    ? `${away}, but the tiles it needs are gone, and no other hand can be completed.`
    : `${away}, but the tiles it needs are gone: the nearest hand that can still be completed is ${counted(nearest, 'tile')} away.`;
};

const missingText = ({ missing }: Target<unknown>): string =>
  missing.length === 0
    ? 'none'
    : missing.map(({ tile, count, unseen }) => `${formatTiles(copiesOf(tile, count))} (${unseen})`).join(' ');

/** A column of the table: its heading, its alignment, and the cell of a hand by its nearest way. */
type Column = readonly [
  heading: string,
  side: 'l' | 'r',
  cell: (nearest: Target<unknown>, ways: number) => string,
];

/** The heading of the column with the names of hands. */
const NAME = 'hand';

const columnsFor = (
  listed: readonly Target<unknown>[],
  { groups = () => [], name, layoutsLeaveMelds = false }: Written,
  hand: Hand,
): readonly Column[] => {
  const { melds = [] } = hand;
  const staysConcealed = ({ mayExpose }: Target<unknown>): boolean => !mayExpose && melds.length === 0;
  const hasChances = listed.some(({ chance }) => chance !== undefined);
  // Rules without points give every hand the value 0.
  const hasValues = listed.some(({ value }) => value !== 0);
  const own = layoutsLeaveMelds ? { concealed: hand.concealed } : hand;
  const inOrder = melds.map((meld) => ({ ...meld, tiles: sortRack(meld.tiles) }));
  const laid =
    layoutsLeaveMelds && melds.length > 0 ? [formatHand({ concealed: [], melds: inOrder }).trim()] : [];
  const all: readonly Column[] = [
    ['away', 'r', ({ distance }) => String(distance)],
    ['value', 'r', ({ value }) => String(value)],
    ['ways', 'r', (_, ways) => String(ways)],
    ['chance', 'r', ({ chance }) => (chance === undefined ? '' : percent(chance))],
    ['', 'l', (target) => (staysConcealed(target) ? 'concealed' : '')],
    ['missing (unseen)', 'l', missingText],
    ['useful', 'r', ({ useful }) => String(useful)],
    [
      'nearest way: held + missing',
      'l',
      (target) => [...markedGroups(groups(target.layout), target, own), ...laid].join(' '),
    ],
    [NAME, 'l', ({ layout }) => name?.(layout) ?? ''],
  ];
  const isFilled: Readonly<Record<string, boolean>> = {
    '': listed.some(staysConcealed),
    chance: hasChances,
    value: hasValues,
    [NAME]: name !== undefined,
  };
  return all.filter(([heading]) => isFilled[heading] !== false);
};

/** The headings of columns to leave out if a table is too wide, in this order; the name then comes above its tiles. */
const SPARED: readonly string[] = ['missing (unseen)', NAME, '', 'ways', 'useful', 'value'];

/** How far a hand is from winning, and a table of the nearest winning hands, with a row for what a player sees as one hand. */
export const targetLines = (
  { distance, targets: listed, groups, found, foundGroups }: Targets<unknown>,
  written: Written,
  { hand, more = '', nearest, width = Infinity, within = 0, most = Infinity }: TargetContext,
): Lines => {
  const farther = within > 0 ? `, counting those up to ${counted(within, 'tile')} farther` : '';
  const ways = `${found < most ? '' : 'at least '}${counted(found, 'way')} in all${farther}`;
  const shown =
    groups.length < foundGroups
      ? `${groups.length} of ${foundGroups} hands, ${ways}${more}`
      : `${counted(foundGroups, 'hand')}, ${ways}`;
  const all = columnsFor(listed, written, hand);
  const tables = [...SPARED.keys(), SPARED.length].map((spared) => {
    const without = SPARED.slice(0, spared);
    const cells = all.filter(([heading]) => !without.includes(heading));
    const rows = groups.flatMap(({ targets: [nearest], ways }) => {
      if (nearest === undefined) return [];
      const row = cells.map(([, , cellOf]) => cellOf(nearest, ways));
      const name = without.includes(NAME) ? written.name?.(nearest.layout) : undefined;
      if (name === undefined) return [row];
      const figures = row.slice(0, -1);
      return [
        [...figures, name],
        [...figures.map(() => ''), row.at(-1) ?? ''],
      ];
    });
    return columns([cells.map(([heading]) => heading), ...rows], cells.map(([, side]) => side).join(''));
  });
  const rows = tables.find((lines) => lines.every(({ length }) => length <= width)) ?? tables.at(-1) ?? [];
  return [
    awayText(distance, nearest ?? Math.min(...listed.map((target) => target.distance), Infinity)),
    ...paragraph(
      listed.length === 0
        ? ['No layout is possible with the tiles that are unseen.']
        : [`${shown}:`, ...rows],
    ),
  ];
};
