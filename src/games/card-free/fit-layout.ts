import { EAST, FLOWER, JOKER } from '../../tiles/tile-index';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import type { Rack } from './rack';

/** What must be exchanged so that a hand becomes a layout. */
export interface Exchange {
  /** The tiles that are missing after the jokers have filled what they may, by index. */
  readonly missing: readonly number[];
  /** The concealed tiles that are too much, by index. */
  readonly tooMany: readonly number[];
}

const WIND_KINDS: readonly number[] = [EAST, EAST + 1, EAST + 2, EAST + 3];

/** The blocks of a layout beside the exposures; undefined if an exposure is not among them as it stands (CF-28). */
export const besideExposures = (
  layout: readonly number[],
  exposed: readonly number[],
): number[] | undefined => {
  const left = [...layout];
  for (const block of exposed) {
    const place = left.indexOf(block);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
};

/** The tiles behind counts by kind, with some jokers after them. */
const tilesOf = (counts: readonly number[], jokers: number): readonly number[] => {
  const tiles: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let left = counts[kind] as number; left > 0; left--) tiles.push(kind);
  }
  for (let left = jokers; left > 0; left--) tiles.push(JOKER);
  return tiles;
};

/**
 * The exchange that makes a layout of a hand; undefined if its exposures do not fit. Jokers go first
 * where the game has no natural tile left; NEWS takes its winds before a block of that wind is filled.
 */
export const fitLayout = (
  layout: readonly number[],
  { counts, jokers, exposed }: Rack,
  options: CardFreeOptions,
): Exchange | undefined => {
  const left = [...counts];
  const copies = counts.map((_, kind) => (kind === FLOWER ? 8 : 4));
  const missing: number[] = [];
  const open: number[] = [];
  const fill = (kind: number, takesJoker: boolean): void => {
    copies[kind]!--;
    if ((left[kind] as number) > 0) left[kind]!--;
    else if (takesJoker) open.push((copies[kind] as number) < 0 ? JOKER : kind);
    else missing.push(kind);
  };
  const blocks = besideExposures(layout, exposed)?.reverse();
  if (blocks === undefined) return undefined;
  // Place by place, so that each of two flower pungs gets a flower if there are two; NEWS goes first.
  for (let place = 0; place < 5; place++) {
    for (const block of blocks) {
      const kind = block >> 3;
      const size = block & 7;
      const takesJokers = kind === FLOWER ? size === 3 && options.jokersInFlowerPungs : size > 2;
      if (kind === NEWS && place === 0) for (const wind of WIND_KINDS) fill(wind, false);
      if (kind !== NEWS && place < size) fill(kind, takesJokers && (place > 0 || options.allJokerBlocks));
    }
  }
  open.sort((one, other) => other - one);
  return {
    missing: [...missing, ...open.slice(jokers)].sort((one, other) => one - other),
    tooMany: tilesOf(left.slice(0, NEWS), jokers - open.length),
  };
};
