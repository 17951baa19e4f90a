import type { InvalidHand, Rejection, Result, Scored, Tile, ValidHand, WinClaim, WinKind } from 'mahjongg';
import type { Nearest } from './nearest';

/** A score sheet with what there is to say below it. */
export interface ShownSheet extends Scored {
  /** Remarks below it. */
  readonly notes: readonly string[];
  /** What `settle` needs; left out where nobody pays. */
  readonly claim?: Omit<WinClaim, 'winner'> | undefined;
}

/** What the rules say of a hand. */
export type Judgement =
  | (Pick<ValidHand<object>, 'valid' | 'readings' | 'truncated' | 'conditions' | 'notes'> & {
      /** The sheet of the reading at this place. */
      readonly score: (place: number) => Result<ShownSheet, Rejection>;
    })
  | Pick<InvalidHand, 'valid' | 'reasons' | 'notes'>;

/** What a reading or a score is worth, in words; empty where the game gives no points. */
export const pointsText = (worth: object): string => {
  const { total, value, points, product } = worth as Readonly<Partial<Record<string, unknown>>>;
  const [found] = [total, value, points].filter((one) => typeof one === 'number');
  if (found !== undefined) return `${found} points`;
  return typeof product === 'number' ? `${product} points before the tiles left` : '';
};

/** A tile that wins. */
export interface ShownWait {
  readonly tile: Tile;
  readonly unseen: number;
  readonly points: string;
}

/** What a hand may aim for. */
export interface Aims extends Nearest {
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
