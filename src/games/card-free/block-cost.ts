import { EAST, FLOWER } from '../../tiles/tile-index';
import { copiesLeft, type HeldTiles, jokersLeft } from './held-tiles';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';

/** What a hand lacks of some blocks. */
export interface Lack {
  /** Tiles that jokers cannot stand for, as places in `TILES`. */
  readonly bare: readonly number[];
  /** Tiles that jokers may stand for: those that natural tiles do not fill. */
  readonly open: readonly number[];
}

const WIND_KINDS: readonly number[] = [EAST, EAST + 1, EAST + 2, EAST + 3];

const repeat = (kind: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, () => kind);

/** What so many flower pungs lack (CF-25a): jokers in them are an option, blocks of jokers only another one. */
const flowerPungLack = (held: number, pungs: number, options: CardFreeOptions): Lack => {
  const empty = Math.max(0, 3 * pungs - held);
  if (!options.jokersInFlowerPungs) return { bare: repeat(FLOWER, empty), open: [] };
  const bare = options.allJokerBlocks ? 0 : Math.max(0, pungs - held);
  return { bare: repeat(FLOWER, bare), open: repeat(FLOWER, empty - bare) };
};

const blockLack = (kind: number, size: number, held: number, options: CardFreeOptions): Lack => {
  const empty = Math.max(0, size - held);
  if (size === 2) return { bare: repeat(kind, empty), open: [] };
  const bare = held === 0 && !options.allJokerBlocks ? 1 : 0;
  return { bare: repeat(kind, bare), open: repeat(kind, empty - bare) };
};

/** What concealed tiles lack of blocks that are not exposed; NEWS takes its winds first (CF-3, CF-16, CF-17). */
export const lackOf = (
  blocks: readonly number[],
  counts: Readonly<Uint8Array>,
  options: CardFreeOptions,
): Lack => {
  const bare: number[] = [];
  const open: number[] = [];
  const isNews = blocks.some((block) => block >> 3 === NEWS);
  const pungs = blocks.filter((block) => block === FLOWER * 8 + 3).length;
  if (pungs > 0) {
    const lack = flowerPungLack(counts[FLOWER]!, pungs, options);
    bare.push(...lack.bare);
    open.push(...lack.open);
  }
  for (const block of blocks) {
    const kind = block >> 3;
    if (block === FLOWER * 8 + 3) continue;
    if (kind === NEWS) {
      bare.push(...WIND_KINDS.filter((wind) => counts[wind] === 0));
      continue;
    }
    const held = counts[kind]! - (isNews && kind >= EAST && counts[kind]! > 0 ? 1 : 0);
    const lack = blockLack(kind, block & 7, held, options);
    bare.push(...lack.bare);
    open.push(...lack.open);
  }
  return { bare, open };
};

/** Whether the tiles of the game are enough for what is lacking: no fifth of a kind, and jokers for the rest (CF-1). */
const canBeHad = ({ bare, open }: Lack, held: HeldTiles, options: CardFreeOptions): boolean => {
  const missing = new Map<number, number>();
  for (const kind of bare) missing.set(kind, (missing.get(kind) ?? 0) + 1);
  const leftOf = (kind: number): number => copiesLeft(kind, held, options) - held.counts[kind]!;
  for (const [kind, count] of missing) if (count > leftOf(kind)) return false;
  let forced = 0;
  for (const kind of open) {
    const count = (missing.get(kind) ?? 0) + 1;
    missing.set(kind, count);
    if (count > leftOf(kind)) forced++;
  }
  return forced <= jokersLeft(held, options);
};

/** How many tiles are missing from blocks beside the exposures; Infinity if the game has not enough tiles for them. */
export const costOf = (blocks: readonly number[], held: HeldTiles, options: CardFreeOptions): number => {
  const lack = lackOf(blocks, held.counts, options);
  if (!canBeHad(lack, held, options)) return Number.POSITIVE_INFINITY;
  return lack.bare.length + Math.max(0, lack.open.length - held.jokers);
};
