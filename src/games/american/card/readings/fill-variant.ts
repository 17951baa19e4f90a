import { lackOf, needsOf, type Place } from '../../../../jokers/missing';
import type { Tile } from '../../../../tiles/tile';
import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import { type Exposure, exactFit, type Laid, layExposures, leftOf } from '../exposures';
import type { VariantGroup } from '../layouts/groups';
import type { CardGroup } from '../vocabulary';

/*
 * All ways for tiles to fill the groups of a variant: exposures fill whole groups, concealed tiles the places of
 * the others. If only one group is left for a tile, it takes them all; otherwise every split is tried. Fillings
 * that cannot match the request are dropped early, since otherwise the costliest cards take seconds
 * (test/bench/costly-cards.mjs).
 */

/** How a group is filled. */
export type Filling = Pick<CardGroup, 'jokers' | 'flowers' | 'exposed'>;

/** The fillings to look for, by what the concealed groups hold. */
export interface Wanted {
  /** The fewest flowers used as flowers; 0 if left out. */
  readonly fewestFlowers?: number;
  /** Whether no flower may be used as a flower. */
  readonly noFlowers?: boolean;
  /** Whether the winning tile must be able to go into a group of three or more alike, or must not; left out if either will do. */
  readonly inLarge?: boolean;
  /** The winning tile, used as itself; any tile if left out. */
  readonly winningTile?: Tile | undefined;
  /** Whether the winning tile can be a joker. */
  readonly orJoker?: boolean;
}

/** The places of one tile in a group, and what concealed tiles fill them. */
interface Slot extends Place {
  /** The index of the group in its variant. */
  readonly group: number;
  /** The last earlier slot that is the same in an equal group; undefined for groups of different tiles. */
  readonly twin: Slot | undefined;
  /** Whether the winning tile can go here as itself, in a group of three or more alike. */
  readonly takesWin: boolean;
  /** Whether the winning tile can be a joker here. */
  readonly takesJoker: boolean;
  /** The most natural tiles that a filling can have here. */
  readonly most: number;
  /** How many natural tiles it is given. */
  own: number;
  /** How many flowers that serve as jokers it is given. */
  served: number;
}

const LARGE = 3;

/** The last slot of an equal group that jokers may fill. */
const twinOf = (
  slots: readonly Slot[],
  groups: readonly VariantGroup[],
  own: VariantGroup,
): Slot | undefined =>
  [...slots].reverse().find(({ filler, group }) => filler !== 'own' && groups[group] === own);

/** The slots of the groups that no exposure fills. */
const slotsOf = (groups: readonly VariantGroup[], laid: Laid, wanted: Wanted): readonly Slot[] => {
  const slots: Slot[] = [];
  const { noFlowers, inLarge, winningTile, orJoker = false } = wanted;
  groups.forEach((group, place) => {
    if (laid[place] !== undefined) return;
    const { tile, size } = group;
    const isLarge = tile !== undefined && size >= LARGE;
    for (const { kind, count, filler } of group.places) {
      const twin = filler === 'own' || tile === undefined ? undefined : twinOf(slots, groups, group);
      const takesWin = isLarge && kind !== JOKER && (winningTile ?? tile) === tile;
      const takesJoker = isLarge && orJoker;
      const isShunned = (noFlowers === true && kind === FLOWER) || (inLarge === false && takesWin);
      const most = isShunned ? 0 : count;
      slots.push({ kind, count, filler, group: place, twin, takesWin, takesJoker, most, own: 0, served: 0 });
    }
  });
  return slots;
};

/** A filling in the making. */
interface Draft {
  readonly slots: readonly Slot[];
  readonly wanted: Wanted;
  readonly left: number[];
}

const leftAt = ({ left }: Draft, kind: number): number => left[kind] ?? 0;

const take = ({ left }: Draft, kind: number, count: number): void => {
  left[kind] = (left[kind] ?? 0) - count;
};

/** Whether the winning tile can go into a slot, already filled or not. */
const winIn = (draft: Draft, slot: Slot, isFilled: boolean): boolean => {
  const { kind, count, own, served, takesWin, takesJoker } = slot;
  const jokers = kind === JOKER ? own : count - own - served;
  return (
    (takesWin && (isFilled ? own : leftAt(draft, kind)) > 0) ||
    (takesJoker && (isFilled ? jokers : leftAt(draft, JOKER)) > 0)
  );
};

