import type { CheckedHand } from '../../hands/check-hand';
import { TILES, type Tile } from '../../tiles/tile';
import { arrange } from './arrangements';
import { nearestTargets } from './combine-parts';
import { partsFor, shownCounts, sizeOf } from './hand-parts';
import { laidSets, setsOf } from './lay-sets';
import type { YearOptions } from './options';
import { type Part, rackKinds } from './set-shapes';
import type { YearSet, YearWin } from './vocabulary';
import { yearTiles } from './year-tiles';

/** A winning hand and the tiles to be exchanged for it. */
export interface NearHand {
  /** How many tiles are missing. */
  readonly distance: number;
  /** The tiles that are missing, in rack order. */
  readonly missing: readonly Tile[];
  /** The tiles that are too many, in rack order. */
  readonly tooMany: readonly Tile[];
  /** The sets as they would lie, the melds among them. */
  readonly sets: readonly YearSet[];
}

const LISTED = 3;

const tilesWhere = (countOf: (kind: number) => number): readonly Tile[] =>
  rackKinds().flatMap((kind) =>
    Array.from({ length: Math.max(0, countOf(kind)) }, () => TILES[kind] as Tile),
  );

const nearHand = (
  counts: Readonly<Uint8Array>,
  hand: CheckedHand,
  parts: readonly Part[],
  options: YearOptions,
): NearHand => {
  const missing = tilesWhere((kind) => counts[kind]! - hand.counts[kind]!);
  const tooMany = tilesWhere((kind) => hand.counts[kind]! - counts[kind]!);
  const [shapes = []] = arrange(parts, counts);
  const sets = setsOf(laidSets(shapes, hand, options), undefined);
  return { distance: missing.length, missing, tooMany, sets };
};

const countsOf = (parts: readonly Part[], hand: readonly (readonly number[])[]): Uint8Array => {
  const counts = new Uint8Array(48);
  parts.forEach(({ kinds }, at) => {
    kinds.forEach((kind, place) => {
      counts[kind] = hand[at]?.[place] as number;
    });
  });
  return counts;
};

/** The number of tiles to aim for: that of the hand, or the nearest that a winning hand can have (YG-9). */
const sizeWanted = (hand: CheckedHand, win: YearWin | undefined): number => {
  const { tiles, least, most } = sizeOf(hand, win);
  return Math.min(Math.max(tiles, least), most) - (tiles - hand.concealed.length);
};

/**
 * The winning hands with the fewest tiles missing, three at most (YG-11); none if the melds alone are too
 * many tiles. The melds stay as they are, but a pung among them may become a kong.
 */
export const findNearest = (
  hand: CheckedHand,
  win: YearWin | undefined,
  options: YearOptions,
): readonly NearHand[] => {
  const wanted = sizeWanted(hand, win);
  if (wanted < 0) return [];
  const parts = partsFor(hand, options);
  const shown = shownCounts(hand);
  const { byIndex } = yearTiles(options.bonusCopies);
  const most = shown.map((count, kind) => Math.max(0, (byIndex[kind] ?? 0) - count));
  const { missing, hands } = nearestTargets(parts, { held: hand.counts, most }, wanted);
  const found: NearHand[] = [];
  if (missing === Number.POSITIVE_INFINITY) return found;
  for (const one of hands) {
    found.push(nearHand(countsOf(parts, one), hand, parts, options));
    if (found.length === LISTED) break;
  }
  return found;
};
