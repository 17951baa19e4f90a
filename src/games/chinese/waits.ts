import { type Arrangeable, type Block, hasArrangement, KINDS } from './arrangements';
import type { Wait } from './vocabulary';

/** The number of the highest tile of a run; in the same place as its lowest one it is an edge. */
const NINE = 9;

const waitInRun = (lowest: number, tile: number): Wait | undefined => {
  const isLowEdge = lowest % 10 === 1;
  const isHighEdge = (lowest + 2) % 10 === NINE;
  const waits: readonly Wait[] = [
    isHighEdge ? 'edge' : 'twoSided',
    'middle',
    isLowEdge ? 'edge' : 'twoSided',
  ];
  return waits[tile - lowest];
};

/**
 * What a tile did if it was the last one of a set: the wait it filled. Undefined if it is not in
 * the set, or if the set is a kong, after which a loose tile is drawn (CS-7, CS-14).
 */
export const waitFilled = ({ shape, kind }: Block, tile: number): Wait | undefined => {
  if (shape === 'run') return waitInRun(kind, tile);
  if (kind !== tile || shape === 'kong') return undefined;
  return shape === 'pair' ? 'pair' : 'twoPairs';
};

/**
 * The kinds of tile that complete a hand which lacks one. A kind of which the player holds all four
 * completes nothing: there is no fifth. `aside` counts the tiles in melds.
 */
export const waitingKinds = (lacking: Arrangeable, aside: Readonly<Uint8Array>): readonly number[] =>
  KINDS.filter((kind) => {
    if (lacking.counts[kind]! + aside[kind]! >= 4) return false;
    const counts = Uint8Array.from(lacking.counts);
    counts[kind]!++;
    return hasArrangement({ ...lacking, counts }, (blocks) =>
      blocks.some((block) => waitFilled(block, kind) !== undefined),
    );
  });
