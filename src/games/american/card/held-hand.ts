import type { CheckedHand } from '../../../hands/check-hand';
import { TILES, type Tile } from '../../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import type { HeldTiles } from './compile-card';

/** An exposure: what it stands for, and what serves as jokers in it. */
export interface Exposure {
  /** The tile it stands for; undefined for one that stands for nothing. */
  readonly tile: Tile | undefined;
  /** How many tiles it has. */
  readonly size: number;
  /** How many of them are jokers. */
  readonly jokers: number;
  /** How many of them are flowers that serve as jokers. */
  readonly flowers: number;
  /** How many different tiles it has, jokers and flowers that serve as such aside. */
  readonly kinds: number;
}

/** What lies in an exposure; flowers beside another tile serve as jokers. */
export const exposureOf = (tiles: readonly Tile[]): Exposure => {
  const natural = tiles.filter((tile) => tile !== 'J');
  const others = natural.filter((tile) => tile !== 'F');
  const kinds = new Set(others.length > 0 ? others : natural).size;
  return {
    tile: others[0] ?? natural[0],
    size: tiles.length,
    jokers: tiles.length - natural.length,
    flowers: others.length > 0 ? natural.length - others.length : 0,
    kinds,
  };
};

/** A hand's tiles, the concealed ones counted, and all of them together. */
export interface HeldHand {
  /** How many of each tile are concealed. */
  readonly concealed: Readonly<Uint8Array>;
  /** All tiles, those of exposures among them. */
  readonly all: HeldTiles;
  /** The exposures. */
  readonly exposures: readonly Exposure[];
}

const HIGH_FIRST = 32;

/** The kinds of some counts. */
const heldTiles = (counts: Readonly<Uint8Array>): HeldTiles => {
  let [lowKinds, highKinds] = [0, 0];
  for (let index = 0; index < JOKER; index++) {
    if (counts[index] === 0) continue;
    if (index < HIGH_FIRST) lowKinds |= 1 << index;
    else highKinds |= 1 << (index - HIGH_FIRST);
  }
  return { counts, lowKinds, highKinds };
};

/** The tiles of a checked hand, kept for longer than it lends them. */
export const heldHand = (hand: CheckedHand): HeldHand => {
  const concealed = Uint8Array.from(hand.counts);
  const all = Uint8Array.from(concealed);
  for (const { tiles } of hand.melds) for (const tile of tiles) all[tileIndex(tile)]!++;
  return { concealed, all: heldTiles(all), exposures: hand.melds.map(({ tiles }) => exposureOf(tiles)) };
};

/** The concealed tiles of a hand as if the exposures at these places were concealed, too. */
export const takenBack = (
  { concealed, exposures }: HeldHand,
  places: readonly number[],
): Readonly<Uint8Array> => {
  if (places.length === 0) return concealed;
  const counts = Uint8Array.from(concealed);
  for (const place of places) {
    const { tile, size, jokers, flowers } = exposures[place] as Exposure;
    if (tile !== undefined) counts[tileIndex(tile)]! += size - jokers - flowers;
    counts[JOKER]! += jokers;
    counts[FLOWER]! += flowers;
  }
  return counts;
};

/** Names of tiles by index. */
export const tileAt = (index: number): Tile => TILES[index] as Tile;
