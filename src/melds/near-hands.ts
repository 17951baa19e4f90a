import type { CheckedHand } from '../hands/check-hand';
import type { WholeHand } from '../hands/hand';
import type { TileSet } from '../hands/tile-set';
import { withDrawn } from '../hands/with-drawn';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import {
  type CostedPart,
  type Costs,
  costAt,
  costedParts,
  leastMissing,
  NEVER,
  type Supply,
} from './least-cost';
import { addUp, partSteps, sizesOf } from './part-steps';
import { alike, type Counts, countOf, countsOf, type Part, tilesAt } from './set-shape';

/*
 * The winning hands with few tiles missing. Each part is searched kind by kind, following all arrangements of its tiles
 * so far at once; the least cost of the rest shows which of them can still succeed.
 */

/** How many of each tile are in melds or laid aside, by index in `TILES`. */
export const shownCounts = ({ melds, flowers }: WholeHand): Uint8Array =>
  countsOf([...melds.flatMap(({ tiles }) => tiles), ...flowers].map(tileIndex));

/**
 * The concealed tiles of a hand with any drawn ones, and how many of each there can be besides those shown: all others,
 * or only the unseen ones if given.
 */
export const supplyOf = (
  hand: CheckedHand,
  { byIndex }: TileSet,
  drawn?: Counts,
  unseen?: Counts,
): Supply => {
  const own = unseen && withDrawn(hand.counts, unseen);
  const most = shownCounts(hand).map((count, kind) => {
    const copies = Math.max(0, (byIndex[kind] ?? 0) - count);
    return Math.min(copies, own?.[kind] ?? copies);
  });
  return { held: withDrawn(hand.counts, drawn), most };
};

/** Tiles of one part that form whole sets. */
interface PartHand {
  /** The tiles as places in `TILES`, in rack order. */
  readonly kinds: readonly number[];
  /** Those of them that are missing. */
  readonly missing: readonly number[];
  /** Their size. */
  readonly made: number;
}

/** By size, the most tiles that may be missing; negative where no hand is wanted. */
type Bounds = readonly number[];

/**
 * By size, how many tiles may be missing from a part so that at most `most` are missing from a whole hand of `size`.
 * `rest` is the cost of the other parts.
 */
const boundsBeside = (part: Part, rest: Costs, size: number, most: number): Bounds =>
  Array.from({ length: sizesOf(part) }, (_, made) =>
    made <= size && addUp(part, made, size - made) ? most - costAt(rest, size - made) : -1,
  );

/** The hands of a part within bounds, each once; of two, the one with more of the first kind in which they differ comes first. */
function* partHands({ part, supply, along }: CostedPart, bounds: Bounds): Generator<PartHand> {
  const sizes = sizesOf(part);
  const steps = partSteps(part);
  const isWithin = (place: number, state: number, made: number, lack: number): boolean => {
    const costs = along[place] ?? [];
    for (let rest = 0; made + rest < sizes; rest++) {
      const least = lack + (costs[state * sizes + rest] ?? NEVER);
      if (least <= (bounds[made + rest] ?? -1) && addUp(part, made, rest)) return true;
    }
    return false;
  };
  /** The ways, each `sizes × state + made`, after `count` tiles of a kind. */
  const waysAfter = (place: number, ways: Iterable<number>, count: number, lack: number): Set<number> => {
    const after = new Set<number>();
    for (const way of lack < NEVER ? ways : []) {
      const before = way % sizes;
      for (const step of steps[place]?.[(way - before) / sizes]?.[count] ?? []) {
        const made = before + step.made;
        const isNext = addUp(part, before, step.made) && isWithin(place + 1, step.state, made, lack);
        if (isNext) after.add(sizes * step.state + made);
      }
    }
    return after;
  };
  function* from(
    place: number,
    ways: Iterable<number>,
    kinds: readonly number[],
    missing: readonly number[],
  ): Generator<PartHand> {
    const kind = part.kinds[place];
    if (kind === undefined) {
      for (const made of ways) yield { kinds, missing, made };
      return;
    }
    const held = countOf(supply.held, kind);
    for (let count = Math.min(part.copies, countOf(supply.most, kind)); count >= 0; count--) {
      const after = waysAfter(place, ways, count, missing.length + Math.max(0, count - held));
      if (after.size > 0)
        yield* from(place + 1, after, withAlike(kinds, kind, count), withAlike(missing, kind, count - held));
    }
  }
  yield* from(0, [0], [], []);
}

/** How many hands of a size can be made from a supply; what one part makes does not depend on the others. */
const countHands = (parts: readonly Part[], supply: Supply, size: number): number => {
  let bySize: readonly number[] = [1];
  for (const costed of costedParts(parts, supply)) {
    const before = bySize;
    const nothingMissing = Array.from({ length: sizesOf(costed.part) }, () => 0);
    const hands = [...partHands(costed, nothingMissing)];
    bySize = nothingMissing.map((_, whole) =>
      hands
        .filter(({ made }) => made <= whole && addUp(costed.part, made, whole - made))
        .reduce((count, { made }) => count + (before[whole - made] ?? 0), 0),
    );
  }
  return bySize[size] ?? 0;
};

