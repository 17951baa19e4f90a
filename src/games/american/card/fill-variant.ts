import type { Tile } from '../../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import { leftOf, missingFrom, type Taking } from './group-places';
import type { Exposure } from './held-hand';
import { type Laid, layExposures } from './lay-exposures';
import type { VariantGroup } from './parsed-line';

/*
 * All ways in which tiles fill the groups of a variant: exposures take whole groups, the concealed tiles the
 * places of the others. Of a tile that only one group is left for, that group takes all; where several are,
 * every way to share it out is tried.
 */

/** How a group is filled. */
export interface Filling {
  /** Its jokers, printed ones included. */
  readonly jokers: number;
  /** Its flowers that serve as jokers. */
  readonly flowers: number;
  /** Whether an exposure fills it. */
  readonly exposed: boolean;
}

/** Whether exposures can fill groups (AG-19): size, tile, and jokers where they may stand. */
export const exactFit =
  (taking: Taking) =>
  (group: VariantGroup, { tile, size, jokers, flowers }: Exposure): boolean =>
    group.callable &&
    group.tile === tile &&
    group.size === size &&
    jokers >= group.printedJokers &&
    (jokers === group.printedJokers || taking.takesJokers(group)) &&
    (flowers === 0 || taking.takesFlowers(group));

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
export const slotsOf = (groups: readonly VariantGroup[], laid: Laid, taking: Taking): readonly Slot[] =>
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

/** Which fillings are asked for: those whose concealed groups hold such tiles of their own. */
export interface Wanted {
  /** The fewest flowers that stand for themselves; 0 if left out. */
  readonly fewestFlowers?: number;
  /** Whether no flower stands for itself. */
  readonly noFlowers?: boolean;
  /** Whether some group of three or more alike holds its own tile, or none does; left out if either will do. */
  readonly ownInLarge?: boolean;
  /** Its tile; any if left out. */
  readonly largeTile?: Tile | undefined;
}

/** A filling while it is made. */
interface Draft {
  readonly slots: readonly Slot[];
  readonly wanted: Wanted;
  /** Whether each slot is of three or more alike, and of the tile that is asked for. */
  readonly isLarge: readonly boolean[];
  /** How many flowers the slots from each on can take as their own. */
  readonly ownFlowersRoom: readonly number[];
  /** For each slot the last one before it that is the same in an equal group, -1 if there is none. */
  readonly twins: readonly number[];
  /** How many jokers the slots from each on can take at most. */
  readonly jokersRoom: readonly number[];
  /** How many flowers they can take. */
  readonly flowersRoom: readonly number[];
  /** The tiles that are left. */
  readonly left: Uint8Array;
  /** How many tiles of its own each slot was given. */
  readonly own: number[];
  /** How many flowers that serve as jokers. */
  readonly served: number[];
}

/** Whether a filling, made up to a slot, can become one that is asked for. */
const canBeWanted = ({ slots, wanted, isLarge, ownFlowersRoom, left, own }: Draft, at: number): boolean => {
  const { fewestFlowers = 0, ownInLarge } = wanted;
  if (fewestFlowers > 0) {
    let flowers = Math.min(left[FLOWER]!, ownFlowersRoom[at]!);
    for (let before = 0; before < at; before++) if (slots[before]!.tile === FLOWER) flowers += own[before]!;
    if (flowers < fewestFlowers) return false;
  }
  return (
    ownInLarge !== true ||
    slots.some(({ tile }, place) => isLarge[place]! && (place < at ? own[place]! : left[tile]!) > 0)
  );
};

/** The most tiles of its own that a slot may hold so that the filling is one that is asked for. */
const mostWanted = ({ slots, wanted, isLarge }: Draft, at: number): number => {
  const { tile, size } = slots[at]!;
  const isShunned =
    (wanted.noFlowers === true && tile === FLOWER) || (wanted.ownInLarge === false && isLarge[at]!);
  return isShunned ? 0 : size;
};

