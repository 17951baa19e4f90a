import type { Goal } from '../hands/rule-parts';
import { TILES, type Tile } from '../tiles/tile';
import type { Unseen } from './draws';

/** A tile that a target lacks. */
export interface MissingTile {
  /** The tile. */
  readonly tile: Tile;
  /** How many of it are missing, those not counted that the jokers of the hand stand for. */
  readonly count: number;
  /** How many of it the player has not seen. */
  readonly unseen: number;
  /** Whether a joker may stand for it. */
  readonly takesJoker: boolean;
}

const unseenOf = ({ counts }: Unseen, kind: number): number => counts[kind] as number;

/** Whether the unseen tiles still hold what a goal lacks, jokers for what natural tiles are too few of (AG-31). */
export const isPossible = ({ bare, open }: Goal<unknown>, jokers: number, unseen: Unseen): boolean => {
  const taken = new Map<number, number>();
  const take = (kind: number): boolean => {
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before < unseenOf(unseen, kind);
  };
  for (const kind of bare) if (!take(kind)) return false;
  let forced = 0;
  for (const kind of open) if (!take(kind)) forced++;
  return forced <= jokers + unseenOf(unseen, unseen.joker);
};

/** How many unseen tiles bring a goal nearer, jokers among them where they do. */
export const usefulTiles = ({ bare, open }: Goal<unknown>, jokers: number, unseen: Unseen): number => {
  const isOpen = open.length > jokers;
  const kinds = new Set(isOpen ? [...bare, ...open, unseen.joker] : bare);
  let useful = 0;
  for (const kind of kinds) useful += unseenOf(unseen, kind);
  return useful;
};

const listed = (kinds: readonly number[], takesJoker: boolean, unseen: Unseen): readonly MissingTile[] =>
  [...new Set(kinds)]
    .sort((one, other) => one - other)
    .map((kind) => ({
      tile: TILES[kind] as Tile,
      count: kinds.filter((one) => one === kind).length,
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
  const easeAt = (kind: number, at: number): number =>
    unseenOf(unseen, kind) - open.slice(0, at).filter((one) => one === kind).length;
  const left = open
    .map((kind, at) => ({ kind, ease: easeAt(kind, at) }))
    .sort((one, other) => one.ease - other.ease || one.kind - other.kind)
    .slice(jokers)
    .map(({ kind }) => kind);
  return [...listed(bare, false, unseen), ...listed(left, true, unseen)];
};
