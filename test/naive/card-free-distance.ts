import type { Hand } from '../../src/hands/hand';
import { levelForbids } from './card-free-conditions';
import { KINDS, kindOf, WINDS_IN_ORDER } from './card-free-kinds';
import { type Layout, type LayoutBlock, naiveLayouts } from './card-free-layouts';
import { flowersInGame, jokersInGame, type NaiveOptions } from './card-free-options';
import { countConcealed, type Exposure, exposuresOf, placeExposures } from './card-free-readings';

// How far a hand is from winning: every layout is tried, and the tiles it still needs are dealt out one by one.

/** A tile that a layout needs beside the exposures. */
interface Place {
  readonly tile: string;
  readonly takesJoker: boolean;
}

const FLOWER_PUNG = 3;

/** The places of a block in order: with `allJokerBlocks` off the first one must be natural. */
function placesIn({ tile, size }: LayoutBlock, options: NaiveOptions): Place[] {
  if (tile === 'NEWS') return WINDS_IN_ORDER.map((wind) => ({ tile: wind, takesJoker: false }));
  const jokersAllowed = size > 2 && (tile !== 'F' || (size === FLOWER_PUNG && options.jokersInFlowerPungs));
  return Array.from({ length: size }, (_, at) => ({
    tile,
    takesJoker: jokersAllowed && (at > 0 || options.allJokerBlocks),
  }));
}

/** The copies of each tile that are neither in exposures nor, so far, dealt. */
function copiesBeside(hand: Hand, options: NaiveOptions): Map<string, number> {
  const left = new Map<string, number>([['J', jokersInGame(options)]]);
  for (const { tile, type } of KINDS) left.set(tile, type === 'flower' ? flowersInGame(options) : 4);
  for (const tile of (hand.melds ?? []).flatMap(({ tiles }) => tiles))
    left.set(tile, (left.get(tile) ?? 0) - 1);
  return left;
}

/** How many tiles a layout lacks; Infinity if it cannot be made. */
export function naiveLack(
  layout: Layout,
  placed: readonly (Exposure | undefined)[],
  hand: Hand,
  options: NaiveOptions,
): number {
  const places = layout.blocks
    .filter((_, at) => placed[at] === undefined)
    .flatMap((block) => placesIn(block, options))
    // What only natural tiles fill comes first, then each of those that jokers may fill too.
    .sort((a, b) => Number(a.takesJoker) - Number(b.takesJoker));
  const held = countConcealed(hand);
  const copies = copiesBeside(hand, options);
  const take = (from: Map<string, number>, tile: string): boolean => {
    const count = from.get(tile) ?? 0;
    if (count > 0) from.set(tile, count - 1);
    return count > 0;
  };
  let missing = 0;
  let forJokers = 0;
  let onlyJokers = 0;
  for (const { tile, takesJoker } of places) {
    const isHeld = take(held, tile);
    const exists = take(copies, tile);
    if (isHeld) continue;
    if (!takesJoker && !exists) return Number.POSITIVE_INFINITY;
    if (!takesJoker) missing++;
    else forJokers++;
    if (takesJoker && !exists) onlyJokers++;
  }
  if (onlyJokers > (copies.get('J') ?? 0)) return Number.POSITIVE_INFINITY;
  return missing + Math.max(0, forJokers - (held.get('J') ?? 0));
}

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

const NEWS = kindOf('NEWS').position;

/** A number of missing tiles that is never too great: jokers go anywhere, tiles on the table count as held. */
function lackAtLeast({ kinds, sizes }: Scanned, held: Uint8Array, jokers: number): number {
  let lack = -jokers;
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at] as number;
    if (kind !== NEWS) lack += Math.max(0, (sizes[at] as number) - (held[kind] as number));
  }
  return lack;
}

/** The least number of tiles to exchange (14 tiles) or missing (13) over all layouts; Infinity if none has the exposures. */
export function naiveDistance(hand: Hand, options: NaiveOptions): number {
  const exposures = exposuresOf(hand);
  const all = [...hand.concealed, ...(hand.melds ?? []).flatMap(({ tiles }) => tiles)];
  const held = new Uint8Array(KINDS.length);
  for (const tile of all) if (tile !== 'J') held[kindOf(tile).position]!++;
  const jokers = all.filter((tile) => tile === 'J').length;
  let distance = Number.POSITIVE_INFINITY;
  for (const each of scanned(naiveLayouts(options, { dragonHands: true }))) {
    if (lackAtLeast(each, held, jokers) >= distance) continue;
    const { layout } = each;
    if (levelForbids({ ...layout, exposed: exposures.length > 0, jokers: 0 }, options)) continue;
    const placed = placeExposures(layout, exposures);
    if (placed !== undefined) distance = Math.min(distance, naiveLack(layout, placed, hand, options));
  }
  return distance;
}
