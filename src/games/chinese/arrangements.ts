import { EAST } from '../../tiles/tile-index';
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

/** What the tiles of one kind become: a block or none of their own, and runs that go on from them. */
interface Split {
  readonly shape?: Exclude<ChineseSetKind, 'run'>;
  readonly runs: number;
}

/** By count: what tiles of one kind can become. */
const SPLITS: readonly (readonly Split[])[] = [
  [],
  [{ runs: 1 }],
  [{ shape: 'pair', runs: 0 }, { runs: 2 }],
  [{ shape: 'pung', runs: 0 }, { shape: 'pair', runs: 1 }, { runs: 3 }],
  [{ shape: 'kong', runs: 0 }, { shape: 'pung', runs: 1 }, { shape: 'pair', runs: 2 }, { runs: 4 }],
];

/** How many tiles a block has. */
export const SIZES: Readonly<Record<ChineseSetKind, number>> = { kong: 4, pung: 3, run: 3, pair: 2 };

/** Whether a run can start with this kind. */
export const startsRun = (kind: number): boolean => kind < EAST && kind % 10 >= 1 && kind % 10 <= 7;

/** Whether a kind of tile has a number. */
export const isSuitKind = (kind: number): boolean => kind < EAST && kind % 10 !== 0;

/** The kinds that sets are made of, as places in `TILES`. */
export const KINDS: readonly number[] = /* @__PURE__ */ Array.from(
  { length: LAST_KIND },
  (_, place) => place + 1,
);

/** What is still to be made of the tiles that are left. */
interface Wanted {
  readonly sets: number;
  readonly kongs: number;
  readonly pairs: number;
}

const isFulfilled = ({ sets, kongs, pairs }: Wanted): boolean => sets === 0 && kongs === 0 && pairs === 0;

/** What is still wanted after a split; undefined if it makes more than that. */
const wantedAfter = ({ shape, runs }: Split, wanted: Wanted): Wanted | undefined => {
  const pairs = wanted.pairs - (shape === 'pair' ? 1 : 0);
  const kongs = wanted.kongs - (shape === 'kong' ? 1 : 0);
  const sets = wanted.sets - runs - (shape === 'pung' || shape === 'kong' ? 1 : 0);
  return pairs < 0 || kongs < 0 || sets < 0 ? undefined : { sets, kongs, pairs };
};

const canStartRuns = (left: Readonly<Uint8Array>, kind: number, runs: number): boolean =>
  runs === 0 || (startsRun(kind) && left[kind + 1]! >= runs && left[kind + 2]! >= runs);

/**
 * Calls `visit` with the blocks of each arrangement until it returns true. The list is lent: it
 * changes after each call. Gives whether `visit` ever returned true.
 */
const visitArrangements = (hand: Arrangeable, visit: (blocks: readonly Block[]) => boolean): boolean => {
  const left = Uint8Array.from(hand.counts);
  const blocks: Block[] = [];

  /** Makes the split of the lowest kind, goes on with what is left, and takes the split back. */
  const goOnWith = ({ shape, runs }: Split, kind: number, wanted: Wanted): boolean => {
    const count = left[kind] as number;
    const length = blocks.length;
    if (shape !== undefined) blocks.push({ shape, kind });
    for (let run = 0; run < runs; run++) blocks.push({ shape: 'run', kind });
    left[kind] = 0;
    left[kind + 1]! -= runs;
    left[kind + 2]! -= runs;
    const found = goOnFrom(kind + 1, wanted);
    left[kind] = count;
    left[kind + 1]! += runs;
    left[kind + 2]! += runs;
    blocks.length = length;
    return found;
  };

  const goOnFrom = (start: number, wanted: Wanted): boolean => {
    let kind = start;
    while (kind <= LAST_KIND && left[kind] === 0) kind++;
    if (kind > LAST_KIND) return isFulfilled(wanted) && visit(blocks);
    return (SPLITS[left[kind] as number] ?? []).some((split) => {
      const after = canStartRuns(left, kind, split.runs) ? wantedAfter(split, wanted) : undefined;
      return after !== undefined && goOnWith(split, kind, after);
    });
  };

  return goOnFrom(1, { sets: hand.sets, kongs: hand.kongs, pairs: 1 });
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
