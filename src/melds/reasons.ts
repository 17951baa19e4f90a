import { type Reason, type ReasonCode, reasonAt } from '../core/reason';
import { winsWith } from '../hands/exchange-text';
import type { Meld } from '../hands/hand';
import type { Tile } from '../tiles/tile';
import { kindsOf, type WholeParts } from './near-hands';
import { type Counts, countOf, countsOf, kindsWhere, tilesAt } from './set-shape';

/** What is wrong with a tile: the code, the rule and the sentence. */
export type TileFault = readonly [code: ReasonCode, rule: string, messageOf: (tile: Tile) => string];

/** A reason for each tile in a list of a hand that should not be there. */
export const tileReasons = (
  list: 'concealed' | 'flowers',
  tiles: readonly Tile[],
  isWrong: (tile: Tile) => boolean,
  [code, rule, messageOf]: TileFault,
): readonly Reason[] =>
  (tiles.some(isWrong) ? tiles : []).flatMap((tile, place) =>
    isWrong(tile) ? [reasonAt(code, rule, messageOf(tile), [list, place], { tile })] : [],
  );

/** The rule by which a meld is not a set, and why; undefined if it is one. */
export type MeldFault = readonly [rule: string, message: string] | undefined;

export const meldReasons = (melds: readonly Meld[], faultOf: (meld: Meld) => MeldFault): readonly Reason[] =>
  melds.flatMap((meld, place) => {
    const fault = faultOf(meld);
    return fault === undefined
      ? []
      : [reasonAt('badMeld', ...fault, ['melds', place], { tiles: meld.tiles })];
  });

/** A set of a winning hand, as text and as data. */
export interface NamedSet {
  readonly text: string;
  readonly data: object;
}

/** How many of the nearest hands are named. */
export const NEAREST_NAMED = 3;

/** The first `count` items, or all if there are fewer. */
export const firstOf = <T>(many: Iterable<T>, count: number): readonly T[] => {
  const found: T[] = [];
  for (const one of count > 0 ? many : []) {
    found.push(one);
    if (found.length === count) break;
  }
  return found;
};

/**
 * Says which tiles to exchange for each of the first few winning hands; `kinds` is the order in which tiles are named,
 * `setsOf` gives the sets of a hand.
 */
export const nearestReasons = (
  rule: string,
  kinds: readonly number[],
  held: Counts,
  hands: Iterable<WholeParts>,
  setsOf: (counts: Counts) => readonly NamedSet[],
): readonly Reason[] =>
  firstOf(hands, NEAREST_NAMED).map((hand) => {
    const counts = countsOf(kindsOf(hand));
    const more = (one: Counts, other: Counts): readonly Tile[] =>
      tilesAt(kindsWhere(kinds, (kind) => countOf(one, kind) - countOf(other, kind)));
    const [missing, tooMany, sets] = [more(counts, held), more(held, counts), setsOf(counts)];
    return {
      code: 'nearestLayout',
      rule,
      message: `${winsWith(missing, tooMany)}: ${sets.map(({ text }) => text).join(', ')}.`,
      params: { distance: missing.length, missing, tooMany, sets: sets.map(({ data }) => data) },
    };
  });
