import { type Completed, setsByTile } from '../../melds/set-shape';
import { DUMMIES, type Dummy } from '../../play/one-player';
import { holds } from '../../play/racks';
import type { Tile } from '../../tiles/tile';
import type { ChineseTableOptions } from './options';
import { PARTS_WITH_KONGS } from './parts';

/** What is played in more than one way when a discard of a dummy is claimed (CS-6a). */
export type ClaimOptions = Pick<ChineseTableOptions, 'chowFromLeftOnly' | 'claimKong'>;

/** A set that a claimed discard completes, and the tiles of the hand that are laid down with it. */
export type SolitaireClaim = Completed<'kong' | 'pung' | 'run'>;

/** Made once, since every discard asks. */
let byTile: ReadonlyMap<Tile, readonly SolitaireClaim[]> | undefined;

/**
 * What the player can claim the discard of a dummy for beside Mah Jongg: a kong, a pung, runs, in this order (CS-6).
 * Flowers are not claimed (CS-7).
 */
export const solitaireClaims = (
  hand: readonly Tile[],
  discard: Tile,
  dummy: Dummy,
  { chowFromLeftOnly, claimKong }: ClaimOptions,
): readonly SolitaireClaim[] => {
  const isAllowed = { kong: claimKong, pung: true, run: !chowFromLeftOnly || dummy === DUMMIES.at(-1) };
  byTile ??= setsByTile(PARTS_WITH_KONGS, ['kong', 'pung', 'run']);
  return byTile.get(discard)?.filter(({ kind, shown }) => isAllowed[kind] && holds(hand, shown)) ?? [];
};
