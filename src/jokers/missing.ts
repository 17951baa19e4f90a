import type { Goal, Lacked } from '../hands/rule-parts';
import { FLOWER, JOKER } from '../tiles/tile-index';

/*
 * Which tiles are missing from groups that may contain jokers: the layouts of Card Free, the variants of a card. A
 * place takes only its own tile, or also a joker, or also a joker or a flower. Held tiles go first where nothing else
 * may, then where no flower may; flowers left over serve as jokers, and jokers fill the rest. Distances, nearest
 * layouts, goals, dead hands and the card’s win check all use this.
 */

/** What may fill a place: its own tile only, jokers too, or jokers and flowers. */
export type Filler = 'own' | 'jokers' | 'flowers';

/** Places of a group for one tile; `kind` is the tile’s place in `TILES`. */
export interface Place {
  readonly kind: number;
  readonly count: number;
  readonly filler: Filler;
}

interface HasPlaces {
  readonly places: readonly Place[];
}

/** All places for one tile: how many of each sort. */
export interface Need extends Record<Filler, number> {
  readonly kind: number;
}

/** What some groups need, per tile, in the order of the groups. */
export const needsOf = (groups: readonly HasPlaces[]): readonly Need[] => {
  const needs: Need[] = [];
  for (const { places } of groups)
    for (const { kind, count, filler } of places) {
      let at = 0;
      while (at < needs.length && needs[at]?.kind !== kind) at++;
      const need = needs[at] ?? { kind, own: 0, jokers: 0, flowers: 0 };
      if (at === needs.length) needs.push(need);
      if (filler === 'own') need.own += count;
      else if (filler === 'jokers') need.jokers += count;
      else need.flowers += count;
    }
  return needs;
};

/** What a missing natural tile adds to a lack: more than all missing jokers together. */
const NATURAL_WEIGHT = 100;

/** What is missing, as a number: 100 for each tile that no joker can replace, and 1 for each that a joker can. */
export const lackOf = (needs: readonly Need[], held: ArrayLike<number>): number => {
  let [natural, open, served, left] = [0, 0, 0, held[FLOWER] ?? 0];
  for (const { kind, own, jokers, flowers } of needs) {
    if (kind === JOKER) {
      open += own;
      continue;
    }
    const has = held[kind] ?? 0;
    const withoutFlowers = own + jokers;
    const all = withoutFlowers + flowers;
    if (has < own) natural += own - has;
    if (has < withoutFlowers) open += withoutFlowers - Math.max(own, has);
    if (has < all) served += all - Math.max(withoutFlowers, has);
    if (kind === FLOWER) left = Math.max(0, has - all);
  }
  open += Math.max(0, served - left) - (held[JOKER] ?? 0);
  return NATURAL_WEIGHT * natural + Math.max(0, open);
};

/** How many of the tiles missing in a lack can be jokers. */
export const jokersIn = (lack: number): number => lack % NATURAL_WEIGHT;

/** How many tiles are missing in a lack. */
export const tilesIn = (lack: number): number => Math.floor(lack / NATURAL_WEIGHT) + jokersIn(lack);

/** The places that their own tiles do not fill, tile by tile, and the tiles left over. */
export interface Gaps extends Lacked {
  /** How many of each tile are left over, without those flowers. */
  readonly left: Uint8Array;
}

/** Puts free tiles of a kind into places and lists the empty ones; returns how many tiles stay free. */
const fillPlaces = (kind: number, places: number, free: number, empty: number[]): number => {
  for (let place = free; place < places; place++) empty.push(kind);
  return Math.max(0, free - places);
};

/** The tiles that `lackOf` counts, as lists. */
export const gapsOf = (needs: readonly Need[], held: ArrayLike<number>): Gaps => {
  const [bare, open, served]: [number[], number[], number[]] = [[], [], []];
  const left = new Uint8Array(held);
  for (const { kind, own, jokers, flowers } of needs) {
    const isJoker = kind === JOKER;
    const afterOwn = fillPlaces(kind, own, isJoker ? 0 : (held[kind] ?? 0), isJoker ? open : bare);
    const free = fillPlaces(kind, flowers, fillPlaces(kind, jokers, afterOwn, open), served);
    if (!isJoker) left[kind] = free;
  }
  const serving = Math.min(left[FLOWER] ?? 0, served.length);
  left[FLOWER] = (left[FLOWER] ?? 0) - serving;
  return { bare, open, served, flowers: serving, left };
};

/** How many tiles are missing once this many jokers fill the places where they may go. */
export const missingCount = ({ bare, open, served, flowers }: Gaps, jokers: number): number =>
  bare.length + Math.max(0, open.length + served.length - flowers - jokers);

/** The held tiles that are not needed once jokers fill the places where they may go. */
export const spareTiles = ({ open, served, flowers, left }: Gaps): readonly number[] => {
  const spare: number[] = [];
  left.forEach((count, kind) => {
    const used = kind === JOKER ? open.length + served.length - flowers : 0;
    for (let one = used; one < count; one++) spare.push(kind);
  });
  return spare;
};

/** What a goal says of the tiles it lacks and leaves over. */
export const goalTiles = (
  needs: readonly Need[],
  held: ArrayLike<number>,
): Pick<Goal<unknown>, 'bare' | 'open' | 'flowersServe' | 'spare' | 'lackOf'> => {
  const gaps = gapsOf(needs, held);
  const { bare, open, served, flowers } = gaps;
  return {
    bare,
    open: open.concat(served.slice(flowers)),
    flowersServe: served.length > 0 ? { open, served, flowers } : undefined,
    spare: () => spareTiles(gaps),
    lackOf: (tiles) => gapsOf(needs, tiles),
  };
};
