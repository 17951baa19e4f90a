import type { TileSet } from '../../../hands/tile-set';
import { TILES, type Tile } from '../../../tiles/tile';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import { HAND_SIZE } from '../tiles';
import { type FreeFormRack, KINDS, LARGEST } from './rack';
import { FREE_FORM_KINDS, type FreeFormKind, type FreeFormLayout } from './vocabulary';

/*
 * The layouts of winning hands within some exchanges of a rack. Every kind of tile costs by itself: the
 * tiles that its pairs lack, and the places of its larger groups that jokers may fill. The least of
 * both that the kinds from one on can reach is worked out first, so only layouts near enough are made.
 */

/** The sizes of the groups of one kind, the larger first, and how many tiles they have, in pairs and in all. */
export interface Sizes {
  readonly sizes: readonly number[];
  readonly tiles: number;
  readonly inPairs: number;
}

/** What is to be laid out, and how many tiles there are. */
export interface LayoutTask {
  readonly rack: FreeFormRack;
  /** How many tiles the layouts have. */
  readonly tiles: number;
  /** How many naturals of each kind there can be in them. */
  readonly copies: readonly number[];
  /** How many jokers there can be in them; flowers that may serve as such are counted, those laid as flowers among them. */
  readonly jokers: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const times = <T>(one: T, count: number): readonly T[] =>
  Array.from({ length: Math.max(0, count) }, () => one);

/** All sizes that groups of one kind can have together, in order: the larger first, the longer list before its start. */
const makeSizes = (tiles: number, most: number): readonly (readonly number[])[] => {
  const lists: (readonly number[])[] = [];
  for (let size = Math.min(most, tiles); size > 1; size--)
    for (const rest of makeSizes(tiles - size, size)) lists.push([size, ...rest]);
  return [...lists, []];
};

let known: readonly Sizes[] | undefined;
const allSizes = (): readonly Sizes[] => {
  known ??= makeSizes(HAND_SIZE, LARGEST)
    .filter(({ length }) => length > 0)
    .map((sizes) => ({ sizes, tiles: sum(sizes), inPairs: sum(sizes.filter((size) => size === 2)) }));
  return known;
};

/** What groups of one kind lack if so many tiles of it are held: tiles of pairs, which no joker can be, and other places. */
const lackOf = (
  held: number,
  { tiles, inPairs }: Sizes,
): { readonly pairs: number; readonly places: number } => ({
  pairs: Math.max(0, inPairs - held),
  places: tiles - Math.max(Math.min(held, tiles), inPairs),
});

const NEVER = 99;

/** The least number of places lacking, by the first kind, the tiles to lay out and the tiles that pairs may lack. */
const leastPlaces = (
  { rack, tiles, copies }: LayoutTask,
  sizesOf: readonly (readonly Sizes[])[],
): readonly (readonly (readonly number[])[])[] => {
  const row = (value: number): number[] => Array.from({ length: tiles + 1 }, () => value);
  const least = [Array.from({ length: tiles + 1 }, (_, left) => row(left === 0 ? 0 : NEVER))];
  for (let kind = copies.length - 1; kind >= 0; kind--) {
    const next = least[0] as number[][];
    const own = next.map((places) => [...places]);
    // Of sizes with as many tiles, in pairs and in all, one is enough: they cost the same.
    const different = new Map((sizesOf[kind] ?? []).map((one) => [one.tiles * HAND_SIZE + one.inPairs, one]));
    for (const sizes of different.values()) {
      const lack = lackOf(rack.counts[kind] ?? 0, sizes);
      for (let left = sizes.tiles; left <= tiles; left++) {
        const places = own[left] as number[];
        const after = next[left - sizes.tiles] as number[];
        for (let pairs = lack.pairs; pairs <= tiles; pairs++)
          places[pairs] = Math.min(
            places[pairs] ?? NEVER,
            (after[pairs - lack.pairs] ?? NEVER) + lack.places,
          );
      }
    }
    least.unshift(own);
  }
  return least;
};

/** A layout, or as much of it as is made: its groups by kind, what is to come, what it lacks. */
export interface Draft {
  readonly groups: readonly (readonly [kind: number, sizes: Sizes])[];
  /** How many tiles are to come. */
  readonly left: number;
  readonly pairs: number;
  readonly places: number;
  /** How many jokers there are for the places, flowers that serve as such among them. */
  readonly jokers: number;
  /** How many more tiles there can be beyond the naturals of their kinds. */
  readonly spare: number;
}

/** How many tiles a layout lacks. */
export const lacking = ({ pairs, places, jokers }: Draft): number => pairs + Math.max(0, places - jokers);

const beyond = ({ copies }: LayoutTask, kind: number, { tiles }: Sizes): number =>
  Math.max(0, tiles - (copies[kind] ?? 0));

/** The draft with more groups of one kind, whatever they lack. */
const withGroups = (draft: Draft, kind: number, sizes: Sizes, task: LayoutTask): Draft => {
  const held = task.rack.counts[kind] ?? 0;
  const { pairs, places } = lackOf(held, sizes);
  // A flower that is laid as a flower serves as no joker.
  const mayServe = kind === FLOWER && task.rack.flowersAsJokers;
  return {
    groups: [...draft.groups, [kind, sizes]],
    left: draft.left - sizes.tiles,
    pairs: draft.pairs + pairs,
    places: draft.places + places,
    jokers: draft.jokers - (mayServe ? Math.min(held, sizes.tiles) : 0),
    spare: draft.spare - (mayServe ? sizes.tiles : beyond(task, kind, sizes)),
  };
};

/**
 * Makes the search for layouts of a task: asked for a distance, it gives one by one all layouts for
 * which at most so many tiles must be exchanged, in rack order with the larger groups first.
 */
export const layoutSearch = (task: LayoutTask): ((distance: number) => Generator<Draft>) => {
  const { rack, tiles } = task;
  const sizesOf = task.copies.map((most) =>
    allSizes().filter((one) => one.inPairs <= most && one.tiles <= most + task.jokers && one.tiles <= tiles),
  );
  const least = leastPlaces(task, sizesOf);
  /** Whether the kinds from one on can complete a draft within the distance. */
  const isNear = ({ left, pairs, places, jokers }: Draft, kind: number, distance: number): boolean =>
    (least[kind]?.[left] ?? []).some(
      (more, lacking) => pairs + lacking + Math.max(0, places + more - jokers) <= distance,
    );
  function* goOn(start: number, draft: Draft, distance: number): Generator<Draft> {
    if (draft.left === 0) yield draft;
    for (let kind = start; kind < sizesOf.length && draft.left > 0; kind++)
      for (const sizes of sizesOf[kind] ?? []) {
        if (sizes.tiles > draft.left) continue;
        const after = withGroups(draft, kind, sizes, task);
        if (after.spare >= 0 && isNear(after, kind + 1, distance)) yield* goOn(kind + 1, after, distance);
      }
  }
  const jokers = rack.jokers + (rack.flowersAsJokers ? (rack.counts[FLOWER] ?? 0) : 0);
  const start: Draft = { groups: [], left: tiles, pairs: 0, places: 0, jokers, spare: task.jokers };
  return (distance) => goOn(0, start, distance);
};

/**
 * Every winning hand by its groups, jokers aside, one by one: any pairs, pungs, kongs, quints and
 * sextets of 14 tiles for which the naturals and the jokers of the game suffice (TG-1, TG-7).
 */
export function* listLayouts({ byIndex }: TileSet): Generator<FreeFormLayout> {
  const rack = { counts: times(0, KINDS), jokers: 0, flowersAsJokers: false, exposed: [], shown: [] };
  const copies = byIndex.slice(FLOWER, KINDS);
  const search = layoutSearch({ rack, tiles: HAND_SIZE, copies, jokers: byIndex[JOKER] ?? 0 });
  for (const { groups } of search(HAND_SIZE))
    yield { groups: groups.flatMap(([kind, { sizes }]) => sizes.map((size) => layoutGroup({ kind, size }))) };
}

/** A group of a layout by its kind, as a place in `TILES`, and its size. */
export interface KindGroup {
  /** The kind as a place in `TILES`. */
  readonly kind: number;
  /** How many tiles it has. */
  readonly size: number;
}

/** A group of a layout in words. */
export const layoutGroup = ({ kind, size }: KindGroup): FreeFormLayout['groups'][number] => ({
  tile: TILES[kind] as Tile,
  kind: FREE_FORM_KINDS[size] as FreeFormKind,
  size,
});

/** A layout near a hand, with what is to be exchanged for it. */
export interface NearLayout {
  /** The groups, concealed and exposed, in order. */
  readonly groups: readonly KindGroup[];
  /** The tiles missing, in rack order, as places in `TILES`. */
  readonly missing: readonly number[];
  /** The tiles that are too many, in rack order. */
  readonly tooMany: readonly number[];
}

/** What is missing of a layout and too many of the rack; jokers fill first what only they can fill. */
const exchangeFor = ({ groups, jokers }: Draft, task: LayoutTask): Omit<NearLayout, 'groups'> => {
  const { rack } = task;
  const only = sum(groups.map(([kind, sizes]) => beyond(task, kind, sizes)));
  let free = Math.max(0, jokers - only);
  const missing = groups.flatMap(([kind, sizes]) => {
    const { pairs, places } = lackOf(rack.counts[kind] ?? 0, sizes);
    const lacking = places - beyond(task, kind, sizes);
    const filled = Math.min(free, lacking);
    free -= filled;
    return times(kind, pairs + lacking - filled);
  });
  // Jokers that are left over are too many, and before them the flowers that could have served as such.
  const laid = new Map(groups.map(([kind, { tiles }]) => [kind, tiles]));
  const extra = rack.counts.flatMap((count, kind) =>
    kind === FLOWER && rack.flowersAsJokers ? [] : times(kind, count - (laid.get(kind) ?? 0)),
  );
  const flowers = Math.min(free, jokers - rack.jokers);
  return {
    missing: [...missing, ...times(JOKER, only - jokers)],
    tooMany: [...times(FLOWER, flowers), ...extra, ...times(JOKER, free - flowers)],
  };
};

/** What is to be laid out beside the exposures of a rack. */
export const taskOf = (rack: FreeFormRack, { byIndex }: TileSet): LayoutTask => {
  const left = [...byIndex];
  for (const kind of rack.shown) left[kind] = (left[kind] ?? 0) - 1;
  const [flowers = 0, jokers = 0] = [left[FLOWER], left[JOKER]];
  return {
    rack,
    tiles: HAND_SIZE - rack.shown.length,
    copies: left.slice(FLOWER, KINDS),
    jokers: rack.flowersAsJokers ? jokers + flowers : jokers,
  };
};

/** The groups of a layout, with the exposures, in order. */
export const groupsOf = (
  { groups }: Pick<Draft, 'groups'>,
  { exposed }: FreeFormRack,
): readonly KindGroup[] => {
  const own = groups.flatMap(([kind, { sizes }]) => sizes.map((size) => ({ kind, size })));
  return [...own, ...exposed].sort((one, other) => one.kind - other.kind || other.size - one.size);
};

/** How many near layouts are listed. */
const LISTED = 3;

/** The first three of the layouts for which the fewest tiles of a hand must be exchanged. */
export const nearestLayouts = (rack: FreeFormRack, tileSet: TileSet): readonly NearLayout[] => {
  const task = taskOf(rack, tileSet);
  const search = layoutSearch(task);
  for (let distance = 0; distance <= HAND_SIZE; distance++) {
    const near: NearLayout[] = [];
    for (const found of search(distance)) {
      near.push({ groups: groupsOf(found, rack), ...exchangeFor(found, task) });
      if (near.length === LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};
