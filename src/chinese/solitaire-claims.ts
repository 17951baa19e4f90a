import { TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { isSuitKind, startsRun } from './arrangements';
import { isFlower } from './chinese-tiles';
import type { ChineseTableOptions } from './options';

/** The dummies in the order of their turns: at the player's right, across, at the left (CS-2). */
export const DUMMIES: readonly ['S', 'W', 'N'] = /* @__PURE__ */ Object.freeze(['S', 'W', 'N'] as const);
/** A dummy by its wind. */
export type Dummy = (typeof DUMMIES)[number];

/** What is played in more than one way when a discard of a dummy is claimed (CS-6a). */
export type ClaimOptions = Pick<ChineseTableOptions, 'chowFromLeftOnly' | 'claimKong'>;

/** A set that a claimed discard completes. */
export interface SolitaireClaim {
  /** What it completes. */
  readonly kind: 'kong' | 'pung' | 'run';
  /** The tiles of the hand that are laid down with it. */
  readonly shown: readonly Tile[];
}

const alikeClaims = (held: number, discard: Tile, { claimKong }: ClaimOptions): readonly SolitaireClaim[] => {
  const shown = (size: number): readonly Tile[] => Array.from({ length: size }, () => discard);
  return [
    ...(held >= 3 && claimKong ? [{ kind: 'kong', shown: shown(3) } as const] : []),
    ...(held >= 2 ? [{ kind: 'pung', shown: shown(2) } as const] : []),
  ];
};

/** The runs that a kind completes, as the other two kinds. */
const runsWith = (kind: number): readonly (readonly number[])[] =>
  isSuitKind(kind)
    ? [kind - 2, kind - 1, kind]
        .filter((low) => startsRun(low))
        .map((low) => [low, low + 1, low + 2].filter((one) => one !== kind))
    : [];

/**
 * What the player can claim the discard of a dummy for beside Mah Jongg: a kong, a pung, runs, in this order (CS-6).
 * Flowers are not claimed (CS-7).
 */
export const solitaireClaims = (
  hand: readonly Tile[],
  discard: Tile,
  dummy: Dummy,
  options: ClaimOptions,
): readonly SolitaireClaim[] => {
  if (isFlower(discard)) return [];
  const runs = options.chowFromLeftOnly && dummy !== DUMMIES.at(-1) ? [] : runsWith(tileIndex(discard));
  const tiles = runs.map((kinds) => kinds.map((kind) => TILES[kind] as Tile));
  return [
    ...alikeClaims(hand.filter((tile) => tile === discard).length, discard, options),
    ...tiles
      .filter((shown) => shown.every((tile) => hand.includes(tile)))
      .map((shown) => ({ kind: 'run', shown }) as const),
  ];
};
