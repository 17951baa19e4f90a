import type { Tile } from '../../../tiles/tile';
import { COLUMN_TILES } from './counts';
import { BAMS, CRAKS, DOTS, HONOR_COLUMNS, honorKey, suitKey } from './keys';
import { NO_PART, partTable, SUIT_KEYS } from './part-table';
import { isWinningCounts } from './wins';

/** A set of an arrangement: three of a kind, or a run of three. */
export interface ArrangedSet {
  /** `pung` for three of a kind, `run` for three in a row. */
  readonly kind: 'pung' | 'run';
  /** The tile of the pung, or the lowest tile of the run. */
  readonly tile: Tile;
}

/** One way to arrange the concealed tiles of a winning hand. */
export interface Arrangement {
  /** The tile of the pair. */
  readonly pair: Tile;
  /** The sets: bams, craks and dots, each from the lowest up, then dragons and winds; equal runs one by one. */
  readonly sets: readonly ArrangedSet[];
}

/** The columns of the digits of each part, from the last digit of its key; the honors are the last part. */
// biome-ignore format: a line for each part
const COLUMNS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [10, 11, 12, 13, 14, 15, 16, 17, 18],
  [20, 21, 22, 23, 24, 25, 26, 27, 28],
  HONOR_COLUMNS,
];
const HONORS = 3;

/** The ways to spend the tiles of a kind, in order: three in a pung, two in the pair, or none of these. */
const WAYS = [3, 2, 0];

/** A run as a difference of keys: one of the last digit and of the two before it. */
const RUN = 1 + 5 + 25;

const setsOfKind = (kind: 'pung' | 'run'): readonly ArrangedSet[] =>
  COLUMN_TILES.map((tile) => Object.freeze({ kind, tile }));

let pungs: readonly ArrangedSet[] | undefined;
let runs: readonly ArrangedSet[] | undefined;

/** The four keys of the hand in work, and the sets laid so far. One hand is arranged after the other. */
const keys: Int32Array = /* @__PURE__ */ new Int32Array(HONORS + 1);
const laid: ArrangedSet[] = [];

/** What is left of a part once its last digit is spent: `alike` tiles for a pung or the pair, the others for runs. */
const restOf = (key: number, alike: number): number => ((key - alike - RUN * ((key % 5) - alike)) / 5) | 0;

/**
 * Whether the last digit can be spent so: with enough tiles for the runs that begin there, and so that what is left
 * is a part of a winning hand. (The table does not mind where in its suit a part stands.)
 */
const canSpend = (parts: Readonly<Uint8Array>, key: number, alike: number): boolean => {
  const begun = (key % 5) - alike;
  if (begun < 0) return false;
  if (begun > 0 && (((key / 5) | 0) % 5 < begun || ((key / 25) | 0) % 5 < begun)) return false;
  return parts[restOf(key, alike)] !== NO_PART;
};

/** The one way to spend the last digit of a part: 3 with a pung, 2 with the pair, 0 with runs alone; -1 if several. */
const onlyWay = (parts: Readonly<Uint8Array>, part: number, key: number): number => {
  const count = key % 5;
  if (part === HONORS) return count;
  if (count < 2) return 0;
  const pung = canSpend(parts, key, 3);
  const pair = canSpend(parts, key, 2);
  if (!canSpend(parts, key, 0)) return pung === pair ? -1 : pung ? 3 : 2;
  return pung || pair ? -1 : 0;
};

/** Lays a pung, if three are alike, and the runs that begin in a column, on top of `depth` sets. */
const lay = (column: number, alike: number, count: number, depth: number): number => {
  let sets = depth;
  if (alike === 3) laid[sets++] = pungs![column]!;
  for (let begun = count - alike; begun > 0; begun--) laid[sets++] = runs![column]!;
  return sets;
};

/** Where the search is: at a digit of what is left of a part's key, with so many sets laid. */
interface Spot {
  readonly part: number;
  readonly key: number;
  readonly digit: number;
  readonly depth: number;
  readonly pair: Tile | undefined;
}

/** Goes on from a spot in each of the ways to spend its last digit. */
const arrangeEachWay = (parts: Readonly<Uint8Array>, spot: Spot): Arrangement[] => {
  const { part, key, digit, depth } = spot;
  const column = COLUMNS[part]![digit]!;
  const found: Arrangement[] = [];
  for (const way of WAYS) {
    if (!canSpend(parts, key, way)) continue;
    const pair = way === 2 ? COLUMN_TILES[column] : spot.pair;
    const sets = lay(column, way, key % 5, depth);
    found.push(...arrange(parts, { part, key: restOf(key, way), digit: digit + 1, depth: sets, pair }));
  }
  return found;
};

/**
 * Arranges what is left. Runs that began before have taken their tiles already, so the tiles of the last digit are
 * in a pung, in the pair or in runs that begin there, and their number says how many runs. So no arrangement
 * comes twice; and as nothing is laid that cannot be finished, nothing is taken back.
 */
const arrange = (parts: Readonly<Uint8Array>, spot: Spot): Arrangement[] => {
  let { part, key, digit, depth, pair } = spot;
  for (;;) {
    while (key === 0 && part < HONORS) {
      key = keys[++part]!;
      digit = 0;
    }
    if (key === 0) return [{ pair: pair!, sets: laid.slice(0, depth) }];
    const count = key % 5;
    const alike = count === 0 ? 0 : onlyWay(parts, part, key);
    if (alike < 0) return arrangeEachWay(parts, { part, key, digit, depth, pair });
    const column = COLUMNS[part]![digit]!;
    if (alike === 2) pair = COLUMN_TILES[column];
    depth = lay(column, alike, count, depth);
    key = restOf(key, alike);
    digit++;
  }
};

/**
 * Every distinct way to arrange a row of counts as sets and a pair (CS-8); none if it does not win. The row
 * begins at `offset`. Of tiles that can be a pung or runs, the pung comes first.
 */
export const arrangementsOf = (counts: Readonly<Uint8Array>, offset = 0): readonly Arrangement[] => {
  if (!isWinningCounts(counts, offset)) return [];
  keys[0] = suitKey(counts, offset + BAMS);
  keys[1] = suitKey(counts, offset + CRAKS);
  keys[2] = suitKey(counts, offset + DOTS);
  keys[HONORS] = honorKey(counts, offset) - SUIT_KEYS;
  pungs ??= setsOfKind('pung');
  runs ??= setsOfKind('run');
  return arrange(partTable(), { part: 0, key: keys[0], digit: 0, depth: 0, pair: undefined });
};
