import type { Reason } from '../../core/reason';
import type { CheckedHand } from '../../hands/check-hand';
import { arrange } from '../../melds/arrange';
import { kindsOf, nearestHands } from '../../melds/near-hands';
import { firstOf, NEAREST_NAMED, nearestReason } from '../../melds/nearest-reason';
import { setsAndPair } from '../../melds/part-steps';
import { countsOf, tilesAt } from '../../melds/set-shape';
import { formatTiles } from '../../tiles/format-tiles';
import type { ChineseOptions } from './options';
import {
  ALL_KINDS,
  HAND_SIZE,
  PARTS,
  SETS,
  SIZES,
  setsWanted,
  sizeOf,
  supplyOf,
  type WantedHand,
  withKongsAside,
} from './parts';
import { firstKind, hasReading } from './readings';
import type { ChineseWin } from './vocabulary';
import { isArranged } from './waits';

/** A winning hand with what it lacks. */
interface NearHand {
  readonly missing: number;
  readonly reason: Reason;
}

const nearestTo = (wanted: WantedHand): readonly NearHand[] => {
  const { missing, hands } = nearestHands(PARTS, supplyOf(wanted), setsAndPair(wanted.sets), false);
  return firstOf(hands, NEAREST_NAMED).map((hand) => {
    const counts = countsOf(kindsOf(hand));
    const [laid = []] = arrange(PARTS, counts, { pair: 1 });
    const inOrder = [...laid].sort((one, other) => firstKind(one) - firstKind(other));
    const sets = [...wanted.kongs, ...inOrder].map(({ kind, kinds }) => ({ kind, tiles: tilesAt(kinds) }));
    const near = {
      counts,
      texts: sets.map(({ tiles }) => formatTiles(tiles)),
      sets: sets.map(({ kind, tiles }) => ({ kind, tile: tiles[0] })),
    };
    return { missing, reason: nearestReason('CS-8', ALL_KINDS, wanted.counts, near) };
  });
};

/**
 * The winning hands with the fewest tiles missing, three at most, in the order of the layouts (CS-8). The melds stay as
 * they are. If the hand has the right size for concealed kongs, some four alike are kongs; nothing else becomes one.
 */
const findNearest = (hand: CheckedHand): readonly NearHand[] => {
  const { tiles, meldedKongs, concealedKongs } = sizeOf(hand);
  if (hand.melds.length > SETS || tiles - meldedKongs > HAND_SIZE + SETS) return [];
  const fours = hand.counts.filter((count) => count === SIZES.kong).length;
  const kongs = Math.min(Math.max(concealedKongs, 0), fours, SETS - hand.melds.length);
  const found = withKongsAside(hand, kongs).flatMap(nearestTo);
  const least = Math.min(...found.map(({ missing }) => missing));
  return found.filter(({ missing }) => missing === least).slice(0, NEAREST_NAMED);
};

const noArrangement = (distance: number): Reason => ({
  code: 'noArrangement',
  rule: 'CS-8',
  message: `These tiles are not four sets and a pair; ${distance === 1 ? 'one of them would have to be another' : `${distance} of them would have to be others`}.`,
  params: { distance },
});

/** Why a hand that is four sets and a pair does not win with this tile. */
const noPlace = (hand: CheckedHand, win: ChineseWin | undefined, options: ChineseOptions): Reason => {
  const isBarred = hasReading(hand, win, { ...options, winOnDiscard: 'anything' });
  return {
    code: 'noPlaceForWin',
    rule: isBarred ? 'CS-6b' : 'CS-7',
    message: isBarred
      ? 'Here a discard may complete a set to win, not the pair.'
      : 'The winning tile completes no set: its four are a kong, after which a loose tile is drawn.',
    at: { path: ['win', 'tile'] },
    params: win?.tile === undefined ? {} : { tile: win.tile },
  };
};

/** Why a hand does not win: faults of its tiles, else that they fit nowhere; then the nearest winning hands. */
export const reasonsFor = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  faults: readonly Reason[],
  options: ChineseOptions,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  if (faults.length === 0 && isArranged(hand.counts, setsWanted(hand))) return [noPlace(hand, win, options)];
  const nearest = findNearest(hand);
  const own = faults.length > 0 ? faults : [noArrangement(nearest[0]?.missing ?? 0)];
  return [...own, ...nearest.map(({ reason }) => reason)];
};
