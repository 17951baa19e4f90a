import { FLOWER, JOKER } from '../tiles/tile-index';

/*
 * What tiles lack of groups in which jokers may stand: the layouts of Card Free, the variants of a card. A place takes its own tile
 * only, or a joker too, or a joker or a flower. The tiles held stand first where nothing else may, then where no flower may;
 * flowers that are left serve as jokers, and jokers stand for the rest. Distances, nearest layouts, goals, dead hands and the
 * win check by a card all ask this.
 */

/** What may fill a place: its own tile only, jokers too, or jokers and flowers. */
export type Filler = 'own' | 'jokers' | 'flowers';

/** Places of a group for one tile, by its place in `TILES`. */
export interface Place {
  readonly kind: number;
  readonly count: number;
  readonly filler: Filler;
}

/** Something with places. */
interface HasPlaces {
  readonly places: readonly Place[];
}

/** All places for one tile: how many there are of each sort. */
export interface Need extends Record<Filler, number> {
  readonly kind: number;
}

/** What some groups need, tile by tile in the order of the groups. */
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

/** So many jokers count as one natural tile where lacks are ordered: more than can be lacking. */
const NATURAL_WEIGHT = 100;

/** How much tiles lack: 100 for each natural tile, which no joker can stand for, and one for each joker. */
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

/** How many jokers are lacking where so much is. */
export const jokersIn = (lack: number): number => lack % NATURAL_WEIGHT;

/** How many tiles are lacking where so much is. */
export const tilesIn = (lack: number): number => Math.floor(lack / NATURAL_WEIGHT) + jokersIn(lack);

/** Places that their own tiles do not fill, tile by tile, and the tiles that are left. */
export interface Gaps {
  /** Those that no joker may fill. */
  readonly bare: readonly number[];
  /** Those that jokers may fill, but not flowers; printed jokers among them. */
  readonly open: readonly number[];
  /** Those that jokers or flowers may fill. */
  readonly served: readonly number[];
  /** How many flowers that are left fill some of these. */
  readonly flowers: number;
  /** How many of each tile are left, those flowers taken off. */
  readonly left: Uint8Array;
}

/** Puts free tiles of a kind into places and lists the empty ones; gives how many tiles are free then. */
const fillPlaces = (kind: number, places: number, free: number, empty: number[]): number => {
  for (let place = free; place < places; place++) empty.push(kind);
  return Math.max(0, free - places);
};

/** What `lackOf` adds up, as lists. */
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

/** How many tiles are missing when so many jokers stand where they may. */
export const missingCount = ({ bare, open, served, flowers }: Gaps, jokers: number): number =>
  bare.length + Math.max(0, open.length + served.length - flowers - jokers);

/** The held tiles that nothing is needed for, once jokers stand where they may. */
export const spareTiles = ({ open, served, flowers, left }: Gaps): readonly number[] => {
  const spare: number[] = [];
  left.forEach((count, kind) => {
    const used = kind === JOKER ? open.length + served.length - flowers : 0;
    for (let one = used; one < count; one++) spare.push(kind);
  });
  return spare;
};