/** Whether a filling made up to a slot can still use all tiles and match the request. */
const canBeWanted = (draft: Draft, at: number): boolean => {
  const { slots, wanted } = draft;
  const { fewestFlowers = 0, noFlowers = false, inLarge } = wanted;
  // What the remaining slots can take.
  let [jokers, flowers, ownFlowers] = [0, 0, 0];
  for (const { kind, count, filler } of slots.slice(at)) {
    if (filler !== 'own' || kind === JOKER) jokers += count;
    if (filler === 'flowers' || (kind === FLOWER && !noFlowers)) flowers += count;
    if (kind === FLOWER) ownFlowers += count;
  }
  if (leftAt(draft, JOKER) > jokers || leftAt(draft, FLOWER) > flowers) return false;
  const given = slots.slice(0, at).reduce((sum, { kind, own }) => (kind === FLOWER ? sum + own : sum), 0);
  if (given + Math.min(leftAt(draft, FLOWER), ownFlowers) < fewestFlowers) return false;
  if (inLarge === false) return !slots.slice(0, at).some((slot) => winIn(draft, slot, true));
  return inLarge === undefined || slots.some((slot, place) => winIn(draft, slot, place < at));
};

/** Fills the slots from `at` on in all ways that use every tile; twins are filled in one order only. */
function* fillSlots(draft: Draft, at: number): Generator<void> {
  const { slots } = draft;
  const slot = slots[at];
  if (!canBeWanted(draft, at)) return;
  if (slot === undefined) {
    if (draft.left.every((count) => count === 0)) yield;
    return;
  }
  const { kind, count, filler, twin } = slot;
  const isLast = !slots.some((other, place) => place > at && other.kind === kind);
  const most = Math.min(slot.most, leftAt(draft, kind), twin?.own ?? count);
  const fewest = filler === 'own' ? count : isLast && kind !== FLOWER ? leftAt(draft, kind) : 0;
  for (let own = most; own >= fewest; own--) {
    take(draft, kind, own);
    slot.own = own;
    const mostServed = filler === 'flowers' ? Math.min(count - own, leftAt(draft, FLOWER)) : 0;
    for (let served = own === twin?.own ? twin.served : 0; served <= mostServed; served++) {
      const wild = count - own - served;
      if (wild > leftAt(draft, JOKER)) continue;
      take(draft, FLOWER, served);
      take(draft, JOKER, wild);
      slot.served = served;
      yield* fillSlots(draft, at + 1);
      take(draft, FLOWER, -served);
      take(draft, JOKER, -wild);
    }
    take(draft, kind, -own);
  }
}

const fillingsOf = (
  exposures: readonly Exposure[],
  laid: Laid,
  slots: readonly Slot[],
): readonly Filling[] => {
  const fillings = laid.map((place) => {
    const { jokers = 0, flowers = 0 } = exposures[place ?? -1] ?? {};
    return { jokers, flowers, exposed: place !== undefined };
  });
  for (const { group, kind, count, own, served } of slots) {
    const filling = fillings[group];
    if (filling === undefined) continue;
    filling.jokers += kind === JOKER ? count : count - own - served;
    filling.flowers += served;
  }
  return fillings;
};

/** Yields all wanted ways for exposures and concealed tiles to fill the groups, as one filling for each group. */
export function* fillVariant(
  groups: readonly VariantGroup[],
  exposures: readonly Exposure[],
  concealed: Readonly<Uint8Array>,
  wanted: Wanted = {},
): Generator<readonly Filling[]> {
  for (const laid of layExposures(groups, exposures, exactFit)) {
    if (lackOf(needsOf(leftOf(groups, laid)), concealed) > 0) continue;
    const slots = slotsOf(groups, laid, wanted);
    const draft: Draft = { slots, wanted, left: Array.from(concealed) };
    for (const _ of fillSlots(draft, 0)) yield fillingsOf(exposures, laid, slots);
  }
}
