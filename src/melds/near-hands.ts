import { TILES, type Tile } from '../tiles/tile';
import {
  type CostedKind,
  type CostedPart,
  type Costs,
  costAt,
  costedParts,
  NEVER,
  type Supply,
  together,
} from './least-cost';
import { addUp, sizesOf } from './part-steps';
import { alike, type Part } from './set-shape';

/*
 * The hands that lack few of the tiles held. Each part is gone through kind by kind, with all the ways at once that its
 * tiles so far can be arranged; what the rest costs at least says which of them can still come to something.
 */

/** Tiles of one part in whole sets. */
export interface PartHand {
  /** The tiles as places in `TILES`, in rack order. */
  readonly kinds: readonly number[];
  /** Their size. */
  readonly made: number;
  /** How many of them are missing. */
  readonly lack: number;
}

/** By size, the most that may be missing; less than nothing where no hand is wanted. */
export type Bounds = readonly number[];

/**
 * By size, what the hands of a part may lack so that the whole, to be of a size, lacks no more than so much. `rest` is
 * what the other parts cost.
 */
export const boundsBeside = (part: Part, rest: Costs, size: number, most: number): Bounds =>
  Array.from({ length: sizesOf(part) }, (_, made) =>
    made <= size && addUp(part, made, size - made) ? most - costAt(rest, size - made) : -1,
  );

/** The hands of a part within the bounds, none twice: those with more of the first kind in which two differ first. */
export function* partHands({ part, kinds }: CostedPart, bounds: Bounds): Generator<PartHand> {
  const sizes = sizesOf(part);
  const isWithin = (after: Costs, state: number, made: number, lack: number): boolean => {
    for (let rest = 0; made + rest < sizes; rest++) {
      const least = lack + costAt(after, state * sizes + rest);
      if (least <= (bounds[made + rest] ?? -1) && addUp(part, made, rest)) return true;
    }
    return false;
  };
  /** The ways, each `sizes × state + made`, after so many tiles of a kind. */
  const waysAfter = (here: CostedKind, ways: Iterable<number>, count: number, lack: number): Set<number> => {
    const after = new Set<number>();
    for (const way of lack < NEVER ? ways : []) {
      const before = way % sizes;
      for (const step of here.states[(way - before) / sizes] ?? []) {
        const made = before + step.made;
        const isNext = step.count === count && addUp(part, before, step.made);
        if (isNext && isWithin(here.after, step.state, made, lack)) after.add(sizes * step.state + made);
      }
    }
    return after;
  };
  function* from(
    place: number,
    ways: Iterable<number>,
    lack: number,
    tiles: readonly number[],
  ): Generator<PartHand> {
    const here = kinds[place];
    if (here === undefined) {
      for (const made of ways) yield { kinds: tiles, made, lack };
      return;
    }
    for (let count = part.copies; count >= 0; count--) {
      const sum = lack + here.lackOf(count);
      const after = waysAfter(here, ways, count, sum);
      if (after.size > 0) yield* from(place + 1, after, sum, [...tiles, ...alike(here.kind, count)]);
    }
  }
  yield* from(0, [0], 0, []);
}

/** A whole hand: the hands of its parts. */
export type WholeParts = readonly PartHand[];

/** Gives the hands of a part, in order, where so much is left to be made and may still be missing. */
export type Choose<P> = (part: P, size: number, lack: number) => Iterable<PartHand>;

/** Puts whole hands of these parts together that are of a size and lack exactly so much. */
export function* combine<P>(
  [part, second, ...others]: readonly P[],
  size: number,
  lack: number,
  choose: Choose<P>,
  before: WholeParts = [],
): Generator<WholeParts> {
  if (part === undefined) return;
  for (const hand of choose(part, size, lack)) {
    const [left, missing] = [size - hand.made, lack - hand.lack];
    if (second === undefined) yield [hand];
    else if (others.length > 0) yield* combine([second, ...others], left, missing, choose, [...before, hand]);
    // There are millions: the last two parts are gone through here, not in a generator within this one.
    else
      for (const last of choose(second, left, missing))
        if (last.made === left && last.lack === missing) yield [...before, hand, last];
  }
}

/** The tiles of a whole hand, part by part. */
export const tilesOf = (hand: WholeParts): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (const { kinds } of hand) for (const kind of kinds) tiles.push(TILES[kind] as Tile);
  return tiles;
};

/** A list that is made once, as far as somebody goes through it. */
interface KeptList {
  readonly known: PartHand[];
  rest: Iterator<PartHand> | undefined;
}

function* goThrough(list: KeptList): Generator<PartHand> {
  yield* list.known;
  for (let next = list.rest?.next(); next !== undefined && next.done !== true; next = list.rest?.next()) {
    list.known.push(next.value);
    yield next.value;
  }
  list.rest = undefined;
}

/** Remembers the hands that were chosen of each part. */
export const keptChoices = <P>(
  make: (part: P, size: number, lack: number) => Iterator<PartHand>,
): Choose<P> => {
  const lists = new Map<P, Map<number, KeptList>>();
  return (part, size, lack) => {
    const own = lists.get(part) ?? new Map<number, KeptList>();
    lists.set(part, own);
    const list = own.get(size * NEVER + lack) ?? { known: [], rest: make(part, size, lack) };
    own.set(size * NEVER + lack, list);
    return list.rest === undefined ? list.known : goThrough(list);
  };
};

/** The hands of a size with the fewest tiles missing. */
export interface NearestHands {
  /** How many are missing; NEVER or more if there is no such hand. */
  readonly missing: number;
  /** The hands, in order. */
  readonly hands: Iterable<WholeParts>;
}

/**
 * The hands of a size that are nearest to a supply. Those with more of the first tile in which two differ come first;
 * or, `bySize`, those of which an earlier part is larger.
 */
export const nearestHands = (
  parts: readonly Part[],
  supply: Supply,
  size: number,
  bySize: boolean,
): NearestHands => {
  const costed = costedParts(parts, supply);
  const [first] = costed;
  const missing = first === undefined ? NEVER : costAt(together(first.part, first.costs, first.rest), size);
  function* handsOf(one: CostedPart, left: number, lack: number): Generator<PartHand> {
    const all = boundsBeside(one.part, one.rest, left, lack);
    if (!bySize) yield* partHands(one, all);
    for (let own = bySize ? left : -1; own >= 0; own--) {
      const bounds = all.map((most, made) => (made === own ? most : -1));
      if (bounds.some((most) => most >= 0)) yield* partHands(one, bounds);
    }
  }
  return { missing, hands: missing < NEVER ? combine(costed, size, missing, keptChoices(handsOf)) : [] };
};