/** A list with `count` more of a kind at its end. */
const withAlike = (kinds: readonly number[], kind: number, count: number): readonly number[] =>
  count > 0 ? kinds.concat(alike(kind, count)) : kinds;

export type WholeParts = readonly PartHand[];

/** Lets an iterator’s items be read any number of times; each is made once, when first reached. */
const kept = <T>(source: Iterator<T>): (() => Iterable<T>) => {
  const known: T[] = [];
  let isWhole = false;
  function* goThrough(): Generator<T> {
    for (let at = 0; ; at++) {
      if (at === known.length) {
        const next = source.next();
        isWhole = next.done === true;
        if (next.done === true) return;
        known.push(next.value);
      }
      yield known[at] as T;
    }
  }
  return () => (isWhole ? known : goThrough());
};

/**
 * Which of two hands comes first: the one with more of the first tile in which they differ; the one whose earlier part
 * is larger; or the one whose earlier part is smaller or, if equal, has fewer tiles missing.
 */
export type HandOrder = 'byTiles' | 'largerFirst' | 'smallerFirst';

/** The hands of a part, in order, with `left` still to be made and at most `lack` tiles missing. */
function* handsInOrder(one: CostedPart, left: number, lack: number, order: HandOrder): Generator<PartHand> {
  const all = boundsBeside(one.part, one.rest, left, lack);
  if (order === 'byTiles') yield* partHands(one, all);
  if (order === 'smallerFirst')
    yield* [...partHands(one, all)].sort(
      (hand, other) => hand.made - other.made || hand.missing.length - other.missing.length,
    );
  for (let own = order === 'largerFirst' ? left : -1; own >= 0; own--) {
    const bounds = all.map((most, made) => (made === own ? most : -1));
    if (bounds.some((most) => most >= 0)) yield* partHands(one, bounds);
  }
}

/** Combines these parts into whole hands of a size with exactly `lack` tiles missing. */
const wholeHands = (
  parts: readonly CostedPart[],
  size: number,
  lack: number,
  order: HandOrder,
): Generator<WholeParts> => {
  const lists = parts.map(() => new Map<number, () => Iterable<PartHand>>());
  const handsOf = (at: number, left: number, most: number): Iterable<PartHand> => {
    const [part, own] = [parts[at], lists[at]];
    if (part === undefined || own === undefined) return [];
    const list = own.get(left * NEVER + most) ?? kept(handsInOrder(part, left, most, order));
    own.set(left * NEVER + most, list);
    return list();
  };
  function* from(at: number, before: WholeParts, made: number, missing: number): Generator<WholeParts> {
    for (const hand of handsOf(at, made, missing)) {
      const [left, most] = [made - hand.made, missing - hand.missing.length];
      if (at + 1 === parts.length) yield [...before, hand];
      else if (at + 2 < parts.length) yield* from(at + 1, [...before, hand], left, most);
      // There are millions, so the last part is a loop here instead of a nested generator.
      else
        for (const last of handsOf(at + 1, left, most))
          if (last.made === left && last.missing.length === most) yield [...before, hand, last];
    }
  }
  return from(0, [], size, lack);
};

/** The tiles of a whole hand, or only the missing ones, part by part, as places in `TILES`. */
export const kindsOf = (hand: WholeParts, which: 'kinds' | 'missing' = 'kinds'): readonly number[] => {
  const kinds: number[] = [];
  for (const part of hand) for (const kind of part[which]) kinds.push(kind);
  return kinds;
};

/** The hands of a size that are near a supply. */
export interface NearestHands {
  /** The fewest tiles missing; Infinity if there is no such hand. */
  readonly missing: number;
  /** The hands with the fewest tiles missing, in order. */
  readonly hands: Iterable<WholeParts>;
  /** The hands with exactly `count` tiles missing, in order. */
  readonly lacking: (count: number) => Iterable<WholeParts>;
}

/** The hands of a size that are nearest to a supply. */
export const nearestHands = (
  parts: readonly Part[],
  supply: Supply,
  size: number,
  order: HandOrder,
): NearestHands => {
  const costed = costedParts(parts, supply);
  const missing = leastMissing(costed, size);
  const lacking = (count: number) => (count < missing ? [] : wholeHands(costed, size, count, order));
  return { missing, hands: Number.isFinite(missing) ? lacking(missing) : [], lacking };
};

/** A winning hand as a list of tiles. */
export interface TilesLayout {
  readonly tiles: readonly Tile[];
}

/** Lists and counts the whole hands of a size that can be made from all the tiles of a game, each once, in order. */
export const layoutsOf = (parts: readonly Part[], { byIndex }: TileSet, size: number, order: HandOrder) => {
  const all = Uint8Array.from(byIndex);
  // Nothing is missing from any hand.
  const supply = { held: all, most: all };
  return {
    *layouts(): Generator<TilesLayout> {
      for (const hand of nearestHands(parts, supply, size, order).hands)
        yield { tiles: tilesAt(kindsOf(hand)) };
    },
    countLayouts: (): number => countHands(parts, supply, size),
  };
};
