import type { Tile } from '../tiles/tile';

/** Tiles that lie together as one set: an exposure, or a set declared but kept concealed. */
export interface Meld {
  /** The tiles of the meld; its kind (pung, kong, run and so on) is read from them. */
  readonly tiles: readonly Tile[];
  /** Whether it counts as concealed, as a declared concealed kong does; exposed unless true. */
  readonly concealed?: boolean | undefined;
}

/** The tiles one player holds. */
export interface Hand {
  /** Tiles not melded; in a winning hand the winning tile is counted here, also when it was claimed. */
  readonly concealed: readonly Tile[];
  /** Melds on the table; none if left out. */
  readonly melds?: readonly Meld[] | undefined;
  /** Flowers and seasons laid aside, in games that lay them aside; none if left out. */
  readonly flowers?: readonly Tile[] | undefined;
}

/** A hand with all its lists. */
export interface WholeHand extends Hand {
  /** The melds, none if the hand named none. */
  readonly melds: readonly Meld[];
  /** The flowers laid aside, none if the hand named none. */
  readonly flowers: readonly Tile[];
}

/** A hand, or its text in notation, such as `11B 222B [333B]`; the text is read by `parseHandText`. */
export type HandInput = Hand | string;

/** Tiles in a list, or as text in notation, such as `1123B RD`; the text is read by `parseTiles`. */
export type TilesInput = readonly Tile[] | string;

/** Melds in a list, or as text with each in brackets of its own, such as `[333B] [44BJ]`. */
export type MeldsInput = readonly Meld[] | string;

/** Every way a game of this library can be won; each rule set narrows it to its own. */
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
  /** The winning tile, one of the concealed ones; left out if it does not matter. */
  readonly tile?: Tile | undefined;
}
