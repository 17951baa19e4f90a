import { startsRun, tilesAt } from '../../melds/set-shape';
import { DUMMIES, type Dummy } from '../../play/one-player';
import { countOf } from '../../play/racks';
import { TILES, type Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import type { ChineseTableOptions } from './options';
import { isFlower, isSuitTile } from './tiles';

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
  return [
    ...(held >= 3 && claimKong ? [{ kind: 'kong', shown: [discard, discard, discard] } as const] : []),
    ...(held >= 2 ? [{ kind: 'pung', shown: [discard, discard] } as const] : []),
  ];
};

/** The places, counted from its own, of the two tiles that a run needs beside one that is high, middle or low in it. */
const BESIDE: readonly (readonly [number, number])[] = [
  [-2, -1],
  [-1, 1],
  [1, 2],
];

const makePairsBeside = (): readonly (readonly (readonly Tile[])[])[] =>
  TILES.map((tile, kind) =>
    BESIDE.filter(([one]) => isSuitTile(tile) && startsRun(Math.min(kind, kind + one))).map((beside) =>
      tilesAt(beside.map((step) => kind + step)),
    ),
  );

/** The other two tiles of each run that a tile can belong to, by the index of the tile; made once, since every discard asks. */
let pairsBeside: ReturnType<typeof makePairsBeside> | undefined;

/** The runs that a discard completes with tiles of the hand, as the other two tiles of each. */
const runsWith = (hand: readonly Tile[], discard: Tile): readonly (readonly Tile[])[] => {
  pairsBeside ??= makePairsBeside();
  return pairsBeside[tileIndex(discard)]?.filter((shown) => shown.every((tile) => hand.includes(tile))) ?? [];
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
  const held = countOf(hand, discard);
  const alike = held < 2 ? NO_CLAIM : alikeClaims(held, discard, options);
  if (options.chowFromLeftOnly && dummy !== DUMMIES.at(-1)) return alike;
  const runs = runsWith(hand, discard);
  return runs.length === 0 ? alike : [...alike, ...runs.map((shown) => ({ kind: 'run', shown }) as const)];
};
