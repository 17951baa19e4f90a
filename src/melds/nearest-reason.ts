import type { Reason } from '../core/reason';
import { type Counts, countOf, kindsWhere, tilesAt } from './set-shape';

/** A winning hand near to some tiles: how many of each tile of `TILES` it takes, and its sets as text and as data. */
export interface NearHand {
  readonly counts: Counts;
  readonly texts: readonly string[];
  readonly sets: readonly object[];
}

/** How many of the nearest hands are named. */
export const NEAREST_NAMED = 3;

/** Which tiles to exchange for a winning hand; `kinds` says in which order they are named. */
export const nearestReason = (
  rule: string,
  kinds: readonly number[],
  held: Counts,
  { counts, texts, sets }: NearHand,
): Reason => {
  const missing = tilesAt(kindsWhere(kinds, (kind) => countOf(counts, kind) - countOf(held, kind)));
  const tooMany = tilesAt(kindsWhere(kinds, (kind) => countOf(held, kind) - countOf(counts, kind)));
  const exchange = [
    ...(missing.length > 0 ? [`with ${missing.join(' ')}`] : []),
    ...(tooMany.length > 0 ? [`without ${tooMany.join(' ')}`] : []),
  ].join(' and ');
  return {
    code: 'nearestLayout',
    rule,
    message: `${exchange.charAt(0).toUpperCase()}${exchange.slice(1)} the hand wins: ${texts.join(', ')}.`,
    params: { distance: missing.length, missing, tooMany, sets },
  };
};

/** The first few of many. */
export const firstOf = <T>(many: Iterable<T>, count: number): readonly T[] => {
  const found: T[] = [];
  for (const one of count > 0 ? many : []) {
    found.push(one);
    if (found.length === count) break;
  }
  return found;
};
