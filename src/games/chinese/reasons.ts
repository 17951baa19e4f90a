import { type Reason, reasonAt } from '../../core/reason';
import type { CheckedHand } from '../../hands/check-hand';
import type { Meld } from '../../hands/hand';
import { arrange } from '../../melds/arrange';
import { type NamedSet, NEAREST_NAMED, nearestReasons } from '../../melds/reasons';
import { type Counts, tilesAt } from '../../melds/set-shape';
import { formatTiles } from '../../tiles/format-tiles';
import type { ChineseOptions } from './options';
import { allKinds, HAND_SIZE, kongsWanted, nearTo, parts, SETS, SIZES, setsWanted, sizeOf } from './parts';
import { firstKind, hasReading } from './readings';
import type { ChineseWin } from './vocabulary';
import { isArranged } from './waits';

/** The sets of a winning hand with these tiles, in rack order after the concealed kongs. */
const namedSets = (kongs: readonly Meld[], counts: Counts): readonly NamedSet[] => {
  const [laid = []] = arrange(parts(), counts, { pair: 1 });
  const inOrder = [...laid].sort((one, other) => firstKind(one) - firstKind(other));
  return [
    ...kongs.map(({ tiles }) => ({ kind: 'kong', tiles })),
    ...inOrder.map(({ kind, kinds }) => ({ kind, tiles: tilesAt(kinds) })),
  ].map(({ kind, tiles }) => ({ text: formatTiles(tiles), data: { kind, tile: tiles[0] } }));
};

/** The fewest tiles that a hand lacks, with the winning hands that are so near. */
interface Nearest {
  readonly missing: number;
  readonly reasons: readonly Reason[];
}

/**
 * The winning hands with the fewest tiles missing, at most three, in the order of layouts (CS-8). Melds stay as
 * they are. If the hand’s size calls for concealed kongs, some fours are kongs; no other tiles become one.
 */
const findNearest = (hand: CheckedHand): Nearest => {
  const { tiles, meldedKongs } = sizeOf(hand);
  if (hand.melds.length > SETS || tiles - meldedKongs > HAND_SIZE + SETS) return { missing: 0, reasons: [] };
  const fours = hand.counts.filter((count) => count === SIZES.kong).length;
  const kongs = Math.min(kongsWanted(hand), fours, SETS - hand.melds.length);
  const all = nearTo(hand, kongs, 'byTiles');
  const least = Math.min(...all.map(({ near }) => near.missing));
  const reasons = all
    .filter(({ near }) => near.missing === least)
    .flatMap(({ hand: { counts: held }, kongs: laid, near }) =>
      nearestReasons('CS-8', allKinds(), held, near.hands, (counts) => namedSets(laid, counts)),
    );
  return { missing: least, reasons: reasons.slice(0, NEAREST_NAMED) };
};

const noArrangement = (distance: number): Reason => {
  const others = distance === 1 ? 'exchange 1 tile' : `exchange ${distance} tiles`;
  return reasonAt('noArrangement', 'CS-8', `These tiles are not four sets and a pair; ${others}.`, [], {
    distance,
  });
};

/** Why a hand of four sets and a pair does not win with this tile. */
const noPlace = (hand: CheckedHand, win: ChineseWin | undefined, options: ChineseOptions): Reason => {
  const isBarred = hasReading(hand, win, { ...options, winOnDiscard: 'anything' });
  const message = isBarred
    ? 'Here a discard may complete a set to win, not the pair.'
    : 'The winning tile completes no set: four of it are a kong, and a loose tile follows a kong.';
  const params = win?.tile === undefined ? {} : { tile: win.tile };
  return reasonAt('noPlaceForWin', isBarred ? 'CS-6b' : 'CS-7', message, ['win', 'tile'], params);
};

/**
 * Why a hand does not win: what is wrong with its tiles, or else that they fit no arrangement; then the nearest
 * winning hands.
 */
export const reasonsFor = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  faults: readonly Reason[],
  options: ChineseOptions,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  if (faults.length === 0 && isArranged(hand.counts, setsWanted(hand))) return [noPlace(hand, win, options)];
  const nearest = findNearest(hand);
  const own = faults.length > 0 ? faults : [noArrangement(nearest.missing)];
  return [...own, ...nearest.reasons];
};
