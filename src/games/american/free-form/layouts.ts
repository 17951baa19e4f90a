import { keptIn } from '../../../core/first-use';
import type { TileSet } from '../../../hands/tile-set';
import type { Need } from '../../../jokers/missing';
import { TILES, type Tile } from '../../../tiles/tile';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import { HAND_SIZE } from '../tiles';
import { leastAmong } from './least';
import { type FreeFormRack, KINDS, LARGEST, type LayoutTask } from './rack';
import { allSizes, grownSizes, type Sizes, sizesBeside, sum } from './sizes';
import { FREE_FORM_KINDS, type FreeFormKind, type FreeFormLayout } from './vocabulary';

/*
 * Finds the winning layouts within a few exchanges of a rack. Each kind of tile has its own cost: the tiles its
 * pairs lack, and the places in its larger groups that jokers may fill. The lowest cost of the remaining kinds is
 * computed first, so only layouts that are near enough are made.
 */

/** More than any number of tiles or jokers. */
const RADIX = 32;

const times = <T>(one: T, count: number): readonly T[] =>
  Array.from({ length: Math.max(0, count) }, () => one);

const NO_ROOM: LayoutTask['room'] = /* @__PURE__ */ new Map();

const sizesOf = ({ exposed }: FreeFormRack, kind: number): readonly number[] =>
  exposed.filter((one) => one.kind === kind).map(({ size }) => size);

/** A layout in the making: its groups by kind, how many tiles are still to come, and what it lacks so far. */
export interface Draft extends Pick<Choice, 'pairs' | 'places' | 'jokers' | 'spare'> {
  readonly groups: readonly KindChoice[];
  readonly left: number;
}

export const lacking = ({ pairs, places, jokers }: Draft): number => pairs + Math.max(0, places - jokers);

/** How many tiles of a kind exceed the naturals available. */
const beyond = (copies: number, { tiles }: Sizes): number => Math.max(0, tiles - copies);

/** Groups of one kind, with what they cost the layout. */
interface Choice extends Sizes {
  /** How many tiles its pairs lack, which no joker can replace. */
  readonly pairs: number;
  /** How many tiles the larger groups lack. */
  readonly places: number;
  /** How many jokers can fill places, flowers that serve as jokers included. */
  readonly jokers: number;
  /** How many more tiles it can have beyond the naturals of their kinds. */
  readonly spare: number;
}

/** The groups of one kind that miss at most `most` tiles, counting those jokers replace. */
const choicesOf = (
  all: readonly Sizes[],
  held: number,
  copies: number,
  mayServe: boolean,
  most: number,
): readonly Choice[] =>
  all
    .filter(({ tiles, inPairs }) => tiles - held <= most && inPairs <= copies)
    .map((sizes) => ({
      ...sizes,
      pairs: Math.max(0, sizes.inPairs - held),
      places: sizes.tiles - Math.max(Math.min(held, sizes.tiles), sizes.inPairs),
      jokers: mayServe ? Math.min(held, sizes.tiles) : 0,
      spare: mayServe ? sizes.tiles : beyond(copies, sizes),
    }));

/** The groups of one kind in a layout; `kind` is its index in `TILES`. */
interface KindChoice extends Choice {
  readonly kind: number;
}

/** The tiles that the groups of one kind need. */
export const needOf = (
  { kind, tiles, inPairs: own }: KindChoice,
  { flowersAsJokers }: FreeFormRack,
): Need => {
  const flowers = flowersAsJokers && kind !== FLOWER ? tiles - own : 0;
  return { kind, own, jokers: tiles - own - flowers, flowers };
};

/** The jokers of a rack that can fill places, flowers that serve as jokers included. */
const jokersOn = ({ counts, jokers, flowersAsJokers }: FreeFormRack): number =>
  jokers + (flowersAsJokers ? (counts[FLOWER] ?? 0) : 0);

/**
 * The groups of each kind that layouts of a distance may have: most cost too much whatever the other kinds are.
 * Computed once for all kinds with the same number held and left, unless their exposures grow.
 */
