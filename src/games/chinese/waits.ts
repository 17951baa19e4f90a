import { type Result, rejected, success } from '../../core/result';
import { type CheckedHand, checkHand } from '../../hands/check-hand';
import type { HandInput } from '../../hands/hand';
import type { HandStage } from '../../hands/rule-parts';
import { hasArrangement, type Wanted } from '../../melds/arrange';
import { shownCounts } from '../../melds/near-hands';
import { addTo, type Counts, countOf, tilesAt } from '../../melds/set-shape';
import type { Tile } from '../../tiles/tile';
import { handFaults } from './check';
import { isWinningCounts } from './packed/wins';
import { allKinds, type ChineseShape, partsWithKongs, setsWanted } from './parts';
import { chineseTiles } from './tiles';
import type { Wait } from './vocabulary';

/**
 * The wait that a tile filled as the last one of a set; undefined if it is not in the set, or the set is a kong,
 * after which a loose tile is drawn (CS-7, CS-14).
 */
export const waitFilled = ({ kind, kinds }: ChineseShape, tile: number): Wait | undefined => {
  const place = kinds.indexOf(tile);
  if (place < 0 || kind === 'kong') return undefined;
  if (kind !== 'run') return kind === 'pair' ? 'pair' : 'twoPairs';
  if (place === 1) return 'middle';
  // The 3 to 1-2, or the 7 to 8-9.
  return tile % 10 === (place === 0 ? 7 : 3) ? 'edge' : 'twoSided';
};

/** The counts of a checked hand begin with the flower; here the 34 kinds begin. */
const FIRST_KIND = 1;

/**
 * Whether tiles can be arranged as the sets wanted, in a way that `passes`. In the usual case, without kongs or
 * `passes`, that is a look-up in the packed table, since bots ask for each draw and discard.
 */
export const isArranged = (
  counts: Counts,
  wanted: Wanted,
  passes?: (sets: readonly ChineseShape[]) => boolean,
): boolean =>
  wanted['kong'] === 0 && passes === undefined
    ? isWinningCounts(counts, FIRST_KIND)
    : hasArrangement(partsWithKongs(), counts, wanted, passes);

/**
 * The kinds of tile that complete a hand with these counts and its melds. A kind held four times completes nothing,
 * since there is no fifth (CS-8).
 */
export const waitingKinds = (hand: CheckedHand, counts: Counts, stage: HandStage): readonly number[] => {
  const shown = shownCounts(hand);
  const wanted = setsWanted(hand, stage);
  return allKinds()
    .filter((kind) => {
      if (countOf(counts, kind) + countOf(shown, kind) >= 4) return false;
      const whole = Uint8Array.from(counts);
      addTo(whole, kind, 1);
      const isFilled = (sets: readonly ChineseShape[]): boolean =>
        sets.some((set) => waitFilled(set, kind) !== undefined);
      return isArranged(whole, wanted, wanted['kong'] === 0 ? undefined : isFilled);
    })
    .sort((one, other) => one - other);
};

/**
 * Lists the tiles that a Chinese hand of 13 tiles, plus one for each kong, is waiting for (CS-8, CS-14).
 *
 * @param hand - The hand as text or as `{ concealed, melds }`.
 * @returns The tiles in rack order; none if no tile completes the hand. A tile held four times is left out, since
 * there is no fifth. Anything other than a waiting hand returns reasons.
 * @example
 * ```ts
 * import { chineseWaits, unwrap } from 'mahjongg/chinese';
 *
 * unwrap(chineseWaits('123B 456C 78D EE RRR')); // => ['6D', '9D']
 * ```
 */
export const chineseWaits = (hand: HandInput): Result<readonly Tile[]> => {
  const { hand: checked, reasons: faults } = checkHand(hand, chineseTiles());
  if (checked === undefined) return rejected(...faults);
  const reasons = [...faults, ...handFaults(checked, 'waiting')];
  if (reasons.length > 0) return rejected(...reasons);
  return success(tilesAt(waitingKinds(checked, checked.counts, 'waiting')));
};
