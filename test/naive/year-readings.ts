import type { YearPoints } from '../../src/games/year/points';
import type { YearWin } from '../../src/games/year/vocabulary';
import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { groupWord } from './chinese-arranger';
import {
  isFlowerOrSeason,
  kindOf,
  type NaiveSet,
  type NaiveSetOptions,
  naiveLays,
  pairOfPungPair,
} from './year-arranger';

// Every reading of a hand of the Year game and its points, by the naive arranger.

/** The options that the naive readings know. */
export interface NaiveYearOptions extends NaiveSetOptions {
  readonly bonusCopies?: 1 | 2;
  readonly points?: YearPoints | null;
}

/** A reading in words, with the kinds of its sets and its points. */
export interface NaiveYearReading {
  readonly word: string;
  readonly sets: readonly {
    readonly kind: string;
    readonly concealed: boolean;
    readonly tiles: readonly Tile[];
  }[];
  readonly points: number;
  /** Whether a pung of the melds became a kong. */
  readonly isGrown: boolean;
}

const LONG: Readonly<Partial<Record<Tile, string>>> = {
  E: 'long spring',
  S: 'long summer',
  W: 'long autumn',
  N: 'long winter',
  GD: 'long spring',
  RD: 'long summer',
  YD: 'long autumn',
  WD: 'long winter',
};

/** What is scored of a set: a Pung-Pair as a Year and a pair. */
const scored = (kind: string): ('chow' | 'pung' | 'kong' | 'year' | 'pair')[] =>
  kind === 'pungPair' ? ['year', 'pair'] : [kind as 'chow'];

const pointsOf = (
  sets: NaiveYearReading['sets'],
  win: YearWin | undefined,
  table: YearPoints | null | undefined,
): number => {
  let sum = 0;
  for (const { kind, concealed, tiles } of sets) {
    for (const element of scored(kind)) {
      const row = table?.[element];
      sum += (concealed ? row?.concealed : row?.revealed) ?? 0;
      if (win?.personalSuit !== undefined && tiles[0]?.[1] === win.personalSuit && /^\d/.test(tiles[0])) {
        sum += row?.personalSuit ?? 0;
      }
    }
  }
  return sum;
};

const setWord = (
  { tiles, concealed }: { tiles: readonly Tile[]; concealed: boolean },
  isWon: boolean,
): string => {
  const pair = pairOfPungPair(tiles);
  const long = pair === undefined ? '' : ` (${LONG[pair]})`;
  return `${groupWord(tiles)}${concealed ? '' : ' revealed'}${isWon ? ' won' : ''}${long}`;
};

const readingOf = (
  lay: readonly NaiveSet[],
  won: number | undefined,
  win: YearWin | undefined,
  options: NaiveYearOptions,
): NaiveYearReading => {
  const sets = lay.map(({ tiles, concealed }, at) => ({
    kind: kindOf(tiles, options) as string,
    tiles,
    concealed: concealed && at !== won,
  }));
  return {
    word: sets
      .map((set, at) => setWord(set, at === won))
      .sort()
      .join(' | '),
    sets,
    points: pointsOf(sets, win, options.points),
    isGrown: lay.some(({ own }) => own.length === 1),
  };
};

/** How many tiles a hand may have: 14 and the replacements, known or possible. */
const hasRightSize = (hand: Hand, win: YearWin | undefined): boolean => {
  const melds = hand.melds ?? [];
  const tiles = hand.concealed.length + melds.flatMap((meld) => meld.tiles).length;
  const fours = melds.filter((meld) => meld.tiles.length === 4 && !meld.concealed).length;
  if (win?.replacements !== undefined) return win.replacements <= fours && tiles === 14 + win.replacements;
  return tiles >= 14 && tiles <= 14 + fours;
};

/** Every reading, each once by its word; of a discard that is not known, each set it can have completed. */
export const naiveYearReadings = (
  hand: Hand,
  win: YearWin | undefined,
  options: NaiveYearOptions,
): readonly NaiveYearReading[] => {
  if (!hasRightSize(hand, win)) return [];
  const found = new Map<string, NaiveYearReading>();
  for (const lay of naiveLays(hand, options)) {
    const places =
      win?.by === 'discard'
        ? lay.flatMap(({ own }, at) =>
            own.some((tile) => (win.tile === undefined ? !isFlowerOrSeason(tile) : tile === win.tile))
              ? [at]
              : [],
          )
        : [undefined];
    if (win?.tile !== undefined && win.by === 'discard' && isFlowerOrSeason(win.tile)) continue;
    for (const place of places) {
      const reading = readingOf(lay, place, win, options);
      found.set(reading.word, reading);
    }
  }
  return [...found.values()];
};
