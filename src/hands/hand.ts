import type { Tile } from '../tiles/tile';

/** Tiles laid down as one set: an exposure, or a set declared but kept concealed. */
export interface Meld {
  /** The tiles of the meld, which determine its kind (pung, kong, run and so on). */
  readonly tiles: readonly Tile[];
  /** Whether it counts as concealed, like a declared concealed kong; exposed unless true. */
  readonly concealed?: boolean | undefined;
}

/** A player’s tiles. */
export interface Hand {
  /** Tiles not in melds; in a winning hand they include the winning tile, even if it was claimed. */
  readonly concealed: readonly Tile[];
  /** Melds on the table; none if left out. */
  readonly melds?: readonly Meld[] | undefined;
  /** Flowers and seasons laid aside, in games that lay them aside; none if left out. */
  readonly flowers?: readonly Tile[] | undefined;
}

/** A hand with none of its lists left out. */
export interface WholeHand extends Hand {
  /** The melds; empty if there are none. */
  readonly melds: readonly Meld[];
  /** The flowers laid aside; empty if there are none. */
  readonly flowers: readonly Tile[];
}

/** A hand, or its text in notation, such as `11B 222B [333B]`; the text is read by `parseHandText`. */
export type HandInput = Hand | string;

/** Tiles as a list, or as text in notation, such as `1123B RD`; the text is read by `parseTiles`. */
export type TilesInput = readonly Tile[] | string;

/** Melds as a list, or as text with each in its own brackets, such as `[333B] [44BJ]`. */
export type MeldsInput = readonly Meld[] | string;

/** The ways of winning in all games of this library; each rule set allows some of them. */
export type WinKind =
  | 'wall'
  | 'discard'
  | 'jokerExchange'
  | 'looseTile'
  | 'exchangeTile'
  | 'misnamedDiscard'
  | 'charleston'
  | 'steal';

/** How a hand was won. */
export interface Win {
  /** Where the winning tile came from. */
  readonly by: WinKind;
  /** The winning tile, one of the concealed tiles; it can be left out if it does not matter. */
  readonly tile?: Tile | undefined;
}
