import type { Goal } from '../hands/rule-parts';
import { TILES, type Tile } from '../tiles/tile';
import type { Unseen } from './draws';

/** A tile that a target lacks. */
export interface MissingTile {
  /** The tile; the joker where no natural tile is left that could stand there. */
  readonly tile: Tile;
  /** How many of it are missing, those not counted that the jokers of the hand stand for. */
  readonly count: number;
  /** How many of it the player has not seen. */
  readonly unseen: number;
  /** Whether a joker may stand for it. */
  readonly takesJoker: boolean;
}

const unseenOf = ({ counts }: Unseen, kind: number): number => counts[kind] as number;

const countOf = (kinds: readonly number[], kind: number, end: number = kinds.length): number => {
  let count = 0;
  for (let at = 0; at < end; at++) if (kinds[at] === kind) count++;
  return count;
};

/** How many of the same kind stand before a place. */
const takenBefore = (kinds: readonly number[], at: number): number => countOf(kinds, kinds[at] as number, at);

/** Whether the unseen tiles still hold what a goal lacks, jokers for what natural tiles are too few of (AG-31). */
export const isPossible = ({ bare, open }: Goal<unknown>, jokers: number, unseen: Unseen): boolean => {
  for (let at = 0; at < bare.length; at++) {
    if (takenBefore(bare, at) >= unseenOf(unseen, bare[at] as number)) return false;
  }
  let forced = 0;
  for (let at = 0; at < open.length; at++) {
    const kind = open[at] as number;
    const isGone = takenBefore(open, at) + countOf(bare, kind) >= unseenOf(unseen, kind);
    if (isGone || kind === unseen.joker) forced++;
  }
  return forced <= jokers + unseenOf(unseen, unseen.joker);
};

/** How many unseen tiles bring a goal nearer, jokers among them where they do. */
export const usefulTiles = ({ bare, open }: Goal<unknown>, jokers: number, unseen: Unseen): number => {
  let useful = 0;
  for (let at = 0; at < bare.length; at++) {
    if (takenBefore(bare, at) === 0) useful += unseenOf(unseen, bare[at] as number);
  }
  if (open.length <= jokers) return useful;
  for (let at = 0; at < open.length; at++) {
    const kind = open[at] as number;
    const isFirst = takenBefore(open, at) + countOf(bare, kind) === 0;
    if (isFirst && kind !== unseen.joker) useful += unseenOf(unseen, kind);
  }
  return useful + unseenOf(unseen, unseen.joker);
};

const listed = (kinds: readonly number[], takesJoker: boolean, unseen: Unseen): readonly MissingTile[] =>
  [...new Set(kinds)]
    .sort((one, other) => one - other)
    .map((kind) => ({
      tile: TILES[kind] as Tile,
      count: countOf(kinds, kind),
      unseen: unseenOf(unseen, kind),
      takesJoker,
    }));

/**
 * What a goal lacks: first what only natural tiles fill, then the rest, each in rack order. The jokers of the hand stand
 * for the tiles that are hardest to get.
 */
export const missingTiles = (
  { bare, open }: Goal<unknown>,
  jokers: number,
  unseen: Unseen,
): readonly MissingTile[] => {
  // Of several of a kind, each is harder to get than the one before.
  const easeAt = (kind: number, at: number): number => unseenOf(unseen, kind) - takenBefore(open, at);
  const left = open
    .map((kind, at) => ({ kind, ease: easeAt(kind, at) }))
    .sort((one, other) => one.ease - other.ease || one.kind - other.kind)
    .slice(jokers)
    .map(({ kind }) => kind);
  // Where there are no more natural tiles, only a joker will do.
  const wanted = left.map((kind, at) =>
    takenBefore(left, at) + countOf(bare, kind) < unseenOf(unseen, kind) ? kind : unseen.joker,
  );
  return [...listed(bare, false, unseen), ...listed(wanted, true, unseen)];
};
