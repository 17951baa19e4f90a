import type { Hand } from '../../src/hands/hand';
import { type Bonus, bonusesOf, houseRuleForbids, type Judged, levelForbids } from './card-free-conditions';
import { type BlockTile, KINDS, kindOf, WINDS_IN_ORDER } from './card-free-kinds';
import {
  allDragonHands,
  allLayouts,
  type Category,
  compareLayouts,
  DRAGON_HANDS,
  type Layout,
  type LayoutBlock,
  type Role,
  type SetMember,
} from './card-free-layouts';
import type { NaiveOptions, NaiveWin } from './card-free-options';

// Every reading of a hand: match it against the layouts, one by one.

export type BlockKind = 'pair' | 'pung' | 'kong' | 'quint';

export interface NaiveBlock {
  readonly tile: BlockTile;
  readonly kind: BlockKind;
  readonly size: number;
  readonly jokers: number;
  readonly exposed: boolean;
  readonly role: Role;
}

export interface NaiveReading {
  readonly category: Category;
  readonly set: readonly SetMember[];
  readonly pattern: string;
  /** In rack order. */
  readonly blocks: readonly NaiveBlock[];
  readonly bonuses: readonly Bonus[];
  readonly total: number;
}

/** An exposure as the layouts see it. */
export interface Exposure {
  readonly tile: BlockTile;
  readonly size: number;
  readonly jokers: number;
}

const KIND_NAMES: readonly BlockKind[] = ['pair', 'pung', 'kong', 'quint'];

/** The exposures of a hand whose melds are sound. */
export function exposuresOf(hand: Hand): Exposure[] {
  // The order of the melds says nothing: of two flower pungs the one with fewer jokers comes first.
  return (hand.melds ?? [])
    .map(({ tiles }) => ({
      tile: tiles.find((tile) => tile !== 'J') as BlockTile,
      size: tiles.length,
      jokers: tiles.filter((tile) => tile === 'J').length,
    }))
    .sort((a, b) => a.jokers - b.jokers);
}

/** How many of each tile lie concealed. */
export function countConcealed(hand: Hand): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of hand.concealed) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** CF-3, CF-16, CF-17, CF-25a: whether a block that was not exposed may hold so many jokers. */
function mayHoldJokers(block: LayoutBlock, jokers: number, options: NaiveOptions): boolean {
  if (jokers === 0) return true;
  if (block.size === 2 || block.tile === 'NEWS') return false;
  if (block.tile === 'F' && !options.jokersInFlowerPungs) return false;
  return jokers < block.size || options.allJokerBlocks;
}

/** Puts the exposures on the blocks that they are; undefined if one is no block of the layout. */
export function placeExposures(
  layout: Layout,
  exposures: readonly Exposure[],
): (Exposure | undefined)[] | undefined {
  const placed: (Exposure | undefined)[] = layout.blocks.map(() => undefined);
  for (const exposure of exposures) {
    const at = layout.blocks.findIndex(
      ({ tile, size }, index) =>
        placed[index] === undefined && tile === exposure.tile && size === exposure.size,
    );
    if (at === -1) return undefined;
    placed[at] = exposure;
  }
  return placed;
}

/**
 * How many natural tiles each concealed block gets, or undefined if the tiles do not fit the blocks exactly.
 * Only two blocks can share a tile: NEWS takes its one of a wind first, and the flower pungs of Dragon's Love
 * share what there is evenly, the first having the odd one.
 */
export function dealNaturals(
  blocks: readonly LayoutBlock[],
  counts: ReadonlyMap<string, number>,
): number[] | undefined {
  const left = new Map(counts);
  const jokers = left.get('J') ?? 0;
  left.delete('J');
  const dealt = blocks.map(() => 0);
  const give = (at: number, tile: string, most: number): void => {
    const given = Math.min(most, left.get(tile) ?? 0);
    left.set(tile, (left.get(tile) ?? 0) - given);
    dealt[at] = (dealt[at] ?? 0) + given;
  };
  const news = blocks.findIndex(({ tile }) => tile === 'NEWS');
  if (news !== -1) for (const wind of WINDS_IN_ORDER) give(news, wind, 1);
  blocks.forEach(({ tile, size }, at) => {
    if (tile === 'NEWS') return;
    const after = blocks.slice(at + 1).filter((other) => other.tile === tile).length;
    give(at, tile, Math.min(size, Math.ceil((left.get(tile) ?? 0) / (after + 1))));
  });
  const places = blocks.reduce((sum, { size }) => sum + size, 0);
  const naturals = dealt.reduce((sum, number) => sum + number, 0);
  if ([...left.values()].some((number) => number > 0) || places - naturals !== jokers) return undefined;
  return dealt;
}

/** The blocks of a hand read as a layout, or undefined if it cannot be. */
function readBlocks(
  layout: Layout,
  exposures: readonly Exposure[],
  counts: ReadonlyMap<string, number>,
  options: NaiveOptions,
): NaiveBlock[] | undefined {
  const placed = placeExposures(layout, exposures);
  if (placed === undefined) return undefined;
  const concealed = layout.blocks.filter((_, at) => placed[at] === undefined);
  const dealt = dealNaturals(concealed, counts);
  if (dealt === undefined) return undefined;
  if (concealed.some((block, at) => !mayHoldJokers(block, block.size - (dealt[at] ?? 0), options)))
    return undefined;
  let next = 0;
  return layout.blocks.map(({ tile, size, role }, at) => {
    const exposure = placed[at];
    const jokers = exposure === undefined ? size - (dealt[next++] ?? 0) : exposure.jokers;
    return {
      tile,
      kind: KIND_NAMES[size - 2] as BlockKind,
      size,
      jokers,
      exposed: exposure !== undefined,
      role,
    };
  });
}

