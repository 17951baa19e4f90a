import type { Suit, Tile, Wind } from '../../src/tiles/tile';

// What a block of the naive twin can be made of, in rack order.

/** The tile of a block: any tile that is not a joker, or `NEWS` for the block of one each. */
export type BlockTile = Tile | 'NEWS';

/** One kind of block with what the rules ask about it. */
export interface Kind {
  readonly tile: BlockTile;
  readonly type: 'number' | 'wind' | 'dragon' | 'flower' | 'news';
  /** Its place in rack order, from 0. */
  readonly position: number;
  /** The number of a suit tile, 0 otherwise. */
  readonly number: number;
  /** The suit of a suit tile, and the suit that a dragon matches (CF-22). */
  readonly suit: Suit | undefined;
}

export const WINDS_IN_ORDER: readonly Wind[] = ['E', 'S', 'W', 'N'];

const SUITS_WITH_DRAGON: readonly (readonly [Suit, Tile])[] = [
  ['B', 'GD'],
  ['C', 'RD'],
  ['D', 'WD'],
];

function listKinds(): Kind[] {
  const rows: Omit<Kind, 'position'>[] = [{ tile: 'F', type: 'flower', number: 0, suit: undefined }];
  for (const [suit, dragon] of SUITS_WITH_DRAGON) {
    for (let number = 1; number <= 9; number++) {
      rows.push({ tile: `${number}${suit}` as Tile, type: 'number', number, suit });
    }
    rows.push({ tile: dragon, type: 'dragon', number: 0, suit });
  }
  for (const wind of WINDS_IN_ORDER) rows.push({ tile: wind, type: 'wind', number: 0, suit: undefined });
  rows.push({ tile: 'NEWS', type: 'news', number: 0, suit: undefined });
  return rows.map((row, position) => ({ ...row, position }));
}

/** All 36 kinds in rack order: flower, bams, green, craks, red, dots, white, winds, NEWS. */
export const KINDS: readonly Kind[] = listKinds();

const KIND_OF = new Map<string, Kind>(KINDS.map((kind) => [kind.tile, kind]));

/** The kind of a tile; undefined for a joker and for tiles of other games. */
export function findKind(tile: string): Kind | undefined {
  return KIND_OF.get(tile);
}

/** The kind of a tile that is known to be one of Card Free's. */
export function kindOf(tile: string): Kind {
  const kind = KIND_OF.get(tile);
  if (kind === undefined) throw new Error(`not a kind of Card Free: ${tile}`);
  return kind;
}
