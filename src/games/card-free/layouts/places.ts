import { type Need, needsOf, type Place } from '../../../jokers/missing';
import type { CardFreeOptions } from '../options';
import { type BlockCode, kindOf, NEWS, naturalIn, sizeOf, WIND_KINDS } from './blocks';

const placesOf = (block: BlockCode, options: CardFreeOptions): readonly Place[] => {
  const [kind, size] = [kindOf(block), sizeOf(block)];
  if (kind === NEWS) return WIND_KINDS.map((wind) => ({ kind: wind, count: 1, filler: 'own' }));
  const natural = naturalIn(kind, size, options);
  return [
    { kind, count: natural, filler: 'own' },
    { kind, count: size - natural, filler: 'jokers' },
  ];
};

/** What concealed blocks need, and places beside them, tile by tile in the order of `TILES`. */
export const needsOfBlocks = (
  blocks: readonly BlockCode[],
  options: CardFreeOptions,
  beside: readonly Place[] = [],
): readonly Need[] => {
  const groups = blocks.map((block) => ({ places: placesOf(block, options) }));
  return [...needsOf([...groups, { places: beside }])].sort((one, other) => one.kind - other.kind);
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
