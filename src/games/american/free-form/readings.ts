import type { WholeHand } from '../../../hands/check-hand';
import { LIMITS } from '../../../hands/limits';
import type { Readings, Remark } from '../../../hands/rule-parts';
import { TILES, type Tile } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';
import type { AmericanGameOptions } from '../american-options';
import { groupTiles, type Lifts, NO_LIFTS } from './group-tiles';
import { compareGroups, type FreeFormRack, type Group, rackOf } from './rack';
import {
  FREE_FORM_KINDS,
  type FreeFormGroup,
  type FreeFormKind,
  type FreeFormReading,
  type FreeFormWin,
} from './vocabulary';

/** The ways of winning by a tile that another player gave up. */
const CLAIMED: readonly FreeFormWin['by'][] = ['discard', 'misnamedDiscard', 'exchangeTile'];

/** Whether the winning tile was claimed from another player. */
export const isClaimed = (win: FreeFormWin | undefined): boolean =>
  win !== undefined && CLAIMED.includes(win.by);

/**
 * Whether a claimed winning tile can have come to one of these groups as itself: to any, or not to a
 * pair (AG-15a). A flower that was claimed is a flower, whatever flowers may serve as (AG-12).
 */
const hasPlace = (
  groups: readonly Group[],
  win: FreeFormWin | undefined,
  { pairOnDiscard }: AmericanGameOptions,
): boolean => {
  if (!isClaimed(win)) return true;
  const kind = win?.tile === undefined ? undefined : tileIndex(win.tile);
  return groups.some(
    (group) =>
      group.size > group.jokers && (kind ?? group.kind) === group.kind && (pairOnDiscard || group.size > 2),
  );
};

/** Every way to lay out the concealed tiles that the win allows; the list is lent. */
export function* layouts(
  rack: FreeFormRack,
  win: FreeFormWin | undefined,
  options: AmericanGameOptions,
  lifts: Lifts = NO_LIFTS,
): Generator<readonly Group[]> {
  for (const groups of groupTiles(rack, lifts)) if (hasPlace(groups, win, options)) yield groups;
}

const groupOf = ({ kind, size, jokers, exposed }: Group): FreeFormGroup => ({
  tile: TILES[kind] as Tile,
  kind: FREE_FORM_KINDS[size] as FreeFormKind,
  size,
  jokers,
  exposed,
});

const NOT_FOR_A_PAIR: Remark = {
  code: 'claimedForNoPair',
  rule: 'AG-15a',
  message: 'The win was not given in full; the winning tile is taken not to have been claimed for a pair.',
};

const NONE: readonly Remark[] = /* @__PURE__ */ Object.freeze([]);

/** What had to be taken in the hand's favor: only that no pair was claimed can matter. */
const conditionsOf = (
  best: FreeFormReading | undefined,
  win: FreeFormWin | undefined,
  { pairOnDiscard }: AmericanGameOptions,
): readonly Remark[] => {
  const isOpen = win === undefined || (isClaimed(win) && win.tile === undefined);
  const hasPair = best?.groups.some(({ size }) => size === 2) === true;
  return !pairOnDiscard && isOpen && hasPair ? [NOT_FOR_A_PAIR] : NONE;
};

/** Every reading of a hand that passed the check, in order; all have the same value (TG-7, TG-8). */
export const listReadings = (
  hand: WholeHand,
  win: FreeFormWin | undefined,
  options: AmericanGameOptions,
): Readings<FreeFormReading> => {
  const rack = rackOf(hand, options);
  const readings: FreeFormReading[] = [];
  let truncated = false;
  for (const groups of layouts(rack, win, options)) {
    truncated = readings.length === LIMITS.readings;
    if (truncated) break;
    readings.push({ groups: [...groups, ...rack.exposed].sort(compareGroups).map(groupOf) });
  }
  const conditions = conditionsOf(readings[0], win, options);
  return truncated ? { readings, conditions, truncated } : { readings, conditions };
};

/** Whether a hand that passed the check has any reading. */
export const hasReading = (
  hand: WholeHand,
  win: FreeFormWin | undefined,
  options: AmericanGameOptions,
): boolean => layouts(rackOf(hand, options), win, options).next().done !== true;
