import { type Reason, type ReasonCode, reasonAt } from '../core/reason';
import type { Meld } from '../hands/hand';
import type { Tile } from '../tiles/tile';

/** What is wrong with a tile: the code, the rule and the sentence. */
export type TileFault = readonly [code: ReasonCode, rule: string, messageOf: (tile: Tile) => string];

/** The reasons against tiles in a list of a hand that should not be there, one for each. */
export const tileReasons = (
  list: 'concealed' | 'flowers',
  tiles: readonly Tile[],
  isWrong: (tile: Tile) => boolean,
  [code, rule, messageOf]: TileFault,
): readonly Reason[] =>
  (tiles.some(isWrong) ? tiles : []).flatMap((tile, place) =>
    isWrong(tile) ? [reasonAt(code, rule, messageOf(tile), [list, place], { tile })] : [],
  );

/** By which rule a meld is no set, and why; undefined if it is one. */
export type MeldFault = readonly [rule: string, message: string] | undefined;

/** The reasons against melds that are no sets. */
export const meldReasons = (melds: readonly Meld[], faultOf: (meld: Meld) => MeldFault): readonly Reason[] =>
  melds.flatMap((meld, place) => {
    const fault = faultOf(meld);
    return fault === undefined
      ? []
      : [reasonAt('badMeld', ...fault, ['melds', place], { tiles: meld.tiles })];
  });
