import { keeping } from '../../../core/first-use';
import { arrange } from '../../../melds/arrange';
import { type Part, tilesAt } from '../../../melds/set-shape';
import type { Tile } from '../../../tiles/tile';
import type { ChineseShape } from '../parts';
import { PAIR, PARTS, packedParts, partTable, tilesOfKey, writeKeys } from './part-table';
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

/** The most ways to lay out a part that are remembered. */
const MOST_REMEMBERED = 20_000;

/** A way to lay out a part, which may have the pair. */
interface Laid {
  readonly pair: Tile | undefined;
  readonly sets: readonly ArrangedSet[];
}

const remembered = /* @__PURE__ */ keeping<readonly Laid[], number>(MOST_REMEMBERED);

const laidAs = (shapes: readonly ChineseShape[]): Laid => {
  let pair: Tile | undefined;
  const sets: ArrangedSet[] = [];
  for (const { kind, kinds } of shapes) {
    const [tile] = tilesAt(kinds);
    if (kind === 'pair') pair = tile;
    else if (tile !== undefined && kind !== 'kong') sets.push(Object.freeze({ kind, tile }));
  }
  return { pair, sets };
};

/** Every way to lay out a part of a winning hand, by its key. */
const waysOf = (place: number, part: Part<ChineseShape>, key: number): readonly Laid[] =>
  remembered(PARTS * key + place, () => {
    const pair = (partTable()[key] ?? 0) < PAIR ? 0 : 1;
    return arrange([part], tilesOfKey(part, key), { pair }).map(laidAs);
  });

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
  const keys = new Int32Array(PARTS);
  writeKeys(counts, offset, keys, 0);
  let found: readonly Arrangement[] = [{ pair: 'E', sets: [] }];
  for (const [place, part] of packedParts().entries()) {
    const longer: Arrangement[] = [];
    for (const { pair, sets } of found)
      for (const more of waysOf(place, part, keys[place] ?? 0))
        longer.push({ pair: more.pair ?? pair, sets: sets.concat(more.sets) });
    found = longer;
  }
  return found;
};
