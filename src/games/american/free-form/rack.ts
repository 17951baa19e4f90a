import type { CheckedHand } from '../../../hands/check-hand';
import type { Meld } from '../../../hands/hand';
import { withDrawn } from '../../../hands/with-drawn';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import { exposureOf as exposureOfTiles } from '../card/exposures';
import type { AmericanGameOptions } from '../options';

/** The largest group is a sextet (TG-2). */
export const LARGEST = 6;

/** How many kinds of tile can form groups: flowers, suits with their dragons, and winds. */
export const KINDS = 35;

/** A group by numbers. */
export interface Group {
  /** The index of its tile in `TILES`; the joker’s for a group of jokers only. */
  readonly kind: number;
  readonly size: number;
  /** How many of its tiles are jokers, or flowers that serve as jokers. */
  readonly jokers: number;
  /** How many of those are flowers, for an exposure. */
  readonly flowers?: number;
  readonly exposed: boolean;
}

/** A hand by numbers. */
export interface FreeFormRack {
  /** How many concealed tiles there are of each kind, by index in `TILES`. */
  readonly counts: Readonly<Uint8Array>;
  readonly jokers: number;
  /** Whether concealed flowers may serve as jokers (TG-2). */
  readonly flowersAsJokers: boolean;
  readonly exposed: readonly Group[];
  /** The tiles of the exposures, as indices in `TILES`. */
  readonly shown: readonly number[];
}

export interface LayoutTask {
  readonly rack: FreeFormRack;
  /** How many tiles the layouts have, exposures aside. */
  readonly tiles: number;
  /** How many naturals of each kind are available. */
  readonly copies: readonly number[];
  /** How many jokers are available, with all flowers if flowers may serve as jokers. */
  readonly jokers: number;
  /** How many more tiles the exposures of each kind take; empty if none grows. */
  readonly room: ReadonlyMap<number, number>;
}

/** An exposure as a group; undefined if it mixes tiles, jokers aside. */
export const exposureOf = (
  { tiles }: Meld,
  { flowersAsJokers }: Pick<AmericanGameOptions, 'flowersAsJokers'>,
): Group | undefined => {
  const { tile, size, jokers, flowers, kinds } = exposureOfTiles(tiles);
  if (kinds !== 1 || (flowers > 0 && !flowersAsJokers)) return undefined;
  return { kind: tileIndex(tile), size, jokers: jokers + flowers, flowers, exposed: true };
};

/** The rack of a hand that passed the check, with any drawn tiles added. */
export const rackOf = (
  { counts, melds }: Pick<CheckedHand, 'counts' | 'melds'>,
  options: Pick<AmericanGameOptions, 'flowersAsJokers'>,
  drawn?: Readonly<Uint8Array>,
): FreeFormRack => {
  const all = withDrawn(counts, drawn);
  return {
    counts: all.slice(FLOWER, KINDS),
    jokers: all[JOKER] ?? 0,
    flowersAsJokers: options.flowersAsJokers,
    exposed: melds.flatMap((meld) => exposureOf(meld, options) ?? []),
    shown: melds.flatMap(({ tiles }) => tiles.map(tileIndex)),
  };
};

/** Rack order; within one kind the larger group first, then the one with fewer jokers, then the concealed one. */
export const compareGroups = (one: Group, other: Group): number =>
  one.kind - other.kind ||
  other.size - one.size ||
  one.jokers - other.jokers ||
  Number(one.exposed) - Number(other.exposed);
