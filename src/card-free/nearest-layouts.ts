import type { CheckedHand } from '../hands/check-hand';
import { TILES, type Tile } from '../tiles/tile';
import { EAST, FLOWER, JOKER } from '../tiles/tile-index';
import { exposuresOf } from './exposures';
import { compareFound, type Found } from './found';
import { NEWS } from './kinds';
import { dragonHandLayouts, isAllowed, membersOf, setsOf } from './list-layouts';
import type { CardFreeOptions } from './options';
import { PATTERN_SIZES, type PatternSizes } from './patterns';
import type { Circumstances } from './restrictions';
import { WINDS_CATEGORY } from './sets';

/*
 * The layouts nearest to a hand. A layout's distance depends on two figures: how many natural tiles
 * it can use, and how many of its places only natural tiles can fill but stay empty (bare). Jokers
 * fill the other empty places, so the distance is the larger of bare and 14 - jokers - used.
 * The search takes a distance, leaves whatever exceeds it, and goes on to the next one if nothing is
 * found.
 */

const HAND_SIZE = 14;

/** A set with every choice of suits for it, as kinds. */
interface SetMembers {
  readonly category: number;
  readonly set: number;
  readonly choices: readonly (readonly number[])[];
}

let memberTable: readonly SetMembers[] | undefined;
const allMembers = (): readonly SetMembers[] => {
  memberTable ??= [0, 1, 2, 3, 4, 5].flatMap((category) =>
    setsOf(category).map((set) => ({ category, set, choices: membersOf(category, set) })),
  );
  return memberTable;
};

/** The choices of fillers: flower, dragons, NEWS. */
const fillerChoices = (): readonly (readonly number[])[] =>
  Array.from({ length: 32 }, (_, bits) =>
    [FLOWER, 10, 20, 30, NEWS].filter((_, place) => bits & (1 << place)),
  );

/** What the search knows of the hand. */
interface Rack {
  /** Concealed natural tiles that a block of each kind can use; NEWS after the tiles. */
  readonly usable: readonly number[];
  /** The size of the exposure of each kind, 0 for none. */
  readonly exposed: readonly number[];
  /** The kinds that are exposed. */
  readonly table: readonly number[];
  readonly options: CardFreeOptions;
}

/** How many places only natural tiles can fill and `used` of them leave empty (CF-3, CF-3a, CF-16, CF-17). */
const bareIn = (kind: number, size: number, used: number, options: CardFreeOptions): number => {
  if (kind === NEWS || size === 2) return size - used;
  return used === 0 && !options.allJokerBlocks ? 1 : 0;
};

/** Gives the kinds the sizes of the pattern in every way that uses enough tiles and leaves few places bare. */
const giveSizes = (
  rack: Rack,
  kinds: readonly number[],
  { small, smalls, large, larges }: PatternSizes,
  need: number,
  bare: number,
  record: (blocks: readonly number[]) => void,
): void => {
  // A NEWS block takes one of each wind before a block of that wind is filled.
  const taken = kinds.includes(NEWS) ? 1 : 0;
  const counts = kinds.map((kind) => {
    const count = rack.usable[kind] as number;
    return kind > 30 && kind < NEWS ? Math.max(0, count - taken) : count;
  });
  const place = (blocks: readonly number[], smallsLeft: number, wasteLeft: number, bareLeft: number): void => {
    const at = blocks.length;
    if (at === kinds.length) {
      record(blocks);
      return;
    }
    const kind = kinds[at] as number;
    const count = counts[at] as number;
    const onTable = rack.exposed[kind] as number;
    const given = kind === FLOWER ? 2 : kind === NEWS ? 4 : onTable;
    if (kind === FLOWER && onTable > 0) return;
    const take = (size: number, nextSmalls: number): void => {
      const used = Math.min(count, size);
      const empty = onTable > 0 ? 0 : bareIn(kind, size, used, rack.options);
      if ((given !== 0 && given !== size) || count - used > wasteLeft || empty > bareLeft) return;
      place([...blocks, kind * 8 + size], nextSmalls, wasteLeft - count + used, bareLeft - empty);
    };
    if (smallsLeft > 0) take(small, smallsLeft - 1);
    if (at - (smalls - smallsLeft) < larges) take(large, smallsLeft);
  };
  const waste = counts.reduce((sum, count) => sum + count, 0) - need;
  if (waste >= 0) place([], smalls, waste, bare);
};

/** The layouts of the ten patterns that use at least `need` concealed natural tiles and leave at most `bare` places bare. */
const patternLayouts = (rack: Rack, need: number, bare: number): Found[] => {
  const found: Found[] = [];
  const gainOf = (kinds: readonly number[]): number => {
    let gain = 0;
    for (const kind of kinds) gain += rack.usable[kind] as number;
    return gain;
  };
  const fillers = fillerChoices().map((kinds) => ({ kinds, gain: gainOf(kinds) }));
  const mostGain = gainOf([FLOWER, 10, 20, 30, NEWS]);
  for (const { category, set, choices } of allMembers()) {
    for (const members of choices) {
      const gain = gainOf(members);
      if (gain + mostGain < need) continue;
      for (const filler of fillers) {
        if (gain + filler.gain < need) continue;
        const kinds = [...members, ...filler.kinds].sort((one, other) => one - other);
        if (category === WINDS_CATEGORY && kinds.includes(NEWS) && !rack.options.newsWithWinds) continue;
        if (!rack.table.every((kind) => kinds.includes(kind))) continue;
        for (const pattern of PATTERN_SIZES) {
          if (pattern.blocks !== kinds.length) continue;
          giveSizes(rack, kinds, pattern, need, bare, (blocks) => {
            found.push({ category, set, pattern: pattern.place, blocks });
          });
        }
      }
    }
  }
  return found;
};

