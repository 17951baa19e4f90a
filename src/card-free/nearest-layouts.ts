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
  /** For each member, which of the thirteen numbers and winds it is. */
  readonly columns: readonly number[];
}

let memberTable: readonly SetMembers[] | undefined;
const allMembers = (): readonly SetMembers[] => {
  memberTable ??= [0, 1, 2, 3, 4, 5].flatMap((category) =>
    setsOf(category).map((set) => {
      const choices = membersOf(category, set);
      const members = choices[0] as readonly number[];
      const columns = members.map((kind) => (kind > 30 ? kind - EAST + 9 : (kind % 10) - 1));
      return { category, set, choices, columns };
    }),
  );
  return memberTable;
};

const FILLER_KINDS: readonly number[] = [FLOWER, 10, 20, 30, NEWS];
let fillerTable: readonly (readonly number[])[] | undefined;
/** The choices of fillers: flower, dragons, NEWS. */
const fillerChoices = (): readonly (readonly number[])[] => {
  fillerTable ??= Array.from({ length: 32 }, (_, bits) => FILLER_KINDS.filter((_, place) => bits & (1 << place)));
  return fillerTable;
};

/** What the search knows of the hand. */
interface Rack {
  /** Concealed natural tiles that a block of each kind can use; NEWS after the tiles. */
  readonly usable: readonly number[];
  /** Places that a block of each kind leaves empty at least. */
  readonly lacks: readonly number[];
  /** The most that any suit of each number, then each wind, can use. */
  readonly bestGains: readonly number[];
  /** The least that any suit of each number, then each wind, leaves empty. */
  readonly leastLacks: readonly number[];
  /** Places of the concealed blocks. */
  readonly places: number;
  /** Concealed jokers. */
  readonly jokers: number;
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

const sumOver = (kinds: readonly number[], figures: readonly number[]): number => {
  let sum = 0;
  for (const kind of kinds) sum += figures[kind] as number;
  return sum;
};

/** The layouts of the ten patterns at most `distance` away from the hand. */
const patternLayouts = (rack: Rack, distance: number): Found[] => {
  const found: Found[] = [];
  const { usable, lacks, bestGains, leastLacks, table, options } = rack;
  const need = rack.places - rack.jokers - distance;
  const mayLack = rack.jokers + distance;
  const fillers = fillerChoices().filter((kinds) => sumOver(kinds, lacks) <= mayLack);
  const mostGain = sumOver(FILLER_KINDS, usable);
  for (const { category, set, choices, columns } of allMembers()) {
    // First the best that each member of the set could be, whatever its suit.
    let gain = mostGain;
    let lack = 0;
    for (const column of columns) {
      gain += bestGains[column] as number;
      lack += leastLacks[column] as number;
    }
    if (gain < need || lack > mayLack) continue;
    for (const members of choices) {
      const spare = sumOver(members, usable) + mostGain - need;
      const lackLeft = mayLack - sumOver(members, lacks);
      if (spare < 0 || lackLeft < 0) continue;
      for (const filler of fillers) {
        if (mostGain - sumOver(filler, usable) > spare || sumOver(filler, lacks) > lackLeft) continue;
        if (category === WINDS_CATEGORY && filler.includes(NEWS) && !options.newsWithWinds) continue;
        const kinds = [...members, ...filler].sort((one, other) => one - other);
        if (!table.every((kind) => kinds.includes(kind))) continue;
        for (const pattern of PATTERN_SIZES) {
          if (pattern.blocks !== kinds.length) continue;
          giveSizes(rack, kinds, pattern, need, distance, (blocks) => {
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
  held: readonly number[],
  options: CardFreeOptions,
): readonly [number, number] | undefined => {
  const left = besideExposures(layout, exposed);
  if (left === undefined) return undefined;
  let used = 0;
  let bare = 0;
  for (const kind of new Set(left.map((block) => block >> 3))) {
    const blocks = left.filter((block) => block >> 3 === kind);
    const size = blocks.reduce((sum, block) => sum + (block & 7), 0);
    const count = Math.min(size, held[kind] as number);
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

const NUMBER_PLACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Of each number the figure of its best suit, then those of the winds. */
const bestOfSuits = (figures: readonly number[], best: (...values: number[]) => number): readonly number[] => [
  ...NUMBER_PLACES.map((at) =>
    best(figures[at] as number, figures[at + 10] as number, figures[at + 20] as number),
  ),
  ...figures.slice(EAST, NEWS),
];

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
  const exposedSizes = Array.from({ length: NEWS + 1 }, () => 0);
  for (const { kind, size } of exposures) exposedSizes[kind] = size;
  const held = counts.slice(0, NEWS);
  const news = held.slice(EAST).filter((count) => count > 0).length;
  const usable = [...held, news].map((count, kind) => ((exposedSizes[kind] as number) > 0 ? 0 : count));
  usable[FLOWER] = Math.min(2, usable[FLOWER] as number);
  const lacks = usable.map((count, kind) =>
    (exposedSizes[kind] as number) > 0 ? 0 : Math.max(0, (kind === NEWS ? 4 : 2) - count),
  );
  const rack: Rack = {
    usable,
    lacks,
    bestGains: bestOfSuits(usable, Math.max),
    leastLacks: bestOfSuits(lacks, Math.min),
    places: HAND_SIZE - exposures.reduce((sum, { size }) => sum + size, 0),
    jokers: counts[JOKER] as number,
    exposed: exposedSizes,
    table: exposures.map(({ kind }) => kind),
    options,
  };
  const dragonHands = dragonHandLayouts(options).flatMap((layout) => {
    const fit = dragonHandFit(layout.blocks, exposed, held, options);
    return fit === undefined ? [] : [{ layout, distance: Math.max(fit[1], rack.places - rack.jokers - fit[0]) }];
  });
  const onTable = exposures.some(({ jokers }) => jokers > 0);
  const repeats = new Set(rack.table).size < rack.table.length;
  for (let distance = 0; distance <= HAND_SIZE; distance++) {
    const found = repeats ? [] : patternLayouts(rack, distance);
    found.push(...dragonHands.filter((one) => one.distance === distance).map(({ layout }) => layout));
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
