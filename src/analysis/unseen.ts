import type { Reason } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { checkHand, copyReasons } from '../hands/check-hand';
import { TILES_PART } from '../hands/expect-rules';
import type { Hand, HandInput, TilesInput } from '../hands/hand';
import { takeVisible } from '../hands/read-visible';
import type { ByRules, HasTiles } from '../hands/rule-parts';
import type { TileSet } from '../hands/tile-set';
import { readAsked } from '../questions/read-asked';
import { TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { addTo, sumOf } from './kind-counts';

/** How many of each tile are unseen; tiles that the game does not have are left out. */
export type Remaining = Readonly<Partial<Record<Tile, number>>>;

/** The tiles that may still be drawn. */
export interface Unseen {
  /** How many of each tile are unseen, by place in `TILES`. */
  readonly counts: ArrayLike<number>;
  /** How many unseen tiles there are in all. */
  readonly total: number;
}

export const unseenOf = (counts: readonly number[]): Unseen => ({
  counts: Int16Array.from(counts),
  total: sumOf(counts),
});

/** How many unseen tiles of these kinds there are; kinds are places in `TILES`. */
export const sumOver = (kinds: readonly number[], { counts }: Unseen): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

const inHandAndVisible = (count: number): string => `${count} are in the hand or visible`;

/** What `remaining` counts by: the rules and the visible tiles. */
export interface RemainingQuestion extends ByRules<HasTiles> {
  /** The face-up tiles: discards and the exposures of others; none if left out. */
  readonly visible?: TilesInput | undefined;
}

/** The tiles that are neither in a valid hand nor among the `visible` tiles, which can be any value. */
export const unseenBeside = (
  { concealed, melds = [], flowers = [] }: Hand,
  tiles: TileSet,
  visible: unknown = [],
): Result<Unseen> => {
  const reasons: Reason[] = [];
  const unseen = [...tiles.byIndex];
  for (const tile of [...concealed, ...melds.flatMap((meld) => meld.tiles), ...flowers])
    addTo(unseen, tileIndex(tile), -1);
  takeVisible(visible, unseen, reasons);
  const seen = unseen.map((left, kind) => (tiles.byIndex[kind] ?? 0) - left);
  if (reasons.length === 0) reasons.push(...copyReasons(seen, tiles, inHandAndVisible, ['visible']));
  return reasons.length > 0 ? rejected(...reasons) : success(unseenOf(unseen));
};

/**
 * Counts how many of each tile a player has not seen (AG-31).
 *
 * @param hand - The player’s hand, of any size, as text or as `{ concealed, melds, flowers }`.
 * @param asked - The `rules`, and the `visible` tiles: the discards and the exposures of others.
 * @returns The number for every tile of the game. An invalid hand, or more copies of a tile than the game has, gets reasons.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { remaining } from 'mahjongg/analysis';
 *
 * const unseen = unwrap(remaining('11B 22B 33B 444B 555C 9D', { rules: cardFree(), visible: '9D JJ' }));
 * [unseen['9D'], unseen.J]; // => [2, 6]
 * ```
 */
export const remaining = (hand: HandInput, asked: RemainingQuestion): Result<Remaining> => {
  const { rules, visible } = readAsked(asked, 'remaining', ['rules', 'visible'], [TILES_PART]);
  const { hand: checked, reasons } = checkHand(hand, rules.tiles);
  if (checked === undefined || reasons.length > 0) return rejected(...reasons);
  const unseen = unseenBeside(checked, rules.tiles, visible);
  if (!unseen.ok) return unseen;
  const counts = TILES.flatMap((tile, index) =>
    rules.tiles.byIndex[index] === 0 ? [] : [[tile, unseen.value.counts[index] ?? 0] as const],
  );
  return success(Object.fromEntries(counts));
};
