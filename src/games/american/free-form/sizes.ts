import { onFirstUse, onFirstUseOf } from '../../../core/first-use';
import { HAND_SIZE } from '../tiles';
import { LARGEST } from './rack';

/** The group sizes of one kind, largest first, with the tiles they have in pairs and in all. */
export interface Sizes {
  readonly sizes: readonly number[];
  readonly tiles: number;
  readonly inPairs: number;
  /** How many of the tiles lie on exposures (TG-5). */
  readonly grown: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** All combinations of group sizes for one kind: larger sizes first, longer lists before their own beginnings. */
const makeSizes = (tiles: number, most: number): readonly (readonly number[])[] => {
  const lists: (readonly number[])[] = [];
  for (let size = Math.min(most, tiles); size > 1; size--)
    for (const rest of makeSizes(tiles - size, size)) lists.push([size, ...rest]);
  return [...lists, []];
};

/** All combinations of group sizes for one kind, up to a whole hand. */
export const allSizes: () => readonly Sizes[] = /* @__PURE__ */ onFirstUse((): readonly Sizes[] =>
  makeSizes(HAND_SIZE, LARGEST)
    .filter(({ length }) => length > 0)
    .map((sizes) => ({
      sizes,
      tiles: sum(sizes),
      inPairs: sum(sizes.filter((size) => size === 2)),
      grown: 0,
    })),
);

const NO_GROUP: Sizes = { sizes: [], tiles: 0, inPairs: 0, grown: 0 };

/** The sizes of exposures with some tiles laid on them, on the first as many as it takes. */
export const grownSizes = (exposed: readonly number[], grown: number): readonly number[] => {
  let left = grown;
  return exposed.map((size) => {
    const more = Math.min(LARGEST - size, left);
    left -= more;
    return size + more;
  });
};

/**
 * The same with every number of tiles on exposures of these sizes, such as `3,5`; what makes the same groups is listed
 * once. Kept, since few exposures have other sizes.
 */
export const sizesBeside: (exposures: string) => readonly Sizes[] = /* @__PURE__ */ onFirstUseOf(
  (exposures: string): readonly Sizes[] => {
    const exposed = exposures.split(',').map(Number);
    const room = LARGEST * exposed.length - sum(exposed);
    const found = new Map<string, Sizes>();
    for (const one of [...allSizes(), NO_GROUP])
      for (let grown = 0; grown <= room; grown++) {
        const key = [...one.sizes, ...grownSizes(exposed, grown)].sort().join();
        const tiles = one.tiles + grown;
        if (tiles > 0) found.set(key, { ...one, tiles, grown });
      }
    return [...found.values()];
  },
);
