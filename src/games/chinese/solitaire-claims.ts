import { DUMMIES, type Dummy } from '../../play/dummies';
import { TILES, type Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { isSuitKind, startsRun } from './arrangements';
import { isFlower } from './chinese-tiles';
import type { ChineseTableOptions } from './options';

/** What is played in more than one way when a discard of a dummy is claimed (CS-6a). */
export type ClaimOptions = Pick<ChineseTableOptions, 'chowFromLeftOnly' | 'claimKong'>;

/** A set that a claimed discard completes. */
export interface SolitaireClaim {
  /** What it completes. */
  readonly kind: 'kong' | 'pung' | 'run';
  /** The tiles of the hand that are laid down with it. */
  readonly shown: readonly Tile[];
}

const NO_CLAIM: readonly SolitaireClaim[] = [];

const alikeClaims = (held: number, discard: Tile, { claimKong }: ClaimOptions): readonly SolitaireClaim[] => {
  const shown = (size: number): readonly Tile[] => Array.from({ length: size }, () => discard);
  return [
    ...(held >= 3 && claimKong ? [{ kind: 'kong', shown: shown(3) } as const] : []),
    ...(held >= 2 ? [{ kind: 'pung', shown: shown(2) } as const] : []),
  ];
};

/** The places, counted from its own, of the two tiles that a run needs beside one that is high, middle or low in it. */
const BESIDE: readonly (readonly [number, number])[] = [
  [-2, -1],
  [-1, 1],
  [1, 2],
];

/** The runs that a kind completes with tiles of the hand, as the other two tiles of each. */
const runsWith = (hand: readonly Tile[], kind: number): readonly (readonly Tile[])[] => {
  if (!isSuitKind(kind)) return [];
  const runs: (readonly Tile[])[] = [];
  for (const [one, other] of BESIDE) {
    if (!startsRun(Math.min(kind, kind + one))) continue;
    const shown = [TILES[kind + one] as Tile, TILES[kind + other] as Tile];
    if (shown.every((tile) => hand.includes(tile))) runs.push(shown);
  }
  return runs;
};

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
  let held = 0;
  for (const tile of hand) if (tile === discard) held++;
  const alike = held < 2 ? NO_CLAIM : alikeClaims(held, discard, options);
  if (options.chowFromLeftOnly && dummy !== DUMMIES.at(-1)) return alike;
  const runs = runsWith(hand, tileIndex(discard));
  return runs.length === 0 ? alike : [...alike, ...runs.map((shown) => ({ kind: 'run', shown }) as const)];
};