/** Fills the slots from `at` on in all ways that leave no tile over; slots that are twins in one order only. */
function* fillSlots(draft: Draft, at: number): Generator<void> {
  const { slots, left, twins, own, served } = draft;
  const slot = slots[at];
  if (slot === undefined) {
    if (left.every((count) => count === 0) && canBeWanted(draft, at)) yield;
    return;
  }
  // Jokers and flowers that find no place any more would be left over.
  if (left[JOKER]! > draft.jokersRoom[at]! || left[FLOWER]! > draft.flowersRoom[at]!) return;
  if (!canBeWanted(draft, at)) return;
  const { tile, size, takesJokers, takesFlowers } = slot;
  const isLast = !slots.some((other, place) => place > at && other.tile === tile);
  const twin = twins[at] as number;
  const most = Math.min(mostWanted(draft, at), left[tile] as number, own[twin] ?? size);
  const fewest = !takesJokers ? size : isLast && tile !== FLOWER ? (left[tile] as number) : 0;
  for (let natural = most; natural >= fewest; natural--) {
    left[tile]! -= natural;
    own[at] = natural;
    const mostServed = takesFlowers ? Math.min(size - natural, left[FLOWER] as number) : 0;
    for (
      let flowers = natural === own[twin] ? (served[twin] as number) : 0;
      flowers <= mostServed;
      flowers++
    ) {
      const wild = size - natural - flowers;
      if (wild > (left[JOKER] as number)) continue;
      left[FLOWER]! -= flowers;
      left[JOKER]! -= wild;
      served[at] = flowers;
      yield* fillSlots(draft, at + 1);
      left[FLOWER]! += flowers;
      left[JOKER]! += wild;
    }
    left[tile]! += natural;
  }
}

/** How many tiles the slots from each on can take, by how many each of them can. */
const roomFrom = (slots: readonly Slot[], takes: (slot: Slot) => boolean): readonly number[] => {
  let room = 0;
  return slots
    .map((_, back) => {
      const slot = slots[slots.length - 1 - back] as Slot;
      room += takes(slot) ? slot.size : 0;
      return room;
    })
    .reverse();
};

/** For each slot the last one before it that is the same in an equal group. Groups of different tiles are left alone. */
const twinsOf = (slots: readonly Slot[], groups: readonly VariantGroup[]): readonly number[] =>
  slots.map(({ group, takesJokers }, at) => {
    const own = groups[group] as VariantGroup;
    if (!takesJokers || own.tile === undefined) return -1;
    let twin = at - 1;
    while (twin >= 0 && !(groups[slots[twin]!.group] === own && slots[twin]!.takesJokers)) twin--;
    return twin;
  });

/** How each group is filled. */
const fillingsOf = (
  groups: readonly VariantGroup[],
  exposures: readonly Exposure[],
  laid: Laid,
  { slots, own, served }: Draft,
): readonly Filling[] => {
  const fillings = groups.map((_, place) => {
    const exposure = exposures[laid[place] ?? -1];
    return {
      jokers: exposure?.jokers ?? 0,
      flowers: exposure?.flowers ?? 0,
      exposed: exposure !== undefined,
    };
  });
  slots.forEach(({ group, tile, size }, at) => {
    const filling = fillings[group] as (typeof fillings)[number];
    filling.jokers += tile === JOKER ? size : size - own[at]! - served[at]!;
    filling.flowers += served[at]!;
  });
  return fillings;
};

const LARGE = 3;

/** All ways in which exposures and concealed tiles fill the groups, as far as they are wanted: for each group how it is filled. */
export function* fillVariant(
  groups: readonly VariantGroup[],
  exposures: readonly Exposure[],
  concealed: Readonly<Uint8Array>,
  taking: Taking,
  wanted: Wanted = {},
): Generator<readonly Filling[]> {
  const { noFlowers, largeTile } = wanted;
  for (const laid of layExposures(groups, exposures, exactFit(taking))) {
    if (missingFrom(leftOf(groups, laid), concealed, taking) > 0) continue;
    const slots = slotsOf(groups, laid, taking);
    const draft: Draft = {
      slots,
      wanted,
      isLarge: slots.map(({ group, tile }) => {
        const { tile: alike, size } = groups[group]!;
        return alike !== undefined && tile !== JOKER && size >= LARGE && (largeTile ?? alike) === alike;
      }),
      twins: twinsOf(slots, groups),
      ownFlowersRoom: roomFrom(slots, ({ tile }) => tile === FLOWER),
      jokersRoom: roomFrom(slots, ({ tile, takesJokers }) => takesJokers || tile === JOKER),
      flowersRoom: roomFrom(
        slots,
        ({ tile, takesFlowers }) => takesFlowers || (tile === FLOWER && noFlowers !== true),
      ),
      left: Uint8Array.from(concealed),
      own: [],
      served: [],
    };
    for (const _ of fillSlots(draft, 0)) yield fillingsOf(groups, exposures, laid, draft);
  }
}
