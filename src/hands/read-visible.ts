import { ownList } from '../core/own-values';
import { described, type Reason, reasonAt } from '../core/reason';
import { tileIndex } from '../tiles/tile-index';
import { noTile } from './check-hand';
import { listedTiles } from './hand-notation';
import { LIMITS } from './limits';

/** Reads any value as visible tiles and subtracts them from `left`; adds a reason for anything wrong. Undefined means none. */
export const takeVisible = (given: unknown, left: number[], reasons: Reason[]): void => {
  const value = listedTiles(given, 'visible', reasons);
  const limit = LIMITS.visible;
  const list = value === undefined ? [] : ownList(value, limit);
  if (list === undefined) {
    const isList = Array.isArray(value);
    const message = isList
      ? `At most ${limit} tiles can be visible; there are ${value.length}.`
      : `Expected a list of tiles here, not ${described(value)}.`;
    const params = isList ? { limit, length: value.length } : {};
    reasons.push(reasonAt(isList ? 'tooLarge' : 'notAHand', '', message, ['visible'], params));
    return;
  }
  list.forEach((tile, place) => {
    const index = tileIndex(tile);
    if (index < 0) reasons.push(noTile(tile, ['visible', place]));
    else left[index]!--;
  });
};
