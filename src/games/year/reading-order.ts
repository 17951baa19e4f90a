import { YEAR_SETS, type YearReading, type YearSetKind } from './vocabulary';

const countOf = ({ sets }: YearReading, kind: YearSetKind): number =>
  sets.filter((set) => set.kind === kind).length;

const concealedOf = ({ sets }: YearReading, kind: YearSetKind): number =>
  sets.filter((set) => set.kind === kind && set.concealed).length;

/** The order of two readings by how many sets of each kind they have, the largest kind first. */
const byKinds = (
  one: YearReading,
  other: YearReading,
  count: (reading: YearReading, kind: YearSetKind) => number,
): number => YEAR_SETS.reduce((order, kind) => order || count(other, kind) - count(one, kind), 0);

/** How many sets of a reading are concealed, pairs aside (YG-16). */
export const concealedSets = ({ sets }: Pick<YearReading, 'sets'>): number =>
  sets.filter(({ kind, concealed }) => concealed && kind !== 'pair').length;

/** A reading as the places of its sets say it, for an order that leaves nothing open. */
const wordOf = ({ sets, completes }: YearReading): string =>
  `${sets.map(({ tiles, concealed }) => `${tiles.join(' ')}${concealed ? '' : '~'}`).join('; ')} ${completes ?? ''}`;

/**
 * The order of readings: more points by the caller's table, more concealed sets, then more Pung-Pairs, Years,
 * kongs, pungs and chows in this order, then more concealed ones of each in the same order; equals by their sets
 * as words.
 */
export const byRank = (one: YearReading, other: YearReading): number =>
  (other.points ?? 0) - (one.points ?? 0) ||
  concealedSets(other) - concealedSets(one) ||
  byKinds(one, other, countOf) ||
  byKinds(one, other, concealedOf) ||
  (wordOf(one) < wordOf(other) ? -1 : 1);