const choicesByKind = (task: LayoutTask, distance: number): readonly (readonly Choice[])[] => {
  const { rack, copies, tiles, room } = task;
  const jokers = jokersOn(rack);
  const known = new Map<number, readonly Choice[]>();
  const nearOnes = (kind: number, held: number, left: number, mayServe: boolean): readonly Choice[] => {
    const all = room.has(kind) ? sizesBeside(sizesOf(rack, kind).join()) : allSizes();
    const leastOfOthers = leastAmong(task, (other) => other !== kind);
    return choicesOf(all, held, left, mayServe, jokers + distance).filter((choice) => {
      const free = jokers - choice.jokers - choice.places;
      return choice.pairs + leastOfOthers(tiles - choice.tiles, free) <= distance;
    });
  };
  return copies.map((left, kind) => {
    const held = rack.counts[kind] ?? 0;
    // A flower used as a flower cannot serve as a joker.
    const mayServe = kind === FLOWER && rack.flowersAsJokers;
    const key = room.has(kind) ? -1 - kind : (held * RADIX + left) * 2 + Number(mayServe);
    return keptIn(known, key, () => nearOnes(kind, held, left, mayServe));
  });
};

/**
 * Makes the search for the layouts of a task: given a distance, it yields every layout that needs at most that many
 * exchanges, in rack order with the larger groups first.
 */
export const layoutSearch = (task: LayoutTask): ((distance: number) => Generator<Draft>) => {
  const { rack, tiles } = task;
  const known = new Map<number, number>();
  /** The fewest tiles that the kinds from `kind` on lack, with `left` tiles to come and this many jokers left. */
  const leastFrom = (kind: number, left: number, jokers: number): number => {
    const free = Math.max(0, jokers);
    if (left === 0 || kind === KINDS) return left === 0 ? free - jokers : Infinity;
    const key = (kind * RADIX + left) * RADIX + free;
    const found = keptIn(known, key, () => leastAmong(task, (other) => other >= kind)(left, free));
    return found + free - jokers;
  };
  const start = { groups: [], left: tiles, pairs: 0, places: 0, jokers: jokersOn(rack), spare: task.jokers };
  /** The draft with groups of one more kind; undefined if that is too far from the hand. */
  const withGroups = (draft: Draft, kind: number, choice: Choice, distance: number): Draft | undefined => {
    const left = draft.left - choice.tiles;
    const spare = draft.spare - choice.spare;
    if (left < 0 || spare < 0) return undefined;
    const pairs = draft.pairs + choice.pairs;
    const places = draft.places + choice.places;
    const jokers = draft.jokers - choice.jokers;
    if (pairs + leastFrom(kind + 1, left, jokers - places) > distance) return undefined;
    return { groups: [...draft.groups, { ...choice, kind }], left, pairs, places, jokers, spare };
  };
  /** Completes a draft with groups of the kinds from `first` on. */
  function* layoutsFrom(
    draft: Draft,
    first: number,
    choices: readonly (readonly Choice[])[],
    distance: number,
  ): Generator<Draft> {
    if (draft.left === 0) yield draft;
    else
      for (let kind = first; kind < KINDS; kind++) {
        for (const choice of choices[kind] ?? []) {
          const next = withGroups(draft, kind, choice, distance);
          if (next !== undefined) yield* layoutsFrom(next, kind + 1, choices, distance);
        }
        if (draft.pairs + leastFrom(kind + 1, draft.left, draft.jokers - draft.places) > distance) return;
      }
  }
  return (distance) => layoutsFrom(start, 0, choicesByKind(task, distance), distance);
};

/**
 * Yields every winning hand by its groups, jokers aside: any pairs, pungs, kongs, quints and sextets of 14 tiles
 * that the game’s naturals and jokers can make (TG-1, TG-7).
 */
export function* listLayouts({ byIndex }: TileSet): Generator<FreeFormLayout> {
  const rack = { counts: new Uint8Array(KINDS), jokers: 0, flowersAsJokers: false, exposed: [], shown: [] };
  const copies = byIndex.slice(FLOWER, KINDS);
  const search = layoutSearch({ rack, tiles: HAND_SIZE, copies, jokers: byIndex[JOKER] ?? 0, room: NO_ROOM });
  for (const { groups } of search(HAND_SIZE))
    yield { groups: groups.flatMap(({ kind, sizes }) => sizes.map((size) => layoutGroup({ kind, size }))) };
}

/** A group of a layout by numbers. */
export interface KindGroup {
  /** The index of its tile in `TILES`. */
  readonly kind: number;
  readonly size: number;
}

/** Names the tile and kind of a group. */
export const layoutGroup = ({ kind, size }: KindGroup): FreeFormLayout['groups'][number] => ({
  tile: TILES[kind] as Tile,
  kind: FREE_FORM_KINDS[size] as FreeFormKind,
  size,
});

