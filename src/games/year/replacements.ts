import type { Meld } from '../../hands/hand';
import { type Counts, countOf, countsOf, tilesAt } from '../../melds/set-shape';
import type { Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import type { YearOptions } from './options';
import { partsOf, pungKind, type YearShape } from './parts';
import { isBonus } from './tiles';

/** Something that a player may reveal on the own turn for a replacement (YG-6, YG-9, YG-10). */
export interface Reveal {
  /** A flower or season, a Year, a concealed kong, or the fourth tile to a pung on the table. */
  readonly kind: 'bonus' | 'year' | 'kong' | 'fourth';
  /** The tiles of the rack that are revealed, in rack order. */
  readonly tiles: readonly Tile[];
}

const holds = (rack: Counts, { kinds }: YearShape): boolean => {
  const wanted = countsOf(kinds);
  return kinds.every((kind) => countOf(rack, kind) >= countOf(wanted, kind));
};

/**
 * What a player may reveal for a replacement: each flower and season (YG-6), each Year (YG-10), each kong unless
 * `revealKong` is off (YG-9a), and the fourth tile to each revealed pung (YG-9); nothing is there twice.
 */
export const revealsFor = (
  rack: readonly Tile[],
  melds: readonly Meld[],
  options: YearOptions,
): readonly Reveal[] => {
  const own = countsOf(rack.map(tileIndex));
  const sets = partsOf(options).flatMap(({ shapes }) =>
    shapes.flat().flatMap((shape): readonly Reveal[] => {
      const { kind, kinds } = shape;
      const isRevealed = kind === 'year' || (kind === 'kong' && options.revealKong);
      return isRevealed && holds(own, shape) ? [{ kind, tiles: tilesAt(kinds) }] : [];
    }),
  );
  const fourths = melds
    .flatMap((meld) => (meld.concealed === true ? [] : (pungKind(meld, options) ?? [])))
    .filter((kind) => countOf(own, kind) > 0);
  return [
    ...[...new Set(rack.filter(isBonus))].map((tile): Reveal => ({ kind: 'bonus', tiles: [tile] })),
    ...sets,
    ...fourths.map((kind): Reveal => ({ kind: 'fourth', tiles: tilesAt([kind]) })),
  ];
};

/** Both walls with a replacement taken from one of them. */
export interface Replacement {
  /** The tile; undefined if there is none left to replace with. */
  readonly tile: Tile | undefined;
  /** The Flower Wall after it. */
  readonly flowerWall: readonly Tile[];
  /** The wall after it. */
  readonly wall: readonly Tile[];
}

/**
 * Takes a replacement from the Flower Wall; once that is empty there are none, or with `flowerWallRefill` they come
 * from the wall’s end (YG-15a).
 */
export const takeReplacement = (
  flowerWall: readonly Tile[],
  wall: readonly Tile[],
  { flowerWallRefill }: Pick<YearOptions, 'flowerWallRefill'>,
): Replacement => {
  if (flowerWall.length > 0) return { tile: flowerWall[0], flowerWall: flowerWall.slice(1), wall };
  if (!flowerWallRefill) return { tile: undefined, flowerWall, wall };
  return { tile: wall.at(-1), flowerWall, wall: wall.slice(0, -1) };
};