/** CF-19 to CF-27, CF-30, CF-33a: the reading with its worth. */
function worth(layout: Layout, blocks: NaiveBlock[], options: NaiveOptions): NaiveReading {
  const { category, set, pattern } = layout;
  const dragonHand = DRAGON_HANDS.find(({ name }) => name === pattern);
  if (dragonHand !== undefined)
    return { category, set, pattern, blocks, bonuses: [], total: dragonHand.value };
  const bonuses = bonusesOf(judgedOf(layout, blocks), options);
  const sum = bonuses.reduce<number>((total, { points }) => total + points, options.baseValue);
  return { category, set, pattern, blocks, bonuses, total: Math.max(sum, options.minimumValue) };
}

function judgedOf(layout: Layout, blocks: readonly NaiveBlock[]): Judged {
  return {
    category: layout.category,
    pattern: layout.pattern,
    blocks,
    exposed: blocks.some(({ exposed }) => exposed),
    jokers: blocks.reduce((sum, block) => sum + block.jokers, 0),
  };
}

/** The hand read as one layout, or undefined if the rules do not allow it. */
export function readAs(
  layout: Layout,
  hand: Hand,
  options: NaiveOptions,
  win?: NaiveWin,
  exposures: readonly Exposure[] = exposuresOf(hand),
  counts: ReadonlyMap<string, number> = countConcealed(hand),
): NaiveReading | undefined {
  const blocks = readBlocks(layout, exposures, counts, options);
  if (blocks === undefined) return undefined;
  const judged = judgedOf(layout, blocks);
  if (houseRuleForbids(judged, options, win) || levelForbids(judged, options, win)) return undefined;
  return worth(layout, blocks, options);
}

/** CF-24: best first; equals in the order of their layouts. */
export function compareReadings(a: NaiveReading, b: NaiveReading): number {
  return b.total - a.total || compareLayouts(a, b);
}

/** Every layout that could hold the hand, found by scanning them all. */
export function naiveReadingsByScanning(hand: Hand, options: NaiveOptions, win?: NaiveWin): NaiveReading[] {
  const exposures = exposuresOf(hand);
  const counts = countConcealed(hand);
  return [...allDragonHands(), ...allLayouts(options.newsWithWinds)]
    .map((layout) => readAs(layout, hand, options, win, exposures, counts))
    .filter((reading) => reading !== undefined)
    .sort(compareReadings);
}

// For volume: the layouts by the set of their kinds. A block that has no natural tile is all jokers, so that it is
// not NEWS and has three or more of them; at most two blocks of a hand with 8 jokers are such.

const byKinds = new Map<boolean, Map<number, Layout[]>>();

function kindsKey(tiles: Iterable<string>): number {
  return [...new Set(tiles)].reduce((key, tile) => key + 2 ** kindOf(tile).position, 0);
}

function layoutsByKinds(newsWithWinds: boolean): Map<number, Layout[]> {
  let index = byKinds.get(newsWithWinds);
  if (index !== undefined) return index;
  index = new Map();
  for (const layout of allLayouts(newsWithWinds)) {
    const key = kindsKey(layout.blocks.map(({ tile }) => tile));
    index.set(key, [...(index.get(key) ?? []), layout]);
  }
  byKinds.set(newsWithWinds, index);
  return index;
}

/** The sets of kinds that lie in a hand: with each wind in a block of its own, and with one of each in NEWS. */
function kindSets(exposures: readonly Exposure[], counts: ReadonlyMap<string, number>): Set<string>[] {
  const exposed = exposures.map(({ tile }) => tile);
  const held = [...counts].filter(([tile, count]) => tile !== 'J' && count > 0);
  const sets = [new Set<string>([...exposed, ...held.map(([tile]) => tile)])];
  if (WINDS_IN_ORDER.every((wind) => (counts.get(wind) ?? 0) > 0)) {
    const besides = held.filter(([tile, count]) => kindOf(tile).type !== 'wind' || count > 1);
    sets.push(new Set<string>([...exposed, 'NEWS', ...besides.map(([tile]) => tile)]));
  }
  return sets;
}

function candidates(kinds: ReadonlySet<string>, jokers: number, options: NaiveOptions): Layout[] {
  const index = layoutsByKinds(options.newsWithWinds);
  const others = KINDS.filter(({ tile, type }) => type !== 'news' && !kinds.has(tile)).map(
    ({ position }) => 2 ** position,
  );
  const key = kindsKey(kinds);
  const found = [...(index.get(key) ?? [])];
  others.forEach((one, at) => {
    if (jokers >= 3) found.push(...(index.get(key + one) ?? []));
    if (jokers >= 6)
      for (const other of others.slice(at + 1)) found.push(...(index.get(key + one + other) ?? []));
  });
  return found;
}

/**
 * Every reading of a hand whose tiles are sound, best first (CF-24). The same as `naiveReadingsByScanning`, which
 * a test compares, but the layouts are looked up by their kinds first.
 */
export function naiveReadings(hand: Hand, options: NaiveOptions, win?: NaiveWin): NaiveReading[] {
  const exposures = exposuresOf(hand);
  const counts = countConcealed(hand);
  const jokers = counts.get('J') ?? 0;
  const layouts = kindSets(exposures, counts).flatMap((kinds) => candidates(kinds, jokers, options));
  return [...allDragonHands(), ...layouts]
    .map((layout) => readAs(layout, hand, options, win, exposures, counts))
    .filter((reading) => reading !== undefined)
    .sort(compareReadings);
}
