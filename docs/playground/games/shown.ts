import type { Reason, Rejection, Remark, Result, Tile, WinClaim, WinKind } from 'mahjongg';

/** Tiles that lie together in a reading, with what they are called. */
export interface ShownGroup {
  /** The tiles. */
  readonly tiles: readonly Tile[];
  /** What they are, in a few words. */
  readonly label: string;
  /** Whether they lie on the table. */
  readonly exposed?: boolean | undefined;
}

/** A reading in words and tiles, whichever game it is of. */
export interface ShownReading {
  /** What it is called. */
  readonly title: string;
  /** What it is worth, in words; empty where only the sheet tells. */
  readonly points: string;
  /** Its groups. */
  readonly groups: readonly ShownGroup[];
  /** Other remarks. */
  readonly details: readonly string[];
}

/** A row of a score sheet. */
export interface ShownLine {
  /** The rule it comes from. */
  readonly rule: string;
  /** What it is for. */
  readonly label: string;
  /** What it adds, or by what it multiplies. */
  readonly amount: string;
}

/** A score sheet, ready to be shown. */
export interface ShownSheet {
  /** The rows. */
  readonly lines: readonly ShownLine[];
  /** What it comes to; undefined where the game gives no points. */
  readonly total: string | undefined;
  /** Remarks below it. */
  readonly notes: readonly string[];
  /** What `settle` needs; undefined where nobody pays. */
  readonly claim: Omit<WinClaim, 'winner'> | undefined;
}

/** What the rules say of a hand. */
export type Judgement =
  | {
      readonly valid: true;
      readonly readings: readonly ShownReading[];
      readonly truncated: boolean;
      readonly remarks: readonly Remark[];
      /** The sheet of the reading at this place. */
      readonly sheet: (place: number) => Result<ShownSheet, Rejection>;
    }
  | { readonly valid: false; readonly reasons: readonly Reason[]; readonly remarks: readonly Remark[] };

/** A winning hand to aim for. */
export interface ShownTarget extends ShownReading {
  /** How many tiles are missing. */
  readonly distance: number;
  /** Which, and how many of each nobody has seen. */
  readonly missing: readonly { readonly tile: Tile; readonly count: number; readonly unseen: number }[];
  /** How many unseen tiles bring it nearer. */
  readonly useful: number;
}

/** A tile that wins. */
export interface ShownWait {
  readonly tile: Tile;
  readonly unseen: number;
  readonly points: string;
}

/** What a hand may aim for. */
export interface Aims {
  /** The nearest winning hands. */
  readonly targets: readonly ShownTarget[];
  /** How far the nearest one is. */
  readonly distance: number;
  /** How many are as near. */
  readonly found: number;
  /** The tiles that win, for a hand that lacks one. */
  readonly waits: readonly ShownWait[] | undefined;
}

/** A fact about the win that a game asks for beside the way and the tile. */
export interface FactField {
  /** Its name in the win. */
  readonly name: string;
  /** What is asked. */
  readonly label: string;
  /** How it is answered: a switch, a number, or one of some words. */
  readonly kind: 'switch' | 'number' | readonly string[];
  /** The greatest number. */
  readonly most?: number | undefined;
}

/** The ways of winning in words. */
export const WIN_WORDS: Readonly<Record<WinKind, string>> = {
  wall: 'Drawn from the wall',
  discard: 'On a discard',
  jokerExchange: 'In exchange for a joker',
  looseTile: 'On a loose tile',
  exchangeTile: 'On a tile offered in an exchange',
  misnamedDiscard: 'On a discard that was misnamed',
  charleston: 'In the Charleston',
  steal: 'Stolen from a rack',
};