/** The blocks of a Dragon Hand beside the exposures; undefined if an exposure does not fit. */
export const besideExposures = (
  layout: readonly number[],
  exposed: readonly number[],
): readonly number[] | undefined => {
  const left = [...layout];
  for (const block of exposed) {
    const place = left.indexOf(block);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
};

/** Concealed tiles a Dragon Hand uses, and places it leaves bare; undefined if an exposure does not fit. */
const dragonHandFit = (
  layout: readonly number[],
  exposed: readonly number[],
  { usable, options }: Rack,
): readonly [number, number] | undefined => {
  const left = besideExposures(layout, exposed);
  if (left === undefined) return undefined;
  let used = 0;
  let bare = 0;
  for (const kind of new Set(left.map((block) => block >> 3))) {
    const blocks = left.filter((block) => block >> 3 === kind);
    const size = blocks.reduce((sum, block) => sum + (block & 7), 0);
    const count = Math.min(size, usable[kind] as number);
    const jokersFill = kind === FLOWER ? options.jokersInFlowerPungs : size > 2;
    used += count;
    if (!jokersFill) bare += size - count;
    else if (!options.allJokerBlocks) bare += Math.max(0, blocks.length - count);
  }
  return [used, bare];
};

/** A layout and the tiles to be exchanged for it. */
export interface NearLayout {
  /** The layout. */
  readonly found: Found;
  /** How many tiles are missing. */
  readonly distance: number;
  /** The tiles that are missing, in rack order. */
  readonly missing: readonly Tile[];
  /** The tiles that are too much, in rack order. */
  readonly tooMany: readonly Tile[];
}

/** What a hand must exchange for a layout: its jokers go first where no natural tile is left to take. */
const exchange = (found: Found, distance: number, counts: readonly number[], exposed: readonly number[], options: CardFreeOptions): NearLayout => {
  const left = [...counts];
  let jokers = left[JOKER] as number;
  const copies = Array.from({ length: NEWS }, (_, kind) => (kind === FLOWER ? 8 : 4));
  const missing: number[] = [];
  const soft: number[] = [];
  const need = (kind: number, jokersFill: boolean): void => {
    copies[kind]!--;
    if ((left[kind] as number) > 0) left[kind]!--;
    else if (!jokersFill) missing.push(kind);
    else soft.push((copies[kind] as number) < 0 ? JOKER : kind);
  };
  const blocks = [...(besideExposures(found.blocks, exposed) as readonly number[])].reverse();
  for (const block of blocks) {
    const kind = block >> 3;
    const size = block & 7;
    if (kind === NEWS) for (const wind of [0, 1, 2, 3]) need(EAST + wind, false);
    else {
      const jokersFill = kind === FLOWER ? size === 3 && options.jokersInFlowerPungs : size > 2;
      for (let place = 0; place < size; place++) need(kind, jokersFill && (place > 0 || options.allJokerBlocks));
    }
  }
  soft.sort((one, other) => other - one);
  missing.push(...soft.slice(jokers));
  jokers = Math.max(0, jokers - soft.length);
  const tooMany = left.flatMap((count, kind) => Array.from({ length: kind === JOKER ? jokers : count }, () => kind));
  const named = (kinds: readonly number[]): readonly Tile[] =>
    [...kinds].sort((one, other) => one - other).map((kind) => TILES[kind] as Tile);
  return { found, distance, missing: named(missing), tooMany: named(tooMany) };
};

const MOST_LISTED = 3;

/** Whether the concealed tiles hold a joker after the exchange. */
const keepsJokers = ({ missing, tooMany }: NearLayout, counts: readonly number[]): boolean =>
  (counts[JOKER] as number) + missing.filter((tile) => tile === 'J').length >
  tooMany.filter((tile) => tile === 'J').length;

/** The first three of the layouts nearest to a hand whose melds are sound. */
export const findNearest = (
  hand: CheckedHand,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly NearLayout[] => {
  const counts = Array.from(hand.counts.subarray(0, JOKER + 1));
  const exposures = exposuresOf(hand);
  const exposed = exposures.map(({ kind, size }) => kind * 8 + size);
  const usable = counts.slice(0, NEWS);
  usable.push([0, 1, 2, 3].filter((wind) => (counts[EAST + wind] as number) > 0).length);
  const sizes = Array.from({ length: NEWS + 1 }, () => 0);
  for (const { kind, size } of exposures) sizes[kind] = size;
  const table = exposures.map(({ kind }) => kind);
  const inBlocks = usable.map((count, kind) => (sizes[kind] === 0 ? count : 0));
  const rack: Rack = { usable: inBlocks, exposed: sizes, table, options };
  const onTable = exposures.some(({ jokers }) => jokers > 0);
  const places = HAND_SIZE - exposures.reduce((sum, { size }) => sum + size, 0) - (counts[JOKER] as number);
  for (let distance = 0; distance <= HAND_SIZE; distance++) {
    const found = new Set(table).size < table.length ? [] : patternLayouts(rack, places - distance, distance);
    for (const layout of dragonHandLayouts(options)) {
      const fit = dragonHandFit(layout.blocks, exposed, { ...rack, usable });
      if (fit !== undefined && fit[0] >= places - distance && fit[1] <= distance) found.push(layout);
    }
    const near: NearLayout[] = [];
    for (const layout of found.sort(compareFound)) {
      const one = exchange(layout, distance, counts, exposed, options);
      if (isAllowed(layout, options, { ...circumstances, jokers: onTable || keepsJokers(one, counts) })) near.push(one);
      if (near.length === MOST_LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};