/** A layout near a hand, with the tiles to exchange for it. */
export interface NearLayout {
  /** All groups, concealed and exposed, in rack order. */
  readonly groups: readonly KindGroup[];
  /** The missing tiles in rack order, as indices in `TILES`. */
  readonly missing: readonly number[];
  /** The surplus tiles in rack order, as indices in `TILES`. */
  readonly tooMany: readonly number[];
}

/** The missing and surplus tiles; jokers first fill what only they can fill. */
const exchangeFor = ({ groups, jokers }: Draft, task: LayoutTask): Omit<NearLayout, 'groups'> => {
  const { rack } = task;
  const only = sum(groups.map((group) => beyond(task.copies[group.kind] ?? 0, group)));
  let free = Math.max(0, jokers - only);
  const missing = groups.flatMap((group) => {
    const { kind, pairs, places } = group;
    const lacking = places - beyond(task.copies[kind] ?? 0, group);
    const filled = Math.min(free, lacking);
    free -= filled;
    return times(kind, pairs + lacking - filled);
  });
  // Leftover jokers are surplus, and before them the flowers that could have served as jokers.
  const laid = new Map(groups.map(({ kind, tiles }) => [kind, tiles]));
  const extra = [...rack.counts].flatMap((count, kind) =>
    kind === FLOWER && rack.flowersAsJokers ? [] : times(kind, count - (laid.get(kind) ?? 0)),
  );
  const flowers = Math.min(free, jokers - rack.jokers);
  return {
    missing: [...missing, ...times(JOKER, only - jokers)],
    tooMany: [...times(FLOWER, flowers), ...extra, ...times(JOKER, free - flowers)],
  };
};

/** What to lay out besides the exposures of a rack, as they are. */
export const taskOf = (rack: FreeFormRack, { byIndex }: TileSet): LayoutTask => {
  const left = [...byIndex];
  for (const kind of rack.shown) left[kind] = (left[kind] ?? 0) - 1;
  return taskWith(rack, left);
};

/** The same with this many copies of each tile left besides the exposures, by index in `TILES`. */
export const taskWith = (rack: FreeFormRack, left: readonly number[]): LayoutTask => {
  const [flowers = 0, jokers = 0] = [left[FLOWER], left[JOKER]];
  return {
    rack,
    tiles: HAND_SIZE - rack.shown.length,
    copies: left.slice(FLOWER, KINDS),
    jokers: rack.flowersAsJokers ? jokers + flowers : jokers,
    room: NO_ROOM,
  };
};

/** The same where exposures can grow up to the largest group (TG-5). */
export const growing = (task: LayoutTask): LayoutTask => {
  const room = new Map<number, number>();
  for (const { kind, size } of task.rack.exposed)
    if (size < LARGEST) room.set(kind, (room.get(kind) ?? 0) + LARGEST - size);
  return { ...task, room };
};

/** The groups of a layout and the exposures, in rack order; the first exposures of a kind grow first. */
export const groupsOf = ({ groups }: Pick<Draft, 'groups'>, rack: FreeFormRack): readonly KindGroup[] => {
  const own = groups.flatMap(({ kind, sizes }) => sizes.map((size) => ({ kind, size })));
  const shown = [...new Set(rack.exposed.map(({ kind }) => kind))].flatMap((kind) => {
    const { grown = 0 } = groups.find((one) => one.kind === kind) ?? {};
    return grownSizes(sizesOf(rack, kind), grown).map((size) => ({ kind, size }));
  });
  return [...own, ...shown].sort((one, other) => one.kind - other.kind || other.size - one.size);
};

const LISTED = 3;

/** The first three layouts that need the fewest exchanges; they must be wanted if they need any. */
export const nearestLayouts = (
  rack: FreeFormRack,
  tileSet: TileSet,
  isWanted: (layout: Draft) => boolean,
): readonly NearLayout[] => {
  const task = taskOf(rack, tileSet);
  const search = layoutSearch(task);
  for (let distance = 0; distance <= HAND_SIZE; distance++) {
    const near: NearLayout[] = [];
    for (const found of search(distance)) {
      if (distance === 0 || isWanted(found))
        near.push({ groups: groupsOf(found, rack), ...exchangeFor(found, task) });
      if (near.length === LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};
