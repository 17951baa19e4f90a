import { EAST } from '../tiles/tile-index';
import { LAST_KIND } from './chinese-tiles';
import type { ChineseSetKind } from './vocabulary';

/*
 * All ways to lay out tiles as sets and a pair. Kinds are places in TILES. The lowest kind that is
 * left can only stand in blocks of its own and in runs that start with it, so its count says what
 * there is to choose from; no arrangement comes up twice.
 */

/** A set or the pair: its kind of tile (the lowest one of a run) as a place in `TILES`. */
export interface Block {
  /** What it is. */
  readonly shape: ChineseSetKind;
  /** Its tile as a place in `TILES`. */
  readonly kind: number;
}

/** The tiles to arrange. */
export interface Arrangeable {
  /** How many of each tile of `TILES`. */
  readonly counts: Readonly<Uint8Array>;
  /** How many sets they are to make beside the pair. */
  readonly sets: number;
  /** How many of the sets are kongs. */
  readonly kongs: number;
}

/** What the tiles of one kind become, beside the runs that go on from them. */
interface Split {
  readonly shapes: readonly ChineseSetKind[];
  readonly runs: number;
}

/** By count: what tiles of one kind can become. */
const SPLITS: readonly (readonly Split[])[] = [
  [],
  [{ shapes: [], runs: 1 }],
  [
    { shapes: ['pair'], runs: 0 },
    { shapes: [], runs: 2 },
  ],
  [
    { shapes: ['pung'], runs: 0 },
    { shapes: ['pair'], runs: 1 },
    { shapes: [], runs: 3 },
  ],
  [
    { shapes: ['kong'], runs: 0 },
    { shapes: ['pung'], runs: 1 },
    { shapes: ['pair'], runs: 2 },
    { shapes: [], runs: 4 },
  ],
];

/** How many tiles a block has. */
export const SIZES: Readonly<Record<ChineseSetKind, number>> = { kong: 4, pung: 3, run: 3, pair: 2 };

/** Whether a run can start with this kind. */
export const startsRun = (kind: number): boolean => kind < EAST && kind % 10 >= 1 && kind % 10 <= 7;

/** Whether a kind of tile has a number. */
export const isSuitKind = (kind: number): boolean => kind < EAST && kind % 10 !== 0;

/** The kinds that sets are made of, as places in `TILES`. */
export const KINDS: readonly number[] = /* @__PURE__ */ Array.from({ length: LAST_KIND }, (_, place) => place + 1);

/**
 * Calls `visit` with the blocks of each arrangement until it returns true. The list is lent: it
 * changes after each call. Gives whether `visit` ever returned true.
 */
const visitArrangements = (hand: Arrangeable, visit: (blocks: readonly Block[]) => boolean): boolean => {
  const left = Uint8Array.from(hand.counts);
  const blocks: Block[] = [];

  const fits = ({ shapes, runs }: Split, kind: number, sets: number, kongs: number, pairs: number): boolean => {
    if (runs > 0 && !(startsRun(kind) && left[kind + 1]! >= runs && left[kind + 2]! >= runs)) return false;
    const isPair = shapes[0] === 'pair';
    if (isPair && pairs === 0) return false;
    if (shapes[0] === 'kong' && kongs === 0) return false;
    return runs + (isPair ? 0 : shapes.length) <= sets;
  };

  const from = (start: number, sets: number, kongs: number, pairs: number): boolean => {
    let kind = start;
    while (kind <= LAST_KIND && left[kind] === 0) kind++;
    if (kind > LAST_KIND) return sets === 0 && kongs === 0 && pairs === 0 && visit(blocks);
    const count = left[kind] as number;
    for (const split of SPLITS[count] ?? []) {
      if (!fits(split, kind, sets, kongs, pairs)) continue;
      const { shapes, runs } = split;
      const length = blocks.length;
      for (const shape of shapes) blocks.push({ shape, kind });
      for (let run = 0; run < runs; run++) blocks.push({ shape: 'run', kind });
      left[kind] = 0;
      if (runs > 0) {
        left[kind + 1]! -= runs;
        left[kind + 2]! -= runs;
      }
      const pairUsed = shapes[0] === 'pair' ? 1 : 0;
      const kongUsed = shapes[0] === 'kong' ? 1 : 0;
      const found = from(kind + 1, sets - runs - shapes.length + pairUsed, kongs - kongUsed, pairs - pairUsed);
      left[kind] = count;
      if (runs > 0) {
        left[kind + 1]! += runs;
        left[kind + 2]! += runs;
      }
      blocks.length = length;
      if (found) return true;
    }
    return false;
  };

  return from(1, hand.sets, hand.kongs, 1);
};

/** Every way to lay out all the tiles as so many sets and a pair, none twice (CS-8). */
export const arrange = (hand: Arrangeable): readonly (readonly Block[])[] => {
  const found: (readonly Block[])[] = [];
  visitArrangements(hand, (blocks) => {
    found.push([...blocks]);
    return false;
  });
  return found;
};

/** Whether some arrangement of the tiles passes a test; without one, whether there is any arrangement. */
export const hasArrangement = (
  hand: Arrangeable,
  passes: (blocks: readonly Block[]) => boolean = () => true,
): boolean => visitArrangements(hand, passes);
