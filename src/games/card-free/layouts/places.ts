import type { Need } from '../../../jokers/missing';
import type { CardFreeOptions } from '../options';
import { type BlockCode, kindOf, NEWS, naturalIn, sizeOf, WIND_KINDS } from './blocks';

/** Adds places for a tile to what is needed, which stays in the order of `TILES`. */
const addNeed = (needs: Need[], kind: number, own: number, jokers: number): void => {
  let at = needs.length;
  while (at > 0 && (needs[at - 1]?.kind ?? 0) > kind) at--;
  const same = needs[at - 1];
  if (same?.kind !== kind) {
    needs.splice(at, 0, { kind, own, jokers, flowers: 0 });
    return;
  }
  same.own += own;
  same.jokers += jokers;
};

/** What concealed blocks need, and so many places for jokers beside them, tile by tile in the order of `TILES`. */
export const needsOfBlocks = (
  blocks: readonly BlockCode[],
  options: CardFreeOptions,
  beside: Iterable<readonly [kind: number, jokers: number]> = [],
): readonly Need[] => {
  const needs: Need[] = [];
  for (const block of blocks) {
    const [kind, size] = [kindOf(block), sizeOf(block)];
    const natural = naturalIn(kind, size, options);
    if (kind === NEWS) for (const wind of WIND_KINDS) addNeed(needs, wind, 1, 0);
    else addNeed(needs, kind, natural, size - natural);
  }
  for (const [kind, jokers] of beside) addNeed(needs, kind, 0, jokers);
  return needs;
};

/** The blocks of a layout beside the exposures; undefined if some exposure is not among them as it stands (CF-28). */
export const besideExposures = (
  blocks: readonly BlockCode[],
  exposures: readonly BlockCode[],
): readonly BlockCode[] | undefined => {
  const left = [...blocks];
  for (const exposure of exposures) {
    const place = left.indexOf(exposure);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
};
