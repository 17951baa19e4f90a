import { TILES, type Tile } from '../tiles/tile';
import { type Costs, costOf, costsAtEnd, leastCosts, NEVER, type Supply, together } from './least-cost';
import { addUp, partSteps, sizesOf } from './part-steps';
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

/** A part with what it lacks of a supply. */
export interface CostedPart {
  readonly part: Part;
  readonly supply: Supply;
  /** By kind, what the tiles from there on lack at least. */
  readonly costs: readonly Costs[];
}

/** A part with what it lacks of a supply. */
export const costedPart = (part: Part, supply: Supply): CostedPart => ({
  part,
  supply,
  costs: leastCosts(part, supply),
});

/** The hands of a part within the bounds, none twice: those with more of the first kind in which two differ first. */
export function* partHands({ part, supply, costs }: CostedPart, bounds: Bounds): Generator<PartHand> {
  const steps = partSteps(part);
  const sizes = sizesOf(part);
  const isWithin = (place: number, state: number, made: number, lack: number): boolean => {
    for (let rest = 0; made + rest < sizes; rest++) {
      const least = lack + costs[place]![state * sizes + rest]!;
      if (least <= bounds[made + rest]! && addUp(part, made, rest)) return true;
    }
    return false;
  };
  /** The ways, as `sizes × state + made`, after so many tiles of a kind. */
  const waysAfter = (place: number, ways: Iterable<number>, count: number, lack: number): Set<number> => {
    const after = new Set<number>();
    for (const way of ways) {
      const before = way % sizes;
      for (const step of steps[place]![(way - before) / sizes]!) {
        const made = before + step.made;
        if (step.count !== count || made >= sizes || !addUp(part, before, step.made)) continue;
        if (isWithin(place + 1, step.state, made, lack)) after.add(sizes * step.state + made);
      }
    }
    return after;
  };
  function* from(
    place: number,
    ways: Iterable<number>,
    lack: number,
    kinds: readonly number[],
  ): Generator<PartHand> {
    const kind = part.kinds[place];
    if (kind === undefined) {
      for (const made of ways) yield { kinds, made, lack };
      return;
    }
    for (let count = part.copies; count >= 0; count--) {
      const sum = lack + costOf(supply, kind, count);
      const after = sum < NEVER ? waysAfter(place, ways, count, sum) : undefined;
      if (after !== undefined && after.size > 0)
        yield* from(place + 1, after, sum, [...kinds, ...alike(kind, count)]);
    }
  }
  yield* from(0, [0], 0, []);
}

/** A whole hand: the hands of its parts. */
export type WholeParts = readonly PartHand[];

/** By place, the least costs of the parts from there on, all parts being of one game. */
export const costsFrom = (parts: readonly CostedPart[]): readonly Costs[] => {
  const [first] = parts;
  if (first === undefined) return [];
  const least = [costsAtEnd(first.part)];
  for (const { part, costs } of [...parts].reverse()) least.unshift(together(part, costs[0]!, least[0]!));
  return least;
};

/**
 * By size, what the hands of a part may lack so that the whole, to be of a size, lacks no more than so much. `rest` is
 * what the other parts cost.
 */
export const boundsBeside = (part: Part, rest: Costs, size: number, most: number): Bounds =>
  Array.from({ length: sizesOf(part) }, (_, made) =>
    made <= size && addUp(part, made, size - made) ? most - rest[size - made]! : -1,
  );

/** Gives the hands of the part at a place, in order, where so much is left to be made and may still be missing. */
export type Choose = (at: number, size: number, lack: number) => Iterable<PartHand>;

/** Puts whole hands of so many parts together that are of a size and lack exactly so much. */
export function* combine(
  length: number,
  size: number,
  lack: number,
  choose: Choose,
  before: WholeParts = [],
): Generator<WholeParts> {
  const at = before.length;
  for (const hand of choose(at, size, lack)) {
    const [left, missing] = [size - hand.made, lack - hand.lack];
    if (at + 2 < length) yield* combine(length, left, missing, choose, [...before, hand]);
    else if (at + 1 === length) yield [hand];
    // There are millions: the last two parts are gone through here, not in a generator within this one.
    else
      for (const last of choose(at + 1, left, missing))
        if (last.made === left && last.lack === missing) yield [...before, hand, last];
  }
}

/** The tiles of a whole hand, part by part. */
export const tilesOf = (hand: WholeParts): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (const { kinds } of hand) for (const kind of kinds) tiles.push(TILES[kind]!);
  return tiles;
};

/** The hands of a size with the fewest tiles missing. */
export interface NearestHands {
  /** How many are missing; NEVER or more if there is no such hand. */
  readonly missing: number;
  /** The hands, in order. */
  readonly hands: Iterable<WholeParts>;
}

/** Lists that are made once, as far as somebody goes through them. */
const keptLists = <T>(): ((key: number, make: () => Iterator<T>) => Iterable<T>) => {
  const lists = new Map<number, { readonly known: T[]; rest: Iterator<T> | undefined }>();
  function* goThrough(list: { readonly known: T[]; rest: Iterator<T> | undefined }): Generator<T> {
    for (let at = 0; ; at++) {
      if (at === list.known.length) {
        const next = list.rest?.next();
        if (next === undefined || next.done === true) break;
        list.known.push(next.value);
      }
      yield list.known[at]!;
    }
    list.rest = undefined;
  }
  return (key, make) => {
    const list = lists.get(key) ?? { known: [], rest: make() };
    lists.set(key, list);
    return list.rest === undefined ? list.known : goThrough(list);
  };
};

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
  const costed = parts.map((part) => costedPart(part, supply));
  const least = costsFrom(costed);
  const missing = least[0]?.[size] ?? NEVER;
  const kept = keptLists<PartHand>();
  function* handsAt(at: number, left: number, lack: number): Generator<PartHand> {
    const { part } = costed[at]!;
    const all = boundsBeside(part, least[at + 1]!, left, lack);
    if (!bySize) yield* partHands(costed[at]!, all);
    for (let one = bySize ? left : -1; one >= 0; one--) {
      if (all[one]! >= 0)
        yield* partHands(
          costed[at]!,
          all.map((most, made) => (made === one ? most : -1)),
        );
    }
  }
  const choose = (at: number, left: number, lack: number): Iterable<PartHand> =>
    kept((16 * at + left) * NEVER + lack, () => handsAt(at, left, lack));
  return { missing, hands: missing < NEVER ? combine(parts.length, size, missing, choose) : [] };
};
