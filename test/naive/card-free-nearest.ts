import type { Hand } from '../../src/hands/hand';
import { houseRuleForbids, type Judged, levelForbids } from './card-free-conditions';
import { KINDS, kindOf, WINDS_IN_ORDER } from './card-free-kinds';
import { jokersNeeded, type Layout, type LayoutBlock, naiveLayouts } from './card-free-layouts';
import { jokersInGame, type NaiveOptions, type NaiveWin } from './card-free-options';
import { countConcealed, type Exposure, exposuresOf, placeExposures } from './card-free-readings';

// The nearest layouts: scan them all.

export interface NaiveNearest {
  /** The tiles missing; Infinity if the exposures fit no layout. */
  readonly distance: number;
  /** The first three layouts at that distance. */
  readonly layouts: readonly Layout[];
}

/** How many places of a concealed block jokers may take when so many lie empty. */
function placesForJokers({ tile, size }: LayoutBlock, empty: number, options: NaiveOptions): number {
  if (size === 2 || tile === 'NEWS') return 0;
  if (tile === 'F' && !options.jokersInFlowerPungs) return 0;
  return empty === size && !options.allJokerBlocks ? size - 1 : empty;
}

interface Filled {
  /** Places that stay empty. */
  readonly missing: number;
  /** Jokers laid into places. */
  readonly jokers: number;
}

/** Lays the concealed tiles into the blocks that were not exposed: natural tiles first, NEWS before winds. */
function fill(
  blocks: readonly LayoutBlock[],
  counts: ReadonlyMap<string, number>,
  options: NaiveOptions,
): Filled {
  const left = new Map(counts);
  const take = (tile: string, most: number): number => {
    const taken = Math.min(most, left.get(tile) ?? 0);
    left.set(tile, (left.get(tile) ?? 0) - taken);
    return taken;
  };
  let missing = 0;
  let places = 0;
  for (const block of [...blocks].reverse()) {
    const naturals =
      block.tile === 'NEWS'
        ? WINDS_IN_ORDER.reduce((sum, wind) => sum + take(wind, 1), 0)
        : take(block.tile, block.size);
    missing += block.size - naturals;
    places += placesForJokers(block, block.size - naturals, options);
  }
  const jokers = Math.min(places, counts.get('J') ?? 0);
  return { missing: missing - jokers, jokers };
}

/** Whether the tiles of the game are enough once the exposures lie there with their jokers. */
function canStillBeMade(
  layout: Layout,
  placed: readonly (Exposure | undefined)[],
  options: NaiveOptions,
): boolean {
  const hasNews = layout.blocks.some(({ tile }) => tile === 'NEWS');
  const winds = placed.filter((exposure) => WINDS_IN_ORDER.some((wind) => wind === exposure?.tile));
  // A NEWS block needs one of each wind, and there are four.
  if (hasNews && winds.some((exposure) => exposure !== undefined && exposure.size - exposure.jokers > 3))
    return false;
  const exposed = placed.reduce((sum, exposure) => sum + (exposure?.jokers ?? 0), 0);
  const without = layout.blocks.filter((_, at) => placed[at] === undefined);
  return exposed + jokersNeeded({ ...layout, blocks: without }, options) <= jokersInGame(options);
}

/** A layout's blocks as numbers, for the scan. */
interface Scanned {
  readonly layout: Layout;
  readonly kinds: Uint8Array;
  readonly sizes: Uint8Array;
}

const SCANNED = new WeakMap<readonly Layout[], Scanned[]>();

function scanned(layouts: readonly Layout[]): Scanned[] {
  const list =
    SCANNED.get(layouts) ??
    layouts.map((layout) => ({
      layout,
      kinds: Uint8Array.from(layout.blocks, ({ tile }) => kindOf(tile).position),
      sizes: Uint8Array.from(layout.blocks, ({ size }) => size),
    }));
  SCANNED.set(layouts, list);
  return list;
}

/** The natural tiles of the whole hand by kind, exposed ones too. */
function naturalsByKind(hand: Hand): Uint8Array {
  const naturals = new Uint8Array(KINDS.length);
  for (const tile of [...hand.concealed, ...(hand.melds ?? []).flatMap(({ tiles }) => tiles)]) {
    if (tile === 'J') continue;
    const { position } = kindOf(tile);
    naturals[position] = (naturals[position] ?? 0) + 1;
  }
  naturals[kindOf('NEWS').position] = WINDS_IN_ORDER.filter((wind) => naturals[kindOf(wind).position]).length;
  return naturals;
}

/** A number of missing tiles that is never too great: every block takes what natural tiles there are, jokers the rest. */
function missingAtLeast({ kinds, sizes }: Scanned, naturals: Uint8Array, jokers: number): number {
  let closed = 0;
  let open = 0;
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at] as number;
    const size = sizes[at] as number;
    const empty = Math.max(0, size - (naturals[kind] as number));
    if (size === 2 || kind === NEWS) closed += empty;
    else open += empty;
  }
  return closed + Math.max(0, open - jokers);
}

const NEWS = kindOf('NEWS').position;

/**
 * The layouts with the fewest tiles missing, three at most in the order of `naiveLayouts`, Dragon Hands first.
 * A layout is left out if the exposures are not among its blocks, or if the hand that it leads to would still not
 * win: by its level or house rules with the jokers that it would hold, or for want of jokers in the game.
 */
export function naiveNearest(hand: Hand, options: NaiveOptions, win?: NaiveWin): NaiveNearest {
  const exposures = exposuresOf(hand);
  const counts = countConcealed(hand);
  let distance = Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let layouts: Layout[] = [];
  const naturals = naturalsByKind(hand);
  const allJokers = exposures.reduce((sum, exposure) => sum + exposure.jokers, counts.get('J') ?? 0);
  for (const each of scanned(naiveLayouts(options, { dragonHands: true }))) {
    if (missingAtLeast(each, naturals, allJokers) > distance) continue;
    const { layout } = each;
    const placed = placeExposures(layout, exposures);
    if (placed === undefined || !canStillBeMade(layout, placed, options)) continue;
    const filled = fill(
      layout.blocks.filter((_, at) => placed[at] === undefined),
      counts,
      options,
    );
    const atBest: Judged = { ...layout, exposed: exposures.length > 0, jokers: 0 };
    if (!levelForbids(atBest, options)) least = Math.min(least, filled.missing);
    if (filled.missing > distance || (filled.missing === distance && layouts.length === 3)) continue;
    const onTable = exposures.reduce((sum, exposure) => sum + exposure.jokers, 0);
    const mayWin = (jokers: number): boolean => {
      const judged: Judged = { ...layout, exposed: exposures.length > 0, jokers };
      return !houseRuleForbids(judged, options, win) && !levelForbids(judged, options, win);
    };
    let { missing } = filled;
    if (!mayWin(onTable + filled.jokers)) {
      // Natural tiles in place of all jokers, if the layout can do without any.
      if (onTable > 0 || !mayWin(0) || jokersNeeded(layout, options) > 0) continue;
      missing += filled.jokers;
      if (missing > distance || (missing === distance && layouts.length === 3)) continue;
    }
    if (missing < distance) layouts = [];
    distance = missing;
    layouts.push(layout);
  }
  // No farther than two tiles beyond the nearest one that jokers or the win rule out (docs/reasons.md).
  return distance > least + 2 ? { distance: Number.POSITIVE_INFINITY, layouts: [] } : { distance, layouts };
}
