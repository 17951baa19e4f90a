import { FLOWER, JOKER, tileIndex } from '../tiles/tile-index';
import type { Exposure } from './held-hand';
import type { VariantGroup } from './parsed-line';

/*
 * All ways in which tiles fill the groups of a variant: exposures take whole groups, the concealed tiles the
 * places of the others. Of a tile that only one group is left for, that group takes all; where several are,
 * every way to share it out is tried.
 */

/** What a variant takes, as far as options and questions change it. */
export interface Taking {
  /** Whether jokers may stand in a group, printed ones aside. */
  readonly takesJokers: (group: VariantGroup) => boolean;
  /** Whether flowers may serve as jokers in a group. */
  readonly takesFlowers: (group: VariantGroup) => boolean;
}

/** How a group is filled. */
export interface Filling {
  /** Its jokers, printed ones included. */
  readonly jokers: number;
  /** Its flowers that serve as jokers. */
  readonly flowers: number;
  /** Whether an exposure fills it. */
  readonly exposed: boolean;
}

/** Whether an exposure can fill a group (AG-19): size, tile, and jokers where they may stand. */
const canLie = (group: VariantGroup, exposure: Exposure, taking: Taking): boolean => {
  const { jokers, flowers } = exposure;
  return (
    group.callable &&
    group.tile === exposure.tile &&
    group.size === exposure.size &&
    jokers >= group.printedJokers &&
    (jokers === group.printedJokers || taking.takesJokers(group)) &&
    (flowers === 0 || taking.takesFlowers(group))
  );
};

/**
 * All ways to lay exposures into groups of their own: for each group its exposure, if it has one. As many of them as
 * `spare` says may be left out.
 */
export function* layExposures(
  groups: readonly VariantGroup[],
  exposures: readonly Exposure[],
  taking: Taking,
  spare = 0,
  laid: readonly (Exposure | undefined)[] = groups.map(() => undefined),
): Generator<readonly (Exposure | undefined)[]> {
  const [first, ...others] = exposures;
  if (first === undefined) {
    yield laid;
    return;
  }
  for (let place = 0; place < groups.length; place++)
    if (laid[place] === undefined && canLie(groups[place] as VariantGroup, first, taking))
      yield* layExposures(
        groups,
        others,
        taking,
        spare,
        laid.map((exposure, at) => (at === place ? first : exposure)),
      );
  if (spare > 0) yield* layExposures(groups, others, taking, spare - 1, laid);
}

/** Places of one tile in a group that the concealed tiles fill. */
export interface Slot {
  /** Place of the group in its variant. */
  readonly group: number;
  /** The tile, by index. */
  readonly tile: number;
  /** How many places there are. */
  readonly size: number;
  /** Whether jokers may stand in them. */
  readonly takesJokers: boolean;
  /** Whether flowers may. */
  readonly takesFlowers: boolean;
}

/** The slots of the groups that no exposure fills; printed jokers are slots of their own. */
export const slotsOf = (
  groups: readonly VariantGroup[],
  laid: readonly (Exposure | undefined)[],
  taking: Taking,
): readonly Slot[] =>
  groups.flatMap((group, place) => {
    if (laid[place] !== undefined) return [];
    const takesJokers = taking.takesJokers(group);
    const takesFlowers = taking.takesFlowers(group);
    return [...new Set(group.tiles)].map((tile) => ({
      group: place,
      tile: tileIndex(tile),
      size: group.tiles.filter((other) => other === tile).length,
      takesJokers: takesJokers && tile !== 'J',
      takesFlowers: takesFlowers && tile !== 'J' && tile !== 'F',
    }));
  });

/** A filling while it is made. */
interface Draft {
  readonly slots: readonly Slot[];
  /** The tiles that are left. */
  readonly left: Uint8Array;
  readonly jokers: number[];
  readonly flowers: number[];
}

/** Fills the slots from `at` on in all ways. There are as many tiles as places, so none is left over. */
function* fillSlots(draft: Draft, at: number): Generator<void> {
  const { slots, left, jokers, flowers } = draft;
  const slot = slots[at];
  if (slot === undefined) {
    yield;
    return;
  }
  const { group, tile, size, takesJokers, takesFlowers } = slot;
  const isLast = !slots.some((other, place) => place > at && other.tile === tile);
  const most = Math.min(size, left[tile] as number);
  const fewest = !takesJokers ? size : isLast && tile !== FLOWER ? (left[tile] as number) : 0;
  for (let own = most; own >= fewest; own--) {
    left[tile]! -= own;
    const mostFlowers = takesFlowers ? Math.min(size - own, left[FLOWER] as number) : 0;
    for (let served = 0; served <= mostFlowers; served++) {
      const wild = size - own - served;
      if (wild > (left[JOKER] as number)) continue;
      left[FLOWER]! -= served;
      left[JOKER]! -= wild;
      jokers[group]! += wild + (tile === JOKER ? own : 0);
      flowers[group]! += served;
      yield* fillSlots(draft, at + 1);
      left[FLOWER]! += served;
      left[JOKER]! += wild;
      jokers[group]! -= wild + (tile === JOKER ? own : 0);
      flowers[group]! -= served;
    }
    left[tile]! += own;
  }
}

/** All ways in which exposures and concealed tiles fill the groups: for each group how it is filled. */
export function* fillVariant(
  groups: readonly VariantGroup[],
  exposures: readonly Exposure[],
  concealed: Readonly<Uint8Array>,
  taking: Taking,
): Generator<readonly Filling[]> {
  for (const laid of layExposures(groups, exposures, taking)) {
    const draft: Draft = {
      slots: slotsOf(groups, laid, taking),
      left: Uint8Array.from(concealed),
      jokers: groups.map((_, place) => laid[place]?.jokers ?? 0),
      flowers: groups.map((_, place) => laid[place]?.flowers ?? 0),
    };
    for (const _ of fillSlots(draft, 0))
      yield groups.map((_, place) => ({
        jokers: draft.jokers[place] as number,
        flowers: draft.flowers[place] as number,
        exposed: laid[place] !== undefined,
      }));
  }
}
