import type { ChineseWin } from '../../src/games/chinese/vocabulary';
import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { type Group, groupWord, KINDS, kindOf, naiveArrangements, naiveWins } from './chinese-arranger';
import { type NaiveChineseOptions, naiveScore } from './chinese-sheet';

// Every reading of a Chinese hand, by the naive arranger and the naive sheet.

/** A reading in words, for comparison, with its natural score. */
export interface NaiveChineseReading {
  readonly word: string;
  readonly product: number;
  readonly wait: string | undefined;
  readonly onlyPlace: boolean;
  readonly doubles: Readonly<Record<string, number>>;
}

const count = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;

const withoutOne = (tiles: readonly Tile[], tile: Tile): Tile[] => {
  const left = [...tiles];
  left.splice(left.indexOf(tile), 1);
  return left;
};

const allTiles = ({ concealed, melds = [] }: Hand): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap(({ tiles }) => tiles),
];

/** How many of the concealed sets must be kongs. */
export const concealedKongs = (hand: Hand): number => {
  const melded = (hand.melds ?? []).filter(({ tiles }) => tiles.length === 4).length;
  return allTiles(hand).length - 14 - melded;
};

const known = new WeakMap<Hand, readonly Group[][]>();

/** The arrangements of the concealed tiles; worked out once for each hand, for it takes its time. */
export const arrangementsOf = (hand: Hand): readonly Group[][] => {
  const before = known.get(hand);
  if (before !== undefined) return before;
  const found = naiveArrangements(hand.concealed, 4 - (hand.melds ?? []).length, concealedKongs(hand));
  known.set(hand, found);
  return found;
};

/** What a tile did in a group: the tiles that could have stood in its place say it. */
export const naiveWait = (group: Group, tile: Tile): string | undefined => {
  if (!group.includes(tile) || kindOf(group) === 'kong') return undefined;
  const rest = withoutOne(group, tile);
  const kind = kindOf(group);
  if (kind === 'pair') return 'pair';
  if (kind === 'pung') return 'twoPairs';
  const fitting = KINDS.filter((one) => kindOf([...rest, one]) === 'run');
  if (fitting.length === 2) return 'twoSided';
  const numbers = rest.map((one) => Number(one[0]));
  return Math.abs((numbers[0] as number) - (numbers[1] as number)) === 2 ? 'middle' : 'edge';
};

/** The tiles that complete a hand without its winning tile; there is no fifth of any. */
export const naiveWaits = (waiting: Hand): readonly Tile[] =>
  KINDS.filter((tile) => {
    if (count(allTiles(waiting), tile) >= 4) return false;
    const whole = { ...waiting, concealed: [...waiting.concealed, tile] };
    if (concealedKongs(whole) === 0) return naiveWins(whole.concealed, 4 - (waiting.melds ?? []).length);
    return arrangementsOf(whole).some((groups) =>
      groups.some((group) => naiveWait(group, tile) !== undefined),
    );
  });

const knownSole = new WeakMap<Hand, Map<Tile, boolean>>();

const isSoleWait = (hand: Hand, tile: Tile): boolean => {
  const ofHand = knownSole.get(hand) ?? new Map<Tile, boolean>();
  knownSole.set(hand, ofHand);
  const before = ofHand.get(tile);
  if (before !== undefined) return before;
  const isSole = naiveWaits({ ...hand, concealed: withoutOne(hand.concealed, tile) }).length === 1;
  ofHand.set(tile, isSole);
  return isSole;
};

interface Place {
  readonly groups: readonly Group[];
  readonly at: number;
  readonly tile: Tile;
}

const placesOf = (
  groups: readonly Group[],
  tile: Tile,
  win: ChineseWin | undefined,
  options: NaiveChineseOptions,
): Place[] => {
  const seen = new Set<string>();
  return groups.flatMap((group, at) => {
    if (naiveWait(group, tile) === undefined || seen.has(groupWord(group))) return [];
    if (win?.by === 'discard' && options.winOnDiscard === 'setsOnly' && kindOf(group) === 'pair') return [];
    seen.add(groupWord(group));
    return [{ groups, at, tile }];
  });
};

const isOnly = (
  wait: string,
  hand: Hand,
  tile: Tile,
  win: ChineseWin | undefined,
  options: NaiveChineseOptions,
): boolean => {
  if (win?.onlyPlace !== undefined) return win.onlyPlace;
  if (options.requireSoleWait === false) return wait !== 'twoPairs';
  if (!['pair', 'middle', 'edge'].includes(wait)) return false;
  return isSoleWait(hand, tile);
};

const read = (
  { groups, at, tile }: Place,
  hand: Hand,
  win: ChineseWin | undefined,
  options: NaiveChineseOptions,
): NaiveChineseReading => {
  const wait = naiveWait(groups[at] as Group, tile) as string;
  const onlyPlace = isOnly(wait, hand, tile, win, options);
  const claimed = win?.by === 'discard' && options.claimedWin !== 'hand';
  const flowers = hand.flowers ?? [];
  const laid = [
    ...groups.map((tiles, place) => ({ tiles, table: claimed && place === at, won: place === at })),
    ...(hand.melds ?? []).map(({ tiles, concealed }) => ({ tiles, table: concealed !== true, won: false })),
  ];
  const score = naiveScore(
    {
      groups: laid,
      flowers,
      drawn: win?.by !== 'discard',
      onlyPlace,
      loose: win?.by === 'looseTile' && (win.afterKong ?? flowers.length === 0),
      last: win?.lastTile === true,
      original: win?.originalDraw === true,
    },
    options,
  );
  const word = laid
    .map(({ tiles, table, won }) => `${groupWord(tiles)}${table ? ' table' : ''}${won ? ' won' : ''}`)
    .sort()
    .join(' | ');
  return { word: `${word}, ${tile} ${wait}`, wait, onlyPlace, ...score };
};

/** Every reading with a winning tile; without one, the best place of each arrangement. */
export const naiveChineseReadings = (
  hand: Hand,
  win: ChineseWin | undefined,
  options: NaiveChineseOptions,
): readonly NaiveChineseReading[] => {
  const tiles = win?.tile === undefined ? [...new Set(hand.concealed)] : [win.tile];
  return arrangementsOf(hand).flatMap((groups) => {
    const readings = tiles
      .flatMap((tile) => placesOf(groups, tile, win, options))
      .map((place) => read(place, hand, win, options))
      .sort((one, other) => other.product - one.product);
    return win?.tile === undefined ? readings.slice(0, 1) : readings;
  });
};
