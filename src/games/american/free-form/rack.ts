import type { CheckedHand } from '../../../hands/check-hand';
import type { Meld } from '../../../hands/hand';
import { withDrawn } from '../../../hands/with-drawn';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import { exposureOf as exposureOfTiles } from '../card/exposures';
import type { AmericanGameOptions } from '../options';

/** The largest group, a sextet (TG-2). */
export const LARGEST = 6;

/** How many kinds of tile groups are made of: the flower, the suits with their dragons, the winds. */
export const KINDS = 35;

/** A group by numbers: its kind as a place in `TILES` (the joker's for jokers only), its size, its jokers. */
export interface Group {
  /** Its tile as a place in `TILES`. */
  readonly kind: number;
  /** How many tiles it has. */
  readonly size: number;
  /** How many of them are jokers, or flowers that serve as such. */
  readonly jokers: number;
  /** How many of those are flowers, in an exposure. */
  readonly flowers?: number;
  /** Whether it lies exposed. */
  readonly exposed: boolean;
}

/** A hand as groups are made of it. */
export interface FreeFormRack {
  /** How many concealed tiles of each kind. */
  readonly counts: Readonly<Uint8Array>;
  /** How many concealed jokers. */
  readonly jokers: number;
  /** Whether concealed flowers may serve as jokers (TG-2). */
  readonly flowersAsJokers: boolean;
  /** The exposures. */
  readonly exposed: readonly Group[];
  /** Their tiles, as places in `TILES`. */
  readonly shown: readonly number[];
}

/** An exposure as a group; undefined if it is not made of one tile, apart from jokers. */
export const exposureOf = (
  { tiles }: Meld,
  { flowersAsJokers }: Pick<AmericanGameOptions, 'flowersAsJokers'>,
): Group | undefined => {
  const { tile, size, jokers, flowers, kinds } = exposureOfTiles(tiles);
  if (kinds !== 1 || (flowers > 0 && !flowersAsJokers)) return undefined;
  return { kind: tileIndex(tile), size, jokers: jokers + flowers, flowers, exposed: true };
};

/** The rack of a hand whose tiles and melds are in order, with those drawn to it. */
export const rackOf = (
  { counts, melds }: CheckedHand,
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

/** Rack order; of one kind the larger group first, then that with fewer jokers, then the concealed one. */
export const compareGroups = (one: Group, other: Group): number =>
  one.kind - other.kind ||
  other.size - one.size ||
  one.jokers - other.jokers ||
  Number(one.exposed) - Number(other.exposed);
