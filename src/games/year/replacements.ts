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
