import type { Tile } from '../../../tiles/tile';
import { COLUMN_TILES } from './counts';
import { HONOR_COLUMNS, NO_PART, PARTS, partTable, SUIT_KEYS, writeKeys } from './part-table';
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

/** The columns of each part’s digits, starting with the last digit of its key; the honors are the last part. */
// biome-ignore format: a line for each part
const COLUMNS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [10, 11, 12, 13, 14, 15, 16, 17, 18],
  [20, 21, 22, 23, 24, 25, 26, 27, 28],
  HONOR_COLUMNS,
];
const HONORS = PARTS - 1;

/** How many tiles of a kind go into a pung or the pair, in order: three, two or none. */
const WAYS = [3, 2, 0];

/** A run as a difference of keys: one in the last digit and in each of the two before it. */
const RUN = 1 + 5 + 25;

const setsOfKind = (kind: 'pung' | 'run'): readonly ArrangedSet[] =>
  COLUMN_TILES.map((tile) => Object.freeze({ kind, tile }));

const PUNGS: readonly ArrangedSet[] = /* @__PURE__ */ setsOfKind('pung');
const RUNS: readonly ArrangedSet[] = /* @__PURE__ */ setsOfKind('run');

/** The four keys of the current hand, and the sets laid so far; hands are arranged one at a time. */
const keys: Int32Array = /* @__PURE__ */ new Int32Array(PARTS);
const laid: ArrangedSet[] = [];

/** What is left of a part after its last digit: `alike` tiles go into a pung or the pair, the others into runs. */
const restOf = (key: number, alike: number): number => ((key - alike - RUN * ((key % 5) - alike)) / 5) | 0;

/**
 * Whether the last digit of a part can be used this way: there are enough tiles for the runs that begin there, and
 * the rest can be part of a winning hand. The table does not depend on where in its suit a part is.
 */
const canSpend = (parts: Readonly<Uint8Array>, part: number, key: number, alike: number): boolean => {
  const begun = (key % 5) - alike;
  if (part === HONORS || begun < 0) return begun === 0;
  if (begun > 0 && (((key / 5) | 0) % 5 < begun || ((key / 25) | 0) % 5 < begun)) return false;
  return parts[restOf(key, alike)] !== NO_PART;
};

/** Lays a set `times` times on top of `depth` sets. */
const lay = (set: ArrangedSet | undefined, times: number, depth: number): number => {
  for (let more = 0; set !== undefined && more < times; more++) laid[depth + more] = set;
  return depth + times;
};

/** The state of the search: a digit of the rest of a part’s key, and how many sets are laid. */
interface Spot {
  readonly part: number;
  readonly key: number;
  readonly digit: number;
  readonly depth: number;
  readonly pair: Tile | undefined;
}

/**
 * Arranges the rest of a part’s key from a digit on, and the parts after it, on top of `depth` sets. Runs that
 * began earlier have already taken their tiles, so the tiles of the last digit form a pung, the pair or new runs,
 * and their number tells how many runs. So no arrangement comes up twice, and since nothing is laid that cannot be
 * finished, nothing needs to be taken back.
 */
const arrange = (parts: Readonly<Uint8Array>, spot: Spot, found: Arrangement[]): void => {
  let { part, key, digit, depth } = spot;
  // Goes to the first digit with several choices.
  while (key === 0 ? part < HONORS : key % 5 < 2) {
    if (key === 0) {
      key = keys[++part] ?? 0;
      digit = 0;
    } else {
      depth = lay(RUNS[COLUMNS[part]?.[digit] ?? 0], key % 5, depth);
      key = restOf(key, 0);
      digit++;
    }
  }
  if (key === 0) {
    if (spot.pair !== undefined) found.push({ pair: spot.pair, sets: laid.slice(0, depth) });
    return;
  }
  const column = COLUMNS[part]?.[digit] ?? 0;
  for (const way of WAYS) {
    if (!canSpend(parts, part, key, way)) continue;
    const sets = lay(RUNS[column], (key % 5) - way, lay(PUNGS[column], way === 3 ? 1 : 0, depth));
    const pair = way === 2 ? COLUMN_TILES[column] : spot.pair;
    arrange(parts, { part, key: restOf(key, way), digit: digit + 1, depth: sets, pair }, found);
  }
};

/**
 * Lists every distinct way to arrange a row of counts as sets and a pair (CS-8).
 *
 * @param counts - Rows of counts.
 * @param offset - The column where the row begins; 0 if left out.
 * @returns The arrangements; none if the row does not win. If tiles can be a pung or runs, the pung comes first.
 * @example
 * ```ts
 * import { arrangementsOf, countHand } from 'mahjongg/packed';
 *
 * const counts = countHand(['1B', '2B', '3B', 'E', 'E']);
 * counts && arrangementsOf(counts); // => [{ pair: 'E', sets: [{ kind: 'run', tile: '1B' }] }]
 * ```
 */
export const arrangementsOf = (counts: Readonly<Uint8Array>, offset = 0): readonly Arrangement[] => {
  if (!isWinningCounts(counts, offset)) return [];
  writeKeys(counts, offset, keys, 0);
  keys[HONORS] = (keys[HONORS] ?? 0) - SUIT_KEYS;
  const found: Arrangement[] = [];
  arrange(partTable(), { part: 0, key: keys[0] ?? 0, digit: 0, depth: 0, pair: undefined }, found);
  return found;
};
