import type { Reason } from '../../core/reason';
import type { CheckedHand } from '../../hands/check-hand';
import { setText } from './elements';
import { partsFor } from './hand-parts';
import { leftOver } from './left-over';
import { hasReading } from './list-readings';
import { findNearest, type NearHand } from './nearest';
import type { YearOptions } from './options';
import type { YearWin } from './vocabulary';

const nearestReason = ({ distance, missing, tooMany, sets }: NearHand): Reason => {
  const exchange = [
    ...(missing.length > 0 ? [`with ${missing.join(' ')}`] : []),
    ...(tooMany.length > 0 ? [`without ${tooMany.join(' ')}`] : []),
  ].join(' and ');
  const laid = sets.map(setText).join(', ');
  return {
    code: 'nearestLayout',
    rule: 'YG-11',
    message: `${exchange.charAt(0).toUpperCase()}${exchange.slice(1)} the hand wins: ${laid}.`,
    params: { distance, missing, tooMany, sets: sets.map(({ kind, tiles }) => ({ kind, tiles })) },
  };
};

/** The flowers and seasons that can stand neither in a pair nor in a Year (YG-6). */
const hiddenSingles = (hand: CheckedHand, options: YearOptions): readonly Reason[] => {
  const tiles = leftOver(partsFor(hand, options).slice(-1), hand.counts);
  if (tiles.length === 0) return [];
  const message = `A hidden flower or season must be part of a pair or a Year; not so ${tiles.join(' ')}.`;
  return [{ code: 'hiddenSingle', rule: 'YG-6', message, params: { tiles } }];
};

/** The other tiles that no set takes (YG-11). */
const otherTiles = (hand: CheckedHand, options: YearOptions): readonly Reason[] => {
  const tiles = leftOver(partsFor(hand, options).slice(0, -1), hand.counts);
  if (tiles.length === 0) return [];
  const count = tiles.length === 1 ? 'one is' : `${tiles.length} are`;
  const message = `Every tile must be part of a set; however these are laid out, ${count} left over, such as ${tiles.join(' ')}.`;
  return [{ code: 'tilesLeftOver', rule: 'YG-11', message, params: { count: tiles.length, tiles } }];
};

const NO_PLACE: Reason = {
  code: 'noPlaceForWin',
  rule: 'YG-6',
  message:
    'Flowers and seasons are never discarded, and this hand holds no other tile that a discard can have been.',
  at: { path: ['win', 'by'] },
  params: {},
};

/**
 * Why a hand does not win: faults of its tiles and its win; else hidden single flowers, then tiles left over or
 * a wrong number of them; then the nearest winning hands.
 */
export const reasonsFor = (
  hand: CheckedHand,
  win: YearWin | undefined,
  faults: readonly Reason[],
  options: YearOptions,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  if (faults.length === 0 && hasReading(hand, undefined, options)) return [NO_PLACE];
  const others = faults.length > 0 ? faults : otherTiles(hand, options);
  return [...hiddenSingles(hand, options), ...others, ...findNearest(hand, win, options).map(nearestReason)];
};
