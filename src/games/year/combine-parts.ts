import { type PartTargets, partTargets, type Supply } from './part-targets';
import type { Part } from './set-shapes';

/** What the parts can contribute together: how many of each tile of `TILES`, the fewest missing. */
export interface Targets {
  /** The fewest tiles missing; infinite if no winning hand has so many tiles. */
  readonly missing: number;
  /** All hands that miss so few, one after the other: for each part how many of each of its kinds. */
  readonly hands: Iterable<readonly (readonly number[])[]>;
}

const NEVER = Number.POSITIVE_INFINITY;

/** By the number of tiles from each part on, the fewest missing. */
const leastCosts = (parts: readonly PartTargets[], tiles: number): readonly (readonly number[])[] => {
  const sizes = Array.from({ length: tiles + 1 }, (_, size) => size);
  let rest: readonly number[] = sizes.map((size) => (size === 0 ? 0 : NEVER));
  const least = [rest];
  for (const part of [...parts].reverse()) {
    const before = rest;
    rest = sizes.map((size) =>
      Math.min(...sizes.slice(0, size + 1).map((own) => part.least(own) + (before[size - own] as number))),
    );
    least.unshift(rest);
  }
  return least;
};

function* handsFrom(
  parts: readonly PartTargets[],
  least: readonly (readonly number[])[],
  at: number,
  tiles: number,
): Generator<readonly (readonly number[])[]> {
  const part = parts[at];
  if (part === undefined) {
    yield [];
    return;
  }
  const rest = least[at + 1] as readonly number[];
  for (let own = tiles; own >= 0; own--) {
    const cost = part.least(own) + (rest[tiles - own] as number);
    if (cost === NEVER || cost !== least[at]?.[tiles]) continue;
    for (const counts of part.targets(own)) {
      for (const others of handsFrom(parts, least, at + 1, tiles - own)) yield [counts, ...others];
    }
  }
}

/** The winning hands of so many concealed tiles that are nearest to a supply (YG-11). */
export const nearestTargets = (parts: readonly Part[], supply: Supply, tiles: number): Targets => {
  const own = parts.map((part) => partTargets(part, supply, tiles));
  const least = leastCosts(own, tiles);
  return { missing: least[0]?.[tiles] as number, hands: handsFrom(own, least, 0, tiles) };
};
