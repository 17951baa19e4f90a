import type { Meld } from '../../hands/hand';
import { TILES, type Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { meldShape } from './melds';
import type { YearOptions } from './options';
import { partsOf, type SetShape, shapeTiles } from './set-shapes';
import { isBonus } from './year-tiles';

/** Something that a player may reveal on the own turn for a replacement (YG-6, YG-9, YG-10). */
export interface Reveal {
  /** A flower or season, a Year, a concealed kong, or the fourth tile to a pung on the table. */
  readonly kind: 'bonus' | 'year' | 'kong' | 'fourth';
  /** The tiles of the rack that are revealed, in rack order. */
  readonly tiles: readonly Tile[];
}

const holds = (rack: readonly number[], { kinds }: SetShape): boolean =>
  kinds.every(
    (kind) => rack.filter((one) => one === kind).length >= kinds.filter((one) => one === kind).length,
  );

const pungKind = (meld: Meld, options: YearOptions): number | undefined => {
  const shape = meldShape(meld, options);
  return shape?.kind === 'pung' && meld.concealed !== true ? shape.kinds[0] : undefined;
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
  const own = rack.map(tileIndex);
  const shapes = partsOf(options).flatMap((part) => part.shapes.flat());
  const sets = shapes.filter(
    (shape) => (shape.kind === 'year' || (shape.kind === 'kong' && options.revealKong)) && holds(own, shape),
  );
  const fourths = melds
    .map((meld) => pungKind(meld, options))
    .filter((kind): kind is number => kind !== undefined && own.includes(kind));
  return [
    ...[...new Set(rack.filter(isBonus))].map((tile): Reveal => ({ kind: 'bonus', tiles: [tile] })),
    ...sets.map((shape): Reveal => ({ kind: shape.kind as 'year' | 'kong', tiles: shapeTiles(shape) })),
    ...fourths.map((kind): Reveal => ({ kind: 'fourth', tiles: [TILES[kind] as Tile] })),
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
