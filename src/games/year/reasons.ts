import { type Reason, reasonAt } from '../../core/reason';
import type { CheckedHand } from '../../hands/check-hand';
import { arrange } from '../../melds/arrange';
import { leftOver } from '../../melds/left-over';
import { nearestReasons } from '../../melds/reasons';
import { tilesAt } from '../../melds/set-shape';
import type { YearOptions } from './options';
import { nearTo, partsFor, rackKinds } from './parts';
import { hasReading, setsBesideMelds } from './readings';
import { setText } from './score';
import type { YearWin } from './vocabulary';

/**
 * The winning hands with the fewest tiles missing, at most three (YG-11); none if the melds have too many tiles.
 * Melds stay as they are, except that a pung may become a kong.
 */
const nearestTo = (hand: CheckedHand, win: YearWin | undefined, options: YearOptions): readonly Reason[] => {
  const { hands } = nearTo(hand, win, 'complete', options);
  return nearestReasons('YG-11', rackKinds(), hand.counts, hands, (counts) => {
    const [shapes = []] = arrange(partsFor(hand, options), counts);
    return setsBesideMelds(shapes, hand, options).map((set) => ({
      text: setText(set),
      data: { kind: set.kind, tiles: set.tiles },
    }));
  });
};

/** The reason for flowers and seasons that fit neither a pair nor a Year (YG-6). */
const hiddenSingles = (hand: CheckedHand, options: YearOptions): readonly Reason[] => {
  const tiles = tilesAt(leftOver(partsFor(hand, options).slice(-1), hand.counts));
  if (tiles.length === 0) return [];
  const message = `A hidden flower or season must be part of a pair or a Year; these are not: ${tiles.join(' ')}.`;
  return [{ code: 'hiddenSingle', rule: 'YG-6', message, params: { tiles } }];
};

/** The reason for other tiles that fit no set (YG-11). */
const otherTiles = (hand: CheckedHand, options: YearOptions): readonly Reason[] => {
  const tiles = tilesAt(leftOver(partsFor(hand, options).slice(0, -1), hand.counts));
  if (tiles.length === 0) return [];
  const count = tiles.length === 1 ? 'one is' : `${tiles.length} are`;
  const message = `Every tile must be part of a set; however these are laid out, ${count} left over, such as ${tiles.join(' ')}.`;
  return [{ code: 'tilesLeftOver', rule: 'YG-11', message, params: { count: tiles.length, tiles } }];
};

/** The reason that none of the concealed tiles can have been the discard that wins. */
const noPlace = ({ concealed }: CheckedHand): Reason => {
  const [rule, message]: readonly [string, string] =
    concealed.length === 0
      ? ['YG-11', 'Put the claimed winning tile among the concealed tiles; there are none.']
      : ['YG-6', 'Flowers and seasons are never discarded, and this hand conceals nothing else.'];
  return reasonAt('noPlaceForWin', rule, message, ['win', 'by']);
};

/**
 * Why a hand does not win: what is wrong with its tiles and its win; or else single hidden flowers, then tiles left
 * over or a wrong number of tiles; then the nearest winning hands.
 */
export const reasonsFor = (
  hand: CheckedHand,
  win: YearWin | undefined,
  faults: readonly Reason[],
  options: YearOptions,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  if (faults.length === 0 && hasReading(hand, undefined, options)) return [noPlace(hand)];
  const others = faults.length > 0 ? faults : otherTiles(hand, options);
  return [...hiddenSingles(hand, options), ...others, ...nearestTo(hand, win, options)];
};
